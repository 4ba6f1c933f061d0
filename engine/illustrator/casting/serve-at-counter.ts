// Who serves coffee or drinks, or sells at a till, stands behind a counter where nothing else is said.

import { COUNTER } from '../lexicon/barriers.ts';
import type { FrameName, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { workplaceOf } from '../staging/workplaces.ts';

const SERVES = /\b(?:barista|bartender|cashier|shopkeeper)s?\b|咖啡师|调酒师|收银员|店主|老板娘/i;
/** More have no room behind it. */
const MOST = 3;
/** Of these images a counter is no part. */
const APART: ReadonlySet<FrameName> = new Set<FrameName>([
  'portrait',
  'full',
  'poster',
  'logo',
  'product',
  'top_down',
]);
const { key, drawing, kind, height } = COUNTER;

/** Changes the reading. */
export function serveAtCounter(reading: PromptReading, prompt: string): void {
  const { subjects, links, scenes, isPortrait, frame, unwanted } = reading;
  const servers = subjects.filter(({ words = '' }) => SERVES.test(words));
  const isFull = servers.reduce((sum, { count }) => sum + count, 0) > MOST;
  // Who is in a place of their own is where that has them.
  // A café has a counter as well.
  const isElsewhere = scenes.some((scene) => scene !== 'room') || (scenes.length > 0 && !CAFE.test(prompt));
  const isPlaced = isPortrait || isElsewhere || (frame !== undefined && APART.has(frame));
  if (servers.length === 0 || isFull || isPlaced || unwanted.keys.has(COUNTER.key)) return;
  if (workplaceOf(reading) !== 'room' || !subjects.every((one) => isOfCounter(one, servers))) return;
  // What is made has not been put down yet.
  const made = subjects.findIndex(({ kind }) => kind === 'food');
  const isLoose = made >= 0 && !links.some(({ from, to: at }) => from === made || at === made);
  if (isLoose)
    links.push({ relation: 'holding', from: subjects.indexOf(servers[0] as Subject), to: made, words: '' });
  const to = subjects.push({ key, drawing, kind, height, count: 1 }) - 1;
  for (const one of servers) links.push({ relation: 'behind', from: subjects.indexOf(one), to, words: '' });
}

const CAFE = /\b(?:caf[eé]s?|coffee ?(?:shop|house)|bars?|pub)\b|咖啡[馆厅店]|酒吧/i;

function isOfCounter(subject: Subject, servers: readonly Subject[]): boolean {
  return servers.includes(subject) || subject.kind === 'food';
}
