// A deep gorge: rock walls at both sides, mist below. Under a bridge of rope trees grow on them; those of a canyon are red.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Spot } from '../placing/spot.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { growTree } from '../things/trees.ts';
import { paintMistBank } from './clouds.ts';
import { ledgeLayer } from './cloud-sea.ts';
import { paintFacet } from './ground.ts';
import { localTree, stampTree, treeLineLayer, veil } from './woods.ts';

export function hasGorge({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'mountains' && reading.subjects.some(({ key }) => key === 'rope-bridge');
}

/** A canyon that one looks into from its edge; one in whose narrows one stands has none. */
export function isDeepCanyon({ scene, words, isSnowy }: Pick<Stage, 'scene' | 'words' | 'isSnowy'>): boolean {
  return (
    scene === 'mountains' &&
    !isSnowy &&
    /\bcanyons?\b|大峡谷|峡谷/.test(words) &&
    !/antelope|slot canyon|羚羊|river|waterfall|stream|creek|cowboy|road|河|瀑布|溪|公路|小路/.test(words)
  );
}

const LUSH = /jungle|rainforest|tropical|丛林|雨林|密林/;

/** In place of the ground; whoever stands there does so on a ledge before the gorge. */
export function gorgeLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const hasFeet = spots.some(({ isFloating }) => isFloating !== true);
  const mist = (name: string, depth: number, down: number, tall: number, strength: number): Layer =>
    painted(
      name,
      depth,
      (brush) =>
        paintMistBank(stage, brush, name, stage.horizon + stage.short * down, stage.short * tall, strength),
      { isSolid: false },
    );
  if (!hasGorge(stage))
    return [
      painted('ground', 0.5, (brush) => {
        paintDepth(stage, brush);
        paintWalls(stage, brush, BACK);
      }),
      mist('far mist of the gorge', 0.505, 0.3, 0.4, 0.4),
      painted('far walls', 0.51, (brush) => {
        paintFloor(stage, brush);
        paintWalls(stage, brush, FAR);
      }),
      painted('near walls', 0.53, (brush) => paintWalls(stage, brush, NEAR)),
      ...(hasFeet ? [ledgeLayer(stage, spots)] : []),
    ];
  return [
    treeLineLayer(stage, {
      name: 'far trees',
      kind: treeOf(stage),
      depth: 0.3,
      distance: 24,
      tall: 4.4,
      count: 34,
      haze: 0.5,
    }),
    painted('ground', 0.5, (brush) => paintDepth(stage, brush)),
    painted('far walls', 0.51, (brush) => paintWalls(stage, brush, FAR)),
    mist('mist of the gorge', 0.52, 0.3, 0.5, 0.8),
    painted('near walls', 0.53, (brush) => paintWalls(stage, brush, NEAR)),
    painted('landmark rope bridge', 0.54, (brush) => paintBridge(stage, brush)),
    mist('mist below', 0.55, 0.62, 0.4, 0.6),
    ...(hasFeet ? [ledgeLayer(stage, spots)] : []),
  ];
}

function treeOf(stage: Stage) {
  const own = localTree(stage);
  return LUSH.test(stage.words) && own === 'pine' ? 'oak' : own;
}

/** Air that grows darker downward. */
function paintDepth(stage: Stage, brush: Brush): void {
  const { width, height, horizon, palette } = stage;
  const green = lit(
    stage,
    stage.isSnowy ? '#8fa0b4' : !hasGorge(stage) ? '#a8664a' : LUSH.test(stage.words) ? '#4f7f58' : '#6d8270',
  );
  const down = brush.createLinearGradient(0, horizon - stage.short * 0.02, 0, height);
  down.addColorStop(0, css(mix(green, palette.fog, 0.6)));
  down.addColorStop(0.5, css(mix(mix(green, palette.fog, 0.5), palette.shade, 0.15)));
  down.addColorStop(1, css(mix(mix(green, palette.fog, 0.25), palette.shade, 0.45)));
  brush.fillStyle = down;
  brush.fillRect(0, horizon - stage.short * 0.02, width, height);
}

/** Heads over the horizon and how far the walls reach in, in parts of the short side and of the width. */
type Walls = { name: string; rise: number; reach: number; haze: number; trees: number; tall: number };
const BACK: Walls = { name: 'back walls', rise: 0.012, reach: 0.53, haze: 0.62, trees: 0, tall: 0 };
const FAR: Walls = { name: 'far walls', rise: 0.03, reach: 0.4, haze: 0.5, trees: 9, tall: 0.13 };
const NEAR: Walls = { name: 'near walls', rise: -0.06, reach: 0.25, haze: 0.06, trees: 6, tall: 0.26 };

/** The floor of a canyon, far below, and the river that made it. */
function paintFloor(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, palette, light } = stage;
  const top = horizon + (height - horizon) * 0.4;
  const noise = stage.noise('canyon floor');
  const earth = lit(stage, '#b5744c');
  const floor = brush.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, css(mix(mix(earth, palette.shade, 0.3), palette.fog, 0.5)));
  floor.addColorStop(1, css(mix(mix(earth, '#7f8a50', 0.35), palette.fog, 0.16)));
  brush.fillStyle = floor;
  brush.beginPath();
  for (let step = 0; step <= 60; step++)
    brush.lineTo((width * step) / 60, top + fractal(noise, step * 0.2, 1, 4) * short * 0.03);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.fill();
  const water = brush.createLinearGradient(0, top, 0, height);
  water.addColorStop(0, css(mix(palette.horizon, palette.fog, 0.4)));
  water.addColorStop(1, css(mix(lit(stage, '#3f8f9c'), palette.skyMiddle, 0.45)));
  brush.fillStyle = water;
  brush.beginPath();
  const middle = (part: number): number =>
    width / 2 + Math.sin(part * 5 + 0.6) * short * 0.06 * light.side * (0.3 + part);
  const half = (part: number): number => short * (0.006 + 0.075 * part ** 1.6);
  for (let step = 0; step <= 30; step++)
    brush.lineTo(middle(step / 30) - half(step / 30), top + ((height - top) * step) / 30);
  for (let step = 30; step >= 0; step--)
    brush.lineTo(middle(step / 30) + half(step / 30), top + ((height - top) * step) / 30);
  brush.fill();
}

/** The inner edge of a wall at a height, 0 its head and 1 the foot of the frame. */
function edgeOf(stage: Stage, walls: Walls, side: -1 | 1): (down: number) => number {
  const noise = stage.noise(walls.name);
  const { width, short } = stage;
  return (down) => {
    const rough = fractal(noise, down * 4 + side * 9, side * 5, 4) * short * 0.07;
    const inward = walls.reach * width * (1 - 0.18 * down) + rough;
    return side < 0 ? inward : width - inward;
  };
}

function headRow({ horizon, short }: Stage, { rise }: Walls): number {
  return horizon - short * rise;
}

function paintWalls(stage: Stage, brush: Brush, walls: Walls): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random(walls.name);
  const noise = stage.noise(`${walls.name} heads`);
  const head = headRow(stage, walls);
  const isRed = !hasGorge(stage);
  const rock = mix(
    lit(stage, isRed ? '#c07046' : stage.isSnowy ? '#9aa3b2' : '#8a7868'),
    palette.fog,
    walls.haze,
  );
  const green = mix(
    lit(stage, stage.isSnowy ? '#e8eef7' : stage.isAutumn ? '#b98632' : '#5a8a46'),
    palette.fog,
    walls.haze,
  );
  for (const side of [-1, 1] as const) {
    const edge = edgeOf(stage, walls, side);
    const outer = side < 0 ? -8 : width + 8;
    const top = (x: number): number => head + fractal(noise, (x / short) * 3, side * 4, 3) * short * 0.03;
    brush.save();
    brush.beginPath();
    brush.moveTo(outer, top(outer));
    const lip = edge(0);
    for (let step = 0; step <= 16; step++) {
      const x = outer + ((lip - outer) * step) / 16;
      brush.lineTo(x, top(x));
    }
    for (let step = 0; step <= 40; step++)
      brush.lineTo(edge(step / 40), head + short * 0.02 + ((height - head) * step) / 40);
    brush.lineTo(outer, height + 8);
    brush.closePath();
    const isLit = side === -light.side;
    const face = brush.createLinearGradient(lip, 0, outer, 0);
    face.addColorStop(0, css(mix(rock, isLit ? palette.sun : palette.shade, isLit ? 0.3 : 0.36)));
    face.addColorStop(1, css(mix(rock, palette.shade, isLit ? 0.25 : 0.55)));
    brush.fillStyle = face;
    brush.fill();
    brush.clip();
    for (let facet = 0; facet < 300; facet++) {
      const down = random.next();
      const x = outer + (edge(down) - outer) * random.next() ** 0.6;
      paintFacet(stage, brush, random, x, head + (height - head) * down, rock);
    }
    if (isRed) paintStrata(stage, brush, walls, side, rock);
    // Green on its head and in its cracks.
    for (let tuft = 0; tuft < (isRed ? 40 : stage.isSnowy ? 60 : 260); tuft++) {
      const isHead = isRed || random.chance(0.6);
      const down = isHead ? random.next() * 0.06 : random.next() ** 1.4;
      const x = outer + (edge(down) - outer) * random.next() ** 0.7;
      const size = short * random.between(0.005, isRed ? 0.009 : 0.019);
      brush.fillStyle = css(
        mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.4)),
        0.9,
      );
      brush.beginPath();
      brush.ellipse(
        x,
        (isHead ? top(x) : head) + (height - head) * down * (isHead ? 0.7 : 1),
        size * 1.3,
        size,
        0,
        0,
        7,
      );
      brush.fill();
    }
    brush.restore();
    for (let tree = 0; tree < (isRed ? 0 : walls.trees); tree++) {
      const part = (tree + random.between(0.1, 0.9)) / walls.trees;
      const x = outer + (lip - outer) * part * 0.94;
      const tall = short * walls.tall * random.between(0.7, 1.15);
      const grown = growTree(stage, treeOf(stage), `${walls.name} ${tree % 3}`, Math.min(520, tall));
      stampTree(brush, veil(grown, stage, walls.haze), x, top(x) + short * 0.012, tall, random.chance(0.5));
    }
  }
}

/** Layers of rock, one lighter and one darker, that run level along both walls. */
function paintStrata(stage: Stage, brush: Brush, walls: Walls, side: -1 | 1, rock: Rgb): void {
  const { width, height, short, palette } = stage;
  const noise = stage.noise(`${walls.name} strata`);
  const random = stage.random(`${walls.name} strata`);
  const head = headRow(stage, walls);
  const [from, to] = side < 0 ? [-8, width * 0.62] : [width * 0.38, width + 8];
  for (let y = head + short * 0.03; y < height; y += short * random.between(0.04, 0.085)) {
    const thick = short * random.between(0.01, 0.034);
    brush.fillStyle = css(
      mix(
        rock,
        random.chance(0.5) ? palette.shade : mix(palette.sun, '#f2d3a8', 0.5),
        random.between(0.14, 0.4),
      ),
      0.42,
    );
    brush.beginPath();
    const row = (x: number): number => y + fractal(noise, (x / short) * 2, y / short, 3) * short * 0.024;
    for (let step = 0; step <= 40; step++) {
      const x = from + ((to - from) * step) / 40;
      brush.lineTo(x, row(x));
    }
    for (let step = 40; step >= 0; step--) {
      const x = from + ((to - from) * step) / 40;
      brush.lineTo(x, row(x) + thick);
    }
    brush.fill();
  }
}

/** Planks on two ropes, two more to hold on to, from wall to wall. */
function paintBridge(stage: Stage, brush: Brush): void {
  const { short, palette } = stage;
  const head = headRow(stage, NEAR);
  const [left, right] = [edgeOf(stage, NEAR, -1)(0) - short * 0.03, edgeOf(stage, NEAR, 1)(0) + short * 0.03];
  const span = right - left;
  const sag = Math.min(span * 0.16, short * 0.16);
  const rope = lit(stage, '#8c6a42');
  const wood = lit(stage, '#a47a4c');
  // The near edge hangs a little lower than the far one: one looks down on the planks.
  const row = (part: number, lift: number): number =>
    head + short * (0.02 - lift) + sag * 4 * part * (1 - part);
  const at = (part: number): number => left + span * part;
  const rail = short * 0.085;
  const cable = (lift: number, thick: number, tone = rope): void => {
    for (const [colour, shift] of [
      [mix(tone, palette.shade, 0.5), thick * 0.4],
      [mix(tone, palette.sun, 0.2), 0],
    ] as const) {
      brush.strokeStyle = css(colour);
      brush.lineWidth = thick;
      brush.beginPath();
      for (let step = 0; step <= 60; step++) brush.lineTo(at(step / 60), row(step / 60, lift) + shift);
      brush.stroke();
    }
  };
  const planks = Math.round(span / (short * 0.02));
  const deck = 0.022;
  cable(deck + 0.062, short * 0.004);
  for (let plank = 0; plank <= planks; plank++) {
    const part = plank / planks;
    const [x, y] = [at(part), row(part, 0)];
    const wide = (span / planks) * 0.76;
    brush.fillStyle = css(
      mix(wood, plank % 3 === 0 ? palette.shade : palette.sun, plank % 3 === 0 ? 0.25 : 0.14),
    );
    brush.beginPath();
    brush.moveTo(x - wide / 2, y);
    brush.lineTo(x - wide / 2 + wide * 0.1, y - short * deck);
    brush.lineTo(x + wide / 2 + wide * 0.1, y - short * deck);
    brush.lineTo(x + wide / 2, y);
    brush.fill();
    brush.fillStyle = css(mix(wood, palette.shade, 0.6));
    brush.fillRect(x - wide / 2, y, wide, short * 0.006);
    if (plank % 3 !== 0) continue;
    brush.strokeStyle = css(mix(rope, palette.shade, 0.2));
    brush.lineWidth = short * 0.0024;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x, y - rail);
    brush.moveTo(x, y - short * deck);
    brush.lineTo(x, y - short * (deck + 0.062));
    brush.stroke();
  }
  cable(0, short * 0.006);
  cable(rail / short, short * 0.006);
  for (const x of [left, right]) {
    const post = brush.createLinearGradient(x - short * 0.012, 0, x + short * 0.012, 0);
    post.addColorStop(0, css(mix(wood, palette.sun, 0.2)));
    post.addColorStop(1, css(mix(wood, palette.shade, 0.55)));
    brush.fillStyle = post;
    brush.fillRect(x - short * 0.012, head - short * 0.09, short * 0.024, short * 0.13);
  }
}
