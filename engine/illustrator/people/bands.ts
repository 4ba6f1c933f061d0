// Who plays in a band of each kind, and what: of an orchestra those who stand for the rest.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { PersonLook } from '../reading/people/person-look.ts';

type Player = { key: string; height: number; look: Partial<PersonLook> };

const HEIGHT = 0.38;
const IN_CHOIR = 6;
const OF_CHILDREN = /儿童|童声|少年|孩子|小朋友|小学生|[男女]孩|children|\bboys|\bgirls|kids/i;

/** Singers of a choir have a sheet in both hands; everybody else an instrument. */
const BANDS: readonly (readonly [RegExp, readonly HandWork[]])[] = [
  [/choir|chorus|glee|合唱|唱诗/i, Array<HandWork>(IN_CHOIR).fill('read')],
  [/rock|metal|punk|pop|摇滚|流行|朋克|金属/i, ['strum', 'sing', 'drum', 'strum']],
  [/jazz|swing|blues|爵士|蓝调/i, ['sax', 'cello', 'drum', 'horn']],
  [/trio|三重奏/i, ['bow', 'cello', 'flute']],
  [/quartet|四重奏|chamber|室内乐/i, ['bow', 'bow', 'cello', 'bow']],
  [/chinese|folk|民[乐族]/i, ['erhu', 'flute', 'pipa', 'erhu']],
  [/marching|brass|军乐|铜管|管乐队/i, ['horn', 'horn', 'sax', 'horn']],
  [/orchestra|symphony|philharmonic|交响|管弦/i, ['bow', 'cello', 'flute', 'bow', 'cello', 'horn']],
];
const USUAL: readonly HandWork[] = ['strum', 'sing', 'drum', 'sax'];

/** As many as the name says. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/\bduo\b|duet|二重[奏唱]|两人/i, 2],
  [/\btrio\b|三重[奏唱]|三人/i, 3],
  [/quartet|四重[奏唱]|四人/i, 4],
];

const PLAYER = 'player-';

/** Whether somebody of this key is one of a band. */
export function isPlayer(key: string): boolean {
  return key.startsWith(PLAYER);
}

/** Returns the members of a band of this name, from left to right. */
export function playersOf(words: string): Player[] {
  const parts = BANDS.find(([kind]) => kind.test(words))?.[1] ?? USUAL;
  const size = SIZES.find(([name]) => name.test(words))?.[1] ?? parts.length;
  const age = OF_CHILDREN.test(words) ? ({ age: 'child' } as const) : {};
  return parts.slice(0, size).map((hands, place) => ({
    key: `${PLAYER}${place}`,
    height: OF_CHILDREN.test(words) ? 0.27 : HEIGHT,
    look: { ...age, hands },
  }));
}
