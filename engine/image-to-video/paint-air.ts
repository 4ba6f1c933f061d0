// Everything in the air of a video of an image: chosen by its words, painted over each frame, moved by its camera.
import { mix } from '#engine/raster/colour.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { Image } from '#engine/raster/image.ts';
import { planStage } from '#engine/illustrator/staging/plan-stage.ts';
import { bubbleLayer, weatherLayers } from '#engine/illustrator/scenery/weather.ts';
import type { Stage } from '#engine/illustrator/staging/stage.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Box } from '#engine/raster/mask.ts';
import {
  dustPainter,
  emberPainter,
  inFrame,
  lightningPainter,
  starPainter,
  type Painter,
} from './air-motes.ts';
import { fogPainter, rayPainter, steamPainter, wanderingLight } from './air-veils.ts';
import type { Relief } from './find-relief.ts';
import type { MotionWords } from './read-motion-words.ts';

/** `nearness` is where in the image it is: the camera moves it with what is as near. */
export type AirLayer = { nearness: number; paint: Painter };

export type AirRequest = {
  words: Pick<MotionWords, 'air' | 'weather'>;
  small: Image;
  relief: Relief;
  still: { image: { width: number; height: number }; window: Box };
  width: number;
  height: number;
  seed: number;
  seconds: number;
  /** Nothing else in the video moves. */
  isStill: boolean;
};

const FALLING = ['rain', 'snow', 'petals', 'leaves', 'fireflies'] as const;

export function airLayers(request: AirRequest): AirLayer[] {
  const { words, relief, still, seconds } = request;
  const { air, weather } = words;
  const stage = stageOf(request);
  const sky = relief.air && inFrame(relief.air, still.image, still.window);
  const layers: AirLayer[] = [];
  const add = (is: boolean, nearness: number, make: () => Painter) => {
    if (is) layers.push({ nearness, paint: make() });
  };
  add(air.has('stars') && relief.isDarkAbove, 0.06, () => starPainter(stage, sky));
  add(air.has('rays'), 0.1, () => rayPainter(stage));
  add(weather.has('fog') || air.has('fog'), 0.45, () => fogPainter(stage));
  add(air.has('steam'), relief.focus.nearness, () => steamPainter(stage, sourceOfSteam(request)));
  add(air.has('dust'), 0.8, () => dustPainter(stage));
  add(air.has('embers'), 0.9, () => emberPainter(stage));
  for (const layer of [...weatherLayers(stage), ...(air.has('bubbles') ? [bubbleLayer(stage)] : [])]) {
    if (layer.kind === 'effect') layers.push({ nearness: 1, paint: (brush, now) => layer.apply(brush, now) });
  }
  add(weather.has('storm'), 0, () => lightningPainter(stage, seconds));
  if (layers.length === 0) add(request.isStill, 0.3, () => wanderingLight(stage));
  return layers;
}

/** Of the frame: so much of it is above where steam rises, which else nobody would see. */
const ROOM_FOR_STEAM = 0.36;

/** The upper edge of what the image is about, or its middle. */
function sourceOfSteam({ relief: { body, focus }, still: { image, window } }: AirRequest): {
  x: number;
  y: number;
  wide: number;
} {
  let { y } = focus;
  let wide = 0.12;
  if (body) {
    const column = Math.min(body.width - 1, Math.floor(focus.x * body.width));
    const rows = Array.from({ length: body.height }, (_, row) => body.values[row * body.width + column] ?? 0);
    y = (rows.findIndex((value) => value > 0.5) + body.height * 0.06) / body.height;
    const row = Math.min(body.height - 1, Math.floor(focus.y * body.height));
    const inside = body.values
      .subarray(row * body.width, (row + 1) * body.width)
      .filter((value) => value > 0.5);
    wide = Math.max(0.06, (inside.length / body.width) * 0.6);
  }
  return {
    x: (focus.x * image.width - window.left) / window.width,
    y: Math.max(ROOM_FOR_STEAM, (y * image.height - window.top) / window.height),
    wide: (wide * image.width) / window.width,
  };
}

/** A stage as bare as an open field by day, in the image's own light. */
function stageOf({ words, small, relief, still, width, height, seed }: AirRequest): Stage {
  const stage = planStage(parsePrompt(''), 'auto', { width, height, seed, prompt: '' });
  const weather = new Set(FALLING.filter((kind) => words.weather.has(kind)));
  if (words.weather.has('storm')) weather.add('rain');
  const { image, window } = still;
  const horizon = ((relief.horizon * image.height - window.top) / window.height) * height;
  const { mean, brightest } = readLight(small);
  return {
    ...stage,
    // Between the things of a photo, flakes and petals of a painted scene are lost.
    short: stage.short * 1.35,
    scene: 'meadow',
    time: 'day',
    weather,
    isSnowy: weather.has('snow'),
    isDark: mean[0] + mean[1] + mean[2] < 3 * 90,
    horizon: Math.min(height * 0.9, Math.max(height * 0.15, horizon)),
    light: {
      side: brightest.x < 0.5 ? -1 : 1,
      x: ((brightest.x * image.width - window.left) / window.width) * width,
      y: ((brightest.y * image.height - window.top) / window.height) * height,
    },
    palette: { ...stage.palette, ambient: mix(mean, '#ffffff', 0.6), fog: mix(mean, '#ffffff', 0.5) },
  };
}

/** The mean colour, and the brightest place of the upper half. */
function readLight(image: Image): {
  mean: [number, number, number];
  brightest: { x: number; y: number };
} {
  const { width, height, data } = shrinkImage(image, 24);
  const sums = [0, 0, 0];
  let most = -1;
  let at = 0;
  for (let i = 0; i < width * height; i++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    sums[0] = (sums[0] ?? 0) + red;
    sums[1] = (sums[1] ?? 0) + green;
    sums[2] = (sums[2] ?? 0) + blue;
    const light = red + green + blue;
    if (i < (width * height) / 2 && light > most) {
      most = light;
      at = i;
    }
  }
  const count = width * height;
  return {
    mean: [(sums[0] ?? 0) / count, (sums[1] ?? 0) / count, (sums[2] ?? 0) / count],
    brightest: { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height },
  };
}
