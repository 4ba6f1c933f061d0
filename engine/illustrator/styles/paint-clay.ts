// 3D render: soft rounded forms under a studio light, with shine, hollows that darken, and bounce.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, clamp, raise } from '#engine/raster/curves.ts';
import { addBloom, addVignette } from './finish.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

export function paintClay(image: Planes, _seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothTwice(image, [5 * unit, 3 * unit], care);
  const soft = blurPlanes(calm, 0.7 * unit);
  replacePlanes(image, soft);
  releasePlanes(calm.red, calm.green, calm.blue);

  const luma = readLuma(image);
  const bump = blurPlane(luma, width, height, 2.6 * unit);
  const form = blurPlane(luma, width, height, 9 * unit);
  const room = blurPlane(luma, width, height, 34 * unit);
  const relief = takePlane(luma.length);
  for (let i = 0; i < relief.length; i++) {
    relief[i] = (bump[i] ?? 0) * 0.55 + (form[i] ?? 0) * 0.9;
  }
  const scale = 26 * unit;
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const left = relief[x > 0 ? index - 1 : index] as number;
    const right = relief[x < width - 1 ? index + 1 : index] ?? 0;
    const up = relief[y > 0 ? index - width : index] ?? 0;
    const down = relief[y < height - 1 ? index + width : index] ?? 0;
    const nx = (left - right) * scale * 0.5;
    const ny = (up - down) * scale * 0.5;
    const nz = 1 / Math.sqrt(1 + nx * nx + ny * ny);
    // Light from the upper left, in front.
    const facing = clamp((nx * 0.5 + ny * 0.62 + 0.62) * nz);
    const gleam = clamp((nx * 0.3 + ny * 0.42 + 0.86) * nz);
    const hollow = clamp(1 + ((form[index] ?? 0) - (room[index] ?? 0)) * 0.7, 0.62, 1.15);
    saturate(pixel, 1.2);
    const light = (0.6 + facing * 0.66) * hollow;
    const shine = raise(gleam, 26) * 0.11 * Math.min(1, Math.sqrt(nx * nx + ny * ny) * 4);
    pixel.red = addContrast(pixel.red * light * 1.01 + shine, 0.14);
    pixel.green = addContrast(pixel.green * light + shine, 0.14);
    pixel.blue = addContrast(pixel.blue * light * 0.99 + shine + (1 - facing) * 0.03, 0.14);
  });
  releasePlanes(luma, bump, form, room, relief);
  addBloom(image, { threshold: 0.74, radius: 14, strength: 0.24 });
  addVignette(image, 0.14, [0.1, 0.07, 0.16]);
}
