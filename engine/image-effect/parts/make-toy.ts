// Gives people the faces of toys: the skin is smoothed and the eyes grow before a photo is modelled; who somebody is, and
// how they look, stays to be seen.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { ramp } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import type { Image } from '#engine/raster/image.ts';
import { maskBox, type Box, type Mask } from '#engine/raster/mask.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { type Brush, makeSurface, readPixels } from '#engine/raster/surface.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import { copyPart } from '#engine/photo/read-photo.ts';
import { GUIDE_PIXELS } from '#engine/raster/refine-mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import {
  boundsOf,
  eyeDistance,
  FACE_LINES,
  lineOf,
  pointOf,
  traceLine,
  type Point,
} from '#engine/vision/face-lines.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { cropPeople, keepFaces } from '#engine/vision/see-people.ts';
import type { Photo } from '../effect.ts';
import { drawOn } from './canvas-image.ts';
import { enlargeEyes } from '#engine/photo/enlarge-eyes.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import type { ToyMaterial } from './toy-material.ts';

/** Numbers of the face mesh. */
const NOSE = 1;
const CHEEKS = [50, 280] as const;
const NOSTRILS = [64, 98, 97, 2, 326, 327, 294] as const;
/** Between the eyes: how thick brows are, and how far lashes reach. */
const FEATURE = 0.2;
/** Of a face's width: how wide wrinkles are, and how soft the border of what stays. */
const WRINKLE = 0.06;
const BORDER = 0.03;
/** Of 255, beside the skin around it: up to here something is a wrinkle, and from here on it lies before the face and stays. */
const [SKIN, GLASSES] = [26, 56] as const;
/** From so much on a pixel is not quite outside of a face. */
const LEAST_SEEN = 0.002;

/** In widths and heights of a face, from its middle: so far hair may be told from what is around it. */
const HEAD = { across: 1.5, above: 1.4, below: 0.9 } as const;

/** So wide a face shows whatever falls over its forehead. */
const FACE_PIXELS = 48;

/** In place. */
function smoothFaces(photo: Photo, faces: readonly Face[], material: ToyMaterial): void {
  const box = aroundHeads(photo, faces);
  if (!box) return;
  // Of the rest of a photo nothing need be looked at.
  const heads = {
    ...copyPart(photo, box),
    people: cropPeople(keepFaces(photo.people, faces), photo, box, box),
  };
  const scale = Math.min(
    GUIDE_PIXELS / Math.max(photo.width, photo.height),
    FACE_PIXELS / Math.min(...faces.map((face) => face.width)),
  );
  smoothHeads(heads, Math.ceil(Math.max(box.width, box.height) * scale), material);
  for (let y = 0; y < box.height; y++)
    photo.data.set(
      heads.data.subarray(y * box.width * 4, (y + 1) * box.width * 4),
      ((box.top + y) * photo.width + box.left) * 4,
    );
}

/** Whole pixels of the image. */
function aroundHeads(image: Image, faces: readonly Face[]): Box | null {
  const left = Math.floor(Math.min(...faces.map((face) => face.x - face.width * HEAD.across)));
  const top = Math.floor(Math.min(...faces.map((face) => face.y - face.height * HEAD.above)));
  const right = Math.ceil(Math.max(...faces.map((face) => face.x + face.width * HEAD.across)));
  const bottom = Math.ceil(Math.max(...faces.map((face) => face.y + face.height * HEAD.below)));
  const box = { left: Math.max(0, left), top: Math.max(0, top) };
  const width = Math.min(image.width, right) - box.left;
  const height = Math.min(image.height, bottom) - box.top;
  return width > 0 && height > 0 ? { ...box, width, height } : null;
}

/** In place. `guidePixels`: of the copy on which hair is told from skin. */
function smoothHeads(photo: Photo, guidePixels: number, { smooth }: ToyMaterial): void {
  const { faces } = photo.people;
  const oval = findPersonPart(photo, photo.people, 'face');
  const box = oval && maskBox(oval, LEAST_SEEN);
  if (!box) return;
  const hair = findPersonPart(photo, photo.people, 'hair', guidePixels);
  const { width, height } = box;
  const share = takePart(oval, box);
  const locks = hair && takePart(hair, box);
  if (locks) inParts(share.length, (from, end) => takeAway(share, locks, 1, from, end));
  const widest = Math.max(...faces.map((face) => face.width));
  const reach = widest * WRINKLE;
  const features = findFeatures(faces, box);
  // Dark brows and eyes would leave their shadow on the skin that is mixed.
  const source = share.slice();
  inParts(source.length, (from, end) => takeAway(source, features, 0.98, from, end));
  const kept = blurPlane(features, width, height, widest * BORDER);
  inParts(share.length, (from, end) => takeAway(share, kept, 1, from, end));
  releasePlanes(features, kept);
  const total = blurPlane(source, width, height, reach);
  const weighed = takePlane(share.length);
  for (const channel of [0, 1, 2]) {
    weigh(photo, box, channel, source, weighed);
    const soft = blurPlane(weighed, width, height, reach);
    mixIn(photo, box, channel, { share, soft, total, smooth });
    releasePlanes(soft);
  }
  releasePlanes(total, weighed);
}

/** So much of what others hold is taken away from shares. */
function takeAway(shares: Float32Array, others: Float32Array, part: number, from: number, end: number): void {
  for (let i = from; i < end; i++) shares[i] = (shares[i] as number) * (1 - (others[i] as number) * part);
}

/** The part of a mask that lies in a box. */
function takePart(mask: Mask, { left, top, width, height }: Box): Float32Array {
  const part = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * mask.width + left;
    part.set(mask.values.subarray(from, from + width), y * width);
  }
  return part;
}

/** One channel of what lies in a box, weighed by a plane of its size. */
function weigh(
  photo: Image,
  { left, top, width, height }: Box,
  channel: number,
  weights: Float32Array,
  target: Float32Array,
): void {
  for (let y = 0; y < height; y++)
    weighRow(photo.data, ((top + y) * photo.width + left) * 4 + channel, y * width, width, weights, target);
}

function weighRow(
  data: Uint8ClampedArray,
  first: number,
  row: number,
  width: number,
  weights: Float32Array,
  target: Float32Array,
): void {
  for (let i = row, at = first; i < row + width; i++, at += 4)
    target[i] = (data[at] as number) * (weights[i] as number);
}

/** Planes of a box: how much of each pixel is skin, and the means around it of its colour, weighed, and of the weights. */
type Skin = Record<'share' | 'soft' | 'total', Float32Array> & { smooth: number };

/** Mixes `share` of what is smooth into one channel of what lies in a box. */
function mixIn(
  { width: pitch, data }: Image,
  { left, top, width, height }: Box,
  channel: number,
  skin: Skin,
): void {
  for (let y = 0; y < height; y++)
    mixRow(data, ((top + y) * pitch + left) * 4 + channel, y * width, width, skin);
}

function mixRow(
  data: Uint8ClampedArray,
  first: number,
  row: number,
  width: number,
  { share, soft, total, smooth }: Skin,
): void {
  for (let i = row, at = first; i < row + width; i++, at += 4) {
    if ((share[i] as number) * smooth <= 0.01) continue;
    const calm = (soft[i] as number) / Math.max(1e-3, total[i] as number);
    const part = (share[i] as number) * smooth * ramp(GLASSES, SKIN, Math.abs((data[at] as number) - calm));
    data[at] = (data[at] as number) * (1 - part) + calm * part;
  }
}

/** 1 where eyes, brows, nostrils and lips are, by which somebody is known. */
function findFeatures(faces: readonly Face[], { left, top, width, height }: Box): Float32Array {
  const sheet = makeSurface(width, height, (brush) => {
    brush.translate(-left, -top);
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    for (const face of faces) {
      brush.lineWidth = eyeDistance(face.eyes) * FEATURE;
      for (const line of [...FACE_LINES.eyes, FACE_LINES.lips, ...FACE_LINES.brows, NOSTRILS]) {
        brush.beginPath();
        traceLine(brush, lineOf(face.points, line));
        if (line !== NOSTRILS) brush.fill();
        brush.stroke();
      }
    }
  });
  const pixels = readPixels(sheet);
  const features = takePlane(width * height);
  inParts(features.length, (from, end) => readAlpha(pixels, features, from, end));
  return features;
}

function readAlpha(pixels: Uint8ClampedArray, alpha: Float32Array, from: number, end: number): void {
  for (let i = from, at = from * 4 + 3; i < end; i++, at += 4) alpha[i] = (pixels[at] as number) / 255;
}

/**
 * A photo in a material: its people keep their eyes, noses and mouths, on skin as smooth as a toy's. `model` gets it in
 * its colours. The pixels of the photo are used up.
 */
export function makeToy(
  photo: Photo,
  { grade, model }: { grade: Grade; model: (image: Image) => Image },
  material: ToyMaterial,
): Image {
  const faces = mainFaces(photo, photo.people.faces);
  const skins = faces.map((face) => colourAround(photo, pointOf(face.points, NOSE), face.width * 0.03));
  smoothFaces(photo, faces, material);
  enlargeEyes(photo, faces, material.eyes);
  const modelled = model(gradeColours(photo, grade, photo.data));
  for (const [n, face] of faces.entries())
    drawOn(modelled, boundsOf(face.points), (brush) =>
      drawBlush(brush, face, skins[n] as Rgb, material.blush),
    );
  return modelled;
}

function colourAround({ width, height, data }: Image, { x, y }: Point, reach: number): Rgb {
  const sums = [0, 0, 0];
  let count = 0;
  const far = Math.max(1, Math.round(reach));
  for (let v = -far; v <= far; v++) {
    for (let u = -far; u <= far; u++) {
      const [px, py] = [Math.round(x + u), Math.round(y + v)];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      for (const c of [0, 1, 2]) sums[c] = (sums[c] as number) + (data[(py * width + px) * 4 + c] as number);
      count++;
    }
  }
  return sums.map((sum) => sum / Math.max(1, count)) as unknown as Rgb;
}

function drawBlush(brush: Brush, { eyes, points }: Face, skin: Rgb, blush: number): void {
  const size = eyeDistance(eyes) * 0.34;
  for (const n of CHEEKS) {
    const { x, y } = pointOf(points, n);
    const glow = brush.createRadialGradient(x, y, 0, x, y, size);
    glow.addColorStop(0, css(mix(skin, '#e8525a', 0.6), blush));
    glow.addColorStop(1, css(mix(skin, '#e8525a', 0.6), 0));
    brush.fillStyle = glow;
    brush.fillRect(x - size, y - size, size * 2, size * 2);
  }
}
