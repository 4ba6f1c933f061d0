// Where people sit: "on the floor", "cross-legged on a rug", 坐在地板上, with folded legs, also in a room, and on no chair; "at a
// long table", 坐在书桌前, of whom nobody eats there.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import { meaningOf, type Word } from '../words/word.ts';
import type { Tie } from './dress-people.ts';

type Show = (word: Word, deed: object) => void;

/** Changes the people; `show`: a word is seen by what somebody does. */
export function seatPeople(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
  ties: readonly Tie[],
  show: Show,
): void {
  sitOnFloor(words, cast, ties, show);
  sitAtTable(words, nouns, cast, ties);
}

const FLOOR = /^(?:地上|地板|地板上|地面|地面上|(?:\w+ )?floor|ground)$/i;
const FLAT: ReadonlySet<string> = new Set(['rug', 'yoga-mat', 'picnic']);
const FOLDED = /cross-?legged|盘腿|盘坐|打坐|莲花坐|lotus p|meditat|冥想/i;
/** "Sitting on the wooden floor". */
const FURTHEST_FLOOR = 4;

function sitOnFloor(words: readonly Word[], { subjects }: Cast, ties: readonly Tie[], show: Show): void {
  for (const { relation, from, to } of ties)
    if (relation === 'on' && from.person && FLAT.has(to?.key ?? '')) from.person.isOnFloor = true;
  for (const [at, word] of words.entries()) {
    const act = meaningOf(word, 'act') ?? meaningOf(word, 'person-act');
    if (act?.value !== 'sit') continue;
    const floor = words
      .slice(at + 1, at + FURTHEST_FLOOR)
      .find(({ text, clause }) => clause === word.clause && FLOOR.test(text));
    if (!floor && !FOLDED.test(word.text)) continue;
    for (const { subject, deed } of whoDoesSo(subjects, word)) {
      if (subject.person) subject.person.isOnFloor = true;
      if (floor) show(floor, deed);
    }
  }
}

function whoDoesSo(subjects: readonly Subject[], { text }: Word): { subject: Subject; deed: object }[] {
  return subjects.flatMap((subject) =>
    (subject.person?.deeds ?? [])
      .filter((deed) => deed.act === 'sit' && deed.words === text)
      .map((deed) => ({ subject, deed })),
  );
}

/** "Sits at a very long wooden table". */
const FURTHEST = 7;
const AT = /^(?:at|behind|by)$|^(?:.*[前边旁后])$/i;

/** Of one who sits there; several have their own ways to sit at a table. */
function sitAtTable(
  words: readonly Word[],
  nouns: readonly Noun[],
  { subjects, byNoun }: Cast,
  ties: readonly Tie[],
): void {
  const people = subjects.filter(({ person }) => person !== undefined);
  const [alone] = people;
  // "A woman at her desk", "a girl reading at a table".
  const reads = alone?.person?.hands === 'read';
  if (
    people.length === 1 &&
    alone?.person &&
    (alone.person.does === undefined || (reads && alone.person.does === 'read')) &&
    isAtOne(words, nouns, byNoun, reads ? ANY : OWN)
  )
    alone.person.does = 'sit';
  const sitters = people.filter(({ person }) => person?.does === 'sit');
  const [one] = sitters;
  if (!one?.person || sitters.length !== 1 || one.count !== 1) return;
  if (ties.some(({ relation, from }) => from === one && (relation === 'on' || relation === 'in'))) return;
  for (const [at, word] of words.entries()) {
    const isAt = /^at$/i.test(word.text) && ANY.test(words[at + 1]?.text ?? '');
    if (meaningOf(word, 'act')?.value !== 'sit' && !isAt) continue;
    const table = nouns.find(
      (noun) =>
        noun.at > at && noun.at - at <= FURTHEST && noun.word.clause === word.clause && isTable(noun, byNoun),
    );
    if (!table) continue;
    const between = words.slice(at, table.at + 2).filter(({ clause }) => clause === word.clause);
    if (between.some(({ text }) => AT.test(text))) one.person.isAtTable = true;
  }
}

/** A table that is named again is told by its later name. */
function isTable(noun: Noun, byNoun: Cast['byNoun']): boolean {
  const subject = byNoun.get(noun);
  return subject ? subject.key === 'table' : /桌子?$|^(?:desk|table)$/iu.test(noun.word.text);
}

const OWN = /^(?:his|her|their|its)$/i;
const ANY = /^(?:an?|the|his|her|their|its)$/i;

function isAtOne(
  words: readonly Word[],
  nouns: readonly Noun[],
  byNoun: Cast['byNoun'],
  article: RegExp,
): boolean {
  return nouns.some((noun) => {
    const [before, own] = words.slice(Math.max(0, noun.at - 2), noun.at);
    const isDesk = byNoun.get(noun)?.key === 'table';
    return isDesk && /^at$/i.test(before?.text ?? '') && article.test(own?.text ?? '');
  });
}
