// A plain house of a village, its gable or its long side to the viewer; a church has a tower.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

type House = { wall: Colour; roof: Colour; isGable: boolean; hasSpire?: boolean };

export function houseOf(house: House): OwnDrawing {
  return { width: 100, height: house.hasSpire ? 132 : 84, paint: (pen) => paintHouse(pen, house) };
}

function paintHouse(pen: Pen, { wall, roof: tiled, isGable, hasSpire }: House): void {
  const shade = mix(wall, '#3a2430', 0.32);
  const roof = pen.isSnowy ? '#f2f6ff' : tiled;
  const tiles = mix(roof, pen.isSnowy ? '#8fa2c8' : '#20101c', 0.4);
  if (hasSpire) {
    bar(pen, -40, -78, 26, 78, wall);
    shape(pen, 'M-44 -76 L-27 -130 L-10 -76 Z', roof, { colour: tiles, from: -130, to: -76 });
    pane(pen, -32, -66, 10, 14);
    line(pen, 'M-27 -131 L-27 -124', '#e8c060', 1.4);
  }
  shape(pen, 'M-42 0 L-42 -40 L42 -40 L42 0 Z', wall, { colour: shade, from: -40, to: 6 });
  if (isGable) {
    bar(pen, 18, -80, 9, 26, '#9a6a54');
    shape(pen, 'M-42 -39 L0 -74 L42 -39 Z', wall, { colour: mix(wall, '#3a2430', 0.12), from: -74, to: -39 });
    shape(pen, 'M-50 -34 L0 -80 L50 -34 L45 -32 L0 -71 L-45 -32 Z', roof, {
      colour: tiles,
      from: -80,
      to: -32,
    });
    pane(pen, -7, -60, 14, 12);
  } else {
    bar(pen, 20, -82, 9, 26, '#9a6a54');
    shape(pen, 'M-50 -38 L-36 -72 L36 -72 L50 -38 Z', roof, { colour: tiles, from: -74, to: -36 });
    for (const row of [-46, -54, -63])
      line(pen, `M${-46 - (row + 46) * 0.42} ${row} L${46 + (row + 46) * 0.42} ${row}`, tiles, 0.7);
  }
  shape(pen, 'M-7 0 L-7 -24 L7 -24 L7 0 Z', '#7a4c2c', { colour: '#4c2e1c', from: -24, to: 0 });
  pane(pen, -32, -30, 14, 14);
  pane(pen, 18, -30, 14, 14);
  for (let index = 0; index < 7; index++) {
    const x = -40 + index * 5 + (index > 3 ? 44 : 0);
    ball(pen, x, -2, 4, 3.4, index % 3 === 1 ? '#d98aa8' : '#5c8a4a');
  }
}

function pane(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  shape(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, windowColour(pen));
  line(pen, `M${x + wide / 2} ${y} v${tall} M${x} ${y + tall / 2} h${wide}`, '#f0e6d4', 1.1);
  if (pen.isDark) shineAround(pen, x + wide / 2, y + tall / 2, wide * 1.4, '#ffb648', 0.4);
}
