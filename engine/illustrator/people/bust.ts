// A portrait: head and shoulders, for a frame that they fill.

import { mix } from '#engine/raster/colour.ts';
import { drawCollar, openingOf } from './collars.ts';
import {
  cloth,
  deep,
  fill,
  fillBoth,
  patch,
  pathOf,
  stroke,
  strokeBoth,
  within,
  type Draft,
} from './draft.ts';
import { drawBehindBody, drawHead, drawNeck } from './head.ts';
import type { Person } from './person.ts';
import { printOn } from './printed-cloth.ts';
import { drawProfileBust } from './profile.ts';

/** Units of the head: what a bust needs beside and above the chin, and where it is cut. */
export const BUST = { width: 232, top: 142, bottom: 108 } as const;

/** Of a head, which all here is measured by. */
const HEAD = 100;

const FEMALE =
  'M-15 20 C-22 31 -44 35 -60 42 C-75 49 -82 64 -85 88 C-88 110 -89 130 -90 160 L90 160 C89 130 88 110 85 88 C82 64 75 49 60 42 C44 35 22 31 15 20 Z';
const MALE =
  'M-20 16 C-30 29 -56 33 -74 42 C-91 50 -98 68 -101 92 C-103 114 -104 134 -105 160 L105 160 C104 134 103 114 101 92 C98 68 91 50 74 42 C56 33 30 29 20 16 Z';
const CHILD =
  'M-14 14 C-20 24 -38 27 -52 34 C-66 41 -71 56 -73 78 C-75 104 -76 130 -77 160 L77 160 C76 130 75 104 73 78 C71 56 66 41 52 34 C38 27 20 24 14 14 Z';

/** Children have a short and thin neck, and narrow shoulders. */
function lifted(draft: Draft): Draft {
  return { ...draft, warp: (x, y) => draft.warp(x * 0.84, y - 12) };
}

/** A child's head is rounder. */
function rounded(draft: Draft): Draft {
  return { ...draft, warp: (x, y) => draft.warp(x * 1.1, y * 0.95 - 2) };
}

export function drawBust(whole: Draft, person: Person, toward: -1 | 1): void {
  if (person.view === 'side' && !person.animal) {
    drawProfileBust(whole, person);
    return;
  }
  const isChild = person.age === 'child' || person.age === 'baby';
  const draft = isChild ? lifted(whole) : whole;
  const trunk = isChild ? CHILD : person.isFemale ? FEMALE : MALE;
  const face = isChild && !person.animal ? rounded(whole) : whole;
  drawBehindBody(face, person, toward);
  const { skin, outfit } = person;
  fill(draft, trunk, { from: mix(skin.base, skin.light, 0.2), to: skin.base, top: 20, bottom: 110 });
  drawNeck(draft, person);
  if (person.view === 'front') {
    // Collar bones, which children do not show, and the shadow that the head throws on the breast.
    within(draft, trunk, () => {
      if (!isChild) strokeBoth(draft, 'M9 35 C20 31 34 34 46 40', skin.shade, 1.3, 0.5);
      patch(draft, [-draft.side * 14, 30], 26, skin.shade, 0.35);
    });
  }
  const { brush } = draft;
  brush.save();
  const opening = person.view === 'back' ? '' : openingOf(person);
  const clip = brush.clip.bind(brush);
  if (opening !== '') clip(pathOf(draft, `M-400 -400 L400 -400 L400 400 L-400 400 Z ${opening}`), 'evenodd');
  const { colour, pattern } = outfit.top;
  fill(draft, trunk, cloth(colour, 20, 190, printOn(pattern, colour, HEAD)));
  const armpit = isChild ? 52 : person.isFemale ? 58 : 70;
  strokeBoth(
    draft,
    `M${armpit} 92 C${armpit + 5} 112 ${armpit + 6} 134 ${armpit + 4} 160`,
    deep(outfit.top.colour, 0.5),
    1.5,
    0.5,
  );
  strokeBoth(
    draft,
    `M${armpit + 6} 60 C${armpit + 1} 72 ${armpit - 2} 84 ${armpit} 92`,
    deep(outfit.top.colour, 0.4),
    1.2,
    0.35,
  );
  if (outfit.top.cut === 'coat' || outfit.top.cut === 'jacket' || outfit.top.cut === 'suit')
    strokeBoth(
      draft,
      `M${armpit - 8} 46 C${armpit - 2} 58 ${armpit + 2} 70 ${armpit} 92`,
      deep(outfit.top.colour, 0.4),
      1.1,
      0.45,
    );
  brush.restore();
  if (opening !== '')
    stroke(
      draft,
      opening.replace(/^M\S+ \S+ L/, 'M').replace(/ L\S+ \S+ Z$/, ''),
      deep(outfit.top.colour, 0.3),
      1.4,
      0.5,
    );
  if (person.view === 'front') drawCollar(draft, person);
  else if (outfit.cloak)
    fillBoth(
      draft,
      'M0 12 C44 26 80 30 96 62 C104 90 106 120 108 160 L0 160 Z',
      cloth(outfit.cloak, 20, 170),
    );
  drawHead(face, person, toward);
}
