// What things lie in: its far side, its near side, and the room between the two.

import type { OwnDrawing, Pen } from './pen.ts';

export type Container = {
  width: number;
  height: number;
  back(pen: Pen): void;
  front(pen: Pen): void;
  /** Where things lie: half the width of the opening, and the row of its middle, in units. */
  half: number;
  rim: number;
  /** Where its middle is across, where that is not the drawing's. */
  across?: number;
  /** Of what is seen through or looked into: what is in it is between these rows, and no wider than this from its middle. */
  room?: { floor: number; top: number; half: number };
  /** Ships and houses are made small in it. */
  holdsModels?: true;
  /** Nothing hides what is in it from the viewer, which has its own light. */
  isGlass?: true;
};

/** Empty, as it stands anywhere. */
export function emptyContainer({ width, height, back, front }: Container): OwnDrawing {
  return {
    width,
    height,
    paint(pen) {
      back(pen);
      front(pen);
    },
  };
}

/** Paints `paint` so strongly, 0 to 1. */
export function faint(pen: Pen, strength: number, paint: () => void): void {
  const { brush } = pen;
  const before = brush.globalAlpha;
  brush.globalAlpha = before * strength;
  paint();
  brush.globalAlpha = before;
}
