// What flies high is not to leave the frame at its upper edge because the camera rises.

import type { Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import type { View } from './camera.ts';
import { placeLayer, projectLayer, type Frame } from './nearness.ts';

/** Of the frame's height. */
const MARGIN = 0.025;
const LOWEST = 0.62;

/**
 * Returns by how many pixels of the stage all that floats is lower in the video than in the still, so that the highest of
 * them is whole in each of the `views`, and nothing comes too low for it.
 */
export function dropIntoFrame(
  stage: Stage,
  frame: Frame,
  layers: readonly Layer[],
  views: readonly View[],
): number {
  let needed = 0;
  let room = stage.height;
  for (const layer of layers) {
    const spot = layer.kind === 'painted' ? layer.spot : undefined;
    if (!spot?.isFloating || spot.isPerched) continue;
    const place = placeLayer(stage, layer);
    for (const view of views) {
      const [, , , scale, , top] = projectLayer(stage, frame, place, view);
      needed = Math.max(needed, (frame.height * MARGIN - top) / scale - (spot.y - spot.tall));
      room = Math.min(room, (frame.height * LOWEST - top) / scale - spot.y);
    }
  }
  return Math.max(0, Math.min(needed, room));
}
