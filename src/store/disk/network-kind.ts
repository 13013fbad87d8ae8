/** Which folders lie where changes raise no events. */
import fs from "node:fs";
import { tried } from "../../errors.ts";

/** File systems on which another machine's changes raise no event here (`man 2 statfs`). */
const NETWORK_KINDS: Readonly<Record<number, string>> = {
  ...{ 26985: "NFS", 20859: "SMB", 4283649346: "SMB", 4266872130: "SMB", 16914839: "9P", 1702057286: "FUSE" },
  ...{ 2020557398: "a virtual machine's shared folder", 12805120: "Ceph", 1397113167: "AFS" },
};

/** What kind of file system the first of them lies on, of those; none of a folder that is not there yet. */
export const networkKind = (folders: readonly string[]): string | undefined =>
  process.platform === "linux"
    ? folders.map((one) => tried(() => NETWORK_KINDS[fs.statfsSync(one).type >>> 0], undefined)).find((kind) => kind)
    : undefined;
