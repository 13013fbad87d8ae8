/**
 * A key of a file as a message shows it: one that holds anything but letters, digits and the usual marks is quoted, so that
 * a line end or an escape in it forges nothing.
 */
export const shownKey = (key: string): string =>
  /^[\p{L}\p{N}_.-]{1,80}$/u.test(key) ? key : JSON.stringify(key.slice(0, 80));
