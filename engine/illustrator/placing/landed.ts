// What flies elsewhere and has come down: it stands on the ground it landed on.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isSaidToFly } from './is-aloft.ts';
import { OUTSIDE_WINDOW } from './stand-at-window.ts';
import type { Stage, StageScene } from '../staging/stage.ts';

const FLYERS: ReadonlySet<string> = new Set(['spaceship', 'ufo', 'rocket', 'plane', 'helicopter']);
const LANDED =
  /\b(?:land(?:s|ed|ing)?|touch(?:es|ed|ing) down|parked|crash(?:ed|es)?|crash-landed)\b(?! (?:of|above|below|under))|降落|着陆|登陆|停在|停着|停放|停靠|停机坪|\b(?:on|at) the (?:tarmac|runway|airfield)\b|坠毁|迫降|坠落在/;
/** There is nothing to stand on. */
const GROUNDLESS: ReadonlySet<StageScene> = new Set(['space', 'sky', 'sea', 'lake', 'underwater', 'city']);

/** Whether it stands where it landed, and does not fly. */
export function hasLanded(stage: Pick<Stage, 'scene' | 'words' | 'reading'>, subject: Subject): boolean {
  if (GROUNDLESS.has(stage.scene)) return false;
  return (
    (ROOFED.has(stage.scene) && isOnItsFeet(subject) && !isOutside(stage, subject)) ||
    (FLYERS.has(subject.key) && LANDED.test(stage.words)) ||
    (PARKED.has(subject.key) && isStoodBy(stage.reading, subject))
  );
}

/** Birds that are drawn standing: under a roof nothing holds them up in the air. */
function isOnItsFeet({ key, drawing }: Subject): boolean {
  return /^(?:bird|parrot|blackbird|magpie)$/.test(key) || drawing === 'own/rock-dove';
}
/** In the air, or in the panes of a window. */
function isOutside({ reading, words }: Pick<Stage, 'words' | 'reading'>, subject: Subject): boolean {
  return isSaidToFly(reading, subject) || OUTSIDE_WINDOW.test(words);
}
const ROOFED: ReadonlySet<StageScene> = new Set(['room', 'station', 'metro', 'theatre']);

const PARKED: ReadonlySet<string> = new Set(['plane', 'biplane', 'helicopter', 'fighter-jet']);
const BY: ReadonlySet<LinkRelation> = new Set(['beside', 'in_front', 'leaning_on']);

/** "A pilot standing next to a plane": he is on the ground, and so is the plane. */
function isStoodBy({ links, subjects, relations }: PromptReading, plane: Subject): boolean {
  return (
    !relations.has('fly') &&
    links.some(
      ({ relation, from, to, words }) =>
        BY.has(relation) &&
        words !== '' &&
        subjects[to ?? -1] === plane &&
        subjects[from]?.kind === 'figure' &&
        subjects[from].person?.does !== 'fly',
    )
  );
}
