// Needle-felted wool: soft patches of few colours, matted fibres in all directions, fuzzy borders.
import { blend, brighten, clamp } from '#engine/raster/curves.ts';
import { addVignette } from '#engine/illustrator/styles/finish.ts';
import type { Flow } from '#engine/illustrator/styles/flow.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { copyPlanes, type Planes, saturatePlanes, unitOf } from '#engine/raster/planes.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Effect } from '../effect.ts';
import { combFibres, ruffleFlow } from '../parts/comb-fibres.ts';
import { lightRelief, type LitRow, RELIEF_LIFT } from '../parts/light-relief.ts';
import { modelAreas } from '../parts/model-areas.ts';
import { repaint } from '../parts/repaint.ts';
import { makeToy } from '../parts/make-toy.ts';
import type { ToyMaterial } from '../parts/toy-material.ts';
import { TOY_PALETTES } from '../parts/toy-palettes.ts';

/** Layers of fibres, from the matted ground to the loose ones on top; lengths in pixels at 1024 x 1024. */
const LAYERS = [
  { cell: 34, reach: 16, thickness: 1.6, strength: 0.6 },
  { cell: 60, reach: 30, thickness: 1.2, strength: 0.5 },
] as const;

const FACE: ToyMaterial = { eyes: 1.25, smooth: 0.8, blush: 0.35 };

export const felt: Effect = async (work) => {
  const photo = await work.photo();
  const grade = work.vary(TOY_PALETTES);
  const model = (image: Image) => repaint(image, photo.people.faces, work.seed, paintFelt);
  return { image: makeToy(photo, { grade, model }, FACE) };
};

function paintFelt(image: Planes, seed: number, care: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  saturatePlanes(image, 1.18);
  const relief = modelAreas(image, { colours: 18 + (seed % 3) * 5, grain: 6.5, flatness: 0.6, care });
  frayBorders(image, seed, unit, care);
  const wool = takePlane(width * height).fill(0);
  for (const [n, layer] of LAYERS.entries()) {
    const flow = anyDirection(width, height);
    ruffleFlow(flow, layer.cell * unit, 5.5, seed + n * 31);
    const fibres = combFibres(flow, {
      reach: layer.reach * unit,
      thickness: layer.thickness * unit,
      seed: seed + n * 17,
    });
    for (let i = 0; i < wool.length; i++) wool[i] = (wool[i] ?? 0) + (fibres[i] ?? 0) * layer.strength;
    releasePlanes(fibres, flow.x, flow.y, flow.sureness);
  }
  for (let i = 0; i < relief.length; i++)
    relief[i] = (relief[i] ?? 0) * 0.85 + (wool[i] ?? 0) * 0.055 * (1 - 0.7 * (care[i] ?? 0));
  lightRelief(relief, width, height, 11 * unit, (row) => shadeWool(image, wool, row));
  releasePlanes(relief, wool);
  addVignette(image, 0.16, [0.2, 0.15, 0.12]);
}

/** Wool has no black and no white of its own, and every fibre a little another colour. */
function shadeWool({ red, green, blue }: Planes, wool: Float32Array, { first, diffuse }: LitRow): void {
  for (let x = 0, i = first; x < diffuse.length; x++, i++) {
    const light = 0.46 + (diffuse[x] as number) * 0.54 + (wool[i] as number) * 0.055;
    const fibre = (wool[i] as number) * 0.035;
    red[i] = brighten(clamp(blend(0.5, red[i] as number, 0.88) * light + fibre), RELIEF_LIFT);
    green[i] = brighten(clamp(blend(0.48, green[i] as number, 0.88) * light + fibre * 0.6), RELIEF_LIFT);
    blue[i] = brighten(clamp(blend(0.46, blue[i] as number, 0.88) * light - fibre * 0.3), RELIEF_LIFT);
  }
}

export function anyDirection(width: number, height: number): Flow {
  const length = width * height;
  return {
    width,
    height,
    x: takePlane(length).fill(1),
    y: takePlane(length).fill(0),
    sureness: takePlane(length).fill(1),
  };
}

/** Each pixel takes its colour from a little way off, along a hair's direction: borders become hairy. */
function frayBorders(image: Planes, seed: number, unit: number, care: Float32Array): void {
  const { width, height } = image;
  const from = copyPlanes(image);
  const size = Math.max(1, 1.4 * unit);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const angle = grainAt(Math.floor(x / (size * 3)), Math.floor(y / (size * 3)), seed + 3) * Math.PI * 2;
      const across = Math.floor((x * -Math.sin(angle) + y * Math.cos(angle)) / size);
      const most = (9 - 6 * (care[y * width + x] ?? 0)) * unit;
      const far = grainAt(across, Math.floor(angle * 40), seed + 9) ** 2 * most;
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + Math.cos(angle) * far)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + Math.sin(angle) * far)));
      const to = y * width + x;
      const at = sy * width + sx;
      image.red[to] = from.red[at] ?? 0;
      image.green[to] = from.green[at] ?? 0;
      image.blue[to] = from.blue[at] ?? 0;
    }
  }
  releasePlanes(from.red, from.green, from.blue);
}
