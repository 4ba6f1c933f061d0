// A sheet of water in a scene: what mirrors, and how.
import type { Colour } from '#engine/raster/colour.ts';
import { EYE_HEIGHT, type Stage } from '../staging/stage.ts';

export type Water = {
  /** The row where the water begins. */
  top: number;
  tint: Colour;
  /** How much of the own colour shows at the viewer's feet, 0 (a mirror) to 1. */
  body: number;
  /** Size of the waves: 1 is a calm sea. */
  waves: number;
  hasGlints: boolean;
  /** Wet ground keeps its own colours: part of the mirror image, 1 for water. */
  mirror?: number;
  /** Metres from the middle of the image to its edges on both sides; absent where it goes from edge to edge. */
  halfWidth?: number;
};

/** From where to where a row of the stage is wet. */
export function wetBetween(
  { width, horizon }: Stage,
  { halfWidth }: Water,
  row: number,
): readonly [number, number] {
  const half = halfWidth === undefined ? Infinity : (halfWidth * Math.max(0, row - horizon)) / EYE_HEIGHT;
  return [Math.max(0, width / 2 - half), Math.min(width, width / 2 + half)];
}
