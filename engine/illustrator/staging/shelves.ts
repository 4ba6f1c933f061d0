// A shelf on a wall, seen from near, with small things and animals on it.

import { isContained } from '../contents/containers.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from './stage.ts';
import { metresOf } from '../things/metres.ts';
import { isInVase } from '../contents/vases.ts';

/** In metres. */
const HIGHEST = 0.75;
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);
const SHELVED: ReadonlySet<Subject['kind']> = new Set(['item', 'hat', 'food', 'full', 'face', 'bird']);

function isShelf({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'wall-shelf';
}

/** The image is of a shelf: nothing is named that would not stand there. */
export function isOfShelf(reading: PromptReading): boolean {
  const { subjects, scenes } = reading;
  return (
    subjects.some(isShelf) &&
    scenes.every((scene) => INSIDE.has(scene)) &&
    subjects.length > 1 &&
    subjects.every((one) => isShelf(one) || fitsOn(reading, one))
  );
}

function fitsOn(reading: PromptReading, subject: Subject): boolean {
  // Those for shelves are small.
  if (subject.key === 'potted-plant' || isInVase(reading, subject) || isContained(reading, subject))
    return true;
  return SHELVED.has(subject.kind) && metresOf(subject) <= HIGHEST;
}

export function hasShelf({ scene }: Pick<Stage, 'scene'>): boolean {
  return scene === 'shelf';
}

/** Changes the reading: on a shelf nobody holds anything, and books stand in a row. */
export function shelveThings(reading: PromptReading): void {
  if (!isOfShelf(reading)) return;
  const { subjects } = reading;
  const shelf = subjects.findIndex(isShelf);
  reading.links = reading.links.filter(({ words, relation }) => words !== '' || relation !== 'holding');
  for (const [at, subject] of subjects.entries()) {
    if (at === shelf || subject.kind === 'plant' || isContained(reading, subject)) continue;
    const isLinked = reading.links.some(({ from, to }) => from === at && to === shelf);
    if (!isLinked) reading.links.push({ relation: 'on', from: at, to: shelf, words: '' });
    const isRow = (subject.key === 'book' && subject.count > 1) || subject.key === 'books';
    if (isRow) Object.assign(subject, { key: 'book-row', drawing: 'own/book-row', count: 1 });
  }
}
