/** Numbers as a person reads them: `1 error`, `1,000 files`. */
const FORMAT = new Intl.NumberFormat("en");
export const number = (value: number): string => FORMAT.format(value);

/** @param what in the singular; its plural ends in s */
export const counted = (count: number, what: string): string => `${number(count)} ${what}${count === 1 ? "" : "s"}`;

const [KB, MB] = [1_024, 1_024 ** 2];
/** `25.4 KB` */
export const size = (bytes: number): string =>
  bytes < KB ? `${bytes} B` : bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
