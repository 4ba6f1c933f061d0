// Who made a work, for a line of facts: the model with its engine, or the engine alone.
import type { Task } from '#contract/task.ts';

/** "FLUX.2 dev · fal models" */
export function nameMaker({ name, model }: Task['engine']): string {
  return model === undefined || model === '' ? name : `${model} · ${name}`;
}
