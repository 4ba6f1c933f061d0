// A crab on the sand and an octopus, both from the front.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, mirrored, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c0f1c';
const SHELL = '#d8492c';

function crab(pen: Pen): void {
  const light = mix(SHELL, '#ffffff', 0.24);
  const dark = mix(SHELL, DARK, 0.44);
  mirrored(pen, () => {
    // Four legs in joints, the hindmost first.
    for (const [knee, kneeUp, tip, tipUp] of [
      [62, 34, 74, 3],
      [72, 44, 92, 6],
      [78, 54, 104, 14],
      [74, 60, 106, 28],
    ] as const) {
      const [from, fromUp] = [38, 30 + (knee - 62) * 0.5];
      line(pen, `M${from} ${-fromUp} L${knee} ${-kneeUp}`, dark, 9);
      line(pen, `M${from} ${-fromUp} L${knee} ${-kneeUp}`, mix(SHELL, DARK, 0.14), 6.4);
      shape(
        pen,
        `M${knee - 3} ${-kneeUp - 3} L${knee + 5} ${-kneeUp + 1} L${tip} ${-tipUp} L${knee - 4} ${-kneeUp + 4} Z`,
        light,
        { colour: dark, from: -kneeUp - 4, to: -tipUp },
      );
      ball(pen, knee, -kneeUp, 4.6, 4.6, SHELL);
    }
    // The arm and the claw held up.
    line(pen, 'M42 -50 C58 -52 68 -60 70 -74', dark, 14);
    line(pen, 'M42 -50 C58 -52 68 -60 70 -74', mix(SHELL, '#ffffff', 0.06), 10.6);
    shape(
      pen,
      'M62 -76 C48 -88 48 -114 68 -128 C66 -116 68 -108 72 -102 C76 -112 84 -118 94 -118 C98 -98 90 -78 76 -72 C70 -70 65 -72 62 -76 Z',
      light,
      { colour: dark, from: -126, to: -70 },
    );
    line(pen, 'M72 -102 C72 -94 70 -88 68 -84', mix(SHELL, DARK, 0.6), 2);
    line(pen, 'M57 -92 C56 -104 60 -112 64 -117', mix(SHELL, '#ffffff', 0.6), 2);
  });
  shape(
    pen,
    'M0 -78 C26 -79 50 -70 58 -54 C62 -44 54 -28 42 -20 C26 -12 -26 -12 -42 -20 C-54 -28 -62 -44 -58 -54 C-50 -70 -26 -79 0 -78 Z',
    light,
    { colour: dark, from: -78, to: -12 },
  );
  shape(pen, 'M-38 -26 C-20 -19 20 -19 38 -26 C28 -14 -28 -14 -38 -26 Z', mix('#f4c89a', SHELL, 0.2));
  line(pen, 'M-46 -60 C-26 -72 26 -72 46 -60', mix(SHELL, '#ffffff', 0.56), 2.4);
  for (const [x, y] of [
    [-26, -56],
    [-12, -62],
    [10, -60],
    [28, -55],
    [0, -50],
  ] as const)
    ball(pen, x, y, 2.6, 2, mix(SHELL, DARK, 0.28));
  for (const side of [-1, 1]) {
    line(pen, `M${side * 14} -72 L${side * 17} -88`, dark, 5.4);
    ball(pen, side * 17.4, -92, 8, 8.4, '#fbf8f2');
    ball(pen, side * 17.4, -92, 4.8, 5.2, '#15101a');
    ball(pen, side * 17.4 + pen.side * 1.8, -94.4, 1.7, 1.7, '#ffffff');
  }
  line(pen, 'M-12 -38 C-5 -32 5 -32 12 -38', mix(SHELL, DARK, 0.66), 2.4);
}

const SKIN = '#d8506a';

function octopus(pen: Pen): void {
  const light = mix(SKIN, '#ffffff', 0.3);
  const dark = mix(SKIN, DARK, 0.46);
  /** An arm is thick at its root and curls at its tip; its suckers are along its inner side. */
  const arm = (
    path: string,
    colour: string | ReturnType<typeof mix>,
    suckers: readonly (readonly [number, number])[],
  ): void => {
    line(pen, path, dark, 17);
    line(pen, path, colour, 13.6);
    for (const [x, y] of suckers) ball(pen, x, y, 2.9, 2.5, mix(SKIN, '#ffe8dc', 0.72));
  };
  const far = mix(SKIN, DARK, 0.24);
  mirrored(pen, () => {
    arm('M14 -52 C40 -48 46 -20 66 -14 C80 -10 88 -22 82 -30', far, []);
    arm('M20 -58 C50 -60 60 -40 82 -42 C100 -44 106 -60 96 -68', far, []);
  });
  mirrored(pen, () => {
    arm('M8 -46 C14 -28 10 -12 24 -6 C36 -2 44 -10 40 -18', SKIN, [
      [14, -30],
      [15, -21],
      [18, -12],
      [26, -8],
    ]);
    arm('M16 -50 C36 -42 34 -20 50 -10 C62 -4 72 -10 70 -20', mix(SKIN, '#ffffff', 0.08), [
      [33, -34],
      [38, -24],
      [45, -15],
      [55, -9],
    ]);
  });
  shape(
    pen,
    'M0 -158 C34 -158 54 -134 52 -106 C51 -90 42 -80 36 -70 C30 -58 26 -46 14 -42 L-14 -42 C-26 -46 -30 -58 -36 -70 C-42 -80 -51 -90 -52 -106 C-54 -134 -34 -158 0 -158 Z',
    light,
    { colour: dark, from: -158, to: -36 },
  );
  for (const [x, y, size] of [
    [-26, -132, 6],
    [-10, -144, 4],
    [22, -138, 5],
    [34, -118, 4],
    [6, -126, 3],
    [-36, -112, 3.4],
  ] as const)
    ball(pen, x, y, size, size * 0.84, mix(SKIN, DARK, 0.2));
  line(pen, 'M-34 -138 C-24 -150 -8 -153 6 -152', mix(SKIN, '#ffffff', 0.7), 3);
  for (const side of [-1, 1]) {
    ball(pen, side * 22, -84, 13.6, 13, mix(SKIN, '#ffffff', 0.16));
    ball(pen, side * 22, -84, 10.4, 10, '#fbf2dc');
    ball(pen, side * 22, -84, 7.4, 7.4, '#e0a030');
    shape(pen, `M${side * 22 - 6} -86 h12 v4.4 h-12 Z`, '#1a121a');
    ball(pen, side * 22 + pen.side * 3, -88, 2, 2, '#ffffff');
  }
  line(pen, 'M-9 -64 C-4 -60 4 -60 9 -64', mix(SKIN, DARK, 0.62), 2.2);
}

export const CRAB_AND_OCTOPUS: Record<string, OwnDrawing> = {
  'own/crab': { width: 218, height: 130, paint: crab },
  'own/octopus': { width: 218, height: 160, paint: octopus },
};

const EYES_OF = (x: number, y: number, width: number, height: number): Head['eyes'] => [
  [0.5 - x / width, 1 - y / height],
  [0.5 + x / width, 1 - y / height],
];

export const CRAB_AND_OCTOPUS_HEADS: Record<string, Head> = {
  'own/crab': { eyes: EYES_OF(17.4, 92, 218, 130), eye: 0.03, top: [0.5, 0.4], wide: 0.3 },
  'own/octopus': { eyes: EYES_OF(22, 84, 218, 160), eye: 0.045, top: [0.5, 0.02], wide: 0.4 },
};
