// Tiles on the lower wall of a bathroom, with a border of another colour; the bare bricks of a loft.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { paintBricks } from './brick-wall.ts';
import { roomKindOf } from './room-kind.ts';
import { roomStyleOf } from './room-style.ts';

/** Tiles from the floor up, and how many of them are as high as the wall. */
const [ROWS, IN_WALL] = [9, 15];

/** The height of a row of bricks in a room, as a part of that of its wall. */
const COURSE = 0.036;

/** Whether the walls of this room are of bare brick. */
export function isOfBrick({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return (
    scene === 'room' &&
    (roomStyleOf({ scene, words }) === 'loft' || reading.subjects.some(({ key }) => key === 'brick-wall'))
  );
}

/** What covers the plaster: tiles in a bathroom, bricks where they are bare. */
export function wallTileLayers(stage: Stage): Layer[] {
  if (isOfBrick(stage))
    return [painted('bricks', 0.06, (brush) => paintBareBricks(stage, brush), { isSolid: false })];
  if (stage.scene !== 'room' || roomKindOf(stage) !== 'bathroom') return [];
  return [painted('tiles', 0.06, (brush) => paintTiles(stage, brush), { isSolid: false })];
}

function paintBareBricks(stage: Stage, brush: Brush): void {
  const { width, horizon, isDark } = stage;
  paintBricks(stage, brush, { top: 0, bottom: horizon, course: horizon * COURSE });
  const shade = brush.createLinearGradient(
    stage.light.side > 0 ? 0 : width,
    0,
    stage.light.side > 0 ? width : 0,
    0,
  );
  shade.addColorStop(0, css('#1c0f16', isDark ? 0.7 : 0.5));
  shade.addColorStop(1, css('#1c0f16', isDark ? 0.5 : 0.1));
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, horizon);
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
