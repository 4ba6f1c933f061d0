// What a task was asked for, in a few words of its tool: "Watercolor · 1:1 · Fine 1K", "Push in · 720p · 5 s · sound".
import type { TFunction } from 'i18next';
import { STYLES } from '#contract/limits.ts';
import type { Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { CAMERAS } from '#contract/video.ts';

export type Described = Pick<Task, 'type' | 'params' | 'effect'>;

export function describeParams(t: TFunction, { type, params, effect }: Described): string[] {
  const said: Record<ToolName, () => string[]> = {
    'text-to-image': () => [formatStyle(t, params), read(params.aspect_ratio), formatQuality(t, params)],
    'image-to-image': () => [
      params.mode === 'restyle' ? formatStyle(t, params) : '',
      params.aspect_ratio === 'same' ? '' : read(params.aspect_ratio),
      read(params.resolution),
    ],
    'text-to-video': () => formatVideo(t, params),
    'image-to-video': () => formatVideo(t, params),
    'image-effect': () => [
      effect?.name ?? '',
      params.aspect_ratio === 'auto' ? '' : read(params.aspect_ratio),
    ],
    'video-effect': () => [effect?.name ?? '', read(params.resolution)],
    'lip-sync': () => [read(params.resolution)],
    'upscale-video': () => [
      params.target === 'same' ? t('task.same_size') : read(params.target),
      params.fps === 60 ? '60 fps' : '',
    ],
  };
  return said[toolOfType(type)]().filter((word) => word !== '');
}

export function formatStyle(t: TFunction, params: Task['params']): string {
  const style = STYLES.find((known) => known === params.style) ?? 'auto';
  return t(`text-to-image.styles.${style}`);
}

/** "Fine 1K" */
export function formatQuality(t: TFunction, params: Task['params']): string {
  if (params.engine === 'lite') return t('text-to-image.engines.lite');
  return `${t('text-to-image.engines.pro')} ${read(params.resolution) || '1K'}`;
}

export function formatCamera(t: TFunction, params: Task['params']): string {
  const camera = CAMERAS.find((known) => known === params.camera) ?? 'auto';
  return camera === 'auto' ? '' : t(`video.cameras.${camera}`);
}

function formatVideo(t: TFunction, params: Task['params']): string[] {
  const quality = read(params.resolution);
  return [
    formatCamera(t, params),
    params.mode === 'pro' ? `${t('video.modes.pro')} ${quality}` : quality,
    typeof params.duration === 'number' ? t('task.video_seconds', { n: params.duration }) : '',
    params.sound === true ? t('task.with_sound') : '',
  ];
}

function read(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
