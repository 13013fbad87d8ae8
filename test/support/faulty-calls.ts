/**
 * A program that changes a folder in every style node:fs has, named imports included. For the test of fs-faults.
 */
import fs, { writeFileSync } from "node:fs";
import { open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [root = "", outside = ""] = process.argv.slice(2);
const at = (name: string) => join(root, name);

writeFileSync(join(outside, "elsewhere"), "not counted");
writeFileSync(at("1"), "12345678");
fs.appendFileSync(at("1"), "90");
const file = fs.openSync(at("2"), "w");
fs.writeSync(file, Buffer.from("12345678"), 2, 4);
fs.fsyncSync(file);
fs.closeSync(file);
fs.closeSync(fs.openSync(at("2"), "r"));
fs.readFileSync(at("2"));
fs.mkdirSync(at("folder"));
await writeFile(at("3"), "12345678");
await rename(at("3"), at("folder/3"));
const handle = await open(at("4"), "w");
await handle.write(Buffer.from("12345678"));
await handle.sync();
await handle.close();
await new Promise<void>((done, failed) => fs.rm(at("1"), (error) => (error === null ? done() : failed(error))));
