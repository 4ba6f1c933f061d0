// A skeleton that stands and waves, from the front.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const BONE = '#efe6d0';
const EDGE = mix(BONE, '#4a3a30', 0.55);

/** A bone with its knuckles, in centimetres. */
function bone(
  pen: Pen,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  wide: number,
): void {
  const path = `M${x1} ${y1} L${x2} ${y2}`;
  line(pen, path, EDGE, wide + 1.6);
  line(pen, path, BONE, wide);
  line(pen, `M${x1 - wide * 0.2} ${y1} L${x2 - wide * 0.2} ${y2}`, mix(BONE, '#ffffff', 0.6), wide * 0.3);
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const)
    ball(pen, x, y, wide * 0.85, wide * 0.8, BONE);
}

/** Five thin bones that spread; `up` is 1 for a hand that hangs. */
function hand(pen: Pen, x: number, y: number, up: 1 | -1): void {
  ball(pen, x, y, 3.6, 3.4, BONE);
  for (const finger of [-2, -1, 0, 1, 2])
    bone(pen, [x + finger * 1.3, y + up * 3], [x + finger * 2.8, y + up * (11 - Math.abs(finger))], 1.3);
}

function skeleton(pen: Pen): void {
  for (const s of [-1, 1]) {
    bone(pen, [s * 10, -82], [s * 13, -44], 5);
    bone(pen, [s * 13, -42], [s * 14, -6], 3.8);
    bone(pen, [s * 16, -41], [s * 17, -8], 1.8);
    ball(pen, s * 13, -43, 4.6, 4.2, BONE);
    for (const toe of [-1, 0, 1]) bone(pen, [s * 15, -4], [s * (19 + toe * 4), -1.4], 1.8);
  }
  for (let part = 0; part < 12; part++) ball(pen, 0, -90 - part * 5, 3.8 - part * 0.08, 2.5, BONE);
  shape(
    pen,
    'M-17 -98 C-8 -92 8 -92 17 -98 C22 -92 18 -82 11 -80 C7 -84 4 -86 0 -82 C-4 -86 -7 -84 -11 -80 C-18 -82 -22 -92 -17 -98 Z',
    BONE,
    {
      colour: mix(BONE, '#4a3a30', 0.36),
      from: -98,
      to: -80,
    },
  );
  for (const s of [-1, 1]) ball(pen, s * 8, -89, 3, 3.6, '#3a2c28');
  for (let rib = 0; rib < 6; rib++) {
    const y = -140 + rib * 6.4;
    const half = 11 + Math.sin(((rib + 1) / 7) * Math.PI) * 8;
    for (const s of [-1, 1]) {
      const path = `M0 ${y} C${s * half * 0.7} ${y - 5} ${s * half * 1.2} ${y + 1} ${s * half} ${y + 6} C${s * half * 0.8} ${y + 9} ${s * 6} ${y + 8} ${s * 2} ${y + 6}`;
      line(pen, path, EDGE, 3.6);
      line(pen, path, BONE, 2.4);
    }
  }
  bone(pen, [0, -141], [0, -108], 3.6);
  for (const s of [-1, 1]) bone(pen, [s * 3, -145], [s * 21, -144], 2.8);
  bone(pen, [-22, -143], [-29, -114], 3.8);
  bone(pen, [-29, -112], [-30, -86], 3);
  hand(pen, -30, -82, 1);
  bone(pen, [22, -143], [38, -122], 3.8);
  bone(pen, [39, -122], [44, -150], 3);
  hand(pen, 44, -154, -1);
  shape(
    pen,
    'M0 -182 C15 -182 20 -172 19 -163 C18 -157 14 -155 13 -152 L12 -146 C8 -142 -8 -142 -12 -146 L-13 -152 C-14 -155 -18 -157 -19 -163 C-20 -172 -15 -182 0 -182 Z',
    mix(BONE, '#ffffff', 0.4),
    { colour: mix(BONE, '#4a3a30', 0.3), from: -182, to: -142 },
  );
  for (const s of [-1, 1]) {
    ball(pen, s * 7.6, -163, 5, 5.6, '#1c1418');
    line(pen, `M${s * 13} -152 L${s * 11} -148`, EDGE, 1);
  }
  shape(pen, 'M0 -158 L3 -152 L-3 -152 Z', '#1c1418');
  line(pen, 'M-9 -147.6 Q0 -145 9 -147.6', '#2c2024', 1.4);
  for (const x of [-6, -3, 0, 3, 6]) line(pen, `M${x} -149.4 L${x} -145.4`, EDGE, 0.9);
}

export const SKELETONS: Record<string, OwnDrawing> = {
  'own/skeleton': { width: 112, height: 184, paint: skeleton },
};
