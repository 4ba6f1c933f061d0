// Hug my past self: the child of an old photo comes through the years, warms from sepia to colour, and leans on today's.
import type { Effect } from '../effect.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { easeOut, lerp, smooth } from '../parts/ease.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { standCouple } from '../parts/stand-couple.ts';

const LANDED = 0.5;
/** So much smaller is the child. */
const CHILD = 0.82;

export const reunion: Effect = {
  mood: 'warm',
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const { ground, hearts } = await makeCouple(stage, { colour: '#c98a4a', amount: 0.5 });
    const [today, child] = await standCouple(stage);
    const near = (today.width + child.width * CHILD) / 2;
    const glow = makeGlow('#ffd79a', 256, 0.05);
    const random = stage.random('dust');
    const dust = Array.from({ length: 90 }, () => ({
      angle: random.between(0, Math.PI * 2),
      away: random.between(0.15, 1),
      phase: random.next(),
      size: random.between(0.004, 0.016) * short,
    }));
    const { y } = today;

    return (brush, share) => {
      const fly = smooth(0.06, LANDED, share);
      const warm = smooth(0.52, 0.78, share);
      const settle = easeOut((share - LANDED) / 0.2);
      brush.drawImage(ground, 0, 0);
      addGlow(brush, glow, width * 0.62, y, short * 0.9, 0.25 + 0.3 * warm);
      drawYears();
      const rock = Math.sin((share - LANDED) * seconds * 2.2) * 0.014 * settle;
      const apart = lerp(near * 1.8, near * 1.3, settle);
      const place = {
        x: lerp(width * 0.86, width / 2 + apart / 2, fly),
        turn: lerp(0.05, 0.02, fly) + Math.sin(fly * Math.PI) * 0.12 - 0.13 * settle + rock,
        scale: lerp(0.5, CHILD, fly ** 1.6),
      };
      today.draw(brush, { x: width / 2 - apart / 2, turn: lerp(-0.02, 0.08, settle) + rock });
      child.draw(brush, { ...place, filter: 'sepia(0.9) contrast(0.85)', alpha: smooth(0.02, 0.2, share) });
      if (warm > 0) child.draw(brush, { ...place, alpha: warm });
      addGlow(brush, glow, width / 2, y, short * 0.8, 0.4 * Math.sin(warm * Math.PI));
      hearts.draw(brush, share, { alpha: smooth(0.66, 0.9, share), seconds });

      /** Dust that streams towards us out of the past. */
      function drawYears(): void {
        for (const { angle, away, phase, size } of dust) {
          const passed = (phase + share * 1.4) % 1;
          const out = passed ** 2 * away * Math.hypot(width, height) * 0.7;
          const alpha = Math.sin(passed * Math.PI) * 0.8;
          addGlow(
            brush,
            glow,
            width * 0.64 + Math.cos(angle) * out,
            y + Math.sin(angle) * out,
            size * (1 + passed * 4),
            alpha,
          );
        }
      }
    };
  },
};
