// The floor of a court: stones in courses, each course half a stone beside the one before.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { rowOfDistance, type Stage } from '../staging/stage.ts';
import { paintBeam } from './in-perspective.ts';

type SlabFloor = {
  stone: Rgb;
  /** Where it begins and where its joints end, metres away. */
  far: number;
  near: number;
  /** How much farther away each course is than the one before it. */
  growth: number;
  /** Metres to both sides. */
  reach: number;
  /** How wide a stone is, and how broad the joints are along and across, in metres. */
  wide: number;
  joints: readonly [along: number, across: number];
  /** How much joints show; snow hides most of them. */
  shown: number;
  /** How much of the haze, of the sun and of the shade is in it: far, in the middle and near. */
  tints: readonly [haze: number, sun: number, shade: number];
};

export function paintSlabFloor(stage: Stage, brush: Brush, floor: SlabFloor): void {
  const { width, height, palette } = stage;
  const { stone, far, near, growth, reach, wide, joints, shown, tints } = floor;
  const top = rowOfDistance(stage, far);
  const shade = brush.createLinearGradient(0, top, 0, height);
  shade.addColorStop(0, css(mix(stone, palette.fog, tints[0])));
  shade.addColorStop(0.5, css(mix(stone, palette.sun, tints[1])));
  shade.addColorStop(1, css(mix(stone, palette.shade, tints[2])));
  brush.fillStyle = shade;
  brush.fillRect(0, top - 2, width, height - top + 2);
  const joint = css(mix(stone, palette.shade, 0.6), shown);
  for (let away = far, course = 0; away > near; away /= growth, course++) {
    paintBeam(stage, brush, joint, joints[0], [
      [-reach, 0, away],
      [reach, 0, away],
    ]);
    for (let x = -reach; x < reach; x += wide) {
      const at = x + ((course % 2) * wide) / 2;
      paintBeam(stage, brush, joint, joints[1], [
        [at, 0, away],
        [at, 0, away / growth],
      ]);
    }
  }
}
