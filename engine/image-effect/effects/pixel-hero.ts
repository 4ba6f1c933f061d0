// A game screen: few colours in big pixels, larger or smaller for other seeds, seen on a screen of glass.
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { resizeImage } from '#engine/photo/read-photo.ts';
import type { Effect } from '../effect.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';

type Screen = { zoom: number; grade: Grade };

const SCREENS: readonly [Screen, ...Screen[]] = [
  { zoom: 1.25, grade: {} },
  { zoom: 1.7, grade: { saturation: 1.25, lights: [1.05, 1, 0.9] } },
  { zoom: 1, grade: { saturation: 1.1, lights: [0.94, 1, 1.06], shadows: [0.95, 0.9, 1.3] } },
  { zoom: 1.45, grade: { contrast: 0.2, saturation: 1.35 } },
];

export const pixelHero: Effect = async (work) => {
  const { zoom, grade } = work.vary(SCREENS);
  const size = { width: Math.round(work.width / zoom), height: Math.round(work.height / zoom) };
  const photo = gradeColours(await work.pixels(size), { contrast: 0.12, ...grade });
  const small = applyStyle('pixel', photo, work.seed);
  if (zoom === 1) return { image: await resizeImage(small, work.width, work.height), isFlat: true };
  // Enlarged without smoothing: a pixel stays a square.
  const from = new Uint32Array(small.data.buffer, small.data.byteOffset, small.width * small.height);
  const pixels = new Uint32Array(work.width * work.height);
  for (let y = 0; y < work.height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / zoom)) * small.width;
    for (let x = 0; x < work.width; x++) {
      pixels[y * work.width + x] = from[row + Math.min(small.width - 1, Math.floor(x / zoom))] as number;
    }
  }
  return {
    image: { width: work.width, height: work.height, data: new Uint8ClampedArray(pixels.buffer) },
    isFlat: true,
  };
};
