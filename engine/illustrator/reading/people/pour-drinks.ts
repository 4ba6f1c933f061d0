// "A barista pouring milk into a cup", 倒茶, "making latte art": who pours has a jug in one hand and a cup in the other; and 男孩喝水:
// who drinks has a glass.

import { isDrink, POURED } from '../../lexicon/drinks.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isAnimal } from '../animals/name-young.ts';
import { isFigure, isUnknown, meaningOf, type Word, type Show } from '../words/word.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from './dress-people.ts';

const POURING = /^(?:pour|斟|倒|冲)/i;
const LATTE_ART = /latte art|拉花|foam/i;
const BARISTA = /barista|咖啡师/i;

const USUAL = '#d8a04a';

const HAN_POURED = /^(?<verb>[倒斟])(?<drink>[水酒])$/u;
/** Who drinks has it in the hand; animals have it at their feet. */
const DRUNK = /^(?<verb>[喝饮][着了]?|drink(?:s|ing)) ?(?<drink>[水酒]|water)$/iu;
const BETWEEN = /^(?:了|着|出|上|满|入|一杯|一碗|杯)$/u;

/** 倒牛奶, 斟酒: the verb is one only before what is drunk. */
export function namePouring(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const { verb, drink } = (isUnknown(word) && HAN_POURED.exec(word.text)?.groups) || drunk(words, at);
    if (verb !== undefined && drink !== undefined) {
      const isPouring = HAN_POURED.test(word.text);
      return [
        {
          ...word,
          text: verb,
          end: word.start + verb.length,
          meanings: isPouring ? HOLDING : (VOCABULARY.get('drinking') ?? []),
        },
        {
          ...word,
          text: drink,
          start: word.end - drink.length,
          meanings: VOCABULARY.get(DRINKS[drink.toLowerCase()] ?? drink) ?? [],
        },
      ];
    }
    if (!/^[倒斟]着?$/u.test(word.text)) return [word];
    const next = words.slice(at + 1, at + 4).find(({ text }) => !BETWEEN.test(text));
    const subject = meaningOf(next, 'subject')?.value;
    return next?.run === word.run && subject && isPoured(subject) ? [{ ...word, meanings: HOLDING }] : [word];
  });
}
const HOLDING: Word['meanings'] = [{ is: 'link', value: 'holding' }];
const DRINKS: Readonly<Record<string, string>> = { 水: '一杯水', 酒: '红酒', water: 'glass of water' };

/** 男孩坐着喝水, "a girl drinks water": somebody is named last before it. */
function drunk(words: readonly Word[], at: number): Record<string, string> {
  const word = words[at] as Word;
  const { groups } = DRUNK.exec(word.text) ?? {};
  if (!groups) return {};
  const doer = words.slice(0, at).findLast((one) => isFigure(one) || isAnimal(one));
  return doer && isFigure(doer) && word.clause - doer.clause <= 1 ? groups : {};
}

/** Changes the looks of those who pour. */
export function pourDrinks({ subjects, byNoun }: Cast, ties: readonly Tie[], show: Show): void {
  for (const { relation, from, to, words, word } of ties) {
    if (relation !== 'holding' || !to || !isPoured(to) || !POURING.test(words)) continue;
    // 服务员给客人倒酒: who is named first pours.
    const first = [...byNoun].find(([noun, { person }]) => noun.word.clause === word.clause && person)?.[1];
    const who = word.isHan ? (first ?? from) : from;
    if (pour(who, to)) show(word, who);
  }
  const art = subjects.find(({ words = '' }) => LATTE_ART.test(words));
  const barista = subjects.find(({ words = '', person }) => person && BARISTA.test(words));
  if (art && barista?.count === 1) pour(barista, { key: 'glass-of-milk' });
}

/** On a blanket in the grass nobody has the table of a tea house before them. Changes the looks of who pours there. */
export function pourAtPicnic({ subjects }: Pick<Cast, 'subjects'>): void {
  if (subjects.every(({ key }) => key !== 'picnic')) return;
  for (const { person } of subjects) {
    if (person?.hands !== 'pour-tea') continue;
    person.hands = 'pour';
    person.pours ??= POURED.tea;
    for (const deed of person.deeds ?? []) if (deed.act === 'pour-tea') deed.act = 'pour';
  }
}

function pour({ person }: Subject, { key }: Pick<Subject, 'key'>): boolean {
  if (!person || (person.hands !== undefined && person.hands !== 'pour')) return false;
  person.hands = 'pour';
  person.pours ??= (POURED as Readonly<Record<string, string>>)[key] ?? USUAL;
  return true;
}

/** What is poured, and what it is poured into. */
export function isPoured({ kind, key }: Pick<Subject, 'kind' | 'key'>): boolean {
  return kind === 'food' && isDrink(key);
}
