// Beasts that nobody has seen: a griffin, half eagle and half lion, and a phoenix on wings of fire.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const FUR = '#c8924a';
const PLUME = '#8a5a34';
const UMBER = '#2a1420';

const below = shadeInto(UMBER, 0.4);

type At = readonly [number, number];

/** An arm from shoulder to wrist; degrees in which its feathers point at either end, and how long they are there. */
type Wing = {
  arm: readonly [At, At, At];
  turn: readonly [number, number];
  long: readonly [number, number];
  count: number;
  tone: Colour;
  end: Colour;
};

/** One feather, pale at its root. */
function quill(pen: Pen, [x, y]: At, degrees: number, long: number, tone: Colour, end: Colour): void {
  const turn = (degrees * Math.PI) / 180;
  const [tipX, tipY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
  const [midX, midY] = [x + Math.cos(turn) * long * 0.66, y + Math.sin(turn) * long * 0.66];
  const [outX, outY] = [-Math.sin(turn) * 9, Math.cos(turn) * 9];
  shape(
    pen,
    `M${x} ${y} C${midX - outX} ${midY - outY} ${midX - outX} ${midY - outY} ${tipX} ${tipY} C${midX + outX} ${midY + outY} ${midX + outX} ${midY + outY} ${x} ${y} Z`,
    tone,
    { colour: end, from: y, to: tipY },
  );
  line(pen, `M${x} ${y} L${tipX} ${tipY}`, mix(end, UMBER, 0.3), 0.8);
}

/** Flight feathers along the arm, two rows of shorter and paler ones over their roots, the arm over all. */
export function featheredWing(pen: Pen, { arm, turn, long, count, tone, end }: Wing): void {
  const [shoulder, elbow, wrist] = arm;
  const along = (part: number): At => {
    const [from, to, share] = part < 0.5 ? [shoulder, elbow, part * 2] : [elbow, wrist, part * 2 - 1];
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  for (const [row, reach] of [1, 0.62, 0.34].entries())
    for (let place = 0; place < count; place++) {
      const part = place / (count - 1);
      quill(
        pen,
        along(part),
        turn[0] + (turn[1] - turn[0]) * part,
        (long[0] + (long[1] - long[0]) * part) * reach,
        mix(tone, '#ffffff', row * 0.14 + (place % 2) * 0.06),
        mix(end, tone, row * 0.4),
      );
    }
  const path = `M${shoulder.join(' ')} Q${elbow.join(' ')} ${wrist.join(' ')}`;
  line(pen, path, mix(tone, UMBER, 0.16), 9);
  line(pen, path, mix(tone, '#ffffff', 0.22), 4);
}

/** Standing, in profile to the left: wings up, the head and claws of an eagle, the hind of a lion. */
function griffin(pen: Pen): void {
  const far = mix(FUR, UMBER, 0.34);
  featheredWing(pen, {
    arm: [
      [-8, -96],
      [-34, -136],
      [-10, -168],
    ],
    turn: [-6, -78],
    long: [62, 44],
    count: 10,
    tone: mix(PLUME, UMBER, 0.4),
    end: mix('#5a3a26', UMBER, 0.4),
  });
  line(pen, 'M66 -74 C96 -70 104 -96 94 -112', mix(FUR, UMBER, 0.14), 6);
  shape(
    pen,
    'M94 -108 C84 -118 90 -132 98 -136 C106 -128 106 -114 98 -108 Z',
    PLUME,
    below(PLUME, -136, -108),
  );
  line(pen, 'M48 -66 Q40 -44 52 -30 L46 -6', far, 12);
  line(pen, 'M-34 -66 L-28 -34 L-32 -8', mix('#d8a83c', UMBER, 0.36), 8);
  shape(
    pen,
    'M-52 -80 C-50 -106 -26 -104 0 -98 C26 -100 56 -104 68 -84 C74 -66 66 -54 54 -50 C30 -46 0 -50 -26 -48 C-44 -48 -54 -62 -52 -80 Z',
    mix(FUR, '#ffffff', 0.18),
    below(FUR, -104, -46),
  );
  // The thigh and hind leg of a lion.
  shape(
    pen,
    'M38 -82 C58 -96 76 -78 68 -58 C64 -46 58 -40 62 -30 C66 -20 60 -12 60 -6 L50 -6 C46 -18 50 -26 46 -34 C36 -46 28 -66 38 -82 Z',
    mix(FUR, '#ffffff', 0.1),
    below(FUR, -86, -6),
  );
  shape(
    pen,
    'M60 -9 C60 -2 58 0 52 0 L36 0 C36 -7 44 -10 50 -9 Z',
    mix(FUR, '#ffffff', 0.1),
    below(FUR, -9, 0),
  );
  // Feathers over breast and neck, the scaled leg of an eagle below.
  line(pen, 'M-38 -56 L-42 -30 L-38 -8', '#d8a83c', 9);
  for (const [x, y] of [
    [-54, -1],
    [-45, -0.6],
    [-31, -1],
  ] as const) {
    line(pen, `M-39 -8 L${x} ${y - 2}`, '#d8a83c', 5);
    line(pen, `M${x} ${y - 2} l-4 1.4`, '#2c2420', 2.6);
  }
  shape(
    pen,
    'M-24 -54 C-44 -48 -60 -58 -60 -78 C-62 -96 -66 -106 -64 -120 C-60 -138 -36 -140 -26 -124 C-20 -112 -8 -106 -6 -92 C-6 -76 -12 -60 -24 -54 Z',
    '#f2e6cc',
    { colour: mix(PLUME, '#f2e6cc', 0.2), from: -132, to: -56 },
  );
  for (let row = 0; row < 6; row++)
    for (let plume = 0; plume < 4; plume++) {
      const [x, y] = [-54 + plume * 11 + (row % 2) * 5 - row * 0.4, -104 + row * 9];
      line(pen, `M${x} ${y} q4 6 8 0`, mix(PLUME, UMBER, 0.2), 1.1);
    }
  shape(
    pen,
    'M-40 -146 C-58 -148 -70 -138 -70 -124 C-68 -112 -54 -108 -44 -112 C-30 -118 -28 -140 -40 -146 Z',
    '#f8f0dc',
    below('#e0cca4', -146, -110, 0.24),
  );
  for (const x of [-40, -33]) line(pen, `M${x} -143 L${x + 5} -156`, '#e8d8b4', 4.6);
  shape(
    pen,
    'M-66 -134 C-80 -136 -90 -126 -88 -112 C-84 -118 -76 -119 -67 -117 Z',
    '#f2b83c',
    below('#d8922c', -134, -112, 0.4),
  );
  line(pen, 'M-68 -120 L-80 -121', mix('#a8641c', UMBER, 0.2), 1.2);
  ball(pen, -60, -130, 3.6, 3.6, '#f2a828');
  ball(pen, -60.6, -130, 1.9, 2, '#181014');
  line(pen, 'M-66 -135 L-55 -134', mix(PLUME, UMBER, 0.3), 1.8);
  featheredWing(pen, {
    arm: [
      [0, -88],
      [-14, -140],
      [24, -170],
    ],
    turn: [14, -64],
    long: [78, 62],
    count: 12,
    tone: mix(PLUME, '#f2d8a8', 0.14),
    end: '#5a3a26',
  });
}

const EMBER = '#d83a1c';
const FLAME = '#ff9a2c';
const GOLD = '#ffd65a';

/** Rises with both wings spread; its tail and the ends of its wings are flames. */
function phoenix(pen: Pen): void {
  shineAround(pen, 0, -128, 150, '#ffae4a', 0.42);
  // Five long plumes of the tail, each with an eye at its end.
  for (const [endX, endY, bow] of [
    [-74, -22, -54],
    [-38, -6, -34],
    [4, -2, 14],
    [44, -8, 40],
    [78, -26, 58],
  ] as const) {
    shape(
      pen,
      `M-6 -104 C${bow - 12} -84 ${bow - 22} -56 ${endX} ${endY} C${bow + 14} -46 ${bow + 12} -74 8 -104 Z`,
      GOLD,
      { colour: EMBER, from: -104, to: endY },
    );
    ball(pen, endX, endY - 6, 7, 9, FLAME);
    ball(pen, endX, endY - 6, 3.6, 5, '#7a1c3c');
  }
  for (const side of [-1, 1]) {
    pen.brush.save();
    pen.brush.scale(side, 1);
    featheredWing(pen, {
      arm: [
        [12, -146],
        [46, -168],
        [84, -206],
      ],
      turn: [84, -26],
      long: [58, 74],
      count: 13,
      tone: GOLD,
      end: EMBER,
    });
    pen.brush.restore();
  }
  shape(
    pen,
    'M-18 -150 C-26 -128 -20 -104 0 -92 C20 -104 26 -128 18 -150 C14 -166 8 -172 4 -184 L-10 -184 C-8 -172 -14 -166 -18 -150 Z',
    GOLD,
    { colour: EMBER, from: -184, to: -94 },
  );
  for (let row = 0; row < 6; row++)
    for (let plume = -1; plume <= 1; plume++)
      line(pen, `M${plume * 9 - 4 + (row % 2) * 3} ${-156 + row * 9} q4 6 8 0`, EMBER, 1.2);
  for (const [x, y] of [
    [4, -226],
    [13, -222],
    [20, -214],
  ] as const) {
    line(pen, `M2 -202 Q${x * 0.6} ${y + 6} ${x} ${y}`, FLAME, 2.2);
    ball(pen, x, y, 3.4, 4.4, GOLD);
  }
  shape(
    pen,
    'M6 -180 C14 -190 12 -206 -2 -208 C-14 -208 -20 -200 -18 -192 C-16 -186 -12 -182 -10 -178 Z',
    '#ffe08a',
    { colour: FLAME, from: -208, to: -178 },
  );
  shape(pen, 'M-16 -200 L-32 -191 L-17 -189 Z', '#8a4a1c', { colour: '#4a2418', from: -200, to: -189 });
  ball(pen, -9, -198, 2.6, 2.6, '#2a0c14');
  ball(pen, -9.8, -198.8, 0.8, 0.8, '#ffffff');
}

export const BEASTS_OF_TALES: Record<string, OwnDrawing> = {
  'own/griffin': { width: 218, height: 240, paint: griffin },
  'own/phoenix': { width: 320, height: 272, isLamp: true, paint: phoenix },
};
