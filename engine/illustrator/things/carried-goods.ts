// What is carried and worn outdoors, and what one washes with, shown for itself: a backpack, sunglasses, bars of soap. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen, type Asked } from './pen.ts';

const DARK = '#1c1020';
const BRASS = '#d8b06a';
const LEATHER = '#8a5230';
const FRAMES = '#26222a';

/** With a flap and two straps that close it, its carrying straps behind. */
function backpack(colour: Colour): OwnDrawing {
  return {
    width: 300,
    height: 396,
    paint(pen) {
      const deep = mix(colour, DARK, 0.46);
      const thread = mix(colour, '#fff2d8', 0.5);
      const stitched = (path: string): void => {
        pen.brush.setLineDash([7, 6]);
        line(pen, path, thread, 2.2);
        pen.brush.setLineDash([]);
      };
      line(pen, 'M-34 -366 C-34 -396 34 -396 34 -366', deep, 15);
      line(pen, 'M-34 -368 C-32 -392 32 -392 34 -368', mix(colour, '#ffffff', 0.14), 5);
      for (const side of [-1, 1])
        line(pen, `M${side * 104} -300 C${side * 148} -240 ${side * 146} -90 ${side * 118} -40`, deep, 20);
      // Pockets on its sides.
      for (const side of [-1, 1])
        shape(
          pen,
          `M${side * 106} -150 C${side * 144} -146 ${side * 146} -120 ${side * 142} -40 C${side * 142} -12 ${side * 130} -8 ${side * 106} -8 Z`,
          mix(colour, DARK, side === pen.side ? 0.12 : 0.34),
          { colour: deep, from: -150, to: -8 },
        );
      const body =
        'M-112 -290 C-112 -352 -80 -372 0 -372 C80 -372 112 -352 112 -290 L118 -34 Q118 0 84 0 L-84 0 Q-118 0 -118 -34 Z';
      shape(pen, body, mix(colour, '#ffffff', 0.12), { colour: mix(colour, DARK, 0.42), from: -372, to: 0 });
      shape(
        pen,
        pen.side > 0
          ? 'M-112 -290 L-118 -34 Q-118 0 -84 0 L-78 0 L-84 -300 Z'
          : 'M112 -290 L118 -34 Q118 0 84 0 L78 0 L84 -300 Z',
        mix(colour, DARK, 0.46),
      );
      // The pocket before it.
      const pocket = 'M-86 -142 L86 -142 L90 -36 Q90 -18 72 -18 L-72 -18 Q-90 -18 -90 -36 Z';
      shape(pen, pocket, mix(colour, '#ffffff', 0.14), {
        colour: mix(colour, DARK, 0.3),
        from: -142,
        to: -18,
      });
      line(pen, pocket, deep, 3);
      stitched('M-78 -128 L-81 -40 Q-80 -28 -68 -28 L68 -28 Q80 -28 81 -40 L78 -128');
      const flap =
        'M-116 -296 C-116 -356 -82 -376 0 -376 C82 -376 116 -356 116 -296 L114 -196 C112 -166 84 -158 0 -158 C-84 -158 -112 -166 -114 -196 Z';
      shape(pen, flap, mix(colour, '#ffffff', 0.24), {
        colour: mix(colour, DARK, 0.16),
        from: -376,
        to: -158,
      });
      line(pen, 'M-114 -196 C-112 -166 -84 -158 0 -158 C84 -158 112 -166 114 -196', deep, 4);
      stitched('M-102 -206 C-100 -178 -80 -172 0 -172 C80 -172 100 -178 102 -206');
      for (const x of [-56, 56]) {
        bar(pen, x - 13, -206, 26, 108, mix(colour, DARK, 0.22), 6);
        bar(pen, x - 18, -136, 36, 30, BRASS, 6);
        bar(pen, x - 11, -129, 22, 16, mix(colour, DARK, 0.5), 3);
        line(pen, `M${x} -131 V-114`, mix(BRASS, '#ffffff', 0.5), 4);
      }
      pen.brush.globalAlpha = 0.34;
      line(
        pen,
        `M${pen.side * 66} -358 C${pen.side * 92} -344 ${pen.side * 98} -310 ${pen.side * 97} -240`,
        '#ffffff',
        10,
      );
      pen.brush.globalAlpha = 1;
    },
  };
}

/** Folded open, their dark glasses to the viewer; of a colour their frames are. */
function sunglasses(colour: Colour): OwnDrawing {
  return {
    width: 168,
    height: 66,
    paint(pen) {
      const frame = mix(colour, '#ffffff', 0.08);
      for (const side of [-1, 1])
        shape(
          pen,
          `M${side * 74} -54 L${side * 80} -56 L${side * 62} -34 L${side * 54} -34 Z`,
          mix(colour, DARK, 0.5),
        );
      for (const side of [-1, 1]) {
        const outer = lens(side, 0);
        shape(pen, outer, mix(frame, '#ffffff', 0.22), { colour: mix(frame, DARK, 0.4), from: -64, to: -2 });
        const inner = lens(side, 5);
        shape(pen, inner, '#3a3436', { colour: '#9a7a68', from: -60, to: -6 });
        const { brush } = pen;
        brush.globalAlpha = 0.3;
        const x = side * 42;
        shape(
          pen,
          `M${x - 16} -54 L${x - 2} -56 L${x - 22} -16 L${x - 28} -26 Z M${x + 6} -56 L${x + 12} -56 L${x - 8} -12 L${x - 13} -12 Z`,
          '#ffffff',
        );
        brush.globalAlpha = 1;
        ball(pen, side * 75, -54, 2, 2, BRASS);
      }
      line(pen, 'M-12 -46 Q0 -58 12 -46', mix(frame, DARK, 0.2), 7);
      line(pen, 'M-10 -48 Q0 -58 10 -48', mix(frame, '#ffffff', 0.4), 1.6);
      line(pen, 'M-78 -60 Q-46 -67 -14 -57 M78 -60 Q46 -67 14 -57', mix(frame, '#ffffff', 0.45), 1.4);
    },
  };
}

/** Wider at the top; `inset`: how far inside of the frame. */
function lens(side: number, inset: number): string {
  const at = (x: number): number => side * x;
  const [left, right, top, foot] = [10 + inset, 80 - inset, -64 + inset, -2 - inset];
  return `M${at(left)} ${top + 10} C${at(left + 8)} ${top} ${at(right - 10)} ${top - 2} ${at(right)} ${top + 4} C${at(right + 2)} ${foot - 16} ${at(right - 16)} ${foot} ${at(46)} ${foot} C${at(left + 12)} ${foot} ${at(left)} ${foot - 18} ${at(left)} ${top + 10} Z`;
}

/** Two bars, one across the other, cut by hand, with what was stirred into them. */
function soapBars(colour: Colour): OwnDrawing {
  return {
    width: 170,
    height: 96,
    paint(pen) {
      soapBar(pen, [0, 0, 0], colour);
      soapBar(pen, [pen.side * 6, -42, -pen.side * 0.07], mix(colour, '#ffffff', 0.24));
    },
  };
}

function soapBar(pen: Pen, [x, y, turn]: readonly [number, number, number], colour: Colour): void {
  const { brush, random } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  shape(pen, 'M-74 -38 L-62 -52 L74 -52 L66 -38 Z', mix(colour, '#ffffff', 0.5), {
    colour: mix(colour, '#ffffff', 0.24),
    from: -52,
    to: -38,
  });
  shape(pen, 'M66 -38 L74 -52 L76 -16 L68 -2 Z', mix(colour, DARK, 0.3));
  shape(
    pen,
    'M-74 -34 Q-74 -39 -69 -39 L62 -39 Q67 -39 67 -34 L68 -6 Q68 0 62 0 L-68 0 Q-74 0 -74 -6 Z',
    mix(colour, '#ffffff', 0.14),
    {
      colour: mix(colour, DARK, 0.2),
      from: -39,
      to: 0,
    },
  );
  for (let fleck = 0; fleck < 22; fleck++) {
    brush.fillStyle = css(mix(colour, fleck % 3 === 0 ? '#4a2a5a' : '#ffffff', 0.5), 0.6);
    brush.beginPath();
    brush.ellipse(
      random.between(-68, 60),
      random.between(-34, -5),
      random.between(1, 2.6),
      random.between(0.7, 1.5),
      random.between(0, 3),
      0,
      7,
    );
    brush.fill();
  }
  line(
    pen,
    'M-34 -30 H28 Q36 -30 36 -22 V-17 Q36 -9 28 -9 H-34 Q-42 -9 -42 -17 V-22 Q-42 -30 -34 -30 Z',
    mix(colour, DARK, 0.22),
    1.6,
  );
  line(pen, 'M-34 -28.6 H28', mix(colour, '#ffffff', 0.6), 1);
  brush.restore();
}

/** Soap is of what its words say is in it. */
const SOAPS: readonly (readonly [named: RegExp, colour: Colour])[] = [
  [/lavender|薰衣草/i, '#b8a0d8'],
  [/rose|strawberry|peach|玫瑰|草莓|桃/i, '#f0b4c0'],
  [/honey|oat|milk|goat|蜂蜜|燕麦|牛奶|羊奶/i, '#f0d8a0'],
  [/charcoal|木炭|竹炭/i, '#4a4a50'],
  [/mint|aloe|tea|olive|matcha|薄荷|芦荟|茶|橄榄|抹茶/i, '#a8cca0'],
  [/lemon|orange|citrus|柠檬|橙/i, '#f4d468'],
];

/** In the colour that was asked for, or that its words say; undefined for any other drawing. */
export function carriedGoodsOf({ drawing, colour, words = '' }: Asked): OwnDrawing | undefined {
  if (drawing === 'own/backpack') return backpack(colour ?? LEATHER);
  if (drawing === 'own/sunglasses') return sunglasses(colour ?? FRAMES);
  if (drawing !== 'own/soap-bars') return undefined;
  return soapBars(colour ?? SOAPS.find(([named]) => named.test(words))?.[1] ?? '#f2e2c4');
}

export const CARRIED_GOODS: Record<string, OwnDrawing> = {
  'own/backpack': backpack(LEATHER),
  'own/sunglasses': sunglasses(FRAMES),
  'own/soap-bars': soapBars('#f2e2c4'),
};
