// Somebody who walks or runs at several moments of their stride, for videos.

import { cutToContent, makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Cast } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';

type Redrawn = Pick<Cast, 'spot' | 'isStillStanding'> & { redraw(stride: number): Promise<Surface> };
type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Returns what paints each of `count` moments of a stride, the first of which is the moment of a still that moves. All of
 * them have one place, so that the body goes on evenly and the lowest foot is on the ground. `paint`: as a still is painted.
 */
export async function paintStrides(
  { spot, redraw, isStillStanding }: Redrawn,
  count: number,
  paint: (brush: Brush, spot: Spot, sprite: Surface) => void,
): Promise<((brush: Brush) => void)[]> {
  const sheets: Surface[] = [];
  const boxes: Box[] = [];
  for (let at = 0; at < count; at++) {
    const sheet = await redraw(at / count);
    const { surface, left, top } = cutToContent(sheet);
    sheets.push(sheet);
    boxes.push({ left, top, right: left + surface.width, bottom: top + surface.height });
  }
  const [first] = boxes;
  if (!first) return [];
  const all: Box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const heights = boxes.map(({ top, bottom }) => bottom - top);
  const scale = spot.tall / (isStillStanding ? Math.max(...heights) : first.bottom - first.top);
  const placed: Spot = {
    ...spot,
    tall: (all.bottom - all.top) * scale,
    x: spot.x + ((all.left + all.right - first.left - first.right) / 2) * scale,
  };
  return sheets.map((sheet) => {
    const sprite = makeSurface(all.right - all.left, all.bottom - all.top, (brush) =>
      brush.drawImage(sheet, -all.left, -all.top),
    );
    return (brush) => paint(brush, placed, sprite);
  });
}
