// What Creations shows, kept in the address: Back works, and a filtered wall can be sent to oneself.
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { TaskType } from '#contract/tool-names.ts';
import type { TaskFilter } from '#web/model/tasks/task-cache.ts';

export const MEDIA = ['all', 'image', 'video'] as const;
export type MediaChoice = (typeof MEDIA)[number];

export const STATUSES = ['all', 'running', 'done', 'failed'] as const;
export type StatusChoice = (typeof STATUSES)[number];

/** How large the images hang: no filter, but a part of the address as well. */
export const GRID_SIZES = ['small', 'medium', 'large'] as const;
export type GridSize = (typeof GRID_SIZES)[number];

const STATUS_NUMBERS: Readonly<Record<Exclude<StatusChoice, 'all'>, Task['status'][]>> = {
  running: [0, 1],
  done: [2],
  failed: [-1],
};

export type GalleryFilter = {
  media: MediaChoice;
  /** 0 = every tool. */
  tool: TaskType | 0;
  status: StatusChoice;
  isFavorite: boolean;
  isShared: boolean;
  q: string;
  size: GridSize;
};

export function readFilter(params: URLSearchParams): GalleryFilter {
  return {
    media: MEDIA.find((choice) => choice === params.get('tab')) ?? 'all',
    tool: readTool(params.get('tool')),
    status: STATUSES.find((choice) => choice === params.get('status')) ?? 'all',
    isFavorite: params.get('favorite') === '1',
    isShared: params.get('shared') === '1',
    q: params.get('q') ?? '',
    size: GRID_SIZES.find((size) => size === params.get('size')) ?? 'medium',
  };
}

export function readTool(value: string | null): TaskType | 0 {
  return Object.values(TOOL_TYPES).find((type) => String(type) === value) ?? 0;
}

/** Writes what differs from the unfiltered wall; an open work is closed by a new filter. */
export function writeFilter(filter: GalleryFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.media !== 'all') params.set('tab', filter.media);
  if (filter.tool !== 0) params.set('tool', String(filter.tool));
  if (filter.status !== 'all') params.set('status', filter.status);
  if (filter.isFavorite) params.set('favorite', '1');
  if (filter.isShared) params.set('shared', '1');
  if (filter.q !== '') params.set('q', filter.q);
  if (filter.size !== 'medium') params.set('size', filter.size);
  return params;
}

/** The whole wall, at the same size. */
export function clearFilter({ size }: GalleryFilter): GalleryFilter {
  return { ...readFilter(new URLSearchParams()), size };
}

export function toTaskFilter(filter: GalleryFilter): TaskFilter {
  const q = filter.q.trim();
  return {
    ...(filter.media === 'all' ? {} : { media: filter.media }),
    ...(filter.tool === 0 ? {} : { type: [filter.tool] }),
    ...(filter.status === 'all' ? {} : { status: STATUS_NUMBERS[filter.status] }),
    ...(filter.isFavorite ? { favorite: true } : {}),
    ...(filter.isShared ? { public: true } : {}),
    ...(q === '' ? {} : { q }),
  };
}

export function isFiltered(filter: GalleryFilter): boolean {
  return Object.keys(toTaskFilter(filter)).length > 0;
}
