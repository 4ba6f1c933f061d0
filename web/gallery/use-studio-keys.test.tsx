// The keys of a studio walk on from where the last one led, also before that is drawn.
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { useStudioKeys } from './use-studio-keys.ts';

const work = (id: string, count: number) =>
  ({ id, type: 1, results: Array.from({ length: count }, (_, index) => ({ index })) }) as unknown as Task;
const family = [work('9', 4), work('8', 2)];
const [task = work('', 0)] = family;
let gone: string[];

beforeEach(() => {
  gone = [];
  history.replaceState(null, '', '/ai-image/generate?id=9');
  // The address changes at once; what it shows is drawn when there is time, here never.
  function goTo(address: string | undefined) {
    gone.push(address?.split('?')[1] ?? 'nowhere');
    if (address) history.replaceState(null, '', address);
  }
  renderHook(
    () =>
      useStudioKeys({
        task,
        result: task.results[0],
        family,
        goTo,
        toggleFavorite: () => {},
        hasArrows: true,
      }),
    { wrapper: ({ children }) => <TaskActsProvider acts={{} as TaskActs}>{children}</TaskActsProvider> },
  );
});
afterEach(cleanup);

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

it('through a batch, to its end', () => {
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
  expect(gone).toEqual(['id=9&n=2', 'id=9&n=3', 'id=9&n=4', 'nowhere', 'id=9&n=3']);
});

it('on to the next work, and back', () => {
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft');
  expect(gone.slice(3)).toEqual(['id=8', 'id=8&n=2', 'id=8', 'id=9&n=4']);
});

it('from what is shown where the address names nothing of it', () => {
  history.replaceState(null, '', '/ai-image/generate?id=77&n=x');
  press('ArrowDown');
  expect(gone).toEqual(['id=9&n=2']);
});
