// The first checker of every text: word lists in English and Chinese.
import type { RuleClass } from '#contract/community.ts';
import { matchChinese, matchEnglish, type Matcher } from './match-rules.ts';
import { readText } from './read-text.ts';
import { RULES_EN } from './rules-en.ts';
import { RULES_ZH } from './rules-zh.ts';

const english = matchEnglish(RULES_EN);
const chinese = matchChinese(RULES_ZH);

/** The class of the first rule that the text breaks, or null; with `only`, of the rules of these classes. */
export function checkWords(text: string, only?: readonly RuleClass[]): RuleClass | null {
  const { en, zh } = readText(text);
  return findFirst(english, en, only) ?? findFirst(chinese, zh, only);
}

function findFirst(
  match: Matcher,
  readings: readonly string[],
  only?: readonly RuleClass[],
): RuleClass | null {
  for (const reading of readings) {
    const reason = match(reading, only);
    if (reason) return reason;
  }
  return null;
}
