// A stream of flames from a mouth, to the left.

import { css } from '#engine/raster/colour.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** From outside in: how wide and how long each body of the flame is, and its colours from mouth to tip. */
const FLAMES = [
  { wide: 1, long: 1, from: '#ff7a1a', to: '#d8281a' },
  { wide: 0.74, long: 0.86, from: '#ffb02a', to: '#f25a1a' },
  { wide: 0.46, long: 0.66, from: '#fff0a0', to: '#ffb02a' },
  { wide: 0.2, long: 0.4, from: '#ffffff', to: '#ffe27a' },
] as const;
/** Radians below the level. */
const DOWN = 0.16;

/** `long`: how far it reaches from the mouth, in pixels. */
export function paintFire(brush: Brush, x: number, y: number, long: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(-DOWN);
  const glow = brush.createRadialGradient(-long * 0.5, 0, 0, -long * 0.5, 0, long * 0.62);
  glow.addColorStop(0, css('#ffb04a', 0.5));
  glow.addColorStop(1, css('#ff7a1a', 0));
  brush.fillStyle = glow;
  brush.fillRect(-long * 1.2, -long * 0.66, long * 1.4, long * 1.32);
  for (const { wide, long: reach, from, to } of FLAMES)
    tongue(brush, long * reach, long * 0.27 * wide, from, to);
  for (const [part, up, size] of [
    [0.62, -0.3, 0.03],
    [0.86, -0.24, 0.024],
    [0.74, 0.27, 0.026],
    [1.02, 0.14, 0.02],
    [1.06, -0.1, 0.028],
    [0.46, 0.24, 0.018],
  ] as const) {
    brush.fillStyle = css('#ffb84a', 0.9);
    brush.beginPath();
    brush.ellipse(-long * part, long * up, long * size, long * size * 0.7, 0, 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** A drawing with a stream of fire from its mouth, which is given in parts of its size. */
export function withFire(sheet: Surface, [x, y]: readonly [number, number]): Surface {
  const long = sheet.height * 0.9;
  return trimSurface(
    makeSurface(sheet.width + long, sheet.height + long * 0.4, (brush) => {
      brush.translate(long, 0);
      brush.drawImage(sheet, 0, 0);
      brush.translate(sheet.width * x, sheet.height * y);
      brush.rotate(-0.3);
      paintFire(brush, 0, 0, long);
    }),
  );
}

/** Narrow at the mouth, wide and licking at its end. */
function tongue(brush: Brush, long: number, half: number, from: string, to: string): void {
  const fill = brush.createLinearGradient(0, 0, -long, 0);
  fill.addColorStop(0, css(from));
  fill.addColorStop(1, css(to));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, -half * 0.12);
  brush.bezierCurveTo(-long * 0.25, -half * 0.3, -long * 0.45, -half * 1.1, -long * 0.72, -half * 1.12);
  brush.quadraticCurveTo(-long * 0.66, -half * 0.8, -long * 0.7, -half * 0.62);
  brush.quadraticCurveTo(-long * 0.86, -half * 0.8, -long, -half * 0.56);
  brush.quadraticCurveTo(-long * 0.88, -half * 0.34, -long * 0.88, -half * 0.16);
  brush.quadraticCurveTo(-long * 0.98, -half * 0.06, -long * 1.08, half * 0.12);
  brush.quadraticCurveTo(-long * 0.94, half * 0.2, -long * 0.86, half * 0.34);
  brush.quadraticCurveTo(-long * 0.9, half * 0.56, -long * 0.96, half * 0.72);
  brush.quadraticCurveTo(-long * 0.78, half * 0.72, -long * 0.66, half * 0.66);
  brush.quadraticCurveTo(-long * 0.64, half * 0.86, -long * 0.66, half * 1.06);
  brush.bezierCurveTo(-long * 0.44, half * 0.96, -long * 0.24, half * 0.4, 0, half * 0.14);
  brush.fill();
}
