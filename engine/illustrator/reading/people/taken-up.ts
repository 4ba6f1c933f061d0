// Who or what somebody has in the arms: what is said next is of who holds it.

import { isFigure, means, type Word } from '../words/word.ts';

export const IN_ARMS =
  /^(?:抱着|抱起|抱|怀抱|carrying|carries|holding|holds|cradling|hugging (?:his|her|a))$/i;
const ARMS = /^(?:arms|(?:baby )?(?:carrier|sling)|背带|襁褓|怀里|怀中|怀抱|怀抱里|怀抱中)$/i;
/** 趴在女孩腿上, 坐在奶奶的膝盖上: only who sits has one. */
const LAP = /^(?:lap|knees?|大?腿|膝盖?|膝头|腿上|膝上)$/i;
const IN = /^(?:in|on|into|.*[在到进])$/i;
/** Words from the deed to whom it is done: "holding her little sister". */
const FURTHEST_TAKEN = 4;

/** 婴儿在妈妈怀里, 妈妈怀里的婴儿, "a kitten in the arms of a girl": whether somebody or something is said to be there. */
export function isInArms(words: readonly Word[], at: number): boolean {
  const { text = '', isHan } = words[at] ?? {};
  return (
    (ARMS.test(text) || isLap(words, at)) &&
    ((isHan && words[at + 1]?.text === '的') ||
      words.slice(Math.max(0, at - FURTHEST_TAKEN), at).some((word) => IN.test(word.text)))
  );
}

/** Of who is sat on, where it is said of somebody else that they are there. */
export function isLap(words: readonly Word[], at: number): boolean {
  const { text = '', isHan } = words[at] ?? {};
  return LAP.test(text) && (!isHan || text.endsWith('上') || words[at + 1]?.text === '上');
}

/**
 * 妈妈抱着婴儿坐在窗边: what is said next is of who takes somebody up, not of who is in the arms. 婴儿在妈妈怀里睡着了: of
 * who is there, not of whose arms they are.
 */
export function isTakenUp(words: readonly Word[], at: number): boolean {
  if (/^(?:that|which|who)$/i.test(words[at + 1]?.text ?? '')) return false;
  if (isInArms(words, at + 1) || (words[at + 1]?.text === '的' && isInArms(words, at + 2))) return true;
  const before = words.slice(Math.max(0, at - FURTHEST_TAKEN), at).toReversed();
  // "A witch with a cat on her shoulder stirs a pot": she does.
  if (isOnOwner(words, at) && before.some(({ text }) => /^with(?: a)?$/i.test(text))) return true;
  const taken = before.findIndex(({ text }) => IN_ARMS.test(text));
  return taken >= 0 && before.slice(0, taken).every((word) => !means(word, 'subject', 'joiner'));
}

/** "On her shoulder": on whoever was named before. */
function isOnOwner(words: readonly Word[], at: number): boolean {
  const [on, whose, part] = words.slice(at + 1, at + 4).map(({ text }) => text);
  return (
    /^on$/i.test(on ?? '') &&
    /^(?:his|her|its|their)$/i.test(whose ?? '') &&
    /^(?:shoulders?|arm|wrist|head|back|lap|knees?)$/i.test(part ?? '')
  );
}

/** 孩子向妈妈跑去, 姐姐帮妹妹系鞋带, 靠在男孩肩上睡着了: who it is done to or for, or who is leant on, does not do it. */
export function isDoneFor(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - FURTHEST_TAKEN), at).toReversed();
  const led = before.find((word) => word.text === '的' || !isDescribing(word));
  if (led?.text === '的') return isServedOne(words, at);
  return (
    led?.run === words[at]?.run &&
    /^(?:朝|朝着|向|向着|往|给|帮|帮着|替|为|对|对着|陪|陪着|靠在|靠着|倚在|倚着|趴在|骑在|坐在)$/u.test(
      led?.text ?? '',
    )
  );
}

function isDescribing(word: Word): boolean {
  return means(word, 'number', 'adjective', 'size', 'colour');
}

/** 给坐在椅子上的女孩检查牙齿: nobody else is named from 给 to whom it is done for. */
function isServedOne(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  const led = own.findLastIndex(({ text }) => /^(?:给|帮|帮着|替|为)$/u.test(text));
  return led >= 0 && !own.slice(led).some(isFigure);
}

/** 给躺在病床上的老人打针: from 给 to 的 stands what is said of who is named after it, and not of who is named before. */
export function isOfNamedAfter(words: readonly Word[], at: number, next: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word?.isHan || before?.clause !== word.clause || words[next]?.clause !== word.clause) return false;
  const isLed = /^(?:给|帮|帮着|替|为|对|对着|向|朝|着)$/u.test(before.text) || means(before, 'link');
  const last = words.slice(at + 1, next).findLast((one) => one.text === '的' || !isDescribing(one));
  return isLed && last?.text === '的';
}

/** 趴在我腿上: whoever that is, nobody is there to be sat on, and the part is told as left out. */
export function tellNobodysLaps(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  return words.map((word, at) =>
    isLap(words, at) && MINE.test(words[at - 1]?.text ?? '') ? { ...word, meanings: [] } : word,
  );
}
const MINE = /^(?:我|你|我的|你的|的)$/u;
