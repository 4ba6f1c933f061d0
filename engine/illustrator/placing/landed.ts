// What flies elsewhere and has come down: it stands on the ground it landed on.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';

const FLYERS: ReadonlySet<string> = new Set(['spaceship', 'ufo', 'rocket', 'plane', 'helicopter']);
const LANDED =
  /\b(?:land(?:s|ed|ing)?|touch(?:es|ed|ing) down|parked|crash(?:ed|es)?|crash-landed)\b(?! (?:of|above|below|under))|降落|着陆|登陆|停在|停着|停放|停靠|停机坪|\b(?:on|at) the (?:tarmac|runway|airfield)\b|坠毁|迫降|坠落在/;
/** There is nothing to stand on. */
const GROUNDLESS: ReadonlySet<StageScene> = new Set(['space', 'sky', 'sea', 'lake', 'underwater', 'city']);

/** Whether it stands where it landed, and does not fly. */
export function hasLanded({ scene, words }: Pick<Stage, 'scene' | 'words'>, { key }: Subject): boolean {
  return FLYERS.has(key) && !GROUNDLESS.has(scene) && LANDED.test(words);
}
