// A work that another screen hands over in the address: taken once, then gone from the address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MediaRule } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetMediaFields } from './open-media-field.ts';
import { useMediaField } from './use-media-field.ts';
import type { MediaFieldState } from './use-media-field.ts';
import { useMediaFromAddress } from './use-media-from-address.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const RULE: MediaRule = { kind: 'image', role: 'image', most: 1 };
const result = (index: number, width: number) => ({
  index,
  kind: 'image',
  url: `/media/${index}`,
  thumb: `/media/${index}t`,
  poster: '',
  thumbhash: '',
  width,
  height: 768,
  duration: 0,
  fps: 0,
  has_sound: false,
});

let server: AnswerServer;
let field: MediaFieldState;

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  stubMediaBrowser(() => [1, 1]);
  signInAs();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
  useToastQueue.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

function Form() {
  const own = useMediaField('image-to-image', 'images', RULE);
  useMediaFromAddress(own);
  useLayoutEffect(() => void (field = own));
  return <output>{useLocation().search}</output>;
}

function open(search: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/tool${search}`]}>
        <Form />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const search = () => screen.getByRole('status').textContent;

it('[product 4.0] takes the named result of an own work, and keeps the rest of the address', async () => {
  server.answerWith(
    server.ok({ id: '41', title: 'a fox', receipt: [], results: [result(0, 1024), result(1, 1152)] }),
  );
  open('?media=41&n=1&effect=ink');
  await waitFor(() => expect(field.refs).toEqual([{ task_id: '41', index: 1 }]));
  expect(field.choices).toMatchObject([
    { name: 'a fox', thumb: '/media/1t', facts: { width: 1152 }, file: null },
  ]);
  await waitFor(() => expect(search()).toBe('?effect=ink'));
  expect(server.asked.map(({ path }) => path)).toEqual(['/app/task/detail']);
});

/** A public work whose third image is shown. */
function answerWithShown() {
  const { poster: _, ...shown } = result(2, 1024);
  server.answerWith(server.ok({ ...shown, id: '41', title: 'a fox', images: [shown] }));
}

it('takes an image that somebody shows', async () => {
  answerWithShown();
  open('?media=41&n=2');
  await waitFor(() => expect(field.refs).toEqual([{ task_id: '41', index: 2 }]));
});

it('takes no image that somebody does not show', async () => {
  answerWithShown();
  open('?media=41');
  await waitFor(() => expect(search()).toBe(''));
  expect(field.choices).toEqual([]);
});

it.each([
  ['is gone', { body: { code: 2010002, msg: 'This item no longer exists', data: null } }],
  ['has no such result', { body: { code: 200, msg: '', data: { id: '41', receipt: [], results: [] } } }],
])('says so when the work %s', async (_, told) => {
  server.answerWith(told);
  open('?media=41');
  await waitFor(() => expect(search()).toBe(''));
  expect(field.choices).toEqual([]);
  expect(useToastQueue.getState().toasts[0]?.message).toBe('This work can no longer be used');
});
