// Mountain ranges: alps with snow, rounded hills, and the steep stone peaks of southern China.

import { mix, shine, type Rgb } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, ridged, smooth } from '#engine/raster/noise.ts';
import { lit, litSnow, type Stage } from '../staging/stage.ts';
import { terrainLayer, type Land, type Spot } from '../painting/terrain.ts';
import { paintMistBank } from './clouds.ts';

export type MountainKind = 'alps' | 'hills' | 'karst' | 'mesa';

/** Far mountains behind the land. `tall` is about the part of the short side they rise over the horizon. */
export function mountainLayers(stage: Stage, kind: MountainKind, tall: number): Layer[] {
  const layers: Layer[] = [
    terrainLayer(stage, 'far mountains', 0.12, landOf(stage, kind, tall, 'far')),
    terrainLayer(stage, 'near mountains', 0.2, landOf(stage, kind, tall, 'near')),
  ];
  const mist = stage.weather.has('fog') ? 0.95 : kind === 'karst' ? 0.7 : stage.time === 'dawn' ? 0.5 : 0.32;
  layers.splice(
    1,
    0,
    painted(
      'far mist',
      0.14,
      (brush) =>
        paintMistBank(stage, brush, 'far mist', stage.horizon - stage.short * 0.03, stage.short * 0.22, mist),
      { isSolid: false },
    ),
  );
  layers.push(
    painted(
      'mist',
      0.22,
      (brush) =>
        paintMistBank(stage, brush, 'mist', stage.horizon - stage.short * 0.005, stage.short * 0.15, mist),
      { isSolid: false },
    ),
  );
  return layers;
}

function landOf(stage: Stage, kind: MountainKind, tall: number, range: 'far' | 'near'): Land {
  const noise = stage.noise(`${kind} ${range}`);
  const random = stage.random(`${kind} ${range}`);
  const shift = random.between(0, 60);
  const isFar = range === 'far';
  const nearest = isFar ? 26 : 12;
  const farthest = isFar ? 60 : 26;
  const middle = (nearest + farthest) / 2;
  // The opening between the mountains lies toward the light, so that the sun has somewhere to stand.
  const opening = (stage.light.x - stage.width / 2) / stage.short;
  // Under the high sky of an upright image they rise higher.
  const upright = Math.min(1.5, Math.max(1, stage.horizon / (stage.short * 0.69)));
  const rise = tall * upright * middle * (isFar ? 1 : 0.72);
  const heightAt = (x: number, distance: number): number => {
    const across = x / distance - opening * 0.75;
    const valley = isFar
      ? 0.72 + 0.28 * smooth(0, 0.5, Math.abs(across))
      : 0.12 + 0.88 * smooth(0.05, 0.75, Math.abs(across));
    const wall = smooth(nearest, nearest + (farthest - nearest) * 0.45, distance);
    const scale = (isFar ? 0.055 : 0.1) * (kind === 'alps' ? 0.72 : 1);
    const u = x * scale + shift;
    const v = distance * scale;
    if (kind === 'hills')
      return rise * valley * wall * (0.28 + 0.55 * (0.5 + fractal(noise, u * 0.7, v * 0.7, 4)));
    if (kind === 'mesa') {
      const bulk = 0.5 + fractal(noise, u * 0.9, v * 0.9, 4) * 0.9;
      return (
        rise * valley * wall * (smooth(0.5, 0.56, bulk) * 0.55 + smooth(0.62, 0.68, bulk) * 0.3 + bulk * 0.12)
      );
    }
    if (kind === 'karst') {
      const peak = clamp(0.42 + noise(u * 2.3, v * 1.3) * 0.8 + fractal(noise, u * 4, v * 3, 3) * 0.28);
      return (
        rise *
        (0.45 + 0.55 * valley) *
        wall *
        (smooth(0.3, 0.85, peak) * 1.05 + fractal(noise, u * 9, v * 9, 3) * 0.07)
      );
    }
    return (
      rise * valley * wall * (ridged(noise, u + noise(u * 2.1, v * 2.1) * 0.12, v, 6) ** 1.15 * 1.22 - 0.06)
    );
  };
  const land = landColour(stage, kind, { rise, isFar, noise });
  return {
    nearest,
    farthest,
    heightAt,
    colourAt: land,
    haze: kind === 'karst' ? (isFar ? 0.72 : 0.5) : isFar ? 0.5 : 0.26,
    mistBelow: rise * (kind === 'karst' ? 0.5 : 0.28),
    eyeHeight: 2.2,
    sunHeight: stage.time === 'day' ? 0.8 : 0.45,
  };
}

const BANDED = /rainbow mountain|七彩|彩虹山|张掖|zhangye|painted hills/;
const BANDS = [
  '#b8452f',
  '#e0a04c',
  '#efe0b4',
  '#c9643c',
  '#8f3a34',
  '#e7c26c',
  '#a9b49a',
  '#d6814a',
] as const;

/** The colour of one layer of painted hills, by how high it lies. */
function bandAt(stage: Stage, up: number): Rgb {
  const at = (((up * 11) % BANDS.length) + BANDS.length) % BANDS.length;
  const from = Math.floor(at);
  const next = BANDS[(from + 1) % BANDS.length] ?? BANDS[0];
  return lit(stage, mix(BANDS[from] ?? BANDS[0], next, smooth(0.6, 1, at - from)));
}

function landColour(
  stage: Stage,
  kind: MountainKind,
  { rise, isFar, noise }: { rise: number; isFar: boolean; noise: (x: number, y: number) => number },
): (spot: Spot) => Rgb {
  const { palette, time, isSnowy, isAutumn } = stage;
  const rock = lit(stage, kind === 'mesa' ? '#c4713c' : isSnowy ? '#66708a' : '#75748a');
  const rockDark = mix(rock, palette.shade, 0.6);
  const forest = lit(
    stage,
    isSnowy ? '#5c7280' : isAutumn ? '#a8743c' : kind === 'karst' ? '#4f7c62' : '#4a7450',
  );
  const snow = litSnow(stage, '#f6f9ff');
  const snowShade = mix(litSnow(stage, '#a9bbe0'), palette.shade, 0.25);
  const glowStrength = time === 'dawn' || time === 'sunset' ? 0.75 : 0.25;
  // Peaks that are said to be snowy are white far down.
  const alpine = /snow|雪/.test(stage.words) ? 0.2 : 0.42;
  // The low ridges before the peaks have none.
  const snowLine = isSnowy ? 0.05 : kind === 'alps' ? alpine + (isFar ? 0 : 0.2) : 9;
  const isBanded = kind === 'mesa' && BANDED.test(stage.words);
  const dark = mix(forest, palette.shade, 0.55);
  const sunlit = mix(forest, palette.sun, 0.18);
  return ({ x, distance, height, steepness, light }) => {
    const part = height / rise;
    const grain = noise(x * 0.9, distance * 0.9 + height * 2);
    const greens = isBanded
      ? 0
      : kind === 'hills' || kind === 'karst'
        ? 1 - smooth(kind === 'karst' ? 0.72 : 0.9, 1, steepness)
        : 1 - smooth(0.2, 0.45, part + grain * 0.12);
    const stone = isBanded ? bandAt(stage, part + grain * 0.035 + x * 0.006) : rock;
    const bare = mix(isBanded ? mix(stone, palette.shade, 0.5) : rockDark, stone, clamp(light * 1.5));
    const wooded = mix(dark, sunlit, clamp(light * 1.35 + grain * 0.2));
    let tone = mix(bare, wooded, greens);
    const white = smooth(snowLine, snowLine + 0.22, part + grain * 0.16) * smooth(0.92, 0.6, steepness);
    if (white > 0) tone = mix(tone, mix(snowShade, snow, clamp(light * 1.7)), white);
    return mix(tone, shine(mix(tone, '#ffffff', 0.5), palette.sun), clamp(light - 0.35) * glowStrength);
  };
}
