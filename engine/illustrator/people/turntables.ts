// Two turntables and a mixer on a desk, before whoever stands behind it with both hands on them.

import { mix } from '#engine/raster/colour.ts';
import { fill, limb, oval, stroke, type Draft } from './draft.ts';
import type { Limb } from './skeleton.ts';

const LIGHTS = ['#ff5aa8', '#5ad8ff', '#ffd04a', '#7dff8a'] as const;

export function drawTurntables(draft: Draft, [one, other]: readonly [Limb, Limb], h: number): void {
  const y = Math.max(one.end[1], other.end[1]) + h * 0.06;
  const half = h * 2.1;
  const [back, front] = [y - h * 0.26, y + h * 0.2];
  const desk = '#2c2e3c';
  fill(draft, `M${-half} ${front} L${half} ${front} L${half} -1 L${-half} -1 Z`, {
    from: mix(desk, '#ffffff', 0.1),
    to: '#14141c',
    top: front,
    bottom: 0,
  });
  fill(draft, `M${-half * 0.9} ${back} L${half * 0.9} ${back} L${half} ${front} L${-half} ${front} Z`, {
    from: '#4a4d60',
    to: '#343648',
    top: back,
    bottom: front,
  });
  stroke(draft, `M${-half} ${front} L${half} ${front}`, '#ff5aa8', h * 0.05, 0.9);
  stroke(
    draft,
    `M${-half * 0.94} ${front + h * 0.5} L${half * 0.94} ${front + h * 0.5}`,
    '#5ad8ff',
    h * 0.035,
    0.8,
  );
  const middle = (back + front) / 2;
  for (const side of [-1, 1]) {
    const x = side * half * 0.56;
    oval(draft, [x, middle], h * 0.68, h * 0.2, '#16161e');
    oval(draft, [x, middle], h * 0.5, h * 0.145, '#24242e');
    oval(draft, [x, middle], h * 0.2, h * 0.06, side < 0 ? '#e2503a' : '#f0b83c');
    limb(
      draft,
      [
        [x + h * 0.62, back + h * 0.06],
        [x + h * 0.5, middle],
        [x + h * 0.3, middle + h * 0.04],
      ],
      [h * 0.06, h * 0.05, h * 0.05],
      '#c8ccd8',
    );
  }
  for (const [at, light] of LIGHTS.entries())
    oval(draft, [(at - 1.5) * h * 0.13, middle + (at % 2) * h * 0.06], h * 0.045, h * 0.035, light);
}
