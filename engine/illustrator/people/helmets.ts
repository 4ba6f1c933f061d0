// Helmets and hats of sports, of fire brigades and of warriors of old, in units of the head; drawn alike from all sides.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';
import { HAIR_OF_THINGS } from './hair-of-things.ts';
import { snakeHair } from './snake-hair.ts';

type Gear = { colour: Rgb; view: string };

const CAP_OF_STEEL = 'M-40 -64 C-46 -112 -24 -124 0 -124 C24 -124 46 -112 40 -64 C20 -72 -20 -72 -40 -64 Z';

function gloss(colour: Rgb, top: number, bottom: number) {
  return { from: pale(colour, 0.34), to: deep(colour, 0.34), top, bottom };
}

/** A shell with slots for air, its strap under the chin. */
function bikeHelmet(draft: Draft, { colour, view }: Gear): void {
  if (view === 'front') strokeBoth(draft, 'M34 -66 C33 -40 26 -14 8 2', '#24242c', 2.4);
  if (view === 'side') stroke(draft, 'M-6 -66 C-2 -40 4 -12 20 2', '#24242c', 2.4);
  fill(
    draft,
    'M-43 -72 C-46 -112 -22 -122 0 -122 C22 -122 46 -112 43 -72 C46 -68 40 -66 34 -69 C14 -78 -14 -78 -34 -69 C-40 -66 -46 -68 -43 -72 Z',
    gloss(colour, -122, -68),
  );
  for (const x of [-24, -8, 8, 24])
    fill(
      draft,
      `M${x - 4} -82 C${x * 0.9 - 4} -100 ${x * 0.7 - 2} -112 ${x * 0.6} -116 C${x * 0.7 + 3} -112 ${x * 0.9 + 5} -100 ${x + 4} -82 C${x + 2} -80 ${x - 2} -80 ${x - 4} -82 Z`,
      deep(colour, 0.72),
    );
}

/** Of who rides horses: plain velvet with a peak. */
function ridingHelmet(draft: Draft, { colour, view }: Gear): void {
  if (view === 'front') strokeBoth(draft, 'M34 -68 C33 -40 26 -14 8 2', '#24242c', 2);
  fill(
    draft,
    'M-40 -70 C-44 -112 -22 -120 0 -120 C22 -120 44 -112 40 -70 C20 -78 -20 -78 -40 -70 Z',
    gloss(colour, -120, -70),
  );
  const peak =
    view === 'side'
      ? 'M8 -78 C30 -82 50 -76 58 -66 C44 -70 26 -70 10 -70 Z'
      : 'M-36 -78 C-18 -86 18 -86 36 -78 C40 -70 30 -68 24 -70 C12 -74 -12 -74 -24 -70 C-30 -68 -40 -70 -36 -78 Z';
  if (view !== 'back') fill(draft, peak, deep(colour, 0.4));
  oval(draft, [0, -120], 4, 3, pale(colour, 0.2));
}

/** Closed all around, with a dark visor. */
function motoHelmet(draft: Draft, { colour, view }: Gear): void {
  fill(
    draft,
    'M-44 -40 C-50 -96 -30 -122 0 -122 C30 -122 50 -96 44 -40 C44 -16 38 2 22 8 C8 12 -8 12 -22 8 C-38 2 -44 -16 -44 -40 Z',
    gloss(colour, -122, 12),
  );
  stroke(draft, 'M-12 -121 C-8 -106 -8 -92 -9 -74 M12 -121 C8 -106 8 -92 9 -74', pale(colour, 0.6), 4, 0.6);
  if (view === 'back') return;
  const visor =
    view === 'side'
      ? 'M2 -76 C20 -80 40 -78 44 -66 C46 -50 44 -38 40 -34 C26 -34 10 -38 2 -46 C0 -56 0 -68 2 -76 Z'
      : 'M-37 -68 C-22 -80 22 -80 37 -68 C41 -54 40 -40 34 -34 C14 -26 -14 -26 -34 -34 C-40 -40 -41 -54 -37 -68 Z';
  fill(draft, visor, { from: '#5a6a80', to: '#12141c', top: -78, bottom: -30 });
  stroke(
    draft,
    view === 'side' ? 'M20 -70 L34 -48' : 'M-24 -66 L-10 -40 M-14 -68 L-6 -54',
    '#ffffff',
    3,
    0.4,
  );
}

/** Its brim is long over the neck; a shield is at its front. */
function fireHelmet(draft: Draft, { colour, view }: Gear): void {
  fill(
    draft,
    'M-38 -78 C-42 -116 -18 -126 0 -126 C18 -126 42 -116 38 -78 C18 -86 -18 -86 -38 -78 Z',
    gloss(colour, -126, -78),
  );
  for (const x of [-20, 0, 20])
    stroke(draft, `M${x} -84 C${x * 0.9} -102 ${x * 0.5} -118 ${x * 0.2} -126`, pale(colour, 0.3), 3, 0.7);
  const brim =
    view === 'side'
      ? 'M-66 -56 C-58 -72 -44 -82 -36 -84 C-12 -90 16 -90 36 -84 C48 -82 56 -78 60 -72 C30 -78 -20 -76 -66 -56 Z'
      : 'M-60 -68 C-48 -84 -30 -88 0 -88 C30 -88 48 -84 60 -68 C36 -78 -36 -78 -60 -68 Z';
  fill(draft, brim, { from: colour, to: deep(colour, 0.36), top: -90, bottom: -58 });
  if (view === 'back') return;
  const [x, y] = view === 'side' ? [30, -98] : [0, -100];
  fill(
    draft,
    `M${x - 11} ${y - 14} L${x + 11} ${y - 14} L${x + 13} ${y + 4} L${x} ${y + 15} L${x - 13} ${y + 4} Z`,
    '#e8c04a',
  );
  stroke(draft, `M${x - 6} ${y - 4} L${x + 6} ${y - 4} M${x - 4} ${y + 3} L${x + 4} ${y + 3}`, '#8c2a20', 2);
}

/** Of iron, with a guard for the nose and two horns, as one imagines it. */
function vikingHelmet(draft: Draft, { colour, view }: Gear): void {
  for (const side of [-1, 1])
    fill(
      draft,
      `M${side * 30} -104 C${side * 52} -108 ${side * 66} -126 ${side * 64} -154 C${side * 82} -130 ${side * 74} -94 ${side * 38} -84 Z`,
      { from: '#f2e6c8', to: '#a8865a', top: -154, bottom: -84 },
    );
  fill(draft, CAP_OF_STEEL, gloss(colour, -124, -64));
  stroke(draft, 'M0 -124 L0 -72', '#b8863c', 5);
  stroke(draft, 'M-41 -68 C-20 -77 20 -77 41 -68', '#b8863c', 7);
  for (const x of [-30, -15, 15, 30]) oval(draft, [x, -73 + Math.abs(x) * 0.08], 1.8, 1.8, '#f0d088');
  if (view === 'front') fill(draft, 'M-5 -72 L5 -72 L3 -40 L-3 -40 Z', '#b8863c');
}

/** Of bronze, cheeks covered, a red brush from front to back. */
function crestedHelmet(draft: Draft, { colour, view }: Gear): void {
  const crest =
    view === 'side'
      ? 'M34 -108 C36 -150 -20 -168 -52 -128 C-62 -108 -60 -82 -58 -66 L-42 -76 C-44 -104 -20 -122 20 -116 Z'
      : 'M-12 -112 C-14 -150 -8 -160 0 -160 C8 -160 14 -150 12 -112 Z';
  fill(draft, crest, { from: '#e2483c', to: '#7a1820', top: -160, bottom: -80 });
  fill(
    draft,
    'M-41 -50 C-46 -108 -24 -122 0 -122 C24 -122 46 -108 41 -50 L40 -14 C34 -4 26 2 22 4 L24 -44 C22 -62 -22 -62 -24 -44 L-22 4 C-26 2 -34 -4 -40 -14 Z',
    gloss(colour, -122, 4),
  );
  stroke(draft, 'M-38 -68 C-20 -80 20 -80 38 -68', deep(colour, 0.4), 3);
  if (view === 'front') fill(draft, 'M-3.4 -72 L3.4 -72 L2.6 -40 L-2.6 -40 Z', deep(colour, 0.1));
  patch(draft, [-14, -106], 14, '#ffffff', 0.35);
}

/** A wide felt hat turned up on one side, with a long white feather. */
function plumedHat(draft: Draft, { colour }: Gear): void {
  fill(draft, 'M-34 -88 C-36 -120 -24 -126 0 -126 C24 -126 36 -120 34 -88 Z', gloss(colour, -126, -86));
  fill(
    draft,
    'M-78 -82 C-56 -100 -34 -96 0 -96 C34 -96 62 -104 80 -118 C82 -98 56 -76 0 -76 C-40 -76 -66 -72 -78 -82 Z',
    { from: pale(colour, 0.1), to: deep(colour, 0.36), top: -110, bottom: -72 },
  );
  fill(draft, 'M-34 -99 C-16 -93 16 -93 34 -99 L34.4 -91 C16 -86 -16 -86 -34.4 -91 Z', '#c8a04a');
  fill(draft, 'M30 -94 C20 -128 -20 -150 -66 -136 C-54 -130 -58 -122 -72 -116 C-40 -116 -2 -112 30 -94 Z', {
    from: '#ffffff',
    to: '#c8ccd8',
    top: -144,
    bottom: -94,
  });
  stroke(draft, 'M28 -96 C8 -118 -24 -130 -58 -130', mix('#9aa0b0', '#ffffff', 0.2), 1.6, 0.8);
}

/** Of a warrior of China: a knot in a small crown, ribbons behind. */
function hairCrown(draft: Draft, { colour }: Gear): void {
  stroke(draft, 'M-20 -112 C-44 -100 -58 -70 -62 -36', colour, 4, 0.9);
  fill(draft, 'M-15 -104 L-12 -124 C-6 -118 6 -118 12 -124 L15 -104 C8 -100 -8 -100 -15 -104 Z', {
    from: '#f0dc9c',
    to: '#a8822c',
    top: -124,
    bottom: -100,
  });
  stroke(draft, 'M-28 -110 L28 -110', '#e8cc84', 2.6);
  oval(draft, [0, -110], 3, 3.4, colour);
}

export const HELMETS = {
  'bike-helmet': bikeHelmet,
  'riding-helmet': ridingHelmet,
  'moto-helmet': motoHelmet,
  'fire-helmet': fireHelmet,
  'viking-helmet': vikingHelmet,
  'crested-helmet': crestedHelmet,
  'plumed-hat': plumedHat,
  'hair-crown': hairCrown,
  'snake-hair': snakeHair,
  ...HAIR_OF_THINGS,
} as const;

export type HelmetName = keyof typeof HELMETS;

/** In units above the chin. */
export const HELMET_TOPS: Readonly<Record<HelmetName, number>> = {
  'bike-helmet': 128,
  'riding-helmet': 128,
  'moto-helmet': 128,
  'fire-helmet': 132,
  'viking-helmet': 160,
  'crested-helmet': 170,
  'plumed-hat': 156,
  'hair-crown': 132,
  'snake-hair': 180,
  'flame-hair': 178,
  'cloud-hair': 148,
  'flower-hair': 142,
};
