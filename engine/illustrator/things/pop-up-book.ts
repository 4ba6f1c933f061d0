// An open book out of which a small world rises: what is in it stands on its pages.

import { mix } from '#engine/raster/colour.ts';
import type { Container } from './container.ts';
import { line, oval, shape, type Pen } from './pen.ts';

const COVER = '#8a3a34';
const PAGE = '#f6eedb';
const INK = '#b7a98c';

/** One page from its fold to its edge. `side`: -1 the left one. */
function paintPage(pen: Pen, side: -1 | 1): void {
  const x = (at: number): number => at * side;
  for (const low of [8, 5, 2])
    shape(
      pen,
      `M0 ${-20 + low} C${x(24)} ${-30 + low} ${x(62)} ${-30 + low} ${x(92)} ${-18 + low} L${x(98)} ${-2 + low * 0.4} C${x(66)} ${-14 + low} ${x(28)} ${-13 + low} 0 ${-3 + low * 0.4} Z`,
      mix(PAGE, '#6a5434', low * 0.035),
    );
  shape(
    pen,
    `M0 -20 C${x(24)} -30 ${x(62)} -30 ${x(92)} -18 L${x(98)} -2 C${x(66)} -14 ${x(28)} -13 0 -3 Z`,
    mix(PAGE, '#ffffff', 0.4),
    { colour: mix(PAGE, '#8a7048', 0.26), from: -30, to: 0 },
  );
  for (const row of [0, 1, 2])
    line(
      pen,
      `M${x(60)} ${-21.4 + row * 4} C${x(70)} ${-21.6 + row * 4} ${x(80)} ${-19.6 + row * 4} ${x(88)} ${-16.4 + row * 4}`,
      INK,
      0.9,
    );
}

export const POP_UP_BOOK: Container = {
  width: 206,
  height: 130,
  half: 58,
  rim: -22,
  room: { floor: -12, top: -128, half: 54 },
  holdsModels: true,
  back(pen) {
    shape(pen, 'M-102 -6 L-96 -20 H96 L102 -6 L102 2 H-102 Z', COVER, {
      colour: mix(COVER, '#20101c', 0.4),
      from: -20,
      to: 2,
    });
    paintPage(pen, -1);
    paintPage(pen, 1);
    line(pen, 'M0 -20 V-3', mix(PAGE, '#6a5434', 0.5), 1.4);
    oval(pen, 0, -12, 60, 6, mix('#7fb05a', PAGE, 0.16));
  },
  front() {
    // Nothing of it is before what stands there.
  },
};
