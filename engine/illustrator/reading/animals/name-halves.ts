// "Half cat half robot", "half woman, half fish", 半人半马: one being, and never one beside the other.

import { VOCABULARY } from '../words/vocabulary.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';
import { isAnimal } from './name-young.ts';

const HALF = /^(?:half|一半|半)$/i;
const BETWEEN = /^(?:an?|and|is|是|、|和)$/i;
const MACHINE = /^(?:robot|robotic|machine|mechanical|android|cyborg|metal|机器人?|机械|机甲|金属)$/i;
const HUMAN = /^(?:woman|man|human|person|girl|boy|lady|人|人类|女人|男人|女孩)$/i;
const WOMAN = /^(?:woman|girl|lady|女人|女孩)$/i;
/** Who is so made has a name. */
const NAMED: readonly (readonly [one: RegExp, other: RegExp, name: string])[] = [
  [/^(?:fish|鱼)$/i, WOMAN, 'mermaid'],
  [/^(?:fish|鱼)$/i, /^(?:human|person|人)$/i, 'mermaid'],
  [/^(?:horse|马)$/i, HUMAN, 'centaur'],
  [/^(?:bull|牛)$/i, HUMAN, 'minotaur'],
  [/^(?:eagle|鹰|老鹰)$/i, /^(?:lion|狮子?)$/i, 'griffin'],
];

type Half = { from: number; at: number; word: Word };

/** Returns the words, with such a being as one. */
export function nameHalves(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length;) {
    const first = halfAt(words, at);
    const second = first && halfAt(words, skip(words, first.at + 1));
    const found = first && second ? joined(words, first, second) : undefined;
    named.push(...(found ?? [words[at] as Word]));
    at = found && second ? second.at + 1 : at + 1;
  }
  return named;
}

function skip(words: readonly Word[], from: number): number {
  let at = from;
  while (BETWEEN.test(words[at]?.text ?? '')) at++;
  return at;
}

/** "Half a cat", 一半是猫: the word that is halved. */
function halfAt(words: readonly Word[], from: number): Half | undefined {
  if (!HALF.test(words[from]?.text ?? '')) return undefined;
  const at = skip(words, from + 1);
  const word = words[at];
  const isBeing =
    word && (MACHINE.test(word.text) || HUMAN.test(word.text) || isAnimal(word) || means(word, 'subject'));
  return word && isBeing ? { from, at, word } : undefined;
}

function joined(words: readonly Word[], first: Half, second: Half): Word[] | undefined {
  const halves = [first.word, second.word] as const;
  const whole = joinWords(words, [first.from, second.at], []);
  for (const [one, other] of [halves, [halves[1], halves[0]] as const]) {
    const name = NAMED.find(([a, b]) => a.test(one.text) && b.test(other.text))?.[2];
    if (name !== undefined) return [{ ...whole, meanings: VOCABULARY.get(name) ?? UNSHOWN, isPlural: false }];
    if (MACHINE.test(one.text) && isAnimal(other))
      return [
        {
          ...joinWords(
            words,
            [first.from, first.at],
            [...ADJECTIVE, { is: 'material', value: 'half-steel' }],
          ),
          run: other.run,
          clause: other.clause,
        },
        { ...joinWords(words, [second.from, second.at], other.meanings), isPlural: false },
      ];
  }
  // Of two animals the first is drawn, and the other told as left out.
  const isOfTwo =
    meaningOf(halves[0], 'subject') !== undefined && meaningOf(halves[1], 'subject') !== undefined;
  return isOfTwo
    ? [...words.slice(first.from + 1, first.at + 1), joinWords(words, [first.at + 1, second.at], UNSHOWN)]
    : undefined;
}
