// Paints a sky from words with the illustrator's brushes, to be laid behind the land of a photo.
import { composeScene } from '#engine/illustrator/painting/compose-scene.ts';
import { orderLayers } from '#engine/illustrator/painting/compose-scene.ts';
import type { Layer } from '#engine/illustrator/painting/layer.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { Image } from '#engine/raster/image.ts';
import { isCloudy } from '#engine/illustrator/staging/cloudy.ts';
import { planStage } from '#engine/illustrator/staging/plan-stage.ts';
import type { PromptReading } from '#engine/illustrator/reading/prompt-reading.ts';
import { cloudLayers } from '#engine/illustrator/scenery/clouds.ts';
import { skyLayers } from '#engine/illustrator/scenery/sky.ts';
import { skyWonderLayers } from '#engine/illustrator/scenery/sky-wonders.ts';
import { weatherLayers } from '#engine/illustrator/scenery/weather.ts';
import { makeStage, type Stage } from '#engine/illustrator/staging/stage.ts';
import { readPixels } from '#engine/raster/surface.ts';

/** A meadow's horizon lies so high in an image of the illustrator (see plan-stage.ts). */
const MEADOW_HORIZON = 0.58;

export type PaintedSky = { image: Image; stage: Stage; understood: string[]; ignored: string[] };

/** `horizon` is the lowest row of the photo that has sky, in pixels. */
export function paintSky(
  words: string,
  size: { width: number; height: number },
  horizon: number,
  seed: number,
): PaintedSky {
  const { width, height } = size;
  const reading = readSkyWords(words);
  const isSpace = reading.scenes.includes('space');
  reading.scenes = [isSpace ? 'space' : 'meadow'];
  const frame = isSpace ? height : Math.max(64, Math.round(horizon / MEADOW_HORIZON));
  const planned = planStage(reading, 'auto', { width, height: frame, seed, prompt: words });
  // Watercolours get no dark corners: the photo has its own.
  const stage = makeStage({ ...planned, look: 'watercolor' });
  const isClear = /\b(clear|cloudless)\b|晴朗|无云|万里无云/i.test(words);
  const isCovered = isCloudy(stage);
  const layers: Layer[] = [
    // No star is seen through clouds that rain.
    ...skyLayers(stage).filter(({ name }) => name !== 'stars' || !isCovered),
    ...(isSpace ? [] : cloudLayers(stage, isClear ? 0 : manyClouds(words))),
    ...skyWonderLayers(stage),
    ...weatherLayers(stage).filter(({ name }) => name === 'lightning'),
  ];
  const sheet = composeScene({ stage, layers: orderLayers(layers) });
  const pixels = readPixels(sheet);
  // Below the painted sky its last row goes on, for land that hangs lower.
  const data = new Uint8ClampedArray(width * height * 4);
  const last = isSpace ? height - 1 : Math.max(0, Math.min(frame, Math.round(stage.horizon)) - 2);
  for (let y = 0; y < height; y++) {
    const row = Math.min(y, last) * width * 4;
    data.set(pixels.subarray(row, row + width * 4), y * width * 4);
  }
  return {
    image: { width, height, data },
    stage,
    understood: reading.understood,
    ignored: reading.ignored,
  };
}

function manyClouds(words: string): number | undefined {
  if (/\b(cloudy|clouds|overcast|dramatic)\b|戏剧|多云|云朵|乌云|白云|阴/i.test(words)) return 8;
  return undefined;
}

const DAYLIGHT = /\b(?:blue|white|sunny|clear|clouds?|cloudy|fluffy)\b|蓝|白云|云|晴/iu;

/** The illustrator's reading of the words, with a few more words for skies. */
function readSkyWords(words: string): PromptReading {
  const reading = parsePrompt(words);
  if (reading.time === undefined && /\b(pink|orange|purple|golden)\b|粉色|橙色|紫色|金色/i.test(words))
    reading.time = 'sunset';
  // A dramatic sunset has many clouds, and no thunder.
  if (reading.time === undefined && /\bdramatic\b|戏剧/i.test(words)) reading.weather.add('storm');
  if (/\b(dark clouds|storm clouds|thunder)\b|乌云|阴沉|雷/i.test(words)) reading.weather.add('storm');
  if (/\b(overcast|gr[ae]y|gloomy)\b|阴天|灰/i.test(words)) reading.weather.add('rain');
  // White clouds are seen by day.
  if (reading.time === undefined && reading.weather.size === 0 && DAYLIGHT.test(words)) reading.time = 'day';
  reading.subjects = reading.subjects.filter(({ kind }) => kind === 'sky');
  return reading;
}

const OF_SKY =
  /\bsk(?:y|ies)\b|\bstar(?:s|ry|light)?\b|\bclouds?\b|\bmilky way\b|天空|星空|夜空|星星|繁星|蓝天|云|银河|晚霞|朝霞/iu;

/** Whether the words are about a sky and no place below it. */
export function namesSkyAlone(words: string): boolean {
  const { scenes, subjects } = parsePrompt(words);
  return (
    OF_SKY.test(words) &&
    scenes.every((scene) => scene === 'sky') &&
    subjects.every(({ kind }) => kind === 'sky')
  );
}
