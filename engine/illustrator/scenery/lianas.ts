// Lianas of a rainforest.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** They hang from crowns that the frame cuts off. */
export function paintLianas(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('lianas');
  brush.lineCap = 'round';
  for (let liana = 0; liana < 11; liana++) {
    const side = liana % 2 === 0 ? -1 : 1;
    const x = width * (0.5 + side * random.between(0.2, 0.49));
    const [low, swing] = [height * random.between(0.2, 0.62), random.between(-0.07, 0.07) * short];
    const tone = mix(lit(stage, '#4c6a34'), palette.shade, random.between(0.1, 0.45));
    brush.strokeStyle = css(tone);
    brush.lineWidth = short * random.between(0.003, 0.008);
    brush.beginPath();
    brush.moveTo(x, -8);
    brush.quadraticCurveTo(x + swing, low * 0.6, x + swing * 0.4, low);
    brush.stroke();
    for (let leaf = 0; leaf < 9; leaf++) {
      const part = random.next();
      const [lx, ly] = [
        x + swing * 2 * part * (1 - part) + swing * 0.4 * part ** 2,
        low * (1.2 * part * (1 - part) + part ** 2),
      ];
      brush.fillStyle = css(
        mix(lit(stage, '#5f9a44'), random.chance(0.5) ? palette.sun : palette.shade, 0.24),
      );
      brush.beginPath();
      brush.ellipse(lx, ly, short * 0.016, short * 0.008, random.between(0, 3), 0, 7);
      brush.fill();
    }
  }
}
