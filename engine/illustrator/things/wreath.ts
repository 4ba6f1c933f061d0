// A wreath of fir with berries and a bow, as hangs on doors in winter.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const FIR = '#3f7a48';
const BERRY = '#cf2f3a';
const NEEDLES = 64;

export function paintWreath(pen: Pen): void {
  for (const [radius, tone] of [
    [36, mix(FIR, '#10201c', 0.4)],
    [41, FIR],
    [46, mix(FIR, '#e8f4c8', 0.22)],
  ] as const)
    for (let at = 0; at < NEEDLES; at++) {
      const turn = (at / NEEDLES) * Math.PI * 2 + radius;
      const [x, y] = [Math.cos(turn) * radius, -58 + Math.sin(turn) * radius];
      const lean = turn + pen.random.between(0.5, 1.1);
      line(pen, `M${x} ${y} l${Math.cos(lean) * 11} ${Math.sin(lean) * 11}`, tone, 3.4);
    }
  for (let at = 0; at < 12; at++) {
    const turn = (at / 12) * Math.PI * 2 + 0.3;
    ball(pen, Math.cos(turn) * 41, -58 + Math.sin(turn) * 41, 4.2, 4.2, BERRY);
  }
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M0 -18 C${side * 12} -36 ${side * 32} -34 ${side * 28} -18 C${side * 30} -6 ${side * 10} -6 0 -18 Z`,
      BERRY,
      {
        colour: mix(BERRY, '#3a0a14', 0.4),
        from: -34,
        to: -6,
      },
    );
    shape(pen, `M0 -18 L${side * 18} 6 L${side * 8} 4 L${side * 4} 10 Z`, mix(BERRY, '#3a0a14', 0.24));
  }
  ball(pen, 0, -18, 6, 6, mix(BERRY, '#ffffff', 0.16));
}

export const WREATH: Record<string, OwnDrawing> = {
  'own/wreath': { width: 124, height: 122, paint: paintWreath },
};
