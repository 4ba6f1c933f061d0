// Fire power: sparks spiral in, a ball of fire grows before the subject, and bursts.
import type { Effect } from '../effect.ts';
import { clamp, easeIn, easeOut, lerp, smooth } from '../parts/ease.ts';
import { makeFire } from '../parts/fire.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';

const BURST = 0.76;

export const fireball: Effect = {
  mood: 'epic',
  crf: 22,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box } = stage.subject();
    const x = clamp(box.left + box.width / 2, width * 0.25, width * 0.75);
    const y = clamp(box.top + box.height * 0.74, height * 0.45, height * 0.78);
    const full = short * 0.15;
    const fire = makeFire(stage.noise('fire'));
    const light = makeGlow('#ff8a2a', 256, 0.05);
    const ember = makeGlow('#ff9a3c', 48, 0.3);
    const random = stage.random('sparks');
    const sparks = Array.from({ length: 150 }, () => ({
      angle: random.between(0, Math.PI * 2),
      begin: random.between(0.04, 0.6),
      lasts: random.between(0.1, 0.2),
      away: random.between(0.35, 0.95) * short,
      size: random.between(0.004, 0.012) * short,
      turns: random.between(0.5, 1.2),
    }));
    const splinters = Array.from({ length: 170 }, () => ({
      angle: random.between(0, Math.PI * 2),
      speed: random.next() ** 0.6,
      size: random.between(0.004, 0.016) * short,
      fall: random.between(0.02, 0.25),
    }));
    const embers = Array.from({ length: 60 }, () => ({
      x: random.next() * width,
      phase: random.next(),
      speed: random.between(0.5, 1.3),
      size: random.between(0.003, 0.009) * short,
    }));

    return (brush, share) => {
      const time = share * seconds;
      const gathered = smooth(0.08, 0.58, share);
      const after = (share - BURST) / (1 - BURST);
      const burst = after > 0 ? Math.exp(-after * 5) : 0;
      const flicker = 0.9 + 0.1 * Math.sin(time * 23) * Math.sin(time * 14.3);
      // The last breath before the burst.
      const gasp = smooth(BURST - 0.05, BURST, share);
      const radius = full * lerp(0.15, 1, gathered) * (1 - gasp * 0.35) * flicker;
      const shake = burst * short * 0.012;
      brush.translate(Math.sin(time * 91) * shake, Math.cos(time * 77) * shake);
      // A little larger, so that no shake uncovers an edge.
      brush.drawImage(stage.photo, -shake * 1.2, -shake * 1.2, width + shake * 2.4, height + shake * 2.4);
      const dark = 0.5 * gathered * (1 - smooth(0.86, 1, share));
      brush.fillStyle = `rgba(14,4,22,${dark})`;
      brush.fillRect(-20, -20, width + 40, height + 40);
      addGlow(
        brush,
        light,
        x,
        y,
        short * (0.5 + 0.35 * gathered),
        0.6 * gathered * flicker * (after > 0 ? burst : 1),
      );
      if (after <= 0) {
        for (const { angle, begin, lasts, away, size, turns } of sparks) {
          const passed = (share - begin) / lasts;
          if (passed <= 0 || passed >= 1) continue;
          for (let tail = 0; tail < 4; tail++) {
            const t = clamp(passed - tail * 0.035);
            const distance = away * (1 - easeIn(t));
            const at = angle + turns * Math.PI * 2 * t;
            addGlow(
              brush,
              ember,
              x + Math.cos(at) * distance,
              y + Math.sin(at) * distance * 0.8,
              size * 2.4 * (1 - tail * 0.2),
              Math.sin(t * Math.PI) * (1 - tail * 0.24),
            );
          }
        }
        fire.draw(brush, x, y, radius, time, gathered * 1.05);
        addGlow(brush, light, x, y, radius * 1.3, 0.5 * gathered);
      } else {
        drawBurst();
      }
      for (const { x: ex, phase, speed, size } of embers) {
        const up = (phase + share * speed * 1.4) % 1;
        addGlow(
          brush,
          ember,
          ex + Math.sin(time * 2 + phase * 9) * short * 0.03,
          height * (1.05 - up * 1.1),
          size * 2,
          Math.sin(up * Math.PI) * 0.8 * smooth(0.2, 0.5, share),
        );
      }

      function drawBurst(): void {
        const out = easeOut(after * 1.5);
        addGlow(brush, light, x, y, short * (0.4 + out * 1.1), burst);
        fire.draw(brush, x, y, full * (1 + out * 2.3), time, clamp(1 - after * 1.9) * 1.1);
        brush.save();
        brush.globalCompositeOperation = 'lighter';
        brush.strokeStyle = `rgba(255,170,70,${burst * 0.8})`;
        brush.lineWidth = short * 0.035 * (1 - out) + 1;
        brush.beginPath();
        brush.ellipse(x, y, short * out * 0.85, short * out * 0.7, 0, 0, 7);
        brush.stroke();
        brush.restore();
        for (const { angle, speed, size, fall } of splinters) {
          const distance = out * speed * short * 0.95;
          addGlow(
            brush,
            ember,
            x + Math.cos(angle) * distance,
            y + Math.sin(angle) * distance * 0.85 + after ** 2 * fall * short,
            size * 2.2,
            clamp(1.15 - after) * (0.5 + speed * 0.5),
          );
        }
      }
    };
  },
};
