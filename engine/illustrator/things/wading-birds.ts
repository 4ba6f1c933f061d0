// Birds with long legs that stand, in profile to the left, the neck bent: cranes, herons, egrets.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Plumage = { body: Colour; tail: Colour; neck: Colour; cap?: Colour; bill: Colour; legs: Colour };

const CRANE: Plumage = {
  body: '#f8fafc',
  tail: '#23262e',
  neck: '#2a2d36',
  cap: '#d8322a',
  bill: '#8a8458',
  legs: '#3c3e48',
};
const EGRET: Plumage = {
  body: '#fbfcfd',
  tail: '#f2f5f8',
  neck: '#fafbfc',
  bill: '#e0a83a',
  legs: '#34363e',
};
const HERON: Plumage = {
  body: '#9fb0c2',
  tail: '#4c5c70',
  neck: '#dfe6ee',
  cap: '#2c3340',
  bill: '#e8b84a',
  legs: '#8a8458',
};

/** One knee is bent back, the other leg stands straight. */
function legs(pen: Pen, colour: Colour): void {
  const far = mix(colour, '#ffffff', 0.14);
  line(pen, 'M12 -74 L14 -40 L11 -2', far, 2.4);
  line(pen, 'M-1 -74 L1 -38 L-2 -2', colour, 2.8);
  for (const [x, tone] of [
    [11, far],
    [-2, colour],
  ] as const) {
    line(pen, `M${x} -2 L${x - 9} 0 M${x} -2 L${x - 5} 1 M${x} -2 L${x + 5} 0`, tone, 1.8);
    ball(pen, x + 2, -39, 2.3, 2.6, tone);
  }
}

function standing(look: Plumage): OwnDrawing {
  const { body, tail, neck, cap, bill } = look;
  const shade = mix(body, '#5a6a8c', 0.42);
  return {
    width: 104,
    height: 190,
    paint(pen) {
      legs(pen, look.legs);
      // The long feathers hang over the tail.
      shape(
        pen,
        'M20 -104 C36 -104 50 -90 50 -64 C44 -60 40 -66 36 -62 C34 -70 28 -66 24 -70 C22 -76 12 -78 8 -82 Z',
        mix(tail, '#ffffff', 0.12),
        {
          colour: tail,
          from: -104,
          to: -60,
        },
      );
      shape(
        pen,
        'M-26 -98 C-20 -116 6 -120 26 -108 C38 -100 42 -90 38 -82 C22 -70 -4 -66 -18 -76 C-26 -82 -28 -90 -26 -98 Z',
        body,
        {
          colour: shade,
          from: -112,
          to: -68,
        },
      );
      for (const [x, y] of [
        [-8, -92],
        [4, -90],
        [16, -88],
        [26, -86],
      ] as const)
        line(
          pen,
          `M${x} ${y} C${x + 6} ${y + 8} ${x + 2} ${y + 12} ${x - 4} ${y + 13}`,
          mix(body, '#5a6a8c', 0.3),
          1.2,
        );
      line(
        pen,
        'M-20 -98 C-34 -112 -20 -128 -26 -146 C-28 -156 -30 -164 -32 -168',
        mix(neck, '#20283a', 0.2),
        11,
      );
      line(pen, 'M-19.4 -98 C-33 -112 -19 -128 -25 -146 C-27 -156 -29 -164 -31 -168', neck, 8.4);
      ball(pen, -33, -171, 8.2, 6.6, body);
      line(pen, 'M-39 -170 L-58 -166', bill, 3.4);
      line(pen, 'M-39 -170.8 L-58 -166.4', mix(bill, '#ffffff', 0.36), 1.1);
      if (cap) shape(pen, 'M-40 -174 C-37 -180 -29 -180 -26 -174 C-30 -176 -36 -176 -40 -174 Z', cap);
      ball(pen, -36, -171.5, 1.5, 1.6, '#1a1c22');
    },
  };
}

export const WADING_BIRDS: Record<string, OwnDrawing> = {
  'own/standing-crane': standing(CRANE),
  'own/standing-egret': standing(EGRET),
  'own/standing-heron': standing(HERON),
};
