// An old photo restored: scratches and dust taken out, noise calmed, fading undone, edges sharpened.
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { releasePlanes, returnPlanes, takePlane } from '#engine/raster/plane-store.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { fillUnknown } from './fill-unknown.ts';
import { findScratches } from './find-scratches.ts';
import { gradeColours } from './grade-colours.ts';

/** How far it goes, from careful to thorough. */
export type Hand = { calm: number; sharp: number; local: number };

/** How far red, green and blue lie apart, 0–1: in the mean, and in the strongest colours, which are so few. */
const PALE = 0.09;
const COLOURED = 0.2;
const STRONG = 0.96;

/** `faces`: all of the photo. `recoversColour`: also the colours that have faded, and not only tones. */
export function restorePhoto(
  photo: Image,
  faces: readonly Face[],
  hand: Hand,
  recoversColour: boolean,
): Image {
  const damaged = findScratches(photo, faces);
  for (let i = 0; i < damaged.length; i++) damaged[i] = 1 - (damaged[i] as number);
  const whole = fillUnknown(photo, damaged);
  const faded = fadedness(whole);
  const local = hand.local * blend(LEAST_LOCAL, 1, faded);
  return clarify(undoFading(whole, recoversColour, faded), { ...hand, local });
}

/** Of 255, black in a fresh print and in a faded one; and the range from black to white in a faded one and in a fresh one. */
const BLACK = { fresh: 12, faded: 48 } as const;
const RANGE = { faded: 120, fresh: 165 } as const;
/** A photo that is not faded is stretched and clarified by so much of what a faded one is: dim skin is no grey print. */
const [LEAST_STRETCH, LEAST_LOCAL] = [0.2, 0.45] as const;

/** How far a photo has lost its darks, or its lights and darks, 0–1. */
function fadedness({ data }: Image): number {
  const [black, white] = readLevels(data, (at) =>
    Math.round(lumaOf(data[at] as number, data[at + 1] as number, data[at + 2] as number)),
  );
  return Math.max(ramp(BLACK.fresh, BLACK.faded, black), ramp(RANGE.fresh, RANGE.faded, white - black));
}

/** Stretches each colour to its full range; where the photo has no colour, only its tones, and the yellow goes. */
function undoFading(image: Image, recoversColour: boolean, faded: number): Image {
  const { data } = image;
  const levels = [0, 1, 2].map((channel) => readLevels(data, (at) => data[at + channel] as number));
  const low = Math.min(...levels.map(([one]) => one));
  const high = Math.max(...levels.map(([, other]) => other));
  const isGrey = hasNoColour(data);
  const tables = levels.map((own) => {
    const [from, to] = recoversColour ? own : [low, high];
    // Not all the way: a little of the old warmth of the print is true.
    const share = (recoversColour ? 0.88 : 0.8) * blend(LEAST_STRETCH, 1, faded);
    const floor = from * share;
    const ceiling = 255 - (255 - to) * share;
    return Uint8ClampedArray.from(
      { length: 256 },
      (_, value) => ((value - floor) / Math.max(40, ceiling - floor)) * 255,
    );
  });
  const [reds, greens, blues] = tables as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  const fresh = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    fresh[at] = reds[data[at] as number] as number;
    fresh[at + 1] = greens[data[at + 1] as number] as number;
    fresh[at + 2] = blues[data[at + 2] as number] as number;
    fresh[at + 3] = 255;
  }
  const opened = { ...image, data: fresh };
  if (!recoversColour) return opened;
  return gradeColours(
    opened,
    isGrey
      ? { saturation: 0.35, contrast: 0.08 * faded }
      : { saturation: 1 + 0.22 * faded, contrast: 0.1 * faded },
  );
}

/** `valueAt`: of the pixel whose bytes begin there, 0–255. Returns what hardly any pixel is darker and lighter than. */
function readLevels(data: Uint8ClampedArray, valueAt: (at: number) => number): readonly [number, number] {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < data.length; at += 4 * 5) {
    const value = valueAt(at);
    counts[value] = (counts[value] ?? 0) + 1;
    total++;
  }
  const find = (share: number): number => {
    let sum = 0;
    for (let value = 0; value < 256; value++) {
      sum += counts[value] ?? 0;
      if (sum >= total * share) return value;
    }
    return 255;
  };
  return [find(0.006), find(0.992)];
}

/** A print without colours may be yellow all over; one with a few strong ones is none, however grey the rest of it is. */
function hasNoColour(data: Uint8ClampedArray): boolean {
  const counts = new Uint32Array(256);
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * 13, count++) {
    const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    counts[chroma] = (counts[chroma] as number) + 1;
    sum += chroma;
  }
  const mean = sum / count / 255;
  let strongest = 0;
  for (let passed = counts[0] as number; passed <= Math.floor(count * STRONG) && strongest < 255;)
    passed += counts[++strongest] as number;
  return mean < PALE && strongest / 255 < COLOURED;
}

/** Calms the grain but not the edges, lifts local contrast, sharpens what is an edge. */
function clarify(image: Image, { calm, sharp, local }: Hand): Image {
  const { width, height, data } = image;
  const unit = Math.sqrt(width * height) / 1024;
  const luma = takePlane(width * height);
  for (let i = 0, o = 0; i < luma.length; i++, o += 4)
    luma[i] = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number) / 255;
  const soft = guide(luma, width, height, 3 * unit, 0.0012);
  const fine = blurPlane(soft, width, height, 1.6 * unit);
  const broad = blurPlane(soft, width, height, 38 * unit);
  const light = takePlane(luma.length);
  for (let i = 0; i < luma.length; i++) {
    const own = luma[i] as number;
    const even = soft[i] as number;
    const edge = even - (fine[i] as number);
    const isEdge = ramp(0.004, 0.03, Math.abs(edge));
    const lift = (even - (broad[i] as number)) * local;
    light[i] = clamp(own + (even - own) * calm + edge * sharp * 1.7 * isEdge + lift);
  }
  releasePlanes(soft, fine, broad);
  const result = new Uint8ClampedArray(data.length);
  const colour = takePlane(luma.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0, o = channel; i < luma.length; i++, o += 4)
      colour[i] = (data[o] as number) / 255 - (luma[i] as number);
    const smooth = blurPlane(colour, width, height, 2.6 * unit);
    for (let i = 0, o = channel; i < luma.length; i++, o += 4) {
      const own = colour[i] as number;
      result[o] = ((light[i] as number) + own + ((smooth[i] as number) - own) * calm) * 255;
    }
    releasePlanes(smooth);
  }
  for (let o = 3; o < result.length; o += 4) result[o] = 255;
  returnPlanes();
  return { width, height, data: result };
}

/** A guided filter of a plane by itself: smooth where it is nearly even, untouched at edges. */
function guide(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  calm: number,
): Float32Array {
  const passing = takePlane(plane.length);
  for (let i = 0; i < plane.length; i++) passing[i] = (plane[i] as number) * (plane[i] as number);
  const mean = blurPlane(plane, width, height, sigma);
  const slope = blurPlane(passing, width, height, sigma);
  for (let i = 0; i < plane.length; i++) {
    const middle = mean[i] as number;
    const variance = Math.max(0, (slope[i] as number) - middle * middle);
    const share = variance / (variance + calm);
    slope[i] = share;
    mean[i] = middle * (1 - share);
  }
  const slopes = blurPlane(slope, width, height, sigma);
  const bases = blurPlane(mean, width, height, sigma);
  for (let i = 0; i < plane.length; i++)
    passing[i] = (plane[i] as number) * (slopes[i] as number) + (bases[i] as number);
  releasePlanes(mean, slope, slopes, bases);
  return passing;
}
