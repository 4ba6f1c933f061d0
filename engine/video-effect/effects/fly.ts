// Fly over the city: a cloud lifts the subject out of the image and carries it over the roofs at sunset.
import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { paintCloud } from '../parts/paint-cloud.ts';

type Range = { surface: Surface; speed: number; y: number };

export const fly: Effect = {
  mood: 'epic',
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, surface } = stage.standing();
    const random = stage.random('clouds');
    const sky = paintSky(stage);
    const ranges = [
      paintTowers(stage, 0, { tall: 0.3, wide: 0.045, tone: 0.72 }),
      paintTowers(stage, 1, { tall: 0.36, wide: 0.07, tone: 0.42 }),
      paintTowers(stage, 2, { tall: 0.34, wide: 0.12, tone: 0.1 }),
    ];
    const clouds = Array.from({ length: 9 }, (_, n) => ({
      sprite: paintCloud(random, Math.ceil(width * random.between(0.22, 0.42)), '#fff1e4', '#d99ab0'),
      x: random.next(),
      y: height * random.between(0.05, 0.5),
      speed: 0.35 + n * 0.05,
    }));
    const near = Array.from({ length: 4 }, () => ({
      sprite: paintCloud(random, Math.ceil(width * 0.75), '#ffffff', '#e4b4c4'),
      x: random.next(),
      y: height * random.between(0.72, 0.95),
      speed: random.between(2.2, 2.8),
    }));
    const scale = Math.min((width * 0.42) / box.width, (height * 0.5) / box.height);
    const rider = makeSurface(box.width * scale, box.height * scale, (brush) => {
      brush.imageSmoothingQuality = 'high';
      brush.scale(scale, scale);
      brush.drawImage(surface, -box.left, -box.top);
    });
    const mount = paintCloud(
      random,
      Math.ceil(Math.max(rider.width * 1.45, short * 0.42)),
      '#ffffff',
      '#cfd2ee',
    );
    const glow = makeGlow('#ffcf8a', 256, 0.06);
    const sun = { x: width * 0.72, y: height * 0.4 };

    return (brush, share) => {
      const time = share * seconds;
      const leave = smooth(0.06, 0.24, share);
      const way = time * 0.16 + Math.max(0, share - 0.2) * 0.2;
      // The first moments are the image; clouds close over it, and part again over the city.
      if (leave < 1) {
        const pull = 1 + leave * 0.5;
        brush.save();
        brush.translate(width / 2, height / 2);
        brush.scale(pull, pull);
        brush.translate(-width / 2, -height / 2);
        brush.drawImage(stage.photo, 0, 0);
        brush.restore();
      }
      const city = smooth(0.16, 0.24, share);
      if (city > 0) {
        brush.save();
        brush.globalAlpha = city;
        const bank = Math.sin(time * 0.9) * 0.03;
        brush.translate(width / 2, height / 2);
        brush.rotate(bank);
        brush.scale(1.08, 1.08);
        brush.translate(-width / 2, -height / 2);
        brush.drawImage(sky, 0, 0);
        addGlow(brush, glow, sun.x, sun.y, short * 0.6, 0.9);
        for (const { sprite, x, y, speed } of clouds) drawAcross(sprite, x - way * speed, y, 0.85);
        for (const { surface: towers, speed, y } of ranges) {
          const shift = ((way * speed) % 1) * towers.width;
          for (const turn of [0, 1])
            brush.drawImage(
              towers,
              turn * towers.width - shift,
              y + Math.sin(time * 0.8) * short * 0.012 * speed,
            );
        }
        drawRider();
        for (const { sprite, x, y, speed } of near) drawAcross(sprite, x - way * speed, y, 0.9);
        brush.restore();
      }
      const veil = Math.exp(-(((share - 0.19) / 0.055) ** 2));
      if (veil > 0.02) {
        for (let n = 0; n < 7; n++) {
          const cloud = near[n % near.length];
          if (!cloud) continue;
          const size = width * 1.5;
          brush.save();
          brush.globalAlpha = clamp(veil * 1.2);
          brush.drawImage(
            cloud.sprite,
            width * (((n * 0.37) % 1) * 1.4 - 0.9) + (share - 0.19) * width * 1.5,
            height * (n * 0.15 - 0.3),
            size,
            size * 0.5,
          );
          brush.restore();
        }
        brush.fillStyle = `rgba(255,248,244,${clamp(veil * 1.05)})`;
        brush.fillRect(0, 0, width, height);
      }

      function drawAcross(sprite: Surface, place: number, y: number, alpha: number): void {
        const span = width + sprite.width;
        const x = (place - Math.floor(place)) * span - sprite.width;
        brush.save();
        brush.globalAlpha *= alpha;
        brush.drawImage(sprite, x, y);
        brush.restore();
      }

      function drawRider(): void {
        const enter = smooth(0.2, 0.36, share);
        const x = width * lerp(-0.3, 0.47, enter) + Math.sin(time * 1.1) * short * 0.03;
        const y = height * 0.52 + Math.sin(time * 1.7) * short * 0.028;
        brush.save();
        brush.translate(x, y);
        brush.rotate(-0.07 + Math.sin(time * 1.7 + 1) * 0.05);
        // Streaks of wind behind it.
        brush.lineCap = 'round';
        for (let n = 0; n < 7; n++) {
          const long = short * (0.16 + 0.1 * Math.sin(n * 2.3 + time * 6));
          const py = rider.height * (-0.42 + n * 0.16);
          brush.strokeStyle = 'rgba(255,255,255,.4)';
          brush.lineWidth = short * 0.004;
          brush.beginPath();
          brush.moveTo(-rider.width * 0.62 - long, py + long * 0.08);
          brush.lineTo(-rider.width * 0.62, py);
          brush.stroke();
        }
        brush.drawImage(rider, -rider.width / 2, rider.height * 0.42 - rider.height);
        brush.drawImage(mount, -mount.width / 2, rider.height * 0.42 - mount.height * 0.62);
        brush.restore();
      }
    };
  },
};

function paintSky({ width, height }: EffectStage): Surface {
  return makeSurface(width, height, (brush) => {
    const sky = brush.createLinearGradient(0, 0, 0, height * 0.8);
    for (const [at, colour] of [
      [0, '#38407e'],
      [0.35, '#a75c93'],
      [0.62, '#f58f76'],
      [0.85, '#ffcf8c'],
      [1, '#ffe3b0'],
    ] as const)
      sky.addColorStop(at, colour);
    brush.fillStyle = sky;
    brush.fillRect(0, 0, width, height);
  });
}

/** A row of towers that repeats, lit from the sunset; nearer rows are darker and larger. */
function paintTowers(
  stage: EffectStage,
  row: number,
  { tall, wide, tone }: { tall: number; wide: number; tone: number },
): Range {
  const { width, height, short } = stage;
  const random = stage.random(`towers ${row}`);
  const span = Math.ceil(width * 1.6);
  const high = height * tall;
  const haze = '#f2a08a';
  const foot = Math.ceil(high + height * 0.3);
  const surface = makeSurface(span, foot, (brush) => {
    let x = 0;
    while (x < span) {
      const w = width * wide * random.between(0.6, 1.5);
      const right = Math.min(span, x + w);
      const h = high * random.between(0.35, 1) * (random.chance(0.12) ? 1.1 : 0.85);
      const top = high - h;
      const body = css(mix(mix('#2a2148', '#4a2f5e', random.next()), haze, tone));
      const lit = css(mix(mix('#6a3f6a', '#a05a6a', random.next()), haze, tone));
      const side = brush.createLinearGradient(x, 0, right, 0);
      side.addColorStop(0, body);
      side.addColorStop(0.72, body);
      side.addColorStop(0.78, lit);
      side.addColorStop(1, lit);
      brush.fillStyle = side;
      brush.fillRect(x, top, right - x + 0.6, foot - top);
      if (random.chance(0.3)) {
        brush.fillRect((x + right) / 2 - w * 0.03, top - h * 0.16, w * 0.06, h * 0.18);
      }
      const cell = Math.max(3, short * (0.008 + 0.006 * row));
      for (let wy = top + cell; wy < foot - cell; wy += cell * 1.7) {
        for (let wx = x + cell * 0.7; wx < right - cell; wx += cell * 1.5) {
          if (!random.chance(0.36)) continue;
          brush.fillStyle = css(
            random.chance(0.8) ? '#ffdf9a' : '#bfe0ff',
            (1 - tone) * random.between(0.4, 0.95),
          );
          brush.fillRect(wx, wy, cell * 0.72, cell * 0.95);
        }
      }
      x = right + (random.chance(0.2) ? width * wide * 0.1 : 0);
    }
    const mist = brush.createLinearGradient(0, high * 0.4, 0, foot);
    mist.addColorStop(0, css(haze, 0));
    mist.addColorStop(1, css(mix(haze, '#ffe0c0', 0.4), 0.75 * (0.4 + tone)));
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = mist;
    brush.fillRect(0, 0, span, foot);
  });
  return { surface, speed: 0.25 + row * 0.3, y: height * (0.52 + row * 0.1) };
}
