// A prompt planned as a scene, before it is painted: where its subjects stand, and what would be told of it.

import { layOutReading, reportScene, type ScenePlan } from '#engine/illustrator/illustrate.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { PromptReading } from '#engine/illustrator/reading/prompt-reading.ts';
import type { Report } from '#engine/illustrator/report-placed.ts';
import type { Spot } from '#engine/illustrator/placing/spot.ts';

type PlannedScene = {
  scene: ScenePlan;
  reading: PromptReading;
  spots: Spot[];
  /** Returns the spots of the subjects with this key. */
  of: (key: string) => Spot[];
  told: Report;
};

/** Returns the scene of a prompt, 512 pixels wide and high. */
export async function planScene(prompt: string, seed = 1): Promise<PlannedScene> {
  const reading = parsePrompt(prompt);
  const request = { prompt, style: 'auto', width: 512, height: 512, seed } as const;
  const { layout, see } = await layOutReading(reading, request);
  // Half of the tests ask for nothing that has to be looked at.
  const seen = once(see);
  const scene: ScenePlan = {
    ...layout,
    get placed() {
      return seen().placed;
    },
    get fewer() {
      return seen().fewer;
    },
    get miscoloured() {
      return seen().miscoloured;
    },
    get unsized() {
      return seen().unsized;
    },
    get unseen() {
      return seen().unseen;
    },
  };
  const told = once(() => reportScene(scene));
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return {
    scene,
    reading,
    spots,
    of: (key) => spots.filter(({ subject }) => subject.key === key),
    get told() {
      return told();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
