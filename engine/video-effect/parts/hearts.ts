// Hearts: as a path, and as a painted one.
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** A heart around the middle, `size` wide. */
export function traceHeart(brush: Brush, x: number, y: number, size: number): void {
  const s = size / 2;
  brush.moveTo(x, y + s * 0.92);
  brush.bezierCurveTo(x - s * 0.35, y + s * 0.62, x - s, y + s * 0.25, x - s, y - s * 0.3);
  brush.bezierCurveTo(x - s, y - s * 0.72, x - s * 0.72, y - s * 0.9, x - s * 0.5, y - s * 0.9);
  brush.bezierCurveTo(x - s * 0.25, y - s * 0.9, x - s * 0.08, y - s * 0.76, x, y - s * 0.55);
  brush.bezierCurveTo(x + s * 0.08, y - s * 0.76, x + s * 0.25, y - s * 0.9, x + s * 0.5, y - s * 0.9);
  brush.bezierCurveTo(x + s * 0.72, y - s * 0.9, x + s, y - s * 0.72, x + s, y - s * 0.3);
  brush.bezierCurveTo(x + s, y + s * 0.25, x + s * 0.35, y + s * 0.62, x, y + s * 0.92);
}

export function paintHeart(
  pixels: number,
  colours: readonly [light: string, deep: string] = ['#ff8fa8', '#e0214f'],
): Surface {
  return makeSurface(pixels, pixels, (brush) => {
    const paint = brush.createRadialGradient(
      pixels * 0.34,
      pixels * 0.28,
      0,
      pixels * 0.5,
      pixels * 0.5,
      pixels * 0.62,
    );
    paint.addColorStop(0, colours[0]);
    paint.addColorStop(1, colours[1]);
    brush.fillStyle = paint;
    brush.beginPath();
    traceHeart(brush, pixels / 2, pixels / 2, pixels * 0.96);
    brush.fill();
    brush.fillStyle = 'rgba(255,255,255,.5)';
    brush.beginPath();
    brush.ellipse(pixels * 0.28, pixels * 0.25, pixels * 0.1, pixels * 0.06, -0.6, 0, 7);
    brush.fill();
  });
}

export const HEART_COLOURS = [
  ['#ff8fa8', '#e0214f'],
  ['#ffb3c7', '#f0527f'],
  ['#ff9d8a', '#d8303a'],
] as const;
