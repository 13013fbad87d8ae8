/** Money as people read it: tokens that cost nothing were not priced. */
export const shownUsd = (costUsd: number, tokens: number): string =>
  costUsd === 0 && tokens > 0 ? "price unknown" : costUsd.toFixed(4);
