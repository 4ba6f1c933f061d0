// A sheet of water in a scene: what mirrors, and how.
import type { Colour } from '#engine/raster/colour.ts';

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
};
