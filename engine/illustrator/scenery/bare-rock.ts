// One bare rock: its outline, lit from one side, and the cracks in it.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';

export type Rock = { x: number; foot: number; tall: number; wide: number; haze: number; random: Random };

/** The half of its width at each height, 0 the foot and 1 the top, at one side. */
export type Outline = (side: -1 | 1, up: number) => number;

/** Clips to the rock, lit from one side, and leaves the clip for what is painted upon it. */
export function fillRock(
  stage: Stage,
  brush: Brush,
  { x, foot, tall, wide, haze }: Rock,
  outline: Outline,
  tone: Rgb,
): void {
  const { palette, light } = stage;
  const side = light.side;
  const across = brush.createLinearGradient(x - (side * wide) / 2, 0, x + (side * wide) / 2, 0);
  across.addColorStop(0, css(mix(mix(tone, palette.shade, 0.55), palette.fog, haze)));
  across.addColorStop(0.55, css(mix(tone, palette.fog, haze)));
  across.addColorStop(1, css(mix(mix(tone, palette.sun, 0.34), palette.fog, haze)));
  brush.fillStyle = across;
  brush.beginPath();
  const steps = 34;
  for (let step = 0; step <= steps; step++)
    brush.lineTo(x - outline(-1, step / steps), foot - (tall * step) / steps);
  for (let step = steps; step >= 0; step--)
    brush.lineTo(x + outline(1, step / steps), foot - (tall * step) / steps);
  brush.closePath();
  brush.fill();
  brush.clip();
}

/** Upright cracks and a few level ones, over what the brush is clipped to. */
export function crackRock(
  { palette }: Stage,
  brush: Brush,
  { x, foot, tall, wide, haze, random }: Rock,
  tone: Rgb,
): void {
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  for (let crack = 0; crack < 26; crack++) {
    const at = x + random.between(-0.6, 0.6) * wide;
    const top = foot - tall * random.between(0.2, 1);
    brush.fillStyle = shown(
      mix(tone, random.chance(0.6) ? palette.shade : palette.sun, random.between(0.2, 0.5)),
    );
    brush.globalAlpha = 0.5;
    const thick = wide * random.between(0.02, 0.09);
    brush.beginPath();
    brush.moveTo(at, top);
    brush.lineTo(at + thick, top + tall * 0.03);
    brush.lineTo(at + thick * random.between(0, 1.4), top + tall * random.between(0.15, 0.5));
    brush.lineTo(at - thick * 0.3, top + tall * random.between(0.1, 0.3));
    brush.fill();
  }
  for (let layer = 0; layer < 9; layer++) {
    const y = foot - tall * random.between(0.05, 0.96);
    brush.globalAlpha = 0.35;
    brush.fillStyle = shown(mix(tone, palette.shade, 0.5));
    brush.fillRect(x - wide, y, wide * 2, tall * random.between(0.004, 0.012));
  }
}
