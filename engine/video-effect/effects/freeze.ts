// Freeze: frost grows in from the edges, the image turns to facets of ice, snow glitters.
import { fractal } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSurface, readPixels, type Brush } from '#engine/raster/surface.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { makeDrift } from '../parts/drift.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addSparkle, makeGlow } from '../parts/glow.ts';
import { makeReveal, spreadPlane } from '../parts/reveal.ts';

export const freeze: Effect = {
  mood: 'magic',
  crf: 22,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const noise = stage.noise('frost');
    const order = spreadPlane(width, height, (x, y) => {
      const edge = Math.min(x, y, width - x, height - y) / (short * 0.5);
      return clamp(edge) * 0.8 + 0.2 + fractal(noise, (x / short) * 4, (y / short) * 4, 4) * 0.42;
    });
    const iced = makeReveal(paintIce(stage), order);
    const frost = makeReveal(
      paintFrost(stage),
      order.map((value) => value - 0.05),
    );
    const flakes = makeDrift({
      count: 46,
      random: stage.random('snow'),
      sprites: [makeGlow('#dff4ff', 48, 0.3)],
      size: short * 0.022,
      width,
      height,
      falls: 0.9,
      sway: 0.05,
    });
    const random = stage.random('glints');
    const glints = Array.from({ length: 26 }, () => ({
      x: random.next() * width,
      y: random.next() * height,
      phase: random.next(),
      size: random.between(0.015, 0.05) * short,
    }));

    return (brush, share) => {
      const front = lerp(0.02, 1.55, smooth(0.04, 0.8, share) * 0.7 + 0.3 * clamp((share - 0.04) / 0.76));
      brush.drawImage(stage.photo, 0, 0);
      const cold = smooth(0.05, 0.5, share);
      brush.fillStyle = `rgba(70,130,190,${0.16 * cold})`;
      brush.fillRect(0, 0, width, height);
      iced.draw(brush, front - 0.16, 0.1);
      brush.save();
      brush.globalCompositeOperation = 'screen';
      frost.draw(brush, front, 0.14);
      brush.restore();
      flakes.draw(brush, share, { alpha: smooth(0.1, 0.4, share), seconds });
      for (const { x, y, phase, size } of glints) {
        const blink = Math.max(0, Math.sin((share * seconds * 0.6 + phase) * Math.PI * 2)) ** 6;
        addSparkle(brush, x, y, size, blink * smooth(0.55, 0.8, share), '#eaf8ff');
      }
    };
  },
};

/** The image as seen through facets of ice: each bends and tints what lies behind it. */
function paintIce({ width, height, short, pixels, random: chance }: EffectStage): Image {
  const random = chance('facets');
  const size = short / 6.5;
  const columns = Math.ceil(width / size) + 3;
  const rows = Math.ceil(height / size) + 3;
  const facets = Array.from({ length: columns * rows }, (_, n) => ({
    x: ((n % columns) - 1 + random.between(0.1, 0.9)) * size,
    y: (Math.floor(n / columns) - 1 + random.between(0.1, 0.9)) * size,
    bendX: random.between(-1, 1) * short * 0.013,
    bendY: random.between(-1, 1) * short * 0.013,
    light: random.between(-14, 20),
  }));
  const data = new Uint8ClampedArray(pixels.data.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) + 1;
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / size) + 1;
      let nearest = Number.POSITIVE_INFINITY;
      let second = nearest;
      let found = 0;
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) {
          const n = r * columns + c;
          const facet = facets[n];
          if (!facet) continue;
          const distance = (facet.x - x) ** 2 + (facet.y - y) ** 2;
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
            found = n;
          } else if (distance < second) second = distance;
        }
      }
      const facet = facets[found];
      if (!facet) continue;
      const edge = Math.sqrt(second) - Math.sqrt(nearest);
      const glint = edge < short * 0.004 ? 44 * (1 - edge / (short * 0.004)) : 0;
      const slope = ((x - facet.x) * 0.5 - (y - facet.y)) / size;
      const sx = Math.round(clamp(x + facet.bendX, 0, width - 1));
      const sy = Math.round(clamp(y + facet.bendY, 0, height - 1));
      const from = (sy * width + sx) * 4;
      const to = (y * width + x) * 4;
      const grey =
        (pixels.data[from] as number) * 0.3 +
        (pixels.data[from + 1] as number) * 0.59 +
        (pixels.data[from + 2] as number) * 0.11;
      const light = facet.light + slope * 26 + glint;
      data[to] = lerp(pixels.data[from] as number, grey * 0.78 + 30, 0.6) + light;
      data[to + 1] = lerp(pixels.data[from + 1] as number, grey * 0.88 + 46, 0.5) + light;
      data[to + 2] = lerp(pixels.data[from + 2] as number, grey * 0.9 + 78, 0.55) + light;
      data[to + 3] = 245;
    }
  }
  return { width, height, data };
}

/** Ferns of frost, thick at the edges of the frame. */
function paintFrost(stage: EffectStage): Image {
  const { width, height, short } = stage;
  const random = stage.random('ferns');
  const sheet = makeSurface(width, height, (brush) => {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, width, height);
    brush.strokeStyle = '#eaf7ff';
    brush.lineCap = 'round';
    for (let n = 0; n < 120; n++) {
      const along = random.next() * 2 * (width + height);
      const [x, y, inward] = startOf(along, width, height);
      growFern(brush, x, y, inward + random.between(-0.7, 0.7), short * random.between(0.08, 0.32), 3);
    }
  });

  function growFern(brush: Brush, x: number, y: number, angle: number, length: number, depth: number): void {
    const steps = 7;
    brush.globalAlpha = 0.22 + 0.16 * depth;
    brush.lineWidth = Math.max(0.7, short * 0.0013 * depth);
    let px = x;
    let py = y;
    let turn = angle;
    for (let step = 1; step <= steps; step++) {
      turn += random.between(-0.09, 0.09);
      const nx = px + (Math.cos(turn) * length) / steps;
      const ny = py + (Math.sin(turn) * length) / steps;
      brush.beginPath();
      brush.moveTo(px, py);
      brush.lineTo(nx, ny);
      brush.stroke();
      px = nx;
      py = ny;
      if (depth === 1) continue;
      const left = length * 0.42 * (1 - step / (steps + 2));
      for (const side of [-1, 1]) {
        growFern(brush, px, py, turn + side * 1.02, left, depth - 1);
        brush.globalAlpha = 0.22 + 0.16 * depth;
        brush.lineWidth = Math.max(0.7, short * 0.0013 * depth);
      }
    }
  }

  const data = readPixels(sheet);
  const noise = stage.noise('rime');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, y, width - x, height - y) / short;
      const rime = clamp(1 - edge * 9) * (0.45 + 0.55 * noise((x / short) * 40, (y / short) * 40));
      const at = (y * width + x) * 4;
      data[at] = (data[at] as number) + rime * 150;
      data[at + 1] = (data[at + 1] as number) + rime * 172;
      data[at + 2] = (data[at + 2] as number) + rime * 190;
    }
  }
  return { width, height, data };
}

/** A point on the frame, and the direction into the image. */
function startOf(
  along: number,
  width: number,
  height: number,
): readonly [x: number, y: number, inward: number] {
  if (along < width) return [along, 0, Math.PI / 2];
  if (along < width + height) return [width, along - width, Math.PI];
  if (along < width * 2 + height) return [along - width - height, height, -Math.PI / 2];
  return [0, along - width * 2 - height, 0];
}
