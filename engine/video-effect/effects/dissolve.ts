// Turn to dust: from one side the subject breaks up into glowing grains that the wind carries off.
import { fractal } from '#engine/raster/noise.ts';
import { surfaceFromPixels } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { makeReveal } from '../parts/reveal.ts';
import { makeSheet } from '../parts/sheet.ts';

const BEGIN = 0.14;
const END = 0.74;
/** How long a grain flies, in shares of the video. */
const FLIGHT = 0.3;
const MOST_GRAINS = 60_000;

export const dissolve: Effect = {
  mood: 'magic',
  isClose: true,
  crf: 23,
  plan(stage) {
    const { width, height, short, pixels } = stage;
    const { box, mask, cutOut, background } = stage.subject();
    const noise = stage.noise('dust');
    const random = stage.random('grains');
    const behind = surfaceFromPixels(width, height, background.data);
    // When each pixel goes: along the wind, from the upper right, in ragged patches.
    const order = new Float32Array(width * height).fill(9);
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) {
        const u = (x - box.left) / box.width;
        const v = (y - box.top) / box.height;
        const ragged =
          fractal(noise, (x / short) * 7, (y / short) * 7, 3) * 0.3 +
          fractal(noise, (x / short) * 34 + 9, (y / short) * 34, 2) * 0.08;
        order[y * width + x] = clamp(0.12 + (1 - u) * 0.5 + v * 0.28 + ragged, 0.02, 0.98);
      }
    }
    // What is shown is what has not gone yet, so the order runs backwards.
    const rest = makeReveal(
      cutOut,
      order.map((value) => 1 - value),
    );
    const area = mask.reduce((sum, value) => sum + value, 0);
    const stride = Math.max(2, Math.ceil(Math.sqrt(area / MOST_GRAINS)));
    const grains = collect();
    const dust = makeSheet(width, height);
    const glow = makeGlow('#ffd99a', 256, 0.03);

    function collect(): Float32Array {
      const found: number[] = [];
      for (let y = box.top; y < box.top + box.height; y += stride) {
        for (let x = box.left; x < box.left + box.width; x += stride) {
          const at = y * width + x;
          if ((mask[at] as number) < 0.5) continue;
          const curl = noise((x / short) * 4, (y / short) * 4 + 50) * 2.2;
          const speed = random.between(0.35, 1.15);
          found.push(
            x,
            y,
            clamp((order[at] as number) + random.between(-0.02, 0.07)),
            Math.cos(curl - 0.5) * speed,
            Math.sin(curl - 0.9) * speed,
            random.between(0, 6.28),
            at * 4,
            random.next(),
          );
        }
      }
      return Float32Array.from(found);
    }

    return (brush, share) => {
      const front = lerp(0, 1.02, clamp((share - BEGIN) / (END - BEGIN)));
      brush.drawImage(behind, 0, 0);
      rest.draw(brush, 1 - front + 0.02, 0.02);
      if (front > 0) drawDust();
      const fade = smooth(BEGIN, 0.4, share) * (1 - smooth(0.8, 1, share));
      addGlow(
        brush,
        glow,
        box.left + box.width * lerp(0.9, 0.3, front),
        box.top + box.height * lerp(0.2, 0.7, front),
        Math.max(box.width, box.height) * 0.6,
        0.2 * fade,
      );

      function drawDust(): void {
        const { data } = dust.image;
        data.fill(0);
        for (let n = 0; n < grains.length; n += 8) {
          const leaves = BEGIN + (grains[n + 2] as number) * (END - BEGIN);
          const passed = (share - leaves) / (FLIGHT * (0.7 + 0.6 * (grains[n + 7] as number)));
          if (passed <= 0 || passed >= 1) continue;
          const blown = passed * (0.5 + passed);
          const flutter = Math.sin(passed * 7 + (grains[n + 5] as number)) * short * 0.012 * passed;
          const x =
            (grains[n] as number) + ((grains[n + 3] as number) * 0.3 + 0.34) * short * blown + flutter;
          const y =
            (grains[n + 1] as number) + ((grains[n + 4] as number) * 0.26 - 0.22) * short * blown + flutter;
          const px = x | 0;
          const py = y | 0;
          const size =
            passed < 0.25 ? stride : passed < 0.7 ? Math.max(1, stride - 1) : Math.max(1, stride - 2);
          if (px < 0 || py < 0 || px >= width - size || py >= height - size) continue;
          // It lights up as it leaves, and cools to its own colour.
          const heat = (1 - passed) ** 2 * 0.6;
          const source = grains[n + 6] as number;
          const red = lerp(pixels.data[source] as number, 255, heat);
          const green = lerp(pixels.data[source + 1] as number, 226, heat);
          const blue = lerp(pixels.data[source + 2] as number, 160, heat);
          const alpha = 255 * (1 - passed ** 2.4);
          for (let dy = 0; dy < size; dy++) {
            let to = ((py + dy) * width + px) * 4;
            for (let dx = 0; dx < size; dx++, to += 4) {
              data[to] = red;
              data[to + 1] = green;
              data[to + 2] = blue;
              data[to + 3] = alpha;
            }
          }
        }
        dust.show();
        brush.drawImage(dust.surface, 0, 0);
        brush.save();
        brush.globalCompositeOperation = 'lighter';
        brush.globalAlpha = 0.25;
        brush.drawImage(dust.surface, -1.5, -1.5, width + 3, height + 3);
        brush.restore();
      }
    };
  },
};
