// A bowl and a basket, in two parts: what lies in them is seen between the far rim and the near one.

import { mix } from '#engine/raster/colour.ts';
import { emptyContainer, type Container } from './container.ts';
import { GLASS_CONTAINERS } from './glass-containers.ts';
import { GROWN_CONTAINERS } from './grown-containers.ts';
import { HEAPS } from './heaps.ts';
import { OPEN_CONTAINERS } from './open-containers.ts';
import { POP_UP_BOOK } from './pop-up-book.ts';
import { ball, line, shape, type OwnDrawing } from './pen.ts';

const CLAY = '#4f7fa8';
const WICKER = '#c48a48';

const BOWL: Container = {
  width: 124,
  height: 96,
  half: 50,
  rim: -42,
  back(pen) {
    const { brush } = pen;
    brush.fillStyle = '#2c4a66';
    brush.beginPath();
    brush.ellipse(0, -42, 58, 11, 0, 0, 7);
    brush.fill();
  },
  front(pen) {
    shape(
      pen,
      'M-58 -42 C-40 -30 40 -30 58 -42 C56 -18 38 -5 22 -4 L22 0 L-22 0 L-22 -4 C-38 -5 -56 -18 -58 -42 Z',
      mix(CLAY, '#ffffff', 0.16),
      { colour: mix(CLAY, '#141030', 0.44), from: -42, to: 0 },
    );
    line(pen, 'M-58 -42 C-40 -30 40 -30 58 -42', '#e6eef4', 2.6);
    line(pen, 'M-54 -30 C-36 -19 36 -19 54 -30', '#dfeaf2', 1.6);
    ball(pen, pen.side * 30, -24, 4, 2.4, mix(CLAY, '#ffffff', 0.4));
  },
};

const BASKET: Container = {
  width: 124,
  height: 100,
  half: 47,
  rim: -46,
  back(pen) {
    const { brush } = pen;
    line(pen, 'M-48 -46 C-44 -108 44 -108 48 -46', mix(WICKER, '#20101c', 0.3), 6);
    line(pen, 'M-48 -46 C-44 -108 44 -108 48 -46', WICKER, 3.4);
    brush.fillStyle = '#5c3a20';
    brush.beginPath();
    brush.ellipse(0, -46, 54, 10, 0, 0, 7);
    brush.fill();
  },
  front(pen) {
    const dark = mix(WICKER, '#20101c', 0.46);
    shape(pen, 'M-54 -46 C-36 -35 36 -35 54 -46 L43 -3 C26 3 -26 3 -43 -3 Z', WICKER, {
      colour: dark,
      from: -46,
      to: 4,
    });
    for (let row = 0; row < 5; row++) {
      const y = -34 + row * 7.4;
      const half = 51 - row * 2.2;
      line(
        pen,
        `M${-half} ${y - 6} C${-half * 0.6} ${y + 4} ${half * 0.6} ${y + 4} ${half} ${y - 6}`,
        dark,
        1.2,
      );
    }
    for (let rib = -6; rib <= 6; rib++)
      line(
        pen,
        `M${rib * 8} ${-38 - Math.abs(rib) * 0.6} L${rib * 6.6} -1`,
        mix(WICKER, '#ffffff', 0.3),
        1.3,
      );
    line(pen, 'M-54 -46 C-36 -35 36 -35 54 -46', mix(WICKER, '#ffffff', 0.24), 5);
    line(pen, 'M-54 -44 C-36 -33 36 -33 54 -44', dark, 1.1);
  },
};

/** Empty they have drawings of their own. */
const DRAWN_ELSEWHERE: ReadonlySet<string> = new Set([
  'bucket',
  'wheelbarrow',
  'package',
  'cup',
  'light-bulb',
  'suitcase',
]);

const BY_KEY: Readonly<Record<string, Container>> = {
  bowl: BOWL,
  basket: BASKET,
  ...OPEN_CONTAINERS,
  ...GROWN_CONTAINERS,
  ...HEAPS,
  ...GLASS_CONTAINERS,
  'pop-up-book': POP_UP_BOOK,
};
/** The word for what is drunk, where it says what it is drunk of. */
export const CUPS: ReadonlySet<string> = new Set(['coffee', 'tea', 'teacup-without-handle']);
const CUP_WORDS = /(?:cup|mug|杯子?)$/i;
const LANTERNS: ReadonlySet<string> = new Set(['lantern']);

/** How a thing is drawn that something is in; undefined for what holds nothing. */
export function containerOf({ key, words = '' }: { key: string; words?: string }): Container | undefined {
  if (CUPS.has(key)) return CUP_WORDS.test(words) ? BY_KEY['cup'] : undefined;
  if (LANTERNS.has(key)) return BY_KEY['paned-lantern'];
  return BY_KEY[key];
}

export const CONTAINERS: Record<string, OwnDrawing> = {
  'own/bowl': emptyContainer(BOWL),
  'own/basket': emptyContainer(BASKET),
  'own/pop-up-book': emptyContainer(POP_UP_BOOK),
  ...Object.fromEntries(
    Object.entries({ ...OPEN_CONTAINERS, ...GROWN_CONTAINERS, ...HEAPS, ...GLASS_CONTAINERS })
      .filter(([key]) => !DRAWN_ELSEWHERE.has(key))
      .map(([key, container]) => [`own/${key}`, emptyContainer(container)]),
  ),
};
