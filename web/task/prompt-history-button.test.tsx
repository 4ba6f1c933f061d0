// The last prompts come from the works of the account: each once, the newest first, as many as are wanted.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { CallError } from '#web/api/call-error.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { hideParts, unhideParts } from '#web/model/tasks/pending-deletes.ts';
import { RECENT_PROMPTS } from '#web/model/tasks/use-recent-prompts.ts';
import { keepUnsentPrompt } from './unsent-prompts.ts';
import { PromptHistoryButton } from './prompt-history-button.tsx';

type Asked = { type: number[]; page_size: number; cursor?: string };
const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: Asked) => Promise<unknown>>(),
}));
vi.mock('#web/api/call.ts', () => ({ call }));

const choose = vi.fn<(prompt: string) => void>();
beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  signInAs();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  call.mockReset();
  choose.mockReset();
  vi.unstubAllGlobals();
  unhideParts([{ id: '1' }]);
});

const page = (prompts: readonly string[], next: string | null = null, from = 1) => ({
  items: prompts.map((prompt, at) => ({ id: String(from + at), prompt })),
  total: null,
  next_cursor: next,
});

function open() {
  render(<PromptHistoryButton tool="text-to-video" onChoose={choose} />, { wrapper: QueryPage });
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows each prompt once, newest first, and without those of works that are being deleted', async () => {
  hideParts([{ id: '1' }]);
  call.mockResolvedValue(page(['gone', 'a fox', ' a fox ', '', 'a boat', 'a fox']));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'a boat' }));
  expect(choose).toHaveBeenCalledWith('a boat');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(call.mock.calls[0]?.[0].path).toBe('/api/task/list');
  expect(call.mock.calls[0]?.[1].type).toEqual([3]);
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByRole('button', { name: 'a boat' });
  expect(shown()).toEqual(['a fox', 'a boat']);
});

it('begins with words that made way before they were sent', async () => {
  keepUnsentPrompt('text-to-video', ' snow falls ');
  keepUnsentPrompt('text-to-video', '');
  keepUnsentPrompt('text-to-image', 'elsewhere');
  call.mockResolvedValue(page(['a fox', 'snow falls']));
  open();
  await screen.findByRole('button', { name: 'a fox' });
  expect(shown()).toEqual(['snow falls', 'a fox']);
  localStorage.clear();
});

it('looks through more works where the same words were run again and again', async () => {
  call.mockResolvedValueOnce(
    page(
      Array.from({ length: 60 }, () => 'the same'),
      'next',
    ),
  );
  call.mockResolvedValueOnce(
    page(
      Array.from({ length: 60 }, (_, at) => `other ${at}`),
      'after',
      61,
    ),
  );
  open();
  await screen.findByRole('button', { name: 'other 0' });
  expect(shown()).toHaveLength(RECENT_PROMPTS);
  expect(call.mock.calls.map(([, { cursor }]) => cursor)).toEqual([undefined, 'next']);
});

it('asks no more where a page did not come', async () => {
  call.mockResolvedValueOnce(page(['a fox'], 'next'));
  call.mockRejectedValue(new CallError({ kind: 'network', message: 'no network' }));
  open();
  await screen.findByRole('button', { name: 'a fox' });
  await expect.poll(() => call).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(call).toHaveBeenCalledTimes(2);
});

it('says why they did not come, and asks again', async () => {
  call.mockRejectedValueOnce(new CallError({ kind: 'network', message: 'no network' }));
  open();
  await screen.findByText('no network');
  call.mockResolvedValue(page([]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your last prompts will be kept here.')).toBeTruthy();
});
