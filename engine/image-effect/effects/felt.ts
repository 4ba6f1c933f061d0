// Needle-felted wool: soft patches of few colours, matted fibres in all directions, fuzzy borders.
import { blend, brighten, clamp } from '#engine/raster/curves.ts';
import { addVignette } from '#engine/illustrator/styles/finish.ts';
import type { Flow } from '#engine/illustrator/styles/flow.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { copyPlanes, type Planes, saturatePlanes, unitOf } from '#engine/raster/planes.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Effect } from '../effect.ts';
import { combFibres, ruffleFlow } from '../parts/comb-fibres.ts';
import { lightRelief, type LitRow, RELIEF_LIFT } from '#engine/illustrator/styles/light-relief.ts';
import { modelAreas } from '#engine/illustrator/styles/model-areas.ts';
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
    inParts(wool.length, (from, end) => addFibres(wool, fibres, layer.strength, from, end));
    releasePlanes(fibres, flow.x, flow.y, flow.sureness);
  }
  inParts(relief.length, (from, end) => raiseWool(relief, wool, care, from, end));
  lightRelief(relief, width, height, 11 * unit, (row) => shadeWool(image, wool, row));
  releasePlanes(relief, wool);
  addVignette(image, 0.16, [0.2, 0.15, 0.12]);
}

function addFibres(
  wool: Float32Array,
  fibres: Float32Array,
  strength: number,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) wool[i] = (wool[i] as number) + (fibres[i] as number) * strength;
}

function raiseWool(
  relief: Float32Array,
  wool: Float32Array,
  care: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++)
    relief[i] = (relief[i] as number) * 0.85 + (wool[i] as number) * 0.055 * (1 - 0.7 * (care[i] as number));
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
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(x / (size * 3)));
  const tuft = { size, columns, seed, unit };
  for (let y = 0; y < height; y++) frayRow(image, from, care, y, tuft);
  releasePlanes(from.red, from.green, from.blue);
}

/** `columns`: of tufts, in which all hairs lie alike. */
type Tuft = { size: number; columns: Int32Array; seed: number; unit: number };

function frayRow(
  image: Planes,
  from: Planes,
  care: Float32Array,
  y: number,
  { size, columns, seed, unit }: Tuft,
): void {
  const { width, height } = image;
  const row = Math.floor(y / (size * 3));
  let [last, angle, cos, sin] = [-1, 0, 1, 0];
  for (let x = 0; x < width; x++) {
    const column = columns[x] as number;
    if (column !== last) {
      angle = grainAt(column, row, seed + 3) * Math.PI * 2;
      cos = Math.cos(angle);
      sin = Math.sin(angle);
      last = column;
    }
    const to = y * width + x;
    const across = Math.floor((x * -sin + y * cos) / size);
    const most = (9 - 6 * (care[to] as number)) * unit;
    const far = grainAt(across, Math.floor(angle * 40), seed + 9) ** 2 * most;
    const sx = Math.min(width - 1, Math.max(0, Math.round(x + cos * far)));
    const sy = Math.min(height - 1, Math.max(0, Math.round(y + sin * far)));
    const at = sy * width + sx;
    image.red[to] = from.red[at] as number;
    image.green[to] = from.green[at] as number;
    image.blue[to] = from.blue[at] as number;
  }
}
