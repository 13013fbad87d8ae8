/**
 * The search index: a cache in SQLite of what memories, documents and logs say, redacted. It holds nothing that the files do
 * not, and whatever is odd about it is a reason to make it anew.
 */
import fs from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { digestOf } from "../digest.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { gistOf, inAllSpellings, indexed, indexedOtherwise } from "./terms.ts";

/** Another number: another form, made anew. */
const VERSION = 11;
const BUSY_MS = 2_000;

export type Kind = "memory" | "weekly" | "monthly" | "yearly" | "wisdom" | "log";

/** Among what is withheld: the file is an order by its name, or hides what it is called, and is not told of. */
export const ITS_NAME = -1;

/** A file as the index knows it. */
interface Indexed {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  readonly kind: Kind;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  /** A day: of a memory its newest evidence, of a document its last day, of a log its own. */
  readonly updated: string;
  /** A day: of a memory its first evidence, of a document its first day, of a log its own. */
  readonly created: string;
}
export interface Content extends Indexed {
  readonly description: string;
  readonly body: string;
  /** All of the file as it may be shown. */
  readonly lines: readonly string[];
  /** The lines that are named and not shown, from 1; 0 is the name. Of a log they are looked for when it is found. */
  readonly withheld: readonly number[];
}
/** What the index keeps of a memory. @param lines all of its file */
export function asContent(path: string, memory: StoredMemory, lines: readonly string[]): Omit<Content, "withheld"> {
  const { name, description, type, status, body, created, updated, tags = [] } = memory;
  const searched = { name, description: [description, ...tags].join("\n"), body };
  return { path, kind: "memory", type, status, created, updated, ...searched, lines };
}
/** By which a file is known to be the same without being read. */
export interface Stamp {
  readonly bytes: number;
  readonly mtimeMs: number;
  readonly sha256: string;
}
export interface Hit extends Indexed {
  /** In this index. */
  readonly id: number;
  /** Higher is better; comparable within one answer only. */
  readonly score: number;
}

/** A text's place among others by what it means, of length 1. */
export type Vector = Float32Array<ArrayBuffer>;
/** Of whose model vectors are, and how long: only such are compared. */
interface Space {
  readonly model: string;
  readonly dimensions: number;
}
/** What of a file is compared with a query by meaning, under its digest. */
export interface Gist {
  readonly said: string;
  readonly gist: string;
}

/** Weights in BM25 of name, description, body, and of words in another spelling than the text has them. */
const WEIGHTS = "4.0, 2.0, 1.0, 1.0";

export class SearchIndex {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * @param path of the database; undefined: in memory, for this answer alone
   * @param by what its texts were read and redacted by: made by another, it is made anew
   * @throws what SQLite says of a file that is none
   */
  static open(path: string | undefined, by = ""): SearchIndex {
    if (path !== undefined) refuseOther(path);
    const database = new DatabaseSync(path ?? ":memory:");
    try {
      database.exec(`PRAGMA busy_timeout=${BUSY_MS}; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-8000`);
      if (versionOf(database) === 0) create(database, by);
      const version = versionOf(database);
      if (version !== VERSION) throw new Error(`version ${version}`);
      if (database.prepare("SELECT 1 FROM made WHERE by=?").get(by) === undefined) throw new Error("another's");
      return new SearchIndex(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  stamps(): Map<string, Stamp> {
    const rows = this.#all("SELECT path, bytes, mtime AS mtimeMs, sha256 FROM files") as (Stamp & { path: string })[];
    return new Map(rows.map((row) => [row.path, row]));
  }

  /** By which the file is known now, whoever brought it in; undefined where it is not. */
  digest(path: string): string | undefined {
    return (this.#all("SELECT sha256 FROM files WHERE path=?", path)[0] as { sha256: string } | undefined)?.sha256;
  }

  /** Whether the files were last brought in as they look now. @param look names, sizes and times of them all */
  isAsSeen(look: Uint8Array): boolean {
    return this.#all("SELECT 1 FROM seen WHERE look=?", look).length > 0;
  }
  setSeen(look: Uint8Array): void {
    this.#run("INSERT INTO seen VALUES (?)", look);
  }
  forgetSeen(): void {
    this.#run("DELETE FROM seen");
  }

  /** All of it, or nothing: a kill in between leaves the index as it was. */
  change(work: () => void): void {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** What `work` finds in the index as it changes it: afterwards that is as it was, and no change has reached the disk. */
  supposing<Value>(work: () => Value): Value {
    this.#database.exec("PRAGMA cache_spill=OFF; BEGIN IMMEDIATE");
    try {
      return work();
    } finally {
      this.#database.exec("ROLLBACK");
    }
  }

  put(content: Content, stamp: Stamp): void {
    this.remove(content.path);
    const { path, kind, name, type, status, updated, created, lines, withheld } = content;
    const { lastInsertRowid } = this.#run(
      "INSERT INTO files (path, kind, name, type, status, updated, created, bytes, mtime, sha256) VALUES (?,?,?,?,?,?,?,?,?,?)",
      ...[path, kind, name, type, status, updated, created, stamp.bytes, stamp.mtimeMs, stamp.sha256],
    );
    this.#run("INSERT INTO texts VALUES (?,?,?)", lastInsertRowid, lines.join("\n"), withheld.join());
    const said = [name, content.description, content.body];
    const texts = [...said.map(indexed), indexedOtherwise(said.join("\n"))];
    for (const table of ["terms", "words"])
      this.#run(
        `INSERT INTO ${table} (rowid, name, description, body, otherwise) VALUES (?,?,?,?,?)`,
        ...[lastInsertRowid, ...texts],
      );
    if (kind === "log" || status === "withdrawn") return;
    const gist = gistOf([...new Set(said)].join("\n"));
    this.#run("INSERT INTO gists (id, said, gist) VALUES (?,?,?)", lastInsertRowid, digestOf(gist), gist);
  }

  touch(path: string, { bytes, mtimeMs }: Omit<Stamp, "sha256">): void {
    this.#run(
      "UPDATE files SET bytes=?, mtime=? WHERE path=? AND (bytes<>? OR mtime<>?)",
      bytes,
      mtimeMs,
      path,
      bytes,
      mtimeMs,
    );
  }

  remove(path: string): void {
    const row = this.#all("SELECT id FROM files WHERE path=?", path)[0] as { id: number } | undefined;
    if (row === undefined) return;
    // First of all, since its texts are those of `terms`.
    this.#run("DELETE FROM words WHERE rowid=?", row.id);
    this.#run("DELETE FROM terms WHERE rowid=?", row.id);
    for (const table of ["gists", "texts", "files"]) this.#run(`DELETE FROM ${table} WHERE id=?`, row.id);
  }

  /** @param asked in the syntax of FTS5, every term quoted, each with how much it counts */
  find(asked: readonly (readonly [match: string, worth: number])[], most: number): Hit[] {
    const part = `SELECT rowid AS id, -bm25(terms, ${WEIGHTS}) * ? AS score FROM terms WHERE terms MATCH ?`;
    const parts = asked.map(() => part).join(" UNION ALL ");
    return this.#all(
      // Nothing is looked up of what is among the rest: a word may stand in every file. One part has nothing to be added up.
      `WITH scores AS MATERIALIZED (${asked.length === 1 ? part : `SELECT id, sum(score) AS score FROM (${parts}) GROUP BY id`}),
         best AS (SELECT score FROM scores ORDER BY score DESC LIMIT ?)
       SELECT id, path, kind, name, type, status, updated, created, score
       FROM scores JOIN files USING (id) WHERE score >= (SELECT min(score) FROM best)
       ORDER BY score DESC, updated DESC, path LIMIT ?`,
      ...[...asked.flatMap(([match, worth]) => [worth, match]), most, most],
    ) as unknown as Hit[];
  }

  /** Those of some files that match, unranked: to rank them takes ten times as long, and all that match may be every file. */
  matching(match: string, among: readonly Hit[]): ReadonlySet<number> {
    const rows = this.#all(
      "SELECT rowid AS id FROM terms WHERE terms MATCH ? AND +rowid IN (SELECT value FROM json_each(?))",
      ...[match, JSON.stringify(among.map(({ id }) => id))],
    ) as { id: number }[];
    return new Set(rows.map(({ id }) => id));
  }

  /** Files of this name: a path, or how one ends. */
  named(name: string): Hit[] {
    return this.#all(
      `SELECT id, path, kind, name, type, status, updated, created, 0 AS score FROM files
       WHERE path=? OR substr(path, -length(?)) = ? ORDER BY path`,
      ...[name, `/${name}`, `/${name}`],
    ) as unknown as Hit[];
  }

  /** How many files match, counted no further than asked: a word that stands everywhere costs no more than a rare one. */
  countUpTo(most: number, match: string): number {
    return this.#all("SELECT 1 FROM terms WHERE terms MATCH ? LIMIT ?", match, most).length;
  }

  /** The lines of a file as they may be shown; none where it is gone. */
  lines(path: string): string[] {
    const [row] = this.#all("SELECT lines FROM texts JOIN files USING (id) WHERE path=?", path);
    return (row as { lines: string } | undefined)?.lines.split("\n") ?? [];
  }

  /** As they are numbered in `Content`. */
  withheld(path: string): ReadonlySet<number> {
    const [row] = this.#all("SELECT withheld FROM texts JOIN files USING (id) WHERE path=?", path);
    const { withheld } = (row ?? { withheld: "" }) as { withheld: string };
    return new Set(withheld.split(",").filter(Boolean).map(Number));
  }

  /** Texts that have no vector in this space, memories first, newest first; of logs and of what was withdrawn none. */
  unplaced({ model, dimensions }: Space, most: number): Gist[] {
    return this.#all(
      `SELECT said, gist FROM gists JOIN files USING (id) WHERE NOT EXISTS
         (SELECT 1 FROM vectors WHERE vectors.said=gists.said AND model=? AND dimensions=?)
       GROUP BY said ORDER BY max(kind='memory') DESC, max(updated) DESC, min(path) LIMIT ?`,
      ...[model, dimensions, most],
    ) as unknown as Gist[];
  }

  /** Keeps them, and of all others those alone that a file still needs in this space. */
  place({ model, dimensions }: Space, vectors: ReadonlyMap<string, Vector>): void {
    this.change(() => {
      for (const [said, { buffer, byteOffset, byteLength }] of vectors)
        this.#run(
          "INSERT OR REPLACE INTO vectors VALUES (?,?,?,?)",
          ...[said, model, dimensions, new Uint8Array(buffer, byteOffset, byteLength)],
        );
      const unneeded = "model<>? OR dimensions<>? OR said NOT IN (SELECT said FROM gists)";
      this.#run(`DELETE FROM vectors WHERE ${unneeded}`, model, dimensions);
    });
  }

  /** Files by how near they are to a vector, nearest first; what has nothing in common with it is none. */
  nearest(to: Vector, model: string): Hit[] {
    const rows = this.#prepared(
      `SELECT id, path, kind, name, type, status, updated, created, vector
       FROM gists JOIN files USING (id) JOIN vectors USING (said) WHERE model=? AND dimensions=?`,
    ).iterate(model, to.length) as Iterable<unknown> as Iterable<Omit<Hit, "score"> & { vector: Uint8Array }>;
    const hits: Hit[] = [];
    for (const { vector, ...file } of rows) {
      const { buffer, byteOffset, byteLength } = vector;
      const score = byteLength === to.byteLength ? likeness(to, new Float32Array(buffer, byteOffset, to.length)) : 0;
      if (score > 0) hits.push({ ...file, score });
    }
    return hits.sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  }

  /** Words that carry no content in some language: whoever brings files in knows languages, and whoever asks need not. */
  setSmall(words: Iterable<string>): void {
    if (this.#all("SELECT 1 FROM small LIMIT 1").length > 0) return;
    for (const word of inAllSpellings(words)) this.#run("INSERT OR IGNORE INTO small VALUES (?)", word);
  }
  isSmall(word: string): boolean {
    return this.#all("SELECT 1 FROM small WHERE word=?", word).length > 0;
  }

  /** How many files hold a term; 0 when none does. */
  frequency(term: string): number {
    const row = this.#all("SELECT doc FROM vocabulary WHERE term=?", term)[0] as { doc: number } | undefined;
    return row?.doc ?? 0;
  }

  /** Terms that begin so, of a length between the two; `written`: words, since a slip of the pen is not like a term, which is a stem. */
  terms(begin: string, shortest: number, longest: number, most: number, of: "vocabulary" | "written"): string[] {
    const rows = this.#all(
      `SELECT term FROM ${of} WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ? LIMIT ?`,
      ...[begin, `${begin}\u{10ffff}`, shortest, longest, most],
    );
    return (rows as { term: string }[]).map(({ term }) => term);
  }

  count(): number {
    return (this.#all("SELECT count(*) AS n FROM files")[0] as { n: number }).n;
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
  #all(sql: string, ...values: (string | number | Uint8Array)[]): unknown[] {
    return this.#prepared(sql).all(...values);
  }
  #run(sql: string, ...values: (string | number | bigint | Uint8Array)[]) {
    return this.#prepared(sql).run(...values);
  }
}

/** The cosine of two vectors of length 1. */
function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

/** A phrase of terms in the syntax of FTS5. */
export const quoted = (terms: readonly string[]): string => `"${terms.join(" ").replaceAll('"', '""')}"`;

/** A term where the text itself has it. */
export const withoutOtherwise = (term: string): string => `- otherwise : ${quoted([term])}`;

/** Another process is at the database: it is as it was, and nothing is wrong with it. */
export const isBusy = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message);

const versionOf = (database: DatabaseSync): number =>
  (database.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;

/**
 * A query reads the row of each file that matches: what is long about a file stands in `texts`. The texts are kept in `terms` as well: of a table without content (`contentless_delete`) SQLite 3.53 never takes a deleted row
 * out of the counts that BM25 reckons with, and each edit of a file changed the order of all answers for good.
 */
function create(database: DatabaseSync, by: string): void {
  database.exec("BEGIN IMMEDIATE");
  // Another process was first: its database is as good as ours.
  if (versionOf(database) !== 0) {
    database.exec("COMMIT");
    return;
  }
  database.exec(`
    CREATE TABLE made (by TEXT NOT NULL);
    CREATE TABLE files (id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
      type TEXT NOT NULL, status TEXT NOT NULL, updated TEXT NOT NULL, created TEXT NOT NULL,
      bytes INTEGER NOT NULL, mtime REAL NOT NULL, sha256 TEXT NOT NULL);
    CREATE TABLE texts (id INTEGER PRIMARY KEY, lines TEXT NOT NULL, withheld TEXT NOT NULL);
    CREATE TABLE small (word TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE seen (look BLOB NOT NULL);
    CREATE TABLE gists (id INTEGER PRIMARY KEY, said TEXT NOT NULL, gist TEXT NOT NULL);
    CREATE TABLE vectors (said TEXT NOT NULL, model TEXT NOT NULL, dimensions INTEGER NOT NULL, vector BLOB NOT NULL,
      PRIMARY KEY (said, model, dimensions));
    CREATE VIRTUAL TABLE terms USING fts5(name, description, body, otherwise,
      tokenize="porter unicode61 remove_diacritics 0");
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab(terms, 'row');
    CREATE VIRTUAL TABLE words USING fts5(name, description, body, otherwise, content='terms', detail=none, columnsize=0,
      tokenize="unicode61 remove_diacritics 0");
    CREATE VIRTUAL TABLE written USING fts5vocab(words, 'row');
    PRAGMA user_version=${VERSION};`);
  database.prepare("INSERT INTO made VALUES (?)").run(by);
  database.exec("COMMIT");
}

/** A link of either kind, a FIFO or a folder in the database's place, or of its journal, is nobody's cache of ours. */
function refuseOther(path: string): void {
  for (const one of filesOf(path)) {
    const found = fs.lstatSync(one, { throwIfNoEntry: false });
    if (found !== undefined && (!found.isFile() || found.nlink > 1)) throw new Error(`${one} is no file of its own`);
  }
}

/** The index with all that lies beside it. */
export const filesOf = (path: string): string[] => [path, `${path}-journal`, `${path}-wal`, `${path}-shm`];
