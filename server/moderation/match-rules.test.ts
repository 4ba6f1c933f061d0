// The rules over any text: what a plain comparison of every word with every other would say, at no more than its length costs.
import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { EN, writeHostile, writeOfRule, ZH } from '#tests/fakes/hostile-texts.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';
import { checkWords } from './check-words.ts';
import { CHINESE, ENGLISH, type Grammar, matchChinese, matchEnglish } from './match-rules.ts';
import { readText } from './read-text.ts';
import type { Rule, WordList } from './rule.ts';
import { RULES_EN } from './rules-en.ts';
import { RULES_ZH } from './rules-zh.ts';

const SEED = 20_260_101;
/** The promise is twenty; what it costs is about one. */
const MOST_MS = 20;
const LONGEST = 2000;

/** Every pair is looked at, and the text between it counted: slow, and plainly what `rule.ts` says. */
function breaksPlainly(rule: Rule, innocent: readonly string[], grammar: Grammar, reading: string): boolean {
  const text = reading.replaceAll(grammar.find(innocent), '，');
  const find = (words: readonly string[]) =>
    [...text.matchAll(grammar.find(words))].map(
      ({ index, 0: word }) => [index, index + word.length] as const,
    );
  const isDenied = (at: number) =>
    rule.reason !== 'hateful' && grammar.isDenied(text.slice(Math.max(0, at - 24), at));
  const said = find(rule.words).filter(([from]) => !isDenied(from));
  if (said.length === 0 || (rule.unless && find(rule.unless).length > 0)) return false;
  if (!rule.with) return true;
  return find(rule.with).some(([from, to]) =>
    said.some(([start, end]) => {
      if (start < to && from < end) return false;
      const between = end <= from ? text.slice(end, from) : text.slice(to, start);
      return grammar.distance(between) <= (rule.near ?? Number.POSITIVE_INFINITY);
    }),
  );
}

const LANGUAGES = [
  { name: 'English', list: RULES_EN, grammar: ENGLISH, match: matchEnglish, alphabet: EN, key: 'en' },
  { name: 'Chinese', list: RULES_ZH, grammar: CHINESE, match: matchChinese, alphabet: ZH, key: 'zh' },
] as const;

it.each(LANGUAGES)(
  'says of $name texts what comparing every pair says',
  ({ list, grammar, match, alphabet, key }) => {
    const answers = { true: 0, false: 0 };
    const differences: object[] = [];
    for (const [index, rule] of list.rules.entries()) {
      const matcher = match({ rules: [rule], innocent: list.innocent });
      const random = makeRandom(SEED, `${key} ${index}`);
      for (let n = 0; n < 120; n += 1) {
        const pieces = 1 + random.whole(10);
        const text = writeOfRule(rule, list.innocent, alphabet, { random, pieces });
        for (const reading of readText(text)[key]) {
          const isBroken = matcher(reading) !== null;
          if (isBroken !== breaksPlainly(rule, list.innocent, grammar, reading)) {
            differences.push({ index, reading, isBroken });
          }
          answers[`${isBroken}`] += 1;
        }
      }
    }
    expect(differences).toEqual([]);
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(500);
  },
);

it('measures how far words are apart from the nearest of them, on both sides', () => {
  const match = matchEnglish({
    rules: [{ reason: 'illegal', words: ['a'], with: ['b'], near: 3 }],
    innocent: [],
  });
  const isBroken = (text: string) => match(` ${text} `) !== null;
  for (const text of ['a b', 'b a', 'a x x b', 'a x x x x a b x x x a', 'b x x x x x a x b']) {
    expect([text, isBroken(text)]).toEqual([text, true]);
  }
  for (const text of ['a', 'b', 'a x x x b', 'b x x x a', 'b x x x a x x x b', 'no a b']) {
    expect([text, isBroken(text)]).toEqual([text, false]);
  }
});

const lists: readonly (readonly [WordList, typeof EN])[] = [
  [RULES_EN, EN],
  [RULES_ZH, ZH],
];

it('no text of the rules’ own words costs more than its length', () => {
  checkWords('a fox 狐狸');
  const costs = lists.flatMap(([list, alphabet]) =>
    [...writeHostile(list, alphabet, { seed: SEED, texts: 150, length: LONGEST })].map((text) => ({
      ms: measureProcessorTime(() => checkWords(text), MOST_MS),
      text: text.slice(0, 200),
    })),
  );
  expect(costs.filter(({ ms }) => ms >= MOST_MS)).toEqual([]);
});

const PAIRS: Record<string, string> = {
  'pairs that stand too far apart': `-${'儿童'.repeat(490)}${'山'.repeat(40)}${'裸身'.repeat(489)}`,
  'pairs that stand too far apart, in English': `${'child '.repeat(160)}${'x '.repeat(30)}${'nude '.repeat(190)}`,
  'one word that is both halves': 'nude '.repeat(400),
  'a name and what shames it, denied': `${'no blood '.repeat(150)}${'trump '.repeat(100)}`,
};
const OTHERS: Record<string, string> = {
  'words that hide in others': '性交通'.repeat(666),
  'the beginnings of a phrase': 'i hate all the '.repeat(133),
  'a phrase with gaps': 'fake a b '.repeat(222),
  'an ending without an end': `pornograph${'a'.repeat(1980)}0`,
  'nothing but spaces': ' '.repeat(LONGEST),
  'letters apart': 'a '.repeat(LONGEST / 2),
  'letters far apart': `a${' '.repeat(48)}b`.repeat(40),
  'signs between letters': 'a.b-'.repeat(LONGEST / 4),
  'signs for letters': '$3x'.repeat(666),
  'marks in the wrong order': `a${'\u0301\u0316'.repeat(999)}`,
  'invisible signs': 'a\u200b\u00ad'.repeat(666),
  'letters of three alphabets': 'раpаα'.repeat(400),
  'signs that stand for eighteen': '\ufdfa'.repeat(LONGEST),
  'signs that stand for six letters': '\u33af'.repeat(LONGEST),
  'halves of pairs': '\ud83d'.repeat(LONGEST),
};

it.each(Object.entries({ ...PAIRS, ...OTHERS }))('nor do %s', (_, text) => {
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(measureProcessorTime(() => checkWords(text), MOST_MS)).toBeLessThan(MOST_MS);
});

it('eight times the text costs about eight times as much', () => {
  const growing = Object.entries({ ...PAIRS, ...OTHERS }).filter(([, text]) => {
    const cost = (times: number) => measureProcessorTime(() => checkWords(text.repeat(times)), 0, 2);
    // What grows with the square of the text would cost 64 times as much.
    return cost(8) > Math.max(1, cost(1)) * 32;
  });
  expect(growing).toEqual([]);
});
