// Hug my past self: an old print comes through the years, warms from sepia to colour, and rests beside today's.
import type { Effect } from '../effect.ts';
import { agePrint, type Age } from '../parts/age-print.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { easeOut, lerp, smooth } from '../parts/ease.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { layPrint, makePrint } from '../parts/prints.ts';

const LANDED = 0.5;
const AGE: Age = {
  washes: [
    ['soft-light', 'rgba(200,140,70,.9)'],
    ['multiply', '#e8cfa0'],
    ['lighten', '#3a2a1c'],
  ],
  edge: {
    from: 0.35,
    to: 0.55,
    colours: [
      [0, 'rgba(240,224,190,0)'],
      [1, 'rgba(240,224,190,.6)'],
    ],
  },
};

export const reunion: Effect = {
  mood: 'warm',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { images, prints, ground, hearts } = makeCouple(stage, { colour: '#c98a4a', amount: 0.5 });
    const [today, child] = prints;
    const old = makePrint(agePrint(images[1], AGE), Math.max(child.width, child.height), '#efe0c2');
    const glow = makeGlow('#ffd79a', 256, 0.05);
    const random = stage.random('dust');
    const dust = Array.from({ length: 90 }, () => ({
      angle: random.between(0, Math.PI * 2),
      away: random.between(0.15, 1),
      phase: random.next(),
      size: random.between(0.004, 0.016) * short,
    }));
    const y = height * 0.5;

    return (brush, share) => {
      const fly = smooth(0.06, LANDED, share);
      const warm = smooth(0.52, 0.78, share);
      const settle = easeOut((share - LANDED) / 0.2);
      brush.drawImage(ground, 0, 0);
      addGlow(brush, glow, width * 0.62, y, short * 0.9, 0.25 + 0.3 * warm);
      drawYears();
      const overlap = lerp(-0.02, 0.09, settle);
      const rock = Math.sin((share - LANDED) * seconds * 2.2) * 0.014 * settle;
      const place = {
        x: lerp(width * 0.74, width / 2 + child.width * (0.5 - overlap), fly),
        y: lerp(height * 0.44, y - short * 0.01, fly),
        turn: lerp(0.05, 0.02, fly) + Math.sin(fly * Math.PI) * 0.22 - 0.075 * settle + rock,
        scale: lerp(0.62, 1, fly ** 1.6),
      };
      layPrint(brush, old, place);
      if (warm > 0) {
        brush.save();
        brush.globalAlpha = warm;
        layPrint(brush, child, place);
        brush.restore();
      }
      layPrint(brush, today, {
        x: width / 2 - today.width * (0.5 - overlap),
        y: y + short * 0.015,
        turn: lerp(-0.03, 0.055, settle) + rock,
        scale: 1,
      });
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
