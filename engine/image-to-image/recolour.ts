// Gives a named part of the image another colour: hair, an eye, the main colour of a garment, all of it where none is named.
import { keepOuter } from '#engine/photo/keep-outer.ts';
import { keepPaint } from '#engine/photo/keep-paint.ts';
import { keepMainColour } from '#engine/photo/main-colour.ts';
import { findBeard } from '#engine/photo/find-teeth-and-beard.ts';
import { takeLocks } from '#engine/photo/take-locks.ts';
import { dropCold } from '#engine/photo/drop-cold.ts';
import { dropPale } from '#engine/photo/drop-pale.ts';
import { matteHair } from '#engine/photo/matte-hair.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { toLab, type Lab } from '#engine/raster/lab.ts';
import { growMask, maskBox, type Mask } from '#engine/raster/mask.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { isTooDarkFor, paintRegion, tintAll, type Stuff } from './change-colour.ts';
import { isLostBefore } from './is-lost-before.ts';
import { withoutEyes } from './find-thing.ts';
import type { Operation, Region } from './instruction.ts';
import { mainOfGarments } from './main-of-garments.ts';
import { findRegion } from './regions.ts';
import type { Reason, Work } from './work.ts';

/** Painted wholly, eyes would shine. */
const IRIS = 0.6;

export function recolour(
  work: Work,
  { colour, amount, region, fades }: Extract<Operation, { do: 'colour' }>,
): Reason | null {
  if (!region) {
    tintAll(work, colour, amount);
    return null;
  }
  const found = findRegion(work, region);
  if (typeof found === 'string') return found;
  const main = mainPart(work, isAnimal(region) ? withoutEyes(work, found) : found, region);
  if (typeof main === 'string') return main;
  const faded = fades ? fadeDown(main) : main;
  const isDyed = region.kind === 'person' && ['hair', 'beard'].includes(region.part);
  const stuff = isDyed ? 'hair' : isOfCloth(region) || isAnimal(region) ? 'cloth' : null;
  if (stuff && isTooDarkFor(work, colour, faded, stuff)) return 'too_dark';
  if (isDyed && isLostBefore(work.before, faded, work.people().silhouette.mask)) return 'not_apart';
  const hair = isDyed ? finishHair(work, faded) : faded;
  const mask = isDyed && region.part === 'hair' ? withoutBeard(work, hair) : hair;
  const before = work.image;
  paintRegion(work, colour, isOfEyes(region) ? amount * IRIS : amount, mask, takenBy(region, isDyed));
  if (showsChange(before, work.image, mask)) return null;
  work.image = before;
  return isDim(before, mask, colour) ? 'too_dark' : 'there_already';
}

/** Of a hundred: what is darker shows no other colour either; and so much lighter than it is another one. */
const [DIM, LIGHTER] = [24, 14] as const;

function isDim(image: Image, { values }: Mask, colour: Rgb): boolean {
  let [sum, all] = [0, 1e-6];
  for (let i = 0; i < values.length; i += 3) {
    const weight = values[i] as number;
    if (weight < 0.3) continue;
    all += weight;
    sum += weight * labAt(image, i).lightness;
  }
  return sum / all < DIM && toLab(...colour).lightness > sum / all + LIGHTER;
}

/** Without what is seen between and beside its locks. */
function finishHair(work: Work, found: Mask): Mask {
  const { faces, silhouette } = work.people();
  const hair = matteHair(takeLocks(found, silhouette.mask, work.before), silhouette.mask, work.before);
  return dropCold(dropPale(hair, work.before, mainFaces(work.before, faces)), work.before);
}

/** Of a face's width: as far around a beard its hair goes on. */
const AROUND_BEARD = 0.07;

/** A beard keeps its colour, as it has no border to the hair beside the jaw but where it is looked for. */
function withoutBeard(work: Work, hair: Mask): Mask {
  const { before } = work;
  const main = mainFaces(before, work.people().faces);
  const beard = findBeard(before, main);
  if (!beard) return hair;
  const widest = Math.max(...main.map(({ width }) => width));
  const { values } = growMask(beard, widest * AROUND_BEARD);
  return { ...hair, values: hair.values.map((value, i) => value * (1 - (values[i] as number))) };
}

function takenBy(region: Region, isDyed: boolean): Stuff {
  return isDyed ? 'hair' : isVehicle(region) ? 'paint' : 'cloth';
}

/** Units of difference: who asks for a pink dress of one that is pink sees nothing of it below this. Of dark hair another hue is seen that is no lighter. */
const SEEN = 8.5;

function showsChange(before: Image, after: Image, { values }: Mask): boolean {
  let [sum, all] = [0, 1e-6];
  for (let i = 0; i < values.length; i += 3) {
    const weight = values[i] as number;
    if (weight < 0.3) continue;
    all += weight;
    sum += weight * differenceOf(labAt(before, i), labAt(after, i));
  }
  return sum / all > SEEN;
}

/** As the eye has it: the more colourful two colours are, the less it tells them apart (CIE 1994). */
function differenceOf(one: Lab, other: Lab): number {
  const chroma = Math.hypot(one.a, one.b);
  const purer = Math.hypot(other.a, other.b) - chroma;
  const turned = Math.sqrt(Math.max(0, (other.a - one.a) ** 2 + (other.b - one.b) ** 2 - purer ** 2));
  return Math.hypot(
    other.lightness - one.lightness,
    purer / (1 + 0.045 * chroma),
    turned / (1 + 0.015 * chroma),
  );
}

function labAt({ data }: Image, i: number): Lab {
  const o = i * 4;
  return toLab(data[o] as number, data[o + 1] as number, data[o + 2] as number);
}

function fadeDown(mask: Mask): Mask {
  const box = maskBox(mask);
  if (!box) return mask;
  const [from, to] = [box.top + box.height * 0.2, box.top + box.height * 0.8];
  const values = mask.values.map((value, i) => value * ramp(from, to, Math.floor(i / mask.width)));
  return { ...mask, values };
}

function isOfCloth(region: Region): boolean {
  return region.kind === 'person' && region.part.endsWith('clothes');
}

/** What is made of cloth or painted, and may be of several colours. */
function hasPattern(region: Region): boolean {
  return region.kind === 'thing' || isOfCloth(region);
}

/** A striped shirt keeps its stripes. Of a cup it is the outer wall, which is seen below its rim where one looks into it. */
function mainPart(work: Work, mask: Mask, region: Region): Mask | Reason {
  if (!hasPattern(region)) return mask;
  if (region.kind === 'person') {
    const { faces, silhouette } = work.people();
    return mainOfGarments(work.image, mask, faces, region.worn, silhouette.mask);
  }
  const cup = region.kind === 'thing' && region.what === 'vessel' ? maskBox(mask) : null;
  // Fur is darker and paler in places, and has spots: all of it is painted, or what is left would be blotches.
  if (isAnimal(region)) return mask;
  const main = keepMainColour(work.image, mask, { from: cup ? cup.top + cup.height / 2 : 0 });
  if (isVehicle(region)) return keepPaint(work.image, mask, main) ?? 'not_apart';
  return cup && main !== mask ? keepOuter(main, mask) : main;
}

function isAnimal(region: Region | undefined): boolean {
  return region?.kind === 'thing' && region.what === 'animal';
}

function isVehicle(region: Region): boolean {
  return region.kind === 'thing' && region.what === 'vehicle';
}

function isOfEyes(region: Region | undefined): boolean {
  return region?.kind === 'animal-eyes' || (region?.kind === 'person' && region.part === 'eyes');
}
