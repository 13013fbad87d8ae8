/**
 * Names that some file system takes for `.git`: in other letters, with characters that it leaves out, by its short name.
 */

/** Code points that HFS+ passes over in a name. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/gu;

/** No form of a name that begins so is `.git` or `git~1`: of ten thousand memories not one is looked at further. */
const BEGINS_OTHERWISE = /^[a-fh-z\d]/i;
/** As git itself looks at them (`is_hfs_dotgit`, `is_ntfs_dotgit`). */
export function isGitName(name: string): boolean {
  if (BEGINS_OTHERWISE.test(name)) return false;
  return /^(?:\.git|git~\d+)(?:[. ]*|[. ]*:.*)$/.test(foldedName(name));
}

/** The same of all names and paths that some file system takes for one. */
export const foldedName = (name: string): string => name.normalize("NFKC").replace(PASSED_OVER, "").toLowerCase();
