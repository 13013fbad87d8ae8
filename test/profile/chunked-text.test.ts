import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { askChunks, together } from "../../src/profile/chunked-answers.ts";
import { chunksOfText } from "../../src/profile/chunked-text.ts";
import { quotedLog } from "../../src/prompt/request.ts";
import { PRECISION_CHUNKS } from "../../src/transcript/chunk.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";

const SIZE = { characters: 200, overlap: 50 };
const shown = ({ lines, bodyStart }: DailyLog): string[] => lines.slice(bodyStart).map((line) => line);
const words = (count: number, word = "word"): string =>
  Array.from({ length: count }, (_, i) => `${word}${i}`).join(" ");

describe("a long text in chunks", () => {
  it("is left alone when it fits, front matter and all", () => {
    const log = daily("2026-04-08", ["---", "title: x", "---", "short"]);
    expect(chunksOfText(log, PRECISION_CHUNKS)).toEqual([log]);
    expect(chunksOfText(daily("2026-04-08", ["", "  "]), SIZE)).toEqual([]);
  });

  it("keeps the line numbers of the file, since a chunk is a window on it", () => {
    const log = daily("2026-04-08", [
      "---",
      "title: x",
      "---",
      ...Array.from({ length: 40 }, (_, i) => `line ${i} of the text`),
    ]);
    const chunks = chunksOfText(log, SIZE);
    expect(chunks.length).toBeGreaterThan(3);
    for (const { lines, bodyStart, path } of chunks) {
      expect(path).toBe(log.path);
      expect(bodyStart).toBeGreaterThanOrEqual(3);
      expect(lines).toEqual(log.lines.slice(0, lines.length));
    }
    expect(quotedLog(chunks[1]!).split("\n")[1]).toBe(`| ${log.lines[chunks[1]!.bodyStart]}`);
  });

  it("begins its chunks at headings, else at messages, else at paragraphs, in the second half", () => {
    const text = (mark: string) => ["start", ...Array(4).fill(words(4)), mark, ...Array(4).fill(words(4))];
    for (const mark of ["## Heading", "[m00012][user] hello", "[User] hello", "Ilse: hello"]) {
      const own = chunksOfText(daily("2026-04-08", text(mark)), SIZE)[1]!;
      expect(shown(own)).toContain(mark);
      expect(shown(own).indexOf(mark)).toBeLessThanOrEqual(2);
      expect(shown(chunksOfText(daily("2026-04-08", text(mark)), SIZE)[0]!)).not.toContain(mark);
    }
  });

  it("repeats the end of a chunk at the beginning of the next, whole lines and no more than asked", () => {
    const log = daily(
      "2026-04-08",
      Array.from({ length: 60 }, (_, i) => `line ${i}`),
    );
    const chunks = chunksOfText(log, SIZE);
    for (const [i, chunk] of chunks.slice(1).entries()) {
      const before = chunks[i]!;
      const overlap = shown({ ...before, bodyStart: chunk.bodyStart });
      expect(overlap.length).toBeGreaterThan(0);
      expect(overlap.join("\n").length).toBeLessThanOrEqual(SIZE.overlap);
    }
  });

  it("cuts a line that is too long between words, and loses no character of it", () => {
    const long = words(200);
    const log = daily("2026-04-08", ["before", long, "after"]);
    const chunks = chunksOfText(log, SIZE);
    const parts = chunks
      .filter(({ bodyStart, lines }) => bodyStart === 1 && lines.length === 2)
      .map(({ lines }) => lines[1]!);
    let whole = parts[0]!;
    for (const part of parts.slice(1)) {
      let shared = Math.min(part.length, whole.length);
      while (!whole.endsWith(part.slice(0, shared))) shared--;
      expect(shared).toBeGreaterThan(0);
      whole += part.slice(shared);
    }
    expect(whole).toBe(long);
    for (const part of parts) expect(part).toMatch(/^word\d/);
    expect(chunks.flatMap(shown)).toContain("after");
  });

  it("shows every line, in chunks of the size asked for, and no half of a character", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom("# H", "", "[User] x", "字😀".repeat(120), words(90), "😀".repeat(150)),
    );
    fc.assert(
      fc.property(
        fc.array(
          line.map((text) => text.replace(/[\r\n]/g, "")),
          { maxLength: 40 },
        ),
        (lines) => {
          const log = daily("2026-04-08", lines);
          const chunks = chunksOfText(log, SIZE);
          const seen = new Set(
            chunks.flatMap(({ lines: own, bodyStart }) => own.slice(bodyStart).map((_, i) => bodyStart + i)),
          );
          for (const [i, text] of log.lines.entries())
            if (i >= log.bodyStart && text.trim() !== "") expect(seen).toContain(i);
          for (const chunk of chunks) {
            const text = shown(chunk).join("\n");
            if (chunks.length > 1) expect(text.length).toBeLessThanOrEqual(SIZE.characters);
            expect(lines.some((one) => !one.isWellFormed()) || text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });

  it("refuses a size that no overlap fits into", () => {
    expect(() => chunksOfText(daily("2026-04-08", []), { characters: 200, overlap: 60 })).toThrow(RangeError);
  });

  it("is cut in about linear time", () => {
    const log = daily(
      "2026-04-08",
      Array.from({ length: 40_000 }, (_, i) => `line ${i} says something`),
    );
    const began = cpuMs();
    chunksOfText(log, PRECISION_CHUNKS);
    expect(cpuMs() - began).toBeLessThan(2_000);
  });
});

describe("the chunks' answers", () => {
  const never = () => false;

  it("come in order, and one that fails once is asked again when all others were", async () => {
    const asked: string[] = [];
    const { answers, failed } = await askChunks(
      ["a", "b", "c"],
      async (chunk) => {
        asked.push(chunk);
        if (chunk === "b" && asked.filter((one) => one === "b").length === 1) throw new Error("timeout");
        return chunk.toUpperCase();
      },
      never,
    );
    expect(asked).toEqual(["a", "b", "c", "b"]);
    expect(answers).toEqual(["A", "B", "C"]);
    expect(failed).toEqual([]);
  });

  it("name the chunk that fails twice, and keep the others", async () => {
    const error = new Error("down");
    const asked = await askChunks(
      ["a", "b"],
      async (chunk) => {
        if (chunk === "a") throw error;
        return chunk;
      },
      never,
    );
    expect(asked).toEqual({ answers: ["b"], failed: [{ chunk: 0, error }] });
  });

  it("end at once with an error that every chunk would meet", async () => {
    let calls = 0;
    const ask = async (): Promise<never> => {
      calls++;
      throw new Error("stop");
    };
    await expect(askChunks(["a", "b"], ask, () => true)).rejects.toThrow("stop");
    expect(calls).toBe(1);
  });

  it("are one answer, in tool calls where any chunk made one", () => {
    const call = { name: "t", arguments: '{"entries":[1]}' };
    expect(together([{ text: "talk", calls: [call] }, { text: '{"entries":[]}' }], "t")).toEqual({
      text: "",
      calls: [call, { name: "t", arguments: '{"entries":[]}' }],
    });
    expect(together([{ text: "{}" }, { text: "NONE" }], "t")).toEqual({ text: "{}" });
    expect(together([{ text: "NONE" }, { text: "NONE\n" }], "t")).toEqual({ text: "NONE" });
  });
});
