// The stall of a market from near, in two parts: an awning on posts behind, and crates before what lies in them. In units.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, shape, shineAround, type Pen } from './pen.ts';

const WOOD = '#9a6c40';
const DARK = '#20141c';
const AWNINGS = ['#c8483c', '#3f7a6a', '#d8962c', '#48608a'] as const;

export const GOODS_STALL = { width: 280, height: 250 };

/** One place for goods: what lies there reaches over its front. In the order of painting. */
export type Crate = { x: number; foot: number; wide: number };

const TIERS = [-104, -62] as const;
const PER_TIER = 3;
const WIDE = 74;

/** The far tier first. */
export const CRATES: readonly Crate[] = TIERS.flatMap((foot) =>
  Array.from({ length: PER_TIER }, (_, at) => ({ x: (at - 1) * 79, foot, wide: WIDE })),
);
/** How high the boards of a crate are. */
export const CRATE_HEIGHT = 18;

/** Posts, the shade under the awning, the far shelf. */
export function paintStallBack(pen: Pen): void {
  for (const x of [-122, 114]) bar(pen, x, -214, 8, 214, mix(WOOD, DARK, 0.3));
  shape(pen, 'M-114 -208 L114 -208 L114 -60 L-114 -60 Z', pen.isDark ? '#6a4226' : '#6a5246', {
    colour: '#2c2024',
    from: -208,
    to: -60,
  });
  if (pen.isDark) shineAround(pen, 0, -160, 130, '#ffbe66', 0.8);
  for (const x of [-70, 0, 70]) line(pen, `M${x} -206 V-110`, mix(WOOD, DARK, 0.55), 2);
  bar(pen, -120, TIERS[0], 240, 6, mix(WOOD, '#ffffff', 0.12), 1);
  shape(pen, `M-116 ${TIERS[0] + 6} H116 V-60 H-116 Z`, mix(WOOD, DARK, 0.6));
}

/** The boards before what lies in it. */
export function paintCrate(pen: Pen, { x, foot, wide }: Crate): void {
  const left = x - wide / 2;
  for (const slat of [-18, -12, -6]) {
    bar(pen, left, foot + slat, wide, 5.4, mix(WOOD, '#ffffff', 0.2), 0.8);
    line(pen, `M${left} ${foot + slat + 5.2} h${wide}`, mix(WOOD, DARK, 0.5), 0.8);
  }
  for (const post of [left, left + wide - 4]) bar(pen, post, foot - 19, 4, 19, mix(WOOD, DARK, 0.12), 0.6);
}

/** The cloth before the table, and the awning over all. */
export function paintStallFront(pen: Pen): void {
  const colour = pen.random.pick(AWNINGS);
  const cloth = mix(colour, '#2a1c1c', 0.2);
  shape(pen, 'M-124 -58 L124 -58 L119 0 L-119 0 Z', cloth, {
    colour: mix(cloth, DARK, 0.45),
    from: -58,
    to: 0,
  });
  for (let fold = -4; fold <= 4; fold++)
    line(pen, `M${fold * 26} -56 Q${fold * 25.4 + 2} -28 ${fold * 25.6} -2`, mix(cloth, DARK, 0.3), 1.6);
  bar(pen, -127, -63, 254, 8, mix(WOOD, '#ffffff', 0.2), 1.5);
  paintAwning(pen, colour);
  if (!pen.isDark) return;
  for (const x of [-70, 0, 70]) {
    line(pen, `M${x} -196 L${x} -178`, '#2a1c18', 1);
    shineAround(pen, x, -172, 30, '#ffdf9a', 0.9);
  }
}

function paintAwning(pen: Pen, colour: Colour): void {
  const stripes = 14;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const tone = stripe % 2 === 0 ? colour : '#f6efe2';
    const top = (at: number): number => -116 + (at * 232) / stripes;
    const low = (at: number): number => -138 + (at * 276) / stripes;
    const [a, b] = [stripe, stripe + 1];
    const middle = (low(a) + low(b)) / 2;
    shape(
      pen,
      `M${top(a)} -248 L${top(b)} -248 L${low(b)} -204 L${low(a)} -204 Z`,
      mix(tone, '#ffffff', 0.12),
      { colour: mix(tone, DARK, 0.2), from: -248, to: -200 },
    );
    shape(
      pen,
      `M${low(a)} -205 L${low(b)} -205 L${low(b)} -194 Q${middle} -182 ${low(a)} -194 Z`,
      mix(tone, DARK, 0.16),
    );
  }
  line(pen, 'M-138 -204 L138 -204', mix(colour, DARK, 0.4), 1.4);
}
