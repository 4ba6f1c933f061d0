// Puts glasses, a moustache or a mask on every face, as wide and as turned as the eyes behind them are, hats on heads, and what is worn around necks and at ears.
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { eyeDistance, lineOf, type Point } from '#engine/vision/face-lines.ts';
import type { Eye, Face } from '#engine/vision/find-faces.ts';
import { drawEarrings, drawHeadphones } from './draw-at-ears.ts';
import { drawBeard, drawBlush, drawFreckles } from './draw-beard.ts';
import { drawMask, drawMoustache } from './draw-on-face.ts';
import { drawHat, HATS, LOWEST } from './draw-hat.ts';
import { facesMeant } from './faces-meant.ts';
import { drawNeckband, drawNeckwear, findNeck, isNeckwear, isTurnedAside } from './draw-neckwear.ts';
import { fitHat } from './fit-hat.ts';
import { findHeads, setOnHair, upToHair, wearsHat, type Head } from './find-heads.ts';
import type { Hat, Neckwear, Place, Worn } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import { animalEyesOf } from './find-thing.ts';
import type { Reason, Work } from './work.ts';

type Lensed = Extract<Worn, 'glasses' | 'sunglasses'>;
type Lens = Point & { across: number; down: number; isRound: boolean };
type Glasses = { thing: Lensed; colour?: Rgb; isRound?: true };

/** Numbers of the face mesh: where the legs of glasses go behind the head. */
const TEMPLES = [127, 356] as const;
/** Of the half width of an eye. */
const LENS = { across: 1.85, down: 1.45, below: 0.28, round: 0.12 } as const;
const DARK: Rgb = [24, 24, 28];
const SHADOW = 'rgba(30,12,8,0.28)';

export function wearOnFace(
  work: Work,
  {
    thing,
    place,
    colour,
    isOnAnimal,
    isRound,
  }: { thing: Worn; place: Place; colour?: Rgb; isOnAnimal?: true; isRound?: true },
): Reason | null {
  const look = { ...(colour && { colour }), ...(isRound && { isRound }) };
  if (isOnAnimal) return wearOnAnimal(work, thing, look);
  const faces = facesMeant(work.before, work.people().faces, place);
  if (faces.length === 0) return 'no_person';
  if (isHat(thing)) return wearHat(work, thing, faces, place, colour);
  if (isNeckwear(thing)) return wearOnNeck(work, thing, faces, colour);
  const heads = findHeads(work, place);
  paintOver(work, (brush) => {
    for (const [at, face] of faces.entries()) {
      if (thing === 'moustache') drawMoustache(brush, face, work.random('moustache'), colour);
      else if (thing === 'beard') drawBeard(brush, face, work.random('beard'), colour);
      else if (thing === 'freckles') drawFreckles(brush, face, work.random('freckles'));
      else if (thing === 'blush') drawBlush(brush, face, 1, colour);
      else if (thing === 'mask') drawMask(brush, face, colour);
      else if (thing === 'earrings') drawEarrings(brush, face, colour);
      else if (thing === 'headphones') drawHeadphones(brush, face, upToHair(work, heads[at] as Head), colour);
      else drawGlasses(brush, face.eyes, lineOf(face.points, TEMPLES) as [Point, Point], { thing, ...look });
    }
  });
  return null;
}

function wearOnNeck(
  work: Work,
  thing: Neckwear,
  faces: readonly Face[],
  colour: Rgb | undefined,
): Reason | null {
  const body = work.people().silhouette.mask;
  const seen = faces.filter((face) => thing === 'scarf' || !isTurnedAside(face));
  if (seen.length === 0) return 'turned_aside';
  const necks = seen.map((face) => findNeck(work.before, face, body)).filter((neck) => neck !== null);
  if (necks.length === 0) return 'no_room';
  const skin = findPersonPart(work.before, work.people(), 'skin');
  if (skin)
    paintOver(
      work,
      (brush) => {
        for (const neck of necks) drawNeckband(brush, neck, thing, colour);
      },
      skin,
    );
  paintOver(work, (brush) => {
    for (const neck of necks) drawNeckwear(brush, neck, thing, colour);
  });
  return null;
}

/** More of an animal's eye is open than of a person's, for whom lenses are measured. */
const ANIMAL_EYE = 0.86;
const HIGHER = 0.42;

/** Of an animal's face nothing is known but its eyes: only what is before them can be fitted. */
function wearOnAnimal(work: Work, thing: Worn, look: Omit<Glasses, 'thing'>): Reason | null {
  const found = animalEyesOf(work);
  if (!found) return 'no_animal_eyes';
  if (thing !== 'glasses' && thing !== 'sunglasses') return 'no_room';
  const eyes = found.eyes.map((eye) => ({
    ...eye,
    y: eye.y - eye.down * HIGHER,
    across: eye.across * ANIMAL_EYE,
  })) as unknown as [Eye, Eye];
  paintOver(work, (brush) => drawGlasses(brush, eyes, null, { thing, ...look }));
  return null;
}

function isHat(thing: Worn): thing is Hat {
  return Object.hasOwn(HATS, thing);
}

/** Of the head's width: how much of a hat must have room above the hair, or it would be no hat. */
const LEAST_ABOVE = 0.12;

function wearHat(
  work: Work,
  hat: Hat,
  faces: readonly Face[],
  place: Place,
  colour: Rgb | undefined,
): Reason | null {
  const { tall, isBare, isAround } = HATS[hat];
  if (tall > 0 && !isBare && wearsHat(work)) return 'hat_worn';
  const heads = findHeads(work, place).map((head, at) => ({ head, face: faces[at] as Face }));
  const roomy = heads.filter(({ head: { top, width } }) => top > width * LEAST_ABOVE);
  if (roomy.length === 0) return 'no_room';
  const fitted = roomy.map(({ head, face }) =>
    isAround
      ? fitHat(work, face, head, (brush, tried) => drawHat(brush, tried, hat, colour))
      : tall > 0
        ? sinkIntoSight(head, isBare ? head : setOnHair(work, head), tall)
        : head,
  );
  if (fitted.includes(null)) return isAround ? 'hair_out' : 'no_room';
  paintOver(work, (brush) => {
    for (const head of fitted) if (head) drawHat(brush, head, hat, colour);
  });
  return null;
}

/** Of the head's width: how much deeper than the usual end of the hair something sits; and how much of it must be seen. */
const DEEPEST = 0.12;
const SEEN = 0.7;

/** Its points are all there is of a crown or of ears: where the image ends above, they sit deeper. Null where that is not enough. */
function sinkIntoSight(usual: Head, head: Head, tall: number): Head | null {
  const wish = tall * LOWEST * head.width;
  const deepest = Math.max(head.top, usual.top + usual.width * DEEPEST);
  const top = Math.min(Math.max(head.top, wish), deepest);
  return top < wish * SEEN ? null : { ...head, top };
}

/** `temples`: where the legs go behind the head; null where nobody knows. */
function drawGlasses(
  brush: Brush,
  eyes: readonly [Eye, Eye],
  temples: readonly [Point, Point] | null,
  { thing, colour = DARK, isRound = false }: Omit<Glasses, 'isRound'> & { isRound?: boolean },
): void {
  const [left, right] = eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  // From here on the line through both eyes is level.
  const level = ({ x, y }: Point): Point => ({
    x: (x - middle.x) * Math.cos(-angle) - (y - middle.y) * Math.sin(-angle),
    y: (x - middle.x) * Math.sin(-angle) + (y - middle.y) * Math.cos(-angle),
  });
  const apart = eyeDistance(eyes);
  const halves = eyes.map((eye) => Math.min(eye.across * LENS.across, apart * 0.46));
  const lenses = eyes.map((eye, n): Lens => {
    const across = halves[n] as number;
    // A circle that is turned aside is as tall as before.
    const down = isRound ? Math.max(...halves) : Math.max(eye.across, apart * 0.2) * LENS.down;
    const at = level(eye);
    return { x: at.x, y: at.y + down * (isRound ? LENS.round : LENS.below), across, down, isRound };
  }) as [Lens, Lens];
  const line = Math.max(1, apart * (thing === 'glasses' ? 0.04 : 0.035));
  brush.save();
  brush.translate(middle.x, middle.y);
  brush.rotate(angle);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  castShadow(brush, lenses, apart, thing === 'glasses' ? line : null);
  brush.strokeStyle = css(mix(colour, '#000000', 0.25));
  brush.lineWidth = line;
  if (temples) drawLegs(brush, lenses, temples.map(level) as [Point, Point]);
  for (const lens of lenses) drawLens(brush, lens, thing, colour, line);
  const [one, other] = lenses;
  const from = one.x + one.across * 0.94;
  const to = other.x - other.across * 0.94;
  const y = (one.y + other.y) / 2 - Math.max(one.down, other.down) * 0.3;
  brush.beginPath();
  brush.moveTo(from, y);
  brush.quadraticCurveTo((from + to) / 2, y - apart * 0.07, to, y);
  brush.stroke();
  brush.restore();
}

/** A circle as it is seen, or rounded below and nearly straight above. */
function lensPath(brush: Brush, { x, y, across, down, isRound }: Lens): void {
  brush.beginPath();
  if (isRound) {
    brush.ellipse(x, y, across, down, 0, 0, 7);
    brush.closePath();
    return;
  }
  brush.moveTo(x - across, y - down * 0.62);
  brush.quadraticCurveTo(x, y - down * 0.95, x + across, y - down * 0.62);
  brush.bezierCurveTo(x + across * 1.06, y + down * 0.35, x + across * 0.6, y + down, x, y + down);
  brush.bezierCurveTo(
    x - across * 0.6,
    y + down,
    x - across * 1.06,
    y + down * 0.35,
    x - across,
    y - down * 0.62,
  );
  brush.closePath();
}

function drawLens(brush: Brush, lens: Lens, thing: Lensed, colour: Rgb, line: number): void {
  const { x, y, across, down } = lens;
  lensPath(brush, lens);
  if (thing === 'sunglasses') {
    const glass = brush.createLinearGradient(x, y - down, x, y + down);
    glass.addColorStop(0, css(mix(colour, '#000000', 0.35), 0.97));
    glass.addColorStop(1, css(mix(colour, '#8a8f98', 0.3), 0.86));
    brush.fillStyle = glass;
    brush.fill();
    brush.save();
    brush.clip();
    // The sky in the glass.
    brush.fillStyle = 'rgba(255,255,255,0.16)';
    brush.beginPath();
    brush.moveTo(x - across * 0.9, y + down * 0.2);
    brush.lineTo(x - across * 0.1, y - down);
    brush.lineTo(x + across * 0.35, y - down);
    brush.lineTo(x - across * 0.55, y + down * 0.55);
    brush.closePath();
    brush.fill();
    brush.restore();
    lensPath(brush, lens);
  } else {
    brush.fillStyle = 'rgba(235,242,250,0.1)';
    brush.fill();
  }
  brush.lineWidth = line;
  brush.stroke();
}

function drawLegs(brush: Brush, lenses: readonly [Lens, Lens], temples: readonly [Point, Point]): void {
  for (const [n, lens] of lenses.entries()) {
    const temple = temples[n] as Point;
    const outer = lens.x + (n === 0 ? -1 : 1) * lens.across;
    // On the far side of a turned head the leg is behind it.
    const isSeen = n === 0 ? temple.x < outer : temple.x > outer;
    if (!isSeen) continue;
    brush.beginPath();
    brush.moveTo(outer, lens.y - lens.down * 0.5);
    brush.lineTo(temple.x, Math.min(temple.y, lens.y - lens.down * 0.2));
    brush.stroke();
  }
}

/** `line`: how thick a frame around clear glass is; null where the glass is dark itself. */
function castShadow(brush: Brush, lenses: readonly [Lens, Lens], apart: number, line: number | null): void {
  brush.save();
  brush.filter = `blur(${Math.max(1, apart * 0.05).toFixed(1)}px)`;
  brush.fillStyle = SHADOW;
  brush.strokeStyle = SHADOW;
  brush.lineWidth = line ?? 0;
  for (const lens of lenses) {
    lensPath(brush, { ...lens, y: lens.y + apart * 0.05 });
    if (line === null) brush.fill();
    else brush.stroke();
  }
  brush.restore();
}
