// Comic: heavy ink lines, flat bright colours, printed dots in the shadows, off-white newsprint.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow } from './flow.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { skinHue } from './skin-hue.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const TONES = 4;

/** How much brighter colours are printed than they are; and what may be skin in a photo. */
const [BRIGHT, BRIGHT_SKIN] = [1.5, 1.12] as const;

export function paintComic(image: Planes, seed: number, care?: Float32Array, isPhoto = false): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothTwice(image, [7 * unit, 5 * unit], care);
  const luma = readLuma(calm);
  const tone = readTone(calm);
  const flow = readFlow(tone, width, height, Math.max(1, 3 * unit));
  const lines = drawLines(tone, flow, {
    weight: 2 * unit,
    sensitivity: 0.52,
    reach: 8 * unit,
    hardness: 0.9,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
  replacePlanes(image, calm);
  const press = spreadClouds(width, height, { cell: 7 * unit, octaves: 2, seed });
  const pitch = Math.max(4, 9 * unit);
  const shadowScreen = makeScreen(width, height, 0.785, pitch);
  const colourScreen = makeScreen(width, height, 0.26, pitch);
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const own = Math.max(0.01, luma[index] ?? 0);
    const step =
      (Math.floor(own * TONES) + ramp(0.34, 0.66, own * TONES - Math.floor(own * TONES))) / TONES + 0.1;
    const gain = blend(1, step / own, 0.7);
    // In a photo skin that is cut off at the brightest red would be more yellow than it was.
    const brightest = Math.max(0.01, pixel.red, pixel.green, pixel.blue);
    const fit = isPhoto ? Math.min(gain, 1 / brightest) : gain;
    const skin = isPhoto ? skinHue(pixel) : 0;
    pixel.red = clamp(pixel.red * fit);
    pixel.green = clamp(pixel.green * fit);
    pixel.blue = clamp(pixel.blue * fit);
    saturate(pixel, blend(BRIGHT, BRIGHT_SKIN, skin));
    const dot = readDot(x, y, shadowScreen);
    const wantsShadow = clamp((0.52 - own) * 1.5);
    const shadow = ramp(-0.09, 0.09, wantsShadow - 0.08 - dot * 0.62) * 0.5;
    const warmDot = readDot(x, y, colourScreen);
    const glow = ramp(-0.1, 0.1, clamp((0.86 - own) * 1.15) * ramp(0.4, 0.6, own) - warmDot) * 0.2;
    pixel.red = clamp(pixel.red) * (1 - shadow) * (1 - glow * 0.35);
    pixel.green = clamp(pixel.green) * (1 - shadow * 0.96) * (1 - glow);
    pixel.blue = clamp(pixel.blue) * (1 - shadow * 0.72) * (1 - glow * 0.8);
    const worn = ramp(0.16, 0.34, press[index] ?? 0.5);
    const paperShare = 0.93 + 0.05 * worn;
    pixel.red = blend(0.975, pixel.red, paperShare);
    pixel.green = blend(0.945, pixel.green, paperShare);
    pixel.blue = blend(0.86, pixel.blue, paperShare);
    const solid = ramp(0.12, 0.04, lumaOf(pixel.red, pixel.green, pixel.blue));
    const ink = Math.max(lines[index] ?? 0, solid) * (0.9 + 0.1 * worn);
    pixel.red = blend(pixel.red * 0.99, 0.055, ink);
    pixel.green = blend(pixel.green * 0.975, 0.05, ink);
    pixel.blue = blend(pixel.blue * 0.93, 0.085, ink);
  });
  releasePlanes(luma, lines, press);
}

/** Sines and cosines along both sides of an image: those of sums come from them, and cost no sine of their own. */
type Waves = { cosX: Float32Array; sinX: Float32Array; cosY: Float32Array; sinY: Float32Array };
type Screen = { across: Waves; along: Waves };

/** A screen of printed dots, `pitch` pixels apart, turned by an angle. */
function makeScreen(width: number, height: number, angle: number, pitch: number): Screen {
  const cos = (Math.cos(angle) * Math.PI) / pitch;
  const sin = (Math.sin(angle) * Math.PI) / pitch;
  const wave = (stepX: number, stepY: number): Waves => ({
    cosX: Float32Array.from({ length: width }, (_, x) => Math.cos(x * stepX)),
    sinX: Float32Array.from({ length: width }, (_, x) => Math.sin(x * stepX)),
    cosY: Float32Array.from({ length: height }, (_, y) => Math.cos(y * stepY)),
    sinY: Float32Array.from({ length: height }, (_, y) => Math.sin(y * stepY)),
  });
  return { across: wave(cos, sin), along: wave(-sin, cos) };
}

/** 0 in the middle of a printed dot, 1 between dots. */
function readDot(x: number, y: number, { across, along }: Screen): number {
  const product = cosineAt(across, x, y) * cosineAt(along, x, y);
  return 1 - product * product;
}

function cosineAt({ cosX, sinX, cosY, sinY }: Waves, x: number, y: number): number {
  return (cosX[x] as number) * (cosY[y] as number) - (sinX[x] as number) * (sinY[y] as number);
}
