// Prints and paintings of flat colours within drawn lines: ukiyo-e, gongbi on silk, new year prints, frescoes.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { drawLines } from './draw-lines.ts';
import { readFlow } from './flow.ts';
import { makePaper } from './paper.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';
import type { Colour } from './choose-palette.ts';

type Print = {
  ground: Colour;
  line: Colour;
  /** Half of a line, pixels at 1024 x 1024, and how weak an edge is drawn. */
  weight: number;
  sensitivity: number;
  /** Steps of brightness; fewer are flatter. */
  tones: number;
  saturation: number;
  /** How much of the ground shows in the colours. */
  bare: number;
  surface: 'grain' | 'silk' | 'plaster';
};

const UKIYO_E: Print = {
  ground: [0.93, 0.87, 0.74],
  line: [0.1, 0.12, 0.24],
  weight: 1.5,
  sensitivity: 0.62,
  tones: 5,
  saturation: 0.92,
  bare: 0.36,
  surface: 'grain',
};
const GONGBI: Print = {
  ground: [0.87, 0.79, 0.62],
  line: [0.2, 0.14, 0.1],
  weight: 1,
  sensitivity: 0.72,
  tones: 9,
  saturation: 0.95,
  bare: 0.42,
  surface: 'silk',
};
const NEW_YEAR: Print = {
  ground: [0.97, 0.9, 0.74],
  line: [0.09, 0.06, 0.08],
  weight: 2,
  sensitivity: 0.6,
  tones: 4,
  saturation: 1.9,
  bare: 0.16,
  surface: 'grain',
};
const FRESCO: Print = {
  ground: [0.8, 0.67, 0.5],
  line: [0.27, 0.15, 0.1],
  weight: 1.4,
  sensitivity: 0.6,
  tones: 6,
  saturation: 0.8,
  bare: 0.42,
  surface: 'plaster',
};

export function paintUkiyoe(image: Planes, seed: number, care?: Float32Array): void {
  paintPrint(image, seed, care, UKIYO_E);
}

export function paintGongbi(image: Planes, seed: number, care?: Float32Array): void {
  paintPrint(image, seed, care, GONGBI);
}

export function paintNewYear(image: Planes, seed: number, care?: Float32Array): void {
  paintPrint(image, seed, care, NEW_YEAR);
}

export function paintFresco(image: Planes, seed: number, care?: Float32Array): void {
  paintPrint(image, seed, care, FRESCO);
}

function paintPrint(image: Planes, seed: number, care: Float32Array | undefined, print: Print): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [8 * unit, 6 * unit], care));
  const tone = readTone(image);
  const flow = readFlow(tone, width, height, Math.max(1, 3 * unit));
  const lines = drawLines(tone, flow, {
    weight: print.weight * unit,
    sensitivity: print.sensitivity,
    reach: 9 * unit,
    hardness: 0.85,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
  const surface = readSurface(image, seed, print.surface);
  const [paperRed, paperGreen, paperBlue] = print.ground;
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const own = Math.max(0.02, luma);
    const at = own * print.tones;
    const step = (Math.floor(at) + ramp(0.4, 0.6, at - Math.floor(at))) / print.tones + 0.06;
    const gain = blend(1, step / own, 0.72);
    const { worn, shade } = surface(index);
    const bare = clamp(print.bare + worn);
    const ink = (lines[index] as number) * (1 - worn * 0.8);
    for (const [channel, paper, line] of [
      ['red', paperRed, print.line[0]],
      ['green', paperGreen, print.line[1]],
      ['blue', paperBlue, print.line[2]],
    ] as const) {
      const full = clamp((luma + (pixel[channel] - luma) * print.saturation) * gain);
      // Colours of water and earth let the ground through: what is white is the ground itself.
      const laid = blend(full * (0.4 + paper * 0.6), paper * (0.35 + full * 0.65), bare);
      pixel[channel] = clamp(blend(laid, line, ink * 0.92) * shade);
    }
  });
  releasePlanes(lines, ...surface.planes);
}

type Surface = ((index: number) => { worn: number; shade: number }) & { planes: Float32Array[] };

/** How far the colour is worn off at a pixel, and the light on the surface there. */
function readSurface(image: Planes, seed: number, kind: Print['surface']): Surface {
  const { width, height } = image;
  const unit = unitOf(image);
  const tooth = makePaper(width, height, seed, kind === 'plaster' ? 2 : 1);
  const told = { worn: 0, shade: 1 };
  if (kind === 'silk') {
    return Object.assign(
      (index: number) => {
        const [x, y] = [index % width, Math.floor(index / width)];
        const weave = (Math.sin((x / (1.5 * unit)) * 3.1416) + Math.sin((y / (1.5 * unit)) * 3.1416)) * 0.012;
        told.shade = 1 + weave + ((tooth[index] as number) - 0.5) * 0.05;
        return told;
      },
      { planes: [tooth] },
    );
  }
  const clouds = spreadClouds(width, height, {
    cell: (kind === 'plaster' ? 130 : 260) * unit,
    cellHeight: (kind === 'plaster' ? 130 : 14) * unit,
    octaves: 4,
    seed: seed + 3,
  });
  return Object.assign(
    (index: number) => {
      const cloud = clouds[index] as number;
      const grain = tooth[index] as number;
      if (kind === 'plaster') {
        // Where it flaked off the wall is bare; fine cracks run along one height of the clouds.
        const flaked = ramp(0.6, 0.66, cloud + (grain - 0.5) * 0.2);
        const crack = ramp(0.008, 0.002, Math.abs(cloud - 0.47));
        told.worn = flaked * 0.5;
        told.shade = 1 + (grain - 0.5) * 0.16 - crack * 0.3;
      } else {
        told.worn = ramp(0.55, 0.85, cloud) * 0.16;
        told.shade = 1 + (grain - 0.5) * 0.06;
      }
      return told;
    },
    { planes: [tooth, clouds] },
  );
}
