// Jelly wobble: a tap from the side, and the subject swings on its foot like jelly.
import { loadHand } from '../parts/draw-skin.ts';
import type { Effect } from '../effect.ts';
import { makeBender } from '../parts/bend-subject.ts';
import { clamp, during, lerp, ringOut, smooth } from '../parts/ease.ts';

/** When the finger touches. */
const TAPS = [0.16, 0.54] as const;
const SWINGS_A_SECOND = 1.7;

export const jelly: Effect = {
  mood: 'playful',
  isClose: true,
  async plan(stage) {
    const { width, seconds } = stage;
    const { box } = stage.subject();
    const foot = box.top + box.height;
    const middle = box.left + box.width / 2;
    const bender = makeBender(stage);
    const finger = await loadHand('backhand-index-pointing-left', stage.short * 0.3);
    const tapY = box.top + box.height * 0.34;

    return (brush, share) => {
      let swing = 0;
      let ripple = 0;
      let stretch = 0;
      for (const [n, tap] of TAPS.entries()) {
        const time = (share - tap) * seconds * SWINGS_A_SECOND;
        if (time < 0) continue;
        const strength = n === 0 ? 0.75 : 1;
        // Sine, not cosine: it starts from rest.
        swing += strength * Math.exp(-time * 0.62) * Math.sin(time * Math.PI * 2);
        stretch += strength * Math.exp(-time * 0.7) * Math.sin(time * Math.PI * 4);
        ripple += strength * Math.exp(-time * 0.8);
      }
      const reach = -box.width * 0.3 * swing * (1 - smooth(0.93, 1, share));
      const tall = 1 + 0.07 * stretch * (1 - smooth(0.93, 1, share));
      bender.bend(brush, (x, y, from) => {
        const up = clamp((foot - y) / box.height, 0, 1.3);
        const wave = ripple * 0.022 * box.width * Math.sin(up * 9 - share * seconds * 15) * up;
        from.x = middle + (x - middle - reach * up ** 1.5 - wave) * Math.sqrt(tall);
        from.y = foot - (foot - y) / tall + Math.abs(reach) * 0.16 * up;
      });
      const gloss = smooth(0, TAPS[0], share) * (1 - smooth(0.92, 1, share));
      bender.gild(brush, (over) => {
        over.globalAlpha = gloss;
        const x = middle + reach * 0.6 - box.width * 0.2;
        const shine = over.createRadialGradient(
          x,
          box.top + box.height * 0.22,
          0,
          x,
          box.top + box.height * 0.22,
          box.width * 0.34,
        );
        shine.addColorStop(0, 'rgba(255,255,255,.5)');
        shine.addColorStop(0.35, 'rgba(255,255,255,.18)');
        shine.addColorStop(1, 'rgba(255,255,255,0)');
        over.fillStyle = shine;
        over.fillRect(0, 0, width, stage.height);
      });
      for (const tap of TAPS) {
        const near = during(share, tap - 0.13, tap, tap + 0.02, tap + 0.13);
        if (near <= 0) continue;
        const away =
          lerp(stage.short * 0.5, 0, near) - box.width * 0.06 * ringOut(Math.max(0, share - tap) * 9, 6);
        const x = Math.min(width - finger.width * 0.5, middle + box.width * 0.42);
        brush.drawImage(finger, x + away, tapY - finger.height * 0.45);
      }
    };
  },
};
