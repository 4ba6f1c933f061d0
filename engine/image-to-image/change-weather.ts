// Gives a photo another weather: rain, snow, fog, storm, clouds or a clear sky, and what drifts through the air.
import { weatherLayers } from '#engine/illustrator/scenery/weather.ts';
import { paintSunShafts } from '#engine/illustrator/scenery/clouds.ts';
import type { Weather } from '#engine/illustrator/lexicon/circumstances.ts';
import { makeStage } from '#engine/illustrator/staging/stage.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { saturate, shadePixels, unitOf } from '#engine/raster/planes.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import { changeHour } from './change-hour.ts';
import { changeTone } from './change-tone.ts';
import type { Sort } from './instruction.ts';
import { layLayer, paintOver, stageOfPhoto } from './lay-illustration.ts';
import { openSky } from './open-sky.ts';
import { scatterLeaves } from './scatter-leaves.ts';
import { swapSky } from './swap-sky.ts';
import type { Reason, Work } from './work.ts';

/** How warm the light of a sunny day is. */
const SUNSHINE = 0.3;
/** Of 255: no sky of a day is as dark. */
const NIGHT = 40;
const DARKENED = 0.6;
/** Of 255: a sky below it is of dusk or night, and a blue one would be of another hour. */
const DUSK = 90;
/** Of the height: over so many rows to each side a sky without clouds is alike. */
const ALIKE = 0.04;

export function changeWeather(work: Work, sort: Sort, amount: number): Reason | null {
  switch (sort) {
    case 'clear': {
      // A covered sky is lighter than a blue one, and yet the land lies in more light under that.
      changeHour(work, 'day', amount);
      changeTone(work, 'warm', SUNSHINE * amount, null);
      return null;
    }
    case 'cloudy': {
      const painted = isDusk(work)
        ? swapSky(work, 'overcast clouds at night', 0)
        : swapSky(work, 'cloudy day');
      return typeof painted === 'string' ? painted : null;
    }
    case 'cloudless': {
      const sky = work.sky();
      if (sky && isDusk(work)) return smoothSky(work, sky.mask);
      const painted = swapSky(work, 'clear blue sky day');
      return typeof painted === 'string' ? painted : null;
    }
    case 'fog':
      layFog(work, amount);
      return null;
    case 'rain':
    case 'storm': {
      const hour = isNight(work) || isDusk(work) ? ' at night' : '';
      swapSky(
        work,
        (sort === 'storm' ? 'storm lightning' : 'rain clouds') + hour,
        hour ? 0 : 0.7,
        openSky(work),
      );
      dull(work, (sort === 'storm' ? 0.85 : 0.6) * Math.min(1.2, amount));
      letFall(work, 'rain', amount);
      return null;
    }
    case 'snow':
      dull(work, 0.22 * amount);
      letFall(work, 'snow', amount);
      return null;
    case 'lightning':
      return addLightning(work);
    case 'leaves':
      scatterLeaves(work, amount);
      return null;
    case 'petals':
    case 'fireflies':
      letFall(work, sort, amount);
      return null;
    case 'sun-rays':
      layRays(work, amount);
      return null;
  }
}

/** No bolt is seen in a bright sky: that becomes one of a storm. */
function addLightning(work: Work): Reason | null {
  const sky = work.sky();
  if (!sky) return 'no_sky';
  if (!isDusk(work)) {
    const painted = swapSky(work, 'storm lightning', 0.7);
    dull(work, 0.6);
    return typeof painted === 'string' ? painted : null;
  }
  const stage = stageOfPhoto(work, 'lightning');
  const struck = makeStage({ ...stage, weather: new Set(['storm']), time: 'night' });
  paintOver(
    work,
    (brush) => {
      for (const layer of weatherLayers(struck)) if (layer.name === 'lightning') layLayer(brush, layer);
    },
    sky.mask,
  );
  return null;
}

/** Each row of the sky has the colour that it has on the whole: its clouds and stars are gone, and its hour stays. */
function smoothSky(work: Work, mask: Mask): null {
  const { width, height, data } = work.image;
  const rows = new Float32Array(height * 4);
  mask.values.forEach((share, i) => {
    const row = Math.floor(i / width) * 4;
    for (let channel = 0; channel < 3; channel++)
      rows[row + channel] = (rows[row + channel] as number) + share * (data[i * 4 + channel] as number);
    rows[row + 3] = (rows[row + 3] as number) + share;
  });
  const reach = Math.max(1, Math.round(height * ALIKE));
  const smooth = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++) {
    const near = rows.subarray(Math.max(0, y - reach) * 4, (y + reach + 1) * 4);
    const sums = [0, 0, 0, 1e-6];
    near.forEach((value, n) => (sums[n % 4] = (sums[n % 4] as number) + value));
    for (let i = y * width; i < (y + 1) * width; i++) {
      const share = mask.values[i] as number;
      for (let channel = 0; channel < 3; channel++)
        smooth[i * 4 + channel] = blend(
          data[i * 4 + channel] as number,
          (sums[channel] as number) / (sums[3] as number),
          share,
        );
    }
  }
  work.image = { width, height, data: smooth };
  return null;
}

function isDusk(work: Work): boolean {
  const sky = work.sky();
  return sky !== null && skyLight(work.image, sky.mask) < DUSK;
}

/** Whether it is night, or was made one just now; where no sky is seen no other is painted. */
function isNight({ image, before, sky }: Work): boolean {
  const mask = sky()?.mask;
  if (!mask) return false;
  const [now, once] = [skyLight(image, mask), skyLight(before, mask)];
  return now < NIGHT || now < once * DARKENED;
}

function skyLight({ data }: Image, { values }: Mask): number {
  let [light, all] = [0, 1e-6];
  values.forEach((share, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    light += share * lumaOf(red, green, blue);
    all += share;
  });
  return light / all;
}

/** The light of a covered sky: few shadows, little colour, cool. */
function dull(work: Work, amount: number): void {
  work.image = shadeImage(work.image, (image) =>
    shadePixels(image, (pixel) => {
      saturate(pixel, 1 - 0.42 * amount);
      const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
      // Lights lose their shine, shadows open.
      const level = (1 - 0.22 * amount * ramp(0.3, 1, luma)) * (1 - 0.1 * amount);
      pixel.red = pixel.red * level * (1 - 0.07 * amount) + 0.015 * amount;
      pixel.green = pixel.green * level * (1 - 0.01 * amount) + 0.02 * amount;
      pixel.blue = pixel.blue * level * (1 + 0.06 * amount) + 0.03 * amount;
    }),
  );
}

/** Rain, snow, petals or leaves: a near and a far curtain, the far one fainter and finer. */
export function letFall(work: Work, weather: Weather, amount: number): void {
  const stage = stageOfPhoto(work, weather);
  const falling = makeStage({ ...stage, weather: new Set([weather]), time: 'day' });
  const layers = weatherLayers(falling).filter(({ name }) => name === weather);
  const far = makeStage({ ...falling, seed: falling.seed + 77 });
  const behind = weatherLayers(far).filter(({ name }) => name === weather);
  paintOver(work, (brush) => {
    for (const layer of layers) layLayer(brush, layer);
    // A heavier fall is more of it.
    if (amount > 0.8) for (const layer of behind) layLayer(brush, layer);
    if (amount > 1.2) {
      const third = makeStage({ ...falling, seed: falling.seed + 154 });
      for (const layer of weatherLayers(third).filter(({ name }) => name === weather)) layLayer(brush, layer);
    }
  });
}

/** Fog that thickens with distance: at the horizon and above nearly everything, at the feet of the viewer little. */
export function layFog(work: Work, amount: number): void {
  const sky = work.sky();
  const subject = work.subject()?.mask.values ?? null;
  const horizon = sky?.horizon ?? 0.42;
  work.image = shadeImage(work.image, (image) => {
    const { width, height } = image;
    const unit = unitOf(image);
    const drift = spreadClouds(width, height, {
      cell: 420 * unit,
      cellHeight: 150 * unit,
      octaves: 4,
      seed: work.seed + 5,
    });
    const [red, green, blue] = fogColour(image.red, image.green, image.blue);
    shadePixels(image, (pixel) => {
      const v = pixel.y / height;
      const i = pixel.index;
      const far =
        v < horizon ? 1 - 0.35 * ramp(horizon, horizon - 0.5, v) : (1 - ramp(horizon, 1.08, v)) ** 1.25;
      const near = subject ? 1 - 0.74 * (subject[i] ?? 0) : 1;
      const lumps = 0.62 + 0.85 * ((drift[i] ?? 0.5) - 0.1);
      const thick = clamp(1 - Math.exp(-1.4 * amount * (0.06 + far) * near * lumps), 0, 0.96);
      pixel.red = blend(pixel.red, red, thick);
      pixel.green = blend(pixel.green, green, thick);
      pixel.blue = blend(pixel.blue, blue, thick);
    });
  });
}

/** The mean of the image's lighter half, paler and cooler. */
function fogColour(red: Float32Array, green: Float32Array, blue: Float32Array): [number, number, number] {
  let total = 1e-6;
  const sum = [0, 0, 0];
  let mean = 0;
  let count = 0;
  for (let i = 0; i < red.length; i += 13) {
    mean += lumaOf(red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0);
    count++;
  }
  mean /= Math.max(1, count);
  for (let i = 0; i < red.length; i += 13) {
    if (lumaOf(red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0) < mean) continue;
    total++;
    sum[0] = (sum[0] ?? 0) + (red[i] ?? 0);
    sum[1] = (sum[1] ?? 0) + (green[i] ?? 0);
    sum[2] = (sum[2] ?? 0) + (blue[i] ?? 0);
  }
  const luma = lumaOf((sum[0] ?? 0) / total, (sum[1] ?? 0) / total, (sum[2] ?? 0) / total);
  const level = clamp(luma * 1.12 + 0.08, 0.16, 0.86);
  return [0.98, 1, 1.03].map((cool, channel) => {
    const own = ((sum[channel] ?? 0) / total / Math.max(0.05, luma)) * level;
    return clamp(blend(own, level * cool, 0.62));
  }) as [number, number, number];
}

function layRays(work: Work, amount: number): void {
  const stage = stageOfPhoto(work, 'sun rays');
  paintOver(work, (brush) => {
    brush.globalCompositeOperation = 'screen';
    paintSunShafts(stage, brush, 0.22 * amount);
  });
  work.image = shadeImage(work.image, (image) => {
    const reach = Math.hypot(image.width, image.height) * 0.7;
    shadePixels(image, (pixel) => {
      const near = Math.max(0, 1 - Math.hypot(pixel.x - stage.light.x, pixel.y - stage.light.y) / reach) ** 2;
      pixel.red = screen(pixel.red, near * 0.34 * amount);
      pixel.green = screen(pixel.green, near * 0.28 * amount);
      pixel.blue = screen(pixel.blue, near * 0.16 * amount);
    });
  });
}
