// What dishes seen from above are drawn with: discs, bowls to look into, strands and strewn pieces.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, type Pen } from './pen.ts';

export const [X, Y] = [0, -100];

export function disc(pen: Pen, radius: number, colour: Colour, x = X, y = Y): void {
  pen.brush.fillStyle = css(colour);
  pen.brush.beginPath();
  pen.brush.arc(x, y, radius, 0, 7);
  pen.brush.fill();
}

/** A bowl to look into: its rim, its wall in shade on the side of the light, what is in it. */
export function bowl(pen: Pen, glaze: Colour, broth: Colour, radius = 98): void {
  const { brush, side } = pen;
  const rim = brush.createLinearGradient(-radius * side, Y - radius, radius * side, Y + radius);
  rim.addColorStop(0, css(mix(glaze, '#20142a', 0.24)));
  rim.addColorStop(1, css(mix(glaze, '#ffffff', 0.4)));
  brush.fillStyle = rim;
  brush.beginPath();
  brush.arc(X, Y, radius, 0, 7);
  brush.fill();
  const wall = brush.createLinearGradient(radius * side, Y - radius, -radius * side, Y + radius);
  wall.addColorStop(0, css(mix(glaze, '#20142a', 0.5)));
  wall.addColorStop(1, css(mix(glaze, '#20142a', 0.08)));
  brush.fillStyle = wall;
  brush.beginPath();
  brush.arc(X, Y, radius * 0.92, 0, 7);
  brush.fill();
  const liquid = brush.createRadialGradient(X, Y, radius * 0.2, X, Y, radius * 0.82);
  liquid.addColorStop(0, css(mix(broth, '#ffffff', 0.1)));
  liquid.addColorStop(0.85, css(broth));
  liquid.addColorStop(1, css(mix(broth, '#20100a', 0.4)));
  brush.fillStyle = liquid;
  brush.beginPath();
  brush.arc(X, Y, radius * 0.82, 0, 7);
  brush.fill();
}

/** Strands that lie in curls within a circle. */
export function strands(
  pen: Pen,
  { colour, radius, many, wide }: { colour: Colour; radius: number; many: number; wide: number },
): void {
  const { random, brush } = pen;
  brush.save();
  brush.beginPath();
  brush.arc(X, Y, radius, 0, 7);
  brush.clip();
  for (let strand = 0; strand < many; strand++) {
    const angle = random.next() * Math.PI * 2;
    const away = radius * random.between(0.1, 0.72);
    const [cx, cy] = [Math.cos(angle) * away, Y + Math.sin(angle) * away];
    const bend = radius * random.between(0.3, 0.6);
    const turn = random.next() * 6.28;
    const path = `M${cx - bend * Math.cos(turn)} ${cy - bend * Math.sin(turn)} q${bend * Math.cos(turn + 1)} ${bend * Math.sin(turn + 1)} ${bend * 1.9 * Math.cos(turn)} ${bend * 1.9 * Math.sin(turn)}`;
    line(pen, path, mix(colour, '#5a3010', 0.5), wide * 1.4);
    line(pen, path, mix(colour, '#ffffff', random.between(0, 0.3)), wide);
  }
  brush.restore();
}

/** Small cut pieces that are strewn over a circle. */
export function strewn(
  pen: Pen,
  colours: readonly [Colour, ...Colour[]],
  many: number,
  radius: number,
  size: number,
): void {
  for (let piece = 0; piece < many; piece++) {
    const angle = pen.random.next() * 6.28;
    const away = radius * Math.sqrt(pen.random.next());
    const own = size * pen.random.between(0.7, 1.2);
    ball(pen, Math.cos(angle) * away, Y + Math.sin(angle) * away, own, own * 0.72, pen.random.pick(colours));
  }
}
