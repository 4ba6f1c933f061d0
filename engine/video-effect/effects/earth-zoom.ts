// Zoom out to Earth: the image becomes a tile of a city, the city a spot of land, the land a globe among stars.
import { mix } from '#engine/raster/colour.ts';
import { fractal, ridged, type Noise } from '#engine/raster/noise.ts';
import { makeSurface, surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { clamp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';

const PIXELS = 900;
/** How much wider than the image each level shows: a quarter of a town, a country, half the globe. */
const TOWN = 14;
const LAND = 220;
const GLOBE = 1500;
/** The camera ends so far out. */
const FARTHEST = 2600;

export const earthZoom: Effect = {
  mood: 'epic',
  crf: 22,
  plan(stage) {
    const { width, height, short } = stage;
    const longSide = Math.max(width, height);
    const noise = stage.noise('earth');
    const town = paintTown(stage);
    const land = paintLand(noise);
    const globe = paintGlobe(noise);
    const random = stage.random('stars');
    const stars = Array.from({ length: 260 }, () => ({
      x: random.next(),
      y: random.next(),
      size: random.next() ** 4 * short * 0.004 + 0.5,
      phase: random.between(0, 6),
    }));
    const clouds = surfaceFromPixels(PIXELS / 2, PIXELS / 2, paintClouds(stage.noise('clouds'), PIXELS / 2));
    const glow = makeGlow('#6fb6ff', 256, 0.02);

    return (brush, share) => {
      // Even steps of the eye: every moment the same factor farther, gently begun and ended.
      const way = smooth(0.06, 0.97, share) * 0.55 + clamp((share - 0.06) / 0.91) * 0.45;
      const far = FARTHEST ** clamp(way);
      const turn = way * 0.5;
      brush.fillStyle = '#02030c';
      brush.fillRect(0, 0, width, height);
      const space = smooth(LAND * 1.6, GLOBE, far);
      if (space > 0) drawStars(brush, space, share);
      brush.save();
      brush.translate(width / 2, height / 2);
      brush.rotate(turn);
      const sized = (level: number) => (longSide * level) / far;
      if (far > LAND * 0.9) drawGlobe(sized(GLOBE));
      const landShown = far < TOWN * 0.5 ? 0 : 1 - smooth(LAND * 1.5, LAND * 3.4, far);
      if (landShown > 0) layRound(brush, land, sized(LAND), landShown);
      const townShown = 1 - smooth(TOWN * 2.6, TOWN * 7, far);
      if (townShown > 0) layRound(brush, town, sized(TOWN), townShown);
      // The image is the roof it was taken on.
      const photoShown = 1 - smooth(TOWN * 1.4, TOWN * 4, far);
      if (photoShown > 0) {
        brush.save();
        brush.globalAlpha = photoShown;
        brush.rotate(-turn * (1 - smooth(1, 3, far)));
        const w = width / far;
        const h = height / far;
        brush.shadowColor = 'rgba(0,0,0,.55)';
        brush.shadowBlur = Math.min(60, w * 0.08);
        brush.drawImage(stage.photo, -w / 2, -h / 2, w, h);
        brush.restore();
      }
      // Clouds fly by between the levels.
      for (const [at, big] of [
        [TOWN * 1.9, 1.5],
        [TOWN * 5.5, 1.9],
        [LAND * 0.75, 1.4],
      ] as const) {
        const near = Math.log(far / at) / Math.log(3.4);
        const alpha = Math.exp(-(near * near) * 2.6) * 0.9;
        if (alpha < 0.03) continue;
        const size = longSide * big * 1.6 * 1.7 ** -near;
        brush.save();
        brush.globalAlpha = alpha;
        brush.rotate(at);
        brush.drawImage(clouds, -size / 2, -size / 2, size, size);
        brush.restore();
      }
      brush.restore();

      function drawGlobe(size: number): void {
        const radius = size / 2;
        addGlow(brush, glow, 0, 0, radius * 1.32, 0.75 * space);
        brush.save();
        brush.globalAlpha = smooth(LAND * 0.9, LAND * 1.5, far);
        brush.drawImage(globe, -radius, -radius, size, size);
        brush.restore();
      }
    };

    function drawStars(brush: Brush, alpha: number, share: number): void {
      for (const { x, y, size, phase } of stars) {
        brush.fillStyle = `rgba(235,242,255,${alpha * (0.45 + 0.45 * Math.sin(share * 14 + phase))})`;
        brush.fillRect(x * width, y * height, size, size);
      }
    }
  },
};

/** Lays a level with soft edges, so that it melts into the next. */
function layRound(brush: Brush, level: Surface, size: number, alpha: number): void {
  brush.save();
  brush.globalAlpha = alpha;
  brush.drawImage(level, -size / 2, -size / 2, size, size);
  brush.restore();
}

/** Streets, roofs, parks and a river, from straight above; its edges fade. */
function paintTown(stage: EffectStage): Surface {
  const random = stage.random('town');
  const noise = stage.noise('town');
  return makeSurface(PIXELS, PIXELS, (brush) => {
    brush.fillStyle = '#b9b4a8';
    brush.fillRect(0, 0, PIXELS, PIXELS);
    const block = PIXELS / 16;
    for (let row = -1; row <= 16; row++) {
      for (let column = -1; column <= 16; column++) {
        const x = column * block;
        const y = row * block;
        const isPark = noise(column * 0.31, row * 0.31) > 0.34;
        const street = block * ((column % 4 === 0 ? 0.1 : 0.05) + 0.02);
        const side = block - street * 2;
        brush.fillStyle = isPark ? '#6f9a58' : '#a7a296';
        brush.fillRect(x + street, y + street, side, side);
        if (isPark) {
          for (let tree = 0; tree < 26; tree++) {
            brush.fillStyle = random.pick(['#4b7a41', '#5d8c4a', '#3d6a3a']);
            brush.beginPath();
            brush.arc(
              x + street + random.next() * side,
              y + street + random.next() * side,
              block * random.between(0.025, 0.06),
              0,
              7,
            );
            brush.fill();
          }
          continue;
        }
        const parts = random.whole(3) + 2;
        for (let py = 0; py < parts; py++) {
          for (let px = 0; px < parts; px++) {
            if (random.chance(0.12)) continue;
            const w = side / parts;
            const [bx, by] = [x + street + px * w + 1, y + street + py * w + 1];
            const high = random.between(0.03, 0.14) * block;
            brush.fillStyle = 'rgba(30,26,40,.45)';
            brush.fillRect(bx + high, by + high, w - 2, w - 2);
            brush.fillStyle = random.pick([
              '#d9d2c4',
              '#c4b8a8',
              '#b5705a',
              '#a4a9b4',
              '#e6e0d6',
              '#8f97a6',
              '#c98f6a',
            ]);
            brush.fillRect(bx, by, w - 2.5, w - 2.5);
            brush.fillStyle = 'rgba(255,255,255,.18)';
            brush.fillRect(bx, by, w - 2.5, (w - 2.5) * 0.4);
          }
        }
      }
    }
    brush.strokeStyle = '#5f8fae';
    brush.lineWidth = block * 0.9;
    brush.beginPath();
    brush.moveTo(-20, PIXELS * 0.86);
    brush.bezierCurveTo(PIXELS * 0.3, PIXELS * 0.62, PIXELS * 0.6, PIXELS * 1.02, PIXELS + 20, PIXELS * 0.7);
    brush.stroke();
    fadeEdge(brush);
  });
}

/** Fields, hills, a coast and the grey spot of the town in the middle. */
function paintLand(noise: Noise): Surface {
  const side = PIXELS / 2;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const u = x / side - 0.5;
      const v = y / side - 0.5;
      const high =
        fractal(noise, u * 5 + 3, v * 5 + 8, 5) +
        0.28 -
        Math.max(0, u * 1.1 + v * 0.5 - 0.1) * 1.5 +
        Math.exp(-(u * u + v * v) * 24) * 0.35;
      const fields = noise(Math.floor(u * 60) * 3.7 + 0.5, Math.floor(v * 60) * 5.1 + 0.5);
      const town =
        Math.exp(-(u * u + v * v) * 190) +
        0.5 * Math.exp(-((u - 0.16) ** 2 + (v + 0.12) ** 2) * 900) +
        0.45 * Math.exp(-((u + 0.2) ** 2 + (v - 0.1) ** 2) * 1300);
      const sea = smooth(0.06, -0.02, high);
      const hill = ridged(noise, u * 9, v * 9, 4) * smooth(0.4, 0.75, high);
      const green = mix(mix('#5f8a4a', '#9aa860', clamp(fields * 0.9 + 0.4)), '#8a7a5c', hill);
      const grey = mix(green, '#b4ada4', clamp(town * (0.75 + 0.5 * fields)));
      const colour = mix(grey, mix('#3f7fae', '#1d4f86', smooth(0, -0.3, high)), sea);
      const at = (y * side + x) * 4;
      const shade =
        1 +
        noise(u * 40, v * 40) * 0.07 +
        (high > 0.02
          ? (fractal(noise, u * 5 + 3.02, v * 5 + 8.02, 5) - fractal(noise, u * 5 + 3, v * 5 + 8, 5)) * 2.2
          : 0);
      data[at] = colour[0] * shade;
      data[at + 1] = colour[1] * shade;
      data[at + 2] = colour[2] * shade;
      data[at + 3] = 255;
    }
  }
  const land = surfaceFromPixels(side, side, data);
  return makeSurface(PIXELS, PIXELS, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(land, 0, 0, PIXELS, PIXELS);
    fadeEdge(brush);
  });
}

function fadeEdge(brush: Brush): void {
  brush.globalCompositeOperation = 'destination-in';
  const edge = brush.createRadialGradient(
    PIXELS / 2,
    PIXELS / 2,
    PIXELS * 0.3,
    PIXELS / 2,
    PIXELS / 2,
    PIXELS * 0.5,
  );
  edge.addColorStop(0, '#000');
  edge.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = edge;
  brush.fillRect(0, 0, PIXELS, PIXELS);
  brush.globalCompositeOperation = 'source-over';
}

/** A ball with seas, continents, ice and weather, lit from the upper left. */
function paintGlobe(noise: Noise): Surface {
  const data = new Uint8ClampedArray(PIXELS * PIXELS * 4);
  const half = PIXELS / 2;
  for (let py = 0; py < PIXELS; py++) {
    for (let px = 0; px < PIXELS; px++) {
      const x = (px + 0.5 - half) / half;
      const y = (py + 0.5 - half) / half;
      const squared = x * x + y * y;
      if (squared > 1) continue;
      const z = Math.sqrt(1 - squared);
      const at = (py * PIXELS + px) * 4;
      // Two slices through the noise stand for a third dimension.
      const wide = fractal(noise, x * 1.7 + z * 0.9 + 11, y * 1.7 - z * 0.6 + 5, 5);
      const high = wide + 0.1 * noise(x * 9, y * 9) + 0.55 * Math.exp(-(squared * 26));
      const weather = smooth(
        0.06,
        0.5,
        fractal(noise, x * 2.6 + wide * 1.4 + z + 40, y * 4.2 + wide + 70, 5) + 0.1,
      );
      const dry = clamp(0.55 + noise(x * 2 + 90, y * 2) * 0.9 - Math.abs(y) * 0.6);
      const ground = mix('#4d7f42', '#b79a62', dry);
      const sea = mix('#0d3f82', '#2f86c0', smooth(-0.5, 0.06, high));
      let colour = high > 0.08 ? mix(sea, ground, smooth(0.08, 0.12, high)) : sea;
      colour = mix(colour, '#f4f8ff', smooth(0.8, 0.93, Math.abs(y) + noise(x * 5, y * 5) * 0.07));
      colour = mix(colour, '#ffffff', weather * 0.82);
      const light = clamp(0.2 + 0.95 * (-0.42 * x - 0.42 * y + 0.8 * z));
      const rim = (1 - z) ** 2.6;
      const edge = clamp((1 - Math.sqrt(squared)) * half * 0.8);
      data[at] = colour[0] * light + 90 * rim * light;
      data[at + 1] = colour[1] * light + 150 * rim * light;
      data[at + 2] = colour[2] * light + 255 * rim * light;
      data[at + 3] = 255 * edge;
    }
  }
  return surfaceFromPixels(PIXELS, PIXELS, data);
}

function paintClouds(noise: Noise, side: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const u = x / side - 0.5;
      const v = y / side - 0.5;
      const away = Math.hypot(u, v) * 2;
      const body = smooth(0.02, 0.5, fractal(noise, u * 6 + 20, v * 6 + 9, 5) + 0.06);
      const at = (y * side + x) * 4;
      data[at] = 255;
      data[at + 1] = 255;
      data[at + 2] = 255;
      data[at + 3] = 235 * body * smooth(0.06, 0.3, away) * (1 - smooth(0.62, 0.98, away));
    }
  }
  return data;
}
