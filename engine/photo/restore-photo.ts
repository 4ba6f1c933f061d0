// An old photo restored: scratches and dust taken out, noise calmed, fading undone, edges sharpened.
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
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
  const whole = fillUnknown(
    photo,
    damaged.map((value) => 1 - value),
  );
  return clarify(undoFading(whole, recoversColour), hand);
}

/** Stretches each colour to its full range; where the photo has no colour, only its tones, and the yellow goes. */
function undoFading(image: Image, recoversColour: boolean): Image {
  const { data } = image;
  const levels = [0, 1, 2].map((channel) => readLevels(data, channel));
  const low = Math.min(...levels.map(([one]) => one));
  const high = Math.max(...levels.map(([, other]) => other));
  const isGrey = hasNoColour(data);
  const fresh = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      const [from, to] = recoversColour ? (levels[channel] ?? [0, 255]) : [low, high];
      // Not all the way: a little of the old warmth of the print is true.
      const share = recoversColour ? 0.88 : 0.8;
      const floor = from * share;
      const ceiling = 255 - (255 - to) * share;
      fresh[at + channel] = (((data[at + channel] ?? 0) - floor) / Math.max(40, ceiling - floor)) * 255;
    }
    fresh[at + 3] = 255;
  }
  const opened = { ...image, data: fresh };
  if (!recoversColour) return opened;
  return gradeColours(
    opened,
    isGrey ? { saturation: 0.35, contrast: 0.08 } : { saturation: 1.22, contrast: 0.1 },
  );
}

function readLevels(data: Uint8ClampedArray, channel: number): readonly [number, number] {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = channel; at < data.length; at += 4 * 5) {
    const value = data[at] ?? 0;
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
  const chromas: number[] = [];
  for (let at = 0; at < data.length; at += 4 * 13) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    chromas.push((Math.max(r, g, b) - Math.min(r, g, b)) / 255);
  }
  const mean = chromas.reduce((sum, chroma) => sum + chroma, 0) / chromas.length;
  const strongest = chromas.toSorted((one, other) => one - other)[Math.floor(chromas.length * STRONG)] ?? 0;
  return mean < PALE && strongest < COLOURED;
}

/** Calms the grain but not the edges, lifts local contrast, sharpens what is an edge. */
function clarify(image: Image, { calm, sharp, local }: Hand): Image {
  const { width, height, data } = image;
  const unit = Math.sqrt(width * height) / 1024;
  const length = width * height;
  const luma = new Float32Array(length);
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    luma[i] = ((data[o] ?? 0) * 0.299 + (data[o + 1] ?? 0) * 0.587 + (data[o + 2] ?? 0) * 0.114) / 255;
  }
  const soft = guide(luma, width, height, 3 * unit, 0.0012);
  const fine = Float32Array.from(blurPlane(soft, width, height, 1.6 * unit));
  const broad = Float32Array.from(blurPlane(soft, width, height, 38 * unit));
  returnPlanes();
  const colours = [0, 1, 2].map((channel) => {
    const plane = luma.map((light, i) => (data[i * 4 + channel] ?? 0) / 255 - light);
    const smooth = Float32Array.from(blurPlane(plane, width, height, 2.6 * unit));
    returnPlanes();
    return smooth;
  });
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    const base = (luma[i] ?? 0) + ((soft[i] ?? 0) - (luma[i] ?? 0)) * calm;
    const edge = (soft[i] ?? 0) - (fine[i] ?? 0);
    const isEdge = ramp(0.004, 0.03, Math.abs(edge));
    const lift = ((soft[i] ?? 0) - (broad[i] ?? 0)) * local;
    const light = clamp(base + edge * sharp * 1.7 * isEdge + lift);
    for (let channel = 0; channel < 3; channel++) {
      const own = (data[o + channel] ?? 0) / 255 - (luma[i] ?? 0);
      const colour = own + ((colours[channel]?.[i] ?? 0) - own) * calm;
      result[o + channel] = (light + colour) * 255;
    }
    result[o + 3] = 255;
  }
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
  const mean = Float32Array.from(blurPlane(plane, width, height, sigma));
  const squares = Float32Array.from(
    blurPlane(
      plane.map((value) => value * value),
      width,
      height,
      sigma,
    ),
  );
  const slope = squares.map((square, i) => {
    const variance = Math.max(0, square - (mean[i] ?? 0) ** 2);
    return variance / (variance + calm);
  });
  const base = mean.map((value, i) => value * (1 - (slope[i] ?? 0)));
  const slopes = Float32Array.from(blurPlane(slope, width, height, sigma));
  const bases = Float32Array.from(blurPlane(base, width, height, sigma));
  returnPlanes();
  return plane.map((value, i) => value * (slopes[i] ?? 0) + (bases[i] ?? 0));
}
