// Buildings of our own. A hundred units is the full height of most.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';
import { layCourses, wallColourOf, type WallMaterial } from './wall-courses.ts';
import { lightWindow } from './lit-windows.ts';
import { pagoda, temple, pavilion, torii } from './temple-buildings.ts';

/** Of what of a building has a colour of its own; the others have the usual one. */
export type BuildingColours = {
  wall?: Colour;
  roof?: Colour;
  door?: Colour;
  shutters?: Colour;
  windows?: Colour;
  /** What its walls are laid of. */
  laidOf?: WallMaterial;
};

function shaded(colour: Colour, amount = 0.4): Colour {
  return mix(colour, '#20101c', amount);
}

export function cottage(pen: Pen, colours: BuildingColours = {}): void {
  const {
    laidOf,
    roof = laidOf === 'brick' ? '#5a5560' : '#b5533c',
    door,
    shutters,
    windows: frame,
  } = colours;
  const { wall = laidOf ? wallColourOf(laidOf) : '#efe3cd' } = colours;
  const low = colours.wall === undefined && !laidOf ? '#b59f84' : shaded(wall, 0.26);
  const tiles = colours.roof === undefined && laidOf !== 'brick' ? '#6e2a26' : shaded(roof);
  shape(pen, 'M-46 0 L-46 -44 L46 -44 L46 0 Z', wall, { colour: low, from: -44, to: 0 });
  shape(pen, 'M-10 -44 L18 -84 L46 -44 Z', wall, { colour: mix(low, wall, 0.3), from: -84, to: -40 });
  if (laidOf)
    layCourses(
      pen,
      'M-46 0 L-46 -44 L-10 -44 L18 -84 L46 -44 L46 0 Z',
      { left: -46, right: 46, top: -84 },
      laidOf,
      mix(wall, low, 0.25),
    );
  bar(pen, -34, -94, 9, 30, '#a55a44');
  shape(pen, 'M-56 -40 L-38 -80 L20 -88 L-8 -40 Z', roof, { colour: tiles, from: -86, to: -40 });
  for (let row = 0; row < 6; row++)
    line(
      pen,
      `M${-52 + row * 3} ${-46 - row * 6.4} L${-4 + row * 4.6} ${-46 - row * 7}`,
      mix(tiles, roof, 0.3),
      0.7,
    );
  line(pen, 'M-9 -42 L18.6 -87 L52 -38', mix(tiles, roof, 0.15), 4);
  shape(pen, 'M10 0 L10 -24 Q18 -31 26 -24 L26 0 Z', door ?? '#6a4226', {
    colour: door === undefined ? '#472a18' : shaded(door, 0.3),
    from: -28,
    to: 0,
  });
  ball(pen, 23, -12, 0.9, 0.9, '#e8c060');
  lightWindow(pen, [-36, -31, 13, 15], { frame });
  lightWindow(pen, [-16, -31, 13, 15], { frame });
  lightWindow(pen, [30, -31, 11, 14], { frame });
  lightWindow(pen, [13.5, -58, 9, 11], { radius: 4, frame });
  if (shutters !== undefined) paintShutters(pen, shutters);
  for (let index = 0; index < 16; index++)
    ball(pen, -46 + index * 6.2, -1.5, 4.2, 3.4, index % 3 === 0 ? '#d98aa8' : '#5c8a4a');
}

/** Beside each window, with slats. */
function paintShutters(pen: Pen, colour: Colour): void {
  for (const [x, y, wide, tall] of [
    [-36, -31, 13, 15],
    [-16, -31, 13, 15],
    [30, -31, 11, 14],
    [13.5, -58, 9, 11],
  ] as const)
    for (const left of [x - 4.4, x + wide + 0.4]) {
      bar(pen, left, y - 0.6, 4, tall + 1.2, colour, 0.5);
      for (let slat = 1; slat < 6; slat++)
        line(pen, `M${left + 0.7} ${y + (tall * slat) / 6} h2.6`, shaded(colour, 0.34), 0.5);
    }
}

export function cabin(
  pen: Pen,
  { wall = '#8a5a34', roof: tiled, door = '#4c2e1a', windows: frame }: BuildingColours = {},
): void {
  // Snow leaves to be seen what was asked for.
  const isWhite = pen.isSnowy && tiled === undefined;
  const roof = isWhite ? '#f2f6ff' : (tiled ?? '#5a3a2c');
  const logs = shaded(wall, 0.14);
  for (let log = 0; log < 8; log++) {
    const y = -6 - log * 5.6;
    bar(pen, -44, y, 88, 6, log % 2 === 0 ? wall : logs, 2.8);
    ball(pen, -44, y + 3, 3, 3, '#c4905a');
    ball(pen, 44, y + 3, 3, 3, '#c4905a');
  }
  shape(pen, 'M-30 -45 L0 -76 L30 -45 Z', logs, { colour: shaded(wall, 0.34), from: -76, to: -45 });
  bar(pen, 22, -88, 9, 34, '#7d7a80');
  shape(pen, 'M-56 -38 L-2 -86 L2 -86 L56 -38 L50 -34 L0 -78 L-50 -34 Z', roof, {
    colour: isWhite ? '#b8c6e4' : shaded(roof, 0.36),
    from: -86,
    to: -34,
  });
  shape(pen, 'M-8 0 L-8 -26 L8 -26 L8 0 Z', door, { colour: shaded(door, 0.3), from: -26, to: 0 });
  lightWindow(pen, [-32, -30, 14, 14], { frame });
  lightWindow(pen, [18, -30, 14, 14], { frame });
  lightWindow(pen, [-5, -60, 10, 9], { frame });
  if (pen.isDark) shineAround(pen, 0, -8, 40, '#ff9a3c', 0.3);
}

export function castle(pen: Pen, { wall: stone = '#cfc6bd', roof: tiled }: BuildingColours = {}): void {
  function tower(x: number, width: number, top: number, roof: number, usual: Colour = '#4a5f94'): void {
    const colour = tiled ?? usual;
    bar(pen, x - width / 2, top, width, -top, stone);
    for (let brick = 0; brick < 7; brick++)
      line(
        pen,
        `M${x - width * 0.4 + (brick % 3) * width * 0.25} ${top + 6 + brick * 7} h${width * 0.16}`,
        '#9a918c',
        0.5,
      );
    shape(pen, `M${x - width * 0.62} ${top} h${width * 1.24} v-3 h${-width * 1.24} Z`, '#b8aea6');
    shape(
      pen,
      `M${x - width * 0.66} ${top - 3} Q${x - width * 0.2} ${top - roof * 0.5} ${x} ${top - roof} Q${x + width * 0.2} ${top - roof * 0.5} ${x + width * 0.66} ${top - 3} Z`,
      mix(colour, '#ffffff', 0.15),
      { colour: mix(colour, '#10102a', 0.4), from: top - roof, to: top },
    );
    line(pen, `M${x} ${top - roof} v-6`, '#5a5048', 0.6);
    shape(pen, `M${x} ${top - roof - 6} l7 2 l-7 2 Z`, '#d8483c');
    lightWindow(pen, [x - width * 0.12, top + 8, width * 0.24, width * 0.42], { radius: 2 });
  }
  tower(-26, 12, -52, 20);
  tower(26, 12, -52, 20);
  tower(0, 18, -70, 26, '#5a4a88');
  shape(pen, 'M-40 0 L-40 -34 L40 -34 L40 0 Z', mix(stone, '#ffffff', 0.1), {
    colour: '#8d847f',
    from: -34,
    to: 0,
  });
  for (let index = 0; index < 10; index++) bar(pen, -40 + index * 8.2, -39, 5, 6, stone);
  tower(-41, 14, -46, 22, '#5a4a88');
  tower(41, 14, -46, 22, '#5a4a88');
  shape(pen, 'M-8 0 L-8 -16 Q0 -27 8 -16 L8 0 Z', '#4a3428', { colour: '#2a1a14', from: -24, to: 0 });
  line(pen, 'M-4 0 V-20 M0 0 V-22 M4 0 V-20', '#2a1a14', 0.8);
  lightWindow(pen, [-27, -22, 5, 9], { radius: 2.5 });
  lightWindow(pen, [22, -22, 5, 9], { radius: 2.5 });
}

/** Half the width of the lighthouse at a height: it narrows toward its lamp. */
function towerHalf(y: number): number {
  return 12.5 - ((-8 - y) / 70) * 4.5;
}

function lighthouse(pen: Pen): void {
  shape(pen, 'M-30 0 C-26 -8 -16 -12 0 -12 C16 -12 26 -8 30 0 Z', '#7d7a78', {
    colour: '#4a484c',
    from: -12,
    to: 0,
  });
  shape(pen, 'M-12.5 -8 L-8 -78 L8 -78 L12.5 -8 Z', '#f4f0ea', { colour: '#d0c6bf', from: -78, to: -8 });
  for (const [top, low] of [
    [-68, -56],
    [-44, -32],
    [-20, -8],
  ] as const) {
    shape(
      pen,
      `M${-towerHalf(top)} ${top} L${towerHalf(top)} ${top} L${towerHalf(low)} ${low} L${-towerHalf(low)} ${low} Z`,
      '#d84438',
      {
        colour: '#b0302a',
        from: top,
        to: low,
      },
    );
  }
  const { brush } = pen;
  const across = brush.createLinearGradient(-12, 0, 12, 0);
  across.addColorStop(pen.side > 0 ? 0 : 1, 'rgba(30,20,50,0.42)');
  across.addColorStop(pen.side > 0 ? 0.7 : 0.3, 'rgba(30,20,50,0)');
  brush.fillStyle = across;
  brush.fillRect(-13, -78, 26, 70);
  shape(pen, 'M-11.5 -78 h23 v-3 h-23 Z', '#3a3a44');
  line(pen, 'M-11 -81 v-4 M-5.5 -81 v-4 M0 -81 v-4 M5.5 -81 v-4 M11 -81 v-4 M-11.5 -85 h23', '#3a3a44', 0.7);
  shape(pen, 'M-6 -81 h12 v-11 h-12 Z', pen.isDark ? '#fff2b8' : '#cfe4ec');
  line(pen, 'M-6 -92 v11 M-2 -92 v11 M2 -92 v11 M6 -92 v11', '#3a3a44', 0.6);
  shape(pen, 'M-8 -92 Q0 -104 8 -92 Z', '#c43a30', { colour: '#7a2020', from: -102, to: -92 });
  shape(pen, 'M-3 -8 v-8 q3 -4 6 0 v8 Z', '#4a3028');
  lightWindow(pen, [-1.6, -52, 3.2, 4.6]);
  if (pen.isDark) shineAround(pen, 0, -86.5, 46, '#fff0b0', 0.95);
}

function windmill(pen: Pen): void {
  shape(pen, 'M-17 0 L-10 -60 L10 -60 L17 0 Z', '#efe6d8', { colour: '#b3a392', from: -60, to: 0 });
  shape(pen, 'M-12 -58 Q0 -80 12 -58 Z', '#8a4a34', { colour: '#5a2c22', from: -74, to: -58 });
  shape(pen, 'M-4.4 0 v-14 q4.4 -6 8.8 0 v14 Z', '#6a4226');
  lightWindow(pen, [-3, -34, 6, 7]);
  lightWindow(pen, [-2.6, -50, 5.2, 5.6]);
  const { brush } = pen;
  brush.save();
  brush.translate(0, -62);
  brush.rotate(0.32 - ((pen.roll ?? 0) * Math.PI) / 2);
  for (let sail = 0; sail < 4; sail++) {
    line(pen, 'M0 0 V-42', '#5a3c28', 1.6);
    shape(pen, 'M1 -9 h9 v-33 h-9 Z', '#f4ead6');
    line(pen, 'M1 -9 h9 v-33 h-9 M1 -17 h9 M1 -25 h9 M1 -33 h9 M5.5 -9 v-33', '#8a6a48', 0.7);
    brush.rotate(Math.PI / 2);
  }
  ball(pen, 0, 0, 3, 3, '#5a3c28');
  brush.restore();
}

function tent(pen: Pen): void {
  shape(pen, 'M-74 0 L-8 -92 L4 -96 L22 0 Z', '#e08a3c', { colour: '#a8501f', from: -96, to: 0 });
  shape(pen, 'M4 -96 L22 0 L72 0 Z', '#c46a2c', { colour: '#8a3f1c', from: -96, to: 0 });
  shape(pen, 'M-2 -86 L-34 0 L14 0 Z', pen.isDark ? '#ffd890' : '#5a3424', {
    colour: pen.isDark ? '#ff9a3c' : '#3a2018',
    from: -86,
    to: 0,
  });
  shape(pen, 'M-2 -86 L-34 0 L-20 0 Q-14 -40 -2 -86 Z', '#f0a050');
  line(pen, 'M4 -96 L-84 -4 M4 -96 L84 -4', '#e8dcc0', 0.8);
  if (pen.isDark) shineAround(pen, -8, -34, 90, '#ffa84a', 0.55);
}

function yurt(pen: Pen): void {
  shape(pen, 'M-62 0 L-60 -44 Q0 -52 60 -44 L62 0 Z', '#f4efe6', { colour: '#b8aea2', from: -50, to: 0 });
  shape(pen, 'M-64 -43 Q-20 -74 -9 -78 L9 -78 Q20 -74 64 -43 Q0 -52 -64 -43 Z', '#fbf8f2', {
    colour: '#cfc6ba',
    from: -78,
    to: -43,
  });
  line(pen, 'M-62 -41 Q0 -50 62 -41 M-61 -22 Q0 -28 61 -22', '#3f6fb8', 2.6);
  shape(pen, 'M-10 0 V-34 H10 V0 Z', '#c4482f', { colour: '#8a2a1c', from: -34, to: 0 });
  line(pen, 'M-7 -30 H7 M-7 -4 H7 M0 -34 V0', '#f0c060', 1);
  ball(pen, 0, -79, 8, 3, '#5a4a40');
  if (pen.isDark) shineAround(pen, 0, -14, 34, '#ffb04c', 0.6);
}

function streetLamp(pen: Pen): void {
  bar(pen, -1.3, -78, 2.6, 78, '#2c303c', 1);
  shape(pen, 'M-4.6 0 L-2.4 -10 L2.4 -10 L4.6 0 Z', '#262a34');
  ball(pen, 0, -40, 2.2, 1.6, '#343a48');
  line(pen, 'M-7 -72 Q0 -76 7 -72', '#2c303c', 1);
  shape(pen, 'M-5 -80 L-7.4 -95 L7.4 -95 L5 -80 Z', pen.isDark ? '#ffe6a0' : '#e8eef0', {
    colour: pen.isDark ? '#ffb848' : '#b8c4cc',
    from: -95,
    to: -80,
  });
  line(pen, 'M-5 -80 L-7.4 -95 M5 -80 L7.4 -95 M0 -80 V-95', '#2c303c', 0.9);
  shape(pen, 'M-9 -95 Q0 -106 9 -95 Z', '#2c303c');
  if (pen.isDark) shineAround(pen, 0, -88, 48, '#ffc860', 0.85);
}

/** A stone bridge with one round arch; through it one sees the water. */
const BRIDGE_STONE = '#b9b2a8';

/** The bridge in a colour that was asked for, or of wood. */
export function archedBridgeOf(colour: Colour = BRIDGE_STONE): OwnDrawing {
  return {
    width: 246,
    height: 64,
    paint: (pen) => {
      pen.brush.translate(0, -6);
      archedBridge(pen, colour);
    },
  };
}

function archedBridge(pen: Pen, stone: Colour): void {
  const { brush } = pen;
  shape(
    pen,
    'M-120 0 C-80 -6 -48 -42 0 -44 C48 -42 80 -6 120 0 L120 6 L34 6 A34 31 0 0 0 -34 6 L-120 6 Z',
    stone,
    { colour: shaded(stone, 0.4), from: -44, to: 6 },
  );
  brush.strokeStyle = css(shaded(stone, 0.56), 0.8);
  brush.lineWidth = 0.7;
  for (let stone = 0; stone <= 14; stone++) {
    const angle = Math.PI + (Math.PI * stone) / 14;
    brush.beginPath();
    brush.moveTo(Math.cos(angle) * 34, 6 + Math.sin(angle) * 31);
    brush.lineTo(Math.cos(angle) * 40, 6 + Math.sin(angle) * 37);
    brush.stroke();
  }
  line(pen, 'M-40 6 A40 37 0 0 1 40 6', shaded(stone, 0.56), 0.8);
  for (let course = 0; course < 14; course++)
    line(
      pen,
      `M${-96 + course * 14.6} ${-3 - 26 * Math.exp(-(((course - 6.5) / 3.6) ** 2))} h6`,
      shaded(stone, 0.26),
      0.6,
    );
  const rail = mix(stone, '#ffffff', 0.3);
  line(pen, 'M-122 -9 C-80 -16 -48 -53 0 -55 C48 -53 80 -16 122 -9', rail, 2.2);
  for (let post = -10; post <= 10; post++) {
    const x = post * 11.6;
    const y = -44 * Math.exp(-((x / 74) ** 2)) - 2;
    bar(pen, x - 1.3, y - 11, 2.6, 11, rail, 0.8);
  }
}

export const STRUCTURES: Record<string, OwnDrawing> = {
  'own/cottage': { width: 116, height: 96, paint: (pen) => cottage(pen) },
  'own/cabin': { width: 114, height: 90, paint: (pen) => cabin(pen) },
  'own/castle': { width: 104, height: 106, paint: (pen) => castle(pen) },
  'own/pagoda': { width: 56, height: 101, paint: pagoda },
  'own/temple': { width: 172, height: 88, paint: temple },
  'own/pavilion': { width: 126, height: 96, paint: pavilion },
  'own/torii': { width: 126, height: 103, paint: torii },
  'own/lighthouse': { width: 94, height: 134, paint: lighthouse },
  'own/windmill': { width: 94, height: 106, paint: windmill },
  'own/tent': { width: 172, height: 100, paint: tent },
  'own/yurt': { width: 130, height: 84, paint: yurt },
  'own/street-lamp': { width: 98, height: 138, paint: streetLamp },
  'own/arched-bridge': archedBridgeOf(),
};
