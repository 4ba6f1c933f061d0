// A garden of raked gravel: even lines, rings around the rocks that stand in it.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { paintStone } from './ground.ts';

/** Parts of the bed's width and depth, and how large they are, as parts of the short side. */
const ROCKS = [
  { across: 0.24, down: 0.24, size: 0.13 },
  { across: 0.72, down: 0.12, size: 0.09 },
  { across: 0.8, down: 0.5, size: 0.17 },
] as const;

export function hasZenGarden({ reading }: Stage): boolean {
  return reading.subjects.some(({ key }) => key === 'zen-garden');
}

export function paintZenGarden(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, palette, light } = stage;
  const random = stage.random('zen garden');
  const top = horizon + short * 0.06;
  const sand = mix(lit(stage, stage.isSnowy ? '#f4f6fa' : '#e6dfd0'), palette.sun, 0.1);
  const groove = mix(sand, palette.shade, 0.42);
  const crest = mix(sand, '#ffffff', 0.5);
  // A kerb of flat stones at the back.
  const bed = brush.createLinearGradient(0, top, 0, height);
  bed.addColorStop(0, css(mix(sand, palette.fog, 0.25)));
  bed.addColorStop(1, css(sand));
  brush.fillStyle = bed;
  brush.fillRect(0, top, width, height - top);
  for (let left = -10; left < width;) {
    const wide = short * random.between(0.05, 0.09);
    paintStone(
      brush,
      left + wide / 2,
      top + short * 0.008,
      wide * 1.04,
      short * 0.026,
      lit(stage, '#8d8a86'),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
    left += wide;
  }
  const rowAt = (part: number): number => top + (height - top) * part ** 1.7;
  const rake = (draw: () => void, near: number): void => {
    for (const [colour, shift] of [
      [groove, 0],
      [crest, -0.3],
    ] as const) {
      brush.strokeStyle = css(colour, shift === 0 ? 0.75 : 0.8);
      brush.lineWidth = short * (0.0014 + 0.004 * near);
      brush.save();
      brush.translate(0, shift * short * 0.012 * (0.3 + near));
      draw();
      brush.restore();
    }
  };
  const lines = 26;
  for (let row = 1; row <= lines; row++) {
    const part = row / lines;
    const y = rowAt(part);
    rake(() => {
      brush.beginPath();
      brush.moveTo(-4, y);
      brush.bezierCurveTo(
        width * 0.3,
        y - short * 0.006 * part,
        width * 0.7,
        y + short * 0.006 * part,
        width + 4,
        y,
      );
      brush.stroke();
    }, part);
  }
  for (const { across, down, size } of ROCKS) {
    const [x, y] = [width * across, rowAt(0.2 + down)];
    const near = (y - top) / (height - top);
    const grown = short * size * (0.6 + near * 0.7);
    const outermost = 5;
    brush.fillStyle = css(sand);
    brush.beginPath();
    brush.ellipse(x, y, grown * 1.62, grown * 0.62, 0, 0, 7);
    brush.fill();
    for (let ring = outermost; ring >= 1; ring--)
      rake(() => {
        brush.beginPath();
        brush.ellipse(x, y, grown * (0.62 + ring * 0.2), grown * (0.22 + ring * 0.08), 0, 0, 7);
        brush.stroke();
      }, near);
    brush.fillStyle = css(mix(lit(stage, '#6f9a4a'), palette.shade, 0.2));
    brush.beginPath();
    brush.ellipse(x, y, grown * 0.66, grown * 0.24, 0, 0, 7);
    brush.fill();
    for (const [aside, scale] of [
      [-0.24, 0.7],
      [0.26, 0.52],
      [0.02, 1],
    ] as const)
      paintStone(
        brush,
        x + grown * aside,
        y + grown * 0.06,
        grown * 0.62 * scale,
        grown * 0.72 * scale,
        lit(stage, '#77767c'),
        palette.shade,
        palette.sun,
        light.side,
        random.next,
      );
  }
}
