// A whole head with neck from the front or from behind; what hangs behind the shoulders is drawn apart.

import { mix } from '#engine/raster/colour.ts';
import { drawAnimalHead, drawBehindAnimalHead } from './animal-head.ts';
import { fill, fillBoth, oval, patch, stroke, within, type Draft } from './draft.ts';
import { drawFace, turnedHead } from './face.ts';
import { drawHairBefore, drawHairBehind, drawHairFromBack } from './hair.ts';
import { drawFaceWear } from './face-wear.ts';
import { drawBehindHead, drawHeadgear } from './headgear.ts';
import type { Person } from './person.ts';

const NECK_FEMALE =
  'M-16 -26 C-15.5 -8 -15.5 6 -17 16 C-20 26 -26 31 -34 34 L34 34 C26 31 20 26 17 16 C15.5 6 15.5 -8 16 -26 Z';
const NECK_MALE =
  'M-22 -28 C-21 -8 -21 2 -23 12 C-27 23 -36 30 -46 33 L46 33 C36 30 27 23 23 12 C21 2 21 -8 22 -28 Z';

/** Hair and hat brims behind everything, to be drawn before the body. */
export function drawBehindBody(draft: Draft, person: Person, toward: -1 | 1): void {
  if (person.view === 'back') return;
  if (person.animal) {
    drawBehindAnimalHead(draft, person, person.animal);
    return;
  }
  drawBehindHead(draft, person);
  if (!isCovered(person)) drawHairBehind(turnedLess(draft, toward), person);
}

export function drawNeck(draft: Draft, person: Person): void {
  const { skin } = person;
  const isGrown = !person.isFemale && person.age !== 'child' && person.age !== 'baby';
  const path = isGrown ? NECK_MALE : NECK_FEMALE;
  fill(draft, path, { from: skin.base, to: mix(skin.base, skin.light, 0.2), top: 0, bottom: 44 });
  if (person.view === 'back') return;
  within(draft, path, () => {
    fill(draft, 'M-34 -30 L34 -30 L30 -6 C22 9 10 15 -2 15 C-14 15 -25 8 -30 -6 Z', skin.shade, 0.62);
    patch(draft, [-draft.side * 20, 18], 16, skin.shade, 0.4);
    if (person.outfit.hasTattoos) drawNeckTattoo(draft);
  });
}

/** A branch with leaves on one side of the throat. */
function drawNeckTattoo(draft: Draft): void {
  stroke(draft, 'M10 30 C18 20 12 8 19 -6', '#22384e', 1.8, 0.85);
  for (const [x, y, turn] of [
    [9, 23, 0.6],
    [19, 17, -0.7],
    [10, 9, 0.7],
    [20, 3, -0.7],
  ] as const)
    oval(draft, [x, y], 4.6, 2.1, '#22384e', 0.85, turn);
}

/** Everything above the neck, from the front or from behind. */
export function drawHead(draft: Draft, person: Person, toward: -1 | 1): void {
  if (person.animal) {
    drawAnimalHead(draft, person, person.animal);
    return;
  }
  if (person.view === 'back') {
    drawEars(draft, person);
    if (!isCovered(person)) drawHairFromBack(draft, person);
    drawHeadgear(draft, person);
    return;
  }
  const head = turnedHead(draft, person, toward);
  drawEars(head, person);
  drawFace(head, person);
  drawHairShadow(head, person);
  if (!isCovered(person)) drawHairBefore(head, person);
  drawFaceWear(head, person);
  drawHeadgear(turnedLess(draft, toward), person);
}

/** Hair under a hood or in a helmet is not seen. */
function isCovered({ outfit }: Person): boolean {
  return (
    outfit.headgear?.kind === 'hood' ||
    outfit.headgear?.kind === 'fur-hood' ||
    outfit.headgear?.kind === 'headscarf' ||
    outfit.headgear?.kind === 'helmet' ||
    outfit.headgear?.kind === 'kabuto' ||
    outfit.headgear?.kind === 'moto-helmet' ||
    outfit.headgear?.kind === 'crested-helmet'
  );
}

function drawEars(draft: Draft, { skin, hasPointedEars }: Person): void {
  const ear = hasPointedEars
    ? 'M31 -54 C38 -64 46 -76 52 -84 C52 -66 48 -42 36 -32 C32 -31 31 -36 31 -42 Z'
    : 'M31 -52 C36 -59 41 -56 40.6 -48 C40.2 -40 38 -33 33.6 -31.6 C31 -31.4 31 -38 31 -42 Z';
  fillBoth(draft, ear, { from: skin.base, to: mix(skin.base, skin.shade, 0.4), top: -58, bottom: -30 });
  fillBoth(
    draft,
    'M33 -50 C36 -54 38.4 -52 38 -46.6 C37.6 -42 36 -38 34 -36.6 C35.4 -42 35 -46 33 -50 Z',
    skin.shade,
    0.5,
  );
}

function drawHairShadow(draft: Draft, { skin, hair }: Person): void {
  if (hair.cut === 'bald') return;
  fill(
    draft,
    'M-32 -56 C-30 -72 -18 -82 0 -84 C18 -82 30 -72 32 -56 C34 -86 18 -99 0 -99 C-18 -99 -34 -86 -32 -56 Z',
    skin.shade,
    0.34,
  );
}

function turnedLess(draft: Draft, toward: -1 | 1): Draft {
  return { ...draft, warp: (x, y) => draft.warp(x + toward * 1.5, y) };
}
