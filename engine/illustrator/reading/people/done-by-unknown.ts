// 一位琴师弹着琵琶,两位公子对饮: what is said right after somebody whom nobody knows, or after an animal, is said of them, and
// of nobody else who is drawn.

import { isBeast } from '../../animals/heads.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, isUnknown, means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const MEANWHILE = /^(?:在|正在|正|一边|也|都|们|is|are|was|were|all)$/iu;
/** How words for people end. */
const PEOPLE =
  /[人女男手员师工生者家族众夫伯婆娘童兵官友医唱客商贩匠徒弟妹姐哥爸妈公倌爷厮仆太郎]$|^(?:主唱|队长|掌柜|伙计|东家|长老|班长)$/u;

/** Whether the deed at `at` is said of a word that names somebody of whom there is no figure. */
export function isDoneByUnknown(words: readonly Word[], at: number): boolean {
  const word = words[at];
  let doer = at - 1;
  while (MEANWHILE.test(words[doer]?.text ?? '')) doer--;
  // 人群在鼓掌, "a crowd cheering": nobody of a crowd in the distance is seen to do anything.
  if (words[doer]?.clause === word?.clause && isCrowd(words[doer])) return true;
  if (!word?.isHan) return false;
  const [before, one] = [words[doer - 1], words[doer]];
  if (isBegunByUnknown(words, at) || isOfLeftOut(words, at)) return true;
  if (!one?.isHan || one.clause !== word.clause) return false;
  // 白雪公主在做饭: whom nobody draws.
  if (means(one, 'name')) return true;
  if (!isUndrawn(one)) return false;
  // 贾宝玉捧着书: a name of three begins the clause.
  const isName = one.text.length === 3 && before?.clause !== one.clause && !/[地手着身]$/u.test(one.text);
  if (one.text.length < 2 || !(PEOPLE.test(one.text) || isName)) return false;
  return (
    before?.clause !== one.clause || before.text === '的' || means(before, 'number', 'joiner', 'place-after')
  );
}

function isCrowd(word: Word | undefined): boolean {
  return meaningOf(word, 'subject')?.value.key === 'crowd';
}

/** 伙计提着长嘴壶给客人倒茶: whom the clause begins with does all of it, until somebody else is named as who does. */
function isBegunByUnknown(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const first = words.findIndex((word) => word.clause === clause);
  const [one, after, later] = words.slice(first, first + 3);
  const next = after?.text === '们' ? later : after;
  if (first + 1 >= at || !one || !isUndrawn(one) || !WORKERS.test(one.text)) return false;
  const isBusy = means(next, 'link', 'act', 'person-act') || /^[提端拿捧拎].?着?$/u.test(next?.text ?? '');
  // 助理给导演打伞: who is named there is done something for.
  return (
    isBusy &&
    !words
      .slice(first + 1, at)
      .some((word, place) => isFigure(word) && !FOR.test(words[first + place]?.text ?? ''))
  );
}

/** 窗外有个小女孩趴在玻璃上看: where nobody is drawn who is outside, nobody in the room does it. */
function isOfLeftOut(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  const leftOut = own.findLastIndex(
    (one) => !means(one, 'subject') && VOCABULARY.get(one.text)?.some(isOfSomebody) === true,
  );
  return leftOut >= 0 && OUTSIDE.test(own[0]?.text ?? '') && !own.slice(leftOut).some(isFigure);
}
const OUTSIDE = /^(?:窗外|门外|屋外|外面|室外)/u;

function isOfSomebody(meaning: Meaning): boolean {
  return meaning.is === 'subject' && meaning.value.kind === 'figure';
}

function isUndrawn(word: Word): boolean {
  return isUnknown(word) || means(word, 'undrawn');
}
const WORKERS =
  /^.+(?:员|师傅|师|匠|贩|徒弟|兵|商|客|伯|婆)$|^(?:伙计|小二|店小二|掌柜|东家|仆人|丫鬟|侍从|随从)$/u;
const FOR = /^(?:给|为|替|帮|向|对)$/u;

/** "And a crab walks by": it does, whether it is drawn so or not, and nobody else. */
export function isRightAfterAnimal(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before?.clause !== word?.clause || !before || before.isPossessive || !/^\w+s\b/i.test(word?.text ?? ''))
    return false;
  const noun = nouns.find((one) => one.at === at - 1);
  const subject = noun && byNoun.get(noun);
  // "Their baby sleeps in a stroller": it is drawn with that.
  if (isFigure(before) && subject?.person === undefined) return true;
  return subject !== undefined && ANIMAL_KINDS.has(subject.kind) && subject.person === undefined;
}

/** "While his mother waits and a teddy bear sits on the table": what begins after "and" is a thing, and nobody sits. */
export function isBegunWithThing(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): boolean {
  const noun = nouns.find((one) => one.at === at - 1 && one.word.run === words[at]?.run);
  const thing = noun && byNoun.get(noun);
  if (!noun || !thing || thing.kind === 'figure' || isBeast(thing)) return false;
  return isBegunWith(words, noun);
}

/** "A boy dances and swans swim": they do it who begin that part of the sentence, of whatever kind they are. */
export function beginnerOf(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): Subject | undefined {
  const word = words[at];
  const noun = nouns.find((one) => one.at === at - 1 && one.word.run === word?.run);
  const other = noun && byNoun.get(noun);
  if (!noun || !other || other.person !== undefined || noun.word.isPossessive) return undefined;
  const isFinite = /^[a-z]+$/i.test(word?.text ?? '') && !/(?:ing|ed)$/i.test(word?.text ?? '');
  return isFinite && isBegunWith(words, noun) ? other : undefined;
}

/** "Pushing a stroller with a sleeping baby": said of who is drawn with the stroller, and not of who pushes it. */
export function isOfOneInTheirCare(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !next || next.run !== word?.run || before.run !== word.run) return false;
  if (!/ing$/i.test(word.text) || !isFigure(next) || !/^(?:an?|the|his|her|their)$/i.test(before.text))
    return false;
  const noun = nouns.find((one) => one.at === at + 1);
  return noun === undefined || byNoun.get(noun)?.person === undefined;
}

/** The first of its clause, or of what comes after "and". */
function isBegunWith(words: readonly Word[], noun: Noun): boolean {
  const lead = words.findLastIndex(
    (word, place) =>
      place < noun.at && !/^(?:an?|the|his|her|their|its)$/i.test(word.text) && !means(word, ...SAYING_MORE),
  );
  const before = words[lead];
  return (
    before === undefined || before.clause !== noun.word.clause || /^(?:and|while|as|but)$/i.test(before.text)
  );
}
const SAYING_MORE = ['adjective', 'colour', 'size', 'number'] as const;
