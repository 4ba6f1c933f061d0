// Birds and frogs that are somebody keep the body that everybody knows of them, round on short legs, and wear the
// clothes on it: a penguin in a suit is a penguin.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { drawBeforeBody, drawInHands } from './at-work.ts';
import { drawCollar } from './collars.ts';
import {
  cloth,
  deep,
  fill,
  limb,
  oval,
  pale,
  patch,
  stroke,
  within,
  type Draft,
  type Point,
} from './draft.ts';
import type { Anchors } from './anchors.ts';
import { drawBehindBody, drawHead } from './head.ts';
import type { Person, Pose } from './person.ts';
import { poseBody, type Limb, type Skeleton } from './skeleton.ts';

type Coat = { back: Colour; belly: Colour; feet: Colour; isWebbed: boolean };

const COATS: Readonly<Record<string, Coat>> = {
  penguin: { back: '#343a4e', belly: '#f6f7fa', feet: '#f0a02c', isWebbed: true },
  owl: { back: '#85603c', belly: '#ecd6a8', feet: '#c8a060', isWebbed: false },
  duck: { back: '#a89684', belly: '#efe8de', feet: '#f0902c', isWebbed: true },
  duckling: { back: '#f2c83c', belly: '#fbe68c', feet: '#f0902c', isWebbed: true },
  chick: { back: '#f4cc48', belly: '#fbe894', feet: '#e89a3c', isWebbed: false },
  frog: { back: '#3fae72', belly: '#f0dc9c', feet: '#3fa468', isWebbed: true },
};
/** Of a bird that is white all over. */
const WHITE: Coat = { back: '#e6e8ee', belly: '#fafbfd', feet: '#d8b070', isWebbed: false };

const UPRIGHT: ReadonlySet<Pose> = new Set(['stand', 'hold', 'read', 'wave']);
/** These are made for legs as people have. */
const FOR_LEGS: ReadonlySet<string> = new Set(['spacesuit', 'armour', 'sari', 'hanbok', 'bare']);
const LONG: ReadonlySet<string> = new Set(['coat', 'dress', 'robe', 'kimono', 'hanfu', 'qipao']);

/** From the shoulders to the feet. */
const BODY =
  'M0 -76 C14 -76 19 -66 22 -52 C27 -30 24 -4 10 -3 L-10 -3 C-24 -4 -27 -30 -22 -52 C-19 -66 -14 -76 0 -76 Z';
const BELLY =
  'M0 -66 C10 -66 15 -52 17 -36 C18 -16 12 -4 0 -4 C-12 -4 -18 -16 -17 -36 C-15 -52 -10 -66 0 -66 Z';
/** Cloth is a little wider than what it is on, and flares where it is long. */
const JACKET =
  'M0 -75 C15 -75 20 -66 23.4 -52 C26 -42 27.4 -30 26.6 -15 C12 -10 -12 -10 -26.6 -15 C-27.4 -30 -26 -42 -23.4 -52 C-20 -66 -15 -75 0 -75 Z';
const GOWN =
  'M0 -75 C15 -75 20 -66 23.4 -52 C27 -38 29 -20 31 -3 C12 2 -12 2 -31 -3 C-29 -20 -27 -38 -23.4 -52 C-20 -66 -15 -75 0 -75 Z';

/** Whether somebody stands on such a body, as they are seen here. */
export function hasRoundBody({ animal, view, pose, outfit, hands }: Person): boolean {
  const isBusy = hands !== undefined && hands.work !== 'read' && hands.work !== 'carry';
  return (
    animal !== undefined &&
    animal.key in COATS &&
    view === 'front' &&
    UPRIGHT.has(pose) &&
    !isBusy &&
    !FOR_LEGS.has(outfit.top.cut)
  );
}

/** As `drawFigure`, of somebody who has a round body. */
export function drawRoundBody(draft: Draft, person: Person, toward: -1 | 1): Anchors {
  const { animal, outfit } = person;
  const skeleton = onRoundBody(poseBody(person));
  const { head: h, chin, arms } = skeleton;
  const coat = /snowy/.test(animal?.face ?? '') ? WHITE : (COATS[animal?.key ?? ''] ?? WHITE);
  const inHead = (paint: (head: Draft) => void): void => {
    const { brush } = draft;
    brush.save();
    brush.translate(chin[0], chin[1]);
    brush.scale(h / 100, h / 100);
    paint(draft);
    brush.restore();
  };
  if (outfit.cloak)
    fill(
      draft,
      'M-16 -72 C-34 -50 -36 -20 -38 -3 C-14 3 14 3 38 -3 C36 -20 34 -50 16 -72 Z',
      cloth(deep(outfit.cloak, 0.2), -72, 0),
    );
  inHead((head) => drawBehindBody(head, person, toward));
  drawFeet(draft, coat);
  fill(draft, BODY, {
    from: mix(coat.back, '#ffffff', 0.12),
    to: mix(coat.back, '#10101c', 0.3),
    top: -76,
    bottom: 0,
  });
  fill(draft, BELLY, { from: coat.belly, to: mix(coat.belly, '#20203c', 0.2), top: -66, bottom: 0 });
  dress(draft, person, inHead);
  const isHolding = person.pose === 'read' || person.pose === 'hold' || person.hands !== undefined;
  if (isHolding) drawBeforeBody(draft, person, skeleton);
  for (const arm of arms) drawWing(draft, person, arm, coat);
  // The head throws a shade on the breast.
  patch(draft, [0, -68], 19, '#1c1020', 0.26);
  inHead((head) => drawHead(head, person, toward));
  drawInHands(draft, person, skeleton);
  const hand = arms[1].end;
  return {
    hand: [hand[0] + 1, hand[1]],
    other: [-hand[0], hand[1]],
    lap: [0, -30],
    stove: [0, -30],
    shoulder: [20, -66],
    nose: [chin[0], chin[1] - h * 0.34],
    crown: [chin[0], chin[1] - h * (outfit.headgear ? 1.4 : 1.2)],
  };
}

/** The arms of who stands upright, from the sides of the round body. */
function onRoundBody(skeleton: Skeleton): Skeleton {
  const [left, right] = skeleton.arms.map((arm, at): Limb => {
    const side = at === 0 ? -1 : 1;
    const root: Point = [side * 17.5, -61];
    const isRaised = arm.end[1] < -66;
    const isBefore = Math.abs(arm.end[0]) < 13;
    if (isRaised) return { ...arm, root, middle: [side * 29, -60], end: [side * 36, -78] };
    if (isBefore) return { ...arm, root, middle: [side * 27, -48], end: [side * 12, arm.end[1]] };
    return { ...arm, root, middle: [side * 27, -46], end: [side * 31, -27] };
  });
  return { ...skeleton, chin: [0, -71], arms: [left, right] as [Limb, Limb] };
}

function drawFeet(draft: Draft, { feet, isWebbed }: Coat): void {
  for (const side of [-1, 1]) {
    const x = side * 10.5;
    const paint = { from: mix(feet, '#ffffff', 0.1), to: mix(feet, '#30141c', 0.36), top: -7, bottom: 1 };
    fill(
      draft,
      isWebbed
        ? `M${x - 4} -6 C${x - 10} -4 ${x - 11} 0 ${x - 9} 0.6 L${x + 9} 0.6 C${x + 11} 0 ${x + 10} -4 ${x + 4} -6 Z`
        : `M${x - 4} -6 C${x - 8} -4 ${x - 8} 0 ${x - 6} 0.6 L${x + 6} 0.6 C${x + 8} 0 ${x + 8} -4 ${x + 4} -6 Z`,
      paint,
    );
    for (const toe of [-3, 3])
      stroke(draft, `M${x + toe * 0.7} -4 L${x + toe} 0`, mix(feet, '#30141c', 0.4), 0.6);
  }
}

/** Cloth over the body, the collar in it, what lies over it. */
function dress(draft: Draft, person: Person, inHead: (paint: (head: Draft) => void) => void): void {
  const { outfit } = person;
  const { cut, colour } = outfit.top;
  const isLong = LONG.has(cut);
  if (!isLong && outfit.bottom.cut !== 'none')
    within(draft, BODY, () =>
      fill(draft, 'M-40 -24 L40 -24 L40 -5 L-40 -5 Z', cloth(outfit.bottom.colour, -24, -4)),
    );
  const path = isLong ? GOWN : JACKET;
  fill(draft, path, cloth(colour, -76, isLong ? 6 : -6));
  within(draft, path, () => {
    // Round cloth is darker at the side away from the light.
    patch(draft, [-draft.side * 26, -34], 24, '#10081c', 0.34);
    for (const fold of [-0.6, 0.6])
      stroke(
        draft,
        `M${fold * 26} -46 C${fold * 30} -30 ${fold * 32} -16 ${fold * 33} -2`,
        deep(colour, 0.42),
        0.8,
        0.5,
      );
    if (outfit.vest) fill(draft, 'M-40 -64 L40 -64 L40 -8 L-40 -8 Z', cloth(outfit.vest, -64, -8));
    inHead((head) => drawCollar(head, person));
    if (cut === 'suit' || cut === 'coat' || cut === 'jacket' || cut === 'uniform') {
      stroke(draft, `M0 -44 L0 ${isLong ? 0 : -11}`, deep(colour, 0.5), 0.7);
      for (const y of isLong ? [-40, -30, -20] : [-38, -28, -19])
        oval(draft, [2, y], 1.1, 1.1, pale(colour, 0.5));
      for (const side of [-1, 1]) stroke(draft, `M${side * 9} -24 L${side * 18} -25`, deep(colour, 0.5), 0.8);
    }
    stroke(
      draft,
      isLong ? 'M-31 -5 C-12 0 12 0 31 -5' : 'M-27 -17 C-12 -12 12 -12 27 -17',
      deep(colour, 0.35),
      1,
    );
  });
  if (outfit.apron)
    fill(
      draft,
      'M-10 -58 L10 -58 L13 -42 L20 -10 C8 -6 -8 -6 -20 -10 L-13 -42 Z',
      cloth(outfit.apron, -58, -4),
    );
}

/** A wing is a sleeve to its tip. */
function drawWing(draft: Draft, { outfit }: Person, { root, middle, end }: Limb, { back }: Coat): void {
  const { colour, cut } = outfit.top;
  const isBare = cut === 'tee' || cut === 'dress';
  limb(draft, [root, middle, end], [8, 9, 4], {
    from: mix(back, '#ffffff', 0.14),
    to: mix(back, '#10101c', 0.3),
    top: -70,
    bottom: -20,
  });
  const cuff: Point = [middle[0] + (end[0] - middle[0]) * 0.6, middle[1] + (end[1] - middle[1]) * 0.6];
  limb(draft, isBare ? [root, middle] : [root, middle, cuff], isBare ? [9, 9.4] : [9, 10, 8], {
    from: pale(colour, 0.16),
    to: deep(colour, 0.26),
    top: -70,
    bottom: -20,
  });
}
