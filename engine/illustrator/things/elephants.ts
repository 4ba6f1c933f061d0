// Elephants, large and young, in profile to the left, in centimetres.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { STRIDES } from './strides.ts';

const GREY = '#8f8f98';
const DARK = mix(GREY, '#241c2c', 0.34);
const PALE = mix(GREY, '#ffffff', 0.2);

/** Radians that a leg swings to the front and back. */
const SWING = 0.3;
/** The part of a stride in which a foot is on the ground. */
const ON_GROUND = 0.66;

/** How far a leg is to the front, -1 to 1, and how much of it is lifted, at a moment of its stride. */
function swungAt(moment: number): { front: number; lift: number } {
  const now = moment % 1;
  if (now < ON_GROUND) return { front: 1 - (2 * now) / ON_GROUND, lift: 0 };
  const share = (now - ON_GROUND) / (1 - ON_GROUND);
  return { front: 2 * share - 1, lift: Math.sin(share * Math.PI) * 0.1 };
}

type Leg = { x: number; wide: number; top: number; isFar: boolean };

/** `moment`: of its stride, 0–1; undefined where it stands. */
function swingLeg(pen: Pen, moment: number | undefined, { x, wide, top, isFar }: Leg): void {
  if (moment === undefined) {
    leg(pen, x, wide, top, isFar);
    return;
  }
  const { front, lift } = swungAt(moment);
  const { brush } = pen;
  brush.save();
  brush.translate(x, top);
  brush.rotate(front * SWING);
  // As long as it takes to reach the ground.
  brush.scale(1, (1 - lift) / Math.cos(front * SWING));
  brush.translate(-x, -top);
  leg(pen, x, wide, top, isFar);
  brush.restore();
}

function leg(pen: Pen, x: number, wide: number, top: number, isFar: boolean): void {
  const tone = isFar ? mix(GREY, '#241c2c', 0.3) : GREY;
  const half = wide / 2;
  shape(
    pen,
    `M${x - half} ${top} C${x - half * 1.1} -70 ${x - half * 0.9} -40 ${x - half * 1.04} -4 L${x + half * 1.02} -4 C${x + half * 0.9} -40 ${x + half * 1.1} -74 ${x + half} ${top} C${x + half * 0.7} ${top - half} ${x - half * 0.7} ${top - half} ${x - half} ${top} Z`,
    isFar ? tone : mix(tone, '#ffffff', 0.06),
    { colour: mix(tone, '#241c2c', 0.3), from: top, to: 0 },
  );
  ball(pen, x, -5, half * 1.08, 6, mix(tone, '#241c2c', 0.18));
  for (const toe of [-0.78, -0.3, 0.18])
    ball(pen, x + half * toe, -5, half * 0.2, 4.4, mix('#d8cfc4', '#241c2c', isFar ? 0.34 : 0.08));
  if (!isFar)
    for (const y of [-96, -84, -30])
      line(
        pen,
        `M${x - half * 0.7} ${y} Q${x} ${y + 6} ${x + half * 0.66} ${y - 1}`,
        mix(GREY, '#241c2c', 0.4),
        1.4,
      );
}

/** The trunk hangs, or is put to the ground. */
function trunk(pen: Pen): void {
  shape(
    pen,
    'M-196 -208 C-220 -196 -232 -160 -234 -122 C-236 -84 -240 -54 -254 -34 C-262 -24 -258 -14 -248 -15 C-232 -18 -216 -48 -210 -84 C-204 -116 -196 -140 -176 -150 Z',
    PALE,
    { colour: DARK, from: -208, to: -10 },
  );
  for (let fold = 0; fold < 11; fold++) {
    const y = -172 + fold * 13;
    const x = -222 - fold * 1.5;
    line(
      pen,
      `M${x - 6} ${y} Q${x + 6} ${y + 7} ${x + 18 - fold * 0.6} ${y + 2}`,
      mix(GREY, '#241c2c', 0.38),
      1.5,
    );
  }
}

/** `stride`: how far it is in one, 0–1; undefined where it stands. */
function paint(pen: Pen, hasTusks: boolean, stride?: number): void {
  const at = (begins: number): number | undefined => (stride === undefined ? undefined : stride + begins);
  swingLeg(pen, at(0.5), { x: -72, wide: 50, top: -130, isFar: true });
  swingLeg(pen, at(0.75), { x: 118, wide: 52, top: -130, isFar: true });
  // The tail.
  line(pen, 'M176 -196 C192 -176 194 -140 190 -106', DARK, 7);
  line(pen, 'M190 -110 L186 -84 M190 -108 L194 -84', '#2c2630', 4);
  shape(
    pen,
    'M-140 -246 C-104 -282 -40 -284 20 -276 C92 -286 152 -264 174 -214 C186 -182 180 -140 164 -110 C120 -90 40 -84 -40 -88 C-92 -92 -132 -110 -146 -150 C-156 -184 -156 -222 -140 -246 Z',
    mix(GREY, '#ffffff', 0.16),
    { colour: mix(GREY, '#241c2c', 0.36), from: -284, to: -84 },
  );
  for (const path of [
    'M96 -196 Q74 -160 88 -116',
    'M108 -206 Q92 -166 102 -124',
    'M-6 -110 Q30 -98 66 -102',
    'M-62 -196 Q-50 -160 -62 -124',
  ])
    line(pen, path, mix(GREY, '#241c2c', 0.3), 2);
  swingLeg(pen, at(0), { x: -104, wide: 54, top: -150, isFar: false });
  swingLeg(pen, at(0.25), { x: 146, wide: 58, top: -160, isFar: false });
  if (hasTusks)
    shape(
      pen,
      'M-206 -150 C-226 -130 -246 -122 -266 -124 C-252 -108 -216 -112 -192 -134 Z',
      mix('#f4ecd8', '#241c2c', 0.2),
    );
  trunk(pen);
  // The head.
  shape(
    pen,
    'M-214 -196 C-222 -236 -200 -282 -164 -288 C-126 -292 -100 -262 -98 -222 C-98 -184 -112 -150 -146 -138 C-176 -132 -206 -160 -214 -196 Z',
    mix(GREY, '#ffffff', 0.22),
    { colour: mix(GREY, '#241c2c', 0.3), from: -288, to: -136 },
  );
  // The mouth under the trunk, and the tusk before it.
  shape(
    pen,
    'M-196 -146 C-190 -130 -172 -124 -158 -130 C-166 -142 -180 -150 -190 -152 Z',
    mix(DARK, '#c0807c', 0.3),
  );
  if (hasTusks)
    shape(pen, 'M-186 -152 C-204 -124 -230 -112 -254 -116 C-240 -98 -196 -102 -170 -138 Z', '#fbf4e2', {
      colour: '#cdbf9e',
      from: -150,
      to: -100,
    });
  ball(pen, -186, -214, 6.4, 5.6, '#2a1c18');
  ball(pen, -188, -216, 1.8, 1.8, '#ffffff');
  line(pen, 'M-197 -222 Q-186 -230 -175 -221 M-196 -206 Q-186 -201 -177 -206', DARK, 2);
  // The ear over the shoulder.
  shape(
    pen,
    'M-146 -262 C-116 -290 -64 -276 -54 -234 C-48 -198 -66 -160 -92 -146 C-116 -158 -134 -182 -142 -212 Z',
    mix(GREY, '#ffffff', 0.1),
    { colour: mix(GREY, '#241c2c', 0.42), from: -280, to: -146 },
  );
  shape(
    pen,
    'M-134 -252 C-112 -272 -76 -262 -68 -230 C-64 -204 -76 -176 -94 -164 C-112 -176 -126 -196 -131 -218 Z',
    mix(GREY, '#c89a98', 0.26),
    { colour: mix(GREY, '#6a4a54', 0.36), from: -262, to: -160 },
  );
  line(pen, 'M-104 -246 Q-88 -220 -92 -188 M-118 -240 Q-104 -216 -104 -192', mix(GREY, '#4a3440', 0.4), 1.6);
}

function drawingOf(hasTusks: boolean, stride?: number): OwnDrawing {
  return {
    width: hasTusks ? 472 : 462,
    height: 292,
    paint: (pen) => {
      pen.brush.translate(36, 0);
      paint(pen, hasTusks, stride);
    },
  };
}

const ADULT_HEAD: Head = { belly: 0.7, eyes: [[0.182, 0.268]], eye: 0.013, top: [0.23, 0.02], wide: 0.2 };
const CALF_HEAD: Head = { ...ADULT_HEAD, eyes: [[0.178, 0.268]] };

/** A moment in which all four legs are seen apart. */
const STILL = 0.02;

const ALL: readonly (readonly [name: string, drawing: OwnDrawing, head: Head])[] = (
  [
    ['own/elephant', true, ADULT_HEAD],
    // The head of a young one is large for it.
    ['own/elephant-calf', false, CALF_HEAD],
  ] as const
).flatMap(([name, hasTusks, head]) => [
  [name, drawingOf(hasTusks), head] as const,
  [`${name}-walking`, drawingOf(hasTusks, STILL), head] as const,
  ...Array.from(
    { length: STRIDES },
    (_, at) => [`${name}-walking-${at}`, drawingOf(hasTusks, at / STRIDES), head] as const,
  ),
]);

export const ELEPHANTS: Record<string, OwnDrawing> = Object.fromEntries(
  ALL.map(([name, drawing]) => [name, drawing]),
);

export const ELEPHANT_HEADS: Record<string, Head> = Object.fromEntries(
  ALL.map(([name, , head]) => [name, head]),
);
