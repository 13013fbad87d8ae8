/**
 * Names that some file system takes for `.git`: in other letters, with characters that it leaves out, by its short name.
 */

/** Code points that HFS+ passes over in a name. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/gu;

/** As git itself looks at them (`is_hfs_dotgit`, `is_ntfs_dotgit`). */
export function isGitName(name: string): boolean {
  const folded = name.normalize("NFKC").replace(PASSED_OVER, "").toLowerCase();
  return /^(?:\.git|git~\d+)(?:[. ]*|[. ]*:.*)$/.test(folded);
}
