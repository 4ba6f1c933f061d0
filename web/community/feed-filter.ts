// What Explore shows, kept in the address: Back works, and a wall can be sent to somebody.
import type { InputOf } from '#contract/endpoint.ts';
import { ASPECT_RATIOS } from '#contract/limits.ts';
import type { taskPublic } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { TaskType } from '#contract/tool-names.ts';

/** What is asked of the server. */
export type Feed = Omit<InputOf<typeof taskPublic>, 'page' | 'page_size' | 'cursor'>;

export const TABS = ['foryou', 'latest', 'top', 'following'] as const;
export type Tab = (typeof TABS)[number];

export const PERIODS = ['day', 'week', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export type ExploreFilter = {
  tab: Tab;
  /** Of `top`. */
  period: Period;
  /** 0 = every tool. */
  tool: TaskType | 0;
  /** Id of a template; empty for all. */
  effect: string;
  /** '' = every ratio. */
  ratio: string;
  q: string;
};

export function readFilter(params: URLSearchParams): ExploreFilter {
  const tool = Object.values(TOOL_TYPES).find((type) => String(type) === params.get('type')) ?? 0;
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'foryou',
    period: PERIODS.find((period) => period === params.get('period')) ?? 'week',
    tool,
    effect: params.get('effect') ?? '',
    ratio: ASPECT_RATIOS.find((ratio) => ratio === params.get('ratio')) ?? '',
    q: params.get('q') ?? '',
  };
}

/** Only what differs from the first look. */
export function writeFilter(filter: ExploreFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.tab !== 'foryou') params.set('tab', filter.tab);
  if (filter.tab === 'top' && filter.period !== 'week') params.set('period', filter.period);
  if (filter.tool !== 0) params.set('type', String(filter.tool));
  if (filter.effect !== '') params.set('effect', filter.effect);
  if (filter.ratio !== '') params.set('ratio', filter.ratio);
  if (filter.q !== '') params.set('q', filter.q);
  return params;
}

export function feedOf(filter: ExploreFilter): Feed {
  const q = filter.q.trim();
  return {
    tab: filter.tab,
    ...(filter.tab === 'top' ? { period: filter.period } : {}),
    ...(filter.tool === 0 ? {} : { type: [filter.tool] }),
    ...(filter.effect === '' ? {} : { effect_id: filter.effect }),
    ...(filter.ratio === '' ? {} : { ratio: filter.ratio }),
    ...(q === '' ? {} : { q }),
  };
}

/** What one person shows, newest first. */
export function worksOf(authorId: string): Feed {
  return { tab: 'latest', author_id: authorId };
}

/** Something narrows the wall, so that an empty one is not the end of the matter. */
export function isNarrowed({ tool, effect, ratio, q }: ExploreFilter): boolean {
  return tool !== 0 || effect !== '' || ratio !== '' || q.trim() !== '';
}
