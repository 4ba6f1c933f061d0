// What happened, in one sentence of the reader's language.
import type { RuleClass } from '#contract/community.ts';
import { PLANS, type PlanId } from '#contract/limits.ts';
import type { ActivityKind } from '#contract/people.ts';
import { REASON_WORDS } from '#server/moderation/reason-words.ts';
import { type Language, translate, type Words } from '#texts/words.ts';

const SENTENCES: Readonly<Record<ActivityKind, Words>> = {
  task_done: { en: '“{title}” is ready', zh: '「{title}」已完成' },
  published: { en: 'Published “{title}”', zh: '发布了「{title}」' },
  liked: { en: '{name} likes “{title}”', zh: '{name} 赞了「{title}」' },
  followed: { en: '{name} follows you', zh: '{name} 关注了你' },
  remixed: { en: '{name} remixed “{title}”', zh: '{name} 用「{title}」做了同款' },
  plan_changed: { en: 'Your plan is now {plan}', zh: '会员方案已变更为{plan}' },
  hidden: {
    en: '“{title}” was taken off Explore for breaking the content rules{because}',
    zh: '「{title}」因违反内容规范{because}已被下架',
  },
  restored: { en: '“{title}” may be shown on Explore again', zh: '「{title}」已恢复，可在探索中展示' },
  points_adjusted: { en: '{n} points were added: {reason}', zh: '已增加 {n} 积分：{reason}' },
};
const POINTS_TAKEN: Words = { en: '{n} points were taken back: {reason}', zh: '已扣回 {n} 积分：{reason}' };

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
  const words = kind === 'points_adjusted' && points < 0 ? POINTS_TAKEN : SENTENCES[kind];
  const plan = PLANS[values['plan'] as PlanId]?.name[language] ?? '';
  const rule = REASON_WORDS[values['reason'] as RuleClass]?.[language];
  const because = rule ? { en: ` (${rule})`, zh: `（${rule}）` }[language] : '';
  return translate(words, language, { ...values, n: Math.abs(points), plan, because, name, title });
}
