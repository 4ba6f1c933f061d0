// What a run is given, as its task will name it: until the server has told, its shape and its blur come from here.
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from './use-media-field.ts';

export function listInputs({ rule, choices }: Pick<MediaFieldState, 'rule' | 'choices'>): Task['inputs'] {
  return choices.flatMap(({ facts, url, thumb, thumbhash }) => {
    if (!facts) return [];
    const { width, height, duration } = facts;
    const { kind, role } = rule;
    return [{ kind, role, url, width, height, duration, thumb, thumbhash, expires_at: null, work: null }];
  });
}
