// What is kept of every work of a long wall: which of its images hang there, how wide they are, and what they have.
import type { Task } from '#contract/task.ts';
import type { Mark } from './task-images.ts';
import { isRunning, ratioOf } from './task-shape.ts';

export type WallWork = {
  id: string;
  /** When it was asked for, in epoch milliseconds. */
  at: number;
  /** Numbers of the images that hang; 0 for a task without images, which hangs as one. */
  images: readonly number[];
  /** Width divided by height, one for each of them. */
  ratios: readonly number[];
  status: Task['status'];
  /** A bit for the number of each image that has the star, or is shown. */
  favorite: number;
  public: number;
};

/** Of a wall of favorites, or of what is shown, images without it do not hang. */
export type WallMarks = readonly Mark[];

/** Most works have one of these: ten thousand works need not have a list each. */
const RUNS: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** Of what hung before nothing is taken away that is still there: who takes a star away may put it back. */
export function digest(task: Task, only: WallMarks, before?: WallWork): WallWork {
  const { id, status } = task;
  const at = Date.parse(task.created_at);
  if (isRunning(task) || task.results.length === 0) {
    const marks = { favorite: task.favorite ? 1 : 0, public: task.public ? 1 : 0 };
    return { id, at, images: runOf([0]), ratios: [ratioOf(task)], status, ...marks };
  }
  const hanging = task.results.filter(
    (result) => only.every((mark) => result[mark]) || before?.images.includes(result.index),
  );
  const bits = (mark: Mark) => toBits(hanging.flatMap((result) => (result[mark] ? result.index : [])));
  return {
    id,
    at,
    images: runOf(hanging.map(({ index }) => index)),
    ratios: hanging.map(({ width, height }) => width / height),
    status,
    favorite: bits('favorite'),
    public: bits('public'),
  };
}

export function hasMark(work: WallWork, mark: Mark, image: number): boolean {
  return (work[mark] & (1 << image)) !== 0;
}

/** Without images all that hang. */
export function markWork(work: WallWork, mark: Mark, isOn: boolean, images = work.images): WallWork {
  const bits = toBits(images);
  return { ...work, [mark]: isOn ? work[mark] | bits : work[mark] & ~bits };
}

/** Null where nothing of it is left. */
export function takeFromWork(work: WallWork, images?: readonly number[]): WallWork | null {
  if (!images) return null;
  const kept = work.images.flatMap((image, at) => (images.includes(image) ? [] : at));
  if (kept.length === work.images.length) return work;
  if (kept.length === 0) return null;
  return {
    ...work,
    images: runOf(kept.map((at) => work.images[at] ?? 0)),
    ratios: kept.map((at) => work.ratios[at] ?? 1),
    favorite: work.favorite & ~toBits(images),
    public: work.public & ~toBits(images),
  };
}

export function isSameWork(a: WallWork, b: WallWork): boolean {
  return (
    a.at === b.at &&
    a.status === b.status &&
    a.favorite === b.favorite &&
    a.public === b.public &&
    isSameList(a.images, b.images) &&
    isSameList(a.ratios, b.ratios)
  );
}

function runOf(images: readonly number[]): readonly number[] {
  return RUNS.find((run) => isSameList(run, images)) ?? images;
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

function toBits(images: readonly number[]): number {
  return images.reduce((bits, image) => bits | (1 << image), 0);
}
