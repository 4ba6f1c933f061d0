// Gives the yellow hands of the drawings the colour of skin, and leaves their sleeves alone.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { readPixels, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

const SHADE = [126, 66, 44] as const;
const LIGHT = [255, 219, 190] as const;

export async function loadHand(name: string, pixels: number): Promise<Surface> {
  const hand = await loadDrawing(name, pixels);
  const data = readPixels(hand);
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    if (red < green || green < blue * 1.15) continue;
    const light = Math.min(1, Math.max(0, (red * 0.35 + green * 0.65 - 70) / 165));
    for (let channel = 0; channel < 3; channel++) {
      const dark = SHADE[channel as 0];
      data[at + channel] = dark + ((LIGHT[channel as 0] as number) - dark) * light;
    }
  }
  return surfaceFromPixels(hand.width, hand.height, data);
}
