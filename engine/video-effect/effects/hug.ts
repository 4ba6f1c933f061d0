// Warm hug: two prints lean together; a red scarf winds around both, and they rock in it.
import type { Effect } from '../effect.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { easeOut, lerp, overshoot, smooth } from '../parts/ease.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { layPrint } from '../parts/prints.ts';
import { drawScarf } from '../parts/draw-scarf.ts';

export const hug: Effect = {
  mood: 'warm',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { prints, ground, hearts } = makeCouple(stage, { colour: '#ffb48a', amount: 0.35 });
    const [one, other] = prints;
    const glow = makeGlow('#ffca8a', 256, 0.05);
    const y = height * 0.5;

    return (brush, share) => {
      const come = smooth(0.06, 0.4, share);
      const close = easeOut((share - 0.4) / 0.14);
      const rock = Math.sin((share - 0.4) * seconds * 2.6) * 0.022 * smooth(0.42, 0.6, share);
      const squeeze =
        1 - 0.035 * Math.sin(Math.min(1, close) * Math.PI) + 0.012 * Math.sin(share * seconds * 5.2) * close;
      const overlap = lerp(-0.03, 0.13, come) + close * 0.07;
      brush.drawImage(ground, 0, 0);
      addGlow(brush, glow, width / 2, y, short * lerp(0.4, 0.85, close), 0.2 + 0.45 * close);
      hearts.draw(brush, share, { to: 0.6, alpha: smooth(0.35, 0.6, share), seconds });
      brush.save();
      brush.translate(width / 2, y + height * 0.06);
      brush.rotate(rock);
      brush.scale(squeeze, 2 - squeeze);
      brush.translate(-width / 2, -(y + height * 0.06));
      layPrint(brush, other, {
        x: width / 2 + other.width * (0.5 - overlap),
        y: y - short * 0.012,
        turn: lerp(0.035, -0.075, come) - 0.02 * close,
        scale: 1,
      });
      layPrint(brush, one, {
        x: width / 2 - one.width * (0.5 - overlap),
        y: y + short * 0.012,
        turn: lerp(-0.035, 0.075, come) + 0.02 * close,
        scale: 1,
      });
      const span = (one.width + other.width) * (0.5 - overlap * 0.5);
      const low = y + Math.min(one.height, other.height) * 0.3;
      drawScarf(brush, {
        x: width / 2,
        y: low,
        half: span,
        thick: short * 0.085,
        grown: overshoot((share - 0.42) / 0.2),
        sway: rock * 9,
      });
      brush.restore();
      hearts.draw(brush, share, { from: 0.6, alpha: smooth(0.45, 0.7, share), seconds });
    };
  },
};
