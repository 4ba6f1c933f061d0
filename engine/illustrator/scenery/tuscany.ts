// Tuscany: rows of dark cypresses and a farmhouse of stone on the slopes.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { growTree } from '../things/trees.ts';
import { stampTree } from './woods.ts';

export function isTuscany({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return (scene === 'meadow' || scene === 'mountains') && /\btusca(?:ny|n)\b|托斯卡纳/.test(words);
}

export function tuscanyLayers(stage: Stage): Layer[] {
  return isTuscany(stage) ? [painted('cypresses', 0.545, (brush) => paintSlope(stage, brush))] : [];
}

function paintSlope(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short, light } = stage;
  const random = stage.random('cypresses');
  const side = -light.side;
  const [x, foot] = [width * (0.5 + side * 0.24), horizon + (height - horizon) * 0.12];
  paintFarmhouse(stage, brush, x, foot, short * 0.15);
  // They line the way that leads down from the house, and grow toward the viewer.
  const count = 9;
  const trees = Array.from({ length: count }, (_, at) => {
    const part = at / (count - 1);
    return {
      x: x - side * short * (0.13 + part * 0.42) + Math.sin(part * 5) * short * 0.03,
      foot: foot + (height - horizon) * (0.02 + 0.2 * part ** 1.4),
      tall: short * (0.11 + 0.13 * part) * random.between(0.88, 1.12),
    };
  });
  trees.push(
    { x: x + side * short * 0.1, foot: foot + short * 0.004, tall: short * 0.16 },
    { x: x + side * short * 0.14, foot: foot + short * 0.012, tall: short * 0.13 },
  );
  for (const tree of trees) paintCypress(stage, brush, tree);
}

function paintCypress(
  stage: Stage,
  brush: Brush,
  { x, foot, tall }: { x: number; foot: number; tall: number },
): void {
  const { palette, light, short } = stage;
  brush.fillStyle = css(palette.shade, 0.2);
  brush.beginPath();
  brush.ellipse(x - light.side * tall * 0.16, foot, tall * 0.2, short * 0.006, 0, 0, 7);
  brush.fill();
  stampTree(brush, growTree(stage, 'cypress', `slope ${Math.round(x)}`, tall), x, foot, tall, false);
}

function paintFarmhouse(stage: Stage, brush: Brush, x: number, foot: number, tall: number): void {
  const { palette, light, isDark, isSnowy } = stage;
  const wall = lit(stage, '#d9b98a');
  const tiles = lit(stage, isSnowy ? '#eef3fa' : '#b5613f');
  const body = (left: number, wide: number, high: number): void => {
    const face = brush.createLinearGradient(left, 0, left + wide, 0);
    face.addColorStop(light.side > 0 ? 1 : 0, css(mix(wall, palette.sun, 0.25)));
    face.addColorStop(light.side > 0 ? 0 : 1, css(mix(wall, palette.shade, 0.35)));
    brush.fillStyle = face;
    brush.fillRect(left, foot - high, wide, high);
    brush.fillStyle = css(tiles);
    brush.beginPath();
    brush.moveTo(left - tall * 0.05, foot - high);
    brush.lineTo(left + wide * 0.14, foot - high - tall * 0.17);
    brush.lineTo(left + wide * 0.86, foot - high - tall * 0.17);
    brush.lineTo(left + wide + tall * 0.05, foot - high);
    brush.fill();
    brush.fillStyle = isDark ? '#ffd28a' : css(mix('#4a3a30', palette.shade, 0.2));
    const panes = Math.max(1, Math.round(wide / (tall * 0.34)));
    for (let pane = 0; pane < panes; pane++)
      brush.fillRect(
        left + (wide * (pane + 0.5)) / panes - tall * 0.035,
        foot - high * 0.76,
        tall * 0.07,
        tall * 0.12,
      );
  };
  body(x - tall * 0.75, tall * 1.1, tall * 0.55);
  body(x + tall * 0.2, tall * 0.5, tall * 0.82);
  brush.fillStyle = css(mix('#5a3a2a', palette.shade, 0.2));
  brush.fillRect(x - tall * 0.26, foot - tall * 0.24, tall * 0.14, tall * 0.24);
}
