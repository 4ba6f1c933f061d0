// Finds what is in a cup that is seen from above its rim: an ellipse of one colour that lies level within what stands out.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { fillHoles } from '#engine/raster/label-components.ts';
import { growMask, maskBox, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 240;
/** Seeds to a side of what stands out. */
const SEEDS = 14;
/**
 * How far a pixel may be from the seed along both colour axes, in lightness, and from its neighbour in all of them: a
 * drink may be one colour or have a froth, and of what hangs together so the roundest is the drink.
 */
const LIKENESS = [
  { hue: 12, light: 26, step: 6 },
  { hue: 17, light: 30, step: 8 },
  { hue: 24, light: 34, step: 9 },
] as const;
/** Of what stands out: there is a cup around it. */
const SHARES = [0.08, 0.5] as const;
/** How much of its own ellipse it fills, and that ellipse of it. */
const ROUND = 0.9;
/** Of the width of what stands out: an opening is about as wide as its cup. */
const LEAST_WIDE = 0.3;
/** Height by width: seen from the side it would be a line, and upright it would be no surface. */
const FLATNESS = [0.14, 1.1] as const;
/** Of its longer axis to the level, in radians; of what is nearly a circle nobody knows it. */
const TILT = 0.3;
const CIRCLE = 0.85;
/** Of the height of what stands out, from its top: farther down there is no rim. */
const LOWEST = 0.62;
/** Pixels at least from the outline of what stands out: the rim. */
const RIM = 2;
const EDGE = [0.3, 0.75] as const;

/** `cup`: what stands out. Returns the surface of what is in it, or null where none is surely seen. */
export function findDrink(image: Image, cup: Mask): Mask | null {
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const small = resizeMask(cup, width, height);
  const inside = growMask(small, -RIM).values;
  const box = maskBox(small);
  const area = small.values.reduce((sum, value) => sum + value, 0);
  const found = box && searchSurface(lab, inside, box, area);
  returnPlanes();
  if (!found) return null;
  const smooth = smoothRim({ width, height, values: found });
  const { values } = refineMask(smooth, image, { reach: 0.006, calm: 0.0004 });
  // Half a pixel of another colour on the wall of the cup would be a stain.
  return {
    width: image.width,
    height: image.height,
    values: values.map((value) => ramp(EDGE[0], EDGE[1], value)),
  };
}

/** Of its width: what is smaller than that is no bay of a surface, but a gleam on the wall of the cup. */
const BAY = 0.07;

function smoothRim(found: Mask): Mask {
  const reach = Math.max(1, (maskBox(found)?.width ?? 0) * BAY);
  return growMask(growMask(found, -reach), reach);
}

/** Pixels around it that are looked at; how near in colour so many of them are to the middle one. */
const AROUND = 2;
const SAME = 32;
const LEAST_SAME = 0.6;

/** Whether it is seen before one colour all around: a stripe of a fish is not. */
function hasRim({ width, height, lightness, a, b }: LabPlanes, values: Float32Array): boolean {
  const wide = growMask({ width, height, values }, AROUND).values;
  const rim = [...values.keys()].filter((i) => (wide[i] as number) > 0.5 && (values[i] as number) < 0.5);
  const middle = (plane: Float32Array): number =>
    rim.map((i) => plane[i] as number).toSorted((one, other) => one - other)[rim.length >> 1] ?? 0;
  const [light, red, yellow] = [middle(lightness), middle(a), middle(b)];
  const same = rim.filter(
    (i) =>
      Math.hypot((lightness[i] as number) - light, (a[i] as number) - red, (b[i] as number) - yellow) < SAME,
  );
  return same.length > rim.length * LEAST_SAME;
}

type Likeness = (typeof LIKENESS)[number];

/** The roundest. */
function searchSurface(lab: LabPlanes, inside: Float32Array, box: Box, area: number): Float32Array | null {
  const { width, height } = lab;
  let best: Surface | null = null;
  for (const likeness of LIKENESS) {
    const tried = new Uint8Array(inside.length);
    for (let n = 0; n < SEEDS * SEEDS; n++) {
      const x = Math.floor(box.left + ((n % SEEDS) + 0.5) * (box.width / SEEDS));
      const y = Math.floor(box.top + (Math.floor(n / SEEDS) + 0.5) * (box.height / SEEDS) * LOWEST);
      const seed = y * width + x;
      if (tried[seed] || (inside[seed] as number) < 0.5) continue;
      const values = fillHoles(grow(lab, seed, likeness, tried), width, height);
      const size = values.reduce((sum, value) => sum + value, 0);
      if (size < area * SHARES[0] || size > area * SHARES[1] || leavesCup(values, inside)) continue;
      const found = levelEllipse(values, width, size, box);
      if (found && found.roundness > (best?.roundness ?? ROUND) && hasRim(lab, found.values)) best = found;
    }
  }
  return best?.values ?? null;
}

function leavesCup(values: Float32Array, inside: Float32Array): boolean {
  return values.some((value, i) => value > 0.5 && (inside[i] as number) < 0.5);
}

/** All that hangs together with a seed by small steps of colour, and is not far from it. */
function grow(
  { width, height, lightness, a, b }: LabPlanes,
  seed: number,
  { hue: hues, light, step }: Likeness,
  tried: Uint8Array,
): Float32Array {
  const values = new Float32Array(width * height);
  const waiting = [seed];
  values[seed] = 1;
  const apart = (one: number, other: number): number =>
    Math.hypot(
      (lightness[one] as number) - (lightness[other] as number),
      (a[one] as number) - (a[other] as number),
      (b[one] as number) - (b[other] as number),
    );
  while (waiting.length > 0) {
    const i = waiting.pop() as number;
    tried[i] = 1;
    const x = i % width;
    for (const [near, isThere] of [
      [i - 1, x > 0],
      [i + 1, x < width - 1],
      [i - width, i >= width],
      [i + width, i + width < values.length],
    ] as const) {
      if (!isThere || values[near] === 1 || apart(i, near) > step) continue;
      const hue = Math.hypot(
        (a[near] as number) - (a[seed] as number),
        (b[near] as number) - (b[seed] as number),
      );
      if (hue > hues || Math.abs((lightness[near] as number) - (lightness[seed] as number)) > light) continue;
      values[near] = 1;
      waiting.push(near);
    }
  }
  return values;
}

/** `values`: what of a piece lies within the ellipse that has the same moments; `roundness`: how much the two are one. */
type Surface = { values: Float32Array; roundness: number };

/** Null for what is tilted, upright, or lies too low to be seen over a rim. */
function levelEllipse(values: Float32Array, width: number, size: number, box: Box): Surface | null {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  values.forEach((value, i) => {
    if (value < 0.5) return;
    const [u, v] = [i % width, Math.floor(i / width)];
    x += u / size;
    y += v / size;
    xx += (u * u) / size;
    yy += (v * v) / size;
    xy += (u * v) / size;
  });
  const [sxx, syy, sxy] = [xx - x * x, yy - y * y, xy - x * y];
  const middle = (sxx + syy) / 2;
  const spread = Math.hypot((sxx - syy) / 2, sxy);
  const flatness = Math.sqrt(Math.max(0, middle - spread) / Math.max(1e-6, middle + spread));
  const upright = Math.sqrt(syy / Math.max(1e-6, sxx));
  const tilt = Math.abs(0.5 * Math.atan2(2 * sxy, sxx - syy));
  const isLevel = flatness > CIRCLE || tilt < TILT;
  if (!isLevel || upright < FLATNESS[0] || upright > FLATNESS[1]) return null;
  if (y > box.top + box.height * LOWEST || 4 * Math.sqrt(sxx) < box.width * LEAST_WIDE) return null;
  const det = Math.max(1e-6, sxx * syy - sxy * sxy);
  // What lies within the ellipse of a piece is at most two of its own spreads away.
  const within = values.map((value, i) => {
    const [u, v] = [(i % width) - x, Math.floor(i / width) - y];
    return value > 0.5 && (syy * u * u - 2 * sxy * u * v + sxx * v * v) / det <= 4.2 ? 1 : 0;
  });
  const shared = within.reduce<number>((sum, value) => sum + value, 0);
  return { values: within, roundness: shared / Math.max(size, 4 * Math.PI * Math.sqrt(det)) };
}
