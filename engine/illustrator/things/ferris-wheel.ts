// A great wheel of a fair, whose cabins hang level while it turns.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, hoop, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const HUB = -108;
const RIM = 82;
const INNER = 72;
const CABINS = 16;
/** Of two colours by turns: after two of them it is as it was. */
const COLOURS: readonly Colour[] = ['#e2574c', '#f2b63c'];

const at = (turn: number, away: number): readonly [x: number, y: number] => [
  Math.cos(turn) * away,
  HUB + Math.sin(turn) * away,
];

/** Under the point of the rim that it hangs from. */
function cabin(pen: Pen, x: number, y: number, colour: Colour): void {
  line(pen, `M${x} ${y} v4`, '#6a6474', 1.6);
  shape(
    pen,
    `M${x - 7} ${y + 5} Q${x} ${y - 1} ${x + 7} ${y + 5} L${x + 6} ${y + 15} Q${x} ${y + 19} ${x - 6} ${y + 15} Z`,
    mix(colour, '#ffffff', 0.16),
    { colour: mix(colour, '#2a1830', 0.34), from: y + 2, to: y + 18 },
  );
  bar(pen, x - 5, y + 6, 10, 4.4, pen.isDark ? '#ffe6a0' : '#d8ecf4', 1.4);
}

function legs(pen: Pen, colour: Colour): void {
  for (const side of [-1, 1]) {
    line(pen, `M0 ${HUB} L${side * 54} -3`, mix(colour, '#1c1830', 0.3), 6);
    line(pen, `M${side * -0.6} ${HUB} L${side * 53} -3`, colour, 3.6);
  }
  line(pen, `M-30 ${HUB * 0.45} H30`, mix(colour, '#1c1830', 0.2), 3);
}

function ferrisWheel(pen: Pen): void {
  const steel: Colour = '#eef0f4';
  const deep = mix(steel, '#3a3450', 0.45);
  const turned = ((pen.roll ?? 0) * 2 * Math.PI * 2) / CABINS;
  const turns = Array.from({ length: CABINS }, (_, index) => turned + (index * Math.PI * 2) / CABINS);
  bar(pen, -66, -6, 132, 6, '#8a7f94', 2);
  for (const [index, turn] of turns.entries()) {
    const [x, y] = at(turn, RIM);
    line(pen, `M0 ${HUB} L${x} ${y}`, deep, 1.3);
    const [innerX, innerY] = at(turn + Math.PI / CABINS, INNER);
    const [nextX, nextY] = at(turn + (Math.PI * 2) / CABINS, RIM);
    line(pen, `M${x} ${y} L${innerX} ${innerY} L${nextX} ${nextY}`, deep, 1.1);
    if (pen.isDark) shineAround(pen, x, y, 7, COLOURS[index % 2] ?? '#f2b63c', 0.7);
  }
  hoop(pen, 0, HUB, INNER, INNER, deep, 1.6);
  hoop(pen, 0, HUB, RIM, RIM, deep, 4.2);
  hoop(pen, 0, HUB, RIM, RIM, steel, 2.6);
  legs(pen, '#5d7fb8');
  ball(pen, 0, HUB, 9, 9, '#e2574c');
  ball(pen, 0, HUB, 4, 4, '#f8e0a0');
  for (const [index, turn] of turns.entries()) cabin(pen, ...at(turn, RIM), COLOURS[index % 2] ?? '#f2b63c');
}

export const FERRIS_WHEELS: Record<string, OwnDrawing> = {
  'own/ferris-wheel': { width: 184, height: 196, paint: ferrisWheel },
};
