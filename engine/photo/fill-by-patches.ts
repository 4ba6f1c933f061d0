// Fills a hole in an image with patches from around it, from coarse to fine: PatchMatch (Barnes et al., SIGGRAPH 2009)
// for the search, and the mean of all patches that cover a pixel for its colour (Wexler et al., PAMI 2007).
import type { Image } from '#engine/raster/image.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import { emptyMask, growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { blendSeams } from './blend-seams.ts';
import { fillUnknown } from './fill-unknown.ts';

/** Longer side of the finest search; finer detail is copied along with what was found. */
const SEARCH_PIXELS = 360;
/** Of texture alone nobody sees which patch it is from. */
const TEXTURE_PIXELS = 200;
const COARSEST_PIXELS = 40;
/** From the middle of a patch to its edge. */
const REACH = 3;
/** How often the fill is made anew at a level, from coarse to fine; and how often a search goes over the image. */
const ROUNDS = 5;
const SEARCHES = 3;
const NOWHERE = 1e9;
/**
 * What lies on the same row is likelier to go on here: ground lies below, sky above. Of a patch from one image height away,
 * so much is added to each square.
 */
const ROW_COST = 30 ** 2 * 3 * (2 * REACH + 1) ** 2;

/** Where each pixel's patch is taken from, and how far the two are apart. */
type Field = { from: Int32Array; cost: Float32Array };
type Level = { width: number; height: number; data: Uint8ClampedArray; hole: Uint8Array; source: Uint8Array };

/**
 * `hole`: 0–1 for each pixel of the image; what lies beyond it stays as it is. `kept`: what nothing is taken from, as nobody
 * wants a second one of it. Where nothing is left to take from, the hole is filled softly. `isTexture`: only the fine parts of
 * what comes back are looked at, so that colours need not meet where patches do.
 */
export function fillByPatches(
  image: Image,
  hole: Mask,
  kept: Mask | null,
  seed: number,
  isTexture = false,
): Image {
  const random = makeRandom(seed, 'fill');
  const finest = shrinkImage(image, isTexture ? TEXTURE_PIXELS : SEARCH_PIXELS);
  const sizes = [Math.max(finest.width, finest.height)];
  while ((sizes[0] as number) > COARSEST_PIXELS * 1.5) sizes.unshift(Math.round((sizes[0] as number) / 2));
  let filled: Level | undefined;
  let field: Field | undefined;
  for (const [depth, size] of sizes.entries()) {
    const level = openLevel(shrinkImage(finest, size), hole, kept);
    if (!level.source.includes(1)) continue;
    const enlarged = field && filled ? enlarge(field, filled, level) : null;
    const now = enlarged ?? scatter(level, random);
    if (enlarged) vote(level, now);
    for (let round = 0; round < Math.max(2, ROUNDS - depth); round++) {
      measure(level, now);
      for (let turn = 0; turn < SEARCHES; turn++) search(level, now, turn % 2 === 0 ? 1 : -1, random);
      vote(level, now);
    }
    [filled, field] = [level, now];
  }
  if (!filled || !field) return fillUnknown(image, invert(hole));
  const change = isTexture
    ? new Float32Array(filled.hole.length * 3)
    : blendSeams({ ...filled, from: field.from });
  return copyDetail(image, hole, filled, { ...field, change });
}

function openLevel(small: Image, hole: Mask, kept: Mask | null): Level {
  const { width, height } = small;
  const coarse = resizeMask(hole, width, height);
  const isHole = Uint8Array.from(coarse.values, (value) => (value > 0.02 ? 1 : 0));
  const others = kept && resizeMask(kept, width, height).values;
  const closed = Float32Array.from(isHole, (value, i) => (value || (others?.[i] ?? 0) > 0.3 ? 1 : 0));
  const near = growMask({ width, height, values: closed }, REACH).values;
  const source = new Uint8Array(width * height);
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) source[y * width + x] = near[y * width + x] === 0 ? 1 : 0;
  const soft = fillUnknown(small, invert({ values: isHole }));
  return { width, height, data: soft.data, hole: isHole, source };
}

function invert({ values }: { values: ArrayLike<number> }): Float32Array {
  return Float32Array.from(values, (value) => 1 - value);
}

function scatter({ width, height, hole, source }: Level, random: Random): Field {
  const places = [...source.keys()].filter((i) => source[i]);
  const from = new Int32Array(width * height).fill(-1);
  const near = growMask({ width, height, values: Float32Array.from(hole) }, REACH).values;
  for (let i = 0; i < from.length; i++)
    if (near[i]) from[i] = places[Math.floor(random.next() * places.length)] as number;
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

/** The same field over twice as many pixels. */
function enlarge(field: Field, small: Level, { width, height, hole, source }: Level): Field {
  const from = new Int32Array(width * height).fill(-1);
  const near = growMask({ width, height, values: Float32Array.from(hole) }, REACH).values;
  const [sx, sy] = [small.width / width, small.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!near[y * width + x]) continue;
      const [cx, cy] = [
        Math.min(small.width - 1, Math.floor(x * sx)),
        Math.min(small.height - 1, Math.floor(y * sy)),
      ];
      const taken = field.from[cy * small.width + cx] as number;
      // A speck that was too small to be seen until now begins with what lies nearest.
      if (taken < 0) {
        from[y * width + x] = nearestSource(source, width, height, x, y);
        continue;
      }
      const dx = Math.round(((taken % small.width) - cx) / sx);
      const dy = Math.round((Math.floor(taken / small.width) - cy) / sy);
      const place = (y + dy) * width + x + dx;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      from[y * width + x] =
        isInside && source[place] ? place : nearestSource(source, width, height, x + dx, y + dy);
    }
  }
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

function nearestSource(source: Uint8Array, width: number, height: number, x: number, y: number): number {
  for (let reach = 1; reach < Math.max(width, height); reach++) {
    for (let step = -reach; step <= reach; step++) {
      for (const [px, py] of [
        [x + step, y - reach],
        [x + step, y + reach],
        [x - reach, y + step],
        [x + reach, y + step],
      ] as const)
        if (px >= 0 && py >= 0 && px < width && py < height && source[py * width + px])
          return py * width + px;
    }
  }
  return source.indexOf(1);
}

function measure(level: Level, { from, cost }: Field): void {
  for (let i = 0; i < from.length; i++)
    if ((from[i] as number) >= 0) cost[i] = apart(level, i, from[i] as number, NOWHERE);
}

/** The sum of squares between two patches, and what their rows cost; no further than `most`. */
function apart({ width, height, data }: Level, one: number, other: number, most: number): number {
  const [x, y] = [one % width, Math.floor(one / width)];
  let sum = ROW_COST * ((y - Math.floor(other / width)) / height) ** 2;
  for (let dy = -REACH; dy <= REACH; dy++) {
    if (y + dy < 0 || y + dy >= height) continue;
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (x + dx < 0 || x + dx >= width) continue;
      const a = (one + dy * width + dx) * 4;
      const b = (other + dy * width + dx) * 4;
      const red = (data[a] as number) - (data[b] as number);
      const green = (data[a + 1] as number) - (data[b + 1] as number);
      const blue = (data[a + 2] as number) - (data[b + 2] as number);
      sum += red * red + green * green + blue * blue;
    }
    if (sum >= most) return sum;
  }
  return sum;
}

/** Good neighbours are passed on, along the reading direction or against it; then a few guesses, nearer and nearer. */
function search(level: Level, { from, cost }: Field, step: 1 | -1, random: Random): void {
  const { width, height, source } = level;
  const last = from.length - 1;
  const tryPlace = (i: number, x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const place = y * width + x;
    if (!source[place] || place === from[i]) return;
    const found = apart(level, i, place, cost[i] as number);
    if (found < (cost[i] as number)) [cost[i], from[i]] = [found, place];
  };
  for (let n = 0; n <= last; n++) {
    const i = step === 1 ? n : last - n;
    if ((from[i] as number) < 0) continue;
    const x = i % width;
    const beside = from[i - step];
    if (beside !== undefined && beside >= 0 && x - step >= 0 && x - step < width)
      tryPlace(i, (beside % width) + step, Math.floor(beside / width));
    const above = from[i - step * width];
    if (above !== undefined && above >= 0) tryPlace(i, above % width, Math.floor(above / width) + step);
    for (let reach = Math.max(width, height) / 2; reach >= 1; reach /= 2) {
      const at = from[i] as number;
      tryPlace(
        i,
        Math.round((at % width) + random.between(-reach, reach)),
        Math.round(Math.floor(at / width) + random.between(-reach, reach)),
      );
    }
  }
}

/** Each pixel of the hole becomes the mean of what the patches over it say, the likelier ones louder. */
function vote(level: Level, { from, cost }: Field): void {
  const { width, height, hole, data } = level;
  const next = new Uint8ClampedArray(data);
  const usual = medianCost(cost);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    let [red, green, blue, total] = [0, 0, 0, 0];
    for (let dy = -REACH; dy <= REACH; dy++) {
      for (let dx = -REACH; dx <= REACH; dx++) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
        const other = from[i + dy * width + dx] as number;
        if (other < 0) continue;
        const own = cost[i + dy * width + dx] as number;
        const weight = own >= NOWHERE ? 1 : Math.exp(-own / usual);
        const at = (other - dy * width - dx) * 4;
        red += (data[at] as number) * weight;
        green += (data[at + 1] as number) * weight;
        blue += (data[at + 2] as number) * weight;
        total += weight;
      }
    }
    if (total === 0) continue;
    next[i * 4] = red / total;
    next[i * 4 + 1] = green / total;
    next[i * 4 + 2] = blue / total;
  }
  data.set(next);
}

function medianCost(cost: Float32Array): number {
  const known = cost.filter((value) => value < NOWHERE).sort();
  return Math.max(200, known[Math.floor(known.length * 0.6)] ?? 200);
}

/** Takes from the image itself, in its own pixels, what the search found in few. */
function copyDetail(
  image: Image,
  hole: Mask,
  { width, height }: Level,
  { from, change }: Field & { change: Float32Array },
): Image {
  const data = new Uint8ClampedArray(image.data);
  const [sx, sy] = [width / image.width, height / image.height];
  const values = hole.values;
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const i = y * image.width + x;
      const share = Math.min(1, (values[i] as number) * 1.2);
      if (share <= 0.02) continue;
      let [red, green, blue, total] = [0, 0, 0, 0];
      const [u, v] = [x * sx - 0.5, y * sy - 0.5];
      for (let dy = 0; dy <= 1; dy++) {
        for (let dx = 0; dx <= 1; dx++) {
          const [cx, cy] = [Math.floor(u) + dx, Math.floor(v) + dy];
          if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
          const taken = from[cy * width + cx] as number;
          if (taken < 0) continue;
          const px = Math.round(x + ((taken % width) - cx) / sx);
          const py = Math.round(y + (Math.floor(taken / width) - cy) / sy);
          if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
          if ((values[py * image.width + px] as number) > 0.02) continue;
          const weight = (1 - Math.abs(u - cx)) * (1 - Math.abs(v - cy)) + 1e-4;
          const at = (py * image.width + px) * 4;
          const cell = (cy * width + cx) * 3;
          red += ((image.data[at] as number) + (change[cell] as number)) * weight;
          green += ((image.data[at + 1] as number) + (change[cell + 1] as number)) * weight;
          blue += ((image.data[at + 2] as number) + (change[cell + 2] as number)) * weight;
          total += weight;
        }
      }
      if (total === 0) continue;
      const at = i * 4;
      data[at] = (data[at] as number) * (1 - share) + (red / total) * share;
      data[at + 1] = (data[at + 1] as number) * (1 - share) + (green / total) * share;
      data[at + 2] = (data[at + 2] as number) * (1 - share) + (blue / total) * share;
    }
  }
  return { ...image, data };
}

/** The hole, so much larger that no rim of what was there is left. */
export function holeOf(mask: Mask): Mask {
  const around = Math.max(2, Math.round(Math.max(mask.width, mask.height) * 0.012));
  const wide = growMask(mask, around);
  const hole = emptyMask(mask.width, mask.height);
  for (let i = 0; i < hole.values.length; i++) hole.values[i] = (wide.values[i] as number) > 0.1 ? 1 : 0;
  return hole;
}
