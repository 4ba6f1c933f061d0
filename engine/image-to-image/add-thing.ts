// Puts drawings of the illustrator into a photo: in its light, with a shadow, where the words say or where there is room.
import { flip } from '#engine/illustrator/painting/turn-sprite.ts';
import { css, luminance, toRgb } from '#engine/raster/colour.ts';
import { hasDrawing } from '#engine/illustrator/drawings.ts';
import { paintSubject } from '#engine/illustrator/painting/paint-subject.ts';
import { isPersonDrawing } from '#engine/illustrator/people/read-person.ts';
import type { Spot } from '#engine/illustrator/placing/spot.ts';
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { skyLayers } from '#engine/illustrator/scenery/sky.ts';
import { skyWonderLayers } from '#engine/illustrator/scenery/sky-wonders.ts';
import { onTheWing } from '#engine/illustrator/things/bird-kinds.ts';
import { findOwnDrawing } from '#engine/illustrator/painting/render-own.ts';
import { makeSprite, type SpriteCache } from '#engine/illustrator/painting/sprites.ts';
import { makeStage, type Stage } from '#engine/illustrator/staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { maskShare, type Mask } from '#engine/raster/mask.ts';
import { animalEyesOf } from './find-thing.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { findHeads, wearsHat, type Head } from './find-heads.ts';
import { facesMeant } from './faces-meant.ts';
import { fitHat } from './fit-hat.ts';
import { wearOnFace } from './wear-on-face.ts';
import { clearOfThings, type Hung } from './clear-of-things.ts';
import { changeHour } from './change-hour.ts';
import type { Place } from './instruction.ts';
import { loadFaces } from '#engine/illustrator/animals/load-faces.ts';
import { layLayer, paintOver, stageOfPhoto } from './lay-illustration.ts';
import { paintOnTable, placeOnTable, tableOf } from './lay-on-table.ts';
import { countStrewn, scatterSpots } from './scatter-spots.ts';
import { namedSky } from './named-sky.ts';
import type { Reason, Work } from './work.ts';

const FLOATING: ReadonlySet<Subject['kind']> = new Set(['bird', 'air', 'hang', 'fish']);
/** Lights that no eye sees in a bright sky. */
const NIGHT_WONDERS: ReadonlySet<string> = new Set(['fireworks', 'aurora', 'meteor', 'milky-way', 'stars']);
/** What the layer of a sun or a moon is called: of one that the stage has, and of one that was asked for. */
const DISCS: ReadonlySet<string> = new Set(['light', 'asked light']);
/** Brightness of a sky from which such lights cannot be seen, 0–1. */
const BRIGHT_SKY = 0.42;

type Cast = { spot: Spot; sprite: Surface };

/** Whether it can be drawn alone, outside a scene of its own. */
export function canAdd({ kind, drawing }: Subject): boolean {
  return (
    kind === 'sky' || isPersonDrawing(drawing) || findOwnDrawing(drawing) !== undefined || hasDrawing(drawing)
  );
}

export async function addThing(
  work: Work,
  subject: Subject,
  place: Place,
  size: number,
): Promise<Reason | null> {
  if (subject.kind === 'sky') return addWonder(work, subject);
  const faces = await loadFaces({ subjects: [subject] });
  const stage: Stage = { ...stageOfPhoto(work, subject.key), faces };
  const cache: SpriteCache = new Map();
  const isHat = subject.kind === 'hat' || place.on === 'head';
  if (isHat) return addHat(work, stage, { subject, size, place }, cache);
  const isStrewn = countStrewn(subject, true) !== null && subject.count > 2 && !place.on && !place.down;
  const spots = isStrewn
    ? scatterSpots(subject, size, stage, work.subject()?.mask ?? null, work.random(`strew ${subject.key}`))
    : chooseSpots(work, stage, subject, place, size);
  if (place.on === 'sky' && spots.some(({ isFloating }) => isFloating) && !namedSky(work)) return 'no_sky';
  const table = spots.every(({ isFloating }) => isFloating) ? null : tableOf(work);
  // Beside a rocket or in the air a cookie would be as large as a house.
  if (!table && subject.kind === 'food' && !place.on && !isStrewn) return 'no_table';
  // As large as on the ground it would hang before the table that somebody sits at.
  if (!table && place.on === 'table') return 'no_table';
  let cast: Cast[] = [];
  for (const spot of spots) {
    // Birds in the air are drawn on the wing.
    const drawing = spot.isFloating ? onTheWing(subject.drawing) : undefined;
    const drawn = drawing === undefined ? subject : { ...subject, drawing };
    const wish = { pixels: spot.tall, haze: spot.haze, variant: spot.index % 3 };
    let sprite = (await makeSprite(stage, drawn, wish, cache)).lit();
    if (spot.isFlipped) sprite = flip(sprite);
    const inside = clampSpot(stage, spot, sprite);
    const others = cast.map((one) => hungAs(one.spot, one.sprite));
    const asked = hungAs(inside, sprite);
    const isLaid = table !== null && !spot.isFloating;
    if (!spot.isFloating && !isLaid && standsBefore(work, asked)) return 'no_room';
    const hung = spot.isFloating && !isStrewn ? clearSpot(work, place, inside, asked, others) : inside;
    cast.push({ spot: hung, sprite: soften(sprite, spot.tall) });
  }
  const isOnTable = table !== null && cast.some(({ spot }) => !spot.isFloating);
  if (isOnTable) {
    const laid = placeOnTable(
      table,
      place,
      cast.map(({ spot, sprite }) => hungAs(spot, sprite)),
    );
    if (!laid) return 'no_room';
    cast = cast.map(({ spot, sprite }, at) => ({ spot: { ...spot, ...placed(laid[at] as Hung) }, sprite }));
  }
  paintOver(work, (brush) => {
    for (const { spot, sprite } of cast) {
      brush.save();
      if (table && !spot.isFloating) paintOnTable(brush, spot, sprite, stage.light.side);
      else paintSubject(stage, brush, spot, sprite);
      brush.restore();
    }
  });
  return null;
}

/** Of its box: so much of it before what goes on below the image hides what the image is about. */
const MOST_BEFORE = 0.3;
/** Of the image: what fills so much of it is seen so near that no ground is. */
const CLOSE = 0.35;

/** Whether it would stand in the air before what the image is about: what is cut off below has no ground beside it. */
function standsBefore(work: Work, { x, y, wide, tall }: Hung): boolean {
  const subject = work.subject();
  if (!subject) return false;
  if (maskShare(subject.mask) > CLOSE) return true;
  if (subject.box.top + subject.box.height < work.image.height * 0.97) return false;
  const { width, height, values } = subject.mask;
  let [inside, all] = [0, 1e-6];
  for (let row = Math.max(0, Math.floor(y - tall)); row < Math.min(height, y); row += 3) {
    for (
      let column = Math.max(0, Math.floor(x - wide / 2));
      column < Math.min(width, x + wide / 2);
      column += 3
    ) {
      inside += values[row * width + column] as number;
      all++;
    }
  }
  return inside / all > MOST_BEFORE;
}

/** The photo's lens is softer than a drawing's edge. */
function soften(sprite: Surface, tall: number): Surface {
  return makeSurface(sprite.width, sprite.height, (brush) => {
    brush.filter = `blur(${((sprite.height / tall) * 0.7).toFixed(2)}px)`;
    brush.drawImage(sprite, 0, 0);
  });
}

function chooseSpots(work: Work, stage: Stage, subject: Subject, place: Place, size: number): Spot[] {
  const { width, height, short } = stage;
  const random = work.random(`add ${subject.key}`);
  const count = Math.max(1, Math.min(5, subject.count));
  const isFloating =
    place.on === 'sky' ||
    (place.on !== 'ground' && place.on !== 'table' && FLOATING.has(subject.kind)) ||
    place.down === 'top' ||
    place.down === 'middle';
  const centre = centreX(work, place, random.between(-0.04, 0.04), isFloating) * width;
  const crowd = count === 1 ? 1 : count === 2 ? 0.86 : 0.7;
  const grown = isFloating ? 1.05 : 1;
  return Array.from({ length: count }, (_, index): Spot => {
    const tall = short * Math.min(0.85, subject.height * size * crowd * grown) * random.between(0.92, 1.08);
    const spread =
      count === 1 ? 0 : (index / (count - 1) - 0.5) * Math.min(width * 0.8, tall * 1.15 * (count - 1));
    const x = centre + spread + (count > 1 ? random.between(-0.12, 0.12) * tall : 0);
    const y = isFloating
      ? floatRow(work, place, tall, random.next()) * 1
      : groundRow(stage, tall) + random.between(-0.015, 0.015) * height * (count > 1 ? 1.6 : 1);
    return {
      subject,
      index,
      x,
      y,
      tall,
      depth: 0.7,
      isFloating,
      isOnWater: false,
      isPortrait: false,
      haze: isFloating ? 0.06 : 0,
      isFlipped: random.chance(0.5),
      turn: 0,
    };
  });
}

/** Where across: as said, else on the side the subject leaves free. */
function centreX(work: Work, { across }: Place, jitter: number, isFloating: boolean): number {
  if (across) return { left: 0.2, middle: 0.5, right: 0.8 }[across] + jitter;
  const box = work.subject()?.box;
  if (!box) return (isFloating ? 0.5 : work.random('side').chance(0.5) ? 0.3 : 0.7) + jitter * 2;
  const left = box.left / work.image.width;
  const right = 1 - (box.left + box.width) / work.image.width;
  if (Math.max(left, right) < 0.16) return (left > right ? 0.14 : 0.86) + jitter;
  return (left > right ? left / 2 : 1 - right / 2) + jitter;
}

/** The lower edge of what floats: inside the sky where there is one. */
function floatRow(work: Work, { down, on }: Place, tall: number, chance: number): number {
  const { height } = work.image;
  const sky = work.sky();
  const low = sky ? sky.horizon * height * 0.94 : height * (on === 'sky' ? 0.5 : 0.62);
  if (down === 'bottom') return height * 0.95;
  if (down === 'middle') return height * 0.5 + tall / 2;
  const top = tall + height * 0.03;
  return top >= low ? top : top + (low - top) * chance * (down === 'top' ? 0.35 : 0.8);
}

/** Feet stand below the horizon, nearer the viewer the taller the thing is. */
function groundRow({ height, horizon }: Stage, tall: number): number {
  const least = Math.min(height * 0.8, horizon + height * 0.1);
  return Math.min(height * 0.95, Math.max(least, height * 0.8, horizon + tall * 0.35));
}

function clampSpot({ width, height }: Stage, spot: Spot, sprite: Surface): Spot {
  const wide = (spot.tall * sprite.width) / sprite.height;
  const scale = Math.min(1, (width * 0.92) / wide, (height * 0.92) / spot.tall);
  const half = (wide * scale) / 2 + width * 0.01;
  const tall = spot.tall * scale;
  return {
    ...spot,
    tall,
    x: Math.min(width - half, Math.max(half, spot.x)),
    y: Math.min(height * 0.985, Math.max(tall + height * 0.01, spot.y)),
  };
}

/** In a sky what floats does not hang before towers, or one before the other. */
function clearSpot(work: Work, { across }: Place, spot: Spot, asked: Hung, others: readonly Hung[]): Spot {
  const sky = work.sky();
  if (!sky) return spot;
  const { x, y } = clearOfThings(sky.mask, asked, others, across ? 0.3 : 1);
  return { ...spot, x, y };
}

function placed({ x, y, tall }: Hung): Pick<Spot, 'x' | 'y' | 'tall'> {
  return { x, y, tall };
}

function hungAs({ x, y, tall }: Spot, sprite: Surface): Hung {
  return { x, y, tall, wide: (tall * sprite.width) / sprite.height };
}

/** On every head that is meant: as wide as it is, as tilted, a little over the hair. An animal's head is not found. */
async function addHat(
  work: Work,
  stage: Stage,
  { subject, size, place }: { subject: Subject; size: number; place: Place },
  cache: SpriteCache,
): Promise<Reason | null> {
  const heads = findHeads(work, place);
  const widest = Math.max(0, ...heads.map(({ width }) => width));
  if (widest === 0) return animalEyesOf(work) ? 'on_animal' : 'no_person';
  // A head that the image cuts off has no top for a hat.
  if (heads.every(({ top }) => top < widest * LEAST_ABOVE)) return 'no_room';
  if (subject.drawing === 'top-hat') {
    const colour = subject.colour === undefined ? undefined : toRgb(subject.colour);
    return wearOnFace(work, { thing: 'top-hat', place, ...(colour && { colour }) });
  }
  if (wearsHat(work)) return 'hat_worn';
  const wish = { pixels: widest * 1.2, haze: 0, variant: 0 };
  const sprite = (await makeSprite(stage, subject, wish, cache)).lit();
  const draw = (brush: Brush, head: Head): void => drawSprite(brush, head, sprite, size, stage);
  const faces = facesMeant(work.before, work.people().faces, place);
  const fitted = heads.map((head, at) => fitHat(work, faces[at] as Face, head, draw));
  if (fitted.includes(null)) return 'hair_out';
  paintOver(work, (brush) => {
    for (const head of fitted) if (head) draw(brush, head);
  });
  return null;
}

function drawSprite(brush: Brush, head: Head, sprite: Surface, size: number, stage: Stage): void {
  const wide = head.width * AROUND * size;
  const full = (wide * sprite.height) / sprite.width;
  const usual = Math.min(full * 0.42, head.width * 0.26);
  // What would stick out of the image is pulled down over the forehead, as far as the eyes allow, and made lower.
  const sunk = Math.min(usual + head.width * LOWER, Math.max(usual, full - head.top * 0.96));
  const tall = Math.min(full, Math.max(full * LOWEST, head.top * 0.96 + sunk));
  brush.save();
  brush.translate(head.x, head.top);
  brush.rotate(head.angle);
  brush.save();
  brush.globalAlpha = 0.35;
  brush.filter = `blur(${(wide * 0.03).toFixed(1)}px)`;
  brush.fillStyle = css(stage.palette.shade);
  brush.beginPath();
  brush.ellipse(0, sunk - tall * 0.03, wide * 0.42, tall * 0.08, 0, 0, 7);
  brush.fill();
  brush.restore();
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(soften(sprite, tall), -wide / 2, sunk - tall, wide, tall);
  brush.restore();
}

/** Of the head's width: what goes around a head is a little wider than it. */
const AROUND = 1.08;
/** Of the head's width: how much of it must lie in the image above the hair's end, and how much deeper a hat may sit. */
const LEAST_ABOVE = -0.06;
const LOWER = 0.14;
/** Of its height: lower a hat is another one. */
const LOWEST = 0.6;

/** Rainbows, moons, stars, fireworks: painted into the sky, behind all that stands before it. */
function addWonder(work: Work, subject: Subject): Reason | null {
  const sky = namedSky(work);
  if (!sky) return 'no_sky';
  if (NIGHT_WONDERS.has(subject.key) && skyBrightness(work, sky.mask) > BRIGHT_SKY)
    changeHour(work, 'blue-hour', 1.1);
  const base = stageOfPhoto(work, subject.key);
  const isMoon = ['moon', 'crescent'].includes(subject.key);
  const stage = makeStage({
    ...base,
    time: isMoon || NIGHT_WONDERS.has(subject.key) ? 'night' : 'day',
    reading: { ...base.reading, subjects: [subject] },
    palette: { ...base.palette, sun: isMoon ? [228, 236, 255] : [255, 244, 214] },
  });
  const layers =
    subject.key === 'stars'
      ? skyLayers(stage).filter(({ name }) => name === 'stars')
      : isMoon || subject.key === 'sun'
        ? skyLayers(stage).filter(({ name }) => DISCS.has(name))
        : skyWonderLayers(stage);
  if (layers.length === 0) return 'no_room';
  paintOver(
    work,
    (brush) => {
      for (const layer of layers) layLayer(brush, layer);
    },
    sky.mask,
  );
  return null;
}

function skyBrightness({ image }: Work, { values }: Mask): number {
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < values.length; i += 17) {
    const weight = values[i] ?? 0;
    const o = i * 4;
    sum += weight * luminance([image.data[o] ?? 0, image.data[o + 1] ?? 0, image.data[o + 2] ?? 0]);
    total += weight;
  }
  return sum / total;
}
