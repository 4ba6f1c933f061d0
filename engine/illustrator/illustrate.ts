// The built-in illustrator: words in, image out. Same prompt, seed, size and style make the same pixels.

import type { Style } from '#contract/limits.ts';
import { addGrain, composeScene, orderLayers, type Scene } from './compose-scene.ts';
import type { Image } from '#engine/raster/image.ts';
import { leaveOut, parsePrompt } from './parse-prompt.ts';
import { planStage } from './plan-stage.ts';
import type { Relation } from './lexicon/circumstances.ts';
import type { PromptReading, Subject } from './prompt-reading.ts';
import type { Stage } from './stage.ts';
import { reportPlaced, type Report } from './reading/report-placed.ts';
import { sceneLayers } from './scenes.ts';
import { applyStyle, type Look } from './styles/apply-style.ts';
import { subjectLayers } from './subject-layers.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { whatIsDone, whatWasPlaced } from './what-was-placed.ts';

export type IllustrationRequest = {
  prompt: string;
  negativePrompt?: string;
  style: Style;
  /** Pixels. */
  width: number;
  height: number;
  seed: number;
};

export type Illustration = { image: Image } & Report;

/**
 * Paints a prompt. `understood` and `ignored` hold the prompt's words as written: what was drawn, and what was not.
 * Needs the prepared drawings.
 */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  const { scene, look } = await planScene(request);
  const frame = composeScene(scene);
  const pixels = readPixels(frame);
  const image = applyStyle(look, { width: frame.width, height: frame.height, data: pixels }, request.seed);
  if (look === 'auto') addGrain(image.data, request.seed, 5);
  return { image, ...reportScene(scene) };
}

/** What of the prompt is in the scene. `moving`: what its subjects do only where it moves. */
export function reportScene(
  { stage, layers }: Scene,
  moving: readonly Relation[] = [],
  isFiller?: (word: string) => boolean,
): Report {
  const things = whatWasPlaced(stage, layers);
  const acts = new Set([...whatIsDone(stage, things, layers), ...moving]);
  return reportPlaced(stage.reading, { things, stage, acts }, isFiller);
}

/** Reads the prompt and lays out the scene without painting it: a video paints the same scene many times. */
export async function planScene(
  request: IllustrationRequest,
): Promise<{ scene: Scene; look: Look; reading: PromptReading }> {
  const reading = parsePrompt(request.prompt);
  if (request.negativePrompt !== undefined) forbid(reading, request.negativePrompt);
  const look = chooseLook(request.style, reading);
  const stage = planStage(reading, look, request);
  enliven(stage);
  const { layers } = await subjectLayers(stage);
  return { scene: { stage, layers: orderLayers([...(await sceneLayers(stage)), ...layers]) }, look, reading };
}

/** A chosen style wins over the words; among the words the last named wins. */
function chooseLook(style: Style, reading: PromptReading): Look {
  return style === 'auto' ? (reading.looks.at(-1) ?? 'auto') : style;
}

/** Takes what the negative prompt names out of the scene, whether it says "rain" or "no rain". */
function forbid(reading: PromptReading, negativePrompt: string): void {
  const { subjects, scenes, weather, time, looks, unwanted: said } = parsePrompt(negativePrompt);
  const { unwanted } = reading;
  for (const key of [...subjects.map((subject) => subject.key), ...said.keys]) unwanted.keys.add(key);
  for (const scene of [...scenes, ...said.scenes]) unwanted.scenes.add(scene);
  for (const one of [...weather, ...said.weather]) unwanted.weather.add(one);
  for (const one of [...(time ? [time] : []), ...said.times]) unwanted.times.add(one);
  for (const look of [...looks, ...said.looks]) unwanted.looks.add(look);
  unwanted.hasPeople ||= said.hasPeople || subjects.some(({ key }) => key === 'person');
  leaveOut(reading);
}

const BIRDS: Subject = { key: 'bird', drawing: 'own/crane', kind: 'bird', height: 0.07, count: 3 };
const BOAT: Subject = { key: 'boat', drawing: 'own/fisherman-boat', kind: 'boat', height: 0.17, count: 1 };
const WALKER: Subject = { key: 'person', drawing: 'own/wanderer', kind: 'figure', height: 0.3, count: 1 };
const UMBRELLA: Subject = { key: 'umbrella', drawing: 'umbrella', kind: 'item', height: 0.3, count: 1 };

/** A place named alone gets a small sign of life, so that the eye has somewhere to rest. */
function enliven(stage: Stage): void {
  const { reading, scene, look } = stage;
  if (
    reading.subjects.some(
      (subject) =>
        !['sky', 'tree', 'plant', 'landmark', 'hang'].includes(subject.kind) && subject.key !== 'street-lamp',
    )
  )
    return;
  if (look === 'logo' || look === 'product') return;
  const { keys, hasPeople } = reading.unwanted;
  const company: Subject[] = [];
  if (scene === 'water-town') company.push(BOAT);
  else if (scene === 'street')
    company.push(WALKER, ...(reading.weather.has('rain') || stage.isNeon ? [UMBRELLA] : []));
  else if (['lake', 'sea', 'mountains', 'meadow'].includes(scene) && !reading.weather.has('storm'))
    company.push(BIRDS);
  reading.subjects.push(
    ...company.filter((subject) => !keys.has(subject.key) && !(hasPeople && subject.kind === 'figure')),
  );
}
