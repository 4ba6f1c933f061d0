// Animals that dance: they lean to one side, one to the left and the next to the right; a penguin spreads its wings.

import { css } from '#engine/raster/colour.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isBeast } from './heads.ts';

/** Radians. */
const LEAN = 0.2;
const DANCING: ReadonlySet<Subject['kind']> = new Set(['face', 'full']);
/** The wings of a penguin are as dark as its back. */
const WING = { from: '#6a5a94', to: '#2c2448' };

export function canDance(subject: Subject): boolean {
  return DANCING.has(subject.kind) && isBeast(subject);
}

export function drawDancing(sprite: Surface, { key }: Subject, index: number): Surface {
  const side = index % 2 === 0 ? -1 : 1;
  const [w, h] = [sprite.width, sprite.height];
  const room = Math.max(w, h) * 0.4;
  return trimSurface(
    makeSurface(w + room * 2, h + room, (brush) => {
      brush.imageSmoothingQuality = 'high';
      // Around the feet.
      brush.translate(room + w / 2, room + h);
      brush.rotate(side * LEAN);
      brush.translate(-w / 2, -h);
      if (key === 'penguin') for (const out of [-1, 1] as const) wing(brush, w, h, out, side);
      if (key === 'penguin') {
        // Its own wings hang down.
        brush.beginPath();
        brush.ellipse(w * 0.5, h * 0.5, w * 0.385, h * 0.52, 0, 0, 7);
        brush.rect(w * 0.2, h * 0.86, w * 0.6, h * 0.2);
        brush.clip();
      }
      brush.drawImage(sprite, 0, 0);
    }),
  );
}

/** Raised, the one on the inner side higher. */
function wing(brush: Brush, w: number, h: number, out: -1 | 1, lean: number): void {
  const up = out === lean ? 0.16 : 0.34;
  const [rootX, rootY] = [w * (0.5 + out * 0.3), h * 0.48];
  const [tipX, tipY] = [w * (0.5 + out * 0.78), h * (0.5 - up)];
  const fill = brush.createLinearGradient(rootX, rootY, tipX, tipY);
  fill.addColorStop(0, css(WING.to));
  fill.addColorStop(1, css(WING.from));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(rootX, rootY - h * 0.08);
  brush.quadraticCurveTo((rootX + tipX) / 2, (rootY + tipY) / 2 - h * 0.1, tipX, tipY);
  brush.quadraticCurveTo(
    tipX + out * w * 0.02,
    tipY + h * 0.08,
    (rootX + tipX) / 2 + out * w * 0.03,
    (rootY + tipY) / 2 + h * 0.07,
  );
  brush.quadraticCurveTo(rootX + out * w * 0.06, rootY + h * 0.1, rootX, rootY + h * 0.1);
  brush.fill();
}
