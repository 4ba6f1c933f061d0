// What a hole may look like, before anything is searched for it: from its edge inwards each pixel is taken from where what is
// known around it is most alike (onion peeling, as in Newson et al., SIAM Journal on Imaging Sciences 2014). A soft beginning
// would stay soft where the hole is large, and edges that run into it would end there.
import { type Field, fits, type Level, placesOf, REACH } from './match-patches.ts';

/** All places are tried for all pixels: of an image in more pixels that would take too long. */
const MOST_TRIALS = 6e6;

/** Fills the hole of the coarsest level. */
export function peelHole(level: Level, { from }: Field): void {
  const { hole, depth, data } = level;
  const places = placesOf(level);
  const order = [...hole.keys()].filter((i) => hole[i] === 1);
  if (places.length * order.length > MOST_TRIALS) return;
  order.sort((one, other) => (depth[one] as number) - (depth[other] as number));
  const known = Uint8Array.from(hole, (own) => 1 - own);
  for (let start = 0, end = 0; start < order.length; start = end) {
    const layer = depth[order[start] as number];
    while (end < order.length && depth[order[end] as number] === layer) end++;
    const ring = order.slice(start, end);
    for (const i of ring) from[i] = likest(level, i, places, known);
    for (const i of ring) {
      const at = from[i] as number;
      if (at >= 0) data.copyWithin(i * 4, at * 4, at * 4 + 4);
      known[i] = 1;
    }
  }
}

function likest(level: Level, i: number, places: readonly number[], known: Uint8Array): number {
  let [best, least] = [-1, Infinity];
  for (const place of places) {
    if (!fits(level, i, place)) continue;
    const cost = apart(level, i, place, known, least);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** As between two patches in a search, but of what is known only. */
function apart(
  { width, height, data, rowCost }: Level,
  one: number,
  other: number,
  known: Uint8Array,
  most: number,
): number {
  const y = (one / width) | 0;
  const x = one - y * width;
  const rows = (y - ((other / width) | 0)) / height;
  const [first, last] = [Math.max(-REACH, -x), Math.min(REACH, width - 1 - x)];
  const bottom = Math.min(REACH, height - 1 - y);
  let sum = rowCost * rows * rows;
  for (let dy = Math.max(-REACH, -y); dy <= bottom && sum < most; dy++)
    for (let dx = first; dx <= last; dx++) {
      const step = dy * width + dx;
      if (known[one + step] === 0) continue;
      const [a, b] = [(one + step) * 4, (other + step) * 4];
      const red = (data[a] as number) - (data[b] as number);
      const green = (data[a + 1] as number) - (data[b + 1] as number);
      const blue = (data[a + 2] as number) - (data[b + 2] as number);
      sum += red * red + green * green + blue * blue;
    }
  return sum;
}
