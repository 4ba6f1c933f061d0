// Soft shapes on a large sheet. A canvas blurs all that it may draw on: the whole sheet, for a shadow at one's feet.

import type { Brush } from './surface.ts';

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Farther than so many times its radius a blur shows nothing. */
const REACH = 3;

/** Calls `paint` with a brush that blurs by `blur` pixels; all that it paints lies within `bounds` before it is blurred. */
export function paintBlurred(brush: Brush, blur: number, bounds: Bounds, paint: () => void): void {
  const reach = blur * REACH + 2;
  const [left, top] = [Math.floor(bounds.left - reach), Math.floor(bounds.top - reach)];
  brush.save();
  brush.beginPath();
  brush.rect(left, top, Math.ceil(bounds.right + reach) - left, Math.ceil(bounds.bottom + reach) - top);
  brush.clip();
  brush.filter = `blur(${blur.toFixed(1)}px)`;
  paint();
  brush.restore();
}

/** The ellipse that a thing shades under itself, in the brush's colour. */
export function paintSoftEllipse(
  brush: Brush,
  blur: number,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
): void {
  paintBlurred(brush, blur, { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry }, () => {
    brush.beginPath();
    brush.ellipse(x, y, rx, ry, 0, 0, 7);
    brush.fill();
  });
}
