// The built-in illustrator: words in, image out. Same prompt, seed, size and style make the same pixels.

import type { Style } from '#contract/limits.ts';
import { addGrain, composeScene, orderLayers, type Scene } from './compose-scene.ts';
import type { Image } from '#engine/raster/image.ts';
import { parsePrompt } from './parse-prompt.ts';
import { planStage } from './plan-stage.ts';
import type { PromptReading, Subject } from './prompt-reading.ts';
import type { Stage } from './stage.ts';
import { sceneLayers } from './scenes.ts';
import { applyStyle, type Look } from './styles/apply-style.ts';
import { subjectLayers } from './subject-layers.ts';
import { readPixels } from '#engine/raster/surface.ts';

export type IllustrationRequest = {
  prompt: string;
  negativePrompt?: string;
  style: Style;
  /** Pixels. */
  width: number;
  height: number;
  seed: number;
};

export type Illustration = { image: Image; understood: string[]; ignored: string[] };

/**
 * Paints a prompt. `understood` and `ignored` hold the prompt's words as written, so that the screen can say
 * what was drawn and what was not. Needs the prepared drawings.
 */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  const { scene, look, reading } = await planScene(request);
  const frame = composeScene(scene);
  const pixels = readPixels(frame);
  const image = applyStyle(look, { width: frame.width, height: frame.height, data: pixels }, request.seed);
  if (look === 'auto') addGrain(image.data, request.seed, 5);
  return { image, understood: reading.understood, ignored: reading.ignored };
}

/** Reads the prompt and lays out the scene without painting it: a video paints the same scene many times. */
export async function planScene(
  request: IllustrationRequest,
): Promise<{ scene: Scene; look: Look; reading: PromptReading }> {
  const reading = parsePrompt(request.prompt);
  if (request.negativePrompt !== undefined) leaveOut(reading, request.negativePrompt);
  const look = chooseLook(request.style, reading);
  const stage = planStage(reading, look, request);
  enliven(stage, request.negativePrompt ?? '');
  const { layers } = await subjectLayers(stage);
  return { scene: { stage, layers: orderLayers([...(await sceneLayers(stage)), ...layers]) }, look, reading };
}

/** A chosen style wins over the words; among the words the last named wins. */
function chooseLook(style: Style, reading: PromptReading): Look {
  return style === 'auto' ? (reading.looks.at(-1) ?? 'auto') : style;
}

/** Takes what the negative prompt names out of the scene. */
function leaveOut(reading: PromptReading, negativePrompt: string): void {
  const unwanted = parsePrompt(negativePrompt);
  const keys = new Set(unwanted.subjects.map((subject) => subject.key));
  const noPeople = unwanted.subjects.some((subject) => subject.key === 'person');
  reading.subjects = reading.subjects.filter(
    (subject) => !keys.has(subject.key) && !(noPeople && subject.kind === 'figure'),
  );
  reading.scenes = reading.scenes.filter((scene) => !unwanted.scenes.includes(scene));
  for (const weather of unwanted.weather) reading.weather.delete(weather);
  if (reading.time === unwanted.time) reading.time = undefined;
  reading.looks = reading.looks.filter((look) => !unwanted.looks.includes(look));
}

const BIRDS: Subject = { key: 'bird', drawing: 'own/crane', kind: 'bird', height: 0.07, count: 3 };
const BOAT: Subject = { key: 'boat', drawing: 'own/fisherman-boat', kind: 'boat', height: 0.17, count: 1 };
const WALKER: Subject = { key: 'person', drawing: 'own/wanderer', kind: 'figure', height: 0.3, count: 1 };
const UMBRELLA: Subject = { key: 'umbrella', drawing: 'umbrella', kind: 'item', height: 0.3, count: 1 };

/** A place named alone gets a small sign of life, so that the eye has somewhere to rest. */
function enliven(stage: Stage, unwanted: string): void {
  const { reading, scene, look } = stage;
  if (
    reading.subjects.some(
      (subject) =>
        !['sky', 'tree', 'plant', 'landmark', 'hang'].includes(subject.kind) && subject.key !== 'street-lamp',
    )
  )
    return;
  if (look === 'logo' || look === 'product') return;
  const keys = new Set(parsePrompt(unwanted).subjects.map((subject) => subject.key));
  const company: Subject[] = [];
  if (scene === 'water-town') company.push(BOAT);
  else if (scene === 'street')
    company.push(WALKER, ...(reading.weather.has('rain') || stage.isNeon ? [UMBRELLA] : []));
  else if (['lake', 'sea', 'mountains', 'meadow'].includes(scene) && !reading.weather.has('storm'))
    company.push(BIRDS);
  reading.subjects.push(...company.filter((subject) => !keys.has(subject.key)));
}
