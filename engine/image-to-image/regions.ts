// Turns a named part of the image into a mask, or says why it cannot be told from the rest.
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { toLab } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { emptyMask, growMask, invertMask, maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { findDrink } from '#engine/photo/find-drink.ts';
import { findSurface } from '#engine/photo/find-surface.ts';
import { findPersonPart, type PersonPart } from '#engine/photo/find-person-parts.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson } from '#engine/vision/see-people.ts';
import { facesMeant, isBesideUnseen, isOfAll } from './faces-meant.ts';
import { fillAround } from './fill-around.ts';
import { isAlive } from '#engine/vision/is-alive.ts';
import { animalEyesOf, findThing } from './find-thing.ts';
import type { HueName, Place, Region } from './instruction.ts';
import { namedSky } from './named-sky.ts';
import type { Reason, Work } from './work.ts';

const SEARCH_PIXELS = 400;
/** Fewer pixels of a colour are no part of the image that anybody means. */
const LEAST_SHARE = 0.004;
const CLOSE = 0.35;

/** `image` is where its colours are looked for: as it is now, or as it was before. */
export function findRegion(work: Work, region: Region, image = work.image): Mask | Reason {
  switch (region.kind) {
    case 'sky':
      return namedSky(work)?.mask ?? 'no_sky';
    case 'subject':
      return region.across ? findOne(work, region.across) : (work.subject()?.mask ?? 'no_subject');
    case 'background': {
      const subject = work.subject();
      return subject ? invertMask(subject.mask) : 'no_subject';
    }
    case 'ground':
      return findGround(work);
    case 'wall':
      return (isCloseUp(work) ? null : surfaceOf(work, 'wall')) ?? 'no_wall';
    case 'floor':
      return surfaceOf(work, 'floor') ?? 'no_ground';
    case 'table':
      return findTable(work);
    case 'thing': {
      const { across, rgb, hue } = region;
      const thing = findThing(work, region.what, { ...(across && { across }), ...(rgb && { rgb }) });
      if (typeof thing === 'string' && hue && UNTOLD.has(thing)) return findHued(work, hue, image) ?? thing;
      return typeof thing === 'string' || region.what !== 'vessel' ? thing : withoutDrink(work, thing);
    }
    case 'plants':
      return findColour(image, (lightness, chroma, hue) =>
        lightness > 6 && lightness < 92 ? bell(hue, 122, 36) * ramp(6, 16, chroma) : 0,
      );
    case 'animal-eyes':
      return animalEyesOf(work)?.irises ?? 'no_animal_eyes';
    case 'person':
      // Where nobody is, the eyes are those of the animal.
      if (region.part === 'eyes' && work.people().faces.length === 0) {
        const eyes = animalEyesOf(work);
        if (eyes) return eyes.irises;
      }
      return findPart(work, region);
    case 'skin': {
      const skin = findPersonPart(work.before, work.people(), 'skin');
      if (skin) return skin;
      return findColour(
        image,
        (lightness, chroma, hue) =>
          bell(hue, 50, 26) * ramp(8, 14, chroma) * ramp(58, 44, chroma) * ramp(28, 42, lightness),
      );
    }
    case 'hue':
      return findHue(work, region.hue, image);
  }
}

function findHue(work: Work, hue: HueName, image: Image): Mask | Reason {
  const found = findColour(image, HUES[hue]);
  // What is orange, pink or brown is not the skin of somebody beside it.
  const skin = work.people().faces.length > 0 && findPersonPart(work.before, work.people(), 'skin');
  return skin && typeof found !== 'string' ? withoutMask(found, skin) : found;
}

/** Where a thing that was named does not stand out alone, its colour may tell it from the rest. */
const UNTOLD: ReadonlySet<Reason> = new Set(['no_subject', 'not_apart', 'which', 'not_such']);
/** Walls, skies, streets and shadows are white, grey, black and brown as well. */
const COMMON: ReadonlySet<HueName> = new Set(['white', 'grey', 'black', 'brown']);
/** Of all that has a colour: in one piece it is one thing. */
const IN_ONE = 0.85;

/** The one thing of a colour; null where several are, or none is. */
function findHued(work: Work, hue: HueName, image: Image): Mask | null {
  const found = COMMON.has(hue) ? 'which' : findHue(work, hue, image);
  if (typeof found === 'string') return null;
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(found.width, found.height));
  const [width, height] = [found.width, found.height].map((side) => Math.max(1, Math.round(side * scale)));
  const { values } = resizeMask(found, width as number, height as number);
  const { sizes } = labelComponents(width as number, height as number, (i) => (values[i] as number) > 0.5);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.max(0, ...sizes) > all * IN_ONE ? found : null;
}

/** What lies under the horizon and is not the subject. */
function findGround(work: Work): Mask | Reason {
  const sky = work.sky();
  if (!sky) return surfaceOf(work, 'floor') ?? 'no_sky';
  const { width, height } = work.image;
  const subject = work.subject()?.mask.values;
  const ground = emptyMask(width, height);
  for (let y = 0; y < height; y++) {
    const low = ramp(sky.horizon - 0.02, sky.horizon + 0.06, y / height);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      ground.values[i] = low * (1 - (sky.mask.values[i] ?? 0)) * (1 - (subject?.[i] ?? 0));
    }
  }
  return ground;
}

/** Of the longer side: what is in a cup is seen in its wall around it, too. */
const REFLECTED = 0.01;

function withoutDrink({ before }: Work, cup: Mask): Mask {
  const drink = findDrink(before, cup);
  return drink ? withoutMask(cup, growMask(drink, Math.max(before.width, before.height) * REFLECTED)) : cup;
}

/** Only the one on the side that was named. */
function findOne(work: Work, across: Place['across']): Mask | Reason {
  const people = work.people();
  const [one] = facesMeant(work.before, people.faces, { across });
  const meant = one && onlyPerson(work.before, people, one);
  return meant ? (cutSubject(work.before, meant)?.mask ?? 'no_subject') : 'no_person';
}

/** Of everybody, or of the one on the side that was named. */
function findPart(
  work: Work,
  { part, across, worn, wearing, isOfOne: isSaidOfOne }: Extract<Region, { kind: 'person' }>,
): Mask | Reason {
  const people = work.people();
  const place: Place = { ...(across && { across }), ...(wearing && { wearing }) };
  const [one, ...more] = isOfAll(place) ? [] : facesMeant(work.before, people.faces, place);
  if (!isOfAll(place) && !one) return wearing ? 'no_such_colour' : 'no_person';
  if (more.length > 0 && wearing) return 'who';
  // Of several people one wears the skirt, and is not told from those who wear trousers.
  const isOfOne = (part === 'lower-clothes' || isSaidOfOne) && !one && !worn;
  if (isOfOne && mainFaces(work.before, people.faces).length > 1) return 'who';
  const [only] = people.faces;
  if (only && part.endsWith('clothes') && isBesideUnseen(work, only)) return 'not_apart';
  const meant = one && people.faces.length > 1 ? onlyPerson(work.before, people, one) : people;
  return findPersonPart(work.before, meant, partSought(part)) ?? whyNoPart(work, part);
}

/** Nobody who wants other hair wants another hat. */
function partSought(part: PersonPart): PersonPart {
  return part === 'hair' ? 'bare-hair' : part;
}

function whyNoPart(work: Work, part: PersonPart): Reason {
  if (work.people().faces.length === 0) return 'no_person';
  if (part === 'hat') return 'no_hat';
  // A sweater of the colour of the skin.
  if (part === 'clothes' || part === 'upper-clothes') return 'not_apart';
  if (part === 'lower-clothes') return 'not_seen';
  if (part === 'hair' && findPersonPart(work.before, work.people(), 'hat')) return 'under_hat';
  return part === 'teeth' ? 'no_teeth' : part === 'beard' ? 'no_beard' : 'no_person';
}

/** Behind what fills the image by itself all is out of focus, and as calm as a wall. */
function isCloseUp(work: Work): boolean {
  const subject = work.people().faces.length === 0 && work.subject();
  return subject !== null && subject !== false && maskShare(subject.mask) > CLOSE;
}

/** What a thing stands on, where nobody is. */
function findTable(work: Work): Mask | Reason {
  const subject = work.subject();
  const isLaid =
    subject && work.people().faces.length === 0 && !isAlive(subject.mask, work.people()) && !work.sky();
  const table = isLaid ? surfaceOf(work, 'table') : null;
  return table && subject ? fillAround(table, subject.mask) : 'no_table';
}

function surfaceOf(work: Work, what: 'wall' | 'floor' | 'table'): Mask | null {
  const { before } = work;
  const people = work.people();
  const silhouette =
    people.faces.length > 0 ? resizeMask(people.silhouette.mask, before.width, before.height) : null;
  const others = [work.subject()?.mask ?? silhouette, work.sky()?.mask ?? null];
  const [first, ...rest] = others.filter((mask) => mask !== null);
  const values = first?.values.map((value, i) =>
    Math.max(value, ...rest.map((mask) => mask.values[i] as number)),
  );
  return findSurface(before, what, first && values ? { ...first, values } : null);
}

type Likeness = (lightness: number, chroma: number, hue: number) => number;

// Hues in degrees of the Lab circle.
const HUES: Record<HueName, Likeness> = {
  red: (l, c, h) => bell(h, 33, 22) * ramp(20, 36, c) * ramp(82, 70, l),
  orange: (_, c, h) => bell(h, 58, 26) * ramp(18, 34, c),
  yellow: (l, c, h) => bell(h, 96, 18) * ramp(18, 34, c) * ramp(40, 58, l),
  green: (_, c, h) => bell(h, 138, 38) * ramp(8, 20, c),
  cyan: (_, c, h) => bell(h, 200, 24) * ramp(8, 18, c),
  blue: (_, c, h) => bell(h, 268, 40) * ramp(9, 20, c),
  purple: (_, c, h) => bell(h, 318, 22) * ramp(9, 20, c),
  pink: (l, c, h) => bell(h, 358, 24) * ramp(8, 18, c) * ramp(42, 55, l),
  brown: (l, c, h) => bell(h, 62, 28) * ramp(8, 16, c) * ramp(64, 54, l) * ramp(8, 16, l),
  white: (l, c) => ramp(78, 88, l) * ramp(16, 8, c),
  grey: (l, c) => ramp(24, 34, l) * ramp(84, 74, l) * ramp(13, 7, c),
  black: (l, c) => ramp(28, 18, l) * ramp(22, 12, c),
};

function findColour(image: Image, likeness: Likeness): Mask | Reason {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const coarse = emptyMask(small.width, small.height);
  for (let i = 0, o = 0; i < coarse.values.length; i++, o += 4) {
    const { lightness, a, b } = toLab(small.data[o] ?? 0, small.data[o + 1] ?? 0, small.data[o + 2] ?? 0);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    coarse.values[i] = likeness(lightness, Math.hypot(a, b), hue < 0 ? hue + 360 : hue);
  }
  if (maskShare(coarse) < LEAST_SHARE) return 'no_such_colour';
  return refineMask(coarse, image, { reach: 0.006, calm: 0.0006 });
}

function withoutMask({ values, ...size }: Mask, other: Mask): Mask {
  return { ...size, values: values.map((value, i) => value * (1 - (other.values[i] ?? 0))) };
}

/** 1 at the middle, falling to 0 over `width` degrees to each side of a flat top. */
function bell(hue: number, middle: number, width: number): number {
  const away = Math.abs(((hue - middle + 540) % 360) - 180);
  return ramp(width * 1.25, width * 0.75, away);
}
