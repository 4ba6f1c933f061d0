// The web of a spider between two stems, with the dew of the morning on its threads.

import { css } from '#engine/raster/colour.ts';
import { ball, line, type OwnDrawing, type Pen } from './pen.ts';

const SPOKES = 16;
const RINGS = 9;

function spiderWeb(pen: Pen): void {
  const { brush, random } = pen;
  const [x, y] = [0, -96];
  line(pen, 'M-92 0 C-96 -60 -84 -130 -74 -188', '#6f7f42', 3.4);
  line(pen, 'M90 0 C98 -70 84 -130 78 -184', '#7d8c48', 3.4);
  for (const [at, up, lean] of [
    [-92, -60, -16],
    [-86, -128, 14],
    [95, -52, 16],
    [86, -118, -14],
  ] as const)
    line(pen, `M${at} ${up} q${lean * 0.6} -4 ${lean} -18`, '#7f9a4a', 3);
  const reach = Array.from({ length: SPOKES }, () => random.between(74, 86));
  const on = (spoke: number, part: number): readonly [number, number] => {
    const index = spoke % SPOKES;
    const angle = (index / SPOKES) * Math.PI * 2;
    const far = (reach[index] ?? 80) * part;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  };
  brush.lineWidth = 0.9;
  brush.strokeStyle = css('#f4f8fc', 0.85);
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const [endX, endY] = on(spoke, 1.12);
    line(pen, `M${x} ${y} L${endX} ${endY}`, '#eef4fa', 0.9);
  }
  for (let ring = 1; ring <= RINGS; ring++)
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const part = (ring / RINGS) * 0.96;
      const [fromX, fromY] = on(spoke, part);
      const [toX, toY] = on(spoke + 1, part);
      const [inX, inY] = [(fromX + toX) / 2, (fromY + toY) / 2];
      const sag = [inX + (x - inX) * 0.08, inY + (y - inY) * 0.08] as const;
      line(pen, `M${fromX} ${fromY} Q${sag[0]} ${sag[1]} ${toX} ${toY}`, '#eef4fa', 0.8);
      if (ring > 1)
        for (const [dropX, dropY] of [[fromX, fromY], sag]) ball(pen, dropX, dropY, 1.5, 1.7, '#d8f0fc');
    }
  // Held by threads to both stems.
  for (const end of ['-90 -34', '-78 -170', '93 -34', '80 -168'])
    line(
      pen,
      `M${x + (end.startsWith('-') ? -58 : 58)} ${y + (end.endsWith('34') ? 50 : -50)} L${end}`,
      '#eef4fa',
      0.9,
    );
}

export const SPIDER_WEBS: Record<string, OwnDrawing> = {
  'own/spider-web': { width: 220, height: 194, paint: spiderWeb },
};
