// A fish that leaps out of the water: head up, its tail just out of a ring of foam.

import { css } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';

/** Radians: how steeply it rises. */
const RISING = 0.72;

export function breaches({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'leaping-fish';
}

/** `sprite` looks to the left. Also how much taller than it the result is. */
export function drawBreaching(sprite: Surface, random: Random): { sheet: Surface; share: number } {
  const { width: w, height: h } = sprite;
  const size = (w + h) * 1.2;
  const line = size * 0.5 + w * 0.4;
  const sheet = trimSurface(
    makeSurface(size, size * 1.1, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.save();
      brush.translate(size / 2, size / 2);
      brush.rotate(RISING);
      brush.drawImage(sprite, -w / 2, -h / 2);
      brush.restore();
      splash(brush, { x: size / 2 + w * 0.36, line, w }, random);
    }),
  );
  return { sheet, share: sheet.height / h };
}

/** Rings on the water where it came out, and drops that fall off it. */
function splash(brush: Brush, { x, line, w }: { x: number; line: number; w: number }, random: Random): void {
  for (const [part, alpha] of [
    [0.5, 0.4],
    [0.36, 0.6],
    [0.22, 0.8],
  ] as const) {
    brush.strokeStyle = css('#f4fbff', alpha);
    brush.lineWidth = w * 0.014;
    brush.beginPath();
    brush.ellipse(x, line, w * part, w * part * 0.2, 0, 0, 7);
    brush.stroke();
  }
  for (let foam = 0; foam < 24; foam++) {
    brush.fillStyle = css('#f6fcff', random.between(0.5, 0.9));
    brush.beginPath();
    const across = random.between(-0.2, 0.2);
    brush.ellipse(
      x + across * w,
      line - random.next() * w * 0.04 * (1 - Math.abs(across) * 4),
      w * random.between(0.015, 0.035),
      w * random.between(0.012, 0.026),
      0,
      0,
      7,
    );
    brush.fill();
  }
  for (let drop = 0; drop < 70; drop++) {
    const across = random.between(-1, 1);
    const up = random.next() ** 1.6 * (1 - across ** 2) * 0.42;
    brush.fillStyle = css('#f4fbff', random.between(0.5, 0.95));
    brush.beginPath();
    brush.arc(x + across * w * 0.34, line - up * w, w * random.between(0.004, 0.011), 0, 7);
    brush.fill();
  }
}
