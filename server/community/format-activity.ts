// What happened, in one sentence of the reader's language.
import type { RuleClass } from '#contract/community.ts';
import { CURRENCIES, PLAN_IDS, planName } from '#contract/prices.ts';
import type { ActivityKind } from '#contract/people.ts';
import { formatMoney } from '#server/format-money.ts';
import { REASON_WORDS } from '#server/moderation/reason-words.ts';
import en from '#texts/en/server/activities.json' with { type: 'json' };
import zh from '#texts/zh/server/activities.json' with { type: 'json' };
import { type Language, pairTexts, translate } from '#texts/words.ts';

const SENTENCES = pairTexts(en, zh);

export type Happened = {
  kind: ActivityKind;
  /** Of the person who did it. */
  name: string;
  /** Of the work. */
  title: string;
  /** As `tell` was given them. */
  values: Readonly<Record<string, string | number>>;
};

export function formatActivity({ kind, name, title, values }: Happened, language: Language): string {
  const points = Number(values['points'] ?? 0);
  const words = kind === 'points_adjusted' && points < 0 ? SENTENCES.points_taken : SENTENCES[kind];
  const plan = PLAN_IDS.find((id) => id === values['plan']);
  const rule = REASON_WORDS[values['reason'] as RuleClass]?.[language];
  const because = rule ? translate(SENTENCES.because, language, { rule }) : '';
  const currency = CURRENCIES.find((one) => one === values['currency']);
  return translate(words, language, {
    ...values,
    money: currency ? formatMoney(Number(values['amount']), currency, language) : '',
    n: Math.abs(points),
    plan: plan ? planName(plan)[language] : '',
    because,
    name,
    title,
  });
}
