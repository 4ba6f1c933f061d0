// Vehicles that are drawn in the paint that was asked for: their glass, chrome and tyres keep their own colours.

import type { Colour } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

export type PaintedKind = {
  width: number;
  height: number;
  /** The paint that it has where no other is asked for. */
  usual: Colour;
  draw(pen: Pen, paint: Colour): void;
};

function inPaint({ width, height, draw }: PaintedKind, paint: Colour): OwnDrawing {
  return { width, height, paint: (pen) => draw(pen, paint) };
}

/** Returns each kind as a drawing in its usual paint, by its name. */
export function inUsualPaint(kinds: Readonly<Record<string, PaintedKind>>): Record<string, OwnDrawing> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, inPaint(kind, kind.usual)]));
}

/** Returns the kind with this name in the colour that was asked for; undefined for other names and without a colour. */
export function inPaintAsked(
  kinds: Readonly<Record<string, PaintedKind>>,
  { drawing, colour }: { drawing: string; colour?: string | undefined },
): OwnDrawing | undefined {
  const kind = kinds[drawing];
  return kind && colour !== undefined ? inPaint(kind, colour) : undefined;
}
