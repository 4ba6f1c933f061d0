// What is said about a task: its number, how it is going, why it failed, what it is made of. For every module.
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Result } from '#contract/media.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { toolOfType, TOOL_WORDS } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { countAsked, titleOf } from '#web/model/tasks/task-shape.ts';
import { describeParams, formatStyle } from './describe-params.ts';
import type { Described } from './describe-params.ts';
import {
  formatDate,
  formatLocaleOf,
  formatNumber as count,
  formatTime as time,
  WITH_TIME,
} from './format.ts';
import { isLanguage } from './locale.ts';

const SECONDS_A_MINUTE = 60;
/** From here on times are told in minutes. */
const MINUTES_FROM_SECONDS = 90;
/** Two numbers say more than one only where they are so far apart. */
const TELLING_RATIO = 1.25;

type Going = Pick<Task, 'status' | 'queue_ahead' | 'eta_seconds' | 'eta_most_seconds' | 'held' | 'progress'>;

/** Before this a task whose time is over is not finishing: it is only slower than thought. */
const FINISHING_PERCENT = 80;

export type TaskText = {
  language: Language;
  count: (value: number) => string;
  /** "4 points" */
  points: (points: number) => string;
  /** "about 7 s", "about 3 min" */
  seconds: (seconds: number) => string;
  /** "7–12 s", or as `seconds` where both are nearly alike. */
  range: (usual: number, most: number) => string;
  /** "Nº 1,209", or the time where the server gave no number. */
  number: (task: Pick<Task, 'seq' | 'created_at'>) => string;
  tool: (type: number) => string;
  /** What it is called: its words, or its tool where nothing is known of them yet. */
  name: (task: Pick<Task, 'prompt' | 'title' | 'type'>) => string;
  /** One result for the ear, told from those beside it: "a fox, 3 of 4", "a fox, video, 5 s". */
  result: (
    task: Pick<Task, 'prompt' | 'title' | 'type' | 'params' | 'results'>,
    result: Pick<Result, 'index' | 'kind' | 'duration'>,
  ) => string;
  /** The same of a work that somebody shows. */
  work: (work: Pick<PublicTask, 'prompt' | 'title' | 'kind' | 'duration'>) => string;
  /** Queued, Generating, Done, Failed. */
  state: (task: Pick<Task, 'status' | 'error_code'>) => string;
  /** "2 ahead · about 3 min", "about 7 s left"; empty where nothing can be said. */
  wait: (task: Going) => string;
  /** What happened, as a sentence. */
  failure: (task: Pick<Task, 'error_code' | 'status_msg' | 'params'>) => string;
  /** "2 points returned", or nothing where none were. */
  returned: (task: Pick<Task, 'refunded'>) => string | undefined;
  style: (params: Task['params']) => string;
  /** "Watercolor · 1:1 · Pro 1K", "Push in · 720p · 5 s" */
  params: (task: Described) => string;
  /** The same with what it cost, for under its words: what those say already is not said again. */
  data: (task: Described & Pick<Task, 'cost' | 'prompt' | 'title'>) => string;
  time: (at: string) => string;
  dateTime: (at: string) => string;
};

export function useTaskText(): TaskText {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return useMemo(() => createTaskText(t, language), [t, language]);
}

export function createTaskText(t: TFunction, language: Language): TaskText {
  const locale = formatLocaleOf(language);
  const points = (value: number) => t('task.points', { count: value, n: count(value) });
  const seconds = (value: number) =>
    value < MINUTES_FROM_SECONDS
      ? t('task.about_seconds', { n: Math.max(1, Math.round(value)) })
      : t('task.about_minutes', { n: Math.round(value / SECONDS_A_MINUTE) });
  /** One number where both are told alike. */
  const range = (usual: number, most: number) => {
    const isMinutes = most >= MINUTES_FROM_SECONDS;
    const [from, to] = [usual, most].map((value) =>
      Math.max(1, Math.round(isMinutes ? value / SECONDS_A_MINUTE : value)),
    ) as [number, number];
    if (from >= to || to < from * TELLING_RATIO) return seconds(usual);
    return t(isMinutes ? 'task.minutes_range' : 'task.seconds_range', { a: from, b: to });
  };
  const tool = (type: number) => TOOL_WORDS[toolOfType(type)][language];
  const nameOf = (task: Pick<Task, 'prompt' | 'title' | 'type'>) => titleOf(task) || tool(task.type);
  const nameVideo = (name: string, duration: number) =>
    t('task.name_video', { name, length: t('task.video_seconds', { n: Math.round(duration) }) });
  return {
    language,
    count,
    points,
    seconds,
    range,
    time,
    style: (params) => formatStyle(t, params),
    params: (task) => describeParams(t, task).join(' · '),
    number: (task) => (task.seq > 0 ? t('task.number', { n: count(task.seq) }) : time(task.created_at)),
    tool,
    name: nameOf,
    result: (task, { kind, index, duration }) => {
      const name = nameOf(task);
      if (kind === 'video') return nameVideo(name, duration);
      const all = countAsked(task);
      return all > 1 ? t('task.name_of', { name, n: index + 1, all }) : name;
    },
    work: (work) => (work.kind === 'video' ? nameVideo(titleOf(work), work.duration) : titleOf(work)),
    state: (task) => {
      if (task.status === TASK_STATUS.failed && task.error_code === 'canceled')
        return t('task.state.canceled');
      return t(`task.state.${STATE_WORDS[task.status]}`);
    },
    wait: (task) => {
      if (task.held) return t('task.held');
      if (task.status === TASK_STATUS.processing) {
        if (task.eta_seconds > 0)
          return t('task.seconds_left', { about: range(task.eta_seconds, task.eta_most_seconds) });
        return task.progress >= FINISHING_PERCENT ? t('task.finishing') : '';
      }
      if (task.queue_ahead === 0) return t('task.next');
      return t('task.ahead', {
        n: count(task.queue_ahead),
        about: range(task.eta_seconds, task.eta_most_seconds),
      });
    },
    failure: ({ error_code, params }) => {
      const code = error_code ?? 'engine_error';
      const what = t(`task.failure.${code}`);
      const mayOther = typeof params.model === 'string' && OF_THE_MODEL.has(code);
      return mayOther ? `${what} ${t('task.other_model')}` : what;
    },
    returned: (task) =>
      task.refunded > 0 ? t('task.returned', { points: points(task.refunded) }) : undefined,
    data: (task) =>
      [...describeParams(t, task).filter((word) => word !== titleOf(task)), points(task.cost)].join(' · '),
    dateTime: (at) =>
      formatDate(at, locale, {
        day: 'numeric',
        month: language === 'zh' ? 'long' : 'short',
        year: 'numeric',
        ...WITH_TIME,
      }),
  };
}

/** What another model might not run into. */
const OF_THE_MODEL: ReadonlySet<string> = new Set(['engine_error', 'capacity', 'timeout']);

const STATE_WORDS = { 0: 'queued', 1: 'processing', 2: 'completed', '-1': 'failed' } as const;
