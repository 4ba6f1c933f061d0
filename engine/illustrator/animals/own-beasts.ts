// Animals of our own drawing as bare sheets, without a scene: what they wear is put on them before any light falls.

import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { BEASTS } from '../things/beasts.ts';
import { MACHINES_TO_COME } from '../things/machines-to-come.ts';

/** The head of a robot that does what people do. */
export const ROBOT_HEAD = 'own/robot-head';

/** `pixels`: how long its longer side is. */
export function findOwn(drawing: string, pixels: number): Surface | undefined {
  const own = BEASTS[drawing] ?? (drawing === ROBOT_HEAD ? MACHINES_TO_COME[drawing] : undefined);
  if (!own) return undefined;
  const unit = pixels / Math.max(own.width, own.height);
  return makeSurface(own.width * unit, own.height * unit, (brush) => {
    brush.translate((own.width * unit) / 2, own.height * unit);
    brush.scale(unit, unit);
    // One animal has the same spots in all moments of its stride.
    const random = makeRandom(1, drawing.replace(/(?<=-(?:galloping|walking))-\d+$/, ''));
    own.paint({ brush, random, isDark: false, isSnowy: false, side: -1 });
  });
}
