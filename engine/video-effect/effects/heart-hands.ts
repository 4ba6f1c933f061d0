// Heart hands: each image is half of a heart; the halves come together, join, and beat.
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { easeIn, lerp, smooth } from '../parts/ease.ts';
import { traceHeart } from '../parts/hearts.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { coverBox } from '../parts/prints.ts';

const JOINED = 0.44;

export const heartHands: Effect = {
  mood: 'warm',
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const { images, ground, hearts } = await makeCouple(stage, { colour: '#ff7aa0', amount: 0.45 });
    const size = Math.min(width * 0.86, height * 0.8);
    const glow = makeGlow('#ffd0de', 256, 0.04);
    const halves = images.map((image, side) => paintHalf(image, side as 0 | 1));
    const random = stage.random('sparks');
    const sparks = Array.from({ length: 16 }, () => ({
      angle: random.between(0, Math.PI * 2),
      away: random.between(0.42, 0.62),
      phase: random.next(),
      size: random.between(0.02, 0.05) * short,
    }));
    const middle = { x: width / 2, y: height * 0.5 };

    /** One half of the heart with a white edge; its middle is the middle of the sheet. */
    function paintHalf(image: Surface, side: 0 | 1): Surface {
      const sheet = size * 1.2;
      const c = sheet / 2;
      return makeSurface(sheet, sheet, (brush) => {
        brush.beginPath();
        brush.rect(side === 0 ? 0 : c, 0, c, sheet);
        brush.clip();
        brush.save();
        brush.shadowColor = 'rgba(90,0,40,.4)';
        brush.shadowBlur = size * 0.04;
        brush.fillStyle = '#fffafc';
        brush.beginPath();
        traceHeart(brush, c, c, size);
        brush.fill();
        brush.restore();
        brush.beginPath();
        traceHeart(brush, c, c, size * 0.945);
        brush.clip();
        coverBox(brush, image, side === 0 ? c - size / 2 : c, c - size / 2, size / 2, size);
      });
    }

    return (brush, share) => {
      const come = easeIn(smooth(0.1, JOINED, share));
      const beat = share < JOINED ? 0 : Math.abs(Math.sin((share - JOINED) * seconds * 3.4)) ** 6;
      const knock = Math.sin(Math.min(1, Math.max(0, (share - JOINED) / 0.05)) * Math.PI) * 0.05;
      const joined = smooth(JOINED - 0.01, JOINED + 0.05, share);
      const scale = lerp(0.94, 1, come) - knock + beat * 0.035 * joined;
      brush.drawImage(ground, 0, 0);
      hearts.draw(brush, share, { to: 0.6, alpha: smooth(JOINED, 0.7, share), seconds });
      addGlow(brush, glow, middle.x, middle.y, size * (0.75 + 0.1 * beat), 0.2 + 0.5 * joined);
      for (const [side, half] of halves.entries()) {
        const sign = side === 0 ? -1 : 1;
        const gap = size * 0.065 * (1 - come) + size * 0.01 * (1 - joined);
        brush.save();
        brush.translate(middle.x + sign * gap, middle.y + sign * size * 0.018 * (1 - come));
        brush.rotate(sign * 0.1 * (1 - come));
        brush.scale(scale, scale);
        brush.drawImage(half, -half.width / 2, -half.height / 2);
        brush.restore();
      }
      const flash = Math.exp(-(((share - JOINED - 0.02) / 0.03) ** 2));
      addGlow(brush, glow, middle.x, middle.y, size * 0.9, flash);
      for (const { angle, away, phase, size: spark } of sparks) {
        const blink = Math.max(0, Math.sin((share * seconds * 0.9 + phase) * Math.PI * 2));
        addSparkle(
          brush,
          middle.x + Math.cos(angle) * size * away,
          middle.y + Math.sin(angle) * size * away * 0.95,
          spark * (0.6 + blink),
          blink * joined,
          '#fff2f6',
        );
      }
      hearts.draw(brush, share, { from: 0.6, alpha: smooth(JOINED, 0.75, share), seconds });
    };
  },
};
