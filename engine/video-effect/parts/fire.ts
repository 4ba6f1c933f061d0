// A ball of fire that burns and licks upwards, computed small and laid on as light.
import type { Noise } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { clamp } from './ease.ts';
import { makeSheet } from './sheet.ts';

const PIXELS = 150;

export type Fire = {
  /** `radius` of the ball in pixels; flames reach about twice as far. */
  draw(brush: Brush, x: number, y: number, radius: number, time: number, heat: number): void;
};

export function makeFire(noise: Noise): Fire {
  const sheet = makeSheet(PIXELS, PIXELS);
  const { data } = sheet.image;
  return {
    draw(brush, x, y, radius, time, heat) {
      if (heat <= 0.01 || radius < 1) return;
      for (let row = 0; row < PIXELS; row++) {
        const v = ((row + 0.5) / PIXELS) * 4 - 2.55;
        for (let column = 0; column < PIXELS; column++) {
          const u = ((column + 0.5) / PIXELS) * 4 - 2;
          const at = (row * PIXELS + column) * 4;
          // Flames are drawn out upwards, and narrower there.
          const up = v < 0 ? -v : 0;
          const distance = Math.hypot(u * (1 + up * 0.28), v < 0 ? v * 0.66 : v);
          if (distance > 1.75) {
            data[at + 3] = 0;
            continue;
          }
          const curl = noise(u * 1.5 + 7, v * 1.2 + time * 2.1);
          const lick = noise(u * 2.4 + curl * 0.7, v * 1.9 + time * 3.6 + 31);
          const fine = noise(u * 5.5 + curl, v * 4.6 + time * 5.2 + 77);
          const fuel = 1.06 - distance + (lick * 0.62 + fine * 0.26) * (0.35 + distance * 0.75);
          const hot = clamp(fuel * 1.15 * heat);
          data[at] = 255 * clamp(hot * 2.4);
          data[at + 1] = 255 * clamp(hot * 1.75 - 0.38);
          data[at + 2] = 255 * clamp(hot * 2.2 - 1.25);
          data[at + 3] = 255 * clamp(hot * 2.1);
        }
      }
      sheet.show();
      brush.save();
      brush.globalCompositeOperation = 'screen';
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(sheet.surface, x - radius * 2, y - radius * 2.55, radius * 4, radius * 4);
      brush.restore();
    },
  };
}
