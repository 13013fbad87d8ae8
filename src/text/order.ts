/** The order of texts by their code units: the same on every machine, whatever it is set to. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
