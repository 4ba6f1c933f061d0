// Somebody who walks or runs at several moments of their stride, for videos.

import { findContent, makeSurface, rasterize, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Cast, Draft } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';
import { freeSurfaces } from './free-surfaces.ts';
import type { Strides } from './layer.ts';
import type { Sprite } from './sprite.ts';

type Redrawn = Pick<Cast, 'spot' | 'isStillStanding'> & Required<Pick<Cast, 'redraw'>>;
type Box = Strides['within'];

/** Sheets of its size that the drawing of one leaves behind, about. */
const SHEETS_LEFT = 4;
/** Sheets are hardly larger than they are seen. */
const FINE = 1.1;

/**
 * Returns what paints each of `count` moments of a stride, the first of which is the moment of a still that moves. All of
 * them have one place, so that the body goes on evenly and the lowest foot is on the ground. They are drawn first and
 * cut to what any of them covers, then lit: to light a sheet costs more than to draw on it. `paint`: as a still is painted.
 */
export async function paintStrides(
  { spot, redraw, isStillStanding }: Redrawn,
  count: number,
  paint: (brush: Brush, spot: Spot, sprite: Sprite) => void,
): Promise<Strides> {
  const moments: Moment[] = [];
  const boxes: Box[] = [];
  let first: Draft | undefined;
  for (let at = 0; at < count; at++) {
    const draft = await redraw(at / count);
    first ??= draft;
    const { sheet, finish } = draft;
    const content = findContent(rasterize(sheet));
    // Sheets are much larger than what is on them, and all wait for the last one.
    moments.push({ sheet: cutOut(sheet, content, 1), finish });
    boxes.push(moved(content, asideOf(draft, first)));
    await freeSurfaces(sheet.width * sheet.height * 4 * SHEETS_LEFT);
  }
  const all = boxAround(boxes);
  const heights = boxes.map(({ top, bottom }) => bottom - top);
  const scale = spot.tall / (isStillStanding ? Math.max(...heights) : (heights[0] ?? 1));
  const placed: Spot = { ...spot, tall: (all.bottom - all.top) * scale };
  const size = Math.min(1, scale * FINE);
  return {
    paints: moments.map(({ sheet, finish }, at) => (brush) => {
      const { left, top } = boxes[at] ?? all;
      const { sprite } = finish(cutOut(sheet, moved(all, { x: -left, y: -top }), size));
      paint(brush, placed, sprite);
    }),
    within: withShadow(placed, (all.right - all.left) * scale),
  };
}

/** What is on its sheet. */
type Moment = Pick<Draft, 'sheet' | 'finish'>;

/** Pixels by which a sheet must move so that its body is where that of the first one is. */
type Aside = { x: number; y: number };
const NOT_ASIDE: Aside = { x: 0, y: 0 };

/** What is held widens a sheet to the side where it is seen: who spins with an umbrella stands on one foot all the same. */
function asideOf(draft: Draft, first: Draft): Aside {
  const [one, other] = [draft.sheet, first.sheet];
  if (one.width === other.width && one.height === other.height) return NOT_ASIDE;
  return { x: bodyOf(first) - bodyOf(draft), y: other.height - one.height };
}

/** From the left of its sheet, pixels. */
function bodyOf({ sheet, finish }: Draft): number {
  return sheet.width * (finish(sheet).spot.lapAcross ?? 0.5);
}

function moved({ left, top, right, bottom }: Box, { x, y }: Aside): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Around all of them, its middle where that of the first is: there the still has it. */
function boxAround(boxes: readonly Box[]): Box {
  const [first] = boxes;
  const middle = first ? (first.left + first.right) / 2 : 0;
  const half = Math.max(...boxes.map(({ left, right }) => Math.max(middle - left, right - middle)));
  return {
    left: middle - half,
    top: Math.min(...boxes.map(({ top }) => top)),
    right: middle + half,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function cutOut(sheet: Surface, { left, top, right, bottom }: Box, size: number): Surface {
  return makeSurface((right - left) * size, (bottom - top) * size, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.scale(size, size);
    brush.drawImage(sheet, -left, -top);
  });
}

/** A low sun throws a shadow to one side that is longer than who throws it is tall. */
function withShadow({ x, y, tall }: Spot, wide: number): Box {
  const aside = wide / 2 + tall * 1.5;
  return { left: x - aside, top: y - tall * 1.3, right: x + aside, bottom: y + tall * 0.5 };
}
