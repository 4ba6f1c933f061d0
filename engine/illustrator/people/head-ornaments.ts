// Wreaths, ears, feathers and crowns of brides, in units of the head; drawn alike from all sides.

import type { Colour, Rgb } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, mirrored, oval, pale, patch, stroke, type Draft } from './draft.ts';

type Gear = { colour: Rgb; view: string };

export type HeadOrnament =
  | 'laurel'
  | 'phoenix-crown'
  | 'cat-ears'
  | 'bunny-ears'
  | 'feathers'
  | 'headband'
  | 'hair-bow'
  | 'hair-clip';

/** A leaf from its stem on. */
function leaf(draft: Draft, [x, y]: readonly [number, number], turn: number, colour: Rgb, long = 13): void {
  oval(
    draft,
    [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5],
    long * 0.52,
    long * 0.22,
    colour,
    1,
    turn,
  );
}

/** Where a wreath lies on the hair: low at the temples, high over the brow. */
function onWreath(part: number): readonly [number, number] {
  return [part * 37, -93 + part ** 2 * 17];
}

const PETALS = ['#f08aa4', '#fdf4ea', '#f6c85a', '#e8607c', '#c79ae0'] as const;

/** Flowers of several sizes among leaves. */
function wreath(draft: Draft, { colour }: Gear): void {
  const green: Rgb = [92, 138, 74];
  for (let n = -7; n <= 7; n++) {
    const at = onWreath(n / 7);
    leaf(draft, at, -Math.PI / 2 + n * 0.16 - 0.7, deep(green, 0.16) as Rgb);
    leaf(draft, at, -Math.PI / 2 + n * 0.16 + 0.7, green);
    leaf(draft, at, Math.PI / 2 + n * 0.1, deep(green, 0.28) as Rgb, 9);
  }
  for (let n = -4; n <= 4; n++) {
    const [x, y] = onWreath(n / 4.3);
    const size = n % 2 === 0 ? 1 : 0.72;
    const petal = n === 0 ? colour : (PETALS[(n + 4) % PETALS.length] ?? colour);
    drawWreathFlower(draft, x, y, size, petal);
  }
}

/** A flower of six petals as it is worn in the hair; of size 1 it is 21 wide. */
export function drawWreathFlower(draft: Draft, x: number, y: number, size: number, petal: Colour): void {
  for (let one = 0; one < 6; one++) {
    const [dx, dy] = [Math.cos(one * 1.047) * 5.6 * size, Math.sin(one * 1.047) * 5.2 * size];
    oval(draft, [x + dx, y + dy], 4.6 * size, 4.2 * size, {
      from: petal,
      to: deep(petal, 0.16),
      top: y - 9,
      bottom: y + 9,
    });
  }
  oval(draft, [x, y], 3.2 * size, 3 * size, '#d99a34');
}

/** Two branches whose leaves point up, open over the brow. */
function laurel(draft: Draft, { colour }: Gear): void {
  for (const half of [draft, mirrored(draft)]) {
    stroke(half, 'M38 -70 C36 -84 22 -94 5 -95', deep(colour, 0.3), 2);
    for (let n = 0; n < 8; n++) {
      const [x, y] = onWreath(1 - n * 0.115);
      leaf(half, [x, y], -2.5 + n * 0.1, pale(colour, n % 2 === 0 ? 0.18 : 0.04) as Rgb, 16);
      leaf(half, [x, y], -1.3 - n * 0.16, deep(colour, 0.12) as Rgb, 14);
    }
  }
}

/** Of gold, with a bird over the brow, beads beside the face and red tufts. */
function phoenixCrown(draft: Draft, { colour }: Gear): void {
  const gold = { from: pale(colour, 0.4), to: deep(colour, 0.24), top: -150, bottom: -84 };
  for (const half of [draft, mirrored(draft)]) {
    for (let n = 0; n < 4; n++)
      fill(
        half,
        `M${6 + n * 8} -100 C${14 + n * 10} ${-128 + n * 4} ${24 + n * 11} ${-140 + n * 9} ${34 + n * 8} ${-136 + n * 13} C${30 + n * 8} ${-122 + n * 9} ${24 + n * 7} ${-108 + n * 5} ${14 + n * 7} -92 Z`,
        gold,
      );
    for (let bead = 0; bead < 8; bead++)
      oval(half, [43, -80 + bead * 8.4], 2.3, 2.7, bead % 2 === 0 ? '#fbf2e0' : '#c8323a');
    stroke(half, 'M43 -12 L43 4', '#c8262e', 4);
    oval(half, [43, -86], 5, 5, gold);
  }
  fill(draft, 'M-36 -80 C-20 -96 20 -96 36 -80 L34 -98 C18 -110 -18 -110 -34 -98 Z', gold);
  fill(
    draft,
    'M0 -100 C-9 -112 -12 -128 -4 -142 C-4 -150 4 -152 7 -146 L14 -143 L7 -140 C12 -126 9 -112 0 -100 Z',
    gold,
  );
  for (let n = -2; n <= 2; n++) {
    oval(draft, [n * 12, -91 + n * n * 1.6], 3.6, 3.8, n % 2 === 0 ? '#c8262e' : '#2f7fa8');
    oval(draft, [n * 12, -80 + n * n * 1.4], 1.9, 2.4, '#fbf2e0');
  }
  patch(draft, [-10, -118], 14, '#ffffff', 0.4);
}

function catEars(draft: Draft, { colour }: Gear): void {
  for (const half of [draft, mirrored(draft)]) {
    fill(half, 'M11 -104 C16 -126 28 -142 37 -146 C43 -130 45 -108 38 -86 C30 -94 20 -100 11 -104 Z', {
      from: pale(colour, 0.16),
      to: colour,
      top: -146,
      bottom: -88,
    });
    fill(
      half,
      'M18 -106 C22 -120 29 -130 35 -134 C38 -122 39 -108 35 -96 C30 -101 24 -104 18 -106 Z',
      '#f0a8b0',
    );
  }
}

function bunnyEars(draft: Draft, { colour }: Gear): void {
  for (const half of [draft, mirrored(draft)]) {
    fill(half, 'M6 -102 C4 -130 8 -162 18 -172 C30 -166 33 -130 26 -98 C20 -102 12 -104 6 -102 Z', {
      from: pale(colour, 0.2),
      to: colour,
      top: -172,
      bottom: -98,
    });
    fill(half, 'M12 -106 C11 -130 13 -152 18 -161 C25 -152 26 -128 21 -104 Z', '#f2b4bc');
  }
  stroke(draft, 'M-37 -72 C-32 -112 32 -112 37 -72', deep(colour, 0.12), 4);
}

/** Long feathers that stand around a band with a pattern. */
function feathers(draft: Draft, { colour, view }: Gear): void {
  for (let n = -6; n <= 6; n++) {
    const turn = n * 0.2;
    const [x, y] = [n * 5.6, -92 + Math.abs(n) * 1.7];
    const long = 56 - Math.abs(n) * 2.4;
    const at = (part: number, across: number): string =>
      `${(x + Math.sin(turn) * long * part + Math.cos(turn) * across).toFixed(2)} ${(y - Math.cos(turn) * long * part + Math.sin(turn) * across).toFixed(2)}`;
    const feather = `M${at(0, 0)} C${at(0.3, -7)} ${at(0.8, -7)} ${at(1, 0)} C${at(0.8, 7)} ${at(0.3, 7)} ${at(0, 0)} Z`;
    fill(draft, feather, n % 2 === 0 ? '#f6f1e6' : pale(colour, 0.1));
    fill(
      draft,
      `M${at(0.74, -5.6)} C${at(0.86, -5)} ${at(0.95, -3)} ${at(1, 0)} C${at(0.95, 3)} ${at(0.86, 5)} ${at(0.74, 5.6)} Z`,
      '#3a2a28',
    );
    stroke(draft, `M${at(0, 0)} L${at(0.94, 0)}`, '#8a7a66', 0.9, 0.7);
  }
  fill(draft, 'M-37 -74 C-20 -90 20 -90 37 -74 L36 -86 C20 -101 -20 -101 -36 -86 Z', colour);
  if (view === 'back') return;
  for (let n = -3; n <= 3; n++)
    oval(draft, [n * 9.6, -91 + n * n * 1.1], 3.2, 3.2, n % 2 === 0 ? '#f2c84a' : '#2f7f9a');
}

function headband(draft: Draft, { colour }: Gear): void {
  fill(draft, 'M-36.6 -74 C-22 -93 22 -93 36.6 -74 L37 -84 C22 -104 -22 -104 -37 -84 Z', {
    from: pale(colour, 0.2),
    to: deep(colour, 0.16),
    top: -102,
    bottom: -76,
  });
}

/** Of ribbon, on one side of the hair. */
function hairBow(draft: Draft, { colour }: Gear): void {
  const silk = { from: pale(colour, 0.2), to: deep(colour, 0.2), top: -124, bottom: -84 };
  fill(draft, 'M24 -100 C8 -124 -6 -122 -4 -104 C-4 -92 10 -90 24 -100 Z', silk);
  fill(draft, 'M24 -100 C36 -124 54 -118 50 -100 C48 -88 36 -90 24 -100 Z', silk);
  fillBoth(
    { ...draft, warp: (x, y) => draft.warp(x + 24, y) },
    'M0 -100 C6 -92 10 -84 14 -76 L4 -80 C2 -86 0 -92 0 -100 Z',
    deep(colour, 0.12),
  );
  oval(draft, [24, -100], 5.4, 6, deep(colour, 0.1));
}

/** Over one temple, with a flower. */
function hairClip(draft: Draft, { colour }: Gear): void {
  stroke(draft, 'M20 -92 L36 -70', deep(colour, 0.1), 5);
  stroke(draft, 'M20 -92 L36 -70', pale(colour, 0.4), 1.6, 0.8);
  for (let one = 0; one < 5; one++)
    oval(
      draft,
      [25 + Math.cos(one * 1.257) * 4.6, -86 + Math.sin(one * 1.257) * 4.6],
      3.8,
      3.6,
      pale(colour, 0.3),
    );
  oval(draft, [25, -86], 2.6, 2.6, '#e0b040');
}

export const HEAD_ORNAMENTS: Record<HeadOrnament | 'flowers', (draft: Draft, gear: Gear) => void> = {
  flowers: wreath,
  laurel,
  'phoenix-crown': phoenixCrown,
  'cat-ears': catEars,
  'bunny-ears': bunnyEars,
  feathers,
  headband,
  'hair-bow': hairBow,
  'hair-clip': hairClip,
};

/** Units above the chin that they need. */
export const HEAD_ORNAMENT_TOPS: Record<HeadOrnament, number> = {
  laurel: 126,
  'phoenix-crown': 160,
  'cat-ears': 156,
  'bunny-ears': 182,
  feathers: 160,
  headband: 124,
  'hair-bow': 134,
  'hair-clip': 124,
};

/** What is asked for on a head, by its words. */
export const ORNAMENT_WORDS: readonly (readonly [RegExp, HeadOrnament])[] = [
  [/laurel|olive|桂冠|橄榄/i, 'laurel'],
  [/phoenix|凤冠|凤钗/i, 'phoenix-crown'],
  [/(?:cat|kitty|fox|wolf) ?ears?|[猫狐狼]耳/i, 'cat-ears'],
  [/(?:bunny|rabbit) ?ears?|兔耳|兔子耳/i, 'bunny-ears'],
  [/feather|war bonnet|羽毛头饰|羽冠|羽毛冠/i, 'feathers'],
  [/head ?band|hair ?band|发带|发箍|头带/i, 'headband'],
  [/(?:hair|ribbon) bow|蝴蝶结/i, 'hair-bow'],
  [/hair ?clip|发[夹卡]/i, 'hair-clip'],
];
