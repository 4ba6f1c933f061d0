// 3D render: soft rounded forms under a studio light, with shine, hollows that darken, and bounce.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, clamp, lumaOf } from '#engine/raster/curves.ts';
import { addBloom, addVignette } from './finish.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const SATURATION = 1.2;

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
    relief[i] = (bump[i] as number) * 0.55 + (form[i] as number) * 0.9;
  }
  const scale = 26 * unit;
  for (let y = 0; y < height; y++) lightRow(image, { relief, form, room }, y, scale);
  releasePlanes(luma, bump, form, room, relief);
  addBloom(image, { threshold: 0.74, radius: 14, strength: 0.24 });
  addVignette(image, 0.14, [0.1, 0.07, 0.16]);
}

/** What of a form is its relief, and what lies deep in the room around it. */
type Forms = Record<'relief' | 'form' | 'room', Float32Array>;

/** Light from the upper left, in front. */
function lightRow(
  { width, height, red, green, blue }: Planes,
  { relief, form, room }: Forms,
  y: number,
  scale: number,
): void {
  const row = y * width;
  const above = y > 0 ? row - width : row;
  const below = y < height - 1 ? row + width : row;
  for (let x = 0; x < width; x++) {
    const i = row + x;
    const left = relief[x > 0 ? i - 1 : i] as number;
    const right = relief[x < width - 1 ? i + 1 : i] as number;
    const nx = (left - right) * scale * 0.5;
    const ny = ((relief[above + x] as number) - (relief[below + x] as number)) * scale * 0.5;
    const steep = nx * nx + ny * ny;
    const nz = 1 / Math.sqrt(1 + steep);
    const facing = clamp((nx * 0.5 + ny * 0.62 + 0.62) * nz);
    const gleam = clamp((nx * 0.3 + ny * 0.42 + 0.86) * nz);
    const hollow = clamp(1 + ((form[i] as number) - (room[i] as number)) * 0.7, 0.62, 1.15);
    const light = (0.6 + facing * 0.66) * hollow;
    const shine = glossOf(gleam) * 0.11 * Math.min(1, Math.sqrt(steep) * 4);
    const luma = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
    const r = luma + ((red[i] as number) - luma) * SATURATION;
    const g = luma + ((green[i] as number) - luma) * SATURATION;
    const b = luma + ((blue[i] as number) - luma) * SATURATION;
    red[i] = addContrast(r * light * 1.01 + shine, 0.14);
    green[i] = addContrast(g * light + shine, 0.14);
    blue[i] = addContrast(b * light * 0.99 + shine + (1 - facing) * 0.03, 0.14);
  }
}

/** The 26th power: only what is near the brightest shines. */
function glossOf(gleam: number): number {
  const second = gleam * gleam;
  const fourth = second * second;
  const eighth = fourth * fourth;
  return second * eighth * (eighth * eighth);
}
