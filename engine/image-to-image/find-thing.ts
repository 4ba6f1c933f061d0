// Finds the thing or the animal that an instruction names: what stands out, where nothing else can be meant by the name.
import { cutNamed } from '#engine/photo/cut-subject.ts';
import { findAnimalEyes, type AnimalEyes } from '#engine/photo/find-animal-eyes.ts';
import { findDrink } from '#engine/photo/find-drink.ts';
import { ramp } from '#engine/raster/curves.ts';
import { maskBox, type Box, type Mask } from '#engine/raster/mask.ts';
import { isAlive, isMostlyAlive } from '#engine/vision/is-alive.ts';
import { choosePiece, type Which } from './choose-piece.ts';
import type { ThingKind } from './instruction.ts';
import { standsAmongOthers, standsInSky } from './skyline.ts';
import type { Reason, Work } from './work.ts';

/** Width by height of what may have such a name. */
const SHAPES: Partial<Record<ThingKind, readonly [number, number]>> = {
  animal: [0.28, 4.5],
  creature: [0.28, 5],
  vessel: [0.35, 2.8],
  rocket: [0, 0.9],
  vehicle: [0.35, Infinity],
  morsel: [0.3, 3.5],
  footwear: [0.75, 4.5],
};
/** Width by height: as slender as a mast. */
const SLENDER = 0.3;

/** `which`: on which side, or of which colour, it was said to be. Where somebody is, nobody knows which of what stands out is the thing. */
export function findThing(work: Work, what: ThingKind, which: Which = {}): Mask | Reason {
  const mask = standingOut(work);
  if (!mask) return work.people().faces.length > 0 ? 'not_apart' : 'no_subject';
  const piece = choosePiece(work.before, mask, which);
  if (typeof piece === 'string') return piece;
  const drink = findDrink(work.before, piece);
  if (what === 'drink') return drink ?? 'no_drink';
  // What is surely a cup is nothing else.
  if (drink && what !== 'vessel') return 'not_such';
  return whyNotSuch(work, what, piece) ?? piece;
}

function standingOut(work: Work): Mask | null {
  const { faces } = work.people();
  const cut = faces.length > 0 ? null : (work.subject() ?? cutNamed(work.before, work.people()));
  return cut?.mask ?? null;
}

/** Why what stands out is not surely what was named. */
function whyNotSuch(work: Work, what: ThingKind, mask: Mask): Reason | null {
  const box = maskBox(mask);
  if (!box) return 'no_subject';
  const ratio = box.width / box.height;
  const [narrowest, widest] = SHAPES[what] ?? [0, Infinity];
  if (ratio < narrowest || ratio > widest) return 'not_such';
  if (what === 'animal') return isMostlyAlive(mask, work.people()) ? null : 'not_such';
  // An animal that looks at us with two eyes is no bird and no fish.
  if (what === 'creature') return animalEyesOf(work) ? 'not_such' : null;
  if (isAlive(mask, work.people()) && !isTakenForAlive(work, what, mask, box)) return 'not_such';
  const sky = work.sky();
  if (what === 'structure') {
    if (!sky || !standsInSky(mask, sky)) return 'not_such';
    return standsAmongOthers(mask, sky) ? 'not_apart' : null;
  }
  const isMast = what !== 'rocket' && ratio < SLENDER && sky !== null && standsInSky(mask, sky);
  return isMast && standsAmongOthers(mask, sky) ? 'not_apart' : null;
}

/** The network of people takes an apple for a head, and a shoe for somebody: who stands there is slender, or looks at us. */
function isTakenForAlive(work: Work, what: ThingKind, mask: Mask, box: Box): boolean {
  if (!isWhole(mask, box)) return false;
  return what === 'footwear' ? animalEyesOf(work) === null : what === 'morsel' && isRound(mask);
}

/** Nothing of it lies beyond the image's sides or top, as of an animal that is seen close by. */
function isWhole({ width }: Mask, { left, top, width: wide }: Box): boolean {
  return left > 0 && top > 0 && left + wide < width;
}

/** Of a mask and the ellipse that lies about as it does: so much of what is either is both. */
const ROUND = 0.9;

/** Whether it fills an ellipse, as a fruit or a ball does and nobody alive. */
function isRound({ width, values }: Mask): boolean {
  const sum = { own: 1e-6, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  const each = (take: (x: number, y: number, isOwn: boolean) => void): void => {
    for (let i = 0; i < values.length; i++)
      take((i % width) / width, Math.floor(i / width) / width, (values[i] as number) > 0.5);
  };
  each((x, y, isOwn) => {
    if (!isOwn) return;
    sum.own++;
    sum.x += x;
    sum.y += y;
    sum.xx += x * x;
    sum.yy += y * y;
    sum.xy += x * y;
  });
  const [middleX, middleY] = [sum.x / sum.own, sum.y / sum.own];
  const [xx, yy] = [sum.xx / sum.own - middleX ** 2, sum.yy / sum.own - middleY ** 2];
  const xy = sum.xy / sum.own - middleX * middleY;
  const determinant = xx * yy - xy * xy;
  let [both, either] = [0, 1e-6];
  each((x, y, isOwn) => {
    const [u, v] = [x - middleX, y - middleY];
    // An ellipse reaches two standard deviations far along each of its axes.
    const isInside = (yy * u * u - 2 * xy * u * v + xx * v * v) / determinant < 4;
    if (isInside && isOwn) both++;
    if (isInside || isOwn) either++;
  });
  return both / either > ROUND;
}

/** Null where the image is about no animal whose eyes are seen. */
export function animalEyesOf(work: Work): AnimalEyes | null {
  const animal = standingOut(work);
  return animal && isAlive(animal, work.people()) ? findAnimalEyes(work.before, animal) : null;
}

/** Of an eye: so far around it the fur is as it was, and so far it goes over into what is changed. */
const [LIDS, AROUND] = [0.86, 1.04];

/** What a mask covers of an animal, but for its eyes. */
export function withoutEyes(work: Work, mask: Mask): Mask {
  const { width, height } = mask;
  const values = mask.values.slice();
  for (const { x, y, across, down } of animalEyesOf(work)?.eyes ?? []) {
    const right = Math.min(width - 1, Math.floor(x + across * AROUND));
    const bottom = Math.min(height - 1, Math.floor(y + down * AROUND));
    for (let v = Math.max(0, Math.ceil(y - down * AROUND)); v <= bottom; v++)
      for (let u = Math.max(0, Math.ceil(x - across * AROUND)); u <= right; u++) {
        const far = Math.hypot((u - x) / across, (v - y) / down);
        const i = v * width + u;
        values[i] = (values[i] as number) * ramp(LIDS, AROUND, far);
      }
  }
  return { ...mask, values };
}
