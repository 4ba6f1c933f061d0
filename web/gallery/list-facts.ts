// What a work was made with, as names and values; each tool has its own.
import type { TFunction } from 'i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { formatCamera, formatQuality, formatStyle } from '#web/i18n/describe-params.ts';
import { nameMaker } from '#web/i18n/name-maker.ts';
import type { TextBelow } from '#web/i18n/text-key.ts';
import type { TaskText } from '#web/i18n/use-task-text.ts';

export type Fact = { name: string; value: string };

type Facts = Partial<Record<TextBelow<'gallery.fact'>, string>>;

type Say = { t: TFunction; words: TaskText };

/** Tools whose seed one can choose. */
const SEEDED: ReadonlySet<ToolName> = new Set([
  'text-to-image',
  'image-to-image',
  'text-to-video',
  'image-to-video',
]);

const THOUSAND_MS = 1000;

export function listFacts(task: Task, result: Result | undefined, say: Say): Fact[] {
  const { t, words } = say;
  const took = secondsBetween(task.started_at, task.finished_at);
  const made = [words.dateTime(task.created_at), took !== null && t('gallery.fact.took', { n: took })];
  const facts: Facts = {
    tool: words.tool(task.type),
    ...ofTool(task, say),
    ...(result && !isTold(task) ? ofResult(task, result, t) : {}),
    negative: read(task.params.negative_prompt),
    made: made.filter(Boolean).join(t('task.pause')),
    by: task.engine.is_ai
      ? nameMaker(task.engine)
      : task.engine.name && t('gallery.fact.not_ai', task.engine),
  };
  return (Object.entries(facts) as [keyof Facts, string][])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: t(`gallery.fact.${name}`), value }));
}

function ofTool({ type, params, effect, understood }: Task, { t, words }: Say): Facts {
  const resolution = read(params.resolution);
  const video = {
    quality: params.mode === 'pro' ? `${t('video.modes.pro')} ${resolution}` : resolution,
    camera: formatCamera(t, params),
  };
  const facts: Record<ToolName, () => Facts> = {
    'text-to-image': () => ({ quality: formatQuality(t, params), style: formatStyle(t, params) }),
    'image-to-image': () => ({
      quality: resolution,
      style: params.mode === 'restyle' ? formatStyle(t, params) : '',
    }),
    'text-to-video': () => video,
    'image-to-video': () => video,
    'image-effect': () => ({ effect: effect?.name ?? '', text: read(params.text) }),
    'video-effect': () => ({ effect: effect?.name ?? '', text: read(params.text), quality: resolution }),
    'lip-sync': () => ({
      quality: resolution,
      voice: [formatVoice(params.speech, words), ...understood].filter(Boolean).join(t('task.pause')),
    }),
    'upscale-video': () => ({ quality: words.params({ type, params, effect }) }),
  };
  return facts[toolOfType(type)]();
}

/** An upscale shows its videos in a table of their own. */
function isTold({ type }: Task): boolean {
  return toolOfType(type) === 'upscale-video';
}

function ofResult({ type, params }: Task, result: Result, t: TFunction): Facts {
  const ratio = read(params.aspect_ratio);
  const size = `${result.width} × ${result.height}`;
  const isRatio = ratio.includes(':');
  const length = t('gallery.fact.seconds', { n: result.duration.toFixed(1), fps: Math.round(result.fps) });
  return {
    size: isRatio ? `${size}${t('task.pause')}${ratio}` : size,
    ...(result.kind === 'video'
      ? { length, sound: t(`gallery.fact.${result.has_sound ? 'sound_on' : 'sound_off'}`) }
      : {}),
    seed: result.seed === null || !SEEDED.has(toolOfType(type)) ? '' : String(result.seed),
  };
}

function formatVoice(speech: unknown, { language }: TaskText): string {
  const id = typeof speech === 'object' && speech !== null && 'voice' in speech ? speech.voice : null;
  return VOICES.find((voice) => voice.id === id)?.name[language] ?? '';
}

function secondsBetween(from: string | null, to: string | null): number | null {
  if (!from || !to) return null;
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / THOUSAND_MS));
}

function read(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
