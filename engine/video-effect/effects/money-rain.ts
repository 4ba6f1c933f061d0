// Money rain: banknotes tumble and coins drop, first a few, then a shower; what falls heaps up at the foot.
import type { Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { easeIn, lerp, smooth } from '../parts/ease.ts';
import { makeDrift } from '../parts/drift.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { paintCoin, paintNotes } from '../parts/paint-money.ts';

export const moneyRain: Effect = {
  mood: 'festive',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const head = stage.subjectIfAny()?.head;
    const notes = paintNotes(Math.ceil(short * 0.14)) as [Surface, ...Surface[]];
    const coin = paintCoin(Math.ceil(short * 0.09));
    const shower = (label: string, count: number, size: number, falls: number) =>
      makeDrift({
        count,
        random: stage.random(label),
        sprites: notes,
        size,
        width,
        height,
        falls,
        sway: 0.05,
        tumbles: true,
        depth: 0.45,
        ...(head && { avoid: { x: head.x, half: Math.max(head.radius * 1.1, short * 0.1) } }),
      });
    const first = shower('first', 14, short * 0.1, 1.6);
    const full = shower('full', 38, short * 0.13, 2.2);
    const coins = makeDrift({
      count: 26,
      random: stage.random('coins'),
      sprites: [coin],
      size: short * 0.06,
      width,
      height,
      falls: 4.2,
      sway: 0.01,
      tumbles: true,
      depth: 0.4,
    });
    const random = stage.random('heap');
    const heap = Array.from({ length: 90 }, (_, n) => {
      const x = random.next();
      const hill = 0.5 + 0.5 * Math.cos((x - 0.5) * 5);
      return {
        sprite: n % 3 === 0 ? coin : random.pick(notes),
        x: x * width,
        y: height + short * (0.05 - random.next() * 0.15 * (0.5 + 0.5 * hill)),
        turn: random.between(-0.9, 0.9),
        flat: random.between(0.35, 0.7),
        lands: random.between(0.3, 0.92),
        size: short * (n % 3 === 0 ? 0.06 : 0.115),
      };
    }).sort((a, b) => a.y - b.y);
    const glow = makeGlow('#ffd45e', 256, 0.02);
    const glints = Array.from({ length: 22 }, () => ({
      x: random.next() * width,
      y: random.next() * height,
      phase: random.next(),
    }));

    return (brush, share) => {
      brush.drawImage(stage.photo, 0, 0);
      addGlow(brush, glow, width / 2, -short * 0.1, short * 1.1, 0.26 * smooth(0.05, 0.4, share));
      const pour = smooth(0.2, 0.27, share);
      full.draw(brush, share, { to: 0.5, alpha: pour, seconds });
      first.draw(brush, share, { alpha: smooth(0.02, 0.1, share), seconds });
      for (const { sprite, x, y, turn, flat, lands, size } of heap) {
        const fallen = (share - lands + 0.1) / 0.1;
        if (fallen <= 0) continue;
        const wide = (size * sprite.width) / sprite.height;
        brush.save();
        brush.translate(x, lerp(-size, y, easeIn(fallen)));
        brush.rotate(turn + (1 - Math.min(1, fallen)) * 4);
        brush.scale(1, flat);
        brush.drawImage(sprite, -wide / 2, -size / 2, wide, size);
        brush.restore();
      }
      coins.draw(brush, share, { alpha: pour, seconds });
      full.draw(brush, share, { from: 0.5, alpha: pour, seconds });
      for (const { x, y, phase } of glints) {
        const blink = Math.max(0, Math.sin((share * seconds * 1.1 + phase) * Math.PI * 2)) ** 8;
        addSparkle(brush, x, y, short * 0.03, blink * pour, '#fff2c0');
      }
    };
  },
};
