// How fruit lies where it is shown: one by itself, a whole one with a half beside it, or three small ones together.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

export type Paint = (pen: Pen) => void;

/** Fruit as it is drawn: `piece` stands on its middle, in a box of a hundred units or so. */
export type Fruit = {
  piece: OwnDrawing;
  /** Cut through, its face to the viewer. */
  half?: OwnDrawing;
  /** So small that nobody shows one. */
  isSmall?: true;
  /** A bunch of it, where that is how it is sold. */
  shown?: OwnDrawing;
};

export const DARK = '#2a1018';
export const LEAF_GREEN = '#5f9a42';

/** A drawing, by its box and how it is painted. */
export function box(width: number, height: number, paint: Paint): OwnDrawing {
  return { width, height, paint };
}

export function placed(pen: Pen, x: number, y: number, paint: Paint, grow = 1, turn = 0): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(grow, grow);
  paint(pen);
  brush.restore();
}

/** A soft light on a smooth skin. */
export function gloss(pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.5): void {
  const { brush, side } = pen;
  brush.save();
  brush.globalAlpha = strength;
  brush.translate(x + side * rx * 0.36, y - ry * 0.42);
  brush.rotate(side * 0.5);
  ball(pen, 0, 0, rx * 0.24, ry * 0.13, '#ffffff');
  brush.restore();
}

/** A patch of another colour that fades into the skin. */
export function blush(
  { brush }: Pen,
  x: number,
  y: number,
  reach: number,
  colour: Colour,
  strength: number,
): void {
  const fill = brush.createRadialGradient(x, y, 0, x, y, reach);
  fill.addColorStop(0, css(colour, strength));
  fill.addColorStop(1, css(colour, 0));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, reach, 0, 7);
  brush.fill();
}

export function leafOn(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  long: number,
  green: Colour = LEAF_GREEN,
): void {
  placed(
    pen,
    x,
    y,
    () => {
      const wide = long * 0.3;
      shape(
        pen,
        `M0 0 C${-wide} ${-long * 0.3} ${-wide * 0.8} ${-long * 0.8} 0 ${-long} C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0 Z`,
        mix(green, '#e8f8b0', 0.24),
        { colour: mix(green, '#10281c', 0.3), from: -long, to: 0 },
      );
      line(pen, `M0 0 L0 ${-long * 0.86}`, mix(green, '#f0ffd0', 0.5), Math.max(0.8, long * 0.04));
    },
    1,
    turn,
  );
}

/** Rind, pith and flesh of a cut face around (x, y). */
export function face(
  pen: Pen,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  layers: readonly (readonly [part: number, colour: Colour])[],
): void {
  for (const [part, colour] of layers) {
    const { brush } = pen;
    brush.save();
    brush.beginPath();
    brush.ellipse(x, y, rx * part, ry * part, 0, 0, 7);
    brush.clip();
    ball(pen, x, y, rx * part * 1.5, ry * part * 1.5, colour);
    brush.restore();
  }
}

/** Seeds and the like on a face, evenly, between two radii. */
export function strewn(
  pen: Pen,
  many: number,
  [from, to]: readonly [number, number],
  paint: (x: number, y: number, turn: number) => void,
): void {
  for (let at = 0; at < many; at++) {
    const far = Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * ((at + 0.5) / many));
    const turn = at * 2.39996;
    paint(Math.cos(turn) * far, Math.sin(turn) * far, turn);
  }
}

function withHalf(piece: OwnDrawing, half: OwnDrawing): OwnDrawing {
  return {
    width: piece.width * 0.94 + half.width * 0.8,
    height: Math.max(piece.height, half.height) + 4,
    paint(pen) {
      const wide = piece.width * 0.94 + half.width * 0.8;
      placed(pen, -wide / 2 + piece.width / 2, -5, piece.paint);
      placed(pen, wide / 2 - half.width / 2, 0, half.paint);
    },
  };
}

function three(one: OwnDrawing, half: OwnDrawing | undefined): OwnDrawing {
  const { width, height } = one;
  return {
    width: width * 2.2,
    height: height * 1.3,
    paint(pen) {
      placed(pen, -width * 0.5, -height * 0.22, one.paint, 0.94, -0.16);
      placed(pen, width * 0.5, -height * 0.27, one.paint, 0.92, 0.18);
      placed(pen, half ? -width * 0.06 : width * 0.02, 0, (half ?? one).paint, 0.98);
    },
  };
}

/** As it lies where nobody says how many. */
export function shownFruit({ piece, half, isSmall, shown }: Fruit): OwnDrawing {
  if (shown) return shown;
  if (isSmall) return three(piece, half);
  return half ? withHalf(piece, half) : piece;
}
