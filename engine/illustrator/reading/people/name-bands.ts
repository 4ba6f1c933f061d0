// "A band" is people who play, unless it is of rubber or around a hat; what they do on a stage is to play.

import { means, meaningOf, type Word } from '../words/word.ts';

const PERFORMING = /^(?:perform(?:s|ing|ance)?|演出|表演|登台|登台演出|现场演出|现场表演|in concert|live)$/i;
const AROUND_SOMETHING = /^(?:in|with|has|of|around)$/i;
/** Words before it in which that would stand: "with a wide metal band". */
const REACH = 4;

export function nameBands(given: readonly Word[]): Word[] {
  const words = nameChildrensChoirs(given);
  const named = words.map((word, at) =>
    isBand(word) && isThing(words, at) ? { ...word, meanings: [] } : word,
  );
  if (!named.some(isBand)) return named;
  return named.map((word) =>
    PERFORMING.test(word.text) ? { ...word, meanings: [{ is: 'act', value: 'play' }] } : word,
  );
}

const CHOIR = /^(?:choir|chorus|合唱团|合唱队|唱诗班)$/i;
const CHILDREN =
  /^(?:children|kids|boys|girls|schoolchildren|孩子|孩子们|小朋友|小朋友们|小学生|小学生们|儿童|男孩们|女孩们)$/i;
/** 孩子们组成的合唱团. */
const MADE_UP_OF = /^(?:组成|组成的|的)$/;

/** "A choir of children": they are the choir, and do not stand before one. */
function nameChildrensChoirs(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (const word of words) {
    const [choir] = named.slice(-2);
    if (CHILDREN.test(word.text) && choir && CHOIR.test(choir.text) && named.at(-1)?.text === 'of') {
      named.splice(-2, 2, { ...choir, text: `${choir.text} of ${word.text}`, end: word.end });
      continue;
    }
    if (word.isHan && CHOIR.test(word.text)) {
      const first = named.findLastIndex((one) => !MADE_UP_OF.test(one.text));
      const children = named[first];
      if (children && children.clause === word.clause && CHILDREN.test(children.text)) {
        const joined = [...named.splice(first), word];
        named.push({ ...word, text: joined.map(({ text }) => text).join(''), start: children.start });
        continue;
      }
    }
    named.push(word);
  }
  return named;
}

function isBand(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'band';
}

/** "A rubber band", "a hat with a metal band", "a band of gold". */
function isThing(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!/^(?:metal )?bands?$/i.test(word.text)) return false;
  if (words[at + 1]?.text.toLowerCase() === 'of') return true;
  const before = words.slice(Math.max(0, at - REACH), at).filter(({ run }) => run === word.run);
  if (before.some(({ text }) => AROUND_SOMETHING.test(text))) return true;
  const [last] = before.slice(-1);
  return (
    last !== undefined && !means(last, 'adjective', 'number', 'size', 'mood', 'structure', 'joiner', 'look')
  );
}
