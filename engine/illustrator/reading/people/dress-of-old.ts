// Who is of old China wears what was worn there: 古风女孩, 古代书生, "an ancient Chinese woman", "people of the Tang dynasty",
// 老上海女郎.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { nameFairies } from './name-fairies.ts';
import type { Garment } from './person-look.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isPlainPerson, isUnknown, meaningOf, means, type Word } from '../words/word.ts';

/** Said of the whole image, wherever it stands. */
const STYLE = /^(?:古风|古风感|中国古风|古典中国风|国风|中国风)$/;
/** Said of whoever is named next. */
const OF_OLD = /^(?:古代|古时|中国古代|唐朝|唐代|宋朝|宋代|明朝|明代|汉朝|汉代)$/;
/** Of the time between the emperors and our own. */
const OF_REPUBLIC = /^(?:老上海|旧上海|民国|民国时期|民国风|old shanghai|1930s shanghai)$/i;
const ANCIENT = /^(?:ancient|traditional|classical|imperial|historical)$/i;
const NEXT = 4;

type Entry = Omit<SubjectEntry, 'words'>;

/** They wear it over whatever else is said; who has clothes by a trade keeps those. */
export function dressOfOld(given: readonly Word[]): Word[] {
  const words = nameOldGardens(nameFairies(given));
  const isAllOld = words.some(({ text }, at) => STYLE.test(text) || isPlaceOfOld(words, at));
  const hasGuards = isAllOld || words.some((word, at) => isOfOldChina(words, at) || isGeneral(word));
  const isBefore = (at: number, says: (text: string, next: string) => boolean): boolean =>
    words
      .slice(Math.max(0, at - NEXT), at)
      .some(
        ({ text, clause }, index, before) =>
          clause === words[at]?.clause && says(text, before[index + 1]?.text ?? ''),
      );
  const isOld = (at: number): boolean =>
    isBefore(at, (text, next) => OF_OLD.test(text) || (ANCIENT.test(text) && /^chinese$/i.test(next)));
  const isOfCaravan = words.some(({ text }) => CARAVAN.test(text));
  return words.map((word, at) => {
    if (isOfCaravan && MERCHANT.test(word.text)) return inRobe(word);
    if (hasGuards && SOLDIER.test(word.text)) return inArmour(word);
    const isEra = OF_OLD.test(word.text) || OF_REPUBLIC.test(word.text);
    const who = isPlaceOfOld(words, at) ? words : words.slice(at + 1, at + 1 + NEXT);
    if (isUnknown(word) && isEra && who.some((one) => isPlainPerson(one) || SOLDIER.test(one.text)))
      return { ...word, meanings: ADJECTIVE };
    const entry = meaningOf(word, 'subject')?.value;
    if (!entry || !isPlainPerson(word)) return word;
    const isOfRepublic = isBefore(at, (text) => OF_REPUBLIC.test(text));
    if (!isOfRepublic && !isAllOld && !isOld(at)) return word;
    if (means(words[at + 1], 'garment') && words[at + 1]?.run === word.run && !word.isHan) return word;
    const garment = isOfRepublic ? (entry.person?.sex === 'woman' ? 'qipao' : 'robe') : 'hanfu';
    return { ...word, meanings: [{ is: 'subject', value: inClothes(entry, garment) }] };
  });
}

/** 唐朝的长安街头, 古代客栈里: a place of that time, and so are all who are there. */
function isPlaceOfOld(words: readonly Word[], at: number): boolean {
  if (!OF_OLD.test(words[at]?.text ?? '')) return false;
  const own = words.slice(at + 1, at + 1 + NEXT).filter(({ clause }) => clause === words[at]?.clause);
  return !own.some(isPlainPerson) && own.some((word) => means(word, 'scene', 'near-scene'));
}

function isOfOldChina(words: readonly Word[], at: number): boolean {
  const [{ text = '' } = {}, next] = words.slice(at, at + 2);
  return (
    OF_OLD.test(text) || OLD_PLACE.test(text) || (ANCIENT.test(text) && /^chinese$/i.test(next?.text ?? ''))
  );
}
const OLD_PLACE = /^(?:长安|长安城|汴京|古战场|古代战场|古城|皇宫|城楼|烽火台)$/;
const SOLDIER = /^(?:士兵|士兵们|士卒|兵士|将士|将士们|侍卫|守卫|卫兵|禁军|军士|soldiers?)$/i;

/** 将军 is one of old. */
function isGeneral(word: Word): boolean {
  return word.isHan && meaningOf(word, 'subject')?.value.person?.role === 'general';
}

function inArmour(word: Word): Word {
  const guards = meaningOf({ meanings: VOCABULARY.get('将军') ?? [] }, 'subject')?.value;
  if (!guards) return word;
  return { ...word, meanings: [{ is: 'subject', value: { ...guards, person: { role: 'guardsman' } } }] };
}

function inClothes(entry: Entry, garment: Garment['garment']): Entry {
  const { person = {} } = entry;
  if ((person.wears ?? []).length > 0) return entry;
  return { ...entry, person: { ...person, wears: [{ garment, words: '' }] } };
}

/** 骆驼队的商人: nobody goes with camels in a suit and a tie. */
function inRobe(word: Word): Word {
  const value = meaningOf(word, 'subject')?.value;
  if (!value) return word;
  const { role: _, ...person } = value.person ?? {};
  const wears = [{ garment: 'robe' as const, words: '' }];
  return { ...word, meanings: [{ is: 'subject', value: { ...value, person: { ...person, wears } } }] };
}
const CARAVAN = /^(?:骆驼|驼队|骆驼队|驼群|丝绸之路|camels?|camel caravan|caravan|silk road)$/i;
const MERCHANT = /^(?:商人|merchants?|traders?)$/i;

const GARDENS = /^(?:花园|花园里|花园中|后花园|御花园|庭院|庭院里|院子里|gardens?)$/i;
const DRESSED = /^(?:hanfu|汉服|古装)$/i;

/** Returns the words with the garden of whoever is of old China as one of its own kind. */
function nameOldGardens(words: readonly Word[]): Word[] {
  const isOld = words.some((word, at) => {
    const { person } = meaningOf(word, 'subject')?.value ?? {};
    const isDressed = person?.wears?.some(({ garment }) => garment === 'hanfu') === true;
    const isNamed = /^chinese$/i.test(word.text) && ANCIENT.test(words[at - 1]?.text ?? '');
    return isDressed || isNamed || [STYLE, OF_OLD, DRESSED].some((pattern) => pattern.test(word.text));
  });
  if (!isOld) return [...words];
  const garden = (VOCABULARY.get('chinese garden') ?? []).filter(({ is }) => is === 'subject');
  return words.map((word) => (GARDENS.test(word.text) ? { ...word, meanings: garden } : word));
}
