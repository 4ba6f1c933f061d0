// Medians and tails of times.

/** In milliseconds. */
export type Summary = { median: number; p99: number };

export function summarize(times: readonly number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}
