// A villa of our time: white boxes that reach over each other, glass from floor to ceiling, wood, a terrace.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { BuildingColours } from './structures.ts';
import { bar, line, shape, shineAround, windowColour, type Pen } from './pen.ts';

const BOARDS: Colour = '#a06f42';
const FRAME: Colour = '#3a3f46';

export function modernVilla(
  pen: Pen,
  { wall = '#f1efea', roof = '#d9d5cd', door = BOARDS }: BuildingColours,
): void {
  const shade = mix(wall, '#20243c', 0.26);
  // The lower box stands back under the upper one.
  shape(pen, 'M-64 0 L-64 -40 L74 -40 L74 0 Z', shade, {
    colour: mix(shade, '#20243c', 0.2),
    from: -40,
    to: 0,
  });
  glass(pen, -58, -36, 66, 36, 5);
  bar(pen, 12, -38, 18, 38, door, 0.4);
  for (let board = 0; board < 5; board++)
    line(pen, `M${15 + board * 3.4} -37 V-1`, mix(door, '#20101c', 0.4), 0.6);
  glass(pen, 34, -32, 34, 22, 3);
  shape(pen, 'M-86 -40 L-86 -86 L46 -86 L46 -40 Z', wall, {
    colour: mix(wall, shade, 0.4),
    from: -86,
    to: -40,
  });
  shape(pen, 'M-90 -86 H50 V-92 H-90 Z', roof, { colour: mix(roof, '#20243c', 0.3), from: -92, to: -86 });
  shape(pen, 'M-86 -40 H46 V-37 H-86 Z', mix(shade, '#20243c', 0.4));
  glass(pen, -78, -78, 62, 32, 4);
  shape(pen, 'M-8 -80 H40 V-46 H-8 Z', BOARDS, { colour: mix(BOARDS, '#20101c', 0.2), from: -80, to: -46 });
  for (let row = 0; row < 8; row++)
    line(pen, `M-7 ${-76 + row * 4.2} H39`, mix(BOARDS, '#20101c', 0.35), 0.6);
  glass(pen, 6, -74, 20, 20, 2);
  // The roof of the lower box is a terrace.
  shape(pen, 'M46 -44 H84 V-40 H46 Z', roof);
  for (let post = 0; post < 7; post++) line(pen, `M${49 + post * 5.6} -44 V-55`, FRAME, 0.7);
  line(pen, 'M46 -55 H84', FRAME, 1);
  shape(pen, 'M-96 0 H90 V3 H-96 Z', '#c9c4ba');
}

function glass(pen: Pen, x: number, y: number, wide: number, tall: number, panes: number): void {
  const pane = windowColour(pen);
  shape(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, mix(pane, '#ffffff', 0.12), {
    colour: mix(pane, '#20243c', 0.3),
    from: y,
    to: y + tall,
  });
  for (let bar = 0; bar <= panes; bar++) line(pen, `M${x + (wide * bar) / panes} ${y} v${tall}`, FRAME, 0.9);
  line(pen, `M${x} ${y} h${wide}`, FRAME, 1);
  if (pen.isDark) shineAround(pen, x + wide / 2, y + tall / 2, wide, '#ffb648', 0.4);
}
