// Where works of a tool are chosen: Creations, which begins to select at once. It travels with the step, not in the
// address: whoever comes back, or is sent the address, came to look.
import * as z from 'zod/mini';
import type { TaskType } from '#contract/tool-names.ts';

const Step = z.catch(z.object({ selects: z.boolean() }), { selects: false });

export function selectingStep(type: TaskType) {
  return { to: `/creations?tool=${type}`, state: { selects: true } };
}

export function readSelects(state: unknown): boolean {
  return Step.parse(state).selects;
}
