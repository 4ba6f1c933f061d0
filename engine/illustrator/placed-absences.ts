// Whether what a prompt forbids is missing in the scene, so that it may be told as understood.

import type { SceneName } from './lexicon/circumstances.ts';
import { LIT_CAKE } from './contents/bare-cakes.ts';
import type { Layer } from './painting/layer.ts';
import { readRole } from './people/roles.ts';
import type { Absence, Subject } from './reading/prompt-reading.ts';
import { isInScenery } from './staging/forbidden-scenery.ts';
import type { Stage } from './staging/stage.ts';

/** Whether nothing of what it forbids is drawn. `placed`: subjects that are seen. */
export function isLeftOut(
  absence: Absence,
  stage: Stage,
  layers: readonly Layer[],
  placed: ReadonlySet<object>,
): boolean {
  const { unwanted, isPart } = absence;
  const seen = stage.reading.subjects.filter((subject) => placed.has(subject));
  // There are cakes without candles.
  const isOfCake = unwanted.keys.has('candle') && seen.some(({ key }) => key === 'cake');
  if (isPart && !isOfCake) return false;
  if (seen.some((subject) => unwanted.keys.has(subject.key) || wearsAny(subject, unwanted.keys)))
    return false;
  if (isOfCake && seen.some(({ drawing }) => drawing === LIT_CAKE)) return false;
  const inScenery = isInScenery(absence, layers);
  if (inScenery !== undefined) return !inScenery;
  if (unwanted.scenes.has(stage.scene as SceneName)) return false;
  if (unwanted.weather.has('snow') && stage.isSnowy) return false;
  return !(unwanted.times.size > 0 && unwanted.times.has(stage.time));
}

const ON_HEADS = ['hat', 'cap', 'crown', 'helmet'];
/** They are built with their hats on. */
const HATTED = /^(?:snowman|scarecrow)$/;

/** Of their own choice, by their trade, or as they are drawn. */
function wearsAny({ person, key }: Subject, keys: ReadonlySet<string>): boolean {
  const isHat = ON_HEADS.some((one) => keys.has(one));
  if (isHat && HATTED.test(key)) return true;
  if (!person || keys.size === 0) return false;
  const role = readRole(person.role);
  if (isHat && role.headgear !== undefined) return true;
  return [...person.wears, ...role.wears].some(({ garment }) => keys.has(garment));
}
