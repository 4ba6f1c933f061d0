// A hillside in steps: rice terraces that hold the sky in their water, the rows of a tea plantation or a vineyard.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { hasFlatPaddy } from './flat-paddy.ts';
import { STEPS, stepsOf, traceBetween, type Step } from './land-steps.ts';
import { LOESS_WORDS, paintLoess } from './loess.ts';

export type SteppedLand = 'paddy' | 'tea' | 'vines' | 'loess';

const NAMED: readonly (readonly [SteppedLand, RegExp])[] = [
  [
    'paddy',
    /terraced (?:rice )?(?:fields?|paddies|hills?)|rice (?:terraces?|padd(?:y|ies)|fields?)|梯田|稻田|水田/,
  ],
  ['tea', /tea (?:plantations?|fields?|gardens?|hills?|terraces?|farms?)|茶园|茶山|茶田/],
  ['vines', /vineyards?|葡萄园/],
  ['loess', LOESS_WORDS],
];

export function steppedLandNamed(words: string): SteppedLand | undefined {
  return NAMED.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Which steps the words ask for. */
export function steppedLandOf({
  scene,
  words,
  isSnowy,
}: Pick<Stage, 'scene' | 'words' | 'isSnowy'>): SteppedLand | undefined {
  if (scene !== 'meadow' || hasFlatPaddy({ scene, words, isSnowy })) return undefined;
  const land = steppedLandNamed(words);
  return isSnowy && land !== 'loess' ? undefined : land;
}

export function terracedLayer(stage: Stage, kind: SteppedLand): Layer {
  return painted('ground', 0.5, (brush) =>
    kind === 'loess' ? paintLoess(stage, brush) : paintSteps(stage, brush, kind),
  );
}

function paintSteps(stage: Stage, brush: Brush, kind: Exclude<SteppedLand, 'loess'>): void {
  const steps = stepsOf(stage);
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]?.edge ?? ((): number => stage.height + 4);
    if (kind === 'paddy') paintPaddy(stage, brush, step, next);
    else paintHedge(stage, brush, { ...step, rise: step.rise * 2.3 }, kind);
  }
}

/** Fields of water and of young rice, side by side behind a grown bank. */
function paintPaddy(stage: Stage, brush: Brush, { at, edge, rise }: Step, next: (x: number) => number): void {
  const { palette, height, width, isAutumn, short } = stage;
  const random = stage.random(`paddy ${at}`);
  const part = at / (STEPS - 1);
  const haze = 0.42 * (1 - part) ** 1.6;
  const shown = (colour: Rgb): Rgb => mix(colour, palette.fog, haze);
  const middle = edge(stage.width / 2);
  const greens = (isAutumn ? ['#d9ae45', '#c9983a', '#e2c062'] : ['#8fbf4e', '#76ad48', '#a3c657']).map(
    (one) => lit(stage, one),
  );
  for (let from = -short * random.between(0.02, 0.3); from < width + short * 0.1;) {
    const to = from + short * random.between(0.22, 0.75) * (0.55 + part);
    const isWater = random.chance(isAutumn ? 0.18 : 0.62);
    const sky = mix(palette.horizon, palette.skyMiddle, random.between(0.1, 0.85));
    const field = isWater ? mix(sky, palette.sun, 0.12) : (greens[random.whole(3)] as Rgb);
    const down = brush.createLinearGradient(0, middle, 0, Math.min(height, middle + short * 0.2));
    down.addColorStop(0, css(shown(mix(field, '#ffffff', isWater ? 0.2 : 0.1))));
    down.addColorStop(1, css(shown(mix(field, palette.shade, isWater ? 0.36 : 0.16))));
    brush.fillStyle = down;
    const slant = short * 0.03 * (0.4 + part);
    brush.beginPath();
    const pace = Math.max(3, short * 0.01);
    for (let x = from; x < to + pace; x += pace) brush.lineTo(Math.min(x, to), edge(Math.min(x, to)));
    brush.lineTo(to + slant, at === STEPS - 1 ? height + 4 : next(to + slant) + rise);
    for (let x = to; x > from - pace; x -= pace) {
      const back = Math.max(x, from) + slant;
      brush.lineTo(back, at === STEPS - 1 ? height + 4 : next(back) + rise);
    }
    brush.fill();
    if (!isWater) paintShoots(stage, brush, { edge, next, at, tone: shown(greens[1] as Rgb), from, to });
    // A low bank between one field and the other.
    brush.strokeStyle = css(shown(mix(lit(stage, isAutumn ? '#8f6a30' : '#5d7c38'), palette.shade, 0.2)));
    brush.lineWidth = Math.max(0.8, rise * 0.6);
    brush.beginPath();
    brush.moveTo(to, edge(to));
    brush.lineTo(to + slant, Math.min(height + 4, next(to + slant) + rise));
    brush.stroke();
    from = to;
  }
  const bank = lit(stage, isAutumn ? '#8f6a30' : '#5d7c38');
  const crest = (x: number): number => edge(x) - rise * 0.3;
  traceBetween(stage, brush, crest, (x) => edge(x) + rise);
  const side = brush.createLinearGradient(0, middle - rise, 0, middle + rise);
  side.addColorStop(0, css(shown(mix(bank, palette.sun, 0.34))));
  side.addColorStop(1, css(shown(mix(bank, palette.shade, 0.46))));
  brush.fillStyle = side;
  brush.fill();
}

type Shoots = {
  edge: (x: number) => number;
  next: (x: number) => number;
  at: number;
  tone: Rgb;
  from: number;
  to: number;
};

/** Rows of young plants. */
function paintShoots(stage: Stage, brush: Brush, { edge, next, at, tone, from, to }: Shoots): void {
  const { width, short, palette } = stage;
  const random = stage.random(`shoots ${at} ${Math.round(from)}`);
  const size = short * (0.003 + 0.011 * (at / STEPS));
  brush.lineWidth = Math.max(0.7, size * 0.22);
  for (let plant = 0; plant < (420 * (to - from)) / width; plant++) {
    const x = random.between(from, to);
    const [top, low] = [edge(x) + size * 2, next(x)];
    if (low - top < size) continue;
    const y = top + random.next() * (low - top);
    brush.strokeStyle = css(
      mix(tone, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.35)),
      0.85,
    );
    brush.beginPath();
    for (const lean of [-0.4, 0, 0.45]) {
      brush.moveTo(x, y);
      brush.lineTo(x + lean * size, y - size);
    }
    brush.stroke();
  }
}

/** A rounded hedge on dark earth; vines hang on posts. */
function paintHedge(stage: Stage, brush: Brush, { at, edge, rise }: Step, kind: SteppedLand): void {
  const { palette, height, width, isAutumn, light, short } = stage;
  const part = at / (STEPS - 1);
  const haze = 0.5 * (1 - part) ** 1.6;
  const shown = (colour: Rgb): Rgb => mix(colour, palette.fog, haze);
  const earth = lit(stage, kind === 'tea' ? '#5e7a3c' : '#a88a58');
  brush.fillStyle = css(shown(mix(earth, palette.shade, 0.25)));
  traceBetween(stage, brush, edge, () => height + 4);
  brush.fill();
  const green = lit(stage, isAutumn ? '#b9822e' : kind === 'tea' ? '#4f9440' : '#6a9440');
  const random = stage.random(`hedge ${at}`);
  const tall = rise * 1.25;
  const clumps = Math.round((width / Math.max(3, tall)) * 2.6);
  for (const [lift, tone, size] of [
    [0.1, mix(green, palette.shade, 0.5), 0.62],
    [0.42, green, 0.55],
    [0.72, mix(mix(green, '#c8e070', 0.4), palette.sun, 0.2), 0.4],
  ] as const)
    for (let clump = 0; clump < clumps; clump++) {
      const x = ((clump + random.next()) / clumps) * width;
      const radius = tall * size * random.between(0.75, 1.15);
      brush.fillStyle = css(
        shown(mix(tone, random.chance(0.5) ? palette.sun : palette.shade, random.between(0, 0.14))),
      );
      brush.beginPath();
      brush.ellipse(
        x + light.side * lift * tall * 0.1,
        edge(x) + tall * 0.4 - lift * tall,
        radius,
        radius * 0.72,
        0,
        0,
        7,
      );
      brush.fill();
    }
  if (kind === 'tea') return;
  brush.strokeStyle = css(shown(lit(stage, '#6b4e36')));
  brush.lineWidth = Math.max(0.8, short * 0.002 * (0.4 + part));
  for (let x = (at % 2) * tall; x < width; x += tall * 2.4) {
    brush.beginPath();
    brush.moveTo(x, edge(x) + tall * 0.5);
    brush.lineTo(x, edge(x) - tall * 0.95);
    brush.stroke();
  }
}
