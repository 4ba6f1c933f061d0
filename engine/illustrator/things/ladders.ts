// Ladders, in centimetres: one that leans on what is behind it, and one on two pairs of legs that stands by itself.

import { mix } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Of both: how high the rung is on which somebody stands, as a part of the height. */
export const RUNG = 0.13;

const WOODS = ['#9a6a3c', '#b07d4a', '#86582f'] as const;

function rungs(pen: Pen, wood: string, tall: number, halfAt: (y: number) => number): void {
  for (let y = 25; y < tall - 10; y += 27) {
    const half = halfAt(y);
    bar(pen, -half, -y - 2.4, half * 2, 4.8, mix(wood, '#ffffff', 0.1), 1.5);
    line(pen, `M${-half} ${-y + 2.2} L${half} ${-y + 2.2}`, mix(wood, '#20141c', 0.45), 0.8);
  }
}

function rails(pen: Pen, wood: string, tall: number, halfAt: (y: number) => number): void {
  for (const side of [-1, 1]) {
    const [low, high] = [side * halfAt(0), side * halfAt(tall)];
    shape(
      pen,
      `M${low - 3.4} 0 L${low + 3.4} 0 L${high + 2.6} ${-tall} L${high - 2.6} ${-tall} Z`,
      mix(wood, side === pen.side ? '#ffffff' : '#20141c', 0.14),
      { colour: mix(wood, '#20141c', 0.3), from: -tall, to: 0 },
    );
  }
}

/** Half the width at a height. */
const halfOfLeaning = (y: number): number => 26 - y * 0.024;
const halfOfStanding = (y: number): number => 34 - y * 0.082;

function leaning(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  rungs(pen, wood, 226, halfOfLeaning);
  rails(pen, wood, 226, halfOfLeaning);
}

function standing(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  const back = mix(wood, '#20141c', 0.4);
  // The legs behind stand wider, and higher in the image: farther away.
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 40 - 3} -12 L${side * 40 + 3} -12 L${side * 17 + 2} -196 L${side * 17 - 2} -196 Z`,
      back,
    );
  line(pen, 'M-32 -74 L32 -74', back, 3);
  rungs(pen, wood, 190, halfOfStanding);
  rails(pen, wood, 196, halfOfStanding);
  shape(pen, 'M-23 -203 L23 -203 L26 -194 L-26 -194 Z', mix(wood, '#ffffff', 0.2), {
    colour: mix(wood, '#20141c', 0.2),
    from: -203,
    to: -194,
  });
}

export const LADDERS: Record<string, OwnDrawing> = {
  'own/ladder': { width: 64, height: 228, paint: leaning },
  'own/step-ladder': { width: 92, height: 204, paint: standing },
};
