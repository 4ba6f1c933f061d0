// Windows of buildings with light behind them.

import { css, type Colour } from '#engine/raster/colour.ts';
import { line, shineAround, windowColour, type Pen } from './pen.ts';

/** `frame`: of the colour that was asked for, wide enough to be seen. */
export function lightWindow(
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  { radius = 0.6, frame }: { radius?: number; frame?: Colour | undefined } = {},
): void {
  const { brush } = pen;
  if (frame !== undefined) {
    brush.fillStyle = css(frame);
    brush.beginPath();
    brush.roundRect(x - 1.8, y - 1.8, width + 3.6, height + 3.6, radius + 1.2);
    brush.fill();
  }
  brush.fillStyle = windowColour(pen);
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
  line(
    pen,
    `M${x + width / 2} ${y} V${y + height} M${x} ${y + height * 0.5} H${x + width}`,
    frame ?? (pen.isDark ? '#8a5a2a' : '#e8e0d0'),
    frame === undefined ? 0.5 : 1.6,
  );
  if (pen.isDark) shineAround(pen, x + width / 2, y + height / 2, height * 1.8, '#ffb648', 0.5);
}
