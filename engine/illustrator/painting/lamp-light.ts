// What of a house shines by itself: its windows keep their light, however dark the hour makes its walls.

import { makeSurface, readPixels, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

/** From this difference on, of all channels together, a pixel is of a lamp; twice of it, of nothing else. */
const LIT = 36;

/** Lays over a drawing what differs between it with its lamps lit and with its lamps out. */
export function layLampLight(sheet: Surface, lit: Surface, out: Surface): Surface {
  const { width, height } = lit;
  const [bright, dull] = [readPixels(lit), readPixels(out)];
  const pixels = new Uint8ClampedArray(bright.length);
  for (let at = 0; at < pixels.length; at += 4) {
    let more = 0;
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = bright[at + channel] as number;
      more += Math.max(0, (bright[at + channel] as number) - (dull[at + channel] as number));
    }
    pixels[at + 3] = Math.max(0, Math.min(1, (more - LIT) / LIT)) * (bright[at + 3] as number);
  }
  return makeSurface(sheet.width, sheet.height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(surfaceFromPixels(width, height, pixels), 0, 0, sheet.width, sheet.height);
  });
}
