// Whether a colour that is said of nothing in particular is seen in the place: of the walls, the ground, the cloth behind.

import { toRgb } from '#engine/raster/colour.ts';
import type { Stage, StageScene } from './stage.ts';

/** All colours that are named are inks there. */
const INKED: ReadonlySet<StageScene> = new Set(['poster', 'emblem', 'abstract', 'isometric', 'studio']);
/** The first is that of walls, of cloth or of the ground. */
const COLOURED: ReadonlySet<StageScene> = new Set([
  'room',
  'table',
  'theatre',
  'backdrop',
  'cave',
  'shop-window',
  'meadow',
  'mountains',
  'forest',
  'desert',
  'moon',
  'lake',
  'sea',
  'sky',
]);

/** Of 255. */
const PALE = 225;

/** `colour`: one of those of the reading. */
export function showsTint({ scene, reading, isNeon, isDark, isSnowy }: Stage, colour: string): boolean {
  if (INKED.has(scene) || reading.ground === colour || reading.tone !== undefined || isNeon) return true;
  // Its houses and domes are of those that are named.
  const isWhiteTown = reading.subjects.some(({ key }) => key === 'santorini');
  if (reading.looks.includes('red_papercut') || isWhiteTown) return true;
  if (COLOURED.has(scene) && reading.colours[0] === colour) return true;
  const [red, green, blue] = toRgb(colour);
  // Nights and the sea are blue, and what lies under snow is white.
  return ((isDark || scene === 'underwater') && blue > red) || (isSnowy && Math.min(red, green, blue) > PALE);
}
