// Fireworks: a spark climbs, bursts into a ball of stars that fall and go out.
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { clamp, easeOut } from './ease.ts';
import { addGlow, makeGlow } from './glow.ts';

const COLOURS = ['#ffd75e', '#ff5a4f', '#ff8ad1', '#7fe0ff', '#a6ff8a', '#ffb14a'] as const;

export type Fireworks = { draw(brush: Brush, share: number): void };

export type FireworksOrder = {
  random: Random;
  width: number;
  /** Bursts happen above this. */
  height: number;
  short: number;
  count: number;
  begin: number;
};

export function makeFireworks({ random, width, height, short, count, begin }: FireworksOrder): Fireworks {
  const glows = COLOURS.map((colour) => makeGlow(colour, 48, 0.12));
  const flash = makeGlow('#fff4d8', 128, 0.06);
  const rockets = Array.from({ length: count }, (_, n) => ({
    x: width * random.between(0.1, 0.9),
    y: height * random.between(0.14, 0.75),
    start: begin + (0.94 - begin) * ((n + random.next() * 0.6) / count),
    colour: random.whole(COLOURS.length),
    radius: short * random.between(0.17, 0.32),
    stars: Array.from({ length: 74 }, () => ({
      angle: random.between(0, Math.PI * 2),
      out: Math.sqrt(random.between(0.12, 1)),
      blink: random.next(),
    })),
    lasts: random.between(0.22, 0.3),
  }));
  return {
    draw(brush, share) {
      for (const rocket of rockets) {
        const passed = (share - rocket.start) / rocket.lasts;
        if (passed < -0.28 || passed > 1) continue;
        const glow = glows[rocket.colour] ?? flash;
        if (passed < 0) {
          const climb = 1 + passed / 0.28;
          const y = height * 1.5 + (rocket.y - height * 1.5) * easeOut(climb);
          for (let tail = 0; tail < 5; tail++)
            addGlow(brush, flash, rocket.x, y + tail * short * 0.012, short * 0.009, 0.7 - tail * 0.13);
          continue;
        }
        const open = easeOut(passed * 1.25);
        addGlow(brush, flash, rocket.x, rocket.y, rocket.radius * 1.6, Math.exp(-passed * 12) * 0.8);
        const fade = clamp(1.15 - passed) ** 1.2;
        for (const { angle, out, blink } of rocket.stars) {
          for (let tail = 0; tail < 3; tail++) {
            const reach = rocket.radius * out * (open - tail * 0.035 * (1 - passed));
            const x = rocket.x + Math.cos(angle) * reach;
            const y = rocket.y + Math.sin(angle) * reach + passed ** 2 * short * 0.07;
            const twinkle =
              passed > 0.5 ? 0.4 + 0.6 * Math.abs(Math.sin((passed * 9 + blink) * Math.PI * 2)) : 1;
            addGlow(brush, glow, x, y, short * 0.016 * (1 - tail * 0.25), fade * twinkle * (1 - tail * 0.35));
          }
        }
      }
    },
  };
}
