// Marry me: a ring box opens between two prints, the ring rises and shines, petals fall.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { makeDrift } from '../parts/drift.ts';
import { easeOut, lerp, overshoot, smooth } from '../parts/ease.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { paintPetals } from '../parts/paint-petals.ts';
import { layPrint } from '../parts/prints.ts';

export const propose: Effect = {
  mood: 'warm',
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const { prints, ground, hearts } = await makeCouple(stage, { colour: '#f6b9c4', amount: 0.45 }, 0.94);
    const [one, other] = prints;
    const ring = await loadDrawing('noto/ring', 300);
    const glow = makeGlow('#fff0c8', 256, 0.05);
    const petals = makeDrift({
      count: 40,
      random: stage.random('petals'),
      sprites: paintPetals(['#f7a8bb', '#fbd0d8', '#e86a86']),
      size: short * 0.05,
      width,
      height,
      falls: 1.1,
      sway: 0.06,
      tumbles: true,
    });
    const y = height * 0.43;
    const box = { x: width / 2, y: height * 0.83, size: short * 0.26 };

    return (brush, share) => {
      const come = smooth(0.02, 0.24, share);
      const open = overshoot((share - 0.3) / 0.14);
      const rise = easeOut((share - 0.38) / 0.26);
      const lean = smooth(0.5, 0.8, share);
      brush.drawImage(ground, 0, 0);
      petals.draw(brush, share, { to: 0.5, alpha: smooth(0.1, 0.35, share), seconds });
      for (const [n, print] of [other, one].entries()) {
        const side = n === 0 ? 1 : -1;
        layPrint(brush, print, {
          x: width / 2 + side * print.width * lerp(0.52, 0.46, lean),
          y: y + side * -short * 0.008,
          turn: side * lerp(0.03, -0.05, lean),
          scale: 1,
        });
      }
      const boxY = lerp(height * 1.15, box.y, overshoot(come));
      drawBox(brush, box.x, boxY, box.size, open, () => {
        const ringY = boxY - box.size * lerp(0.05, 0.62, rise);
        const size = box.size * lerp(0.4, 0.62, rise);
        addGlow(brush, glow, box.x, ringY, box.size * (0.6 + rise), rise);
        if (share > 0.3) drawRing(ring, ringY, size);
      });
      drawSparkles();
      petals.draw(brush, share, { from: 0.5, alpha: smooth(0.1, 0.35, share), seconds });
      hearts.draw(brush, share, { alpha: smooth(0.62, 0.85, share), seconds });

      function drawRing(sprite: Surface, ringY: number, size: number): void {
        const wide = (size * sprite.width) / sprite.height;
        const spin = Math.cos(rise * Math.PI * 2);
        brush.save();
        brush.translate(box.x, ringY);
        brush.scale(Math.max(0.12, Math.abs(spin)), 1);
        brush.drawImage(sprite, -wide / 2, -size / 2, wide, size);
        brush.restore();
      }

      function drawSparkles(): void {
        const ringY = boxY - box.size * lerp(0.05, 0.62, rise) - box.size * 0.2;
        const blink = 0.6 + 0.4 * Math.sin(share * seconds * 6);
        addSparkle(brush, box.x, ringY, box.size * 0.75 * blink, rise);
        for (let n = 0; n < 6; n++) {
          const angle = (n / 6) * Math.PI * 2 + share * 3;
          const shown = Math.max(0, Math.sin(share * seconds * 3 + n * 2.1)) * rise;
          addSparkle(
            brush,
            box.x + Math.cos(angle) * box.size * 0.7,
            ringY + Math.sin(angle) * box.size * 0.5,
            box.size * 0.14,
            shown,
            '#fff4d0',
          );
        }
      }
    };
  },
};

/** A velvet box seen from the front; `open` 0–1 lifts its lid. What lies in it is drawn between lid and front. */
function drawBox(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  open: number,
  drawInside: () => void,
): void {
  const w = size * 0.92;
  const h = size * 0.42;
  brush.save();
  brush.translate(x, y);
  // The lid stands up behind.
  const lid = h * lerp(0.55, 1.25, Math.max(0, open));
  const velvet = brush.createLinearGradient(0, -lid, 0, h);
  velvet.addColorStop(0, '#8c1030');
  velvet.addColorStop(1, '#5a0820');
  brush.fillStyle = velvet;
  brush.beginPath();
  brush.roundRect(-w / 2, -lid, w, lid + h * 0.3, [h * 0.5, h * 0.5, 0, 0]);
  brush.fill();
  if (open > 0.05) {
    brush.fillStyle = '#f5ecec';
    brush.beginPath();
    brush.roundRect(-w * 0.44, -lid * 0.93 * Math.min(1, open), w * 0.88, lid * Math.min(1, open), [
      h * 0.42,
      h * 0.42,
      0,
      0,
    ]);
    brush.fill();
    brush.fillStyle = 'rgba(170,120,130,.35)';
    brush.fillRect(-w * 0.44, -h * 0.16, w * 0.88, h * 0.2);
  }
  brush.restore();
  drawInside();
  brush.save();
  brush.translate(x, y);
  const front = brush.createLinearGradient(0, 0, 0, h);
  front.addColorStop(0, '#b01a44');
  front.addColorStop(1, '#6d0b28');
  brush.shadowColor = 'rgba(40,0,10,.45)';
  brush.shadowBlur = size * 0.08;
  brush.shadowOffsetY = size * 0.04;
  brush.fillStyle = front;
  brush.beginPath();
  brush.roundRect(-w / 2, 0, w, h, [0, 0, h * 0.34, h * 0.34]);
  brush.fill();
  brush.shadowColor = 'transparent';
  brush.strokeStyle = '#e8c06a';
  brush.lineWidth = Math.max(1, size * 0.014);
  brush.beginPath();
  brush.moveTo(-w / 2, 0);
  brush.lineTo(w / 2, 0);
  brush.stroke();
  brush.fillStyle = '#e8c06a';
  brush.beginPath();
  brush.ellipse(0, h * 0.1, size * 0.045, size * 0.06, 0, 0, 7);
  brush.fill();
  brush.restore();
}
