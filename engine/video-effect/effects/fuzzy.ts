// Go fluffy: fur in the subject's own colours grows over it, tuft by tuft, and stirs in the air.
import { fractal } from '#engine/raster/noise.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { clamp, lerp, ringOut, smooth } from '../parts/ease.ts';
import { makeReveal } from '../parts/reveal.ts';
import { makeSheet } from '../parts/sheet.ts';
import { warp } from '../parts/warp.ts';

const MOST_HAIRS = 34_000;

export const fuzzy: Effect = {
  mood: 'playful',
  isClose: true,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box } = stage.subject();
    const noise = stage.noise('growth');
    const margin = Math.round(short * 0.06);
    const order = new Float32Array(width * height).fill(9);
    for (let y = Math.max(0, box.top - margin); y < Math.min(height, box.top + box.height + margin); y++) {
      for (let x = Math.max(0, box.left - margin); x < Math.min(width, box.left + box.width + margin); x++) {
        const up = (box.top + box.height - y) / box.height;
        const tuft = fractal(noise, (x / short) * 9, (y / short) * 9, 3);
        order[y * width + x] = clamp(up * 0.72 + 0.14 + tuft * 0.3, 0.01, 0.99);
      }
    }
    const fur = makeReveal(growFur(stage), order);
    const coat = makeSurface(width, height);
    const over = coat.getContext('2d');
    const moving = makeSheet(width, height);
    const middle = box.left + box.width / 2;
    const foot = box.top + box.height;

    return (brush, share) => {
      const time = share * seconds;
      const front = lerp(-0.02, 1.12, clamp((share - 0.1) / 0.56));
      brush.drawImage(stage.photo, 0, 0);
      if (front <= 0) return;
      over.clearRect(0, 0, width, height);
      fur.draw(over, front, 0.1);
      const puff = 1 + 0.028 * ringOut((share - 0.66) * seconds * 1.6, 1.1) * smooth(0.62, 0.66, share);
      const source: Image = { width, height, data: readPixels(coat) };
      warp(
        source,
        moving.image,
        (x, y, from) => {
          const wind =
            Math.sin(time * 2.3 + (x / short) * 6 + (y / short) * 4) +
            0.5 * Math.sin(time * 4.1 + (y / short) * 17);
          from.x = middle + (x - middle) / puff + wind * short * 0.0022;
          from.y = foot - (foot - y) / puff + wind * short * 0.001;
        },
        { outside: 'clear' },
      );
      moving.show();
      brush.drawImage(moving.surface, 0, 0);
    };
  },
};

/** The coat of fur: hairs lie outwards and down, upper ones over lower ones, each a little lighter or darker. */
function growFur(stage: EffectStage): Image {
  const { width, height, short, pixels } = stage;
  const { box, mask, head } = stage.subject();
  const random = stage.random('hairs');
  const noise = stage.noise('hairs');
  const area = mask.reduce((sum, value) => sum + value, 0);
  const count = Math.min(MOST_HAIRS, Math.round(area / 5));
  const middleX = box.left + box.width / 2;
  const middleY = box.top + box.height * 0.42;
  const roots: number[] = [];
  for (let tries = 0; roots.length < count && tries < count * 12; tries++) {
    const x = Math.floor(box.left + random.next() * box.width);
    const y = Math.floor(box.top + random.next() * box.height);
    if ((mask[y * width + x] ?? 0) > 0.55) roots.push(y * width + x);
  }
  roots.sort((a, b) => b - a);
  const surface = makeSurface(width, height, (brush) => {
    // What shines through between the hairs is their own shade.
    brush.drawImage(stage.subject().surface, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = 'rgba(30,16,10,.35)';
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'source-over';
    brush.lineCap = 'round';
    for (const root of roots) {
      const x = root % width;
      const y = Math.floor(root / width);
      const curl = fractal(noise, (x / short) * 6, (y / short) * 6, 2);
      const outward = Math.atan2((y - middleY) / box.height + 0.16, (x - middleX) / box.width);
      const angle = outward + curl * 1.7 + random.between(-0.3, 0.3);
      // Short in the face, so that eyes and mouth are still seen.
      const face = smooth(0.75, 0.35, Math.hypot(x - head.x, y - head.y) / head.radius);
      const long = short * random.between(0.014, 0.034) * (0.8 + 0.5 * Math.abs(curl)) * (1 - 0.72 * face);
      const bend = random.between(-0.5, 0.5);
      const endX = x + Math.cos(angle) * long;
      const endY = y + Math.sin(angle) * long + long * 0.25;
      const light = (random.between(-34, 46) + curl * 40) * (1 - 0.55 * face);
      const at = root * 4;
      const tone = (channel: number) =>
        Math.round(clamp((pixels.data[at + channel] as number) * 0.94 + light + 12, 0, 255));
      brush.strokeStyle = `rgba(${tone(0)},${tone(1)},${tone(2)},.85)`;
      brush.lineWidth = Math.max(0.7, short * random.between(0.0011, 0.0024));
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo(
        x + Math.cos(angle + bend) * long * 0.55,
        y + Math.sin(angle + bend) * long * 0.55,
        endX,
        endY,
      );
      brush.stroke();
    }
  });
  return { width, height, data: readPixels(surface) };
}
