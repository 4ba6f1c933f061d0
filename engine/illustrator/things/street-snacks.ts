// What is sold in the street: fruit and meat on sticks, filled pancakes and buns. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Leaning sticks beside each other, each with what is on it. */
function sticks(leans: readonly number[], paint: (pen: Pen) => void): OwnDrawing {
  return {
    width: 190,
    height: 196,
    paint(pen) {
      for (const lean of leans) {
        pen.brush.save();
        pen.brush.translate(lean * 30, -4);
        pen.brush.rotate(lean * 0.28);
        paint(pen);
        pen.brush.restore();
      }
    },
  };
}

/** Hawthorns in clear sugar. */
function candiedHaws(pen: Pen): void {
  const { brush } = pen;
  line(pen, 'M0 0 L0 -178', '#8f6a34', 4);
  line(pen, 'M-0.8 0 L-0.8 -178', '#d8b070', 2);
  for (let haw = 0; haw < 5; haw++) {
    const y = -58 - haw * 26;
    ball(pen, 0, y, 16.4, 14.6, '#e07a4a');
    ball(pen, 0, y, 15.4, 13.8, '#c41c24');
    for (const [x, dy] of [
      [-7, 4],
      [5, 7],
      [8, -2],
      [-3, -6],
    ] as const)
      ball(pen, x, y + dy, 1, 0.9, '#f08a6a');
    brush.globalAlpha = 0.75;
    line(pen, `M${pen.side * 4} ${y - 9} q${pen.side * 7} 1 ${pen.side * 7} 8`, '#ffe9dc', 3.2);
    brush.globalAlpha = 0.4;
    line(pen, `M${-pen.side * 9} ${y + 5} q${pen.side * 3} 5 ${pen.side * 8} 5`, '#ffc8a8', 2.4);
    brush.globalAlpha = 1;
  }
  // Sugar that has run over the topmost.
  shape(pen, 'M-12 -168 Q0 -184 12 -168 Q6 -174 0 -174 Q-6 -174 -12 -168 Z', mix('#f6c070', '#ffffff', 0.3));
}

function meatSkewer(piece: Colour, between: Colour | undefined): (pen: Pen) => void {
  return (pen) => {
    line(pen, 'M0 0 L0 -182', '#8f8f94', 3);
    for (let at = 0; at < 6; at++) {
      const y = -48 - at * 21;
      const isGreen = between !== undefined && at % 2 === 1;
      const colour = isGreen ? between : piece;
      shape(
        pen,
        `M-15 ${y - 7} Q-10 ${y - 12} 2 ${y - 10} Q14 ${y - 11} 15 ${y - 4} Q17 ${y + 6} 10 ${y + 9} Q-2 ${y + 12} -12 ${y + 9} Q-18 ${y + 2} -15 ${y - 7} Z`,
        mix(colour, '#ffb070', 0.16),
        { colour: mix(colour, '#1c0a08', 0.44), from: y - 11, to: y + 11 },
      );
      line(pen, `M-9 ${y - 6} q8 -3 16 0`, mix(colour, '#ffffff', 0.42), 2);
      for (let speck = 0; speck < 5; speck++)
        ball(
          pen,
          pen.random.between(-11, 11),
          y + pen.random.between(-6, 6),
          1.1,
          0.9,
          pen.random.pick(['#d8342a', '#f2d28a', '#4a1c0c']),
        );
    }
  };
}

/** A thin pancake, folded about egg, a crisp and green onions, in paper. */
function filledPancake(pen: Pen): void {
  shape(pen, 'M-52 -20 Q-60 -74 -30 -92 L42 -92 Q66 -72 56 -20 Q0 -8 -52 -20 Z', '#f0c060', {
    colour: '#c07f2c',
    from: -92,
    to: -12,
  });
  for (const [x, y, rx] of [
    [-20, -70, 12],
    [14, -58, 15],
    [34, -78, 9],
    [-34, -46, 9],
  ] as const) {
    pen.brush.globalAlpha = 0.5;
    ball(pen, x, y, rx, rx * 0.6, '#a8641c');
    pen.brush.globalAlpha = 1;
  }
  for (let bit = 0; bit < 18; bit++)
    ball(
      pen,
      pen.random.between(-40, 46),
      pen.random.between(-84, -34),
      1.8,
      1.3,
      pen.random.pick(['#4f9a3c', '#2c2428', '#6ab04c']),
    );
  // What looks out at the top.
  shape(pen, 'M-32 -92 Q-26 -112 -4 -106 Q8 -116 24 -106 Q40 -108 42 -92 Z', '#8fc05a', {
    colour: '#5f9a3c',
    from: -112,
    to: -92,
  });
  shape(pen, 'M-18 -92 L-14 -108 L30 -106 L32 -92 Z', '#e8b04a', { colour: '#c4822c', from: -108, to: -92 });
  line(pen, 'M-30 -91 L42 -91', '#7a3018', 3);
  shape(pen, 'M-60 0 L-66 -48 L-40 -40 L-14 -50 L12 -40 L38 -50 L68 -42 L60 0 Q0 10 -60 0 Z', '#f6f0e2', {
    colour: '#cfc4ae',
    from: -50,
    to: 4,
  });
  line(pen, 'M-40 -40 L-36 0 M12 -40 L10 2 M38 -50 L36 0', '#d8ccb6', 1.6);
}

/** A flat round bun, cut open, full of chopped meat. */
function filledBun(pen: Pen): void {
  shape(pen, 'M-66 -24 Q-68 -2 -40 0 L40 0 Q68 -2 66 -24 Q0 -14 -66 -24 Z', '#f0d8a0', {
    colour: '#b8863c',
    from: -24,
    to: 0,
  });
  for (let bit = 0; bit < 60; bit++)
    ball(
      pen,
      pen.random.between(-62, 62),
      -28 + pen.random.between(-8, 7),
      pen.random.between(4, 7),
      pen.random.between(3, 5),
      pen.random.pick(['#7a3c20', '#8f4a28', '#a86038', '#5f9a3c', '#6a301a']),
    );
  shape(pen, 'M-68 -32 C-70 -62 -36 -70 0 -70 C36 -70 70 -62 68 -32 Q0 -22 -68 -32 Z', '#fbeec8', {
    colour: '#d8a85a',
    from: -70,
    to: -26,
  });
  for (const [x, y, rx] of [
    [-26, -54, 15],
    [12, -58, 18],
    [38, -46, 10],
  ] as const) {
    pen.brush.globalAlpha = 0.55;
    ball(pen, x, y, rx, rx * 0.4, '#b87a34');
    pen.brush.globalAlpha = 1;
  }
}

/** 一串糖葫芦: one stick of it, by the words for the snack or the number before them; undefined where there are more. */
export function oneStickOf({
  drawing,
  words = '',
  count,
  isCounted,
}: Pick<Subject, 'drawing' | 'words' | 'isCounted'> & { count?: number }): OwnDrawing | undefined {
  const isOne = /^一[串支根]/u.test(words) || (isCounted === true && count === 1);
  const single = SINGLE[drawing];
  return isOne && single ? STREET_SNACKS[single] : undefined;
}
const SINGLE: Readonly<Record<string, string>> = {
  'own/candied-haws': 'own/candied-haw',
  'own/meat-skewers': 'own/meat-skewer',
};

export const STREET_SNACKS: Record<string, OwnDrawing> = {
  'own/candied-haws': sticks([-0.9, 0.9, 0], candiedHaws),
  'own/candied-haw': { ...sticks([0], candiedHaws), width: 62 },
  'own/meat-skewer': { ...sticks([0], meatSkewer('#8a4a26', undefined)), width: 62 },
  'own/meat-skewers': sticks([-1, 1, 0], meatSkewer('#8a4a26', undefined)),
  'own/kebabs': sticks([-1, 1, 0], meatSkewer('#9a5228', '#4f9a3c')),
  'own/filled-pancake': { width: 144, height: 118, paint: filledPancake },
  'own/filled-bun': { width: 146, height: 74, paint: filledBun },
};
