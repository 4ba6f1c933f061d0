// Houses that tales are told of: a mansion with two wings, a house in a hill, a house in a mushroom.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

function face(pen: Pen, path: string, colour: Colour, from: number, to: number, dark = 0.3): void {
  shape(pen, path, colour, { colour: mix(colour, SHADE, dark), from, to });
}

/** Tall panes in a frame, lit at night. */
function pane(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  if (pen.isDark) shineAround(pen, x, y - tall / 2, tall * 1.5, '#ffc86a', 0.3);
  shape(pen, `M${x - wide / 2 - 1.6} ${y} h${wide + 3.2} v${-tall - 2} h${-wide - 3.2} Z`, '#f2ead8');
  shape(pen, `M${x - wide / 2} ${y - 1.4} h${wide} v${-tall + 1.4} h${-wide} Z`, windowColour(pen));
  line(pen, `M${x} ${y - 1.4} v${-tall + 1.4} M${x - wide / 2} ${y - tall * 0.55} h${wide}`, '#f2ead8', 1);
}

/** Of brick, with steep slate roofs, a porch on columns and a tower at one side. */
function mansion(pen: Pen): void {
  const wall: Colour = '#a8705a';
  const slate: Colour = pen.isSnowy ? '#e8eef6' : '#4c5566';
  const trim: Colour = '#efe4d0';
  face(pen, 'M-118 0 V-78 H118 V0 Z', wall, -78, 0);
  for (let course = 1; course < 13; course++)
    line(pen, `M-118 ${-course * 6} H118`, mix(wall, SHADE, 0.16), 0.4);
  face(pen, 'M-124 -76 L-104 -116 H104 L124 -76 Z', slate, -116, -76, 0.4);
  for (let row = 1; row < 6; row++)
    line(pen, `M${-124 + row * 3.4} ${-76 - row * 6.6} H${124 - row * 3.4}`, mix(slate, SHADE, 0.3), 0.6);
  for (const x of [-84, 60]) {
    bar(pen, x, -140, 13, 32, mix(wall, SHADE, 0.14));
    shape(pen, `M${x - 2} -140 h17 v-5 h-17 Z`, trim);
  }
  // Wings and the middle come forward under gables.
  for (const [x, half, high] of [
    [-84, 30, 126],
    [0, 34, 134],
  ] as const) {
    face(pen, `M${x - half} 0 V-80 H${x + half} V0 Z`, mix(wall, '#ffffff', 0.07), -80, 0);
    face(pen, `M${x - half} -80 L${x} ${-high} L${x + half} -80 Z`, mix(wall, '#ffffff', 0.1), -high, -76);
    line(pen, `M${x - half - 5} -77 L${x} ${-high - 3} L${x + half + 5} -77`, slate, 5);
    pane(pen, x, -90, 9, 18);
  }
  for (const x of [-98, -70, -40, 46, 70]) for (const y of [-12, -48]) pane(pen, x, y, 10, 22);
  for (const x of [-18, 0, 18]) pane(pen, x, -50, 9, 20);
  face(pen, 'M84 0 V-112 H124 V0 Z', mix(wall, '#ffffff', 0.05), -112, 0, 0.36);
  face(pen, 'M78 -110 L104 -168 L130 -110 Z', slate, -168, -108, 0.42);
  line(pen, 'M104 -168 V-182', '#c8a24c', 1.8);
  ball(pen, 104, -172, 2.4, 2.4, '#d8b45a');
  for (const y of [-12, -48, -84]) pane(pen, 104, y, 11, 22);
  line(pen, 'M-118 -40 H84', trim, 1.6);
  // The porch.
  shape(pen, 'M-10 -2 V-28 Q0 -36 10 -28 V-2 Z', '#5a3524');
  line(pen, 'M0 -2 V-31', '#3a2016', 1);
  for (const x of [-26, -15, 11, 22]) bar(pen, x, -34, 4.4, 34, trim);
  face(pen, 'M-32 -34 L0 -48 L32 -34 Z', trim, -48, -34, 0.2);
  face(pen, 'M-34 0 L-30 -5 H30 L34 0 Z', '#c8c0b4', -5, 0);
  for (let bush = 0; bush < 13; bush++) {
    const x = -112 + bush * 17.6;
    if (Math.abs(x) > 34) ball(pen, x, -4, 8, 6.6, bush % 2 === 0 ? '#4c7a44' : '#5c8c4e');
  }
}

/** A mound of grass with a round green door, round windows and a chimney. */
function hillHouse(pen: Pen): void {
  const grass: Colour = pen.isSnowy ? '#eaf0f8' : '#6aa84a';
  bar(pen, 34, -96, 11, 30, '#a08a78');
  shape(pen, 'M32 -96 h15 v-5 h-15 Z', '#857060');
  face(pen, 'M-124 0 C-104 -52 -58 -88 0 -88 C58 -88 104 -52 124 0 Z', grass, -88, 4, 0.42);
  for (let tuft = 0; tuft < 46; tuft++) {
    const part = pen.random.between(-0.96, 0.96);
    const y = -86 * Math.sqrt(1 - part * part) * pen.random.between(0.62, 0.99);
    const x = part * 118;
    line(
      pen,
      `M${x} ${y} l-2 -5 M${x} ${y} l2 -6`,
      mix(grass, pen.random.chance(0.5) ? '#e6f08a' : SHADE, 0.26),
      1.2,
    );
    if (tuft % 4 === 0 && !pen.isSnowy)
      ball(pen, x + 3, y - 5, 2, 2, pen.random.pick(['#f4e26a', '#f29ab4', '#ffffff']));
  }
  face(pen, 'M-66 0 C-66 -44 -36 -64 0 -64 C36 -64 66 -44 66 0 Z', '#d8c29a', -64, 0, 0.3);
  line(pen, 'M-66 0 C-66 -44 -36 -64 0 -64 C36 -64 66 -44 66 0', '#8a6a4a', 5);
  ball(pen, 0, -25, 27, 27, '#7a5234');
  ball(pen, 0, -25, 22.5, 22.5, '#3f8a4c');
  for (const x of [-12, -4, 4, 12]) {
    const half = Math.sqrt(22 * 22 - x * x);
    line(pen, `M${x} ${-25 - half} V${-25 + half}`, '#2c6638', 1.2);
  }
  ball(pen, 0, -25, 2.6, 2.6, '#e8c04c');
  for (const x of [-45, 45]) {
    if (pen.isDark) shineAround(pen, x, -28, 26, '#ffc86a', 0.5);
    ball(pen, x, -28, 12, 12, '#7a5234');
    ball(pen, x, -28, 9, 9, windowColour(pen));
    line(pen, `M${x - 9} -28 h18 M${x} -37 v18`, '#7a5234', 1.8);
  }
  face(pen, 'M-22 0 L-10 -3 H10 L26 0 Z', '#b8a890', -3, 0);
  for (const x of [-90, -78, 80, 94]) ball(pen, x, -6, 9, 8, x % 4 === 0 ? '#4f8a44' : '#5f9a4e');
}

/** A red cap with white spots over a thick stem with a door and windows. */
function mushroomHouse(pen: Pen): void {
  const stem: Colour = '#f2e6cc';
  const cap: Colour = pen.random.pick(['#cf3f34', '#d8603a', '#b8456e']);
  face(pen, 'M-34 0 C-44 -30 -30 -52 -28 -78 H28 C30 -52 44 -30 34 0 Z', stem, -78, 0, 0.26);
  for (const x of [-18, 18])
    line(pen, `M${x * 1.3} -2 C${x * 1.4} -30 ${x} -50 ${x} -70`, mix(stem, SHADE, 0.14), 0.8);
  face(pen, 'M-74 -66 C-58 -84 58 -84 74 -66 C58 -54 -58 -54 -74 -66 Z', '#e6cfa8', -80, -54, 0.4);
  face(
    pen,
    'M-78 -66 C-80 -112 -40 -140 0 -140 C40 -140 80 -112 78 -66 C52 -80 -52 -80 -78 -66 Z',
    cap,
    -140,
    -66,
    0.36,
  );
  for (const [x, y, rx, ry] of [
    [-42, -98, 11, 9],
    [-8, -120, 14, 9],
    [34, -106, 12, 9],
    [8, -90, 9, 6],
    [58, -82, 8, 7],
    [-64, -78, 7, 6],
  ] as const)
    ball(pen, x, y, rx, ry, '#fbf4e6');
  bar(pen, 36, -150, 9, 26, '#8a6a58');
  shape(pen, 'M34 -150 h13 v-4 h-13 Z', '#6a4e40');
  shape(pen, 'M-13 0 V-26 C-13 -42 13 -42 13 -26 V0 Z', '#6a4226', { colour: '#472a18', from: -38, to: 0 });
  line(pen, 'M-13 0 V-26 C-13 -42 13 -42 13 -26 V0', '#8f6a48', 2.6);
  ball(pen, 8, -17, 1.8, 1.8, '#e8c04c');
  for (const x of [-23, 23]) {
    if (pen.isDark) shineAround(pen, x, -48, 22, '#ffc86a', 0.5);
    ball(pen, x, -48, 8, 8, '#8f6a48');
    ball(pen, x, -48, 6, 6, windowColour(pen));
    line(pen, `M${x - 6} -48 h12 M${x} -54 v12`, '#8f6a48', 1.4);
  }
  for (const x of [-40, -30, 32, 44]) ball(pen, x, -4, 7, 5.4, x < 0 ? '#5c8a4a' : '#4f7d42');
}

export const HOUSES_OF_TALES: Record<string, OwnDrawing> = {
  'own/mansion': { width: 260, height: 184, paint: mansion },
  'own/hill-house': { width: 250, height: 104, paint: hillHouse },
  'own/mushroom-house': { width: 160, height: 156, paint: mushroomHouse },
};
