// What is worn on feet, head, wrist and face, shown for itself: sandals, slippers, a beanie, a helmet, plate armour.

import { mix } from '#engine/raster/colour.ts';
import {
  ball,
  bar,
  hoop,
  line,
  mirrored,
  moved,
  shadeInto,
  shape,
  type OwnDrawing,
  type Pen,
} from './pen.ts';

const DARK = '#1a1420';
const STEEL = '#aab2bd';
const below = shadeInto(DARK, 0.3);

/** One of a pair from the side, its toe to the left. */
function sandal(pen: Pen): void {
  const strap = '#8a5a36';
  shape(
    pen,
    'M-66 -14 C-66 -22 -52 -22 -36 -18 C-8 -12 20 -20 48 -20 C62 -20 68 -14 66 -6 Q64 0 54 0 L-54 0 Q-66 -2 -66 -14 Z',
    '#d8b48a',
    { colour: '#8a6440', from: -22, to: 0 },
  );
  shape(pen, 'M-66 -8 Q-40 -3 0 -4 Q40 -6 66 -9 Q66 0 54 0 H-54 Q-64 -1 -66 -8 Z', '#5a3a26');
  shape(
    pen,
    'M-46 -18 C-40 -40 -22 -44 -8 -36 L2 -16 L-12 -15 C-20 -27 -28 -28 -32 -17 Z',
    strap,
    below(strap, -44, -15),
  );
  shape(pen, 'M20 -19 C22 -50 40 -58 58 -50 L62 -42 C48 -48 36 -42 34 -19 Z', strap, below(strap, -56, -19));
  line(pen, 'M-8 -36 C10 -34 26 -40 38 -48', strap, 5);
  bar(pen, 34, -50, 9, 9, '#d8b06a', 2);
}

function pairOf(one: (pen: Pen) => void, dx: number, dy: number): (pen: Pen) => void {
  return (pen) => {
    pen.brush.save();
    moved(pen, one, dx, -dy);
    pen.brush.restore();
    pen.brush.save();
    moved(pen, one, -dx, 0);
    pen.brush.restore();
  };
}

function slipper(pen: Pen): void {
  const cloth = '#c98aa0';
  shape(pen, 'M-64 -6 C-60 -12 40 -14 62 -10 Q70 -4 62 0 H-56 Q-66 0 -64 -6 Z', '#efe6da', {
    colour: '#b8a894',
    from: -14,
    to: 0,
  });
  shape(
    pen,
    'M-66 -8 C-70 -34 -40 -44 -10 -34 C2 -30 8 -22 8 -10 C-16 -8 -46 -6 -66 -8 Z',
    mix(cloth, '#ffffff', 0.16),
    below(cloth, -44, -8),
  );
  shape(pen, 'M-8 -36 C6 -34 16 -24 16 -10 L6 -10 C6 -22 0 -30 -12 -34 Z', '#fbf4ec', {
    colour: '#d8ccbc',
    from: -36,
    to: -10,
  });
  ball(pen, -30, -38, 8, 8, '#fbf4ec');
}

function beanie(pen: Pen): void {
  const wool = '#3f6f8a';
  ball(pen, 0, -86, 15, 15, '#f0ece4');
  for (let turn = 0; turn < 10; turn++)
    line(
      pen,
      `M0 -86 l${(Math.cos(turn) * 15).toFixed(1)} ${(Math.sin(turn) * 15).toFixed(1)}`,
      '#d8d2c6',
      1.4,
    );
  shape(
    pen,
    'M-50 -18 C-54 -64 -26 -80 0 -80 C26 -80 54 -64 50 -18 Z',
    mix(wool, '#ffffff', 0.14),
    below(wool, -80, -18),
  );
  for (const x of [-36, -24, -12, 0, 12, 24, 36])
    line(
      pen,
      `M${(x * 0.4).toFixed(1)} -78 Q${x} -60 ${(x * 1.2).toFixed(1)} -22`,
      mix(wool, DARK, 0.28),
      1.6,
    );
  shape(pen, 'M-54 -26 Q0 -34 54 -26 L54 -2 Q0 4 -54 -2 Z', mix(wool, '#ffffff', 0.06), below(wool, -30, 0));
  for (let x = -48; x <= 48; x += 8) line(pen, `M${x} -27 V-1`, mix(wool, DARK, 0.34), 1.4);
}

/** Of a motorcyclist: a dark visor to the left. */
function helmet(pen: Pen): void {
  const shell = '#c23a34';
  shape(
    pen,
    'M-44 -8 C-62 -30 -62 -68 -42 -88 C-18 -110 34 -108 52 -76 C64 -54 62 -26 52 -6 Q50 0 42 0 L-32 0 Q-40 0 -44 -8 Z',
    mix(shell, '#ffffff', 0.2),
    below(shell, -104, 0, 0.45),
  );
  shape(
    pen,
    'M-56 -62 C-52 -74 -42 -80 -28 -78 L14 -72 Q20 -70 19 -62 L14 -44 Q12 -38 4 -38 L-50 -36 Q-60 -44 -56 -62 Z',
    '#26303c',
    { colour: '#0e1218', from: -80, to: -36 },
  );
  shape(pen, 'M-50 -60 C-47 -70 -40 -74 -28 -72 L-10 -69 L-18 -50 L-50 -48 Z', '#6f8496');
  line(pen, 'M-46 -12 C-30 -22 -4 -24 12 -20', mix(shell, DARK, 0.4), 2);
  for (const x of [-38, -28, -18]) line(pen, `M${x} -26 h6`, '#26262e', 2.4);
  line(pen, 'M-20 -98 C6 -102 32 -94 44 -74', '#ffffff', 3);
  ball(pen, 20, -56, 4, 4, '#e2e4e8');
}

/** A breastplate over its skirt of plates, shoulders and gorget, on a stand. */
function armour(pen: Pen): void {
  const dark = mix(STEEL, DARK, 0.45);
  bar(pen, -4, -20, 8, 20, '#5a3a26');
  shape(pen, 'M-30 0 Q0 -9 30 0 Z', '#5a3a26');
  // The helmet, its visor shut.
  shape(
    pen,
    'M-18 -142 C-22 -172 -12 -182 0 -182 C12 -182 22 -172 18 -142 L0 -134 Z',
    mix(STEEL, '#ffffff', 0.25),
    { colour: dark, from: -182, to: -134 },
  );
  line(pen, 'M0 -182 V-136', mix(STEEL, '#ffffff', 0.5), 1.6);
  mirrored(pen, () => {
    line(pen, 'M4 -160 L17 -162', DARK, 3);
    for (const y of [-153, -148, -143]) line(pen, `M5 ${y} h7`, DARK, 1.4);
  });
  shape(pen, 'M-20 -140 Q0 -132 20 -140 L24 -126 Q0 -116 -24 -126 Z', STEEL, {
    colour: dark,
    from: -140,
    to: -118,
  });
  mirrored(pen, () => {
    // Arms of plates, then the shoulder over them.
    for (const [y, wide] of [
      [-92, 17],
      [-76, 16],
      [-60, 15],
    ] as const)
      shape(pen, `M36 ${y} h${wide} l2 18 h-${wide + 2} Z`, STEEL, { colour: dark, from: y, to: y + 18 });
    shape(pen, 'M38 -42 h18 l1 20 q-9 7 -19 0 Z', mix(STEEL, DARK, 0.14), {
      colour: dark,
      from: -42,
      to: -18,
    });
    shape(pen, 'M20 -126 C40 -132 58 -120 60 -98 C54 -90 42 -88 34 -90 Z', mix(STEEL, '#ffffff', 0.3), {
      colour: dark,
      from: -128,
      to: -88,
    });
    line(pen, 'M26 -118 C40 -120 50 -112 54 -100', dark, 1.2);
    ball(pen, 44, -112, 2, 2, '#d8b06a');
  });
  shape(
    pen,
    'M-32 -124 Q0 -112 32 -124 C40 -96 34 -74 28 -62 Q0 -54 -28 -62 C-34 -74 -40 -96 -32 -124 Z',
    mix(STEEL, '#ffffff', 0.35),
    { colour: dark, from: -124, to: -56 },
  );
  line(pen, 'M0 -116 V-58', mix(STEEL, '#ffffff', 0.7), 2);
  line(pen, 'M-28 -66 Q0 -58 28 -66', '#7a4a2c', 5);
  ball(pen, 0, -61, 4, 3.4, '#d8b06a');
  for (const [y, wide] of [
    [-56, 30],
    [-44, 34],
    [-32, 38],
  ] as const)
    shape(pen, `M${-wide} ${y} Q0 ${y + 6} ${wide} ${y} l3 14 Q0 ${y + 22} ${-wide - 3} ${y + 14} Z`, STEEL, {
      colour: dark,
      from: y,
      to: y + 18,
    });
}

/** For mouth and nose, with loops for the ears. */
function faceMask(pen: Pen): void {
  const cloth = '#a8cfe4';
  mirrored(pen, () => line(pen, 'M48 -54 C78 -58 80 -10 48 -12', '#f4f6f8', 3));
  shape(
    pen,
    'M-50 -60 Q0 -70 50 -60 L50 -8 Q0 10 -50 -8 Z',
    mix(cloth, '#ffffff', 0.25),
    below(cloth, -66, 4, 0.2),
  );
  for (const y of [-48, -34, -20]) line(pen, `M-49 ${y} Q0 ${y + 5} 49 ${y}`, mix(cloth, DARK, 0.24), 1.4);
  line(pen, 'M-20 -63 Q0 -67 20 -63', '#e8eef4', 3);
}

function belt(pen: Pen): void {
  const leather = '#6e4226';
  shape(pen, 'M-70 -44 C-70 -80 70 -80 70 -44 L70 -28 C70 -62 -70 -62 -70 -28 Z', mix(leather, DARK, 0.45));
  shape(
    pen,
    'M-70 -44 C-70 -14 70 -14 70 -44 L70 -28 C70 4 -70 4 -70 -28 Z',
    mix(leather, '#ffffff', 0.14),
    below(leather, -44, -6),
  );
  line(pen, 'M-66 -36 C-60 -14 60 -14 66 -36', '#c89a6a', 1);
  line(pen, 'M-16 -28 H14 V-4 H-16 Z', '#d8b06a', 4.4);
  line(pen, 'M14 -16 H-10', '#f0d898', 3);
  for (const x of [24, 34, 44]) ball(pen, x, -15 - (x - 24) * 0.16, 1.6, 1.6, DARK);
}

/** A bangle that stands; of jade where nothing is said of it. */
function bracelet(pen: Pen): void {
  const stone = '#8cc6a0';
  for (const [colour, wide] of [
    [mix(stone, DARK, 0.36), 22],
    [stone, 17],
    [mix(stone, '#ffffff', 0.55), 4],
  ] as const)
    hoop(pen, 0, -58, wide === 4 ? 49 : 46, wide === 4 ? 49 : 46, colour, wide);
  line(pen, 'M-30 -86 C-22 -96 -8 -102 4 -102', '#ffffff', 3);
}

export const WORN_ALONE: Record<string, OwnDrawing> = {
  'own/sandals': { width: 172, height: 72, paint: pairOf(sandal, 16, 12) },
  'own/slippers': { width: 176, height: 62, paint: pairOf(slipper, 18, 14) },
  'own/beanie': { width: 112, height: 104, paint: beanie },
  'own/helmet': { width: 126, height: 108, paint: helmet },
  'own/armour': { width: 126, height: 184, paint: armour },
  'own/face-mask': { width: 150, height: 74, paint: faceMask },
  'own/belt': { width: 146, height: 76, paint: belt },
  'own/bracelet': { width: 118, height: 118, paint: bracelet },
};
