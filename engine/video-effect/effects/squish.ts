// Squish it: two hands press the subject from both sides like a soft toy; it gives way and springs back.
import { loadHand } from '../parts/draw-skin.ts';
import type { Effect } from '../effect.ts';
import { makeBender } from '../parts/bend-subject.ts';
import { lerp, ringOut, smooth } from '../parts/ease.ts';

/** When the hands begin to press, are in, let go; and how hard. */
const PRESSES = [
  { begin: 0.17, full: 0.27, release: 0.36, force: 0.75 },
  { begin: 0.5, full: 0.62, release: 0.74, force: 1 },
] as const;
const RELEASE = 0.025;

export const squish: Effect = {
  mood: 'playful',
  isClose: true,
  async plan(stage) {
    const { width, seconds, short } = stage;
    const { box, mask } = stage.subject();
    const middle = box.left + box.width / 2;
    const heart = box.top + box.height * 0.5;
    const reach = box.height * 0.3;
    const half = Math.max(box.width * 0.2, halfWidth());
    const bender = makeBender(stage);
    const size = Math.max(short * 0.32, Math.min(short * 0.6, box.height * 0.6));
    const left = await loadHand('rightwards-pushing-hand', size);
    const right = await loadHand('leftwards-pushing-hand', size);

    /** Half the subject's width where the hands press. */
    function halfWidth(): number {
      const row = Math.round(heart) * width;
      let sum = 0;
      for (let x = 0; x < width; x++) sum += mask[row + x] as number;
      return sum / 2;
    }

    return (brush, share) => {
      let press = 0;
      for (const { begin, full, release, force } of PRESSES) {
        if (share < release) press += force * smooth(begin, full, share);
        else press += force * ringOut(((share - release) * seconds) / 0.42, 1.5);
      }
      const hold = 1 - smooth(0.94, 1, share);
      const squeeze = 0.46 * press * hold;
      bender.bend(brush, (x, y, from) => {
        const away = (y - heart) / reach;
        const waist = Math.exp(-away * away);
        const bulge = Math.exp(-((Math.abs(away) - 1.55) ** 2) / 0.55);
        const wide = 1 - squeeze * waist + squeeze * 0.34 * bulge;
        from.x = middle + (x - middle) / wide;
        from.y = heart + (y - heart) / (1 + squeeze * 0.3);
      });
      drawHands();

      function drawHands(): void {
        const [first, second] = PRESSES;
        const arrive = smooth(first.begin - 0.13, first.begin, share);
        const rest =
          smooth(first.release, first.release + RELEASE, share) *
          (1 - smooth(second.begin - 0.07, second.begin, share));
        const leave = smooth(second.release, second.release + RELEASE * 5, share);
        const near = arrive * (1 - rest * 0.25) * (1 - leave);
        if (near <= 0.01) return;
        const held = Math.max(0, press) * 0.46;
        const gap = half * (1 - held) * (1 + 0.02 * Math.sin(share * 90) * held);
        const off = lerp(width * 0.6, 0, near);
        const y = heart - size * 0.5;
        brush.drawImage(left, middle - gap - off - left.width * 0.94, y);
        brush.drawImage(right, middle + gap + off - right.width * 0.06, y);
      }
    };
  },
};
