// Paints a drawing in another colour: its lights and shades become those of that colour, however light or dark it was.

import { luminance, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { clamp, smooth } from '#engine/raster/noise.ts';
import { makeSurface, readPixels, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

/** What of the drawing's own colours is left. */
const KEPT = 0.08;
/** How much its shades and marks differ from the colour. */
const FLAT = 0.72;
/** Eyes, noses and hooves are darker than this part of a white coat, and stay as they are. */
const DARK = [0.4, 0.52] as const;
const WHITE = 0.95;

/** Each pixel by how bright it is beside the whole: the shades of a brown horse become those of a blue one. */
export function recolour(drawing: Surface, colour: Colour): Surface {
  const { width, height } = drawing;
  const pixels = readPixels(drawing);
  const tones = tonesOf(colour, mainBrightness(pixels));
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const tone = Math.round(red * 0.299 + green * 0.587 + blue * 0.114) * 4;
    const amount = tones[tone + 3] as number;
    pixels[at] = red + ((tones[tone] as number) - red) * amount;
    pixels[at + 1] = green + ((tones[tone + 1] as number) - green) * amount;
    pixels[at + 2] = blue + ((tones[tone + 2] as number) - blue) * amount;
  }
  return surfaceFromPixels(width, height, pixels);
}

/** For each brightness the bytes of its new colour, and how much of that is taken, 0–1. */
function tonesOf(colour: Colour, main: number): Float32Array {
  const isWhite = luminance(colour) > 0.85;
  const tones = new Float32Array(256 * 4);
  for (let value = 0; value < 256; value++) {
    const bright = value / 255;
    const share = bright / main;
    tones.set(
      isWhite ? inWhite(colour, share) : inColour(colour, share, (bright - main) / (1.001 - main)),
      value * 4,
    );
    tones[value * 4 + 3] = isWhite ? smooth(DARK[0], DARK[1], share) * 0.94 : 1 - KEPT;
  }
  return tones;
}

function inColour(colour: Colour, share: number, over: number): Rgb {
  if (share < 1) return mix(mix(colour, '#120c18', 0.82), colour, share ** FLAT);
  return mix(colour, '#ffffff', clamp(over, 0, 1) * (luminance(colour) < 0.3 ? 0.3 : 0.45));
}

/** Its shades are cool. */
function inWhite(colour: Colour, share: number): Rgb {
  const bright = share < 1 ? WHITE * share ** 0.6 : clamp(WHITE + (share - 1) * 0.1, 0, 1);
  return mix('#6d7488', mix(colour, '#ffffff', 0.5), clamp((bright - 0.42) / 0.54, 0, 1));
}

/** How bright the most of a drawing is; outlines, tyres and holes are dark on any. */
function mainBrightness(pixels: Uint8ClampedArray): number {
  const counts = new Uint32Array(64);
  let [all, dark] = [0, 0];
  for (let at = 0; at < pixels.length; at += 16) {
    if ((pixels[at + 3] as number) < 200) continue;
    const bright =
      (pixels[at] as number) * 0.299 +
      (pixels[at + 1] as number) * 0.587 +
      (pixels[at + 2] as number) * 0.114;
    const bin = Math.min(63, Math.floor(bright / 4));
    counts[bin] = (counts[bin] as number) + 1;
    all += 1;
    if (bin < OUTLINE) dark += 1;
  }
  const first = dark > all * 0.7 ? 0 : OUTLINE;
  let left = (first === 0 ? all : all - dark) * 0.5;
  for (let bin = first; bin < 64; bin++) {
    left -= counts[bin] as number;
    if (left <= 0) return clamp((bin + 0.5) / 64, 0.06, 1);
  }
  return 0.5;
}
const OUTLINE = 11;

/** Of the height of a candle: its flame and its wick, which keep their colours. */
const FLAME = 0.36;

/** The same of a candle: only its wax. */
export function recolourWax(drawing: Surface, colour: Colour): Surface {
  const { width, height } = drawing;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(recolour(drawing, colour), 0, 0);
    brush.clearRect(0, 0, width, height * FLAME);
    brush.beginPath();
    brush.rect(0, 0, width, height * FLAME);
    brush.clip();
    brush.drawImage(drawing, 0, 0);
  });
}

/** The same of what grows: stems and leaves stay green. */
export function recolourBlossom(drawing: Surface, colour: Colour): Surface {
  const { width, height } = drawing;
  const green = readPixels(drawing);
  for (let at = 0; at < green.length; at += 4) {
    const [red, leaf, blue] = [green[at] ?? 0, green[at + 1] ?? 0, green[at + 2] ?? 0];
    if (leaf <= Math.max(red, blue) * 1.06) green[at + 3] = 0;
  }
  return makeSurface(width, height, (brush) => {
    brush.drawImage(recolour(drawing, colour), 0, 0);
    brush.drawImage(surfaceFromPixels(width, height, green), 0, 0);
  });
}
