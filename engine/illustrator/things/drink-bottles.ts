// Bottles that one sees what is drunk in: milk with a wide neck, juice, cola with its label. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { faint } from './container.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GLASS = '#d4e6ee';
const DARK = '#20142a';

type Bottle = { drink: Colour; cap: Colour; paper?: Colour };

const WIDE =
  'M-20 -196 H20 V-176 C20 -152 42 -146 42 -116 V-10 Q42 0 31 0 H-31 Q-42 0 -42 -10 V-116 C-42 -146 -20 -152 -20 -176 Z';
const WIDE_FULL =
  'M-17 -172 H17 C18 -148 38 -142 38 -114 V-12 Q38 -5 29 -5 H-29 Q-38 -5 -38 -12 V-114 C-38 -142 -18 -148 -17 -172 Z';
const SLIM =
  'M-12 -232 H12 V-186 C13 -160 32 -148 32 -118 C32 -100 27 -92 27 -76 C27 -58 33 -52 33 -34 V-10 Q33 0 24 0 H-24 Q-33 0 -33 -10 V-34 C-33 -52 -27 -58 -27 -76 C-27 -92 -32 -100 -32 -118 C-32 -148 -13 -160 -12 -186 Z';

function paintGlass(pen: Pen, [outer, inner]: readonly [string, string], drink: Colour, top: number): void {
  shape(pen, outer, mix(GLASS, '#ffffff', 0.35), { colour: GLASS, from: top, to: 0 });
  shape(pen, inner, mix(drink, '#ffffff', 0.12), { colour: mix(drink, DARK, 0.16), from: top, to: 0 });
  faint(pen, 0.7, () => line(pen, outer, mix(GLASS, '#56788a', 0.55), 2.2));
}

function milkLike({ drink, cap }: Bottle): OwnDrawing {
  return {
    width: 92,
    height: 210,
    paint(pen) {
      paintGlass(pen, [WIDE, WIDE_FULL], drink, -196);
      faint(pen, 0.7, () => line(pen, `M${pen.side * 29} -112 V-26`, '#ffffff', 6));
      faint(pen, 0.4, () => line(pen, `M${pen.side * -31} -108 V-30`, '#ffffff', 2.6));
      bar(pen, -24, -208, 48, 17, cap, 5);
    },
  };
}

function slim({ drink, cap, paper = '#f6eedc' }: Bottle): OwnDrawing {
  return {
    width: 74,
    height: 246,
    paint(pen) {
      paintGlass(pen, [SLIM, SLIM], drink, -232);
      shape(pen, 'M-31 -122 H31 C31 -104 27 -92 27 -78 H-27 C-27 -92 -31 -104 -31 -122 Z', paper, {
        colour: mix(paper, DARK, 0.16),
        from: -122,
        to: -78,
      });
      line(pen, 'M-18 -98 Q-6 -108 4 -98 T20 -100', '#ffffff', 3.4);
      faint(pen, 0.55, () =>
        line(pen, `M${pen.side * 24} -66 V-18 M${pen.side * 7} -216 V-180`, '#ffffff', 4),
      );
      bar(pen, -14, -244, 28, 15, cap, 3);
    },
  };
}

export const DRINK_BOTTLES: Record<string, OwnDrawing> = {
  'own/milk-bottle': milkLike({ drink: '#fbf7ee', cap: '#4a8ac8' }),
  'own/juice-bottle': milkLike({ drink: '#ffa52a', cap: '#4f9a4a' }),
  'own/apple-juice-bottle': milkLike({ drink: '#ecc95a', cap: '#4f9a4a' }),
  'own/red-juice-bottle': milkLike({ drink: '#d8384a', cap: '#4f9a4a' }),
  'own/grape-juice-bottle': milkLike({ drink: '#6a2c6e', cap: '#4f9a4a' }),
  'own/cola-bottle': slim({ drink: '#3a1810', cap: '#c8202c', paper: '#d0202c' }),
};
