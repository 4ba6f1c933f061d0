// What trees bear in their crowns: fruit among the leaves, large blossoms on bare boughs.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { Tip, TreeTones } from './tree-tones.ts';

/** All over the crown, light on the lit side. */
export function bearFruit(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: readonly Tip[],
  colour: Colour,
  size: number,
): void {
  const { palette, light } = stage;
  const base = lit(stage, colour);
  for (const { x, y } of tips.filter(() => random.chance(0.42))) {
    const [atX, atY] = [x + random.between(-3, 3) * size, y + random.between(-1, 4) * size];
    const own = size * random.between(0.85, 1.15);
    const fill = brush.createRadialGradient(
      atX + light.side * own * 0.4,
      atY - own * 0.4,
      0,
      atX,
      atY,
      own * 1.1,
    );
    fill.addColorStop(0, css(mix(base, palette.sun, 0.5)));
    fill.addColorStop(0.5, css(base));
    fill.addColorStop(1, css(mix(base, palette.shade, 0.5)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.arc(atX, atY, own, 0, 7);
    brush.fill();
  }
}

/** Cups of petals upright on bare boughs. */
export function bloom(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: readonly Tip[],
  tones: TreeTones,
  pixels: number,
): void {
  const { palette, light } = stage;
  for (const { x, y, depth } of tips) {
    if (depth > 3 || random.chance(depth === 0 ? 0.1 : 0.25)) continue;
    const size = pixels * random.between(0.016, 0.025);
    for (const [lean, tone] of [
      [-0.8, tones.dark],
      [0.8, tones.dark],
      [-0.34, tones.body],
      [0.38, tones.body],
      [0.02, tones.light],
    ] as const) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(lean + random.between(-0.1, 0.1));
      const petal = brush.createLinearGradient(0, 0, 0, -size * 1.7);
      petal.addColorStop(0, css(mix(lit(stage, tones.dark), palette.shade, 0.1)));
      petal.addColorStop(
        0.5,
        css(mix(lit(stage, tone), lean * light.side > 0 ? palette.sun : palette.shade, 0.1)),
      );
      brush.fillStyle = petal;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.bezierCurveTo(-size * 0.8, -size * 0.5, -size * 0.5, -size * 1.5, 0, -size * 1.8);
      brush.bezierCurveTo(size * 0.5, -size * 1.5, size * 0.8, -size * 0.5, 0, 0);
      brush.fill();
      brush.restore();
    }
  }
}
