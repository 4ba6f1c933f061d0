// What a lens and a video add at the end: glow, dark corners, grain.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';

export type BloomOptions = {
  /** Brightness from which a pixel shines. */
  threshold: number;
  /** Radius of the glow at 1024 x 1024, in pixels. */
  radius: number;
  strength: number;
  colour?: readonly [number, number, number];
};

/** Lets bright parts shine over their surroundings. */
export function addBloom(image: Planes, options: BloomOptions): void {
  const { width, height } = image;
  const sigma = options.radius * unitOf(image);
  const [tintRed, tintGreen, tintBlue] = options.colour ?? [1, 1, 1];
  const channels = [
    [image.red, tintRed],
    [image.green, tintGreen],
    [image.blue, tintBlue],
  ] as const;
  const shine = takePlane(image.red.length);
  for (let i = 0; i < shine.length; i++) {
    const luma = lumaOf(image.red[i] ?? 0, image.green[i] ?? 0, image.blue[i] ?? 0);
    shine[i] = ramp(options.threshold, 1, luma);
  }
  for (const [channel, share] of channels) {
    const lit = takePlane(channel.length);
    for (let i = 0; i < lit.length; i++) lit[i] = (channel[i] ?? 0) * (shine[i] ?? 0) * share;
    const glow = blurPlane(lit, width, height, sigma);
    for (let i = 0; i < channel.length; i++) {
      channel[i] = screen(channel[i] ?? 0, clamp((glow[i] ?? 0) * options.strength));
    }
    releasePlanes(lit, glow);
  }
  releasePlanes(shine);
}

/** Darkens towards the corners, towards `colour` if given. */
export function addVignette(
  image: Planes,
  strength: number,
  colour: readonly [number, number, number] = [0, 0, 0],
): void {
  const { width, height } = image;
  shadePixels(image, (pixel) => {
    const dx = pixel.x / width - 0.5;
    const dy = pixel.y / height - 0.5;
    const share = ramp(0.2, 0.78, Math.sqrt(dx * dx + dy * dy)) * strength;
    pixel.red = blend(pixel.red, colour[0], share);
    pixel.green = blend(pixel.green, colour[1], share);
    pixel.blue = blend(pixel.blue, colour[2], share);
  });
}

/** Adds video grain, strongest in the middle tones; `amount` 0.02 is fine, 0.08 coarse. */
export function addGrain(image: Planes, amount: number, seed: number): void {
  const size = Math.max(1, Math.round(unitOf(image)));
  shadePixels(image, (pixel) => {
    const x = size === 1 ? pixel.x : Math.floor(pixel.x / size);
    const y = size === 1 ? pixel.y : Math.floor(pixel.y / size);
    const grain = grainAt(x, y, seed + 31) + grainAt(x, y, seed + 32) - 1;
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const lift = grain * amount * (0.45 + 2.2 * luma * (1 - luma));
    pixel.red += lift;
    pixel.green += lift;
    pixel.blue += lift;
  });
}
