// Each pixel of a hole becomes the mean of what the patches over it say (Wexler et al., PAMI 2007).
import { type Field, type Level, NOWHERE, REACH } from './match-patches.ts';

/**
 * By so much less a patch counts for each step that it lies deeper in a hole: what is near its edge is surer (as in the same
 * paper). Beyond so many steps none is surer than another.
 */
const SURER = 1.3;
const DEEPEST = 60;

/** The likelier patches speak louder. `guessCost`: what a guess counts as. */
export function vote(level: Level, { from, cost }: Field, guessCost: number): void {
  const { hole, data } = level;
  const next = new Uint8ClampedArray(data);
  const usual = medianCost(cost);
  const weights = cost.map(
    (own, i) =>
      (own >= NOWHERE ? 1 : Math.exp(-own / usual)) * SURER ** -Math.min(DEEPEST, level.depth[i] as number),
  );
  const guessed = Math.exp(-guessCost / usual);
  for (let i = 0; i < hole.length; i++) if (hole[i]) voteFor(level, i, from, weights, guessed, next);
  data.set(next);
}

function voteFor(
  { width, height, data, guess }: Level,
  i: number,
  from: Int32Array,
  weights: Float32Array,
  guessed: number,
  next: Uint8ClampedArray,
): void {
  const y = (i / width) | 0;
  const x = i - y * width;
  const first = x < REACH ? -x : -REACH;
  const last = x + REACH < width ? REACH : width - 1 - x;
  const top = y < REACH ? -y : -REACH;
  const bottom = y + REACH < height ? REACH : height - 1 - y;
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  for (let dy = top; dy <= bottom; dy++) {
    for (let dx = first; dx <= last; dx++) {
      const step = dy * width + dx;
      const other = from[i + step] as number;
      if (other < 0) continue;
      const weight = weights[i + step] as number;
      const at = (other - step) * 4;
      red += (data[at] as number) * weight;
      green += (data[at + 1] as number) * weight;
      blue += (data[at + 2] as number) * weight;
      total += weight;
    }
  }
  if (guess) {
    red += (guess[i * 4] as number) * guessed;
    green += (guess[i * 4 + 1] as number) * guessed;
    blue += (guess[i * 4 + 2] as number) * guessed;
    total += guessed;
  }
  if (total === 0) return;
  next[i * 4] = red / total;
  next[i * 4 + 1] = green / total;
  next[i * 4 + 2] = blue / total;
}

/** Of so many costs at most: more of them say the same. */
const ASKED = 2000;

function medianCost(cost: Float32Array): number {
  const known = cost.filter((value) => value < NOWHERE);
  const step = Math.ceil(known.length / ASKED);
  const some = known.filter((_, n) => n % step === 0).sort();
  return Math.max(200, some[Math.floor(some.length * 0.6)] ?? 200);
}
