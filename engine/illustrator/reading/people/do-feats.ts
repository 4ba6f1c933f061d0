// What people do with the whole body where not one word but what is named with them says it: who fights whom, who plays.

import { featEntry } from '../../lexicon/feat-entries.ts';
import { isFeat, type Feat } from '../../lexicon/feats.ts';
import { SWORD_BEARERS } from '../../lexicon/fighters.ts';
import type { SportsGround } from '../../lexicon/feat.ts';
import { isSportsGround } from '../../lexicon/sports-grounds.ts';
import type { Subject } from '../prompt-reading.ts';
import type { PersonAct, PersonLook } from './person-look.ts';
import { doFeat } from './do-feat.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';

/** With a sword each. */
const ARMED: ReadonlySet<string> = new Set(SWORD_BEARERS);
const IDLE: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([undefined, 'stand']);

/** People who fight each other are seen doing it. */
export function fight({ relation, from, to }: Tie, ties: readonly Tie[]): void {
  if (relation !== 'fighting' || !to?.person || !from.person) return;
  for (const { person } of new Set([from, to])) if (person) takeUp(person, ties, from, to);
}

function takeUp(person: PersonLook, ties: readonly Tie[], from: Subject, to: Subject): void {
  const isHolding = ties.some(
    (tie) => tie.relation === 'holding' && tie.from.person === person && !BLADES.has(tie.to?.key ?? ''),
  );
  if (isHolding || !IDLE.has(person.does) || (person.hands !== undefined && person.hands !== 'box')) return;
  if (person.role === 'boxer' || person.hands === 'box') {
    doFeat(person, 'spar');
    return;
  }
  const isArmed = [from, to].some(
    (one) =>
      ARMED.has(one.person?.role ?? '') ||
      ties.some((tie) => tie.relation === 'holding' && tie.from === one && BLADES.has(tie.to?.key ?? '')),
  );
  doFeat(person, isArmed ? 'duel' : 'fist');
}

const BLADES: ReadonlySet<string> = new Set(['sword', 'katana', 'jian', 'rapier']);

/** What is said of the body besides what is under the feet: who jumps on a snowboard is in the air. */
export function settleFeats({ subjects }: Pick<Cast, 'subjects'>): void {
  const people = subjects.flatMap(({ person }) => person ?? []);
  // A trainer is at the ring, and fights nobody.
  const players = subjects.flatMap(({ person, key }) => (person && key !== 'tradesperson' ? [person] : []));
  for (const { key } of subjects) {
    const usual = isSportsGround(key) ? USUAL[key] : undefined;
    for (const person of usual ? players : []) if (usual && isIdle(person)) takeUpUsual(person, usual);
  }
  for (const subject of subjects) playTogether(subject);
  // A goal that is named stands there, and the ball is with whoever kicks it.
  if (subjects.some(({ key, person }) => key === 'football-goal' || person?.hands === 'kick'))
    for (const person of people) if (person.hands === 'keeper' && IDLE.has(person.does)) waitForBall(person);
  for (const person of people) if (sweepsSnow(person)) person.workColour = SNOW;
  for (const person of people) {
    const inAir = person.does === 'jump' && person.hands && AIRBORNE[person.hands];
    if (inAir) person.hands = inAir;
    if (
      person.hands === 'box' &&
      people.filter((one) => one.hands === 'box' || one.role === 'boxer').length > 1
    )
      doFeat(person, 'spar');
    if (isFeat(person.hands) && person.does === undefined) person.does = person.hands;
  }
}

const SNOW = '#eef3fa';

/** 扫雪: no leaves lie before the broom. */
export function sweepsSnow(person: PersonLook | undefined): boolean {
  return person?.hands === 'sweep' && person.deeds?.some(({ words }) => /雪|\bsnow\b/i.test(words)) === true;
}

function waitForBall(person: PersonLook): void {
  delete person.hands;
  person.does = 'stand';
}

/** Children who play, and are not said to play anything, play ball with each other; a dance of many is not danced alone. */
function playTogether(subject: Subject): void {
  const { key, person, count, isCounted } = subject;
  if (!person) return;
  const isChild = person.age === 'child' || key === 'family' || key === 'child';
  if (isChild && (count > 1 || key === 'family') && person.does === 'play' && person.hands === undefined)
    doFeat(person, 'catch');
  if (person.hands === 'square-dance' && count === 1 && isCounted !== true)
    subject.count = featEntry('square-dance').players ?? 1;
}

/** Who runs after a butterfly has a net; after anybody else one runs, and they run away. */
export function chase({ relation, from: { person }, to }: Tie): void {
  if (relation !== 'chasing' || !person || person.hands !== undefined || !IDLE.has(person.does)) return;
  if (to && FLUTTERING.test(to.key)) doFeat(person, 'net');
  else for (const one of [person, to?.person]) if (one && IDLE.has(one.does)) one.does = 'run';
}
const FLUTTERING = /^(?:butterfly|dragonfly|bee|firefly|ladybug|bird)$/;

/** What is done on a ground where nothing else is said. */
const USUAL: Partial<Record<SportsGround, 'ice-skate' | 'spar' | 'crawl'>> = {
  rink: 'ice-skate',
  'boxing-ring': 'spar',
  'pool-lanes': 'crawl',
};

function isIdle({ does, hands, role }: PersonLook): boolean {
  const isAtIt = does === undefined || does === 'play' || does === 'swim';
  return isAtIt && (hands === undefined || hands === 'box') && (role === undefined || SPORTY.has(role));
}
const SPORTY: ReadonlySet<string> = new Set(['athlete', 'boxer', 'swimmer', 'skater']);

function takeUpUsual(person: PersonLook, usual: 'ice-skate' | 'spar' | 'crawl'): void {
  if (isFeat(usual)) doFeat(person, usual);
  else Object.assign(person, { hands: usual, does: usual, role: person.role ?? 'skater' });
}

const AIRBORNE: Partial<Record<PersonAct, Feat>> = { snowboard: 'snow-air', ski: 'ski-air' };
