// Choosing among one's own works: one is taken at once, several are gathered as far as there is room.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import type { MediaFieldState } from './use-media-field.ts';
import { WorksSheet } from './works-sheet.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const result = (index: number) => ({
  index,
  kind: 'image',
  url: `/media/${index}`,
  thumb: `/media/${index}t`,
  poster: '',
  thumbhash: '',
  width: 1024,
  height: 768,
  duration: 0,
  fps: 0,
  has_sound: false,
});
const work = (id: string, title: string, count: number) => ({
  id,
  title,
  receipt: [],
  results: Array.from({ length: count }, (_, index) => result(index)),
});

let server: AnswerServer;
const addRef = vi.fn<MediaFieldState['addRef']>();
const close = vi.fn<() => void>();

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  const items = [work('41', 'a fox', 2), work('40', 'a boat', 1)];
  server.answerWith(
    server.ok({ items, page: 1, page_size: 24, total: 2, has_more: false, next_cursor: null }),
  );
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInAs();
});
afterEach(() => {
  cleanup();
  addRef.mockClear();
  close.mockClear();
});

function open(most: number, slot?: number) {
  const field = {
    rule: { kind: 'image', role: 'image', most },
    choices: [],
    addRef,
  } as unknown as MediaFieldState;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WorksSheet field={field} slot={slot} onClose={close} />
    </QueryClientProvider>,
  );
}
const works = () => screen.findAllByRole('button', { name: /a fox|a boat/ });

it('asks for finished works of the kind of the field, every result by itself', async () => {
  open(1);
  expect(await works()).toHaveLength(3);
  expect(JSON.parse(server.asked[0]?.text ?? '')).toMatchObject({ status: [2], media: 'image' });
});

it.each([
  ['a field for one', 1, undefined],
  ['a named place', 2, 1],
])('takes one for %s at once', async (_, most, slot) => {
  open(most, slot);
  fireEvent.click((await works())[1] ?? document);
  expect(addRef.mock.calls).toMatchObject([[{ task_id: '41', index: 1 }, { name: 'a fox' }, slot]]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('gathers several in the order of the presses, and not more than there is room', async () => {
  open(2);
  const [first, second, third] = await works();
  for (const pressed of [third, first, second]) fireEvent.click(pressed ?? document);
  expect(second?.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Use 2' }));
  expect(addRef.mock.calls.map(([ref]) => ref)).toEqual([
    { task_id: '40', index: 0 },
    { task_id: '41', index: 0 },
  ]);
});

it('says so when there are none', async () => {
  server.answerWith(
    server.ok({ items: [], page: 1, page_size: 24, total: 0, has_more: false, next_cursor: null }),
  );
  open(1);
  expect(await screen.findByText('Pictures you make will appear here.')).toBeTruthy();
});
