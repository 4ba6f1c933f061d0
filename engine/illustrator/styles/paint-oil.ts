// Oil: broad dabs along the forms, then finer ones where those lost them, with thick paint lit from the upper left.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf } from '#engine/raster/curves.ts';
import { readFlow, type Flow } from './flow.ts';
import { grainAt, spreadClouds, streamRandom } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takeClearPlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturatePlanes, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';

/** One pass with one brush; sizes in pixels at 1024 x 1024. */
type Pass = {
  width: number;
  length: number;
  spacing: number;
  thickness: number;
  /** Only where forms are as sure as this, and where the paint so far is as far from the model. */
  onlyDetail?: number;
  mends?: number;
};

const PASSES: readonly Pass[] = [
  { width: 50, length: 92, spacing: 27, thickness: 0.6 },
  { width: 27, length: 50, spacing: 16, thickness: 0.8, mends: 0.045 },
  { width: 13, length: 26, spacing: 8, thickness: 0.9, mends: 0.08 },
  { width: 6.5, length: 15, spacing: 4.4, thickness: 0.9, onlyDetail: 0.1, mends: 0.09 },
];
/** A pointed brush for eyes and mouths, which broad ones lose, and from how much care on it is taken up. */
const FINEST: Pass = { width: 3, length: 7, spacing: 1.9, thickness: 0.45, mends: 0.05 };
const FINEST_CARE = 0.6;

export function paintOil(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const model = smoothWithCare(image, 5 * unit, care);
  saturatePlanes(model, 1.2);
  const luma = readLuma(model);
  const calmLuma = blurPlane(luma, width, height, 2 * unit);
  const flow = readFlow(calmLuma, width, height, Math.max(2, 7 * unit));
  releasePlanes(luma, calmLuma);
  turnFlatAreas(flow, seed, unit);
  const relief = takeClearPlane(luma.length);
  image.red.set(model.red);
  image.green.set(model.green);
  image.blue.set(model.blue);
  const random = streamRandom(seed + 3);
  for (const pass of PASSES) paintPass(image, model, flow, relief, pass, random, unit);
  if (care) paintPass(image, model, flow, relief, FINEST, random, unit, care);
  releasePlanes(flow.x, flow.y, flow.sureness, model.red, model.green, model.blue);
  // Strokes are laid pixel by pixel: this takes the teeth off their rims.
  replacePlanes(image, blurPlanes(image, 0.5));
  lightRelief(image, relief, seed);
  releasePlanes(relief);
}

/** Directions of broad arcs, flatter than they are wide; from a table, as sines of every pixel take long. */
const ARCS = 4096;
const ARC_X = Float32Array.from({ length: ARCS + 1 }, (_, n) => Math.cos((n / ARCS - 0.5) * 4.4));
const ARC_Y = Float32Array.from({ length: ARCS + 1 }, (_, n) => Math.sin((n / ARCS - 0.5) * 4.4) * 0.8);

/** Where nothing leads the brush it sweeps in broad arcs. */
function turnFlatAreas(flow: Flow, seed: number, unit: number): void {
  const { width, height } = flow;
  const drift = spreadClouds(width, height, { cell: 330 * unit, octaves: 2, seed: seed + 8 });
  for (let i = 0; i < drift.length; i++) {
    const trust = clamp((flow.sureness[i] as number) * 2.4);
    if (trust === 1) continue;
    const arc = (clamp(drift[i] as number) * ARCS) | 0;
    let fx = ARC_X[arc] as number;
    let fy = ARC_Y[arc] as number;
    if (fx * (flow.x[i] as number) + fy * (flow.y[i] as number) < 0) {
      fx = -fx;
      fy = -fy;
    }
    const x = blend(fx, flow.x[i] as number, trust);
    const y = blend(fy, flow.y[i] as number, trust);
    const length = Math.sqrt(x * x + y * y) || 1;
    flow.x[i] = x / length;
    flow.y[i] = y / length;
  }
  releasePlanes(drift);
}

function paintPass(
  image: Planes,
  model: Planes,
  flow: Flow,
  relief: Float32Array,
  pass: Pass,
  random: () => number,
  unit: number,
  only?: Float32Array,
): void {
  const { width, height } = image;
  const spacing = Math.max(1.5, pass.spacing * unit);
  const columns = Math.ceil(width / spacing);
  const rows = Math.ceil(height / spacing);
  const order = listCells(columns, rows, (column, row) => {
    const [x, y] = [Math.floor((column + 0.5) * spacing), Math.floor((row + 0.5) * spacing)];
    return !only || (only[Math.min(height - 1, y) * width + Math.min(width - 1, x)] as number) >= FINEST_CARE;
  });
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
  const bristles = new Float32Array(MIDDLE_BRISTLE * 2 + 1);
  for (const cell of order) {
    const x = clamp(((cell % columns) + random()) * spacing, 0, width - 1);
    const y = clamp((Math.floor(cell / columns) + random()) * spacing, 0, height - 1);
    const at = Math.floor(y) * width + Math.floor(x);
    if ((flow.sureness[at] ?? 0) < (pass.onlyDetail ?? 0)) continue;
    if (pass.mends !== undefined && farFrom(model, image, at) < pass.mends) continue;
    loadBrush(bristles, random);
    drawStroke(image, model, flow, relief, { x, y, pass, random, unit, bristles });
  }
}

function listCells(
  columns: number,
  rows: number,
  isPainted: (column: number, row: number) => boolean,
): Uint32Array {
  const cells = new Uint32Array(columns * rows);
  let count = 0;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++)
      if (isPainted(column, row)) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}

/** How much the paint differs from the model. */
function farFrom(model: Planes, { red, green, blue }: Planes, at: number): number {
  return (
    (Math.abs((model.red[at] ?? 0) - (red[at] ?? 0)) +
      Math.abs((model.green[at] ?? 0) - (green[at] ?? 0)) +
      Math.abs((model.blue[at] ?? 0) - (blue[at] ?? 0))) /
    3
  );
}

const MIDDLE_BRISTLE = 9;
/** How much of the paint below a stroke hides. */
const COVER = 0.86;

/** How much paint each bristle takes up, 0..1. */
function loadBrush(bristles: Float32Array, random: () => number): void {
  const seed = Math.floor(random() * 1e6);
  for (let n = 0; n < bristles.length; n++) bristles[n] = grainAt(n, 0, seed);
}

type Stroke = {
  x: number;
  y: number;
  pass: Pass;
  random: () => number;
  unit: number;
  bristles: Float32Array;
};

function drawStroke(image: Planes, model: Planes, flow: Flow, relief: Float32Array, stroke: Stroke): void {
  const { width, height } = image;
  const { pass, random, unit, bristles } = stroke;
  const start = Math.floor(stroke.y) * width + Math.floor(stroke.x);
  const red = model.red[start] ?? 0;
  const green = model.green[start] ?? 0;
  const blue = model.blue[start] ?? 0;
  // One load of the brush: a little lighter or darker, warmer or colder than the model.
  // Grounds are quieter than forms.
  const change = 0.55 + 0.45 * clamp((flow.sureness[start] ?? 0) * 2.4);
  const light = (random() - 0.5) * 0.11 * change;
  const warm = (random() - 0.5) * 0.05 * change;
  const half = Math.max(0.8, pass.width * unit * (0.7 + random() * 0.3) * 0.5);
  const length = pass.length * unit * (0.5 + random() * 0.6);
  let px = stroke.x;
  let py = stroke.y;
  let dx = flow.x[start] ?? 1;
  let dy = flow.y[start] ?? 0;
  if (random() < 0.5) {
    dx = -dx;
    dy = -dy;
  }
  const advance = 1;
  for (let walked = 0; walked < length; walked += advance) {
    const along = walked / length;
    const taper = Math.min(1, along * 6 + 0.5) * Math.min(1, (1 - along) * 5 + 0.45);
    const reach = half * taper;
    for (let across = -reach; across <= reach; across += 0.85) {
      const sx = px - dy * across;
      const sy = py + dx * across;
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      const bristle = bristles[((across / half + 1) * MIDDLE_BRISTLE + 0.5) | 0] ?? 0.5;
      // Bristles run dry towards the end, each at its own time.
      if (along > 0.72 + bristle * 0.45) continue;
      const i = (sy | 0) * width + (sx | 0);
      const tone = light + (bristle - 0.5) * 0.03;
      image.red[i] = blend(image.red[i] ?? 0, red + tone + warm, COVER);
      image.green[i] = blend(image.green[i] ?? 0, green + tone, COVER);
      image.blue[i] = blend(image.blue[i] ?? 0, blue + tone - warm, COVER);
      const ridge = across > half * 0.8 || across < -half * 0.8 ? 0.5 : 0;
      relief[i] =
        (relief[i] ?? 0) * 0.35 +
        pass.thickness * (0.42 + bristle * 0.28 + ridge) * (0.6 + 0.4 * (1 - along));
    }
    px += dx * advance;
    py += dy * advance;
    if (px < 0 || py < 0 || px >= width || py >= height) return;
    const at = (py | 0) * width + (px | 0);
    const nx = flow.x[at] ?? 1;
    const ny = flow.y[at] ?? 0;
    const sign = nx * dx + ny * dy < 0 ? -1 : 1;
    dx = blend(dx, nx * sign, 0.16);
    dy = blend(dy, ny * sign, 0.16);
    const norm = Math.sqrt(dx * dx + dy * dy) || 1;
    dx /= norm;
    dy /= norm;
    // The brush lifts where the model turns to another colour.
    const drift =
      Math.abs((model.red[at] ?? 0) - red) +
      Math.abs((model.green[at] ?? 0) - green) +
      Math.abs((model.blue[at] ?? 0) - blue);
    if (walked > half * 0.4 && drift > 0.24) return;
  }
}

/** Light across the ridges of paint, a little gloss, and the weave of the canvas in thin places. */
function lightRelief(image: Planes, relief: Float32Array, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const ridges = blurPlane(relief, width, height, 0.8 * unit);
  const pitch = Math.PI / Math.max(1, 1.7 * unit);
  const threads = Float32Array.from({ length: Math.max(width, height) }, (_, n) => Math.sin(n * pitch));
  const { red, green, blue } = image;
  for (let y = 0, i = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    const thread = threads[y] as number;
    for (let x = 0; x < width; x++, i++) {
      const before = ridges[above + Math.max(0, x - 1)] as number;
      const after = ridges[below + Math.min(width - 1, x + 1)] as number;
      const slope = (after - before) * 0.3;
      const weave = ((threads[x] as number) * thread + grainAt(x, y, seed) - 0.5) * 0.012;
      const [r, g, b] = [red[i] as number, green[i] as number, blue[i] as number];
      const lift = slope * (0.45 + clamp(lumaOf(r, g, b)) * 0.55) + weave;
      const gloss = Math.max(0, slope - 0.09) * 0.9;
      red[i] = clamp(r + lift + gloss);
      green[i] = clamp(g + lift + gloss);
      blue[i] = clamp(b + lift * 0.92 + gloss);
    }
  }
  releasePlanes(ridges);
}
