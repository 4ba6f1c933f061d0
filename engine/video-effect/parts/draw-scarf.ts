// A knitted scarf that winds around two prints and ties itself in front.
import type { Brush } from '#engine/raster/surface.ts';
import { clamp } from './ease.ts';

export type Scarf = {
  /** The knot. */
  x: number;
  y: number;
  /** From the knot to each side. */
  half: number;
  thick: number;
  /** 0 not there, 1 tied. */
  grown: number;
  /** Swings the ends. */
  sway: number;
};

export function drawScarf(brush: Brush, { x, y, half, thick, grown, sway }: Scarf): void {
  if (grown <= 0.01) return;
  brush.save();
  brush.shadowColor = 'rgba(40,0,10,.45)';
  brush.shadowBlur = thick * 0.25;
  brush.shadowOffsetY = thick * 0.1;
  for (const side of [-1, 1]) {
    const reach = half * clamp(grown, 0, 1.02);
    // Comes from the outside to the knot.
    const begin = x + side * half * 1.01;
    const end = x + side * half - side * reach;
    const dip = thick * 0.7;
    strip(brush, thick, (t) => {
      const px = begin + (end - begin) * t;
      const near = 1 - Math.abs(px - x) / half;
      return [px, y + Math.sin(near * Math.PI * 0.5) * dip - dip * 0.6];
    });
  }
  const tied = clamp((grown - 0.86) * 8);
  if (tied > 0) {
    for (const side of [-1, 1]) {
      const long = thick * (2.5 + (side > 0 ? 0.5 : 0)) * tied;
      strip(
        brush,
        thick * 0.86,
        (t) => [x + side * thick * (0.3 + 0.55 * t) + sway * thick * t * t, y + thick * 0.5 + long * t],
        true,
      );
    }
    brush.fillStyle = '#b5182f';
    brush.beginPath();
    brush.ellipse(x, y + thick * 0.42, thick * 0.62 * tied, thick * 0.56 * tied, 0, 0, 7);
    brush.fill();
    brush.shadowColor = 'transparent';
    brush.strokeStyle = 'rgba(255,150,150,.5)';
    brush.lineWidth = thick * 0.05;
    for (let line = -2; line <= 2; line++) {
      brush.beginPath();
      brush.ellipse(
        x + line * thick * 0.06,
        y + thick * 0.42,
        thick * 0.09 * Math.abs(line) + 1,
        thick * 0.5 * tied,
        0,
        -1.2,
        1.2,
      );
      brush.stroke();
    }
  }
  brush.restore();
}

type Way = (t: number) => readonly [number, number];

/** A band of knitting along a way, with ribs across and, at its end, fringes. */
function strip(brush: Brush, thick: number, way: Way, hasFringe = false): void {
  const STEPS = 26;
  const points = Array.from({ length: STEPS + 1 }, (_, n) => way(n / STEPS));
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  const trace = (): void => {
    brush.beginPath();
    for (const [n, [px, py]] of points.entries())
      if (n === 0) brush.moveTo(px, py);
      else brush.lineTo(px, py);
  };
  trace();
  brush.strokeStyle = '#c9203a';
  brush.lineWidth = thick;
  brush.stroke();
  brush.save();
  brush.shadowColor = 'transparent';
  trace();
  brush.strokeStyle = 'rgba(255,120,130,.35)';
  brush.lineWidth = thick * 0.34;
  brush.stroke();
  brush.strokeStyle = 'rgba(90,0,20,.35)';
  brush.lineWidth = Math.max(1, thick * 0.04);
  for (let n = 1; n < points.length; n++) {
    const [ax, ay] = points[n - 1] as readonly [number, number];
    const [bx, by] = points[n] as readonly [number, number];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const nx = (-(by - ay) / long) * thick * 0.5;
    const ny = ((bx - ax) / long) * thick * 0.5;
    brush.beginPath();
    brush.moveTo(bx + nx, by + ny);
    brush.quadraticCurveTo(bx + (bx - ax) * 0.6, by + (by - ay) * 0.6, bx - nx, by - ny);
    brush.stroke();
  }
  brush.restore();
  if (!hasFringe) return;
  const [ex, ey] = points.at(-1) as readonly [number, number];
  brush.strokeStyle = '#a3162b';
  brush.lineWidth = Math.max(1, thick * 0.06);
  for (let thread = -4; thread <= 4; thread++) {
    brush.beginPath();
    brush.moveTo(ex + (thread * thick) / 9.5, ey - thick * 0.02);
    brush.lineTo(ex + (thread * thick) / 8.4, ey + thick * 0.32);
    brush.stroke();
  }
}
