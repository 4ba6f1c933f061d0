// Beginning from a public work: what is taken, what is credited, and what happens when it is gone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import { makePublicWork } from '#tests/fakes/public-work.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { RemixCredit } from './remix-credit.tsx';
import { readRemix, setRemix } from './remix-source.ts';
import { useRemixFromAddress } from './use-remix-from-address.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const work = makePublicWork({ params: { prompt: 'a red boat', style: 'ink', seed: 12 } });

let server: AnswerServer;
const fill = vi.fn<(work: Reusable) => void>();

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  fill.mockClear();
  sessionStorage.clear();
  setRemix('text-to-image', undefined);
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInAs({ id: '1' });
});
afterEach(cleanup);

function Form() {
  useRemixFromAddress('text-to-image', fill);
  return (
    <>
      <RemixCredit tool="text-to-image" />
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}

function open(address: string | { pathname: string; state: object }) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Form />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const address = () => screen.getByLabelText('address').textContent;

it('[product 4.1] fills the form, with a seed of one’s own, and says whose work it is', async () => {
  server.answerWith(server.ok(work));
  open('/tool?remix=7');
  await screen.findByText('Remix of Hana');
  expect(fill.mock.calls).toEqual([
    [{ params: { prompt: 'a red boat', style: 'ink' }, inputs: [], effect: null, title: 'a red boat' }],
  ]);
  expect(readRemix('text-to-image')?.id).toBe('7');
  await waitFor(() => expect(address()).toBe(''));
});

it('[product 4.1] takes no words where the author keeps them', async () => {
  server.answerWith(server.ok({ ...work, prompt: null, params: null }));
  open('/tool?remix=7');
  await screen.findByText('Remix of Hana');
  expect(fill).not.toHaveBeenCalled();
});

it('[product 4.1] credits a work that is used as an image, without its words', async () => {
  server.answerWith(server.ok(work));
  open('/tool?credit=7');
  await screen.findByText('Remix of Hana');
  expect(fill).not.toHaveBeenCalled();
});

it('[product 4.1] lets the credit be left out', async () => {
  server.answerWith(server.ok(work));
  open('/tool?credit=7');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Remix of Hana')).toBeNull();
  expect(readRemix('text-to-image')).toBeUndefined();
});

it('[product 4.1] takes and credits nothing where the work is gone', async () => {
  server.answerWith({ body: { code: 2010002, msg: 'Gone', data: null, request_id: 'r' } });
  open('/tool?remix=7');
  await waitFor(() => expect(address()).toBe(''));
  expect(fill).not.toHaveBeenCalled();
  expect(readRemix('text-to-image')).toBeUndefined();
});

it('credits the public work whose image stood beside the words at home, and nobody else', async () => {
  server.answerWith(server.ok(work));
  setRemix('text-to-image', { id: '9', author: 'Tom', thumb: '/t' });
  open({ pathname: '/tool', state: { begin: {}, credit: { id: '7', author: 'Hana', thumb: '/t' } } });
  await screen.findByText('Remix of Hana');
  cleanup();
  open({ pathname: '/tool', state: { begin: {} } });
  await waitFor(() => expect(readRemix('text-to-image')).toBeUndefined());
});
