// Soft shadows of what was cut out: on the wall behind it, and where it stands.
import { type Brush, makeSurface, silhouette, type Surface } from '#engine/raster/surface.ts';

export type Shadow = { blur: number; x: number; y: number; alpha: number; colour?: string };

/** Under a sheet that will be drawn at `left`, `top`. */
export function throwShadow(brush: Brush, sheet: Surface, left: number, top: number, shadow: Shadow): void {
  const dark = silhouette(sheet, shadow.colour ?? '#000000');
  brush.save();
  brush.globalAlpha = shadow.alpha;
  brush.filter = `blur(${shadow.blur.toFixed(1)}px)`;
  brush.drawImage(dark, left + shadow.x, top + shadow.y);
  brush.restore();
}

/** A flat dark pool at the foot of something that stands at `x`, `y` and is so wide. */
export function pourShadow(brush: Brush, x: number, y: number, width: number, alpha: number): void {
  const height = width * 0.16;
  const pool = makeSurface(width * 1.6, height * 3, (inner) => {
    inner.filter = `blur(${(height * 0.3).toFixed(1)}px)`;
    inner.fillStyle = '#0a0604';
    inner.beginPath();
    inner.ellipse(width * 0.8, height * 1.5, width * 0.46, height * 0.42, 0, 0, Math.PI * 2);
    inner.fill();
  });
  brush.save();
  brush.globalAlpha = alpha;
  brush.drawImage(pool, x - width * 0.8, y - height * 1.5);
  brush.restore();
}
