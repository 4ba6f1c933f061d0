// Looks for the words of a list in a text that was read, in a time that grows with the text and no faster.
import type { RuleClass } from '#contract/community.ts';
import type { Rule, WordList } from './rule.ts';

/** The class of the first rule that is broken, of all or of those of some classes. */
export type Matcher = (reading: string, only?: readonly RuleClass[]) => RuleClass | null;

export type Grammar = {
  /** Makes the expression that finds any of the words. */
  find(words: readonly string[]): RegExp;
  /** True where what stands before a word turns it into its opposite. */
  isDenied(before: string): boolean;
  /** How far apart two places of a text are. */
  distance(between: string): number;
};

const DENIAL_CHARACTERS = 24;

export const ENGLISH: Grammar = {
  find: (words) =>
    new RegExp(
      `(?<= )(?:${words.map((word) => word.replaceAll('*', '[a-z]*')).join('|')})(?:e?s)?(?= )`,
      'g',
    ),
  isDenied: (before) =>
    / (?:no|not|non|without|avoid|avoiding|never|anti|zero)(?: (?:any|more|explicit|graphic|visible|actual|real))? $/.test(
      before,
    ),
  distance: (between) => between.split(' ').length - 1,
};

export const CHINESE: Grammar = {
  find: (words) => new RegExp(words.join('|'), 'g'),
  isDenied: (before) =>
    /(?:没有|沒有|无|無|不要|不含|不带|不出现|避免|禁止|拒绝|抵制|杜绝|远离|反对|打击|非)(?:任何)?$/.test(
      before,
    ),
  distance: (between) => Array.from(between).length,
};

export const matchEnglish = (list: WordList): Matcher => compile(list, ENGLISH);
export const matchChinese = (list: WordList): Matcher => compile(list, CHINESE);

function compile({ rules, innocent }: WordList, grammar: Grammar): Matcher {
  const innocents = grammar.find(innocent);
  const compiled = rules.map((rule) => compileRule(rule, grammar));
  return (reading, only) => {
    // Something stays in its place: what stood apart must not come together.
    const text = reading.replaceAll(innocents, '，');
    const isAsked = ({ reason }: CompiledRule) => !only || only.includes(reason);
    return compiled.find((rule) => isAsked(rule) && rule.breaks(text))?.reason ?? null;
  };
}

type CompiledRule = { reason: RuleClass; breaks(text: string): boolean };

function compileRule(rule: Rule, grammar: Grammar): CompiledRule {
  const { reason, near = Number.POSITIVE_INFINITY } = rule;
  const words = grammar.find(rule.words);
  const others = rule.with && grammar.find(rule.with);
  const unless = rule.unless && grammar.find(rule.unless);
  /** Whoever says no to hateful words says them. */
  const isSaid = (text: string, at: number) =>
    reason === 'hateful' || !grammar.isDenied(text.slice(Math.max(0, at - DENIAL_CHARACTERS), at));
  return {
    reason,
    breaks: (text) => {
      const said = findAll(text, words).filter(({ from }) => isSaid(text, from));
      if (said.length === 0 || (unless && text.search(unless) >= 0)) return false;
      if (!others) return true;
      const found = findAll(text, others);
      const limit = { near, grammar };
      return isFollowed(text, said, found, limit) || isFollowed(text, found, said, limit);
    },
  };
}

type Place = { from: number; to: number };

/** In their order; none overlaps another. */
function findAll(text: string, expression: RegExp): Place[] {
  return [...text.matchAll(expression)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/**
 * Does one of `second` begin behind one of `first`, at most `near` away? Only neighbours are measured: of two places
 * that stand before the same other, the later one is nearer. So the texts between them never overlap, and all of them
 * together are no longer than the text, however many words it has.
 */
function isFollowed(
  text: string,
  first: readonly Place[],
  second: readonly Place[],
  { near, grammar }: { near: number; grammar: Grammar },
): boolean {
  let behind = 0;
  for (const [index, { to }] of first.entries()) {
    while (behind < second.length && (second[behind]?.from ?? 0) < to) behind += 1;
    const other = second[behind];
    if (!other) return false;
    const next = first[index + 1];
    if (next && next.to <= other.from) continue;
    if (grammar.distance(text.slice(to, other.from)) <= near) return true;
  }
  return false;
}
