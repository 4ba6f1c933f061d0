// 爸爸开车带着孩子: who drives, and nothing is named that one drives, drives a car; who is on horseback has a horse.

import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from './make-subjects.ts';
import type { Word } from './word.ts';

const CAR: Omit<Subject, 'count'> = { key: 'car', drawing: 'noto/automobile', kind: 'vehicle', height: 0.24 };
const DRIVING = /^(?:开车|驾车|driving|drives)$/i;
const DRIVEN: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'air', 'boat']);

/** Who drives by trade. */
const VEHICLES: readonly (readonly [RegExp, Omit<Subject, 'count'>])[] = [
  [/^(?:taxi|cab) driver|出租车司机/i, { key: 'taxi', drawing: 'taxi', kind: 'vehicle', height: 0.28 }],
  [/^bus driver|公交车?司机/i, { key: 'bus', drawing: 'bus', kind: 'vehicle', height: 0.28 }],
  [
    /^truck driver|卡车司机|货车司机/i,
    { key: 'truck', drawing: 'delivery-truck', kind: 'vehicle', height: 0.28 },
  ],
  [
    /^(?:motorcyclist|biker|motorcycle rider)$|摩托车手|摩托骑手/i,
    { key: 'motorcycle', drawing: 'motorcycle', kind: 'vehicle', height: 0.28 },
  ],
];

export function giveCar(words: readonly Word[], { subjects }: Cast): Tie[] {
  const people = subjects.filter(({ kind }) => kind === 'figure');
  if (people.length === 0 || subjects.some(({ kind }) => DRIVEN.has(kind))) return [];
  for (const [trade, vehicle] of VEHICLES) {
    const word = words.find(({ text }) => trade.test(text));
    const from = people.find(({ words: said }) => said === word?.text);
    if (!word || !from) continue;
    const to = { ...vehicle, count: 1 };
    subjects.push(to);
    const relation = vehicle.key === 'motorcycle' ? 'riding' : 'driving';
    return [{ relation, from, to, words: '', word }];
  }
  const word = words.find(({ text }) => DRIVING.test(text));
  if (!word) return [];
  const to: Subject = { ...CAR, count: 1 };
  subjects.push(to);
  return people.map((from) => ({ relation: 'driving', from, to, words: word.text, word }));
}

const HORSE: Omit<Subject, 'count'> = { key: 'horse', drawing: 'own/horse', kind: 'mount', height: 0.4 };
const ON_HORSEBACK = /^(?:on horseback|骑在马上|骑在马背上)$/i;

/** "A general on horseback", 骑在马上. */
export function giveHorse(words: readonly Word[], { subjects }: Cast): Tie[] {
  const word = words.find(({ text }) => ON_HORSEBACK.test(text));
  const from = subjects.find(({ kind }) => kind === 'figure');
  if (!word || !from || subjects.some(({ kind }) => kind === 'mount')) return [];
  const to: Subject = { ...HORSE, count: 1 };
  subjects.push(to);
  return [{ relation: 'riding', from, to, words: word.text, word }];
}
