// What our own drawings are drawn with: a brush in units, and shapes written as paths.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';

export type Pen = {
  brush: Brush;
  random: Random;
  /** Lamps and windows are lit. */
  isDark: boolean;
  isSnowy: boolean;
  /** The side the light comes from. */
  side: -1 | 1;
  /** How far wheels have turned from one spoke to the next, 0–1. */
  roll?: number;
  /** The colour that was said of the plate. */
  glaze?: Colour;
};

/** A drawing of our own: a box in units, 0 in the middle across and at the bottom down; up is negative. */
export type OwnDrawing = {
  width: number;
  height: number;
  paint(pen: Pen): void;
  /** Keeps its own light: a lantern takes little of the scene's. */
  isLamp?: boolean;
};

/** What of a thing its drawing goes by: the colour that was asked for, and the words that it was named with. */
export type Asked = { drawing: string; colour?: string | undefined; words?: string | undefined };

/** Fills a path; a second colour makes a gradient from the top to the bottom of the given rows. */
export function shape(
  pen: Pen,
  path: string,
  colour: Colour,
  below?: { colour: Colour; from: number; to: number },
): void {
  const { brush } = pen;
  if (below) {
    const gradient = brush.createLinearGradient(0, below.from, 0, below.to);
    gradient.addColorStop(0, css(colour));
    gradient.addColorStop(1, css(below.colour));
    brush.fillStyle = gradient;
  } else brush.fillStyle = css(colour);
  const fill = brush.fill.bind(brush);
  fill(new Path2D(path));
}

/** Makes what makes the lower colour of a shape: nearer to a dark one, by `usual` where nothing else is said. */
export function shadeInto(
  dark: Colour,
  usual: number,
): (
  colour: Colour,
  from: number,
  to: number,
  amount?: number,
) => { colour: Colour; from: number; to: number } {
  return (colour, from, to, amount = usual) => ({ colour: mix(colour, dark, amount), from, to });
}

/** Paints on both sides what is given for the right. */
export function mirrored({ brush }: Pen, paint: () => void): void {
  for (const side of [-1, 1]) {
    brush.save();
    brush.scale(side, 1);
    paint();
    brush.restore();
  }
}

export function line(pen: Pen, path: string, colour: Colour, width: number): void {
  const { brush } = pen;
  brush.strokeStyle = css(colour);
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(new Path2D(path));
}

/** A ball of one colour, light on the lit side. */
export function ball(pen: Pen, x: number, y: number, rx: number, ry: number, colour: Colour): void {
  const { brush, side } = pen;
  const gradient = brush.createRadialGradient(
    x + side * rx * 0.4,
    y - ry * 0.45,
    0,
    x,
    y,
    Math.max(rx, ry) * 1.1,
  );
  gradient.addColorStop(0, css(mix(colour, '#ffffff', 0.3)));
  gradient.addColorStop(0.55, css(colour));
  gradient.addColorStop(1, css(mix(colour, '#20102c', 0.38)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
}

/** An even disc, seen straight or from the side. */
export function oval(
  { brush }: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  alpha = 1,
): void {
  brush.fillStyle = css(colour, alpha);
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
}

/** A ring of one width. */
export function hoop(
  { brush }: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  width: number,
): void {
  brush.strokeStyle = css(colour);
  brush.lineWidth = width;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.stroke();
}

/** A round-ended bar with light across it: posts, trunks, limbs. */
export function bar(
  pen: Pen,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Colour,
  radius = 0,
): void {
  const { brush, side } = pen;
  const gradient = brush.createLinearGradient(left, 0, left + width, 0);
  gradient.addColorStop(side > 0 ? 1 : 0, css(mix(colour, '#ffffff', 0.2)));
  gradient.addColorStop(0.5, css(colour));
  gradient.addColorStop(side > 0 ? 0 : 1, css(mix(colour, '#1c1028', 0.4)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.roundRect(left, top, width, height, radius);
  brush.fill();
}

/** A cut stone that shines, with its upper point at `y - size`. */
export function gem(pen: Pen, [x, y]: readonly [number, number], size: number, colour: string): void {
  const shoulder = size - 2;
  shape(
    pen,
    `M${x} ${y - size} l${size} ${shoulder} l-${size} ${size + 2} l-${size} -${size + 2} Z`,
    colour,
    {
      colour: mix(colour, '#140820', 0.3),
      from: y - size,
      to: y + size,
    },
  );
  shape(pen, `M${x} ${y - size} l3 ${shoulder} h-6 Z`, mix(colour, '#ffffff', 0.6));
}

/** A soft light around a lamp. */
export function shineAround(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  const { brush } = pen;
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, strength));
  gradient.addColorStop(0.35, css(colour, strength * 0.4));
  gradient.addColorStop(1, css(colour, 0));
  brush.fillStyle = gradient;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function windowColour(pen: Pen): string {
  return pen.isDark ? '#ffd27a' : '#4d6478';
}

/** Draws something shifted, where its own zero is not where the drawing's must be. */
export function moved(pen: Pen, paint: (pen: Pen) => void, x: number, y: number): void {
  pen.brush.translate(x, y);
  paint(pen);
}
