// What grows in the beds of a greenhouse, in centimetres: broad leaves, ferns, climbers with fruit, bushes in flower.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GREENS: readonly [string, ...string[]] = ['#4f8f4a', '#3f7f4e', '#6a9f48', '#2f7058'];

/** A leaf from its stalk at (0, 0) upward, `turn` to the side. */
export function leaf(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  long: number,
  wide: number,
  colour: Colour,
): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  shape(
    pen,
    `M0 0 C${-wide} ${-long * 0.3} ${-wide * 0.9} ${-long * 0.8} 0 ${-long} C${wide * 0.9} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0 Z`,
    mix(colour, '#e8f4a0', 0.26),
    { colour: mix(colour, '#0e2a20', 0.34), from: -long, to: 0 },
  );
  shape(
    pen,
    `M0 0 C${wide} ${-long * 0.3} ${wide * 0.9} ${-long * 0.8} 0 ${-long} Z`,
    mix(colour, '#0e2a20', 0.18),
  );
  line(pen, `M0 0 L0 ${-long * 0.92}`, mix(colour, '#eef8c0', 0.5), Math.max(0.6, wide * 0.07));
  brush.restore();
}

/** Draws turned around a point of its own. */
export function turned(pen: Pen, x: number, y: number, turn: number, paint: () => void, grow = 1): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(grow, grow);
  paint();
  brush.restore();
}

function broad(pen: Pen): void {
  const { random } = pen;
  const green = random.pick(GREENS);
  for (let at = 0; at < 11; at++) {
    const turn = (at / 10 - 0.5) * 2.3 + random.between(-0.1, 0.1);
    const long = 92 - Math.abs(turn) * 22;
    const [x, y] = [Math.sin(turn) * 34, -Math.cos(turn) * 34];
    line(pen, `M0 0 Q${x * 0.3} ${y} ${x} ${y}`, mix(green, '#0e2a20', 0.3), 2.6);
    leaf(pen, x, y, turn, long, 17, mix(green, '#ffffff', random.between(0, 0.08)));
  }
}

function fern(pen: Pen): void {
  const { random } = pen;
  const green = random.pick(GREENS);
  for (let at = 0; at < 13; at++) {
    const turn = (at / 12 - 0.5) * 2.7;
    const long = random.between(60, 84);
    for (let step = 1; step <= 12; step++) {
      const part = step / 12;
      const bend = turn * (0.55 + part * 0.75);
      const x = Math.sin(bend) * long * part;
      const y = -Math.cos(bend) * long * part;
      for (const side of [-1, 1])
        leaf(pen, x, y, bend + side * 1.15, 15 * (1.15 - part), 3.4, mix(green, '#d8f090', part * 0.2));
    }
  }
}

/** Tomatoes on a stick. */
function climber(pen: Pen): void {
  const { random } = pen;
  bar(pen, -2, -148, 4, 148, '#b08a58', 2);
  for (let at = 0; at < 36; at++) {
    const y = -10 - (at / 36) * 132;
    leaf(
      pen,
      random.between(-6, 6),
      y,
      random.side() * random.between(0.7, 2),
      random.between(20, 32),
      9,
      '#4f8f3e',
    );
  }
  for (let at = 0; at < 12; at++) {
    const ripe = random.pick(['#d8402f', '#d8402f', '#e8862f', '#9ab848']);
    const size = random.between(5, 7.4);
    ball(pen, random.between(-22, 22), random.between(-120, -22), size, size * 0.94, ripe);
  }
}

function inFlower(pen: Pen): void {
  const { random } = pen;
  const green = random.pick(GREENS);
  const bloom = random.pick(['#e8709a', '#f0c040', '#f4f0ea', '#c05ac0', '#e8563c']);
  for (let at = 0; at < 46; at++)
    leaf(
      pen,
      random.between(-30, 30),
      random.between(-52, -4),
      random.between(-1.2, 1.2),
      random.between(18, 30),
      8,
      green,
    );
  for (let at = 0; at < 17; at++) {
    const [x, y] = [random.between(-40, 40), random.between(-78, -26)];
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2;
      ball(pen, x + Math.cos(turn) * 4.4, y + Math.sin(turn) * 4, 4.2, 3.8, bloom);
    }
    ball(pen, x, y, 2.4, 2.2, '#f4d060');
  }
}

/** In a pot of clay. */
function potted(pen: Pen): void {
  pen.brush.save();
  pen.brush.translate(0, -34);
  pen.brush.scale(0.62, 0.62);
  broad(pen);
  pen.brush.restore();
  shape(pen, 'M-24 -36 L24 -36 L18 0 L-18 0 Z', '#d08058', { colour: '#8a4630', from: -36, to: 0 });
  shape(pen, 'M-28 -44 L28 -44 L26 -33 L-26 -33 Z', '#dc9068', { colour: '#a85c3e', from: -44, to: -33 });
}

export const BED_PLANTS: readonly [OwnDrawing, ...OwnDrawing[]] = [
  { width: 210, height: 140, paint: broad },
  { width: 180, height: 100, paint: fern },
  { width: 90, height: 156, paint: climber },
  { width: 100, height: 88, paint: inFlower },
];

export const POTTED_PLANT: OwnDrawing = { width: 132, height: 122, paint: potted };
