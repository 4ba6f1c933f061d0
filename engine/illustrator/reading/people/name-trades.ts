// "A lighthouse keeper", 守塔人, "a bouncer reading": an unknown name that ends as names of trades do is a person.

import { WORK_OF_TRADES } from '../../lexicon/trade-work.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import { unknownTrade } from '../../lexicon/trades.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';

/** Nobody but people is called so, whatever stands before it. */
const HEAD =
  /(?:keeper|driver|attendant|walker|watchman|trainer|tamer|charmer|herder|hunter|racer|dealer|seller|vendor|smith|monger|sweeper|picker|swimmer|officer|inspector|collector|instructor|dancer|climber|dresser|designer|developer|hostess|steward|warden|ranger|[aeiouy][a-z]{1,6}(?:woman|women|lady)|(?:fire|bull|sword)fighter|ologist|grapher|ician|wright)s?$/i;
/** 'man' also ends other words. */
const MEN =
  /^(?!(?:ottoman|talisman|caiman|roman|german|shaman|human|walkman|batman|superman|gingerbreadman)s?$|[a-z]*wom[ae]n$)[a-z]{3,}(?:man|men)$/i;
/** Others that end like these are people only where they do or wear something. */
const PERHAPS = /^[a-z]{3,}(?:[^e]er|or|ist|ian)s?$/i;
const MACHINES =
  /(?:printer|scanner|computer|machine|player|robot|heater|dryer|mixer|blender|charger|speaker|copter|tractor|projector|monitor|elevator|escalator|generator|trailer|planter|poster|feather|lantern|corridor|glacier|cleaner|sharpener|mirror|motor|reactor|carrier|freighter|steamer|cruiser)s?$/i;

const HAN_TRADE =
  /(?:[人员师工匠贩]|师傅|[樵车船轿更马屠挑纤渔农]夫|[农渔]妇|[渔樵]翁|[货牛]郎|[学探险收藏企政治]家|[骑猎选枪舵车]手|[羊牛]娃|[牧书]童)$/u;
const HAN_NOT =
  /(?:稻草|木偶|机械|火柴|[泥糖面雪狼鱼铁石巨纸迷动惊感诱宜喜怡吓骄撩逼可袭醉双单每别何本私某])人$|(?:[手施加化竣做开完精分军轻重罢停人]工)$|(?:[动复全]员)$|(?:[誓出水会]师)$/u;
/** 守林 + 人, 环卫 + 工人: they take a name before them that nobody knows. */
const HAN_PERSON = /^(?:人|工人|员工|师傅|老板|老人)$/u;

/** 面包 + 师傅, 豆腐 + 师傅: of things that have names, too. */
const MASTER = /^师傅$/u;

/** A 面包师傅 is a 面包师. */
function masterOf(name: string): Omit<SubjectEntry, 'words'> | undefined {
  const meanings = VOCABULARY.get(name.replace(/傅$/u, '')) ?? [];
  return meanings.find((meaning) => meaning.is === 'subject')?.value;
}

function isThing(word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind !== undefined && kind !== 'figure' && word.text.length > 1;
}

export function nameTrades(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (const [at, word] of words.entries()) {
    const isTrade = word.isHan ? isHanTrade(word, named.at(-1)) : isTradeHere(words, at, named.at(-1));
    if (!isTrade) {
      named.push(word);
      continue;
    }
    let whole = word;
    while (belongs(named.at(-1), whole)) {
      const before = named.at(-1) as Word;
      const gap = word.isHan ? '' : ' ';
      const text = `${before.text}${gap}${whole.text}`;
      // What nobody knows stays a word by itself: it is not drawn, and must not be told so.
      if (isUnknown(before) && !WORK_OF_TRADES.some(([trade]) => trade.test(text))) break;
      named.pop();
      whole = { ...whole, text, start: before.start };
    }
    const value = HAN_PERSON.test(word.text) ? meaningOf(word, 'subject')?.value : undefined;
    const isBare = value?.key === 'person' && value.person?.age === undefined;
    const known = MASTER.test(word.text) ? masterOf(whole.text) : undefined;
    named.push({
      ...whole,
      isPlural: word.isPlural || (!word.isHan && /(?:[^s]s|men)$/i.test(word.text)),
      meanings: [{ is: 'subject', value: known ?? (value && !isBare ? value : unknownTrade(whole.text)) }],
    });
  }
  return named.map(growOld);
}

/** 老木匠 is an old one; 老师 and 老板 are of any age. */
const OLD_HAN = /^老(?!师|板|乡|外|大|公|婆|爹|妈)/u;

function growOld(word: Word): Word {
  const value = meaningOf(word, 'subject')?.value;
  if (!OLD_HAN.test(word.text) || value?.person === undefined || value.person.age !== undefined) return word;
  return {
    ...word,
    meanings: [{ is: 'subject', value: { ...value, person: { ...value.person, age: 'old' } } }],
  };
}

function isHanTrade(word: Word, before: Word | undefined): boolean {
  if (MASTER.test(word.text) && before?.end === word.start && isThing(before)) return true;
  if (HAN_PERSON.test(word.text) && !isUnknown(word))
    return isUnknown(before) && before?.end === word.start && before.isHan && before.text.length > 1;
  // 客人们 are several of them.
  const name = word.text.replace(/们$/u, '');
  return isUnknown(word) && HAN_TRADE.test(name) && !HAN_NOT.test(name) && name.length > 1;
}

function isTradeHere(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const word = words[at] as Word;
  if (!isUnknown(word) || MACHINES.test(word.text)) return false;
  const isCompound = before !== undefined && belongs(before, word);
  if (MEN.test(word.text) || HEAD.test(word.text)) return true;
  // "A tour guide", "a temple guard".
  if (isCompound && /^(?:guides?|guards?|makers?|cleaners?|fighters?|owners?|workers?)$/i.test(word.text))
    return true;
  if (/^coach(?:es)?$/i.test(word.text) && isOnFoot(words, at)) return true;
  // "A queen with a scepter sitting": somebody is named already, who does it.
  const isNamed = words.slice(0, at).some((one) => meaningOf(one, 'subject')?.value.kind === 'figure');
  return !isNamed && PERHAPS.test(word.text) && isBusy(words[at + 1], words[at + 2]);
}

/** "A coach in a red cap", "the coach shouts": no carriage does so. */
function isOnFoot(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 5).filter(({ run }) => run === words[at]?.run);
  return (
    means(after[0], 'person-act', 'smile') ||
    /^(?:watch|shout|yell|clap|cheer|point|stand|wav|instruct|teach|train)/i.test(after[0]?.text ?? '') ||
    (/^(?:in|with|wearing)$/i.test(after[0]?.text ?? '') && after.some((one) => means(one, 'garment')))
  );
}

/** "Reading a letter", "in his boat", "wearing a hat": only people are told so. */
function isBusy(next: Word | undefined, second: Word | undefined): boolean {
  if (!next) return false;
  const act = meaningOf(next, 'act')?.value;
  // A ship sails and a stone sits somewhere as well.
  if ((means(next, 'person-act', 'smile') || act === 'read' || act === 'dance') && /ing\b/i.test(next.text))
    return true;
  if (meaningOf(next, 'link')?.value === 'wearing' || /^who$/i.test(next.text)) return true;
  return /^(?:with|in|on|at)$/i.test(next.text) && /^(?:his|her)$/i.test(second?.text ?? '');
}

const DESCRIBING = ['subject', 'scene', 'near-scene', 'window', 'time', 'undrawn', 'plume'] as const;

/** "Lighthouse" before "keeper", 茶 before 艺师. */
function belongs(before: Word | undefined, word: Word): boolean {
  if (!before || before.run !== word.run || before.isHan !== word.isHan || before.isPossessive) return false;
  const subject = meaningOf(before, 'subject')?.value;
  if (subject?.kind === 'figure') return false;
  if (word.isHan)
    return (
      before.end === word.start &&
      (before.text.length === 1 ? subject !== undefined : isUnknown(before) || MASTER.test(word.text)) &&
      !/^[的和与]$/u.test(before.text)
    );
  if (isUnknown(before))
    return !/(?:ed|ing|ly|ful|ous|ish|less)$/i.test(before.text) && /^\p{Ll}/u.test(before.text);
  return (
    means(before, ...DESCRIBING) && !means(before, 'adjective', 'structure', 'joiner', 'colour', 'number')
  );
}
