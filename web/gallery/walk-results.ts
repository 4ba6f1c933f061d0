// The images of a studio's works, one after another: of a batch each, then the next work's.
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';

type Work = Pick<Task, 'id' | 'type'> & { results: readonly { index: number }[] };

/** A result among the works that are walked. */
type Place<Walked extends Work> = { task: Walked; index: number };

/**
 * Returns the place that the address names: it is ahead of what is drawn where keys follow each other fast. `drawn` where
 * the works have none of it.
 */
export function readPlace<Walked extends Work>(
  works: readonly Walked[],
  search: string,
  drawn: Place<Walked>,
): Place<Walked> {
  const params = new URLSearchParams(search);
  const task = [drawn.task, ...works].find(({ id }) => id === params.get('id'));
  const index = Number(params.get('n') ?? 1) - 1;
  return task?.results.some((result) => result.index === index) ? { task, index } : drawn;
}

/** `works`: the newest first. Returns the address of what is before or after the result; undefined at either end. */
export function nextResult(
  works: readonly Work[],
  { task, index }: { task: Work; index: number },
  way: 'before' | 'after',
): string | undefined {
  const step = way === 'after' ? 1 : -1;
  const sibling = nextOfBatch({ task, index }, way);
  if (sibling) return sibling;
  const at = works.findIndex(({ id }) => id === task.id);
  const next = at < 0 ? undefined : works[at + step];
  if (!next) return undefined;
  return studioAddress(next, (way === 'after' ? next.results.at(0) : next.results.at(-1))?.index ?? 0);
}

/** The same within one batch, without going on to another work. */
export function nextOfBatch(
  { task, index }: { task: Work; index: number },
  way: 'before' | 'after',
): string | undefined {
  const place = task.results.findIndex((result) => result.index === index);
  const sibling = place < 0 ? undefined : task.results[place + (way === 'after' ? 1 : -1)];
  return sibling && studioAddress(task, sibling.index);
}
