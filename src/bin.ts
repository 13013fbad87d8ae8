#!/usr/bin/env node
/**
 * The door: says what to do on a Node.js that is too old to run the rest, and lets a newer one keep its compiled code.
 * Nothing newer than Node 18 may stand in this file.
 */
const LEAST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  process.stderr.write(
    `lithify needs Node.js ${LEAST_NODE} or newer, this is ${process.versions.node}\nhint: install a newer one, for example with \`npm install -g n && n ${LEAST_NODE}\`\n`,
  );
  process.exitCode = 2;
} else {
  const { enableCompileCache } = await import("node:module");
  enableCompileCache();
  await import("./cli/cli.ts");
}
