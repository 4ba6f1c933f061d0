// Pieces of furniture that stand by themselves, in centimetres: a stool, a cupboard, a cradle, a tall clock, a screen.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const WOODS: readonly [string, ...string[]] = ['#8a5a36', '#a8744a', '#6e4630'];
const BRASS = '#d2a24a';

/** A round seat on four legs. */
function stool(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  const dark = mix(wood, '#20142a', 0.3);
  for (const side of [-1, 1]) line(pen, `M${side * 8} -40 L${side * 10} -2`, dark, 4);
  line(pen, 'M-13 -16 H13', dark, 3);
  for (const side of [-1, 1]) line(pen, `M${side * 13} -40 L${side * 18} -2`, wood, 4.6);
  line(pen, 'M-15 -20 H15', wood, 3);
  box(pen, -19, -45, 38, 6, mix(wood, '#20142a', 0.12), 3);
  ball(pen, 0, -45, 19, 4.4, light(wood, 0.16));
}

/** Two doors with glass above, two of wood below: plates and cups stand in it. */
function cupboard(pen: Pen): void {
  const { random } = pen;
  const wood = random.pick([...WOODS, '#8fa396', '#e4dccc'] as [string, ...string[]]);
  for (const x of [-54, 44]) box(pen, x, -8, 10, 8, mix(wood, '#20142a', 0.3), 1);
  box(pen, -58, -186, 116, 180, mix(wood, '#20142a', 0.16), 2);
  box(pen, -64, -194, 128, 11, light(wood), 3);
  for (const left of [-53, 2]) {
    box(pen, left, -180, 51, 92, wood, 2);
    shape(pen, `M${left + 6} -174 h39 v80 h-39 Z`, '#3c2e28');
    for (const shelf of [-148, -121, -95]) {
      line(pen, `M${left + 6} ${shelf} h39`, light(wood, 0.2), 2);
      for (let at = 0; at < 3; at++) {
        const x = left + 13 + at * 13;
        const glaze = random.pick(['#f4f0e6', '#7fa8c0', '#e0b070', '#c8d8c8'] as const);
        if ((at + shelf) % 2 === 0) ball(pen, x, shelf - 9, 6, 8, glaze);
        else shape(pen, `M${x - 5} ${shelf - 11} h10 l-2 10 h-6 Z`, glaze, down(glaze, shelf - 11, shelf));
      }
    }
    pen.brush.globalAlpha = 0.14;
    shape(pen, `M${left + 6} -174 h22 l-22 60 Z`, '#ffffff');
    pen.brush.globalAlpha = 1;
    box(pen, left, -84, 51, 72, wood, 2);
    box(pen, left + 7, -77, 37, 58, light(wood, 0.1), 2);
  }
  for (const x of [-5, 5]) for (const y of [-134, -50]) ball(pen, x, y, 2.2, 2.2, BRASS);
}

/** A low one with two doors, a drawer over each. */
function cabinet(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const x of [-52, 44]) bar(pen, x, -14, 8, 14, mix(wood, '#20142a', 0.3));
  box(pen, -58, -88, 116, 76, mix(wood, '#20142a', 0.14), 2);
  box(pen, -62, -93, 124, 8, light(wood), 2);
  for (const left of [-53, 2]) {
    box(pen, left, -82, 51, 19, light(wood, 0.06), 2);
    box(pen, left, -60, 51, 44, wood, 2);
    box(pen, left + 6, -54, 39, 32, light(wood, 0.1), 2);
    ball(pen, left + 25, -72, 2.4, 2.4, BRASS);
  }
  for (const x of [-6, 6]) ball(pen, x, -38, 2.2, 2.2, BRASS);
}

/** On runners, a blanket over its side. */
/** `paintHead`: of who sleeps in it, on the pillow. */
export function paintCradle(pen: Pen, paintHead: () => void = () => {}): void {
  const wood = pen.random.pick(WOODS);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 34} -8 L${side * 34} -24`, mix(wood, '#20142a', 0.3), 7);
    line(pen, `M${side * 16} -4 Q${side * 34} -1 ${side * 52} -9`, mix(wood, '#20142a', 0.14), 6);
  }
  shape(pen, 'M-54 -50 C-52 -92 -20 -96 -10 -76 L-14 -50 Z', mix(wood, '#20142a', 0.1), down(wood, -92, -50));
  shape(pen, 'M-46 -54 C-44 -80 -24 -82 -17 -70 L-18 -52 Z', '#4a3226');
  ball(pen, -30, -56, 15, 9, '#fdf8ee');
  paintHead();
  shape(pen, 'M-14 -52 C-6 -66 34 -66 50 -54 V-46 H-16 Z', '#f0d8c0', down('#f0d8c0', -64, -46));
  shape(pen, 'M-58 -52 H56 L46 -12 H-46 Z', wood, down(wood, -52, -12, 0.4));
  for (let slat = 0; slat < 7; slat++)
    line(pen, `M${-42 + slat * 14} -47 L${-35 + slat * 11.6} -16`, mix(wood, '#20142a', 0.3), 2);
  box(pen, -60, -56, 118, 6, light(wood, 0.16), 3);
  const cover = pen.random.pick(['#8fb4c8', '#e8b0a8', '#b8c890']);
  shape(
    pen,
    'M2 -58 H48 L44 -30 Q36 -25 30 -30 Q24 -25 18 -30 Q12 -25 4 -30 Z',
    light(cover),
    down(cover, -58, -26),
  );
}

/** Taller than a man: its face above, the pendulum behind glass. */
function grandfatherClock(pen: Pen): void {
  const wood = pen.random.pick(['#6e3f26', '#7a4a2c', '#5a3020']);
  const dark = mix(wood, '#20142a', 0.36);
  box(pen, -30, -12, 60, 12, dark, 2);
  box(pen, -26, -58, 52, 48, wood, 2);
  box(pen, -19, -51, 38, 34, light(wood, 0.1), 2);
  box(pen, -29, -63, 58, 7, light(wood), 2);
  box(pen, -21, -148, 42, 88, wood, 1);
  box(pen, -14, -142, 28, 76, '#2a1812', 2);
  line(pen, 'M0 -142 V-84', BRASS, 1.6);
  ball(pen, 0, -79, 8, 8, BRASS);
  for (const x of [-8, 8]) {
    line(pen, `M${x} -142 V-112`, BRASS, 0.8);
    bar(pen, x - 2, -112, 4, 13, BRASS, 2);
  }
  pen.brush.globalAlpha = 0.16;
  shape(pen, 'M-14 -142 h14 l-14 50 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  box(pen, -29, -152, 58, 7, light(wood), 2);
  box(pen, -27, -202, 54, 52, wood, 2);
  shape(
    pen,
    'M-32 -200 C-26 -220 -10 -208 0 -224 C10 -208 26 -220 32 -200 Z',
    light(wood, 0.06),
    down(wood, -222, -200),
  );
  ball(pen, 0, -222, 4, 5, BRASS);
  ball(pen, 0, -176, 22, 22, BRASS);
  ball(pen, 0, -176, 19.4, 19.4, '#fbf4e2');
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    line(
      pen,
      `M${Math.cos(angle) * 14} ${-176 + Math.sin(angle) * 14} L${Math.cos(angle) * 17} ${-176 + Math.sin(angle) * 17}`,
      '#2a2024',
      hour % 3 === 0 ? 2 : 1.1,
    );
  }
  line(pen, 'M0 -176 L-6 -184 M0 -176 L7 -187', '#2a2024', 1.8);
}

/** Three leaves of silk, mountains and cranes on them. */
function silkScreen(pen: Pen): void {
  const wood = '#5a2c20';
  for (let leaf = 0; leaf < 3; leaf++) {
    const left = -93 + leaf * 62;
    const [near, far] = leaf % 2 === 0 ? [0, 6] : [6, 0];
    const path = (inset: number): string =>
      `M${left + inset} ${-176 + near + inset} L${left + 62 - inset} ${-176 + far + inset} L${left + 62 - inset} ${-far - inset} L${left + inset} ${-near - inset} Z`;
    shape(pen, path(0), wood, down(wood, -176, 0));
    shape(pen, path(5), '#f2e6c8', { colour: '#dcc69a', from: -170, to: -10 });
    pen.brush.save();
    const clip = pen.brush;
    clip.beginPath();
    clip.rect(left + 6, -168, 50, 158);
    clip.clip();
    shape(
      pen,
      `M${left} -66 Q${left + 16} -132 ${left + 30} -86 Q${left + 44} -120 ${left + 62} -74 V-40 H${left} Z`,
      '#7f9a94',
      { colour: '#dfd3ae', from: -124, to: -44 },
    );
    shape(
      pen,
      `M${left} -40 Q${left + 20} -74 ${left + 38} -46 Q${left + 52} -58 ${left + 62} -40 V-22 H${left} Z`,
      '#4f6f6a',
      { colour: '#cfc096', from: -66, to: -24 },
    );
    clip.restore();
    if (leaf === 2) ball(pen, left + 40, -146, 8, 8, '#d86a4a');
    else line(pen, `M${left + 12 + leaf * 8} ${-128 - leaf * 14} q6 -8 11 0 q5 -8 11 0`, '#5a605e', 1.6);
    box(pen, left + 6, -30 + near / 2, 50, 22, mix(wood, '#c89a5c', 0.16), 1);
    line(pen, `M${left + 14} -18 q9 -9 18 0 q9 9 18 0`, BRASS, 1.6);
  }
}

/** A pillow that lies, a little dented. */
function pillow(pen: Pen): void {
  const cloth = pen.random.pick(['#f6f0e6', '#c8dce4', '#f0d0c8', '#d8c8e0']);
  shape(
    pen,
    'M-44 -30 C-30 -40 30 -40 44 -30 Q51 -28 47 -22 C43 -16 44 -10 49 -3 Q50 1 44 0 C26 -4 -26 -4 -44 0 Q-50 1 -49 -3 C-44 -10 -43 -16 -47 -22 Q-51 -28 -44 -30 Z',
    light(cloth, 0.3),
    down(cloth, -38, 0, 0.26),
  );
  line(pen, 'M-40 -5 C-22 -9 22 -9 40 -5', mix(cloth, '#20142a', 0.2), 1);
  line(
    pen,
    'M-39 -27 q9 5 12 12 M39 -27 q-9 5 -12 12 M-14 -28 Q0 -23 14 -28',
    mix(cloth, '#20142a', 0.14),
    1.1,
  );
}

/** Its head of yarn on the floor, beside a bucket none. */
function mop(pen: Pen): void {
  const { random } = pen;
  line(pen, 'M-2 -20 L6 -132', '#c89a5c', 4);
  box(pen, -9, -26, 16, 9, '#3f7fb0', 2);
  for (let strand = 0; strand < 22; strand++) {
    const x = -22 + strand * 2.1;
    line(
      pen,
      `M${-8 + strand * 0.66} -18 Q${x * 0.9} -12 ${x + random.between(-2, 2)} ${random.between(-3, -1)}`,
      strand % 3 === 0 ? '#d8d4c8' : '#f2efe6',
      2.6,
    );
  }
}

/** Two ropes from a bar between two posts, a board to sit on. */
function swing(pen: Pen): void {
  const wood = '#8a5a36';
  for (const side of [-1, 1]) {
    line(pen, `M${side * 92} -236 L${side * 112} -2`, mix(wood, '#20142a', 0.3), 9);
    line(pen, `M${side * 92} -236 L${side * 76} -4`, wood, 9);
    line(pen, `M${side * 84} -100 H${side * 104}`, wood, 5);
  }
  bar(pen, -104, -244, 208, 12, light(wood, 0.06), 5);
  for (const x of [-24, 24]) line(pen, `M${x} -238 L${x * 0.94} -54`, '#c8a870', 3);
  box(pen, -32, -56, 64, 7, light(wood, 0.2), 2);
}

/** Where one sits, from the left and from the ground as parts of its size; the left one turns to look to the right. */
export const SEESAW_ENDS = [
  { across: 0.08, up: 0.28, isTurned: true },
  { across: 0.92, up: 0.73, isTurned: false },
] as const;

/** A plank over a block, a grip at each end. */
function seesaw(pen: Pen): void {
  shape(pen, 'M-22 0 L-9 -36 H9 L22 0 Z', '#4f86b8', down('#4f86b8', -36, 0));
  pen.brush.save();
  pen.brush.translate(0, -38);
  pen.brush.rotate(-0.17);
  box(pen, -148, -6, 296, 10, '#e0a03c', 4);
  for (const side of [-1, 1]) {
    box(pen, side * 132 - 18, -11, 36, 6, '#d8483a', 3);
    line(pen, `M${side * 106} -6 V-30 M${side * 106 - 9} -30 h18`, '#d8483a', 4.4);
  }
  pen.brush.restore();
  ball(pen, 0, -38, 7, 7, '#f4f0e6');
}

/** Under the hammer of one who sits before it: bronze in a frame of red wood. */
function gong(pen: Pen): void {
  const wood = '#8a2f24';
  for (const side of [-1, 1]) {
    box(pen, side * 56 - 20, -8, 40, 8, mix(wood, '#20142a', 0.3), 3);
    box(pen, side * 56 - 5, -138, 10, 132, wood, 2);
  }
  box(pen, -72, -146, 144, 11, light(wood, 0.06), 4);
  for (const side of [-1, 1]) line(pen, `M${side * 70} -140 q${side * 10} -2 ${side * 9} -11`, wood, 6);
  line(pen, 'M-22 -136 L-24 -116 M22 -136 L24 -116', '#d8b070', 2);
  ball(pen, 0, -74, 46, 46, '#8a5a1e');
  ball(pen, 0, -74, 43, 43, '#d8a03c');
  for (const [r, colour] of [
    [36, '#a8742a'],
    [34, '#e0ac4a'],
    [20, '#a8742a'],
    [18.4, '#d8a440'],
  ] as const)
    ball(pen, 0, -74, r, r, colour);
  ball(pen, 0, -74, 9, 9, '#f0c468');
  line(pen, 'M60 -88 L60 -34', '#c89a5c', 3);
  ball(pen, 60, -36, 6.4, 7, '#d8342f');
}

/** What stands on the floor of a room. */
export const STANDING_PIECES: Record<string, OwnDrawing> = {
  'own/stool': { width: 42, height: 50, paint: stool },
  'own/cupboard': { width: 130, height: 196, paint: cupboard },
  'own/cabinet': { width: 126, height: 94, paint: cabinet },
  'own/cradle': { width: 122, height: 94, paint: (pen) => paintCradle(pen) },
  'own/grandfather-clock': { width: 66, height: 228, paint: grandfatherClock },
  'own/silk-screen': { width: 188, height: 178, paint: silkScreen },
  'own/gong': { width: 168, height: 152, paint: gong },
};

/** What lies or leans in rooms, and what stands out of doors. */
export const HOUSE_PIECES: Record<string, OwnDrawing> = {
  ...STANDING_PIECES,
  'own/pillow': { width: 102, height: 40, paint: pillow },
  'own/mop': { width: 56, height: 134, paint: mop },
  'own/swing': { width: 236, height: 246, paint: swing },
  'own/seesaw': { width: 304, height: 96, paint: seesaw },
};
