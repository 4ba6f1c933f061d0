// Into anime: a sweep of light crosses the image; behind it everything is painted anew, and petals blow.
import { fractal } from '#engine/raster/noise.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import type { Effect } from '../effect.ts';
import { makeDrift } from '../parts/drift.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addGlow, addSparkle, makeGlow } from '../parts/glow.ts';
import { paintPetals } from '../parts/paint-petals.ts';
import { makeReveal, spreadPlane } from '../parts/reveal.ts';

export const animeTurn: Effect = {
  mood: 'magic',
  plan(stage) {
    const { width, height, short, seconds, seed } = stage;
    const noise = stage.noise('sweep');
    const care = careForFeatures(stage.pixels, stage.people.faces);
    const anime = applyStyle('anime', stage.pixels, seed, care);
    const order = spreadPlane(width, height, (x, y) => {
      const along = (x / width) * 0.68 + (1 - y / height) * 0.32;
      return along + 0.03 * fractal(noise, (x / short) * 5, (y / short) * 5, 2);
    });
    const world = makeReveal(anime, order);
    const glow = makeGlow('#bfe6ff', 128, 0.16);
    const random = stage.random('sparks');
    const sparks = Array.from({ length: 60 }, () => ({
      across: random.between(-0.1, 1.1),
      lag: random.between(-0.02, 0.16),
      size: random.between(0.012, 0.05) * short,
      phase: random.next(),
    }));
    const petals = makeDrift({
      count: 30,
      random: stage.random('petals'),
      sprites: paintPetals(['#ffc4d6', '#ffe3ec', '#ff9dbb']),
      size: short * 0.035,
      width,
      height,
      falls: 0.8,
      sway: 0.12,
      tumbles: true,
    });

    /** A point where the order is `along`; `across` runs down the frame. */
    function pointAt(along: number, across: number): { x: number; y: number } {
      return { x: ((along - (1 - across) * 0.32) / 0.68) * width, y: across * height };
    }

    return (brush, share) => {
      const sweep = smooth(0.16, 0.56, share);
      const front = lerp(-0.12, 1.2, sweep);
      const push = 1 + 0.05 * smooth(0.1, 1, share);
      brush.translate(width / 2, height / 2);
      brush.scale(push, push);
      brush.translate(-width / 2, -height / 2);
      brush.drawImage(stage.photo, 0, 0);
      if (sweep > 0) world.draw(brush, front, 0.04);
      if (sweep > 0 && sweep < 1) drawSweep(Math.sin(sweep * Math.PI) ** 0.5);
      petals.draw(brush, share, { alpha: smooth(0.45, 0.7, share), seconds });

      /** The bright edge, and sparks that fly off it. */
      function drawSweep(strength: number): void {
        for (let n = 0; n <= 26; n++) {
          const { x, y } = pointAt(front - 0.02, n / 26);
          addGlow(brush, glow, x, y, short * 0.11, 0.42 * strength);
        }
        for (const { across, lag, size, phase } of sparks) {
          const { x, y } = pointAt(front - lag, across);
          const blink = clamp(0.4 + 0.6 * Math.sin((share * 14 + phase) * Math.PI * 2));
          addSparkle(brush, x, y - lag * height * 0.3, size, blink * strength * (1 - lag * 4), '#f4fbff');
        }
      }
    };
  },
};
