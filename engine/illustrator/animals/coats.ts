// The coats of animals in a colour that was asked for: a white one is white although the drawing is brown.

import { luminance, mix } from '#engine/raster/colour.ts';
import { clamp, smooth } from '#engine/raster/noise.ts';
import { readPixels, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { ANIMAL_KINDS, type Subject } from '../prompt-reading.ts';
import { dominantColours, recolour } from '../relight.ts';

/** How bright the coat itself is, and how much its own shades and marks differ from it. */
const WHITE = 0.95;
const FLAT = 0.6;
/** Eyes, noses and hooves are darker than this part of the coat, and stay as they are. */
const DARK = [0.4, 0.52] as const;

/** How much of the light of an hour a drawing takes: white would be grey or brown again. */
export function lightOn(subject: Pick<Subject, 'kind' | 'key' | 'colour'>): number {
  return isWhiteCoat(subject) ? 0.65 : 1;
}

export function isWhiteCoat({ kind, key, colour }: Pick<Subject, 'kind' | 'key' | 'colour'>): boolean {
  return colour !== undefined && luminance(colour) > 0.85 && (ANIMAL_KINDS.has(kind) || key === 'swan');
}

export function recolourCoat(drawing: Surface, colour: string): Surface {
  return luminance(colour) > 0.85 ? whiten(drawing, colour) : recolour(drawing, colour);
}

/** Each pixel by how bright it is beside the coat: the shades of a brown horse become those of a white one. */
function whiten(drawing: Surface, colour: string): Surface {
  const { width, height } = drawing;
  const pixels = readPixels(drawing);
  const [main] = dominantColours(drawing);
  const coat = main ? luminance(main) : 0.5;
  // Shades are cool.
  const white = mix(colour, '#ffffff', 0.5);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const share = luminance([red, green, blue]) / coat;
    const bright = share < 1 ? WHITE * share ** FLAT : clamp(WHITE + (share - 1) * 0.1, 0, 1);
    const amount = smooth(DARK[0], DARK[1], share) * 0.94;
    const shade = mix('#6d7488', white, clamp((bright - 0.42) / 0.54, 0, 1));
    pixels[at] = red + (shade[0] - red) * amount;
    pixels[at + 1] = green + (shade[1] - green) * amount;
    pixels[at + 2] = blue + (shade[2] - blue) * amount;
  }
  return surfaceFromPixels(width, height, new Uint8ClampedArray(pixels));
}
