// Balloon head: the head swells, rises on a neck thin as a string, and sways in the air.
import { JobRefusal } from '#engine/job.ts';
import type { Effect } from '../effect.ts';
import { makeBender } from '../parts/bend-subject.ts';
import { clamp, lerp, overshoot, smooth } from '../parts/ease.ts';

export const bubblePop: Effect = {
  mood: 'playful',
  isClose: true,
  plan(stage) {
    const { width, height, seconds } = stage;
    const { head } = stage.subject();
    if (head.isGuess) throw new JobRefusal('no_subject', 'no head is seen in the picture');
    const { x: headX, y: headY, radius, neckY } = head;
    const bender = makeBender(stage);
    const swollen = 1.32;
    // As high as there is air, but always a little.
    const air = clamp(headY - radius * swollen * 1.1, radius * 0.3, radius * 1.15);

    return (brush, share) => {
      const puff =
        (overshoot((share - 0.08) / 0.12) +
          overshoot((share - 0.26) / 0.12) +
          overshoot((share - 0.4) / 0.12)) /
        3;
      const swell = lerp(1, swollen, puff);
      const rise = smooth(0.42, 0.66, share);
      const lift = air * rise + Math.sin(share * seconds * 2.7) * radius * 0.05 * rise;
      const sway = Math.sin((share - 0.42) * seconds * 1.8) * radius * 0.3 * rise;
      const topY = headY - lift;
      const chin = topY + (neckY - headY) * swell;
      const pinch = 0.86 * rise + 0.25 * puff * (1 - rise);
      bender.bend(
        brush,
        (x, y, from) => {
          // How far up the string this is: 0 at the shoulders, 1 at the chin and above.
          const up = clamp((neckY - y) / Math.max(1, neckY - chin));
          const shift = sway * up ** 1.4;
          const px = x - headX - shift;
          if (y < chin) {
            const dy = y - topY;
            const distance = Math.hypot(px, dy) / (radius * swell);
            const ball = distance < 1 ? distance ** (0.22 * puff) : 1;
            from.x = headX + (px / swell) * ball;
            from.y = headY + (dy / swell) * ball;
          } else {
            // Narrow in the middle, as wide as ever at the sides: the neck becomes a string.
            const narrow = pinch * Math.sin(up * Math.PI) ** 0.7;
            const part = Math.abs(px) / (radius * 1.4);
            const apart = part < 1 ? part ** (1 - 0.8 * narrow) : part;
            from.x = headX + Math.sign(px) * apart * radius * 1.4;
            from.y = lerp(neckY, headY + (chin - topY) / swell, up);
          }
        },
        (x, y) => {
          const up = clamp((neckY - y) / Math.max(1, neckY - topY), 0, 1);
          const across = Math.abs(x - headX - sway * up) / (radius * swell);
          const above = (topY - y) / (radius * swell);
          const below = (y - neckY) / radius;
          return (
            (1 - smooth(1.05, 1.9, across)) * (1 - smooth(1.05, 1.7, above)) * (1 - smooth(-0.05, 0.3, below))
          );
        },
      );
      const shine = puff * 0.9;
      if (shine > 0.01) {
        const x = headX + sway - radius * swell * 0.38;
        const y = topY - radius * swell * 0.42;
        const gloss = brush.createRadialGradient(x, y, 0, x, y, radius * swell * 0.52);
        gloss.addColorStop(0, `rgba(255,255,255,${0.62 * shine})`);
        gloss.addColorStop(0.35, `rgba(255,255,255,${0.2 * shine})`);
        gloss.addColorStop(1, 'rgba(255,255,255,0)');
        brush.fillStyle = gloss;
        brush.fillRect(0, 0, width, height);
      }
    };
  },
};
