// Works of old peoples that stand in the land: the treasury of Petra cut into its rock, the towers of Angkor, and the
// bridge of stone and steel to Brooklyn.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { HANGING_BRIDGE } from './far-sights.ts';
import { hangCables } from './hung-cables.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { SHADE, solid } from './sight-forms.ts';

function block(pen: Pen, x: number, y: number, wide: number, tall: number, colour: Colour): void {
  solid(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, colour, y, y + tall);
}

/** A front of two storeys of columns, rose-red, in the shade of the cliff that it is cut from. */
function petra(pen: Pen): void {
  const rock = '#b9694a';
  const { random, brush } = pen;
  solid(
    pen,
    'M-124 0 L-120 -120 L-108 -176 L-92 -190 L-70 -186 L-62 -198 L-20 -196 L4 -204 L40 -196 L74 -200 L98 -184 L112 -150 L120 -90 L126 0 Z',
    rock,
    -204,
    6,
  );
  brush.save();
  brush.beginPath();
  brush.rect(-124, -196, 248, 196);
  brush.clip();
  for (let band = 0; band < 26; band++) {
    const y = -random.between(4, 190);
    brush.globalAlpha = 0.2;
    line(
      pen,
      `M-118 ${y} C-60 ${y + random.between(-10, 10)} 40 ${y + random.between(-10, 10)} 116 ${y + random.between(-8, 8)}`,
      random.chance(0.5) ? '#e8b48c' : '#6a3430',
      random.between(1, 4),
    );
  }
  brush.restore();
  // The recess that the front stands in.
  solid(pen, 'M-66 0 V-168 L-54 -178 H54 L66 -168 V0 Z', mix(rock, SHADE, 0.42), -178, 0);
  const stone = '#d98e6a';
  block(pen, -58, -92, 116, 92, stone);
  shape(pen, 'M-9 0 V-58 H9 V0 Z', '#2c1820');
  for (const x of [-40, 30]) shape(pen, `M${x} 0 v-46 h10 v46 Z`, mix('#2c1820', stone, 0.25));
  for (const x of [-52, -32, -14, 14, 32, 52]) {
    bar(pen, x - 4, -78, 8, 78, mix(stone, '#ffffff', 0.1));
    bar(pen, x - 6, -84, 12, 7, mix(stone, '#ffffff', 0.24));
    bar(pen, x - 5.4, -5, 10.8, 5, stone);
  }
  block(pen, -62, -94, 124, 10, mix(stone, '#ffffff', 0.12));
  shape(pen, 'M-30 -94 L0 -110 L30 -94 Z', mix(stone, '#ffffff', 0.2));
  // Above: half gables and a round temple between them, with its urn.
  block(pen, -58, -146, 28, 38, stone);
  block(pen, 30, -146, 28, 38, stone);
  for (const x of [-54, -34, 34, 54]) bar(pen, x - 3, -142, 6, 34, mix(stone, '#ffffff', 0.12));
  shape(pen, 'M-60 -146 L-30 -146 L-30 -164 Z M60 -146 L30 -146 L30 -164 Z', mix(stone, '#ffffff', 0.18));
  block(pen, -18, -146, 36, 38, mix(stone, '#ffffff', 0.06));
  for (const x of [-14, 0, 14]) bar(pen, x - 2.6, -144, 5.2, 36, mix(stone, '#ffffff', 0.2));
  block(pen, -21, -150, 42, 5, mix(stone, '#ffffff', 0.2));
  solid(pen, 'M-20 -150 Q-12 -162 0 -170 Q12 -162 20 -150 Z', stone, -170, -150);
  ball(pen, 0, -174, 4.4, 5.4, mix(stone, '#ffffff', 0.16));
  for (let rubble = 0; rubble < 18; rubble++)
    ball(
      pen,
      random.between(-118, 118),
      random.between(-5, 0),
      6,
      4,
      mix(rock, SHADE, random.between(0, 0.3)),
    );
}

/** Five towers like buds of lotus over galleries, a causeway before them. */
function angkor(pen: Pen): void {
  const stone = '#8f8676';
  const moss = '#6d7a52';
  const tower = (x: number, foot: number, tall: number, wide: number): void => {
    for (let ring = 0; ring < 9; ring++) {
      const part = ring / 9;
      const half = (wide / 2) * Math.sqrt(Math.max(0.04, 1 - part ** 1.9));
      const y = foot - part * tall;
      solid(
        pen,
        `M${x - half} ${y} L${x - half * 0.9} ${y - tall / 8.4} H${x + half * 0.9} L${x + half} ${y} Z`,
        mix(stone, pen.isSnowy ? '#ffffff' : moss, ring % 3 === 1 ? 0.28 : 0.06),
        y - tall / 8,
        y,
      );
      for (let niche = -1; niche <= 1; niche++)
        shape(
          pen,
          `M${x + niche * half * 0.6 - 1.4} ${y - 1} v${-tall / 14} h2.8 v${tall / 14} Z`,
          mix(stone, SHADE, 0.6),
        );
    }
    solid(
      pen,
      `M${x - 3} ${foot - tall} L${x} ${foot - tall * 1.14} L${x + 3} ${foot - tall} Z`,
      stone,
      foot - tall * 1.14,
      foot - tall,
    );
  };
  const gallery = (left: number, right: number, foot: number, tall: number): void => {
    block(pen, left, foot - tall, right - left, tall, stone);
    for (let x = left + 6; x < right - 6; x += 11)
      shape(pen, `M${x} ${foot - 2} v${-tall * 0.6} h6 v${tall * 0.6} Z`, pen.isDark ? '#d8924a' : '#38322e');
    solid(
      pen,
      `M${left - 4} ${foot - tall} Q${(left + right) / 2} ${foot - tall - 9} ${right + 4} ${foot - tall} Z`,
      mix(stone, moss, 0.3),
      foot - tall - 9,
      foot - tall,
    );
  };
  tower(-58, -46, 64, 34);
  tower(58, -46, 64, 34);
  tower(0, -58, 92, 44);
  gallery(-78, 78, -34, 22);
  tower(-96, -22, 52, 30);
  tower(96, -22, 52, 30);
  gallery(-122, 122, -4, 26);
  block(pen, -14, -46, 28, 46, mix(stone, '#ffffff', 0.06));
  shape(pen, 'M-7 -4 V-34 Q0 -42 7 -34 V-4 Z', '#2c2622');
  shape(pen, 'M-18 -44 L0 -60 L18 -44 Z', mix(stone, moss, 0.2));
  block(pen, -126, -5, 252, 5, mix(stone, '#ffffff', 0.1));
  solid(pen, 'M-9 0 H9 L16 0 L16 4 H-16 V0 Z', stone, -1, 4);
}

/** The height of the cables, over the water. */
function stoneCableAt(x: number): number {
  const away = Math.abs(x);
  return away <= 140 ? -56 - 84 * (away / 140) ** 2 : -140 + 90 * ((away - 140) / 160) ** 0.9;
}

/** New York: two towers of stone with pointed gates, a web of cables. */
function brooklynBridge(pen: Pen): void {
  const stone = '#b3957a';
  const steel = '#4f4a4c';
  for (let x = -294; x <= 294; x += 7)
    line(pen, `M${x} -44 V${stoneCableAt(x)}`, mix(steel, '#ffffff', 0.25), 0.6);
  for (const tower of [-140, 140])
    for (let reach = 14; reach <= 126; reach += 14)
      for (const side of [-1, 1])
        line(pen, `M${tower} -140 L${tower + side * reach} -46`, mix(steel, '#ffffff', 0.2), 0.7);
  hangCables(pen, stoneCableAt, steel, 2.4);
  bar(pen, -300, -47, 600, 6, '#7a6a5c');
  for (let x = -300; x < 300; x += 12) line(pen, `M${x} -41 L${x + 6} -35 L${x + 12} -41`, steel, 1.1);
  line(pen, 'M-300 -35 H300', steel, 1.5);
  if (pen.isDark) for (let x = -290; x <= 290; x += 20) ball(pen, x, stoneCableAt(x), 1.5, 1.5, '#ffe9b0');
  for (const tower of [-140, 140]) {
    bar(pen, tower - 21, -150, 42, 150, stone);
    for (const x of [-11, 2])
      shape(
        pen,
        `M${tower + x} -50 V-104 Q${tower + x + 1} -118 ${tower + x + 4.5} -123 Q${tower + x + 8} -118 ${tower + x + 9} -104 V-50 Z`,
        pen.isDark ? '#3a3650' : '#a9bccb',
      );
    for (let y = -142; y < -6; y += 9) line(pen, `M${tower - 20} ${y} h40`, mix(stone, SHADE, 0.18), 0.6);
    bar(pen, tower - 24, -154, 48, 7, mix(stone, '#ffffff', 0.16));
    bar(pen, tower - 26, -12, 52, 12, mix(stone, SHADE, 0.2));
  }
}

const BROOKLYN_BRIDGE: OwnDrawing = { width: 600, height: 158, paint: brooklynBridge };

export const ANCIENT_SIGHTS: Readonly<Record<string, OwnDrawing>> = {
  'own/petra-treasury': { width: 252, height: 206, paint: petra },
  'own/angkor-wat': { width: 256, height: 172, paint: angkor },
  'own/brooklyn-bridge': BROOKLYN_BRIDGE,
};

/** From one side of the image to the other. */
export const LONG_BRIDGES: Readonly<Record<string, OwnDrawing>> = {
  'hanging-bridge': HANGING_BRIDGE,
  'brooklyn-bridge': BROOKLYN_BRIDGE,
};
