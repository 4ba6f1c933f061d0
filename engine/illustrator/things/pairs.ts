// Shoes by themselves come in pairs: the second stands behind the first.

import { css } from '#engine/raster/colour.ts';
import { makeSurface, silhouette, trimSurface, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';

const PAIRED =
  /^(?:shoes|boots|mans-shoe|high-heeled-shoe|womans-sandal|thong-sandal|womans-boot|hiking-boot|flat-shoe|running-shoe)$/;

/** Makes a pair of one subject where its word means two. */
export function pairUp(subject: Subject, { isOne }: { isOne: boolean }): void {
  if (!PAIRED.test(subject.key) || isOne || (subject.isCounted === true && subject.count !== 2)) return;
  Object.assign(subject, { count: 1, isPair: true });
}

/** Radians: some drawings show a shoe on its toe. */
const UPRIGHT: Readonly<Record<string, number>> = { 'running-shoe': -0.74 };

/** Stands it on its sole. */
export function setUpright(drawing: string, shoe: Surface): Surface {
  const radians = UPRIGHT[drawing];
  if (radians === undefined) return shoe;
  const side = Math.hypot(shoe.width, shoe.height);
  return trimSurface(
    makeSurface(side, side, (brush) => {
      brush.translate(side / 2, side / 2);
      brush.rotate(radians);
      brush.drawImage(shoe, -shoe.width / 2, -shoe.height / 2);
    }),
  );
}

/** The other one a little higher and to the side, in the shade of the first. */
export function drawPair(shoe: Surface): Surface {
  const [wide, tall] = [shoe.width, shoe.height];
  const [aside, up] = [wide * 0.3, tall * 0.16];
  const shade = silhouette(shoe, css('#1c1420'));
  return trimSurface(
    makeSurface(wide + aside, tall + up, (brush) => {
      brush.drawImage(shoe, aside, 0);
      brush.globalAlpha = 0.16;
      brush.drawImage(shade, aside, 0);
      brush.save();
      brush.beginPath();
      brush.globalAlpha = 0.4;
      brush.filter = `blur(${(tall * 0.03).toFixed(1)}px)`;
      brush.globalCompositeOperation = 'source-atop';
      brush.drawImage(shade, tall * 0.06, up);
      brush.restore();
      brush.globalAlpha = 1;
      brush.drawImage(shoe, 0, up);
    }),
  );
}
