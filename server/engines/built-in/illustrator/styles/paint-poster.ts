// Screen print: five inks pulled through simple stencils, a touch out of register, on heavy cream paper.
import { blurPlane } from './blur-plane.ts';
import { choosePalette, findNearest, type Colour } from './choose-palette.ts';
import { blend, clamp, lumaOf, ramp } from './curves.ts';
import { spreadClouds } from './noise.ts';
import { makePaper } from './paper.ts';
import { givePlanes, takePlane } from './plane-store.ts';
import { shadePixels, unitOf, type Planes } from './planes.ts';
import { replacePlanes, smoothRegions } from './smooth-regions.ts';

const INKS = 6;
const PAPER = [0.955, 0.925, 0.855] as const;
const BORDER = 0.035;

export function paintPoster(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const once = smoothRegions(image, 10 * unit);
  const calm = smoothRegions(once, 8 * unit);
  givePlanes(once.red, once.green, once.blue);
  replacePlanes(image, calm);
  const palette = choosePalette(image, INKS).map(mixInk);
  const choice = takePlane(image.red.length);
  for (let i = 0; i < choice.length; i++) {
    choice[i] = findNearest(palette, image.red[i] ?? 0, image.green[i] ?? 0, image.blue[i] ?? 0);
  }
  const salt = spreadClouds(width, height, { cell: 5 * unit, octaves: 2, seed: seed + 4 });
  const pull = spreadClouds(width, height, {
    cell: 240 * unit,
    cellHeight: 34 * unit,
    octaves: 3,
    seed: seed + 5,
  });
  const paper = makePaper(width, height, seed, 0.9);
  for (const [channel, bare] of [
    [image.red, PAPER[0]],
    [image.green, PAPER[1]],
    [image.blue, PAPER[2]],
  ] as const) {
    for (let i = 0; i < channel.length; i++) channel[i] = bare * (0.985 + ((paper[i] ?? 0.5) - 0.5) * 0.05);
  }
  const margin = Math.round(Math.min(width, height) * BORDER);
  palette.forEach((ink, n) => {
    // Light inks are printed first and lie under the dark ones.
    const stencil = cutStencil(choice, n, palette.length, width, height, unit);
    const slipX = Math.round(Math.cos(seed + n * 2.1) * 1.6 * unit);
    const slipY = Math.round(Math.sin(seed * 1.3 + n * 1.7) * 1.6 * unit);
    shadePixels(image, (pixel) => {
      const { x, y, index } = pixel;
      const sx = clamp(x + slipX, 0, width - 1);
      const sy = clamp(y + slipY, 0, height - 1);
      const cover = stencil[sy * width + sx] ?? 0;
      if (cover <= 0) return;
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      const printed = ramp(margin - unit, margin + unit, edge + ((salt[index] ?? 0.5) - 0.5) * 3 * unit);
      const worn = ramp(0.2, 0.3, (salt[index] ?? 0.5) + ((pull[index] ?? 0.5) - 0.5) * 0.26);
      const laid = cover * printed * (0.8 + 0.17 * worn + ((pull[index] ?? 0.5) - 0.5) * 0.08);
      pixel.red = blend(pixel.red, ink[0], laid);
      pixel.green = blend(pixel.green, ink[1], laid);
      pixel.blue = blend(pixel.blue, ink[2], laid);
    });
    givePlanes(stencil);
  });
  givePlanes(choice, salt, pull, paper);
}

/** Where ink `n` is printed: its own areas with smooth rims. */
function cutStencil(
  choice: Float32Array,
  n: number,
  _count: number,
  width: number,
  height: number,
  unit: number,
): Float32Array {
  const raw = takePlane(choice.length);
  for (let i = 0; i < raw.length; i++) raw[i] = choice[i] === n ? 1 : 0;
  const soft = blurPlane(raw, width, height, 1.7 * unit);
  for (let i = 0; i < raw.length; i++) raw[i] = ramp(0.3, 0.56, soft[i] ?? 0);
  givePlanes(soft);
  return raw;
}

/** A printer's ink near the colour: stronger, never quite black, never quite white. */
function mixInk(colour: Colour): Colour {
  const luma = lumaOf(...colour);
  const strong = colour.map((value) => luma + (value - luma) * 1.45);
  const [red = 0, green = 0, blue = 0] = strong;
  const floor = 0.11;
  return [
    clamp(blend(floor, PAPER[0], clamp(red))),
    clamp(blend(floor * 0.95, PAPER[1], clamp(green))),
    clamp(blend(floor * 1.5, PAPER[2] * 0.96, clamp(blue))),
  ];
}
