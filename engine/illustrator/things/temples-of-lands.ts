// Temples of other peoples than the Chinese, a decimetre a unit: marble columns under a gable, pylons with obelisks, the
// carved towers of the Hindus, the stepped pyramids of the Maya.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#2a1c2c';
const below = shadeInto(SHADE, 0.3);

function solid(pen: Pen, path: string, colour: Colour, from: number, to: number): void {
  shape(pen, path, mix(colour, '#ffffff', 0.12), below(colour, from, to));
}

function block(pen: Pen, x: number, y: number, wide: number, tall: number, colour: Colour): void {
  solid(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, colour, y, y + tall);
}

const MARBLE = '#ece8e2';
const COLUMNS = 8;

/** Eight fluted columns on three steps, a frieze, a gable with figures; the wall of the cella in the shade behind. */
function classicalTemple(pen: Pen, marble: Colour): void {
  const shaded = mix(marble, SHADE, 0.46);
  block(pen, -84, -84, 168, 72, shaded);
  shape(pen, 'M-13 -12 V-66 H13 V-12 Z', mix(marble, SHADE, 0.82));
  for (const [half, y] of [
    [108, -4],
    [103, -8],
    [98, -12],
  ] as const)
    block(pen, -half, y, half * 2, 4, mix(marble, SHADE, 0.06));
  for (let column = 0; column < COLUMNS; column++) {
    const x = -87 + (174 / (COLUMNS - 1)) * column;
    bar(pen, x - 6, -15, 12, 3, marble);
    bar(pen, x - 5, -82, 10, 67, marble);
    for (const flute of [-3, -1, 1, 3]) line(pen, `M${x + flute} -16 V-80`, mix(marble, SHADE, 0.24), 0.5);
    shape(pen, `M${x - 5} -80 L${x - 7.4} -84.6 H${x + 7.4} L${x + 5} -80 Z`, mix(marble, '#ffffff', 0.3));
    block(pen, x - 7.6, -87, 15.2, 2.8, marble);
  }
  block(pen, -98, -94, 196, 7, marble);
  block(pen, -98, -103, 196, 9, mix(marble, SHADE, 0.08));
  for (let triglyph = 0; triglyph < 15; triglyph++) {
    const x = -95 + triglyph * 13.2;
    for (const slot of [0, 2.2, 4.4]) line(pen, `M${x + slot} -101.5 v6.6`, mix(marble, SHADE, 0.36), 0.8);
  }
  solid(pen, 'M-106 -104 L0 -142 L106 -104 Z', mix(marble, '#ffffff', 0.2), -142, -104);
  shape(pen, 'M-84 -107 L0 -137 L84 -107 Z', mix(marble, SHADE, 0.32));
  for (const [x, tall] of [
    [-52, 7],
    [-36, 12],
    [-20, 17],
    [-5, 23],
    [10, 21],
    [25, 15],
    [41, 10],
    [56, 6],
  ] as const) {
    shape(
      pen,
      `M${x - 4} -107 Q${x - 4} ${-107 - tall * 0.7} ${x} ${-107 - tall * 0.74} Q${x + 4} ${-107 - tall * 0.7} ${x + 4} -107 Z`,
      marble,
    );
    ball(pen, x, -107 - tall * 0.84, 2.2, 2.4, marble);
  }
  block(pen, -109, -106, 218, 3, mix(marble, '#ffffff', 0.2));
  for (const x of [-107, 0, 107]) ball(pen, x, x === 0 ? -145 : -109, 3.4, 4, mix(marble, '#ffffff', 0.2));
  if (pen.isSnowy) line(pen, 'M-104 -106 L0 -143 L104 -106', '#ffffff', 4);
}

const SANDSTONE = '#d9b176';
const DYES = ['#b8442f', '#2f7f8f', '#c8902c'] as const;

/** Somebody in profile, as carved on walls: shoulders from the front, legs apart. */
function relief(pen: Pen, x: number, foot: number, tall: number, side: -1 | 1, colour: Colour): void {
  const at = (across: number, up: number): string => `${x + side * across * tall} ${foot - up * tall}`;
  ball(pen, x, foot - tall * 0.92, tall * 0.07, tall * 0.08, colour);
  shape(
    pen,
    `M${at(-0.16, 0.8)} L${at(0.16, 0.8)} L${at(0.08, 0.46)} L${at(0.16, 0.3)} L${at(-0.12, 0.3)} L${at(-0.07, 0.46)} Z`,
    colour,
  );
  line(
    pen,
    `M${at(-0.06, 0.32)} L${at(-0.14, 0)} M${at(0.08, 0.32)} L${at(0.16, 0)} M${at(0.15, 0.78)} L${at(0.36, 0.66)}`,
    colour,
    tall * 0.05,
  );
}

function obelisk(pen: Pen, x: number, tall: number): void {
  const stone = '#cf9d78';
  block(pen, x - 7, -6, 14, 6, stone);
  bar(pen, x - 4.6, -tall + 12, 9.2, tall - 18, stone);
  shape(pen, `M${x - 4.6} ${-tall + 12} L${x} ${-tall} L${x + 4.6} ${-tall + 12} Z`, '#f0c860');
  for (let y = -tall + 18; y < -14; y += 9)
    line(
      pen,
      `M${x - 2} ${y} h4 M${x - 2} ${y + 3} q2 -2.4 4 0 M${x} ${y + 4} v2`,
      mix(stone, SHADE, 0.5),
      0.8,
    );
}

/** Two leaning towers with a gate between them, flags, kings of stone on both sides of the way in. */
function egyptianTemple(pen: Pen): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number): string => `${side * x} ${y}`;
    for (const [x, dye] of [
      [40, DYES[0]],
      [74, DYES[1]],
    ] as const) {
      line(pen, `M${at(x, -96)} V-152`, '#7a5a3a', 1.6);
      shape(
        pen,
        `M${at(x, -152)} Q${at(x + 8, -156)} ${at(x + 15, -149)} L${at(x + 15, -138)} Q${at(x + 8, -144)} ${at(x, -141)} Z`,
        dye,
      );
    }
    solid(pen, `M${at(21, 0)} L${at(25, -112)} L${at(92, -112)} L${at(104, 0)} Z`, SANDSTONE, -112, 0);
    solid(
      pen,
      `M${at(22, -112)} Q${at(24, -118)} ${at(19, -124)} H${side * 98} Q${at(93, -118)} ${at(95, -112)} Z`,
      mix(SANDSTONE, '#ffffff', 0.12),
      -124,
      -112,
    );
    for (let stripe = 0; stripe < 18; stripe++)
      line(pen, `M${at(23 + stripe * 4, -122)} v8`, DYES[stripe % 3] ?? DYES[0], 1.5);
    line(pen, `M${at(24, -109)} H${side * 93} M${at(22, -57)} H${side * 98}`, mix(SANDSTONE, SHADE, 0.4), 1);
    const cut = mix(SANDSTONE, SHADE, 0.44);
    relief(pen, side * 44, -62, 40, side === 1 ? -1 : 1, cut);
    relief(pen, side * 74, -62, 36, side === 1 ? -1 : 1, cut);
    for (let glyph = 0; glyph < 6; glyph++)
      line(pen, `M${at(30 + glyph * 11, -104)} q3 -3 5 0 M${at(31 + glyph * 11, -100)} h4`, cut, 1);
    // A king on his throne.
    block(pen, side * 46 - 11, -26, 22, 26, mix(SANDSTONE, SHADE, 0.1));
    solid(
      pen,
      `M${side * 46 - 8} 0 V-22 L${side * 46 - 9} -46 Q${side * 46} -52 ${side * 46 + 9} -46 L${side * 46 + 8} 0 Z`,
      SANDSTONE,
      -50,
      0,
    );
    line(pen, `M${side * 46} -20 V0`, cut, 0.9);
    shape(
      pen,
      `M${side * 46 - 8} -46 L${side * 46 - 6} -60 Q${side * 46} -66 ${side * 46 + 6} -60 L${side * 46 + 8} -46 Z`,
      DYES[1],
    );
    ball(pen, side * 46, -54, 4, 5, mix(SANDSTONE, '#ffffff', 0.1));
  }
  block(pen, -22, -84, 44, 84, mix(SANDSTONE, SHADE, 0.06));
  solid(pen, 'M-22 -84 Q-20 -89 -25 -94 H25 Q20 -89 22 -84 Z', SANDSTONE, -94, -84);
  shape(pen, 'M-12 0 V-70 H12 V0 Z', pen.isDark ? '#e89a44' : '#3a2420');
  ball(pen, 0, -78, 4, 4, '#d8902c');
  for (const side of [-1, 1]) shape(pen, `M${side * 3} -79 L${side * 18} -82 L${side * 14} -76 Z`, DYES[1]);
  obelisk(pen, -114, 142);
  obelisk(pen, 114, 142);
}

/** A curved tower of many ribs over the shrine, lower ones around it, a porch with columns and steps. */
function hinduTemple(pen: Pen): void {
  const stone = '#cf9a66';
  const tower = (x: number, foot: number, half: number, tall: number): void => {
    solid(
      pen,
      `M${x - half} ${foot} C${x - half} ${foot - tall * 0.5} ${x - half * 0.5} ${foot - tall * 0.86} ${x - half * 0.26} ${foot - tall} H${x + half * 0.26} C${x + half * 0.5} ${foot - tall * 0.86} ${x + half} ${foot - tall * 0.5} ${x + half} ${foot} Z`,
      stone,
      foot - tall,
      foot,
    );
    for (const rib of [-0.66, -0.34, 0, 0.34, 0.66])
      line(
        pen,
        `M${x + half * rib} ${foot} C${x + half * rib} ${foot - tall * 0.5} ${x + half * rib * 0.5} ${foot - tall * 0.86} ${x + half * rib * 0.26} ${foot - tall}`,
        mix(stone, rib === 0 ? '#ffffff' : SHADE, 0.3),
        half * 0.06,
      );
    for (let row = 1; row < 9; row++) {
      const part = row / 9;
      const reach = half * (1 - 0.72 * part ** 2.2);
      line(pen, `M${x - reach} ${foot - tall * part} h${reach * 2}`, mix(stone, SHADE, 0.36), 0.9);
    }
    ball(pen, x, foot - tall - half * 0.1, half * 0.36, half * 0.16, mix(stone, '#ffffff', 0.16));
    ball(pen, x, foot - tall - half * 0.34, half * 0.15, half * 0.18, '#e8b440');
    line(pen, `M${x} ${foot - tall - half * 0.4} v${-half * 0.4}`, '#e8b440', half * 0.06);
  };
  tower(-58, -32, 22, 54);
  tower(58, -32, 22, 54);
  tower(0, -40, 38, 120);
  block(pen, -92, -34, 184, 26, stone);
  for (let niche = 0; niche < 9; niche++) {
    const x = -84 + niche * 19;
    shape(pen, `M${x} -10 v-14 q5 -8 10 0 v14 Z`, pen.isDark ? '#f0a850' : mix(stone, SHADE, 0.62));
  }
  tower(-30, -34, 15, 34);
  tower(30, -34, 15, 34);
  // The porch, before the great tower.
  block(pen, -26, -46, 52, 5, mix(stone, '#ffffff', 0.2));
  solid(pen, 'M-30 -46 L-20 -58 H-14 L-8 -68 H8 L14 -58 H20 L30 -46 Z', stone, -68, -46);
  ball(pen, 0, -71, 3.4, 4, '#e8b440');
  shape(pen, 'M-20 -8 V-41 H20 V-8 Z', pen.isDark ? '#e89a44' : mix(stone, SHADE, 0.72));
  for (const x of [-22, -8, 5, 19]) {
    bar(pen, x, -41, 4, 33, mix(stone, '#ffffff', 0.14));
    bar(pen, x - 1.2, -41, 6.4, 3, stone);
  }
  block(pen, -98, -8, 196, 8, mix(stone, SHADE, 0.12));
  for (const [half, y] of [
    [16, -8],
    [19, -5.4],
    [22, -2.8],
  ] as const)
    block(pen, -half, y, half * 2, 2.8, mix(stone, '#ffffff', 0.12));
}

/** Nine steps, a stair up the middle, a house of stone with a comb on top. */
function steppedTemple(pen: Pen): void {
  const stone = '#a89f8a';
  for (let step = 0; step < 8; step++) {
    const half = 100 - step * 10;
    const y = -step * 11;
    solid(
      pen,
      `M${-half} ${y} L${-half + 4} ${y - 11} H${half - 4} L${half} ${y} Z`,
      mix(stone, pen.isSnowy ? '#ffffff' : '#6d7a52', step % 3 === 1 ? 0.2 : 0.05),
      y - 11,
      y + 4,
    );
    line(pen, `M${-half + 4} ${y - 10.4} H${half - 4}`, mix(stone, '#ffffff', 0.36), 1);
  }
  solid(pen, 'M-21 0 L-15 -88 H15 L21 0 Z', mix(stone, '#ffffff', 0.18), -88, 0);
  for (let tread = 0; tread < 29; tread++)
    line(pen, `M${-18 + tread * 0.16} ${-2 - tread * 3} H${18 - tread * 0.16}`, mix(stone, SHADE, 0.4), 0.9);
  block(pen, -24, -110, 48, 22, stone);
  for (const x of [-16, -4.5, 7]) shape(pen, `M${x} -88 V-104 h9 V-88 Z`, pen.isDark ? '#e89a44' : '#332c2a');
  block(pen, -27, -114, 54, 5, mix(stone, '#ffffff', 0.16));
  solid(pen, 'M-19 -114 L-15 -133 H15 L19 -114 Z', stone, -133, -114);
  for (const x of [-10, -2.4, 5]) shape(pen, `M${x} -118 v-9 h5 v9 Z`, mix(stone, SHADE, 0.5));
}

const CLASSICAL = { width: 222, height: 152 };

/** The Greek temple in another stone than white marble: "a golden temple", 红色神殿. */
export function classicalTempleOf({ drawing, colour }: { drawing: string; colour?: string | undefined }) {
  if (drawing !== 'own/classical-temple' || colour === undefined) return undefined;
  return { ...CLASSICAL, paint: (pen) => classicalTemple(pen, colour) } satisfies OwnDrawing;
}

export const TEMPLES_OF_LANDS: Readonly<Record<string, OwnDrawing>> = {
  'own/classical-temple': { ...CLASSICAL, paint: (pen) => classicalTemple(pen, MARBLE) },
  'own/egyptian-temple': { width: 244, height: 158, paint: egyptianTemple },
  'own/hindu-temple': { width: 200, height: 196, paint: hinduTemple },
  'own/stepped-temple': { width: 204, height: 136, paint: steppedTemple },
};
