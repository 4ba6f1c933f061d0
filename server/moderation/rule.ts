// What a list of words is made of.
import type { RuleClass } from '#contract/community.ts';

/**
 * Words are pieces of regular expressions, matched against text as `read-text.ts` leaves it. In English they stand
 * between spaces, match with a plural ending too, and `*` stands for any ending. In Chinese they may stand anywhere,
 * so a word that hides in innocent ones names those in `(?<!…)` and `(?!…)`.
 */
export type Rule = {
  reason: RuleClass;
  /** One of these must be in the text … */
  words: readonly string[];
  /** … with one of these, where one word alone is innocent, … */
  with?: readonly string[];
  /** … at most so many words (characters in Chinese) away, or else anywhere in the text, … */
  near?: number;
  /** … and none of these. */
  unless?: readonly string[];
};

export type WordList = {
  rules: readonly Rule[];
  /** Taken out of the text before anything is looked for. */
  innocent: readonly string[];
};
