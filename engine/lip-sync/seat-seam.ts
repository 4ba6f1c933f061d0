// Lays the line of the lips onto the image: the mesh says where it is to a few pixels, the light there says the rest.
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { ease } from './draw-throat.ts';
import { meanColour, type Colour } from './mean-colour.ts';
import { SEAM_STEPS } from './mouth.ts';

/** Lines of SEAM_STEPS: how far down they lie, from corner to corner, in a face that stands upright at `frame`. */
export type Lips = {
  frame: { x: number; y: number; cos: number; sin: number };
  half: number;
  tall: number;
  /** The upper and the lower edge of either lip, from above. */
  lines: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  skin: Colour;
};

/** Steps where there is nothing to be seen: the corners. */
const EDGE_STEPS = 4;
const STEPS = Array.from({ length: SEAM_STEPS - 2 * EDGE_STEPS }, (_, i) => i + EDGE_STEPS);
const MIDDLE_STEPS = STEPS.filter((step) => step > SEAM_STEPS * 0.3 && step < SEAM_STEPS * 0.7);
/** How far lips are apart that are open, in halves of a mouth: the mesh parts closed ones by a tenth, too. */
const CLOSED = 0.1;
const OPEN = 0.16;
/** So far apart they are open, whatever the light makes of it. */
const WIDE_OPEN = 0.24;
/** The same times how much what is between them differs from both, in lights of the skin: teeth and throat do. */
const LIKE_LIPS = 0.018;
const UNLIKE_LIPS = 0.032;
/** How far closed lips may meet from where the mesh has them meet, in halves of a mouth, and what light it costs. */
const MOST_STRAY = 0.24;
const STRAYING = 0.035;
const BESIDE = 0.09;
const HEIGHT_STEP = 0.03;
/** Where an open mouth may end: from the mesh's edge of the lower lip, up, and down to a part of that lip. */
const LEAST_LOWER = -0.6;
const MOST_LOWER = 0.7;
/** Of half a mouth: the rim of the teeth, where light is mixed, stays with them and not as a line on the lip. */
const RIM = 0.04;

/** Returns where the lower lip begins, and how far the lips are apart in the middle. */
export function seatSeam(image: Image, lips: Lips): { seam: Float32Array; gap: number } {
  const { lines, half, tall, skin, frame } = lips;
  const [top, upper, lower, bottom] = lines;
  const light = 20 + (skin[0] + skin[1] + skin[2]) / 3;
  const colourAt: ColourAt = (step, down) => {
    const across = ((step / (SEAM_STEPS - 1)) * 2 - 1) * half;
    const x = frame.x + across * frame.cos - down * frame.sin;
    const y = frame.y + across * frame.sin + down * frame.cos;
    return meanColour(image, [{ x, y }], tall * 0.02);
  };
  const middleOf = (one: Float32Array, other: Float32Array, share: number) =>
    meanOf(MIDDLE_STEPS.map((step) => colourAt(step, mix(one[step], other[step], share))));
  const [upperLip, lowerLip] = [middleOf(top, upper, 0.5), middleOf(lower, bottom, 0.7)];

  const between = MIDDLE_STEPS.map((step) => {
    const colour = colourAt(step, mix(upper[step], lower[step], 0.5));
    return Math.min(differ(colour, upperLip), differ(colour, lowerLip)) / light;
  });
  const apart = mean(MIDDLE_STEPS.map((step) => (lower[step] ?? 0) - (upper[step] ?? 0))) / tall;
  const isUnlike = ease((apart * median(between) - LIKE_LIPS) / (UNLIKE_LIPS - LIKE_LIPS));
  const isWide = ease((apart - OPEN) / (WIDE_OPEN - OPEN));
  const open = ease((apart - CLOSED) / (OPEN - CLOSED)) * Math.max(isUnlike, isWide);

  const closedLine = makePlane(SEAM_STEPS, (step) => mix(upper[step], lower[step], 0.5));
  const closed = open < 1 ? followShadow(colourAt, closedLine, tall, light) : closedLine;
  // Where the light tells nothing, the mesh is believed.
  const end = isUnlike > 0 ? findLowerLip(colourAt, lines, [upperLip, lowerLip]) * isUnlike : 0;
  const seam = makePlane(SEAM_STEPS, (step) => {
    const arch = 1 - ((step / (SEAM_STEPS - 1)) * 2 - 1) ** 2;
    return mix(closed[step], mix(lower[step], bottom[step], end) + RIM * tall * arch, open);
  });
  const at = (SEAM_STEPS - 1) / 2;
  return { seam, gap: open * Math.max(0, (seam[at] ?? 0) - (upper[at] ?? 0)) };
}

type ColourAt = (step: number, down: number) => Colour;

/** Closed lips meet where it is darker than above and below: the line is moved as a whole, slanted and bent. */
function followShadow(colourAt: ColourAt, line: Float32Array, tall: number, light: number): Float32Array {
  const beside = BESIDE * tall;
  const bend = ([whole, slant, arch]: Bend) =>
    makePlane(SEAM_STEPS, (step) => {
      const u = (step / (SEAM_STEPS - 1)) * 2 - 1;
      return (line[step] ?? 0) + (whole + slant * u + arch * (1 - u * u)) * tall;
    });
  const rate = (way: Bend): number => {
    const bent = bend(way);
    const valleys = STEPS.map((step) => {
      const [above, on, below] = [-beside, 0, beside].map((away) =>
        lightOf(colourAt(step, (bent[step] ?? 0) + away)),
      ) as [number, number, number];
      return Math.min(above, below) - on;
    });
    const stray = way.reduce((sum, value) => sum + (value / MOST_STRAY) ** 2, 0);
    return mean(valleys) / light - STRAYING * stray;
  };
  let best: Bend = [0, 0, 0];
  let most = rate(best);
  const attempt = (way: Bend): void => {
    if (way.some((value) => Math.abs(value) > MOST_STRAY)) return;
    const found = rate(way);
    if (found > most) [best, most] = [way, found];
  };
  // Every height first: beside the lips the skin is even, and from there no small step leads back to the shadow.
  for (let step = 1; step <= MOST_STRAY / HEIGHT_STEP; step++)
    for (const sign of [-1, 1]) attempt([sign * step * HEIGHT_STEP, 0, 0]);
  for (const size of [0.08, 0.04, 0.02, 0.01]) {
    for (const part of [2, 1, 0]) {
      const from = best;
      for (const sign of [-1, 1])
        attempt(from.map((value, i) => value + (i === part ? sign * size : 0)) as unknown as Bend);
    }
  }
  return bend(best);
}

/** Parts of half a mouth: the whole line, one corner against the other, the middle against both. */
type Bend = readonly [whole: number, slant: number, arch: number];

/** Where teeth or throat end and the lower lip begins, as a part of the way from its upper edge to its lower. */
function findLowerLip(
  colourAt: ColourAt,
  [, upper, lower, bottom]: Lips['lines'],
  [upperLip, lowerLip]: readonly [Colour, Colour],
): number {
  const levels = Array.from({ length: 27 }, (_, n) => LEAST_LOWER + (n / 26) * (MOST_LOWER - LEAST_LOWER));
  /** How much more like a lip than like what is in the mouth each level looks, over the width of the mouth. */
  const inside = meanOf(MIDDLE_STEPS.map((step) => colourAt(step, mix(upper[step], lower[step], 0.5))));
  const likeLip = levels.map((level) =>
    mean(
      STEPS.map((step) => {
        const down = mix(lower[step], bottom[step], level);
        if (down < (upper[step] ?? 0)) return -1;
        const colour = colourAt(step, down);
        const toLip = Math.min(differ(colour, upperLip), differ(colour, lowerLip));
        const toInside = differ(colour, inside);
        return (toInside - toLip) / (toInside + toLip + 1);
      }),
    ),
  );
  let [best, most, sum] = [0, -Infinity, likeLip.reduce((all, value) => all + value, 0)];
  for (const [n, level] of levels.entries()) {
    // Lip from here on, and none above it.
    if (sum > most) [best, most] = [level, sum];
    sum -= 2 * (likeLip[n] ?? 0);
  }
  return best;
}

const lightOf = ([r, g, b]: Colour): number => 0.3 * r + 0.59 * g + 0.11 * b;

function differ(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / Math.sqrt(3);
}

function meanOf(colours: readonly Colour[]): Colour {
  return [mean(colours.map(([r]) => r)), mean(colours.map(([, g]) => g)), mean(colours.map(([, , b]) => b))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mix(one = 0, other = 0, share: number): number {
  return one + (other - one) * share;
}
