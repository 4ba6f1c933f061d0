// What can be done with a task. The task module does it; every module that shows tasks asks for it here.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { DownloadFormat, Result, WorkPart } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';

/** `srt`: the subtitles of a video. */
export type SavedFormat = DownloadFormat | 'mp4' | 'srt';

export type DownloadOptions = {
  /** The format that it is kept in, where left out. */
  format?: SavedFormat;
  /** Told with 0–1 while a file comes; without it a large one is announced by a toast. */
  onProgress?: (share: number) => void;
  /** Where the file is, instead of the result's own address. */
  address?: string;
};

/**
 * Acts on works take parts of them: `{ id }` is a whole work (a task is one), `{ id, images: [2] }` its third image. What
 * is said of a whole work is said of all its images.
 */
export type TaskActs = {
  setFavorite: (parts: readonly WorkPart[], isFavorite: boolean) => void;
  /** Shows them to everybody, or takes them back. Without `showPrompt` what was said of it before stays. */
  setPublic: (parts: readonly WorkPart[], isPublic: boolean, showPrompt?: boolean) => Promise<void>;
  /** The address of a public work, for others. */
  shareLink: (task: Task) => Promise<void>;
  /** A video of an image: its form begins it by itself, unless that is canceled there. */
  animate: (task: Task, index: number) => void;
  /** What `animate` costs, in points; null where this cannot become a video. */
  animationPoints: (result: Result) => number | null;
  /** As zips, from the Pro plan; otherwise file after file. */
  downloadArchives: (parts: readonly WorkPart[]) => Promise<void>;
  downloadEach: (parts: readonly WorkPart[]) => Promise<void>;
  /** Hides at once, deletes when the five seconds of undo are over. */
  deleteTasks: (parts: readonly WorkPart[]) => void;
  /** A failed task once more, at its price. */
  retryTask: (task: Task) => Promise<void>;
  /** A task that still waits; its points come back. */
  cancelTask: (id: string) => Promise<void>;
  /** The same parameters as a new task. */
  runAgain: (task: Task) => Promise<void>;
  downloadResult: (task: Task, index: number, options?: DownloadOptions) => Promise<void>;
  /** A frame of a video, or any other file that was made on this page, under the label of downloads. */
  saveFrame: (task: Task, frame: Blob) => Promise<void>;
  copyPrompt: (prompt: string) => Promise<void>;
  /** Somebody looks at these: fresh attempts, asked about at once. */
  checkNow: (ids?: readonly string[]) => void;
  /** Somebody has seen these ends. */
  markLookedAt: (ids?: readonly string[]) => void;
};

const Acts = createContext<TaskActs | null>(null);

export function TaskActsProvider({ acts, children }: { acts: TaskActs; children: ReactNode }) {
  return <Acts value={acts}>{children}</Acts>;
}

export function useTaskActs(): TaskActs {
  const acts = useContext(Acts);
  if (!acts) throw new Error('useTaskActs needs a TaskActsProvider above it');
  return acts;
}
