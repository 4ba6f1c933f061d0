// How long an engine, or a server of one, is left alone after a fault: longer and longer, drawn anew each time.

/** Of a rest so much is drawn on top: workers that have seen the same fault do not come back together. */
const SPREAD = 0.25;

type Rest = {
  /** How often it has rested since it was last well. */
  rests: number;
  firstMs: number;
  longestMs: number;
  /** By itself; the rest is no shorter. */
  askedSeconds?: number | undefined;
};

/** In milliseconds. `random`: from 0 to 1. */
export function drawRest(
  { rests, firstMs, longestMs, askedSeconds = 0 }: Rest,
  random: () => number = Math.random,
): number {
  const usual = Math.min(longestMs, firstMs * 2 ** Math.min(rests, 10));
  return Math.max(usual, askedSeconds * 1000) * (1 + SPREAD * random());
}
