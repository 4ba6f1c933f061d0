// Neon: the picture sinks into the night and its outlines burn as glass tubes.
import { blurPlane } from './blur-plane.ts';
import { blend, clamp, ramp, screen } from './curves.ts';
import { drawLines } from './draw-lines.ts';
import { addVignette } from './finish.ts';
import { readFlow } from './flow.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from './planes.ts';
import { smoothRegions } from './smooth-regions.ts';

export function paintNeon(image: Planes, _seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothRegions(image, 5 * unit);
  const luma = readLuma(calm);
  const flow = readFlow(luma, width, height, Math.max(1, 3 * unit));
  const tubes = drawLines(luma, flow, {
    weight: 1.7 * unit,
    sensitivity: 0.5,
    reach: 9 * unit,
    hardness: 0.75,
  });
  givePlanes(luma, flow.x, flow.y, flow.sureness, calm.red, calm.green, calm.blue);
  const glow = takePlanesOfGlow(image, tubes, unit);
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    saturate(pixel, 1.2);
    const tube = tubes[index] ?? 0;
    const core = ramp(0.55, 1, tube) * 0.75;
    pixel.red = screen(pixel.red * 0.13 + 0.012, clamp(glow.red[index] ?? 0));
    pixel.green = screen(pixel.green * 0.11 + 0.004, clamp(glow.green[index] ?? 0));
    pixel.blue = screen(pixel.blue * 0.17 + 0.035, clamp(glow.blue[index] ?? 0));
    pixel.red = blend(pixel.red, 1, core);
    pixel.green = blend(pixel.green, 0.96, core);
    pixel.blue = blend(pixel.blue, 1, core);
  });
  givePlanes(tubes, glow.red, glow.green, glow.blue);
  addVignette(image, 0.4, [0.01, 0, 0.03]);
}

/** The light of the tubes near and far, each in a colour of its place. */
function takePlanesOfGlow(image: Planes, tubes: Float32Array, unit: number): Planes {
  const { width, height } = image;
  const lit: Planes = {
    width,
    height,
    red: takePlane(tubes.length),
    green: takePlane(tubes.length),
    blue: takePlane(tubes.length),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const tube = tubes[i] ?? 0;
      const own = image.red[i] ?? 0;
      const warm = ramp(-0.25, 0.25, own - (image.blue[i] ?? 0) + (x / width - 0.5) * 0.4);
      const high = 1 - y / height;
      lit.red[i] = tube * blend(0.1 + 0.45 * high, 1.1, warm);
      lit.green[i] = tube * blend(0.85 - 0.4 * high, 0.16 + 0.3 * (1 - high), warm);
      lit.blue[i] = tube * blend(1.15, 0.62, warm);
    }
  }
  for (const channel of [lit.red, lit.green, lit.blue]) {
    const near = blurPlane(channel, width, height, 3 * unit);
    const wide = blurPlane(channel, width, height, 11 * unit);
    const far = blurPlane(channel, width, height, 42 * unit);
    for (let i = 0; i < channel.length; i++) {
      channel[i] =
        (channel[i] ?? 0) * 0.8 + (near[i] ?? 0) * 1.2 + (wide[i] ?? 0) * 1.3 + (far[i] ?? 0) * 1.5;
    }
    givePlanes(near, wide, far);
  }
  return lit;
}
