// A portrait: a drawn head on painted neck and shoulders, filling the frame.

import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import { hasDrawing, loadDrawing } from '../drawings.ts';
import type { Subject } from '../prompt-reading.ts';
import { dominantColours } from '../relight.ts';
import type { Stage } from '../stage.ts';
import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';

const HEADS: Record<string, string> = {
  girl: 'girl',
  boy: 'boy',
  child: 'child',
  man: 'man',
  woman: 'woman',
  elder: 'old-man',
  hanfu: 'woman',
  princess: 'princess',
  wizard: 'man-mage',
  astronaut: 'astronaut',
};
const TONES = ['light', 'medium-light', 'medium', 'medium-dark'] as const;

/** Head, neck and shoulders. A skin tone is chosen by seed: never the yellow of an emoji. */
export async function drawPortrait(stage: Stage, subject: Subject): Promise<Surface> {
  const random = stage.random('portrait');
  const name = HEADS[subject.key] ?? 'woman';
  const toned = `${name}-${random.pick(TONES)}`;
  const head = await loadDrawing(hasDrawing(toned) ? toned : name, 640);
  const cloth =
    subject.colour ?? random.pick(['#c85a4a', '#2f8a80', '#4f63b8', '#b8476a', '#d9964a', '#e8e0d4']);
  const skin: Rgb = dominantColours(head).find(
    (colour) => colour[0] > colour[2] + 25 && luminance(colour) > 0.3,
  ) ?? [224, 160, 128];
  const w = head.width;
  const h = head.height;
  return trimSurface(
    makeSurface(w * 1.7, h * 1.75, (brush) => {
      const x = w * 0.85;
      const coat = brush.createLinearGradient(0, h * 0.95, 0, h * 1.75);
      coat.addColorStop(0, css(mix(cloth, '#ffffff', 0.2)));
      coat.addColorStop(1, css(mix(cloth, '#301030', 0.4)));
      brush.fillStyle = coat;
      brush.beginPath();
      brush.moveTo(x - w * 0.13, h * 0.95);
      brush.bezierCurveTo(x - w * 0.5, h * 1.02, x - w * 0.72, h * 1.16, x - w * 0.76, h * 1.75);
      brush.lineTo(x + w * 0.76, h * 1.75);
      brush.bezierCurveTo(x + w * 0.72, h * 1.16, x + w * 0.5, h * 1.02, x + w * 0.13, h * 0.95);
      brush.fill();
      brush.strokeStyle = css(mix(cloth, '#200c24', 0.35), 0.6);
      brush.lineWidth = w * 0.012;
      for (const side of [-1, 1]) {
        brush.beginPath();
        brush.moveTo(x + side * w * 0.48, h * 1.75);
        brush.quadraticCurveTo(x + side * w * 0.5, h * 1.4, x + side * w * 0.42, h * 1.28);
        brush.stroke();
      }
      const neck = brush.createLinearGradient(0, h * 0.82, 0, h * 1.06);
      neck.addColorStop(0, css(mix(skin, '#5a2420', 0.4)));
      neck.addColorStop(1, css(mix(skin, '#7a3a30', 0.08)));
      brush.fillStyle = neck;
      brush.beginPath();
      brush.moveTo(x - w * 0.13, h * 0.8);
      brush.lineTo(x + w * 0.13, h * 0.8);
      brush.quadraticCurveTo(x + w * 0.13, h * 0.96, x + w * 0.22, h * 0.99);
      brush.quadraticCurveTo(x, h * 1.2, x - w * 0.22, h * 0.99);
      brush.quadraticCurveTo(x - w * 0.13, h * 0.96, x - w * 0.13, h * 0.8);
      brush.fill();
      brush.strokeStyle = css(mix(cloth, '#ffffff', 0.55));
      brush.lineWidth = w * 0.028;
      brush.beginPath();
      brush.moveTo(x - w * 0.22, h * 0.99);
      brush.quadraticCurveTo(x, h * 1.2, x + w * 0.22, h * 0.99);
      brush.stroke();
      brush.drawImage(head, x - w / 2, 0);
    }),
  );
}
