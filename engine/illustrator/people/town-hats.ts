// Hats of towns, feasts and far lands, and what is wound around heads. In units of the head; drawn alike from all sides.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, oval, pale, patch, stroke, strokeBoth, type Draft } from './draft.ts';

type Gear = { colour: Rgb; view: string };

export type TownHat =
  | 'top-hat'
  | 'sombrero'
  | 'party-hat'
  | 'cone-hat'
  | 'turban'
  | 'head-cloth'
  | 'headscarf'
  | 'fez'
  | 'bowler'
  | 'jester-hat';

function felt(colour: Rgb, top: number, bottom: number) {
  return { from: pale(colour, 0.22), to: deep(colour, 0.28), top, bottom };
}

/** A tall cylinder of silk with a band and a curved brim. */
function topHat(draft: Draft, { colour }: Gear): void {
  fill(
    draft,
    'M-33 -88 C-31 -116 -34 -146 -38 -166 C-20 -174 20 -174 38 -166 C34 -146 31 -116 33 -88 C16 -82 -16 -82 -33 -88 Z',
    felt(colour, -170, -86),
  );
  fill(draft, 'M-38 -166 C-20 -174 20 -174 38 -166 C20 -160 -20 -160 -38 -166 Z', pale(colour, 0.28));
  fill(
    draft,
    'M-32.6 -106 C-16 -100 16 -100 32.6 -106 L33.4 -90 C16 -84 -16 -84 -33.4 -90 Z',
    deep(colour, 0.6),
  );
  fill(
    draft,
    'M-58 -90 C-52 -78 -28 -76 0 -76 C28 -76 52 -78 58 -90 C44 -84 24 -84 0 -84 C-24 -84 -44 -84 -58 -90 Z',
    felt(colour, -90, -76),
  );
  stroke(
    draft,
    `M${draft.side * 22} -158 C${draft.side * 19} -138 ${draft.side * 19} -124 ${draft.side * 21} -110`,
    '#ffffff',
    4,
    0.22,
  );
}

/** Round, of stiff felt, with a narrow brim. */
function bowler(draft: Draft, { colour }: Gear): void {
  fill(draft, 'M-36 -86 C-38 -132 38 -132 36 -86 C18 -80 -18 -80 -36 -86 Z', felt(colour, -122, -84));
  fill(draft, 'M-36 -96 C-18 -90 18 -90 36 -96 L36 -86 C18 -80 -18 -80 -36 -86 Z', deep(colour, 0.55));
  fill(
    draft,
    'M-54 -88 C-48 -76 -26 -75 0 -75 C26 -75 48 -76 54 -88 C40 -82 20 -82 0 -82 C-20 -82 -40 -82 -54 -88 Z',
    felt(colour, -88, -75),
  );
}

/** Of straw, its brim as wide as the shoulders, with zigzags woven in. */
function sombrero(draft: Draft, { colour }: Gear): void {
  fill(
    draft,
    'M-104 -100 C-92 -72 -48 -70 0 -70 C48 -70 92 -72 104 -100 C84 -86 48 -88 0 -88 C-48 -88 -84 -86 -104 -100 Z',
    felt(colour, -100, -68),
  );
  stroke(draft, 'M-100 -95 C-86 -74 -46 -73 0 -73 C46 -73 86 -74 100 -95', '#b8342c', 3);
  for (let bead = -6; bead <= 6; bead++)
    oval(
      draft,
      [bead * 13, -77 - Math.abs(bead) ** 2 * 0.28],
      2.6,
      2.2,
      bead % 2 === 0 ? '#2f7f5a' : '#f4efe2',
    );
  fill(
    draft,
    'M-34 -86 C-30 -112 -22 -148 0 -150 C22 -148 30 -112 34 -86 C16 -80 -16 -80 -34 -86 Z',
    felt(colour, -150, -84),
  );
  fill(draft, 'M-33 -98 C-16 -92 16 -92 33 -98 L34 -86 C16 -80 -16 -80 -34 -86 Z', '#b8342c');
  stroke(draft, 'M-30 -91 L-22 -95 L-14 -89 L-6 -93 L2 -87 L10 -93 L18 -89 L26 -95 L31 -92', '#f2d27a', 1.8);
}

/** Of paper with stripes and a tuft, for birthdays. */
function partyHat(draft: Draft, { colour }: Gear): void {
  strokeBoth(draft, 'M22 -92 C34 -66 30 -26 10 0', '#e8e4dc', 1.2, 0.7);
  fill(draft, 'M-25 -92 L4 -166 L31 -90 C14 -84 -10 -84 -25 -92 Z', felt(colour, -166, -86));
  for (const [from, to] of [
    ['M-19.6 -106', 'L26 -104'],
    ['M-12.4 -124', 'L19 -123'],
    ['M-5.4 -142', 'L12.4 -141'],
  ] as const)
    stroke(draft, `${from} ${to}`, '#f6e9a8', 4.4, 0.95);
  for (let tuft = 0; tuft < 9; tuft++)
    stroke(
      draft,
      `M4 -166 L${(4 + Math.cos(tuft * 0.7) * 11).toFixed(2)} ${(-168 + Math.sin(tuft * 0.7) * 10).toFixed(2)}`,
      tuft % 2 === 0 ? '#f2b83a' : '#e8564a',
      2.4,
    );
}

/** Of bamboo: a wide cone, as it is worn in the fields and in the rain. */
function coneHat(draft: Draft, { colour }: Gear): void {
  fill(
    draft,
    'M-74 -70 C-44 -92 -16 -112 0 -138 C16 -112 44 -92 74 -70 C40 -60 -40 -60 -74 -70 Z',
    felt(colour, -138, -62),
  );
  for (const [x, low] of [
    [-56, -66],
    [-34, -63],
    [-12, -62],
    [12, -62],
    [34, -63],
    [56, -66],
  ] as const)
    stroke(draft, `M0 -137 C${x * 0.4} -104 ${x * 0.8} -84 ${x} ${low}`, deep(colour, 0.34), 1, 0.5);
  for (const part of [0.34, 0.58, 0.8])
    stroke(
      draft,
      `M${-74 * part} ${-138 + 68 * part} C${-40 * part} ${-134 + 76 * part} ${40 * part} ${-134 + 76 * part} ${74 * part} ${-138 + 68 * part}`,
      deep(colour, 0.3),
      0.9,
      0.5,
    );
}

/** A long cloth wound in folds over the forehead, a jewel where they meet. */
function turban(draft: Draft, gear: Gear): void {
  woundCloth(draft, gear);
  if (gear.view !== 'front') return;
  oval(draft, [0, -98], 5, 6.4, '#d9b45a');
  oval(draft, [0, -98], 3, 4.2, '#2f8a6a');
  patch(draft, [-1, -100], 3, '#ffffff', 0.8);
}

/** A towel of who works in the fields, knotted over the forehead. */
function headCloth(draft: Draft, gear: Gear): void {
  woundCloth(draft, gear);
  if (gear.view !== 'front') return;
  const paint = felt(gear.colour, -112, -80);
  fill(draft, 'M-3 -97 C-14 -112 -24 -110 -22 -100 C-20 -92 -12 -92 -3 -94 Z', paint);
  fill(draft, 'M3 -97 C14 -112 24 -110 22 -100 C20 -92 12 -92 3 -94 Z', paint);
  oval(draft, [0, -96], 5, 5, deep(gear.colour, 0.14));
}

function woundCloth(draft: Draft, { colour }: Gear): void {
  fill(
    draft,
    'M-42 -72 C-60 -98 -46 -130 0 -132 C46 -130 60 -98 42 -72 C30 -78 18 -86 0 -92 C-18 -86 -30 -78 -42 -72 Z',
    felt(colour, -132, -72),
  );
  for (const s of [-1, 1] as const)
    for (let fold = 0; fold < 4; fold++)
      stroke(
        draft,
        `M${s * 2} ${-94 - fold * 9} C${s * 22} ${-92 - fold * 9} ${s * 38} ${-86 - fold * 8} ${s * (45 - fold)} ${-78 - fold * 10}`,
        fold % 2 === 0 ? deep(colour, 0.36) : pale(colour, 0.28),
        1.6,
        0.75,
      );
}

/** Over the hair and around the throat; the face is free. */
function headscarf(draft: Draft, { colour, view }: Gear): void {
  const paint = felt(colour, -116, 60);
  if (view === 'back') {
    fill(draft, 'M-42 60 C-52 -20 -48 -114 0 -116 C48 -114 52 -20 42 60 C20 72 -20 72 -42 60 Z', paint);
    stroke(draft, 'M-14 -100 C-22 -60 -20 0 -16 60 M16 -96 C22 -50 18 10 20 60', deep(colour, 0.4), 1.6, 0.5);
    return;
  }
  const path =
    view === 'side'
      ? 'M30 -78 C28 -108 10 -116 -12 -114 C-48 -112 -56 -70 -52 -30 C-50 8 -56 36 -50 62 C-24 74 12 66 22 44 C26 28 26 10 24 -1 C10 2 0 -8 -4 -22 C-10 -44 2 -74 30 -78 Z'
      : // The face is cut out of it: that part runs the other way round.
        'M-46 56 C-52 24 -50 -10 -47 -44 C-46 -96 -26 -114 0 -114 C26 -114 46 -96 47 -44 C50 -10 52 24 46 56 C24 72 -24 72 -46 56 Z M-30 -60 C-32 -38 -28 -14 -12 -1 C-6 4 6 4 12 -1 C28 -14 32 -38 30 -60 C27 -82 14 -90 0 -90 C-14 -90 -27 -82 -30 -60 Z';
  fill(draft, path, paint);
  stroke(draft, 'M-38 8 C-20 26 10 28 34 14', deep(colour, 0.42), 1.6, 0.6);
  stroke(draft, 'M-42 34 C-20 46 14 46 40 30', deep(colour, 0.42), 1.6, 0.5);
  stroke(draft, 'M-34 -76 C-24 -102 10 -110 28 -92', pale(colour, 0.4), 1.8, 0.5);
}

/** A red cone without a tip, its tassel at one side. */
function fez(draft: Draft, { colour }: Gear): void {
  fill(
    draft,
    'M-33 -84 L-25 -128 C-12 -133 12 -133 25 -128 L33 -84 C16 -77 -16 -77 -33 -84 Z',
    felt(colour, -130, -80),
  );
  fill(draft, 'M-25 -128 C-12 -133 12 -133 25 -128 C12 -123 -12 -123 -25 -128 Z', pale(colour, 0.2));
  stroke(draft, 'M0 -129 C16 -128 28 -124 32 -108', '#1c1a20', 2);
  stroke(draft, 'M32 -108 L30 -90 M32 -108 L33 -90 M32 -108 L36 -91', '#1c1a20', 1.6);
}

/** Three horns of two colours, with bells. */
function jesterHat(draft: Draft, { colour }: Gear): void {
  const other: Rgb = [232, 178, 58];
  fillBoth(
    draft,
    'M0 -84 C10 -118 30 -140 58 -138 C74 -134 80 -112 76 -92 C66 -110 52 -108 40 -84 C26 -78 12 -80 0 -84 Z',
    felt(colour, -138, -80),
  );
  fill(
    draft,
    'M-24 -84 C-20 -120 -10 -150 8 -166 C14 -140 22 -112 24 -84 C10 -78 -10 -78 -24 -84 Z',
    felt(other, -160, -80),
  );
  for (const [x, y] of [
    [76, -88],
    [-76, -88],
    [8, -168],
  ] as const)
    oval(draft, [x, y], 6, 6, { from: '#fbe9a0', to: '#b98a2c', top: y - 6, bottom: y + 6 });
}

export const TOWN_HATS: Record<TownHat, (draft: Draft, gear: Gear) => void> = {
  'top-hat': topHat,
  bowler,
  sombrero,
  'party-hat': partyHat,
  'cone-hat': coneHat,
  turban,
  'head-cloth': headCloth,
  headscarf,
  fez,
  'jester-hat': jesterHat,
};

/** Units above the chin that they need. */
export const TOWN_HAT_TOPS: Record<TownHat, number> = {
  'top-hat': 176,
  bowler: 130,
  sombrero: 156,
  'party-hat': 182,
  'cone-hat': 144,
  turban: 138,
  'head-cloth': 138,
  headscarf: 122,
  fez: 140,
  'jester-hat': 180,
};
