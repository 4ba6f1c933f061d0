// Reads a word that leads from one subject to another: "a cat on a chair", 抱着猫的女孩.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { isOwnPart } from '../animals/name-heads.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { isDoneByUnknown } from '../people/done-by-unknown.ts';
import type { Tie } from '../people/dress-people.ts';
import { isOfUnknownThere } from '../people/of-unknown.ts';
import { isLaidDown } from '../people/worn-by-nobody.ts';
import { DOER_KINDS } from '../subject-kinds.ts';
import { means, type Word } from '../words/word.ts';
import {
  DRINKING_RULES,
  FEEDING_RULES,
  HOLDING_RULES,
  HUGGING_RULES,
  PLAYING_RULES,
  TOUCHING_RULES,
} from './hand-pairs.ts';
import { DONE_FOR } from './imply-links.ts';
import { isAcross } from './is-across.ts';
import { isJoined } from './join-ties.ts';
import { isDeed, MUTUAL } from './link-kinds.ts';
import { linkPair } from './link-pair.ts';
import type { Pair, PairRule } from './pair.ts';
import { AROUND_RULES, IN_RULES, LOOKING_RULES, ON_RULES } from './place-pairs.ts';
import { subjectOf, type Read } from './place-after.ts';
import { DRIVING_RULES, FOLLOWING_RULES, RIDING_RULES, WEARING_RULES } from './ride-pairs.ts';
import { isAttributeOf, isSaidOfOther } from './said-of-other.ts';
import { FURTHEST, isWithWord, lastBefore, whoBegins } from './who-begins.ts';
import { WITH_RULES } from './with-pairs.ts';

const PLACES: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under', 'over', 'behind', 'leaning_on']);
const WAYS =
  /^(?:to|towards?|through|past|along|across|into|down|up|home|away|over|under|beside|by|around|off|together|alone)$/i;
const EMOJI = /\p{Extended_Pictographic}/u;

/** What a word means by who stands before it and what after it; "with" by itself. */
const RULES: Partial<Record<LinkRelation, readonly PairRule[]>> = {
  on: ON_RULES,
  in: IN_RULES,
  around: AROUND_RULES,
  looking_at: LOOKING_RULES,
  holding: HOLDING_RULES,
  hugging: HUGGING_RULES,
  feeding: FEEDING_RULES,
  drinking: DRINKING_RULES,
  playing: PLAYING_RULES,
  touching: TOUCHING_RULES,
  riding: RIDING_RULES,
  driving: DRIVING_RULES,
  following: FOLLOWING_RULES,
  wearing: WEARING_RULES,
};

/**
 * Returns what the word at `at` ties: from what was named before to what is named after; 抱着猫的女孩 the other way round.
 * Undefined where it ties nothing that is drawn.
 */
export function linkBetween(read: Read, at: number, relation: LinkRelation): Tie | undefined {
  if (leadsNowhere(read, at, relation)) return undefined;
  const { words, casting, cast } = read;
  const word = words[at] as Word;
  const next = casting.find(
    (noun) => noun.at > at && noun.at - at <= FURTHEST && noun.word.clause === word.clause,
  );
  const to = subjectOf(next, cast);
  const earlier = whoBegins(read, at, relation, to);
  // 手牵手走在樱花树下: nobody holds the hand of a tree.
  if (to && relation === 'hugging' && !DOER_KINDS.has(to.kind))
    return linkPair(read, earlier, relation, word);
  // 牵手的情侣.
  if (to && next && MUTUAL.has(relation) && !earlier && isHanBefore(words, at, next.at))
    return linkPair(read, next, relation, word);
  if (!next || !to || isCutOff(read, at, relation, next))
    return MUTUAL.has(relation) ? linkPair(read, earlier, relation, word, words[at + 1]) : undefined;
  const from = whoIsMeant(read, at, earlier, next);
  if (!from || from === to) return undefined;
  const isWith = isWithWord(word);
  const plain = word.text.toLowerCase();
  return judge({ read, at, word, plain, relation, from, to, earlier, next, isWith });
}

/** Asks the rules of the word, one after another: the first that knows the whole tie decides. */
function judge(pair: Pair): Tie | undefined {
  const { read, word, plain, from, to, next } = pair;
  let { relation } = pair;
  for (const rule of (pair.isWith ? WITH_RULES : RULES[pair.relation]) ?? []) {
    const verdict = rule(pair);
    if (verdict === 'apart') return undefined;
    if (verdict && 'tie' in verdict) return verdict.tie;
    if (verdict) relation = verdict.means;
  }
  const part = read.words[next.at + 1];
  const last = part && isOwnPart(read.words, next.at) ? part : next.word;
  const isUntold = plain.startsWith('with') || DONE_FOR.test(plain);
  return { relation, from, to, words: isUntold ? '' : read.text.slice(word.start, last.end), word };
}

/** Whether nothing can be meant by the word, whoever is named before and after it. */
function leadsNowhere(read: Read, at: number, relation: LinkRelation): boolean {
  const { words, casting, cast } = read;
  // 小狗追着尾巴转圈.
  if (relation === 'chasing' && words.slice(at + 1, at + 3).some(({ text }) => /^(?:tail|尾巴)$/i.test(text)))
    return true;
  // "His orange backpack on a rock": the backpack is there, and he is not.
  if (isLaidDown(words, at - 1) && means(words[at - 1], 'garment')) return true;
  if (isDeed(relation) && (isOfUnknownThere(words, casting, at, cast) || isDoneByUnknown(words, at)))
    return true;
  // "Rides to school on a bike": nobody rides a school.
  if (relation === 'riding' && WAYS.test(words[at + 1]?.text ?? '')) return true;
  if (relation === 'on' && isOnBody(words, at)) return true;
  const isLastAlive = DOER_KINDS.has(subjectOf(lastBefore(read, at), cast)?.kind ?? 'item');
  return PLACES.has(relation) && isSaidOfOther(words, at, isLastAlive);
}

/** "A parrot on his shoulder looks at a map": it is on nothing that is named later. */
function isOnBody(words: readonly Word[], at: number): boolean {
  const [whose, part] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''];
  return /^(?:his|her|its|their|my)$/i.test(whose) && /^(?:shoulders?|arms?|wrist|lap|knees?)$/i.test(part);
}

/** Whether the word does not reach who is named after it. */
function isCutOff({ words }: Read, at: number, relation: LinkRelation, next: Noun): boolean {
  // "Holding hands with two children".
  const isMutualWith = MUTUAL.has(relation) && /^(?:with|跟|和|与)$/i.test(words[at + 1]?.text ?? '');
  const isDone = isDeed(relation) || /^with/i.test(words[at]?.text ?? '');
  return (
    isApartEmoji(words, at, next) ||
    (PLACES.has(relation) && isOverJoiner(words, at, next.at)) ||
    isAcross(words, isMutualWith ? at + 1 : at, next.at, isDone)
  );
}

/** Whom the word leads from: in Chinese who is named after its object, as in 抱着猫的女孩. */
function whoIsMeant(read: Read, at: number, earlier: Noun | undefined, next: Noun): Subject | undefined {
  const { words, casting, cast } = read;
  const word = words[at] as Word;
  const isClause = earlier?.word.clause === word.clause;
  const later = afterList(words, casting, next);
  const isOfLater =
    later !== undefined && words.slice(next.at + 1, later.at).some((one) => one.text === '的');
  const leads =
    word.isHan && isOfLater && (!isClause || isAttributeOf(words, { earlier, at, next }, later, cast));
  return leads ? subjectOf(later, cast) : (vaseWith(read, earlier) ?? subjectOf(earlier, cast));
}

/** 拿着剑和盾的骑士: whoever is named after all that is joined to what comes next. */
function afterList(words: readonly Word[], casting: readonly Noun[], next: Noun): Noun | undefined {
  const rest = casting.filter((noun) => noun.at > next.at && noun.word.clause === next.word.clause);
  return rest.find((noun, at) => !isJoined(words, rest[at - 1] ?? next, noun));
}

/** "A desk in the corner and a cat", "mountains behind and an eagle": what comes after "and" is none of the place. */
function isOverJoiner(words: readonly Word[], at: number, next: number): boolean {
  return words
    .slice(at + 1, next)
    .some(
      (word, index) => /^and$/i.test(word.text) && !means(words[at + index], 'adjective', 'colour', 'size'),
    );
}

/** What is said of whoever is named after it. */
function isHanBefore(words: readonly Word[], at: number, next: number): boolean {
  return words[at]?.isHan === true && words.slice(at + 1, next).some(({ text }) => text === '的');
}

/** "A vase of roses on a piano": the vase stands there. */
function vaseWith({ words, casting, cast }: Read, flowers: Noun | undefined): Subject | undefined {
  const before = flowers && casting[casting.indexOf(flowers) - 1];
  const vase = subjectOf(before, cast);
  if (!flowers || !before || vase?.key !== 'vase' || subjectOf(flowers, cast)?.kind !== 'plant')
    return undefined;
  return words.slice(before.at + 1, flowers.at).some(({ text }) => /^(?:of|with)$/i.test(text))
    ? vase
    : undefined;
}

/** "In autumn 🎃": the word leads to the season. */
function isApartEmoji(words: readonly Word[], at: number, next: Noun): boolean {
  return (
    EMOJI.test(next.word.text) && words.slice(at + 1, next.at).some((word) => means(word, 'weather', 'time'))
  );
}
