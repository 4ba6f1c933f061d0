// Takes a drawing apart for a video: some rows of it move, the others stay.

import type { Brush } from '#engine/raster/surface.ts';
import type { PaintedLayer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';

/** Returns what paints the rows of a layer from `top` to above `bottom`, pixels of the stage. */
export function paintRows(
  { width }: Pick<Stage, 'width'>,
  layer: PaintedLayer,
  top: number,
  bottom: number,
): (brush: Brush) => void {
  return (brush) => {
    brush.save();
    brush.beginPath();
    brush.rect(0, top, width, bottom - top);
    brush.clip();
    layer.paint(brush);
    brush.restore();
  };
}

/** Returns the spot of a part that does not go along: it is nobody's any more. */
export function stayingAt(spot: Spot): Spot {
  return { ...spot, subject: { ...spot.subject, key: 'part', drawing: 'part', kind: 'item' } };
}
