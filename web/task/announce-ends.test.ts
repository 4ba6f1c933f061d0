// What is said of tasks from afar.
import { cleanup, render, screen } from '@testing-library/react';
import { t } from 'i18next';
import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import type { StatusOf } from '#contract/task.ts';
import { SpokenWords } from '#web/ui/feedback/spoken.tsx';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { announceEnds, announceTimeout } from './announce-ends.ts';
import { isOnScreen } from './is-on-screen.ts';

beforeAll(() => speakEnglish(bundledEn));

beforeEach(() => useToastQueue.getState().clear());
afterEach(cleanup);

const failed = {
  id: '7',
  type: 1,
  status: -1,
  error_code: 'engine_error',
  refunded: 4,
} as unknown as StatusOf;
const ending = { t, language: 'en', open: () => {}, notify: null } as const;

it('says of what nobody sees that it failed, and what came back', () => {
  announceEnds([failed], { ...ending, isShown: () => false });
  expect(useToastQueue.getState().toasts.map(({ message }) => message)).toEqual([
    'Generation failed – 4 points returned',
  ]);
});

it('says it to the ear alone where it is seen', async () => {
  render(createElement(SpokenWords));
  announceEnds([failed], { ...ending, isShown: () => true });
  expect(useToastQueue.getState().toasts).toEqual([]);
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('Generation failed – 4 points returned');
});

it('takes a row below the fold for one that nobody sees', () => {
  const row = document.createElement('div');
  row.dataset['task'] = '7';
  document.body.append(row);
  const at = (top: number, height: number) => {
    row.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
    return isOnScreen('7');
  };
  expect([
    at(0, 300),
    at(innerHeight + 10, 300),
    at(innerHeight - 20, 300),
    at(innerHeight - 200, 300),
  ]).toEqual([true, false, false, true]);
  row.remove();
  expect(isOnScreen('7')).toBe(false);
});

it('knows a task that stands twice on the page by the one that is seen', () => {
  const [strip, row] = [0, 1].map((at) => {
    const part = document.createElement('div');
    part.dataset['task'] = '7';
    part.getBoundingClientRect = () => new DOMRect(0, at === 0 ? -200 : 100, 100, 64);
    document.body.append(part);
    return part;
  });
  expect(isOnScreen('7')).toBe(true);
  strip?.remove();
  row?.remove();
});

it('[§8.25] says that a task takes longer than anybody asks for it, and leads to where it will be', () => {
  const open = vi.fn<(address: string) => void>();
  announceTimeout({ t, open });
  const [told] = useToastQueue.getState().toasts;
  expect(told?.message).toBe('This takes longer than usual. You will find it in Creations');
  told?.action?.onPress();
  expect(open).toHaveBeenCalledWith('/creations');
});
