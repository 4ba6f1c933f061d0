// Studio backdrops: seamless paper with a pool of light, painted cloth, plain colour.
import type { Brush } from '#engine/raster/surface.ts';
import { surfaceFromPixels } from '#engine/raster/surface.ts';
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

/** Cloth that was painted by hand: clouds of one colour, darker at the rim. */
export function paintCloth(brush: Brush, width: number, height: number, paper: Paper, seed: number): void {
  const short = Math.min(width, height);
  const clouds = spreadClouds(width, height, { cell: short * 0.3, octaves: 5, seed });
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < clouds.length; i++) {
    const u = (i % width) / width - 0.5;
    const v = Math.floor(i / width) / height - 0.42;
    const rim = Math.min(1, Math.hypot(u, v * 0.9) * 1.35);
    const share = Math.min(1, Math.max(0, ((clouds[i] ?? 0.5) - 0.5) * 1.5 + 0.1 + rim * 0.8));
    const colour = mix(paper.light, paper.dark, share);
    const at = i * 4;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = colour[channel as 0 | 1 | 2];
    data[at + 3] = 255;
  }
  returnPlanes();
  brush.drawImage(surfaceFromPixels(width, height, data), 0, 0);
}
