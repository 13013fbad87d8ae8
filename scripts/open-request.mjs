#!/usr/bin/env node
/**
 * Opens a pull request for a branch that scripts/in-clone.sh pushes: by push options on GitLab, which need no further token, by the
 * API that GitHub and Gitea or Forgejo share. One that is open already is let be. The token goes to the forge alone, and is never told.
 * Usage: open-request.mjs forge                        prints which forge GIT_REMOTE is, before anything is paid for
 *        open-request.mjs open BRANCH BASE TITLE
 */
import { readFileSync } from "node:fs";

const FORGES = ["github", "gitlab", "gitea", "none"];
const { FORGE, FORGE_API, FORGE_TOKEN, FORGE_TOKEN_FILE, GIT_REMOTE = "" } = process.env;

/** @throws {Error} for a remote by path, which is no forge's */
function readRemote() {
  // `git@host:owner/name.git` is how ssh is mostly written.
  const url = new URL(GIT_REMOTE.replace(/^([^/:@]+@[^/:]+):(?!\/\/)/, "ssh://$1/"));
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  return {
    host: url.hostname,
    origin: isWeb ? url.origin : `https://${url.hostname}`,
    project: url.pathname.replace(/^\/+|\/+$|(?:\.git)?\/*$/g, ""),
    token: FORGE_TOKEN || tokenInFile() || (isWeb ? password || user : ""),
  };
}

/** @throws {Error} of the file system for a file that is named and cannot be read */
const tokenInFile = () => (FORGE_TOKEN_FILE ? readFileSync(FORGE_TOKEN_FILE, "utf8").trim() : "");

/** By its own name, or where the name of its host tells. */
function forgeOf() {
  if (FORGE) {
    if (!FORGES.includes(FORGE)) throw new Error(`FORGE is ${FORGE}: it is one of ${FORGES.join(", ")}`);
    return FORGE;
  }
  const host = URL.canParse(GIT_REMOTE) || GIT_REMOTE.includes("@") ? readRemote().host : "";
  if (host === "github.com") return "github";
  if (host === "codeberg.org") return "gitea";
  if (/(?:^|\.)gitlab\./.test(host)) return "gitlab";
  throw new Error(
    "nothing tells which forge opens the pull request: FORGE is github, gitlab, gitea (Forgejo too), or none, which pushes the branch alone",
  );
}

function checked() {
  const forge = forgeOf();
  if ((forge === "github" || forge === "gitea") && readRemote().token === "")
    throw new Error(
      `a pull request on ${forge} takes a token: in the address GIT_REMOTE, as FORGE_TOKEN, or in the file FORGE_TOKEN_FILE`,
    );
  return forge;
}

const apiOf = (forge, { host, origin }) => {
  if (FORGE_API) return FORGE_API.replace(/\/+$/, "");
  if (forge === "gitea") return `${origin}/api/v1`;
  return host === "github.com" ? "https://api.github.com" : `${origin}/api/v3`;
};

async function open(head, base, title) {
  const forge = checked();
  // GitLab was asked by the push itself.
  if (forge === "none" || forge === "gitlab") return;
  const remote = readRemote();
  const answer = await fetch(`${apiOf(forge, remote)}/repos/${remote.project}/pulls`, {
    method: "POST",
    headers: { authorization: `token ${remote.token}`, "content-type": "application/json", "user-agent": "lithify" },
    body: JSON.stringify({ title, head, base, body: "What lithify compacted, for you to look at." }),
    redirect: "error",
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (answer.status === 201) console.error(`opened ${JSON.parse(text).html_url}`);
  else if (answer.status !== 409 && !/already exists/.test(text))
    throw new Error(`${head} is pushed, and its pull request was refused: ${answer.status} ${text.slice(0, 300)}`);
}

const [what, ...words] = process.argv.slice(2);
try {
  if (what === "forge") console.log(checked());
  else await open(...words);
} catch (error) {
  console.error(`${error.message}${error.cause ? `: ${error.cause.message}` : ""}`);
  process.exitCode = 1;
}
