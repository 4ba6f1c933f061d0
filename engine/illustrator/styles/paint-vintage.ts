// An old print: faded dyes, a light leak, dust, a hair, warm paper showing in the blacks.
import { blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { addGrain, addVignette } from './finish.ts';
import { spreadClouds, streamRandom } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takeClearPlane } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export function paintVintage(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const soft = blurPlanes(image, 1.4 * unit);
  const stain = spreadClouds(width, height, { cell: 320 * unit, octaves: 4, seed: seed + 3 });
  const dust = scatterDust(image, seed);
  const leakSide = seed % 2 === 0 ? 0 : 1;
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    pixel.red = blend(pixel.red, soft.red[index] ?? 0, 0.55);
    pixel.green = blend(pixel.green, soft.green[index] ?? 0, 0.55);
    pixel.blue = blend(pixel.blue, soft.blue[index] ?? 0, 0.55);
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const fade = 0.36;
    pixel.red = addContrast(blend(pixel.red, luma * 1.06, fade), 0.4) * 0.84 + 0.13;
    pixel.green = addContrast(blend(pixel.green, luma * 0.96, fade), 0.34) * 0.8 + 0.098;
    pixel.blue = addContrast(blend(pixel.blue, luma * 0.78, fade), 0.2) * 0.66 + 0.12;
    const leakX = Math.abs(pixel.x / width - leakSide);
    const leak =
      ramp(0.42, 0, leakX + ((stain[index] ?? 0.5) - 0.5) * 0.5) *
      (0.55 + 0.45 * Math.sin((pixel.y / height) * 4 + seed));
    pixel.red = screen(pixel.red, clamp(leak * 0.62));
    pixel.green = screen(pixel.green, clamp(leak * 0.26));
    pixel.blue = screen(pixel.blue, clamp(leak * 0.06));
    const uneven = 1 + ((stain[index] ?? 0.5) - 0.5) * 0.16;
    const speck = dust[index] ?? 0;
    pixel.red = pixel.red * uneven + speck;
    pixel.green = pixel.green * uneven + speck * 0.97;
    pixel.blue = pixel.blue * uneven + speck * 0.9;
  });
  releasePlanes(soft.red, soft.green, soft.blue, stain, dust);
  addVignette(image, 0.62, [0.13, 0.07, 0.04]);
  addGrain(image, 0.085, seed);
}

/** Light specks and one or two hairs, as dust leaves them on a negative. */
function scatterDust(image: Planes, seed: number): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const random = streamRandom(seed + 91);
  const plane = takeClearPlane(width * height);
  const dab = (cx: number, cy: number, radius: number, power: number): void => {
    for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(height - 1, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(width - 1, cx + radius); x++) {
        if (Math.hypot(x - cx, y - cy) <= radius) plane[y * width + x] = power;
      }
    }
  };
  for (let n = 0; n < 70; n++) {
    dab(random() * width, random() * height, (0.5 + random() * 1.1) * unit, 0.16 + random() * 0.3);
  }
  for (let n = 0; n < 3; n++) {
    let x = random() * width;
    let y = random() * height;
    let angle = random() * Math.PI * 2;
    for (let s = 0; s < 90 * unit; s++) {
      dab(x, y, 0.55 * unit, 0.22);
      angle += (random() - 0.5) * 0.28;
      x += Math.cos(angle);
      y += Math.sin(angle);
    }
  }
  return plane;
}
