/**
 * Logistic regression, small and exact enough for a few thousand rows: for fit-extractive.ts. Pure.
 */

export interface Row {
  /** Rows of one group weigh together as much as those of another, nearly. */
  readonly source: string;
  readonly features: Float64Array;
  readonly label: number;
}

/** Newton's method for weighted logistic regression with an L2 penalty on all but the first weight. */
export function fitWeights(list: readonly Row[], strength: number): Float64Array<ArrayBuffer> {
  const size = list[0]?.features.length ?? 0;
  const perSource = new Map<string, number>();
  for (const { source } of list) perSource.set(source, (perSource.get(source) ?? 0) + 1);
  const mean = list.length / perSource.size;
  const weightOf = (sample: Row): number => (mean / (perSource.get(sample.source) ?? 1)) ** 0.7;
  let weights = new Float64Array(size);
  for (let round = 0; round < 12; round++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    for (const sample of list) {
      const p = 1 / (1 + Math.exp(-dot(weights, sample.features)));
      const importance = weightOf(sample);
      const error = (sample.label - p) * importance;
      const curve = Math.max(1e-4, p * (1 - p)) * importance;
      for (let i = 0; i < size; i++) {
        const x = sample.features[i] ?? 0;
        if (x === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + error * x;
        const row = hessian[i];
        if (row !== undefined)
          for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + curve * x * (sample.features[j] ?? 0);
      }
    }
    for (let i = 0; i < size; i++) {
      const ridge = i === 0 ? 0.01 : strength;
      gradient[i] = (gradient[i] ?? 0) - ridge * (weights[i] ?? 0);
      const row = hessian[i];
      if (row !== undefined) row[i] = (row[i] ?? 0) + ridge;
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

/** Cholesky: the lower half of a symmetric positive matrix, and a right side. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const lower = matrix.map((row) => Float64Array.from(row));
  const at = (i: number, j: number): number => lower[i]?.[j] ?? 0;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      const row = lower[i];
      if (row !== undefined) row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(j, j);
    }
  }
  const half = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= at(i, k) * (half[k] ?? 0);
    half[i] = sum / at(i, i);
  }
  const solution = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= at(k, i) * (solution[k] ?? 0);
    solution[i] = sum / at(i, i);
  }
  return solution;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The share of pairs, one positive and one negative, that the scores put in the right order. */
export function auc(pairs: readonly [number, number][]): number {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
  let positives = 0;
  let ranks = 0;
  sorted.forEach(([, label], i) => {
    if (label === 1) {
      positives++;
      ranks += i + 1;
    }
  });
  const negatives = sorted.length - positives;
  return positives === 0 || negatives === 0
    ? Number.NaN
    : (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
