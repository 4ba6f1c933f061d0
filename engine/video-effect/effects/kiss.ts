// Sweet kiss: two people lean in until their heads touch; hearts burst from between them, and a lipstick mark stays.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import type { Effect } from '../effect.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { clamp, easeOut, lerp, overshoot, smooth } from '../parts/ease.ts';
import { HEART_COLOURS, paintHeart } from '../parts/hearts.ts';
import { makeCouple } from '../parts/make-couple.ts';
import { standCouple } from '../parts/stand-couple.ts';

const MEETING = 0.46;

export const kiss: Effect = {
  mood: 'warm',
  async plan(stage) {
    const { width, short, seconds } = stage;
    const { ground, hearts } = await makeCouple(stage, { colour: '#ff6f91', amount: 0.4 });
    const [one, other] = await standCouple(stage);
    const near = (one.width + other.width) / 2;
    const lips = await loadDrawing('kiss-mark', 256);
    const glow = makeGlow('#ff9dbb', 256, 0.06);
    const random = stage.random('burst');
    const sprites = HEART_COLOURS.map((colours) => paintHeart(80, colours));
    const burst = Array.from({ length: 34 }, (_, n) => ({
      sprite: sprites[n % sprites.length],
      angle: random.between(-Math.PI, 0) + random.between(-0.35, 0.35),
      speed: random.between(0.35, 1),
      size: random.between(0.02, 0.06) * short,
      late: random.between(0, 0.05),
      turn: random.between(-0.6, 0.6),
    }));
    const meetY = Math.min(one.y, other.y);

    return (brush, share) => {
      const lean = smooth(0.1, MEETING, share);
      const touch = smooth(MEETING - 0.05, MEETING, share);
      const nod = Math.sin(clamp((share - MEETING) / 0.16) * Math.PI) * 0.02;
      const breathe = Math.sin(share * seconds * 2.4) * 0.006 * touch;
      const apart = lerp(Math.max(width * 0.56, near * 1.8), near * 1.16, lean);
      brush.drawImage(ground, 0, 0);
      addGlow(brush, glow, width / 2, meetY, short * lerp(0.3, 0.75, touch), 0.15 + 0.5 * touch);
      hearts.draw(brush, share, { to: 0.55, alpha: smooth(MEETING, 0.75, share), seconds });
      other.draw(brush, { x: width / 2 + apart / 2, turn: lerp(0.02, -0.2, lean) - nod + breathe });
      one.draw(brush, { x: width / 2 - apart / 2, turn: lerp(-0.02, 0.2, lean) + nod - breathe });
      for (const { sprite, angle, speed, size, late, turn } of burst) {
        const time = (share - MEETING - late) / (1 - MEETING);
        if (time <= 0 || !sprite) continue;
        const out = easeOut(time * 1.3) * speed * short * 0.62;
        const fall = time * time * short * 0.12;
        const grown = size * overshoot(time * 6) * (1 - smooth(0.72, 1, time));
        brush.save();
        brush.translate(width / 2 + Math.cos(angle) * out, meetY + Math.sin(angle) * out + fall);
        brush.rotate(turn + Math.sin(time * 6 + angle) * 0.3);
        brush.drawImage(sprite, -grown / 2, -grown / 2, grown, grown);
        brush.restore();
      }
      const mark = overshoot((share - MEETING) / 0.08);
      if (share > MEETING) {
        const size = near * 0.3 * mark * (1 + 0.05 * Math.sin(share * seconds * 7));
        brush.save();
        // On the cheek of the second.
        brush.translate(width / 2 + apart / 2 + other.width * 0.22, other.y + other.height * 0.16);
        brush.rotate(-0.3);
        brush.drawImage(
          lips,
          -size / 2,
          (-size / 2) * (lips.height / lips.width),
          size,
          size * (lips.height / lips.width),
        );
        brush.restore();
      }
      hearts.draw(brush, share, { from: 0.55, alpha: smooth(0.5, 0.8, share), seconds });
    };
  },
};
