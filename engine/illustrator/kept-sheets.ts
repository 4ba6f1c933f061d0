// Sheets that are the same in every scene, kept for the next one: prepared drawings, and animals as they rest.

import type { Surface } from '#engine/raster/surface.ts';

const MOST = 40;

const sheets = new Map<string, Surface>();

/**
 * Returns the sheet of that name, drawn anew where it is not among the last forty that were asked for. Nobody may draw on
 * it. Nothing is kept where nothing is drawn.
 */
export async function keepSheet<Drawn extends Surface | undefined>(
  name: string,
  draw: () => Promise<Drawn>,
): Promise<Drawn | Surface> {
  const kept = sheets.get(name);
  const sheet = kept ?? (await draw());
  if (sheet === undefined) return sheet;
  // The last that was asked for is the last to go.
  sheets.delete(name);
  sheets.set(name, sheet);
  for (const oldest of sheets.keys()) {
    if (sheets.size <= MOST) break;
    sheets.delete(oldest);
  }
  return sheet;
}
