// Clouds: a thin veil high up, and heaped clouds that catch the light on one side.

import { css, mix, toRgb } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { paintPosterClouds, type CloudColours } from './poster-clouds.ts';
import { fractal, smooth, type Noise } from '#engine/raster/noise.ts';
import { isBlizzard } from '../staging/blizzard.ts';
import { isCloudedOver, isCloudy } from '../staging/cloudy.ts';
import { isGalaxyNight } from './sky-discs.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';

const DETAIL_COLUMNS = 420;

/** `heaps` is how many heaped clouds to try; 0 leaves the veil alone. */
export function cloudLayers(stage: Stage, heaps = defaultHeaps(stage)): Layer[] {
  if (isGalaxyNight(stage) && !stage.weather.has('storm')) return [];
  const colours = cloudColours(stage);
  const thin = { isSolid: false };
  // Soft veils would be cut into blots by a printer of few inks.
  if (stage.look === 'poster' && !isCloudy(stage))
    return heaps > 0
      ? [painted('clouds', 0.09, (brush) => paintPosterClouds(stage, brush, colours), thin)]
      : [];
  const layers: Layer[] = [painted('cloud veil', 0.06, (brush) => paintVeil(stage, brush, colours), thin)];
  if (heaps > 0) {
    layers.push(painted('clouds', 0.09, (brush) => paintHeaps(stage, brush, colours, heaps), thin));
  }
  return layers;
}

function defaultHeaps(stage: Stage): number {
  if (isCloudy(stage)) return 9;
  if (isBlizzard(stage)) return 0;
  if (['poster', 'ink', 'line_art'].includes(stage.look)) return 2;
  return stage.time === 'night' ? 3 : 5;
}

export function cloudColours(stage: Stage): CloudColours {
  const { palette, time } = stage;
  const asked = stage.reading.placeColours.find(({ of }) => of === 'clouds')?.colour;
  if (asked !== undefined) {
    const seen = lit(stage, asked);
    return {
      lit: mix(seen, '#ffffff', 0.5),
      body: mix(seen, '#ffffff', 0.14),
      dark: mix(seen, '#181430', 0.24),
    };
  }
  if (stage.weather.has('storm') || (stage.weather.has('gloom') && time === 'day')) {
    return {
      lit: mix(palette.horizon, '#ffffff', 0.1),
      body: mix(palette.skyMiddle, palette.horizon, 0.3),
      dark: mix(palette.skyTop, '#000000', 0.1),
    };
  }
  if (isCloudedOver(stage) || isBlizzard(stage)) {
    return {
      lit: mix(palette.horizon, '#ffffff', 0.35),
      body: mix(palette.skyMiddle, palette.horizon, 0.5),
      dark: palette.skyTop,
    };
  }
  if (time === 'night') {
    return {
      lit: mix(palette.horizon, palette.sun, 0.5),
      body: mix(palette.skyMiddle, palette.horizon, 0.7),
      dark: mix(palette.skyTop, palette.skyMiddle, 0.7),
    };
  }
  if (time === 'day') {
    return {
      lit: toRgb('#ffffff'),
      body: mix(palette.horizon, '#ffffff', 0.5),
      dark: mix(palette.skyMiddle, '#8fa3c0', 0.45),
    };
  }
  return {
    lit: mix(palette.sun, '#ffffff', 0.5),
    body: mix(palette.horizon, palette.skyMiddle, 0.35),
    dark: mix(palette.skyMiddle, palette.skyTop, 0.55),
  };
}

/** A ceiling of thin cloud seen in perspective: streaks that crowd together toward the horizon. */
function paintVeil(stage: Stage, brush: Brush, colours: CloudColours): void {
  const { width, horizon } = stage;
  const columns = 300;
  const rows = Math.max(24, Math.round((columns * horizon) / width));
  const noise = stage.noise('veil');
  const random = stage.random('veil');
  const cover = isCloudy(stage) ? -0.12 : random.between(0.02, 0.16);
  const strength = stage.time === 'night' ? 0.4 : 0.85;
  const lightX = stage.light.x / width;
  const lightY = stage.light.y / horizon;
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    const v = y / rows;
    const distance = 1 / (1.12 - v);
    for (let x = 0; x < columns; x++) {
      const u = (x / columns - 0.5) * (width / stage.short);
      const px = u * distance * 1.5 + 40;
      const py = distance * 2.4;
      const bend = noise(px * 0.7, py * 0.7) * 0.6;
      const density = fractal(noise, px + bend, py * 1.6 + bend, 5);
      const alpha = smooth(cover, cover + 0.42, density) * strength * smooth(1, 0.86, v) * smooth(0, 0.12, v);
      if (alpha <= 0.01) continue;
      const near = Math.max(0, 1 - Math.hypot((x / columns - lightX) * 1.4, v - lightY) * 1.5);
      const shade = smooth(0.1, 0.6, density - cover);
      const tone = mix(
        mix(colours.body, colours.lit, 0.35 + near * 0.65),
        colours.dark,
        shade * 0.5 * (1 - near),
      );
      const at = (y * columns + x) * 4;
      pixels[at] = tone[0];
      pixels[at + 1] = tone[1];
      pixels[at + 2] = tone[2];
      pixels[at + 3] = alpha * 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, 0, width, horizon);
}

function paintHeaps(stage: Stage, brush: Brush, colours: CloudColours, heaps: number): void {
  const random = stage.random('clouds');
  const noise = stage.noise('clouds');
  const places = Array.from({ length: heaps }, () => {
    const rise = random.next();
    return {
      rise,
      x: random.between(-0.15, 1.05),
      width: (0.28 + rise * 0.5) * random.between(0.7, 1.25),
      seed: random.between(0, 90),
    };
  }).sort((a, b) => a.rise - b.rise);
  brush.imageSmoothingQuality = 'high';
  brush.globalAlpha = stage.time === 'night' ? 0.7 : 0.96;
  for (const place of places) {
    const wide = place.width * Math.min(stage.width, stage.short * 1.5);
    const tall = wide * random.between(0.42, 0.6);
    const base = stage.horizon * (0.94 - place.rise * 0.72);
    const heap = paintHeap(
      stage,
      noise,
      wide,
      tall,
      place.seed,
      mixHaze(stage, colours, (1 - place.rise) * 0.4),
    );
    brush.drawImage(heap, place.x * stage.width - wide / 2, base - tall, wide, tall);
  }
  brush.globalAlpha = 1;
}

function mixHaze(stage: Stage, colours: CloudColours, amount: number): CloudColours {
  const haze = stage.palette.horizon;
  return {
    lit: mix(colours.lit, haze, amount * 0.5),
    body: mix(colours.body, haze, amount),
    dark: mix(colours.dark, haze, amount * 1.4),
  };
}

/** One heaped cloud: a dome of noise with a flat foot, shaded by how the density falls toward the light. */
export function paintHeap(
  stage: Stage,
  noise: Noise,
  wide: number,
  tall: number,
  seed: number,
  colours: CloudColours,
): Surface {
  const columns = Math.max(40, Math.min(DETAIL_COLUMNS, Math.round((wide / stage.short) * 300)));
  const rows = Math.max(24, Math.round((columns * tall) / wide));
  const side = stage.light.side;
  const density = (x: number, y: number): number => {
    const u = (x / columns) * 2 - 1;
    const v = 1 - y / rows;
    const lumps = fractal(noise, u * 2.2 + seed, v * 2.2 * (tall / wide) * 2 + seed * 1.7, 5);
    const folds = 1 - Math.abs(fractal(noise, u * 3.4 + seed * 2.1, v * 3 + seed, 3)) * 2;
    const dome = 1 - u * u * 1.25 - (v * 1.05) ** 2;
    return dome * 0.9 + lumps * 0.95 + folds * 0.14 - 0.4;
  };
  const field = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) field[y * columns + x] = density(x, y);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const step = Math.max(2, Math.round(columns * 0.03));
  for (let y = 0; y < rows; y++) {
    const foot = smooth(1, 0.8, y / rows);
    for (let x = 0; x < columns; x++) {
      const here = field[y * columns + x] as number;
      const edge = smooth(0, 0.3, Math.min(x, columns - x) / columns / 0.35);
      const alpha = smooth(0.02, 0.26, here * edge) * foot;
      if (alpha <= 0.01) continue;
      const towardX = Math.min(columns - 1, Math.max(0, x + side * step));
      const towardY = Math.max(0, y - step);
      const toward = field[towardY * columns + towardX] as number;
      const light = smooth(-0.22, 0.28, here - toward) * 0.75 + smooth(0.95, 0.1, y / rows) * 0.35;
      const tone =
        light > 0.5
          ? mix(colours.body, colours.lit, Math.min(1, (light - 0.5) * 2))
          : mix(colours.dark, colours.body, light * 2);
      const at = (y * columns + x) * 4;
      pixels[at] = tone[0];
      pixels[at + 1] = tone[1];
      pixels[at + 2] = tone[2];
      pixels[at + 3] = alpha * 255;
    }
  }
  return surfaceFromPixels(columns, rows, pixels);
}

/** Long soft banks of mist lying on the land or between mountains. */
export function paintMistBank(
  stage: Stage,
  brush: Brush,
  label: string,
  y: number,
  tall: number,
  strength: number,
): void {
  const columns = 200;
  const rows = 40;
  const noise = stage.noise(label);
  const tone = mix(stage.palette.fog, '#ffffff', stage.isDark ? 0.12 : 0.45);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    const v = row / rows;
    for (let x = 0; x < columns; x++) {
      const cloud = 0.5 + fractal(noise, (x / columns) * 5, v * 2.2, 4);
      const at = (row * columns + x) * 4;
      pixels[at] = tone[0];
      pixels[at + 1] = tone[1];
      pixels[at + 2] = tone[2];
      pixels[at + 3] = smooth(0.15, 0.9, cloud) * Math.sin(Math.PI * v) ** 1.3 * strength * 255;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, y - tall / 2, stage.width, tall);
}

/** Shafts of sun that fan out from the light. */
export function paintSunShafts(stage: Stage, brush: Brush, strength: number): void {
  paintBeams(stage, brush, stage.light, { strength, spread: 1, reach: 1 });
}

/** Under crowns they come from above the frame, broad and side by side. */
export function paintShaftsOfWood(stage: Stage, brush: Brush, strength: number): void {
  const { width, height, light } = stage;
  brush.filter = `blur(${(stage.short * 0.006).toFixed(1)}px)`;
  const above = { side: light.side, x: width * (0.5 + light.side * 0.42), y: -height * 0.5 };
  paintBeams(stage, brush, above, { strength, spread: 0.62, reach: 1.35 });
  brush.filter = 'none';
}

type Beams = { strength: number; spread: number; reach: number };

function paintBeams(
  stage: Stage,
  brush: Brush,
  light: Stage['light'],
  { strength, spread, reach: far }: Beams,
): void {
  const random = stage.random('shafts');
  const { palette, short } = stage;
  brush.globalCompositeOperation = 'screen';
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI / 2 + (light.y < 0 ? 1 : -1) * light.side * random.between(-0.2, 1.05) * spread;
    const wide = random.between(0.02, 0.07);
    const reach = short * random.between(0.9, 1.5) * far;
    const gradient = brush.createRadialGradient(light.x, light.y, 0, light.x, light.y, reach);
    gradient.addColorStop(0, css(palette.sun, strength * random.between(0.3, 1)));
    gradient.addColorStop(1, css(palette.sun, 0));
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.moveTo(light.x, light.y);
    brush.lineTo(light.x + Math.cos(angle - wide) * reach, light.y + Math.sin(angle - wide) * reach);
    brush.lineTo(light.x + Math.cos(angle + wide) * reach, light.y + Math.sin(angle + wide) * reach);
    brush.fill();
  }
  brush.globalCompositeOperation = 'source-over';
}
