// What a task is called between the click and the server's first full record of it.
import { expect, it } from 'vitest';
import type { Posted, Task } from '#contract/task.ts';
import { createProvisionalTask } from './provisional-task.ts';

const posted = { id: '7', type: 5, status: 0, cost: 4 } as Posted;
const engine: Task['engine'] = { id: '', name: 'Illustrator', is_ai: false };

function titleOf(params: Task['params'], effect: Task['effect']): string {
  return createProvisionalTask(posted, { params, inputs: [], engine, effect }, new Date(0)).title;
}

it('is called by its effect, and otherwise by the first words of its prompt', () => {
  expect(titleOf({ effect_id: 'ink', text: '' }, { id: 'ink', name: 'Chinese ink' })).toBe('Chinese ink');
  expect(titleOf({ prompt: `a heron ${'far '.repeat(20)}` }, null)).toBe(
    'a heron far far far far far far far far ',
  );
  expect(titleOf({}, null)).toBe('');
});
