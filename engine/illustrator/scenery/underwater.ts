// The floor of the sea: rays of light, reefs, sand, corals and kelp.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, ridged, smooth } from '#engine/raster/noise.ts';
import type { Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

export function underwaterLayers(stage: Stage): Layer[] {
  return [
    painted('deep', 0.02, (brush) => paintDeep(stage, brush), { isSolid: false }),
    ...[0, 1].map((row) =>
      painted(`reef ${row}`, [0.2, 0.32][row] ?? 0.3, (brush) => paintReef(stage, brush, row)),
    ),
    painted('ground', 0.5, (brush) => paintSeabed(stage, brush), { top: seabedTop(stage) }),
    painted('coral', 0.52, (brush) => paintCoral(stage, brush, 0.93, 14, 1)),
    painted('near coral', 1.15, (brush) => paintCoral(stage, brush, 1.05, 7, 2.1)),
  ];
}

function paintDeep(stage: Stage, brush: Brush): void {
  const { palette, height, short } = stage;
  fillDown(brush, stage, [
    [0, css(palette.skyTop)],
    [0.45, css(palette.skyMiddle)],
    [1, css(palette.horizon)],
  ]);
  const random = stage.random('rays');
  brush.globalCompositeOperation = 'screen';
  glow(brush, stage.light.x, -short * 0.05, short * 0.7, css(palette.sun, 0.75), css(palette.sun, 0));
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  for (let ray = 0; ray < 11; ray++) {
    const angle = random.between(-0.62, 0.62);
    const wide = random.between(0.015, 0.05);
    const reach = height * random.between(0.7, 1.1);
    const rays = brush.createLinearGradient(0, 0, 0, reach * 0.9);
    rays.addColorStop(0, css(palette.sun, random.between(0.12, 0.34)));
    rays.addColorStop(1, css(palette.sun, 0));
    brush.fillStyle = rays;
    brush.beginPath();
    brush.moveTo(stage.light.x - short * 0.02, -short * 0.08);
    brush.lineTo(stage.light.x + Math.sin(angle - wide) * reach, reach);
    brush.lineTo(stage.light.x + Math.sin(angle + wide) * reach, reach);
    brush.fill();
  }
  brush.filter = 'none';
}

function paintReef(stage: Stage, brush: Brush, row: number): void {
  const noise = stage.noise(`reef ${row}`);
  const { width, height, short, palette } = stage;
  const base = height * (0.84 + row * 0.07);
  const gradient = brush.createLinearGradient(0, base - short * 0.3, 0, height);
  gradient.addColorStop(0, css(mix('#0b3c66', palette.fog, 0.62 - row * 0.32)));
  gradient.addColorStop(1, css(mix('#06264a', palette.fog, 0.3 - row * 0.2)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width + 4; x += 4) {
    const u = (x / short) * 2.2;
    const edge = smooth(0.05, 0.5, Math.abs(x / width - 0.5));
    brush.lineTo(x, base - short * (0.06 + 0.34 * edge) * ridged(noise, u, row * 5, 5));
  }
  brush.lineTo(width, height);
  brush.fill();
}

function seabedTop({ height }: Stage): number {
  return Math.floor(height * 0.84);
}

function paintSeabed(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const columns = 320;
  const top = seabedTop(stage);
  const rows = 120;
  const noise = stage.noise('seabed');
  const seabed = makeTexture(columns, rows, (x, y) => {
    const v = y / rows;
    const distance = 1 / (0.12 + v);
    const u = ((x / columns - 0.5) * width) / short;
    const edge = 0.16 + fractal(noise, (x / columns) * 4, 1, 3) * 0.16;
    const web = 1 - Math.abs(fractal(noise, u * distance * 5, distance * 6, 3)) * 3.2;
    const tone = mix(mix('#6fb4ae', palette.fog, 0.5 * (1 - v)), '#1c5a78', v * 0.5);
    const light = mix(tone, '#e8fff4', clamp(web) * 0.34 * smooth(0.1, 0.5, v));
    return [...light, smooth(edge - 0.03, edge + 0.03, v) * 255];
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(seabed, 0, top, width, height - top);
}

function paintCoral(stage: Stage, brush: Brush, base: number, count: number, size: number): void {
  const random = stage.random(`coral ${size}`);
  const { width, height, short, palette } = stage;
  const hues = ['#ff6f91', '#ff9671', '#ffc75f', '#c86bfa', '#4dd5b0', '#f94f8d'] as const;
  const total = Math.round(count * Math.max(1, width / short));
  if (size > 1.5) brush.filter = `blur(${(short * 0.003).toFixed(1)}px)`;
  for (let index = 0; index < total; index++) {
    const isLeft = random.chance(0.5);
    const inward = random.next() ** 1.3 * (size > 1.5 ? 0.26 : 0.46);
    const x = width * (isLeft ? inward : 1 - inward);
    const y = height * (base + random.between(-0.03, 0.05));
    const tall = short * random.between(0.07, 0.15) * size * (1.1 - inward);
    const hue = mix(random.pick(hues), size > 1.5 ? '#0a2c50' : palette.fog, size > 1.5 ? 0.5 : 0.28);
    if (index % 3 === 0)
      paintKelp(brush, random.next, x, y, tall * 2.1, mix('#2f9e6e', palette.fog, 0.25), short);
    else if (index % 3 === 1)
      branchCoral(brush, random.between, x, y, -Math.PI / 2, tall * 0.36, 4, hue, palette.sun);
    else {
      for (let lobe = 0; lobe < 9; lobe++) {
        const lx = x + random.between(-0.5, 0.5) * tall;
        const ly = y - random.between(0, 0.5) * tall;
        const radius = tall * random.between(0.1, 0.22);
        const gradient = brush.createRadialGradient(lx - radius * 0.3, ly - radius * 0.5, 0, lx, ly, radius);
        gradient.addColorStop(0, css(mix(hue, '#ffffff', 0.35)));
        gradient.addColorStop(1, css(mix(hue, '#0a2c50', 0.45)));
        brush.fillStyle = gradient;
        brush.beginPath();
        brush.arc(lx, ly, radius, 0, 7);
        brush.fill();
      }
    }
  }
  brush.filter = 'none';
}

function branchCoral(
  brush: Brush,
  between: (low: number, high: number) => number,
  x: number,
  y: number,
  angle: number,
  length: number,
  depth: number,
  hue: Colour,
  sun: Colour,
): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  brush.strokeStyle = css(mix(mix(hue, '#0a2c50', depth * 0.08), sun, 0.08 * (4 - depth)));
  brush.lineWidth = length * 0.26;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(endX, endY);
  brush.stroke();
  if (depth === 0) return;
  for (const fork of [-0.5, 0.1, 0.6]) {
    if (between(0, 1) < 0.86)
      branchCoral(
        brush,
        between,
        endX,
        endY,
        angle + fork + between(-0.2, 0.2),
        length * 0.7,
        depth - 1,
        hue,
        sun,
      );
  }
}

function paintKelp(
  brush: Brush,
  next: () => number,
  x: number,
  y: number,
  tall: number,
  colour: Colour,
  short: number,
): void {
  for (let blade = 0; blade < 5; blade++) {
    brush.strokeStyle = css(mix(colour, blade % 2 === 0 ? '#0a3a4a' : '#c8ffb0', 0.22), 0.92);
    brush.lineWidth = short * 0.009;
    brush.lineCap = 'round';
    brush.beginPath();
    const start = x + (blade - 2) * short * 0.013;
    const phase = next() * 6.28;
    brush.moveTo(start, y);
    for (let step = 1; step <= 12; step++) {
      brush.lineTo(
        start + Math.sin(step * 0.7 + phase) * short * 0.012 * (step / 6),
        y - (tall * (0.6 + next() * 0.02) * step) / 12 - blade * short * 0.004,
      );
    }
    brush.stroke();
  }
}
