// Clouds as Chinese painting has them: round lobes that curl into themselves, with a long tail. They bring luck.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const [WHITE, SHADE, EDGE] = ['#fffaf0', '#b8cbe4', '#d09a4c'] as const;

/** One lobe: a disc with a line that winds in. `turn`: 1 winds to the right. */
function curl(pen: Pen, x: number, y: number, r: number, turn: 1 | -1, edge: Colour): void {
  const disc = `M${x - r} ${y} a${r} ${r} 0 1 1 ${r * 2} 0 a${r} ${r} 0 1 1 ${-r * 2} 0 Z`;
  shape(pen, disc, WHITE, { colour: mix(WHITE, SHADE, 0.8), from: y - r, to: y + r });
  const wide = Math.max(0.8, r * 0.1);
  line(pen, `M${x - r * turn} ${y} A${r} ${r} 0 1 ${turn > 0 ? 1 : 0} ${x} ${y + r}`, edge, wide);
  let winding = '';
  for (let step = 0; step <= 30; step++) {
    const part = step / 30;
    const angle = Math.PI * 0.5 - turn * part * Math.PI * 2.6;
    const reach = r * (1 - part * 0.86);
    const [toX, toY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    winding += `${step === 0 ? 'M' : 'L'}${toX.toFixed(1)} ${toY.toFixed(1)} `;
  }
  line(pen, winding, edge, wide);
}

/** A cloud whose foot is at `y`; `size` is half its width. Its tail runs to the right, or with -1 to the left. */
export function curledCloud(pen: Pen, x: number, y: number, size: number, tail: 1 | -1 = 1): void {
  const edge = mix(EDGE, '#ffffff', 0.1);
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(tail * size * 0.01, size * 0.01);
  const band = 'M-70 -4 C-30 -34 20 -34 52 -22 C76 -14 92 -16 108 -26 C102 -4 78 8 46 6 C10 6 -30 4 -70 -4 Z';
  shape(pen, band, WHITE, { colour: SHADE, from: -34, to: 8 });
  line(pen, 'M-60 0 C-20 6 20 8 48 6 C78 8 102 -4 108 -26 C92 -16 76 -14 52 -22', edge, 3);
  line(pen, 'M-20 -6 C10 2 44 0 66 -6', mix(edge, '#ffffff', 0.3), 2);
  curl(pen, 34, -30, 20, -1, edge);
  curl(pen, -62, -22, 24, 1, edge);
  curl(pen, -6, -44, 34, 1, edge);
  curl(pen, -36, -16, 18, -1, edge);
  brush.restore();
}

export const CURLED_CLOUDS: Record<string, OwnDrawing> = {
  'own/curled-cloud': {
    width: 206,
    height: 92,
    paint: (pen) => curledCloud(pen, -8, -9, 98),
  },
};
