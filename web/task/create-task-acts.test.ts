// @vitest-environment jsdom
// What is said when a prompt was copied, and when this browser does not let a page copy.
import { afterEach, expect, it, vi } from 'vitest';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { createTaskActs } from './create-task-acts.ts';
import type { TaskActsParts } from './create-task-acts.ts';

const say = (key: string) => key;
const acts = createTaskActs({ say: () => say } as unknown as TaskActsParts);
const shown = () => useToastQueue.getState().toasts.map(({ type, message }) => [type, message]);

afterEach(() => {
  useToastQueue.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

it('says that a prompt was copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await acts.copyPrompt('a fox');
  expect(writeText).toHaveBeenCalledWith('a fox');
  expect(shown()).toEqual([['success', 'task.toast.copied']]);
});

it.each([
  ['has no clipboard for a page without https', {}],
  ['refuses it', { clipboard: { writeText: () => Promise.reject(new DOMException('no')) } }],
])('says that it was not copied where the browser %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  await acts.copyPrompt('a fox');
  expect(shown()).toEqual([['error', 'task.toast.not_copied']]);
});
