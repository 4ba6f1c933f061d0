// Tiles on the lower wall of a bathroom, with a border of another colour.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { roomKindOf } from './room-kind.ts';

/** Tiles from the floor up, and how many of them are as high as the wall. */
const [ROWS, IN_WALL] = [9, 15];

export function wallTileLayers(stage: Stage): Layer[] {
  if (stage.scene !== 'room' || roomKindOf(stage) !== 'bathroom') return [];
  return [painted('tiles', 0.06, (brush) => paintTiles(stage, brush), { isSolid: false })];
}

function paintTiles(stage: Stage, brush: Brush): void {
  const { width, horizon, isDark, palette } = stage;
  const random = stage.random('tiles');
  const side = horizon / IN_WALL;
  const glaze = random.pick(['#e6ecec', '#d8e6e4', '#e8e4da']);
  const border = random.pick(['#4f8a96', '#5f7aa8', '#7a9a7c']);
  const dim = isDark ? 0.62 : 0.1;
  for (let row = 0; row <= ROWS; row++)
    for (let left = 0; left < width; left += side) {
      const tone = row === ROWS ? border : mix(glaze, '#8aa4ac', random.between(0, 0.12));
      brush.fillStyle = css(mix(tone, palette.shade, dim));
      const tall = row === ROWS ? side * 0.5 : side;
      const top = horizon - row * side - tall;
      brush.fillRect(left, top, side - 1.2, tall - 1.2);
      brush.fillStyle = css('#ffffff', isDark ? 0.06 : 0.3);
      brush.fillRect(left, top, side - 1.2, Math.max(1, side * 0.06));
    }
}
