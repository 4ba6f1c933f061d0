// 爸爸开车带着孩子: who drives, and nothing is named that one drives, drives a car.

import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Cast } from './make-subjects.ts';
import type { Word } from './word.ts';

const CAR: Omit<Subject, 'count'> = { key: 'car', drawing: 'noto/automobile', kind: 'vehicle', height: 0.24 };
const DRIVING = /^(?:开车|驾车|driving|drives)$/i;
const DRIVEN: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'air', 'boat']);

export function giveCar(words: readonly Word[], { subjects }: Cast): Tie[] {
  const word = words.find(({ text }) => DRIVING.test(text));
  const people = subjects.filter(({ kind }) => kind === 'figure');
  if (!word || people.length === 0 || subjects.some(({ kind }) => DRIVEN.has(kind))) return [];
  const to: Subject = { ...CAR, count: 1 };
  subjects.push(to);
  return people.map((from) => ({ relation: 'driving', from, to, words: word.text, word }));
}
