// Buildings of towns, seen from the street, ten centimetres a unit: motel, diner, petrol station, hotel, bank, museum,
// school, hospital, cinema.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { fontFor, HANKEN } from '#engine/letters/font-for.ts';
import { ball, bar, line, shape, shineAround, windowColour, type Pen } from './pen.ts';
import type { BuildingColours } from './structures.ts';

export type TownBuilding = {
  width: number;
  height: number;
  paint: (pen: Pen, colours: BuildingColours) => void;
};

function deep(colour: Colour, amount = 0.3): Colour {
  return mix(colour, '#20101c', amount);
}

export function block(pen: Pen, left: number, top: number, wide: number, tall: number, colour: Colour): void {
  shape(pen, `M${left} ${top} h${wide} v${tall} h${-wide} Z`, mix(colour, '#ffffff', 0.08), {
    colour: deep(colour, 0.2),
    from: top,
    to: top + tall,
  });
}

export function pane(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  block(pen, x - 0.7, y - 0.7, wide + 1.4, tall + 1.4, '#efe8da');
  shape(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, windowColour(pen), {
    colour: mix(windowColour(pen), pen.isDark ? '#ff9a4a' : '#9cc4dc', 0.4),
    from: y,
    to: y + tall,
  });
  line(pen, `M${x + wide / 2} ${y} v${tall}`, '#efe8da', 0.6);
  if (pen.isDark) shineAround(pen, x + wide / 2, y + tall / 2, tall * 1.3, '#ffb648', 0.3);
}

export function door(pen: Pen, x: number, wide: number, tall: number, colour: Colour, foot = 0): void {
  block(pen, x - 0.8, foot - tall - 0.8, wide + 1.6, tall + 0.8, '#efe8da');
  block(pen, x, foot - tall, wide, tall, colour);
  ball(pen, x + wide * 0.82, foot - tall * 0.46, 0.6, 0.6, '#e8c060');
}

export function lettered(
  pen: Pen,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: Colour,
): void {
  const { brush } = pen;
  if (pen.isDark) shineAround(pen, x, y - size * 0.35, size * text.length * 0.6, colour, 0.35);
  brush.save();
  brush.font = fontFor(text, size, HANKEN);
  brush.textAlign = 'center';
  brush.fillStyle = css(colour);
  brush.fillText(text, x, y);
  brush.restore();
}

/** Two storeys of rooms along a walkway, a sign on a post. */
function motel(
  pen: Pen,
  { wall = '#e8b8a8', roof = '#8c4f46', door: doors = '#2f8a8a' }: BuildingColours,
): void {
  block(pen, -70, -62, 165, 62, wall);
  shape(pen, 'M-74 -66 H99 V-60 H-74 Z', roof, { colour: deep(roof), from: -66, to: -60 });
  for (const foot of [0, -32])
    for (let room = 0; room < 5; room++) {
      const x = -64 + room * 32;
      door(pen, x, 9, 20, doors, foot);
      pane(pen, x + 13, foot - 19, 13, 11);
    }
  block(pen, -72, -33, 169, 3.4, mix(wall, '#ffffff', 0.5));
  shape(pen, 'M-70 -29.6 H95 V-26 H-70 Z', deep(wall, 0.45));
  line(pen, 'M-71 -45 H96', '#f4f0e8', 1.3);
  for (let post = 0; post <= 33; post++) line(pen, `M${-70 + post * 5} -45 v12`, '#f4f0e8', 0.6);
  for (const x of [-71, -39, -7, 25, 57, 93]) bar(pen, x, -60, 2.2, 60, '#f4f0e8', 0.6);
  bar(pen, -89, -86, 3.4, 86, '#6a6470');
  const neon = pen.isDark ? '#ff6a9a' : '#d8405c';
  shape(
    pen,
    'M-106 -100 Q-106 -104 -102 -104 H-74 Q-70 -104 -70 -100 V-78 Q-70 -74 -74 -74 H-102 Q-106 -74 -106 -78 Z',
    '#fbf3e2',
    {
      colour: '#e0d2b4',
      from: -104,
      to: -74,
    },
  );
  lettered(pen, 'MOTEL', [-88, -84], 11.4, neon);
  shape(pen, 'M-104 -72 h22 v-3 l12 6 l-12 6 v-3 h-22 Z', '#f2b83a', {
    colour: '#c88a2c',
    from: -75,
    to: -63,
  });
}

/** A long box of steel with a band of windows. */
function diner(
  pen: Pen,
  { wall = '#c8d2da', roof = '#c8342f', door: front = '#c8342f' }: BuildingColours,
): void {
  shape(pen, 'M-84 0 V-34 Q-84 -46 -72 -46 H72 Q84 -46 84 -34 V0 Z', mix(wall, '#ffffff', 0.3), {
    colour: deep(wall, 0.25),
    from: -46,
    to: 0,
  });
  for (const row of [-40, -12, -8, -4]) line(pen, `M-83 ${row} H83`, deep(wall, 0.28), 0.7);
  shape(pen, 'M-84 -16 H84 V-13 H-84 Z', roof);
  for (let at = 0; at < 8; at++) if (at !== 4) pane(pen, -78 + at * 19.6, -37, 16, 19);
  door(pen, 0.6, 15, 37, front);
  pane(pen, 3, -33, 10, 14);
  shape(pen, 'M-88 -46 H88 L82 -52 H-82 Z', roof, { colour: deep(roof), from: -52, to: -46 });
  for (const x of [-30, 28]) bar(pen, x, -58, 2.4, 10, '#6a6470');
  shape(
    pen,
    'M-46 -78 Q-46 -82 -42 -82 H42 Q46 -82 46 -78 V-60 Q46 -56 42 -56 H-42 Q-46 -56 -46 -60 Z',
    '#22344e',
    {
      colour: '#141f34',
      from: -82,
      to: -56,
    },
  );
  lettered(pen, 'DINER', [0, -62.4], 18, pen.isDark ? '#ff8ab0' : '#ffd0a0');
}

/** Pumps under a roof on posts, the shop beside it. */
function gasStation(pen: Pen, { wall = '#f4f0e8', roof = '#c8342f' }: BuildingColours): void {
  block(pen, 18, -36, 76, 36, wall);
  shape(pen, 'M15 -42 H97 V-35 H15 Z', roof, { colour: deep(roof), from: -42, to: -35 });
  pane(pen, 24, -28, 24, 22);
  pane(pen, 68, -28, 22, 22);
  door(pen, 52, 12, 27, '#7a8a94');
  for (const x of [-74, -16]) bar(pen, x, -52, 4.4, 52, '#d8dce0', 1);
  shape(pen, 'M-98 -64 H20 V-50 H-98 Z', roof, { colour: deep(roof), from: -64, to: -50 });
  shape(pen, 'M-98 -57.4 H20 V-54.6 H-98 Z', '#fbf6ea');
  for (const x of [-62, -40]) {
    block(pen, x, -24, 11, 24, mix(roof, '#ffffff', 0.1));
    block(pen, x + 1.6, -21, 7.8, 7, '#dce8ee');
    line(pen, `M${x + 11} -18 q6 2 5 10 q-1 6 -4 3`, '#22252c', 1.1);
    block(pen, x - 2, -2, 15, 2, '#a8a49c');
  }
  bar(pen, 100, -74, 3, 74, '#8a8f98');
  block(pen, 92, -86, 19, 22, roof);
  shape(pen, 'M98 -68 v-11 q0 -3 3 -3 h3 q3 0 3 3 v11 Z', '#fbf6ea');
  if (pen.isDark) shineAround(pen, -40, -48, 60, '#fff2d0', 0.5);
}

/** Storeys of windows, an awning over the door. */
function hotel(
  pen: Pen,
  { wall = '#d8b88c', roof = '#6a4a44', door: front = '#7a2c34' }: BuildingColours,
): void {
  block(pen, -48, -106, 96, 106, wall);
  shape(pen, 'M-52 -112 H52 V-105 H-52 Z', roof, { colour: deep(roof), from: -112, to: -105 });
  for (let storey = 0; storey < 4; storey++) {
    const row = -98 + storey * 18;
    for (let at = 0; at < 5; at++) pane(pen, -42 + at * 18.4, row, 10, 12);
    line(pen, `M-48 ${row + 14.6} H48`, mix(wall, '#ffffff', 0.4), 1.2);
  }
  pane(pen, -42, -22, 22, 16);
  pane(pen, 20, -22, 22, 16);
  door(pen, -11, 22, 22, front);
  line(pen, 'M0 -22 V0', deep(front), 0.9);
  shape(pen, 'M-20 -30 H20 L25 -22 H-25 Z', front, { colour: deep(front), from: -30, to: -22 });
  lettered(pen, 'HOTEL', [0, -23.6], 6, '#fbe8c0');
  shape(pen, 'M52 -98 h13 v62 h-13 Z', '#7a2c34', { colour: '#4a1a24', from: -98, to: -36 });
  for (const [at, letter] of [...'HOTEL'].entries())
    lettered(pen, letter, [58.5, -87 + at * 11.6], 10, pen.isDark ? '#ffd28a' : '#fbe8c0');
}

/** Columns under a gable, on steps. */
function columned(
  pen: Pen,
  { wall = '#e2dccf', roof, door: front = '#5c4434' }: BuildingColours,
  name = '',
): void {
  for (let step = 0; step < 4; step++)
    block(
      pen,
      -88 + step * 3,
      -2.4 * (step + 1),
      176 - step * 6,
      2.4,
      mix(wall, '#8a8478', 0.1 + step * 0.05),
    );
  block(pen, -74, -60, 148, 50.4, deep(wall, 0.2));
  for (const x of [-58, -34, 24, 48]) pane(pen, x, -46, 11, 22);
  door(pen, -10, 20, 34, front, -9.6);
  line(pen, 'M0 -43 V-10', deep(front), 0.9);
  for (const x of [-72, -46, -20, 12, 38, 64]) {
    bar(pen, x, -57, 8, 47, wall, 0.6);
    block(pen, x - 1.6, -60, 11.2, 3.4, mix(wall, '#ffffff', 0.3));
    block(pen, x - 1.6, -12, 11.2, 2.6, mix(wall, '#ffffff', 0.3));
    for (const groove of [2.6, 4.6, 6.2]) line(pen, `M${x + groove} -55 V-14`, deep(wall, 0.16), 0.4);
  }
  block(pen, -80, -71, 160, 11, wall);
  const gable = roof ?? wall;
  shape(pen, 'M-86 -71 L0 -100 L86 -71 Z', mix(gable, '#ffffff', 0.2), {
    colour: deep(gable, 0.24),
    from: -100,
    to: -71,
  });
  shape(pen, 'M-64 -74 L0 -95 L64 -74 Z', deep(gable, 0.14));
  ball(pen, 0, -80.6, 5, 5, mix(gable, '#c8a04a', 0.5));
  if (name !== '') lettered(pen, name, [0, -62.6], 8.4, '#5c4a34');
}

/** Brick, a clock over the door, a flag. */
function school(
  pen: Pen,
  { wall = '#b8644a', roof = '#5d6470', door: front = '#3f6a8c' }: BuildingColours,
): void {
  block(pen, -90, -56, 180, 56, wall);
  for (let course = 0; course < 11; course++)
    line(pen, `M-90 ${-51 + course * 5} H90`, deep(wall, 0.12), 0.4);
  shape(pen, 'M-94 -56 L-86 -66 H86 L94 -56 Z', roof, { colour: deep(roof), from: -66, to: -56 });
  for (const row of [-49, -24])
    for (const x of [-84, -68, -52, -36, 24, 40, 56, 72]) pane(pen, x, row, 11, 15);
  block(pen, -20, -74, 40, 74, mix(wall, '#ffffff', 0.12));
  shape(pen, 'M-24 -73 L0 -92 L24 -73 Z', roof, { colour: deep(roof), from: -92, to: -73 });
  ball(pen, 0, -62, 7.4, 7.4, '#f6f0e2');
  line(pen, 'M0 -62 V-67 M0 -62 L3.6 -60', '#3a3440', 1);
  for (const x of [-14, 4]) pane(pen, x, -49, 10, 13);
  door(pen, -11, 22, 25, front);
  line(pen, 'M0 -25 V0', deep(front), 0.9);
  block(pen, -16, -31, 32, 3.4, '#efe8da');
  line(pen, 'M0 -92 V-110', '#8a8f98', 1.1);
  shape(pen, 'M0.6 -110 q7 2 14 0 v8 q-7 2 -14 0 Z', '#d8342f');
}

/** White storeys, a red cross, a roof over the way in. */
function hospital(
  pen: Pen,
  { wall = '#eef1f2', roof = '#8fb0bc', door: front = '#7aa0b0' }: BuildingColours,
): void {
  block(pen, -92, -70, 184, 70, wall);
  block(pen, -34, -100, 68, 100, mix(wall, '#ffffff', 0.4));
  for (const [left, wide, row] of [
    [-94, 60, -73],
    [34, 60, -73],
    [-37, 74, -103],
  ] as const)
    block(pen, left, row, wide, 4, roof);
  for (const row of [-64, -45, -26]) for (const x of [-86, -70, -54, 43, 59, 75]) pane(pen, x, row, 11, 11);
  for (const row of [-72, -54, -36]) for (const x of [-26, -8, 12]) pane(pen, x, row, 13, 9);
  shape(pen, 'M-4 -98 h8 v6 h6 v8 h-6 v6 h-8 v-6 h-6 v-8 h6 Z', '#d8342f', {
    colour: '#b0242c',
    from: -98,
    to: -78,
  });
  door(pen, -16, 32, 20, front);
  line(pen, 'M0 -20 V0', '#efe8da', 1);
  block(pen, -30, -27, 60, 5, '#d8342f');
  for (const x of [-28, 26]) bar(pen, x, -22, 2.4, 22, '#b8c4ca');
  if (pen.isDark) shineAround(pen, 0, -88, 24, '#ff5a4a', 0.5);
}

/** A lit board over the way in, posters beside the doors. */
function cinema(
  pen: Pen,
  { wall = '#8c4a54', roof = '#c89a48', door: front = '#5c2430' }: BuildingColours,
): void {
  block(pen, -64, -84, 128, 84, wall);
  shape(pen, 'M-68 -88 H68 V-82 H-68 Z', roof, { colour: deep(roof), from: -88, to: -82 });
  for (let rib = -3; rib <= 3; rib++) bar(pen, rib * 15 - 2, -81, 4, 38, mix(wall, '#ffffff', 0.14), 1);
  shape(pen, 'M-8 -112 h16 v54 h-16 Z', '#c8342f', { colour: '#8a1f24', from: -112, to: -58 });
  for (const [at, letter] of [...'CINE'].entries()) lettered(pen, letter, [0, -100 + at * 12], 11, '#ffe8b0');
  shape(pen, 'M-66 -44 H66 L58 -26 H-58 Z', '#fbf3e2', { colour: '#e4d4ac', from: -44, to: -26 });
  for (const row of [-38, -33]) line(pen, `M-46 ${row} H46`, '#6a4a44', 1.4);
  for (let lamp = 0; lamp < 23; lamp++)
    ball(pen, -64 + lamp * 5.8, -45.6, 1.3, 1.3, pen.isDark ? '#fff0b0' : '#f2d27a');
  if (pen.isDark) shineAround(pen, 0, -36, 70, '#ffd27a', 0.5);
  for (const x of [-22, 1]) {
    door(pen, x, 21, 22, front);
    block(pen, x + 4, -19, 13, 10, windowColour(pen));
  }
  for (const [x, colour] of [
    [-54, '#2f6a8c'],
    [-40, '#d8a23c'],
    [28, '#5a8a4c'],
    [43, '#8148c0'],
  ] as const) {
    block(pen, x, -21, 11, 16, '#efe8da');
    block(pen, x + 1.2, -19.8, 8.6, 13.6, colour);
  }
}

export const TOWN_BUILDINGS: Record<string, TownBuilding> = {
  motel: { width: 218, height: 106, paint: motel },
  diner: { width: 178, height: 84, paint: diner },
  'gas-station': { width: 214, height: 88, paint: gasStation },
  hotel: { width: 132, height: 114, paint: hotel },
  bank: { width: 178, height: 101, paint: (pen, colours) => columned(pen, colours, 'BANK') },
  museum: { width: 178, height: 101, paint: (pen, colours) => columned(pen, colours) },
  school: { width: 190, height: 112, paint: school },
  hospital: { width: 190, height: 106, paint: hospital },
  cinema: { width: 140, height: 114, paint: cinema },
};
