// Cotton candy on its stick: a cloud of spun sugar.

import { css, mix } from '#engine/raster/colour.ts';
import { bar, type OwnDrawing, type Pen } from './pen.ts';

const PINK = '#f4a8c8';

function cottonCandy(pen: Pen): void {
  const { brush, random } = pen;
  bar(pen, -3, -70, 6, 70, '#e8d8b8', 2);
  for (let puff = 0; puff < 60; puff++) {
    const [angle, far] = [random.between(0, 6.28), Math.sqrt(random.next())];
    const [x, y] = [Math.cos(angle) * far * 40, -112 + Math.sin(angle) * far * 46];
    // Light on the side that the light comes from, and above.
    const lit = 0.5 + (x * pen.side - (y + 112)) / 180;
    brush.fillStyle = css(mix(mix(PINK, '#8a3a6a', 0.3), mix(PINK, '#ffffff', 0.6), lit), 0.7);
    brush.beginPath();
    brush.arc(x, y, random.between(11, 19), 0, 7);
    brush.fill();
  }
}

export const COTTON_CANDY: Record<string, OwnDrawing> = {
  'own/cotton-candy': { width: 124, height: 182, paint: cottonCandy },
};
