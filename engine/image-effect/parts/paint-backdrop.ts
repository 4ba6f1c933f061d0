// Studio backdrops: seamless paper with a pool of light, painted cloth, plain colour.
import { clamp } from '#engine/raster/curves.ts';
import { type Brush, type Surface, surfaceFromPixels } from '#engine/raster/surface.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { mix, type Colour, css } from '#engine/raster/colour.ts';

export type Paper = { light: Colour; dark: Colour };

/** Paper lit from above behind the subject. */
export function paintPaper(brush: Brush, width: number, height: number, { light, dark }: Paper): void {
  const glow = brush.createRadialGradient(
    width * 0.5,
    height * 0.38,
    0,
    width * 0.5,
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  glow.addColorStop(0, css(light));
  glow.addColorStop(0.55, css(mix(light, dark, 0.55)));
  glow.addColorStop(1, css(dark));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
}

/** Of the shorter side: no cloud of a cloth is finer than at a few pixels of so many. */
const CLOTH_PIXELS = 400;

/** Cloth that was painted by hand: clouds of one colour, darker at the rim. */
export function paintCloth(brush: Brush, width: number, height: number, paper: Paper, seed: number): void {
  const scale = Math.min(1, CLOTH_PIXELS / Math.min(width, height));
  const cloth = weaveCloth(Math.ceil(width * scale), Math.ceil(height * scale), paper, seed);
  brush.drawImage(cloth, 0, 0, width, height);
}

function weaveCloth(width: number, height: number, paper: Paper, seed: number): Surface {
  const short = Math.min(width, height);
  const clouds = spreadClouds(width, height, { cell: short * 0.3, octaves: 5, seed });
  const data = new Uint8ClampedArray(width * height * 4);
  const shades = Array.from({ length: 256 }, (_, n) => mix(paper.light, paper.dark, n / 255));
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y / height - 0.42) * 0.9;
    for (let x = 0; x < width; x++, i++) {
      const u = x / width - 0.5;
      const rim = Math.min(1, Math.sqrt(u * u + v * v) * 1.35);
      const share = clamp(((clouds[i] as number) - 0.5) * 1.5 + 0.1 + rim * 0.8);
      const [red, green, blue] = shades[Math.round(share * 255)] as readonly [number, number, number];
      const at = i * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255;
    }
  }
  returnPlanes();
  return surfaceFromPixels(width, height, data);
}
