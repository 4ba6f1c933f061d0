// Guesses how near each part of an image is, from what images have in common: no model, and no measurement.
import type { Image } from '#engine/raster/image.ts';
import { clamp, smooth } from '#engine/raster/noise.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { findSky, type Sky } from '#engine/photo/find-sky.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import { findAir, isCloudy, isDarkAbove } from './find-air.ts';
import { growMask, maskShare, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

export type Relief = {
  /** 0 = as far as the sky, 1 = at the viewer's feet; coarse and smooth, so that nothing tears. */
  nearness: Mask;
  /** Where clouds may drift: the sky without its edge. Null = no sky that is sure. */
  air: Mask | null;
  /** Stars would be seen there. */
  isDarkAbove: boolean;
  /** Something is seen to drift there: a clear sky may move as it will. */
  hasClouds: boolean;
  /** What the image is about, softly. Null = nothing stands out. */
  body: Mask | null;
  /** Somebody, and no thing. */
  isPerson: boolean;
  /** The row where the ground begins, 0–1 from the top. */
  horizon: number;
  /** What the eye goes to first: parts of the image. */
  focus: { x: number; y: number; nearness: number };
};

/** Pixels of the longer side: nearness has no fine detail, and must not have any. */
const RELIEF_PIXELS = 200;
const LEAST_SURE_SKY = 0.6;
/** Where an image without a sky usually has its ground begin. */
const USUAL_HORIZON = 0.42;
const FAR = 0.06;
/** How far a thing may stand out from what is behind it: more would stretch what lies between. */
const MOST_STEP = 0.42;
/** Of its box: less than this is no thing but specks, like lit windows. */
const LEAST_FILLED = 0.28;
/** Of its own height: so much of a thing may have been missed above it. */
const MOST_TOPPING = 0.4;

/** `people`: all of the image; it is about them where there are some. */
export function findRelief(image: Image, people: People): Relief {
  const sky = findSky(image);
  const subject = cutSubject(image, people);
  const isPerson = silhouetteOf(image, people) !== null;
  const scale = Math.min(1, RELIEF_PIXELS / Math.max(image.width, image.height));
  const width = Math.max(8, Math.round(image.width * scale));
  const height = Math.max(8, Math.round(image.height * scale));
  const skyMask = sky && sky.sureness >= LEAST_SURE_SKY ? resizeMask(sky.mask, width, height) : null;
  const isClear = subject !== null && (isPerson || isThing(subject));
  const bodyMask = isClear ? resizeMask(subject.mask, width, height) : null;
  const horizon = chooseHorizon(sky, skyMask !== null);
  const standing = subject && bodyMask ? standingPlace(subject, image, horizon) : null;

  const small = shrinkImage(image, RELIEF_PIXELS);
  // What stands upright across the horizon would be bent by a ground that begins there: an even slope only leans it.
  const evenness = skyMask ? uprightness(small, horizon) : 0.75;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const ground = v < horizon ? 0.16 : 0.2 + 0.72 * ((v - horizon) / (1 - horizon)) ** 0.85;
    const even = 0.08 + 0.62 * v;
    const base = ground + (even - ground) * evenness;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const air = (skyMask?.values[at] ?? 0) * (1 - 0.7 * evenness);
      // Without a horizon the middle is what was photographed, and the corners lie behind it.
      const middle = skyMask ? 0 : 0.12 * roundness((x + 0.5) / width, v);
      values[at] = (base + middle) * (1 - air) + FAR * air;
    }
  }
  // The edge of a thing moves with the thing: what is stretched lies beside it.
  if (bodyMask && standing !== null) {
    if (skyMask) reachToSky(bodyMask, skyMask);
    const thick = growMask(bodyMask, Math.max(width, height) * 0.03);
    const round = blurPlane(bodyMask.values, width, height, Math.max(width, height) * 0.05);
    for (let at = 0; at < values.length; at++) {
      const share = thick.values[at] ?? 0;
      const behind = values[at] ?? 0;
      const near = Math.min(standing + 0.1 * (round[at] ?? 0), behind + MOST_STEP);
      values[at] = behind * (1 - share) + Math.max(near, behind) * share;
    }
  }
  const soft = blurPlane(values, width, height, Math.max(width, height) * 0.012);
  const nearness: Mask = { width, height, values: Float32Array.from(soft) };
  const air = skyMask && findAir(skyMask);
  const hasClouds = air !== null && isCloudy(air, small);
  const isDark = isDarkAbove(air, small);
  const body = bodyMask && soften(bodyMask);
  returnPlanes();
  const [face] = mainFaces(image, people.faces);
  const box = face ? aroundFace(face) : isClear ? subject.box : null;
  const top = face ? face.y - face.height * HAIR : (box?.top ?? 0);
  const focus = chooseFocus(box, top / image.height, image, nearness);
  return { nearness, air, hasClouds, isDarkAbove: isDark, body, isPerson, horizon, focus };
}

function isThing({ mask, box }: Cut): boolean {
  const filled = (maskShare(mask) * mask.width * mask.height) / (box.width * box.height);
  return filled >= LEAST_FILLED;
}

function chooseHorizon(sky: Sky | null, isSure: boolean): number {
  return sky && isSure ? clamp(sky.horizon, 0.12, 0.85) : USUAL_HORIZON;
}

/** The roof of a tower, the hat of a person: what stands on a thing and ends in the sky soon belongs to it. */
function reachToSky({ width, height, values }: Mask, sky: Mask): void {
  const first = values.findIndex((value) => value > 0.5);
  const last = values.findLastIndex((value) => value > 0.5);
  const tall = Math.floor(last / width) - Math.floor(first / width) + 1;
  for (let x = 0; x < width; x++) {
    let top = 0;
    while (top < height && (values[top * width + x] as number) <= 0.5) top++;
    if (top === height) continue;
    let y = top - 1;
    while (y >= 0 && (sky.values[y * width + x] as number) < 0.5) y--;
    if (y < 0 || top - y > tall * MOST_TOPPING) continue;
    for (let above = y + 1; above < top; above++) values[above * width + x] = 1;
  }
}

/** How much of the upright lines above the horizon goes on below it, 0–1. */
function uprightness({ width, height, data }: Image, horizon: number): number {
  const lines = (from: number, to: number) => {
    const sums = new Float32Array(width);
    for (let y = Math.round(clamp(from) * (height - 1)); y <= clamp(to) * (height - 1); y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = (y * width + x) * 4 + 1;
        sums[x] = (sums[x] as number) + (data[at + 4] as number) - (data[at - 4] as number);
      }
    }
    return sums;
  };
  const above = lines(horizon - 0.16, horizon - 0.02);
  const below = lines(horizon + 0.02, horizon + 0.13);
  let both = 0;
  let one = 0;
  let other = 0;
  for (let x = 0; x < width; x++) {
    const a = above[x] as number;
    const b = below[x] as number;
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return smooth(0.1, 0.45, both / Math.max(1, Math.sqrt(one * other)));
}

/** How near a thing is, by the row on which it stands: what reaches the lower edge is nearest. */
function standingPlace({ box }: Cut, { height }: Image, horizon: number): number {
  const foot = (box.top + box.height) / height;
  return clamp(0.3 + 0.6 * ((foot - horizon) / (1 - horizon)), 0.35, 0.88);
}

function roundness(u: number, v: number): number {
  return Math.exp(-(((u - 0.5) / 0.34) ** 2) - ((v - 0.55) / 0.4) ** 2);
}

function soften(mask: Mask): Mask {
  const { width, height } = mask;
  const soft = blurPlane(mask.values, width, height, Math.max(width, height) * 0.015);
  return { width, height, values: Float32Array.from(soft) };
}

function aroundFace({ x, y, width, height }: Face): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Heights of a face, from its middle to the top of its hair. */
const HAIR = 0.95;
/** A head so many times nearer to the upper edge than the middle of a zoom stays within the frame; nearer it was cut off before. */
const HELD = 4.6;
const CUT_OFF = 0.012;

/** `top`: of the head, in parts of the height: where the camera comes nearer, it comes nearer to what keeps that in the frame. */
function chooseFocus(
  box: Box | null,
  top: number,
  image: Image,
  { width, height, values }: Mask,
): Relief['focus'] {
  const x = box ? clamp((box.left + box.width / 2) / image.width) : 0.5;
  const middle = box ? clamp((box.top + box.height * 0.45) / image.height) : 0.5;
  const y = box && top > CUT_OFF ? Math.min(middle, top * HELD) : middle;
  const column = Math.min(width - 1, Math.floor(x * width));
  const row = Math.min(height - 1, Math.floor(y * height));
  return { x, y, nearness: values[row * width + column] ?? 0.5 };
}
