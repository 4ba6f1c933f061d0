// Things in the air: petals, feathers, notes, hearts. Each knows where it is at any time, so that videos can be seeked.
import type { Random } from '#engine/raster/random.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';

export type DriftOrder = {
  count: number;
  random: Random;
  sprites: readonly [Surface, ...Surface[]];
  /** Height of the nearest, in pixels. */
  size: number;
  width: number;
  height: number;
  /** How often the nearest crosses the frame in one video; negative rises. */
  falls: number;
  /** How far it swings aside, as a part of the width. */
  sway?: number;
  /** Tumbles about its own axis like paper, or only turns. */
  tumbles?: boolean;
  /** A column of the frame that most things keep clear of: a face is there. */
  avoid?: { x: number; half: number };
  /** Of those that are not near: 0 makes all the same. */
  depth?: number;
};

type Thing = {
  sprite: Surface;
  x: number;
  offset: number;
  near: number;
  turn: number;
  spin: number;
  swing: number;
  phase: number;
};

export type Drift = {
  /** `from` and `to` choose those between two distances, 0 far to 1 near; `alpha` fades all. */
  draw(
    brush: Brush,
    share: number,
    options?: { from?: number; to?: number; alpha?: number; seconds?: number },
  ): void;
};

export function makeDrift(order: DriftOrder): Drift {
  const { count, random, sprites, size, width, height, falls, sway = 0.04, depth = 0.6 } = order;
  const things: Thing[] = Array.from({ length: count }, (_, n) => ({
    sprite: sprites[n % sprites.length] ?? sprites[0],
    x: keepClear(random.between(-0.05, 1.05) * width, n),
    offset: random.next(),
    near: n / Math.max(1, count - 1),
    turn: random.between(0, Math.PI * 2),
    spin: random.between(0.5, 1.6) * random.side(),
    swing: random.between(0.6, 1.4),
    phase: random.between(0, Math.PI * 2),
  }));
  /** Every fourth may still pass. */
  function keepClear(x: number, n: number): number {
    const { avoid } = order;
    if (!avoid || n % 4 === 0) return x;
    const away = (x - avoid.x) / avoid.half;
    return Math.abs(away) < 1 ? x + Math.sign(away || 1) * avoid.half * (1 - Math.abs(away)) : x;
  }

  return {
    draw(brush, share, { from = 0, to = 1, alpha = 1, seconds = 5 } = {}) {
      if (alpha <= 0) return;
      brush.save();
      for (const thing of things) {
        if (thing.near < from || thing.near > to) continue;
        const scale = 1 - depth * (1 - thing.near);
        const tall = size * scale;
        const wide = (tall * thing.sprite.width) / thing.sprite.height;
        const way = height + size * 2;
        const passed = thing.offset + share * falls * scale;
        const y = (passed - Math.floor(passed)) * way - size;
        const time = share * seconds;
        const x = thing.x + Math.sin(time * 1.7 * thing.swing + thing.phase) * sway * width * scale;
        brush.save();
        brush.globalAlpha = alpha * (order.tumbles ? 0.85 + 0.15 * thing.near : 0.55 + 0.45 * thing.near);
        brush.translate(x, y);
        brush.rotate(
          order.tumbles
            ? thing.turn + Math.sin(time * thing.spin) * 0.9
            : thing.turn + time * thing.spin * 0.6,
        );
        if (order.tumbles) brush.scale(1, Math.cos(time * thing.spin * 3 + thing.phase) * 0.92 || 0.02);
        brush.drawImage(thing.sprite, -wide / 2, -tall / 2, wide, tall);
        brush.restore();
      }
      brush.restore();
    },
  };
}
