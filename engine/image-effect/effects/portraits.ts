// Portraits before another backdrop: business headshot, school yearbook, photos for identity papers.
import { freeSurfaces, leftByImage } from '#engine/illustrator/painting/free-surfaces.ts';
import type { Image } from '#engine/raster/image.ts';
import { shadeCorners, type Corners } from '#engine/illustrator/painting/shade-corners.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { JobRefusal } from '#engine/job.ts';
import { chooseFaces } from '#engine/vision/choose-faces.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { seeOne } from '#engine/vision/see-one.ts';
import type { Effect, EffectWork, Photo } from '../effect.ts';
import { drawImage, toImage } from '../parts/canvas-image.ts';
import { type CutOut, cutOut } from '../parts/cut-out.ts';
import { drawPlaced, framePerson } from '../parts/frame-person.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import { paintCloth, paintPaper, type Paper } from '../parts/paint-backdrop.ts';
import { isForeheadCut } from '#engine/photo/is-headless.ts';
import { throwShadow } from '../parts/throw-shadow.ts';

/** Longer side of the photo that a person is cut from, in parts of the result's: the head is framed larger. */
const PHOTO_SHARE = 1.25;

/**
 * The person of the photo, of several the one that is meant, else the nearest, in studio light. Refuses (no_face) where
 * nobody's face is seen.
 */
async function readPerson(work: EffectWork, light: Grade, which = 0): Promise<CutOut> {
  const photo = await openPhoto(work, which);
  const [face] = chooseFaces(photo, photo.people.faces, 1, work.faces.slice(which));
  if (!face) throw new JobRefusal('no_face', 'no clear face was found in the photo');
  return await takePerson(photo, face, light);
}

function openPhoto(work: EffectWork, which: number): Promise<Photo> {
  return work.whole(Math.max(work.width, work.height) * PHOTO_SHARE, which);
}

async function takePerson(photo: Photo, face: Face, light: Grade): Promise<CutOut> {
  if (isForeheadCut(face)) throw new JobRefusal('no_face', 'the head is cut off at the top of the photo');
  return cutOut(evenLight(photo, light), await seeOne(photo, photo.people, face));
}

/** Studio light is even: the middle tones of the photo are brought to where a studio's are. */
function evenLight(photo: Image, grade: Grade): Image {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < photo.data.length; at += 400) {
    sum += (photo.data[at] ?? 0) + (photo.data[at + 1] ?? 0) + (photo.data[at + 2] ?? 0);
    count += 3;
  }
  const mean = sum / Math.max(1, count) / 255;
  const exposure = Math.max(-0.2, Math.min(0.45, Math.log2(0.5 / Math.max(0.1, mean)) * 0.5));
  return gradeColours(photo, { exposure, ...grade });
}

const OFFICES: readonly [Paper, ...Paper[]] = [
  { light: '#c9d1d8', dark: '#59656f' },
  { light: '#8d9aa8', dark: '#2c3540' },
  { light: '#e9e6e1', dark: '#a8a39b' },
  { light: '#7f8d86', dark: '#2f3a36' },
];

export const headshot: Effect = async (work) => {
  const { width, height } = work;
  const person = await readPerson(work, { contrast: 0.12, saturation: 0.94 });
  const placed = framePerson(person, { width, height, faceHeight: 0.3, faceY: 0.4 });
  const image = drawImage(width, height, (brush) => {
    paintPaper(brush, width, height, work.vary(OFFICES));
    const sheet = makeSurface(width, height, (inner) => drawPlaced(inner, person, placed));
    throwShadow(brush, sheet, 0, 0, { blur: work.short * 0.035, x: work.short * 0.02, y: 0, alpha: 0.22 });
    brush.drawImage(rimLit(sheet, '#ffffff'), 0, 0);
  });
  return { image };
};

/** A thin light along the left side of a figure, as from a lamp behind it. */
function rimLit(sheet: Surface, colour: string): Surface {
  const { width, height } = sheet;
  const shift = Math.max(2, Math.min(width, height) * 0.008);
  const rim = makeSurface(width, height, (brush) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'destination-out';
    brush.drawImage(sheet, shift, shift * 0.6);
  });
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.globalAlpha = 0.34;
    brush.filter = `blur(${(shift * 0.8).toFixed(1)}px)`;
    brush.drawImage(rim, 0, 0);
  });
}

const CLOTHS: readonly [Paper, ...Paper[]] = [
  { light: '#8fb2c9', dark: '#2c4a66' },
  { light: '#b9a48b', dark: '#58432f' },
  { light: '#a58fb5', dark: '#3d2c55' },
  { light: '#93ab8d', dark: '#334a36' },
];

export const yearbook: Effect = async (work) => {
  const { width, height, short } = work;
  const person = await readPerson(work, { saturation: 1.06, lights: [1.04, 1, 0.93] });
  const placed = framePerson(person, { width, height, faceHeight: 0.31, faceY: 0.42 });
  const scene = makeSurface(width, height, (brush) => {
    paintCloth(brush, width, height, work.vary(CLOTHS), work.seed);
    const sheet = makeSurface(width, height, (inner) => drawPlaced(inner, person, placed));
    throwShadow(brush, sheet, 0, 0, { blur: short * 0.03, x: short * 0.03, y: short * 0.015, alpha: 0.3 });
    brush.drawImage(sheet, 0, 0);
    // Soft focus: a blurred copy over the sharp one.
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.3;
    brush.filter = `blur(${(short * 0.014).toFixed(1)}px)`;
    brush.drawImage(brush.canvas, 0, 0);
    brush.filter = 'none';
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
    shadeCorners(brush, width, height, CORNERS);
  });
  const printed = gradeColours(toImage(scene), {
    contrast: -0.12,
    fade: 0.07,
    saturation: 0.94,
    lights: [1.04, 1, 0.9],
    shadows: [1.06, 1, 1.06],
  });
  return { image: printed };
};

const CORNERS: Corners = {
  from: 0.36,
  to: 0.56,
  middle: 0.46,
  colours: [
    [0, 'rgba(20,12,8,0)'],
    [1, 'rgba(20,12,8,0.5)'],
  ],
};

/** A photo for papers allows little: the light a shade brighter, softer or warmer. */
const LAMPS: readonly [Grade, ...Grade[]] = [
  { contrast: 0.06 },
  { contrast: 0.02, exposure: 0.1 },
  { contrast: 0.12 },
  { contrast: 0.06, lights: [1.03, 1, 0.96] },
];

const GROUNDS: Readonly<Record<string, string>> = { white: '#ffffff', blue: '#4489cf', red: '#d0252b' };
/** Millimetres of the two usual sizes. */
const SIZES: Readonly<Record<string, { width: number; height: number; across: number; down: number }>> = {
  '1': { width: 25, height: 35, across: 5, down: 2 },
  '2': { width: 35, height: 49, across: 4, down: 2 },
};

export const idPhoto: Effect = async (work) => {
  const { width, height } = work;
  const [ground = 'white', size = '1'] = work.option.split('_');
  const person = await readPerson(work, work.vary(LAMPS));
  const colour = GROUNDS[ground] ?? '#ffffff';
  const isSheet = work.isAutoShape || width > height;
  if (!isSheet) return { image: toImage(takeIdPhoto(person, colour, width, height)) };
  return {
    image: layOutSheet(
      person,
      colour,
      SIZES[size] ?? { width: 25, height: 35, across: 5, down: 2 },
      width,
      height,
    ),
  };
};

function takeIdPhoto(person: CutOut, colour: string, width: number, height: number): Surface {
  const placed = framePerson(person, { width, height, faceHeight: 0.43, faceY: 0.45 });
  return makeSurface(width, height, (brush) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, width, height);
    drawPlaced(brush, person, placed);
  });
}

/** As many as a print holds, with thin lines to cut along. */
function layOutSheet(
  person: CutOut,
  colour: string,
  size: { width: number; height: number; across: number; down: number },
  width: number,
  height: number,
): Image {
  const gap = height * 0.022;
  const unit = Math.min(
    (width - gap * (size.across + 1)) / (size.across * size.width),
    (height - gap * (size.down + 1)) / (size.down * size.height),
  );
  const photo = { width: Math.round(size.width * unit), height: Math.round(size.height * unit) };
  const one = takeIdPhoto(person, colour, photo.width, photo.height);
  const left = (width - size.across * photo.width - (size.across - 1) * gap) / 2;
  const top = (height - size.down * photo.height - (size.down - 1) * gap) / 2;
  return drawImage(width, height, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.strokeStyle = '#b9b9b9';
    brush.lineWidth = 1;
    for (let row = 0; row < size.down; row++) {
      for (let column = 0; column < size.across; column++) {
        const x = Math.round(left + column * (photo.width + gap));
        const y = Math.round(top + row * (photo.height + gap));
        brush.drawImage(one, x, y);
        brush.strokeRect(x - 0.5, y - 0.5, photo.width + 1, photo.height + 1);
      }
    }
  });
}

/** For effects that show two people, of a photo each or of one with both: each in the same light. */
export async function readPair(work: EffectWork, light: Grade): Promise<readonly [CutOut, CutOut]> {
  if (work.photoCount === 1) return await readBoth(work, light);
  const first = await readPerson(work, light, 0);
  await freeSurfaces(leftByImage(work));
  return [first, await readPerson(work, light, 1)];
}

async function readBoth(work: EffectWork, light: Grade): Promise<readonly [CutOut, CutOut]> {
  const photo = await openPhoto(work, 0);
  const [one, other] = chooseFaces(photo, photo.people.faces, 2, work.faces);
  if (!one || !other) throw new JobRefusal('no_face', 'two people whose faces are seen are needed');
  const first = await takePerson(photo, one, light);
  await freeSurfaces(leftByImage(work));
  return [first, await takePerson(photo, other, light)];
}
