// The coats of animals in a colour that was asked for: a white one is white although the drawing is brown.

import { REEF_FISH } from '../things/reef-fish.ts';
import { luminance } from '#engine/raster/colour.ts';
import { smooth } from '#engine/raster/noise.ts';
import { readPixels, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { recolour } from '../painting/recolour.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Drawn in this colour already, with eyes of their own. */
const DRAWN_SO: Readonly<Record<string, string>> = { 'own/black-cat': '#26262c' };

/** The colour that a drawing has to be given. */
export function coatToGive({ drawing, colour }: Pick<Subject, 'drawing' | 'colour'>): string | undefined {
  return DRAWN_SO[drawing] === colour ? undefined : colour;
}

/** How much of the light of an hour a drawing takes: of a colour that was asked for another would be left. */
export function lightOn(subject: Pick<Subject, 'kind' | 'key' | 'colour' | 'drawing'>): number {
  if (isKnownByColours(subject)) return 0.4;
  return subject.colour === undefined ? 1 : 0.6;
}

/** Fish of reefs are known by their colours: blue water would leave an orange one brown. */
function isKnownByColours({ drawing }: Pick<Subject, 'drawing'>): boolean {
  return (
    drawing in REEF_FISH ||
    /^own\/(?:octopus|axolotl|lionfish|betta|guppy|tetra|seahorse|starfish|piranha)$/.test(drawing)
  );
}

export function isWhiteCoat({ kind, colour }: Pick<Subject, 'kind' | 'colour'>): boolean {
  return colour !== undefined && luminance(colour) > 0.85 && (ANIMAL_KINDS.has(kind) || BUILT.has(kind));
}

/** Tents, boats, umbrellas: made in any colour. */
const BUILT: ReadonlySet<Subject['kind']> = new Set(['building', 'boat', 'item', 'air', 'vehicle']);

/** "A black and white cat", 黑白猫: a white coat that has black patches. */
export const PIED = '#f4f2ed';
type Patch = readonly [left: number, top: number, wide: number, tall: number];
const EARS: readonly Patch[] = [
  [0.14, 0.06, 0.2, 0.15],
  [0.86, 0.06, 0.2, 0.15],
];
/** Where they are, in parts of the drawing; away from where faces are. */
const PATCHES = {
  side: [
    [0.5, 0.44, 0.17, 0.15],
    [0.76, 0.62, 0.11, 0.13],
    [0.27, 0.74, 0.08, 0.1],
    [0.9, 0.1, 0.13, 0.13],
    [0.1, 0.1, 0.13, 0.11],
  ],
  head: EARS,
  sitting: [...EARS, [0.16, 0.8, 0.2, 0.12], [0.84, 0.9, 0.16, 0.1]],
} as const satisfies Record<string, readonly Patch[]>;

/** `seen`: from its side, from the front where it sits, or the head alone from the front. */
export function recolourCoat(drawing: Surface, colour: string, seen: keyof typeof PATCHES = 'side'): Surface {
  const coat = recolour(drawing, colour);
  return colour === PIED ? addPatches(coat, PATCHES[seen]) : coat;
}

/** Blackens patches with uneven rims, and keeps their shades. */
function addPatches(coat: Surface, patches: readonly Patch[]): Surface {
  const { width, height } = coat;
  const pixels = readPixels(coat);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      if (pixels[at + 3] === 0) continue;
      const [u, v] = [x / width, y / height];
      const wobble = 0.13 * Math.sin(u * 31 + v * 9) + 0.1 * Math.sin(v * 37 - u * 13);
      const near = Math.min(
        ...patches.map(([left, top, wide, tall]) => Math.hypot((u - left) / wide, (v - top) / tall)),
      );
      const amount = 1 - smooth(0.94, 1.04, near + wobble);
      if (amount <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const value = pixels[at + channel] as number;
        pixels[at + channel] = value + (12 + value * 0.16 - value) * amount;
      }
    }
  return surfaceFromPixels(width, height, new Uint8ClampedArray(pixels));
}
