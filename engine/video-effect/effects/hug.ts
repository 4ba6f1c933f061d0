// Warm hug: two people come together until their shoulders touch; a red scarf winds around both, and they rock in it.
import type { Effect } from '../effect.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { easeOut, lerp, overshoot, smooth } from '../parts/ease.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { drawScarf } from '../parts/draw-scarf.ts';
import { standCouple } from '../parts/stand-couple.ts';

export const hug: Effect = {
  mood: 'warm',
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const { ground, hearts } = await makeCouple(stage, { colour: '#ffb48a', amount: 0.35 });
    const [one, other] = await standCouple(stage);
    const glow = makeGlow('#ffca8a', 256, 0.05);
    const near = (one.width + other.width) / 2;
    const chin = Math.max(one.y + one.height * 0.5, other.y + other.height * 0.5);

    return (brush, share) => {
      const come = smooth(0.06, 0.42, share);
      const close = easeOut((share - 0.4) / 0.16);
      const rock = Math.sin((share - 0.4) * seconds * 2.6) * 0.018 * smooth(0.42, 0.6, share);
      const apart = lerp(Math.max(width * 0.56, near * 1.8), near * 1.5, come) - near * 0.22 * close;
      const lean = 0.04 * come + 0.09 * close;
      brush.drawImage(ground, 0, 0);
      addGlow(brush, glow, width / 2, one.y, short * lerp(0.4, 0.85, close), 0.2 + 0.45 * close);
      hearts.draw(brush, share, { to: 0.6, alpha: smooth(0.35, 0.6, share), seconds });
      other.draw(brush, { x: width / 2 + apart / 2, turn: rock - lean });
      one.draw(brush, { x: width / 2 - apart / 2, turn: rock + lean });
      drawScarf(brush, {
        x: width / 2,
        y: Math.min(height * Math.max(0.86, chin / height + 0.06), chin + near * 0.55),
        half: near * 1.7,
        thick: short * 0.085,
        grown: overshoot((share - 0.44) / 0.2),
        sway: rock * 9,
      });
      hearts.draw(brush, share, { from: 0.6, alpha: smooth(0.45, 0.7, share), seconds });
    };
  },
};
