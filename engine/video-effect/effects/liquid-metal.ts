// Liquid metal: mirror-bright metal rises from the foot over the subject, and its reflections run.
import { fractal } from '#engine/raster/noise.ts';
import type { Effect } from '../effect.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addSparkle } from '../parts/glow.ts';
import { castMetal } from '../parts/metal.ts';
import { readRelief } from '../parts/read-relief.ts';
import { makeSheet } from '../parts/sheet.ts';

export const liquidMetal: Effect = {
  mood: 'epic',
  isClose: true,
  plan(stage) {
    const { width, height, short, seconds, pixels } = stage;
    const { box, mask } = stage.subject();
    const relief = readRelief(stage, 1);
    const metal = castMetal();
    const noise = stage.noise('flow');
    const sheet = makeSheet(width, height);
    const order = new Float32Array(mask.length);
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) {
        const up = (box.top + box.height - y) / box.height;
        const wave = fractal(noise, (x / short) * 5, (y / short) * 3, 3);
        order[y * width + x] = clamp(up * 0.82 + 0.09 + wave * 0.26, 0.01, 0.99);
      }
    }
    const random = stage.random('glints');
    const glints = Array.from({ length: 9 }, () => ({
      x: box.left + random.next() * box.width,
      y: box.top + random.next() * box.height,
      phase: random.next(),
    }));

    return (brush, share) => {
      const time = share * seconds;
      const front = lerp(-0.05, 1.08, smooth(0.08, 0.68, share) * 0.5 + 0.5 * clamp((share - 0.08) / 0.6));
      brush.drawImage(stage.photo, 0, 0);
      const dark = 0.22 * smooth(0.1, 0.5, share);
      brush.fillStyle = `rgba(10,14,30,${dark})`;
      brush.fillRect(0, 0, width, height);
      const { data } = sheet.image;
      // Slow waves that run through the mirror.
      const swing = Math.sin(time * 1.3) * 0.16;
      for (let y = box.top; y < box.top + box.height; y++) {
        const rowWave = Math.sin((y / short) * 21 - time * 4.2) * 0.07;
        for (let x = box.left; x < box.left + box.width; x++) {
          const i = y * width + x;
          const at = i * 4;
          const covered = front - (order[i] as number);
          if (covered <= 0) {
            data[at + 3] = 0;
            continue;
          }
          const own = mask[i] as number;
          // Its edge swells like a drop: it leans forward and shines.
          const rim = covered < 0.05 ? 1 - covered / 0.05 : 0;
          const leanX = (relief.x[i] as number) + rowWave * 0.6 + swing * 0.5;
          const leanY =
            (relief.y[i] as number) + rowWave + Math.sin((x / short) * 17 + time * 3.1) * 0.05 - rim * 0.8;
          const colour = metal.read(leanX, leanY);
          // A little of the image's own light stays, so that a face remains one.
          const light =
            ((pixels.data[at] as number) +
              (pixels.data[at + 1] as number) * 2 +
              (pixels.data[at + 2] as number)) /
              4 -
            128;
          const shine = rim * rim * 70 + light * 0.3;
          data[at] = (colour & 255) + shine;
          data[at + 1] = ((colour >> 8) & 255) + shine;
          data[at + 2] = (colour >> 16) + shine;
          data[at + 3] = 255 * own * Math.min(1, covered * 90);
        }
      }
      sheet.show();
      brush.drawImage(sheet.surface, 0, 0);
      for (const { x, y, phase } of glints) {
        const at = Math.round(y) * width + Math.round(x);
        if ((mask[at] ?? 0) < 0.5 || front < (order[at] ?? 1)) continue;
        addSparkle(
          brush,
          x,
          y,
          short * 0.07,
          Math.max(0, Math.sin((time * 0.55 + phase) * Math.PI * 2)) ** 8,
        );
      }
    };
  },
};
