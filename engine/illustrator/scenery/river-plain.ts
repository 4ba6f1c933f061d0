// A river that winds through wide land, seen from high up: one bed in a valley, many arms in a delta.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { clamp, fractal, smooth, type Noise } from '#engine/raster/noise.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { renderTerrain } from '../painting/terrain.ts';
import { lit, type Stage } from '../staging/stage.ts';

export function hasRiverPlain({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    ['meadow', 'mountains', 'snowfield'].includes(scene) &&
    reading.subjects.some(({ key }) => key === 'winding-river')
  );
}

const OUTLOOK =
  /\b(?:rocky|rock|mountain|cliff) ledges?\b|overlook(?:s|ing)? (?:\w+ ){0,3}(?:valley|plain|landscape)|岩石平台|俯瞰.{0,4}(?:山谷|谷地|平原)/;

/** Whether somebody looks down into a valley; rock is under the feet. */
export function hasOutlook({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return (
    scene === 'mountains' &&
    OUTLOOK.test(words) &&
    reading.subjects.some(({ kind }) => ['figure', 'full', 'face', 'mount'].includes(kind))
  );
}

/** How high over the land one is, in eye units. */
const EYE = 6.4;
const [NEAREST, FARTHEST] = [7.4, 88];

/** Where an arm runs at a distance: across, and half its breadth. */
type Arm = (distance: number) => readonly [x: number, half: number];

function armsOf(stage: Stage, noise: Noise): Arm[] {
  const { words, light, seed } = stage;
  if (!hasRiverPlain(stage)) return [];
  const isDelta = /delta|三角洲|braided/.test(words);
  const shift = (seed % 97) * 0.37;
  const main: Arm = (distance) => {
    const phase = Math.log(distance) * 5.2 + shift;
    const swing = (0.2 + 0.1 * noise(phase * 0.4, 3)) * distance * smooth(100, 40, distance);
    return [
      Math.sin(phase) * swing + light.side * distance * 0.05,
      0.5 + distance * 0.011 + (isDelta ? 0.25 : 0.5),
    ];
  };
  if (!isDelta) return [main];
  // They part from the main bed one after the other, and run out to both sides toward the viewer.
  const arms = [46, 34, 27, 21, 16.5].map((from, index): Arm => {
    const side = index % 2 === 0 ? 1 : -1;
    return (distance) => {
      const [x, half] = main(distance);
      const away = Math.max(0, Math.log(from / distance));
      const wind = Math.sin(Math.log(distance) * 9 + index * 2.1) * 0.09 * distance * Math.min(1, away * 3);
      return [
        x + side * away * distance * (0.34 + index * 0.05) + wind,
        distance < from ? half * (0.72 - index * 0.06) : 0,
      ];
    };
  });
  return [main, ...arms];
}

const WOODED = /rain ?forest|jungle|forest|woods|雨林|森林|丛林|林海/;

/** In place of the ground. */
export function riverPlainLayer(stage: Stage, { grass, patches }: { grass: Colour; patches: Colour }): Layer {
  return painted('ground', 0.5, (brush) => {
    const noise = stage.noise('river plain');
    const arms = armsOf(stage, noise);
    const { palette } = stage;
    const [land, other] = [lit(stage, grass), lit(stage, patches)];
    const wood = lit(stage, stage.isSnowy ? '#8fa0ac' : stage.isAutumn ? '#a8642c' : '#3d6e3c');
    // Through a wood it has hardly a bank without trees.
    const wooded = WOODED.test(stage.words) ? 0.5 : 0;
    const shore = lit(stage, stage.isSnowy ? '#dfe7f2' : '#d9c592');
    const deep = mix(lit(stage, '#2f7f9c'), palette.skyMiddle, 0.4);
    const shine = mix(palette.horizon, palette.sun, 0.25);
    brush.drawImage(
      renderTerrain(stage, {
        nearest: NEAREST,
        farthest: FARTHEST,
        eyeHeight: EYE,
        haze: 0.55,
        sunHeight: 0.6,
        heightAt: (x, distance) => {
          const away = Math.min(9, ...arms.map((arm) => awayFrom(arm, x, distance)));
          return (
            (fractal(noise, x * 0.06, distance * 0.06, 4) * 0.9 + 0.25) *
            smooth(0.2, 5, away) *
            smooth(6, 22, distance)
          );
        },
        colourAt: ({ x, distance, light }): Rgb => {
          const away = Math.min(9, ...arms.map((arm) => awayFrom(arm, x, distance)));
          const fine = fractal(noise, x * 1.1, distance * 0.9, 3);
          if (away < 0) {
            const mirror = clamp(0.25 + distance / 60 + fine * 0.1);
            return mix(deep, shine, mirror);
          }
          const patch = smooth(-0.2, 0.4, fractal(noise, x * 0.16 + 7, distance * 0.12, 4));
          const trees = smooth(
            0.12 - wooded,
            0.24 - wooded,
            fractal(noise, x * 0.3, distance * 0.22 + 40, 4) + fine * 0.14,
          );
          // Crowns beside crowns.
          const crown = wooded > 0 ? fractal(noise, x * 2.6, distance * 1.7 + 9, 3) : 0;
          const tone = mix(
            mix(land, other, clamp(patch + fine * 0.2)),
            mix(mix(wood, land, clamp(crown * 0.9)), palette.shade, clamp(0.25 + fine * 0.3 - crown * 0.4)),
            trees * 0.85,
          );
          const bank = mix(tone, shore, smooth(0.34 + distance * 0.006, 0.06, away) * 0.9);
          return mix(
            mix(bank, palette.shade, 0.42),
            mix(bank, palette.sun, 0.2),
            clamp(light * 1.2 + fine * 0.16),
          );
        },
      }),
      0,
      0,
    );
    if (wooded > 0) paintWood(stage, brush, arms);
  });
}

/** Of a crown, in eye units; and how near the rows of them are to one another. */
const CROWN = 0.42;
const ROW_BY = 1.045;
const LEAVES = {
  summer: ['#3d6e3c', '#4f8346', '#2f5a34', '#62924c'],
  autumn: ['#c4502a', '#dd8a2e', '#e6b43e', '#8f5a2c', '#a83c28'],
  winter: ['#8fa0ac', '#c8d2dc', '#e6ecf2'],
} as const;

/** Crown beside crown on both banks, the far ones first. */
function paintWood(stage: Stage, brush: Brush, arms: readonly Arm[]): void {
  const { width, short, horizon, palette } = stage;
  const random = stage.random('river wood');
  const leaves = LEAVES[stage.isSnowy ? 'winter' : stage.isAutumn ? 'autumn' : 'summer'];
  for (let distance = FARTHEST * 0.8; distance > NEAREST * 0.95; distance /= ROW_BY) {
    const unit = short / distance;
    const far = clamp((distance - NEAREST) / (FARTHEST - NEAREST));
    for (let at = -0.1; at < 1.1; at += (CROWN * unit * random.between(1, 1.5)) / width) {
      const x = ((at - 0.5) * width) / unit;
      const away = distance * random.between(0.98, 1.02);
      if (Math.min(...arms.map((arm) => awayFrom(arm, x, away))) < CROWN * 1.2) continue;
      const size = CROWN * unit * random.between(0.7, 1.25);
      const row = horizon + (EYE / away) * short;
      const tone = mix(lit(stage, random.pick(leaves)), palette.fog, far * 0.6);
      const [px, py] = [at * width, row - size * 0.7];
      for (const [lower, grow, colour] of [
        [0.35, 1, mix(tone, palette.shade, 0.5)],
        [0, 0.94, tone],
        [-0.3, 0.55, mix(tone, palette.sun, 0.28)],
      ] as const) {
        brush.fillStyle = css(colour);
        brush.beginPath();
        brush.ellipse(
          px - stage.light.side * lower * size * -0.4,
          py + size * lower,
          size * grow,
          size * grow * 0.8,
          0,
          0,
          7,
        );
        brush.fill();
      }
    }
  }
}

/** How far a place is from the water; less than nothing in it. */
function awayFrom(arm: Arm, x: number, distance: number): number {
  const [middle, half] = arm(distance);
  return half <= 0 ? 99 : Math.abs(x - middle) - half;
}
