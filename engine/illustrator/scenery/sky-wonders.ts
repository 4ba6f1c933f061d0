// Rare things of the sky: rainbow, aurora, fireworks, meteors, the galaxy, the earth seen from afar.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { fractal, smooth } from '#engine/raster/noise.ts';
import type { Stage } from '../staging/stage.ts';
import type { Random } from '#engine/raster/random.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { printBurst } from './print-fireworks.ts';
import { glow } from './glow.ts';

export function skyWonderLayers(stage: Stage): Layer[] {
  const has = (key: string): boolean => stage.reading.subjects.some((subject) => subject.key === key);
  const layers: Layer[] = [];
  const airy = { isSolid: false, blend: 'screen' } as const;
  if (has('milky-way')) layers.push(painted('galaxy', 0.035, (brush) => paintGalaxy(stage, brush), airy));
  if (has('aurora')) layers.push(painted('aurora', 0.05, (brush) => paintAurora(stage, brush), airy));
  if (has('meteor')) layers.push(painted('meteors', 0.05, (brush) => paintMeteors(stage, brush), airy));
  if (has('rainbow'))
    layers.push(
      painted('rainbow', has('waterfall') ? 0.557 : 0.13, (brush) => paintRainbow(stage, brush), {
        isSolid: false,
      }),
    );
  if (has('fireworks'))
    layers.push(painted('fireworks', 0.11, (brush) => paintFireworks(stage, brush), airy));
  return layers;
}

/** A band of light aslant over the sky, with a lane of dust along it, and the many stars that it is made of. */
function paintGalaxy(stage: Stage, brush: Brush): void {
  const { width, short, horizon } = stage;
  const noise = stage.noise('galaxy');
  const random = stage.random('galaxy');
  const tilt = random.between(0.5, 0.9) * -stage.light.side;
  const middle = random.between(-0.08, 0.08);
  // Across and down from the middle of the sky, in parts of the short side; how far from the heart of the band.
  const away = (x: number, y: number): number => {
    const [u, v] = [(x - width / 2) / short, (y - horizon * 0.45) / short];
    return (
      (u * Math.cos(tilt) + v * Math.sin(tilt) - middle) * 1 + fractal(noise, u * 1.6, v * 1.6 + 5, 3) * 0.1
    );
  };
  const columns = 300;
  const rows = Math.max(24, Math.round((columns * horizon) / width));
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column / columns) * width, (row / rows) * horizon];
      const far = away(x, y);
      const grain = 0.75 + fractal(noise, (x / short) * 5, (y / short) * 5, 5) * 0.9;
      const body = Math.exp(-((far / 0.25) ** 2)) * grain;
      const heart = Math.exp(-((far / 0.07) ** 2)) * grain;
      const lane = smooth(
        0.036,
        0.004,
        Math.abs(far + fractal(noise, (x / short) * 3, (y / short) * 3 + 9, 4) * 0.12),
      );
      const light = Math.max(0, body * 0.5 + heart * 0.6) * (1 - lane * 0.6) * smooth(1.02, 0.7, row / rows);
      const tone = mix(mix('#5c78e8', '#c58ce0', Math.min(1, body)), '#ffe6c8', Math.min(1, heart * 0.9));
      pixels.set([tone[0], tone[1], tone[2], Math.min(235, light * 255)], (row * columns + column) * 4);
    }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, 0, width, horizon);
  const count = Math.round(2600 * Math.max(1, width / short));
  for (let star = 0; star < count; star++) {
    const [x, y] = [random.next() * width, random.next() * horizon];
    // Most of them are in the band.
    if (random.next() > 0.12 + Math.exp(-((away(x, y) / 0.18) ** 2))) continue;
    brush.fillStyle = css(random.chance(0.3) ? '#ffe9cc' : '#e6efff', random.between(0.25, 1));
    const size = short * random.between(0.0007, 0.0019);
    brush.fillRect(x, y, size, size);
  }
}

function paintRainbow(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, light } = stage;
  const band = short * 0.014;
  // Over a sea of clouds the horizon is below them.
  const foot = Math.min(horizon * 1.08, height * 0.74);
  const x = width / 2 - light.side * width * 0.12;
  brush.filter = `blur(${(short * 0.004).toFixed(1)}px)`;
  ['#e84a4a', '#f2994a', '#f6d84a', '#5fc36b', '#4aa3e8', '#5a6cd6', '#9a5cd6'].forEach((colour, index) => {
    brush.strokeStyle = css(colour, 0.42);
    brush.lineWidth = band * 1.25;
    brush.beginPath();
    brush.arc(x, foot, Math.max(short * 0.5, width * 0.36) - index * band, Math.PI, 0);
    brush.stroke();
  });
  brush.filter = 'none';
}

/** Curtains of light: columns whose feet follow a winding line. */
function paintAurora(stage: Stage, brush: Brush): void {
  const columns = 360;
  const rows = 150;
  const noise = stage.noise('aurora');
  const hues: readonly [Colour, Colour] = stage.random('aurora').pick([
    ['#4dffb0', '#8a5cff'],
    ['#5affd0', '#ff5cb8'],
    ['#7aff8a', '#3aa0ff'],
  ]);
  const pixels = new Float32Array(columns * rows * 3);
  for (let curtain = 0; curtain < 3; curtain++) {
    for (let x = 0; x < columns; x++) {
      const u = x / columns;
      const foot =
        rows * (0.72 - curtain * 0.15 + fractal(noise, u * 2.4 + curtain * 9, curtain * 5, 3) * 0.42);
      const tall = rows * (0.35 + 0.3 * (0.5 + noise(u * 5 + curtain * 3, 40)));
      const rays = 0.45 + 0.55 * smooth(-0.5, 0.6, fractal(noise, u * 34 + curtain * 7, 3.3, 3));
      const strength = (0.85 - curtain * 0.2) * rays * smooth(-0.55, 0.2, noise(u * 2.2 + curtain * 13, 7));
      for (let y = Math.max(0, Math.floor(foot - tall)); y < Math.min(rows, foot + 6); y++) {
        const rise = (foot - y) / tall;
        const alpha = rise < 0 ? smooth(-0.12, 0, rise) : Math.exp(-rise * 2.6);
        const hue = mix(hues[0], hues[1], smooth(0.15, 0.9, rise));
        const at = (y * columns + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          pixels[at + channel] =
            (pixels[at + channel] as number) + (hue[channel] as number) * alpha * strength;
        }
      }
    }
  }
  const image = new Uint8ClampedArray(columns * rows * 4);
  for (let index = 0; index < columns * rows; index++) {
    image[index * 4] = pixels[index * 3] as number;
    image[index * 4 + 1] = pixels[index * 3 + 1] as number;
    image[index * 4 + 2] = pixels[index * 3 + 2] as number;
    image[index * 4 + 3] = 255;
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, image), 0, 0, stage.width, stage.horizon);
}

function paintMeteors(stage: Stage, brush: Brush): void {
  const random = stage.random('meteors');
  const { width, horizon, short, light } = stage;
  for (let index = 0; index < 9; index++) {
    const x = random.between(0.05, 0.95) * width;
    const y = random.between(0.04, 0.6) * horizon;
    const length = short * random.between(0.08, 0.3);
    const endX = x + light.side * length * 0.85;
    const endY = y - length * 0.5;
    const gradient = brush.createLinearGradient(x, y, endX, endY);
    gradient.addColorStop(0, css('#ffffff', 0.95));
    gradient.addColorStop(0.2, css('#cfe0ff', 0.5));
    gradient.addColorStop(1, css('#9ab8ff', 0));
    brush.strokeStyle = gradient;
    brush.lineWidth = short * random.between(0.0015, 0.0034);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(endX, endY);
    brush.stroke();
    glow(brush, x, y, short * 0.012, css('#ffffff', 0.8), css('#9ab8ff', 0));
  }
}

function paintFireworks(stage: Stage, brush: Brush): void {
  if (stage.look === 'poster') {
    printFireworks(stage, brush);
    return;
  }
  const random = stage.random('fireworks');
  const { width, horizon, short } = stage;
  const hues: [Colour, ...Colour[]] = ['#ff5a6a', '#ffd25a', '#5ad8ff', '#b87aff', '#6aff9a', '#ff9ad0'];
  for (let burst = 0; burst < 8; burst++) {
    const x = width * (0.1 + 0.8 * ((burst + random.between(0.1, 0.9)) / 8));
    const y = horizon * random.between(0.12, 0.42);
    const reach = short * random.between(0.1, 0.24);
    const hue = random.pick(hues);
    paintBurst(brush, { x, y, reach, hue, thick: short * 0.0019, rays: 46 }, random);
    brush.strokeStyle = css(hue, 0.22);
    brush.lineWidth = short * 0.002;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + random.between(-0.02, 0.02) * short,
      (y + horizon) / 2,
      x + random.between(-0.03, 0.03) * short,
      horizon,
    );
    brush.stroke();
  }
}

/** With few inks, and no glow, below the words. */
function printFireworks(stage: Stage, brush: Brush): void {
  const random = stage.random('fireworks');
  const { width, height, horizon, short, reading } = stage;
  const top = reading.writing.length > 0 ? height * 0.3 : height * 0.12;
  const room = Math.max(horizon - top, short * 0.2);
  for (const [across, down, size, hue] of [
    [0.5, 0.2, 0.2, '#ffd25a'],
    [0.19, 0.36, 0.17, '#ff6a5a'],
    [0.81, 0.32, 0.18, '#ffe9a8'],
    [0.36, 0.66, 0.12, '#ffb04a'],
    [0.66, 0.62, 0.12, '#ff8a6a'],
  ] as const)
    printBurst(brush, {
      x: width * across,
      y: top + room * down,
      reach: short * size,
      hue,
      turn: random.between(0, 0.4),
    });
}

type Burst = { x: number; y: number; reach: number; hue: Colour; thick: number; rays: number };

/** Sparks that fly from the middle and begin to fall; every third one glitters. */
export function paintBurst(brush: Brush, { x, y, reach, hue, thick, rays }: Burst, random: Random): void {
  glow(brush, x, y, reach * 1.3, css(hue, 0.32), css(hue, 0));
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 6.283 + random.between(-0.06, 0.06);
    const length = reach * random.between(0.7, 1);
    const endX = x + Math.cos(angle) * length;
    const endY = y + Math.sin(angle) * length + length * 0.16;
    const gradient = brush.createLinearGradient(x, y, endX, endY);
    gradient.addColorStop(0, css('#ffffff', 0));
    gradient.addColorStop(0.35, css(hue, 0.35));
    gradient.addColorStop(1, css(mix(hue, '#ffffff', 0.4), 0.95));
    brush.strokeStyle = gradient;
    brush.lineWidth = thick;
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.6,
      y + Math.sin(angle) * length * 0.6,
      endX,
      endY,
    );
    brush.stroke();
    if (ray % 3 === 0) glow(brush, endX, endY, thick * 3.2, css('#ffffff', 0.9), css(hue, 0));
  }
}
