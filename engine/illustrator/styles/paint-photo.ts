// A photograph: what is in focus stays sharp, the rest melts, with a lens's corners and fine grain.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { addContrast, clamp, ramp } from '#engine/raster/curves.ts';
import { addBloom, addGrain, addVignette } from './finish.ts';
import { readFlow } from './flow.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export function paintPhoto(image: Planes, seed: number, care?: Float32Array): void {
  // Of a photo nobody knows what it is of: it is developed, and nothing of it blurred.
  if (care) {
    const focus = guessFocus(image);
    for (let i = 0; i < focus.length; i++) focus[i] = Math.max(focus[i] ?? 0, care[i] ?? 0);
    blurUnfocused(image, focus);
  }
  sharpen(image);
  shadePixels(image, (pixel) => {
    saturate(pixel, 0.93);
    pixel.red = addContrast(pixel.red * 1.01, 0.3);
    pixel.green = addContrast(pixel.green, 0.3);
    pixel.blue = addContrast(pixel.blue * 0.985, 0.3);
  });
  addBloom(image, { threshold: 0.8, radius: 16, strength: 0.14, colour: [1, 0.97, 0.92] });
  addVignette(image, 0.3);
  addGrain(image, 0.026, seed);
}

/** Edges of forms stand out, as a lens of good glass draws them. */
function sharpen(image: Planes): void {
  const luma = readLuma(image);
  const soft = blurPlane(luma, image.width, image.height, 1.3 * unitOf(image));
  for (const channel of [image.red, image.green, image.blue])
    for (let i = 0; i < channel.length; i++)
      channel[i] = clamp((channel[i] ?? 0) + clamp(((luma[i] ?? 0) - (soft[i] ?? 0)) * 0.9, -0.14, 0.14));
  releasePlanes(luma, soft);
}

/** Sharp where a photographer would focus: detail near the middle, and the ground on which it stands. */
function guessFocus(image: Planes): Float32Array {
  const { width, height } = image;
  const luma = readLuma(image);
  const flow = readFlow(luma, width, height, Math.max(1, Math.round(3 * unitOf(image))));
  const interest = takePlane(luma.length);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const near = Math.exp(-(((v - 0.66) / 0.3) ** 2));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = x / width;
      const middle = Math.exp(-(((u - 0.5) / 0.36) ** 2));
      interest[i] = (flow.sureness[i] ?? 0) * near * middle;
    }
  }
  const spread = blurPlane(interest, width, height, 34 * unitOf(image));
  let most = 1e-6;
  for (const value of spread) if (value > most) most = value;
  for (let y = 0; y < height; y++) {
    const ground = ramp(0.16, 0, Math.abs(y / height - 0.8)) * 0.35;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      interest[i] = clamp(ramp(0.1, 0.42, (spread[i] ?? 0) / most) + ground);
    }
  }
  const focus = blurPlane(interest, width, height, 12 * unitOf(image));
  releasePlanes(luma, flow.x, flow.y, flow.sureness, interest, spread);
  return focus;
}

/** Blurs by distance from the focus. What is sharp does not bleed into what is soft: its weight is taken out. */
function blurUnfocused(image: Planes, focus: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const weight = takePlane(focus.length);
  for (let i = 0; i < focus.length; i++) weight[i] = 1.02 - clamp(focus[i] ?? 0);
  const nearWeight = blurPlane(weight, width, height, 2 * unit);
  const farWeight = blurPlane(weight, width, height, 4.2 * unit);
  for (const channel of [image.red, image.green, image.blue]) {
    const shining = takePlane(channel.length);
    // Squared, so that lamps stay bright discs instead of turning grey.
    for (let i = 0; i < channel.length; i++) shining[i] = (channel[i] ?? 0) ** 2 * (weight[i] ?? 0);
    const near = blurPlane(shining, width, height, 2 * unit);
    const far = blurPlane(shining, width, height, 4.2 * unit);
    for (let i = 0; i < channel.length; i++) {
      const distance = 1 - clamp(focus[i] ?? 0);
      const soft = Math.sqrt(Math.max(0, (near[i] ?? 0) / (nearWeight[i] ?? 1)));
      const softer = Math.sqrt(Math.max(0, (far[i] ?? 0) / (farWeight[i] ?? 1)));
      const sharp = channel[i] ?? 0;
      const half = sharp + (soft - sharp) * ramp(0.05, 0.5, distance);
      channel[i] = half + (softer - half) * ramp(0.45, 1, distance);
    }
    releasePlanes(shining, near, far);
  }
  releasePlanes(weight, nearWeight, farWeight, focus);
}
