/** The rows of a fit in another order each round, the same in every run. @returns the order, written over for the next round */
export function shuffler(size: number): () => number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  let seed = 777;
  return () => {
    for (let i = size - 1; i > 0; i--) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const j = Math.floor((seed / 0x7fffffff) * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  };
}
