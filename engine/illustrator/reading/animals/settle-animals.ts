// What animals are where they are: water birds on the wing, pigeons on a square, pandas that eat of the grove they are in.

import { canRest } from '../../animals/heads.ts';
import { hasBack } from '../../placing/bear-on-back.ts';
import { FODDER } from '../../things/fodder.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, LIVING_KINDS } from '../subject-kinds.ts';

/** They swim or walk, but not where it is said that they fly; how tall they are then, as a part of the frame. */
/** Birds that are drawn on the ground or on the water, unless they fly. */
export const FLIERS: ReadonlySet<string> = new Set([
  'goose',
  'duck',
  'swan',
  'owl',
  'flamingo',
  'pelican',
  'cormorant',
  'puffin',
  'ibis',
  'pheasant',
  'partridge',
  'quail',
]);
const [ALONE, OF_MANY] = [0.26, 0.15] as const;
const SMALL_BIRDS: ReadonlySet<string> = new Set(['dove', 'gull', 'bird', 'blackbird', 'magpie']);
const GROUND =
  /^(?:(?:(?:city|town|public|market|village) )?square|plaza|piazza|ground|pavement|sidewalk|lawn|grass|sand|beach|广场|城市广场|地上|地面|草地|草地上|沙滩|沙滩上)$/i;
const FEW = 4;

/** Changes the subjects and their links. `show`: a word is shown by a thing. */
export function settleAnimals(
  reading: PromptReading,
  words: readonly Word[],
  show: (word: Word, thing: object) => void,
): void {
  const { subjects, relations, links } = reading;
  eatOfGrove(reading, words, show);
  walkUnderRiders(reading);
  const isFlying = relations.has('fly');
  const isOnGround = !isFlying && words.some((_, at) => standsOn(words, at));
  for (const [own, subject] of subjects.entries()) {
    if (isFlying && FLIERS.has(subject.key) && subject.rests === undefined)
      Object.assign(subject, { kind: 'bird', height: subject.count > 1 ? OF_MANY : ALONE });
    // Whoever has the hands at it does not fly.
    if (subject.kind === 'bird' && links.some(({ relation, to }) => relation === 'touching' && to === own))
      Object.assign(subject, { kind: 'full' });
    if (!SMALL_BIRDS.has(subject.key)) continue;
    const ties = links.filter(({ from }) => from === own);
    const isAtFeet = ties.some(({ words: said }) => /^(?:feet|脚)/i.test(said));
    const isOnThing = ties.some(({ relation }) => relation === 'on' || relation === 'in');
    if (isAtFeet) land(subject);
    else if (isOnGround ? ties.length === 0 : !isOnThing && subjects.length > 1 && isPerched(words, subject))
      land(subject);
  }
}

function land(subject: Subject): void {
  if (subject.isCounted !== true && subject.count > 1) subject.count = Math.max(subject.count, FEW);
  Object.assign(subject, { kind: 'full' });
}

/** "A crow perched on the railing behind her": on what is not drawn, but in no air. */
function isPerched(words: readonly Word[], { words: name }: Subject): boolean {
  const at = words.findIndex(({ text }) => text === name);
  const { clause } = words[at] ?? {};
  return (
    at >= 0 && words.slice(at + 1, at + 3).some((word) => word.clause === clause && PERCHED.test(word.text))
  );
}
/** Birds that do these are on their feet. */
const PERCHED =
  /^(?:perch(?:ed|es|ing)|sits?|sitting|stands?|standing|(?:walk|hop|strut|peck|pick|steal|wait|look|watch|eat|drink|nibbl|snatch)(?:s|es|e|ing|p?ing)?|(?:站|停|落|栖|蹲|走|啄|觅|偷)[在着]?)(?:\b|$|(?=\p{Script=Han}))/iu;

/** "On the square", 广场上. */
function standsOn(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  if (!GROUND.test(text)) return false;
  if (words[at]?.isHan) return text.endsWith('上') || words[at + 1]?.text === '上';
  return words
    .slice(Math.max(0, at - 4), at)
    .some((word) => /^(?:on|from|across|along|off)$/i.test(word.text));
}

/** 熊猫在竹林里吃竹子: what it is in is what it eats. */
function eatOfGrove(
  { subjects, links }: PromptReading,
  words: readonly Word[],
  show: (word: Word, thing: object) => void,
): void {
  const word = words.find((one) => meaningOf(one, 'link')?.value === 'eating');
  const link = links.find(
    ({ relation, to }) => relation === 'in' && (subjects[to ?? -1]?.key ?? '') in FODDER,
  );
  if (!word || !link || links.some(({ relation }) => relation === 'eating')) return;
  link.relation = 'eating';
  show(word, link);
}

/** A rabbit or a girl on a fox: who would sit with the face to the viewer is seen from the side, where there is a back to sit on. */
function walkUnderRiders({ subjects, links }: PromptReading): void {
  for (const { relation, from, to } of links) {
    const [rider, mount] = [subjects[from], subjects[to ?? -1]];
    if (relation !== 'riding' || !rider || !LIVING_KINDS.has(rider.kind) || !mount) continue;
    const isTurned = rider.kind === 'figure' ? mount.kind === 'face' : !hasBack(mount);
    if (ANIMAL_KINDS.has(mount.kind) && isTurned && canRest(mount, 'walk'))
      mount.rests ??= { how: 'walk', words: '' };
  }
}
