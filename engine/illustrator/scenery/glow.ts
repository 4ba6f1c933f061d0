// Light that fades from a middle.

import { type Brush } from '#engine/raster/surface.ts';

export function glow(brush: Brush, x: number, y: number, radius: number, inner: string, outer: string): void {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, inner);
  gradient.addColorStop(1, outer);
  brush.fillStyle = gradient;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
