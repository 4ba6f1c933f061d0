// Gives people the faces of toys: what the photo shows of a face is smoothed away before it is modelled, and eyes, brows,
// nose and mouth are put on anew, where the mesh has them.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import { luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { maskBox, type Box, type Mask } from '#engine/raster/mask.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
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
import { drawToyFaces } from './draw-toy-faces.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import type { ToyFace, ToyMaterial } from './toy-material.ts';

/** Numbers of the face mesh: the tip of the nose, and the middle of the lower lip. */
const NOSE = 1;
const LOWER_LIP = 17;
/** Between the eyes: how thick brows are, and how far lashes reach. */
const FEATURE = 0.26;
/** From so much on a pixel is not quite outside of a face. */
const LEAST_SEEN = 0.002;
/** Between the eyes: nothing that is drawn of a face lies so far beyond its mesh. */
const AROUND = 1;

/** The faces that an image is about, in its own colours. */
function readToyFaces(photo: Photo): ToyFace[] {
  return mainFaces(photo, photo.people.faces).map((face) => {
    const at = (n: number): Rgb => colourAround(photo, pointOf(face.points, n), face.width * 0.03);
    const [left, right] = face.eyes;
    const skin = at(NOSE);
    const brow = darkest(FACE_LINES.brows.flat().map(at));
    return {
      face,
      skin,
      brow: mix(brow, '#1a1210', 0.25),
      iris: darkest([
        colourAround(photo, left, left.across * 0.2),
        colourAround(photo, right, right.across * 0.2),
      ]),
      lips: mix(at(LOWER_LIP), '#b03038', 0.35),
    };
  });
}

/** In widths and heights of a face, from its middle: so far hair may be told from what is around it. */
const HEAD = { across: 1.5, above: 1.4, below: 0.9 } as const;

/** So wide a face shows whatever falls over its forehead. */
const FACE_PIXELS = 48;

/** Takes away, in place, the features that are put on anew: only the skin stays, and how the light falls on it. */
function smoothFaces(photo: Photo, material: ToyMaterial): void {
  const faces = mainFaces(photo, photo.people.faces);
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
function smoothHeads(photo: Photo, guidePixels: number, { isWhole }: ToyMaterial): void {
  const { faces } = photo.people;
  const oval = findPersonPart(photo, photo.people, 'face');
  const box = oval && maskBox(oval, LEAST_SEEN);
  if (!box) return;
  const hair = findPersonPart(photo, photo.people, 'hair', guidePixels);
  const { width, height } = box;
  const share = takePart(oval, box);
  const locks = hair && takePart(hair, box);
  if (locks)
    for (let i = 0; i < share.length; i++) share[i] = (share[i] as number) * (1 - (locks[i] as number));
  const reach = Math.max(...faces.map((face) => face.width)) * 0.16;
  const source = makeSource(faces, box, share);
  if (!isWhole) keepNoses(share, box, faces);
  const total = blurPlane(source, width, height, reach);
  const weighed = takePlane(share.length);
  for (const channel of [0, 1, 2]) {
    weigh(photo, box, channel, source, weighed);
    const soft = blurPlane(weighed, width, height, reach);
    mixIn(photo, box, channel, { share, soft, total });
    releasePlanes(soft);
  }
  releasePlanes(total, weighed);
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

/** Of what is to be smoothed leaves only eyes and brows: the share of each pixel falls to 0 towards the noses. */
function keepNoses(share: Float32Array, { left, top, width, height }: Box, faces: readonly Face[]): void {
  const eyes = faces.flatMap((face) => {
    const apart = eyeDistance(face.eyes);
    return face.eyes.map((eye): Ring => ({ x: eye.x - left, y: eye.y - top, apart }));
  });
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (share[i] !== 0) share[i] = (share[i] as number) * aboveNose(eyes, x, y);
}

/** An eye, and how far it is from the other one. */
type Ring = { x: number; y: number; apart: number };

/** 1 where eyes and brows are, falling to 0 towards the nose. */
function aboveNose(eyes: readonly Ring[], x: number, y: number): number {
  let least = Infinity;
  for (const eye of eyes) {
    const across = x - eye.x;
    const down = (y - eye.y) * 1.25;
    least = Math.min(least, (across * across + down * down) / (eye.apart * eye.apart));
  }
  return ramp(0.55, 0.36, Math.sqrt(least));
}

/** One channel of what lies in a box, weighed by a plane of its size. */
function weigh(
  photo: Image,
  { left, top, width, height }: Box,
  channel: number,
  weights: Float32Array,
  target: Float32Array,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * photo.width + left) * 4 + channel;
    for (let x = 0; x < width; x++, i++, at += 4)
      target[i] = (photo.data[at] as number) * (weights[i] as number);
  }
}

/** Mixes `share` of what is smooth into one channel of what lies in a box. */
function mixIn(
  { width: pitch, data }: Image,
  { left, top, width, height }: Box,
  channel: number,
  { share, soft, total }: Record<'share' | 'soft' | 'total', Float32Array>,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    let at = ((top + y) * pitch + left) * 4 + channel;
    for (let x = 0; x < width; x++, i++, at += 4) {
      const part = share[i] as number;
      if (part <= 0.01) continue;
      const smooth = (soft[i] as number) / Math.max(1e-3, total[i] as number);
      data[at] = (data[at] as number) * (1 - part) + smooth * part;
    }
  }
}

/** What skin is mixed from: dark brows and eyes would leave their shadow on it. */
function makeSource(
  faces: readonly Face[],
  { left, top, width, height }: Box,
  share: Float32Array,
): Float32Array {
  const sheet = makeSurface(width, height, (brush) => {
    brush.translate(-left, -top);
    brush.lineJoin = 'round';
    for (const face of faces) {
      brush.lineWidth = eyeDistance(face.eyes) * FEATURE;
      for (const line of [...FACE_LINES.eyes, FACE_LINES.lips, ...FACE_LINES.brows]) {
        brush.beginPath();
        traceLine(brush, lineOf(face.points, line));
        brush.fill();
        brush.stroke();
      }
    }
  });
  const pixels = readPixels(sheet);
  const source = new Float32Array(share.length);
  for (let i = 0; i < source.length; i++)
    source[i] = (share[i] as number) * (1 - ((pixels[i * 4 + 3] as number) / 255) * 0.98);
  return source;
}

/**
 * A photo in a material, its people with toys' faces. `model` gets it in its colours, and without what they look like. The
 * pixels of the photo are used up.
 */
export function makeToy(
  photo: Photo,
  { grade, model }: { grade: Grade; model: (image: Image) => Image },
  material: ToyMaterial,
): Image {
  const faces = readToyFaces(photo);
  smoothFaces(photo, material);
  const modelled = model(gradeColours(photo, grade, photo.data));
  for (const toy of faces)
    drawOn(modelled, boxAround(toy.face), (brush) => drawToyFaces(brush, [toy], material));
  return modelled;
}

function boxAround({ points, eyes }: Face): Box {
  const { left, top, width, height } = boundsOf(points);
  const far = eyeDistance(eyes) * AROUND;
  return { left: left - far, top: top - far, width: width + far * 2, height: height + far * 2 };
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

function darkest(colours: readonly Rgb[]): Rgb {
  return colours.toSorted((one, other) => luminance(one) - luminance(other))[
    Math.floor(colours.length / 4)
  ] as Rgb;
}
