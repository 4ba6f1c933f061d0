// By candlelight: a candle on a table, in a room at night.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const CANDLELIGHT = /candle ?light|candlelit|烛光|烛火/i;
const TABLE: Subject = { key: 'table', drawing: 'own/table', kind: 'item', height: 0.4, count: 1 };
const DISH: Subject = { key: 'spaghetti', drawing: 'noto/spaghetti', kind: 'food', height: 0.2, count: 1 };
/** Where a table may stand. */
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);
const SEATED: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full']);

export function isCandleLit({ subjects }: Pick<PromptReading, 'subjects'>): boolean {
  return subjects.some(isCandlelight);
}

function isCandlelight({ key, words = '' }: Subject): boolean {
  return key === 'candle' && CANDLELIGHT.test(words);
}

/** Changes the reading: whose light is spoken of stands on a table, which is laid where a meal is had. */
export function lightCandles(reading: PromptReading): void {
  const { subjects, links, scenes } = reading;
  const candle = subjects.find(isCandlelight);
  const isElsewhere =
    scenes.some((scene) => !INSIDE.has(scene)) || subjects.some(({ key }) => key === 'picnic');
  if (!candle || isElsewhere) return;
  reading.time ??= 'night';
  const own = subjects.indexOf(candle);
  const somebody = subjects.find(({ kind }) => SEATED.has(kind));
  if (!somebody) {
    if (reading.meal && subjects.every(({ kind }) => kind !== 'food')) subjects.push({ ...DISH });
    if (scenes.length === 0) scenes.push('table');
    return;
  }
  if (scenes.length === 0) scenes.push('room');
  // It is nobody's: it stands on the table.
  reading.links = links.filter(({ from, to }) => from !== own && to !== own);
  let table = subjects.findIndex(({ key }) => /table|desk/.test(key));
  if (table < 0) {
    table = subjects.push({ ...TABLE }) - 1;
    reading.links.push({ relation: 'beside', from: table, to: subjects.indexOf(somebody), words: '' });
  }
  reading.links.push({ relation: 'on', from: own, to: table, words: '' });
}
