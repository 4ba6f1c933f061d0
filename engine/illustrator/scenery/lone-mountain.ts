// One mountain that stands alone and that everybody knows by its form: Mount Fuji, a volcano, the Matterhorn, Kilimanjaro.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { clamp, fractal, ridged, smooth, type Noise } from '#engine/raster/noise.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { paintMistBank } from './clouds.ts';
import { ERUPTING, eruptionLayers, type Crater } from './eruption.ts';

/** Lengths in parts of its height. */
type Form = {
  /** Over the horizon, in parts of the short side. */
  tall: number;
  /** Half of its width at the foot, and at the top. */
  foot: number;
  top: number;
  /** How much of its foot runs out flat, 0 to 1. */
  flare: number;
  /** From which part of its height there is snow. */
  snow: number;
  rock: string;
  /** How broken its slopes are. */
  rough: number;
};

const FORMS: Readonly<Record<string, Form>> = {
  'mount-fuji': { tall: 0.4, foot: 1.75, top: 0.13, flare: 0.75, snow: 0.62, rock: '#6577a4', rough: 0.3 },
  volcano: { tall: 0.36, foot: 1.45, top: 0.17, flare: 0.6, snow: 9, rock: '#6a5350', rough: 0.6 },
  matterhorn: { tall: 0.5, foot: 0.9, top: 0.035, flare: 0.55, snow: 0.3, rock: '#6d6f80', rough: 1 },
  everest: { tall: 0.44, foot: 1.3, top: 0.03, flare: 0.12, snow: 0.34, rock: '#5f6478', rough: 1 },
  kilimanjaro: { tall: 0.3, foot: 2.6, top: 0.5, flare: 0.6, snow: 0.72, rock: '#707a98', rough: 0.3 },
};
/** There it stands behind the land. */
const PLACES: ReadonlySet<Stage['scene']> = new Set([
  'mountains',
  'lake',
  'meadow',
  'sea',
  'snowfield',
  'desert',
]);

export function isLoneMountain({ key }: Pick<Subject, 'key'>): boolean {
  return key in FORMS;
}

/** The mountain that the scene shows, in pixels. */
export function loneMountain(
  stage: Pick<Stage, 'reading' | 'scene' | 'width' | 'short' | 'horizon' | 'light'>,
) {
  const { reading, scene, width, short, horizon, light } = stage;
  const subject = reading.subjects.find(isLoneMountain);
  const form = subject && FORMS[subject.key];
  if (!subject || !form || !PLACES.has(scene)) return undefined;
  // In a tall image it may rise higher, as the sky does.
  const tall = Math.min(short * form.tall * 1.15, horizon * 0.66);
  return {
    ...form,
    key: subject.key,
    x: width * (0.5 - light.side * 0.05),
    base: horizon + short * 0.02,
    height: tall,
    half: Math.min(tall * form.foot, Math.max(width * 0.62, tall)),
  };
}

type Placed = NonNullable<ReturnType<typeof loneMountain>>;

export function loneMountainLayers(stage: Stage): Layer[] {
  const mountain = loneMountain(stage);
  if (!mountain) return [];
  return [
    ...(mountain.key === 'volcano'
      ? eruptionLayers(stage, craterOf(mountain), ERUPTING.test(stage.words))
      : []),
    painted('landmark mountain', 0.115, (brush) => paintMountain(stage, brush, mountain)),
    painted(
      'mist at its foot',
      0.117,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          'mountain foot',
          stage.horizon - stage.short * 0.03,
          stage.short * 0.2,
          0.6,
        ),
      { isSolid: false },
    ),
  ];
}

const MOST_COLUMNS = 900;

function paintMountain(stage: Stage, brush: Brush, mountain: Placed): void {
  const { x, base, height, half } = mountain;
  const columns = Math.min(MOST_COLUMNS, Math.round(half * 2));
  const rows = Math.round((columns * height * 1.04) / (half * 2));
  const noise = stage.noise(mountain.key);
  const paint = makeSlopes(stage, mountain, noise);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    const up = (1 - row / rows) * 1.04;
    const wide = halfAt(mountain, up);
    for (let column = 0; column < columns; column++) {
      const across = (column / columns - 0.5) * 2;
      const edge =
        wide + fractal(noise, up * 7, across > 0 ? 3 : 8, 5) * mountain.rough ** 2 * 0.14 * (1.05 - up);
      const inside = (edge - Math.abs(across)) * columns * 0.5;
      const below = (rimAt(mountain, noise, across) - up) * rows;
      const cover = clamp(Math.min(inside, below) + 0.5);
      if (cover <= 0) continue;
      const at = (row * columns + column) * 4;
      pixels.set(paint(across / Math.max(0.02, edge), across, up), at);
      pixels[at + 3] = cover * 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(
    surfaceFromPixels(columns, rows, pixels),
    x - half,
    base - height * 1.04,
    half * 2,
    height * 1.04,
  );
}

/** Half of its width at a height, in parts of that of its foot: slopes that run out toward the plain. */
function halfAt({ top, foot, flare }: Form, up: number): number {
  const down = clamp(1.02 - up);
  const rim = top / foot;
  return rim + (1 - rim) * (down * (1 - flare) + flare * down ** 2.3);
}

/** How high it is there: a crater has a rim that dips in the middle. */
function rimAt({ top, foot, rough, key }: Form & { key: string }, noise: Noise, across: number): number {
  const at = across / (top / foot);
  const dip = key === 'volcano' ? 0.035 : key === 'mount-fuji' ? 0.012 : 0;
  return 1 - dip * clamp(1 - at * at) + fractal(noise, across * 40, 1, 3) * 0.012 * (0.4 + rough);
}

/** The colour of a spot: `side` is -1 at its left edge and 1 at its right one. */
function makeSlopes(
  stage: Stage,
  { rock, snow, rough }: Placed,
  noise: Noise,
): (side: number, across: number, up: number) => Rgb {
  const { palette, light, isSnowy, time, isDark } = stage;
  const stone = lit(stage, rock);
  const dark = mix(stone, palette.shade, 0.55);
  const bright = mix(stone, palette.sun, 0.42);
  const white = mix(lit(stage, '#fbfcff'), palette.sun, time === 'day' || isDark ? 0 : 0.25);
  const shaded = mix(lit(stage, '#b4c3e4'), palette.shade, 0.18);
  const line = isSnowy ? Math.min(snow, 0.3) : snow;
  const isPyramid = rough === 1;
  return (side, across, up) => {
    // Gullies run down from the top: they fan out as the mountain does.
    const gully = fractal(noise, side * 7, up * 1.6 + 5, 4);
    const slope = fractal(noise, side * 7 + 0.12, up * 1.6 + 5, 4) - gully;
    const broken = rough > 0.7 ? ridged(noise, across * 4 + up * 1.5, up * 3, 5) - 0.5 : 0;
    const face = isPyramid ? Math.sign(side + 0.1 + gully * 0.4) * 0.4 : side * 0.5;
    const sun = clamp(0.46 + light.side * (face + slope * 3.4) + broken * rough * 1.3);
    const ground = sun > 0.5 ? mix(stone, bright, (sun - 0.5) * 2) : mix(dark, stone, sun * 2);
    const teeth = fractal(noise, side * 11, up * 1.2 + 20, 4) * 0.26 - broken * 0.9 * rough;
    const isWhite = smooth(line - 0.012, line + 0.03, up + teeth * (0.35 + rough * 0.6));
    const tone = mix(ground, mix(shaded, white, smooth(0.25, 0.7, sun)), isWhite);
    return mix(tone, palette.fog, 0.1 + 0.62 * smooth(0.5, 0, up));
  };
}

/** Its mouth, and how it spreads below. */
function craterOf(mountain: Placed): Crater {
  const { x, base, height, half, top, foot } = mountain;
  return {
    x,
    y: base - height * 0.985,
    wide: (half * top) / foot,
    height,
    halfAt: (up) => half * halfAt(mountain, up),
  };
}
