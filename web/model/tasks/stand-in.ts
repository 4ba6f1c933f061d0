// What a card shows before its image is there.
import type { Task } from '#contract/task.ts';

/** A ThumbHash: of what has come, of what the engine shows so far, or of what was given; undefined where there is none. */
export function standInOf({
  results,
  preview,
  inputs,
}: Pick<Task, 'results' | 'preview' | 'inputs'>): string | undefined {
  const given = inputs.find(({ kind }) => kind !== 'audio');
  return results[0]?.thumbhash ?? (preview || given?.thumbhash);
}
