// Endless texts out of the content rules' own words, as somebody would write them who wants the rules to work hard.
import { makeRandom, type Random } from '#engine/raster/random.ts';
import type { Rule, WordList } from '#server/moderation/rule.ts';
import { samplePattern } from './sample-pattern.ts';

type Alphabet = { denials: readonly string[]; fillers: readonly string[]; separators: readonly string[] };

export const EN: Alphabet = {
  denials: ['no', 'without any', 'never', 'avoid graphic'],
  fillers: ['a', 'of', 'lake', 'x'.repeat(30)],
  separators: [' ', ' ', ' ', ', ', '. ', '-', '\n'],
};
export const ZH: Alphabet = {
  denials: ['没有', '禁止任何', '不要'],
  fillers: ['山', '的湖', '😀', 'a', '，'],
  separators: ['', '', '', ' ', '，', '-', '。'],
};

/** So many pieces that a rule looks for, or looks at, or is confused by. */
export function writeOfRule(
  rule: Rule,
  innocent: readonly string[],
  { denials, fillers, separators }: Alphabet,
  { random, pieces }: { random: Random; pieces: number },
): string {
  const other = rule.with ?? rule.words;
  const choose = (): string => {
    const kind = random.whole(20);
    if (kind < 6) return sample(rule.words, random);
    if (kind < 12) return sample(other, random);
    if (kind < 15) return pick(fillers, random).repeat(1 + random.whole(8));
    if (kind < 17) return pick(denials, random);
    if (kind < 19) return sample(innocent, random);
    return rule.unless && random.chance(0.2) ? sample(rule.unless, random) : pick(fillers, random);
  };
  return Array.from({ length: pieces }, () => choose() + pick(separators, random)).join('');
}

/** Texts of a length, each of a few of a list's words only (many of one are worse than some of all), disguised or not. */
export function* writeHostile(
  { rules, innocent }: WordList,
  { denials, fillers, separators }: Alphabet,
  { seed, texts, length }: { seed: number; texts: number; length: number },
): Generator<string> {
  const patterns = [...new Set(rules.flatMap((rule) => [...rule.words, ...(rule.with ?? [])]))];
  const rare = [...new Set([...rules.flatMap((rule) => rule.unless ?? []), ...innocent])];
  for (let index = 0; index < texts; index += 1) {
    const random = makeRandom(seed, `hostile ${index}`);
    const words = [
      ...Array.from({ length: 1 + random.whole(6) }, () => sample(patterns, random)),
      ...Array.from({ length: random.whole(3) }, () => sample(rare, random)),
      ...(random.chance(0.5) ? [pick(denials, random)] : []),
      ...(random.chance(0.5) ? [pick(fillers, random)] : []),
    ];
    const [separator, disguise] = [pick(separators, random), pick(DISGUISES, random)];
    const isSorted = random.chance(0.3);
    let text = '';
    while (text.length < length) {
      const word = isSorted
        ? (words[Math.floor((text.length / length) * words.length)] ?? '')
        : pick(words, random);
      text += disguise(word) + separator;
    }
    yield text.slice(0, length);
  }
}

/** How a word is written so that a person reads it and a list does not. */
const DISGUISES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word,
  (word) => Array.from(word).join('.'),
  (word) => Array.from(word).join(' '),
  (word) => word.replace(/.$/u, ''),
  (word) => word.replaceAll('a', 'а').replaceAll('o', '0').replaceAll('s', '$'),
  (word) => word.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (word) => Array.from(word, (sign) => `${sign}\u0301\u0316\u200b`).join(''),
];

function sample(patterns: readonly string[], random: Random): string {
  return samplePattern(pick(patterns, random), random);
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.whole(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
