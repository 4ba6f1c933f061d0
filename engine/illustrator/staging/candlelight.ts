// By candlelight: a candle on a table, in a room at night.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';
import { TABLE } from '../casting/diners.ts';

const CANDLELIGHT = /candle ?light|candlelit|烛光|烛火/i;
const DISH: Subject = { key: 'spaghetti', drawing: 'noto/spaghetti', kind: 'food', height: 0.2, count: 1 };
/** Where a table may stand. */
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);
const PLACED: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under']);
/** Metres. */
const SMALL = 0.6;

/** On the floor of a room it would hardly be seen, far below the light: it is on the table. */
function isSmallAnimal(subject: Subject): boolean {
  return subject.kind !== 'figure' && subject.person === undefined && metresOf(subject) < SMALL;
}

export function isCandleLit({ subjects }: Pick<PromptReading, 'subjects'>): boolean {
  return subjects.some(isCandlelight);
}

export function isCandlelight({ key, words = '' }: Pick<Subject, 'key' | 'words'>): boolean {
  return key === 'candle' && CANDLELIGHT.test(words);
}

/** Changes the reading: whose light is spoken of stands on a table, which is laid where a meal is had. */
export function lightCandles(reading: PromptReading): void {
  const { subjects, links, scenes } = reading;
  const candle = subjects.find(isCandlelight);
  const somebody = subjects.find(({ kind }) => HOLDER_KINDS.has(kind));
  const isOutside = scenes.some((scene) => !INSIDE.has(scene));
  // Outside there is a table where somebody eats.
  const isDinedAt =
    somebody !== undefined && subjects.some(({ key }) => key === 'table' || key === 'dining-table');
  if (!candle || (isOutside && !isDinedAt) || subjects.some(({ key }) => key === 'picnic')) return;
  reading.time ??= isOutside ? 'sunset' : 'night';
  // In the hall of a throne candles burn at the pillars.
  if (subjects.some(({ key }) => key === 'throne')) return;
  const own = subjects.indexOf(candle);
  if (!somebody) {
    if (reading.meal && subjects.every(({ kind }) => kind !== 'food')) subjects.push({ ...DISH });
    // No table bears a piano.
    const isLarge = subjects.some((one) => one.kind === 'item' && metresOf(one) > SMALL);
    if (scenes.length === 0) scenes.push(isLarge ? 'room' : 'table');
    if (isLarge && scenes.includes('room') && subjects.every(({ key }) => !/table|desk/.test(key)))
      links.push({ relation: 'on', from: own, to: subjects.push({ ...TABLE }) - 1, words: '' });
    return;
  }
  if (scenes.length === 0) scenes.push('room');
  // It is nobody's: it stands on the table.
  reading.links = links.filter(({ from, to }) => from !== own && to !== own);
  let table = subjects.findIndex(({ key }) => /table|desk/.test(key));
  if (table < 0) {
    table = subjects.push({ ...TABLE }) - 1;
    const beside = subjects.indexOf(somebody);
    const isPlaced = reading.links.some(({ relation, from }) => from === beside && PLACED.has(relation));
    reading.links.push(
      isSmallAnimal(somebody) && !isPlaced
        ? { relation: 'on', from: beside, to: table, words: '' }
        : { relation: 'beside', from: table, to: beside, words: '' },
    );
  }
  reading.links.push({ relation: 'on', from: own, to: table, words: '' });
}
