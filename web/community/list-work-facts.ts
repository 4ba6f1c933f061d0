// What is told of a work beside it, as names and values.
import type { TFunction } from 'i18next';
import type { PublicTask } from '#contract/task.ts';
import { nameMaker } from '#web/i18n/name-maker.ts';
import type { TextBelow } from '#web/i18n/text-key.ts';
import type { TaskText } from '#web/i18n/use-task-text.ts';

export type WorkFact = { name: string; value: string };

export function listWorkFacts(work: PublicTask, t: TFunction, words: TaskText): WorkFact[] {
  const { params, effect, width, height, duration, engine } = work;
  const ratio = typeof params?.aspect_ratio === 'string' ? params.aspect_ratio : '';
  const facts: Record<TextBelow<'community.fact'>, string> = {
    effect: effect?.name ?? '',
    parameters: params ? words.params({ type: work.type, params, effect }) : '',
    negative: typeof params?.negative_prompt === 'string' ? params.negative_prompt : '',
    size: `${width} × ${height}${ratio.includes(':') ? `${t('task.pause')}${ratio}` : ''}`,
    length: work.kind === 'video' ? t('community.seconds', { n: duration.toFixed(1) }) : '',
    by: engine.is_ai ? nameMaker(engine) : t('community.not_ai', { name: engine.name }),
    shown: words.dateTime(work.created_at),
    seen: work.views > 0 ? t('community.times', { count: work.views, n: words.count(work.views) }) : '',
    remixed:
      work.remixes > 0 ? t('community.times', { count: work.remixes, n: words.count(work.remixes) }) : '',
  };
  return (Object.entries(facts) as [keyof typeof facts, string][])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: t(`community.fact.${name}`), value }));
}
