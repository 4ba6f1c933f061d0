// Likes and follows: shown at once wherever the work stands, true after the answer, as before after a refusal.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PublicTask } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import { makePublicWork } from '#tests/fakes/public-work.ts';
import type { AnswerServer, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { findWork, publicKeys } from '#web/model/works/public-cache.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { closeLogin, useUserStore } from '#web/model/me/user-store.ts';
import { FollowButton } from './follow-button.tsx';
import { LikeButton } from './like-button.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const work = makePublicWork({ width: 3, height: 4, likes: 4 });
const refusal = { body: { code: 2010002, msg: 'Gone', data: null, request_id: 'r' } };

let server: AnswerServer;
let client: QueryClient;

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInAs({ id: '1' });
  client = new QueryClient();
  // One work in every shape in which the page may hold it.
  const page = { items: [work], page: 1, page_size: 24, total: null, has_more: false, next_cursor: null };
  client.setQueryData(publicKeys.feed({ tab: 'latest' }), { pages: [page], pageParams: [null] });
  client.setQueryData(publicKeys.taste(12), [work]);
  client.setQueryData(publicKeys.taste('page'), page);
  client.setQueryData(publicKeys.work('7'), work);
});
afterEach(cleanup);

/** Every copy of the work that the page holds. */
function copies(): PublicTask[] {
  const [feed] = client.getQueryData<{ pages: { items: PublicTask[] }[] }>(publicKeys.feed({ tab: 'latest' }))
    ?.pages ?? [{ items: [] }];
  return [
    ...(feed?.items ?? []),
    ...(client.getQueryData<PublicTask[]>(publicKeys.taste(12)) ?? []),
    ...(client.getQueryData<{ items: PublicTask[] }>(publicKeys.taste('page'))?.items ?? []),
    client.getQueryData<PublicTask>(publicKeys.work('7')) ?? work,
  ];
}
const followed = () => copies().map(({ author }) => author.followed);
const hearts = () => copies().map(({ liked, likes }) => `${liked ? 'liked' : 'not'} ${likes}`);

function draw() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LikeButton work={findWork(client, '7') ?? work} />
        <FollowButton id="3" name="Hana" followed={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const heart = () => screen.getByRole('button', { name: 'Like, 4 so far' });

/** An answer that comes when the test says so. */
function holdAnswers(): (told: PlannedAnswer) => void {
  const waiting: ((told: PlannedAnswer) => void)[] = [];
  server.answerWith(() => new Promise<PlannedAnswer>((resolve) => waiting.push(resolve)));
  return (told) => waiting.shift()?.(told);
}

it('[product 4.1] fills the heart everywhere before anybody has answered, then says what the server says', async () => {
  const answer = holdAnswers();
  draw();
  fireEvent.click(heart());
  expect(hearts()).toEqual(Array(4).fill('liked 5'));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  answer(server.ok({ id: '7', liked: true, likes: 9 }));
  await waitFor(() => expect(hearts()).toEqual(Array(4).fill('liked 9')));
});

it('[product 4.1] keeps the heart when an answer comes late that was asked for before it', async () => {
  const late = Promise.withResolvers<PublicTask>();
  const asked = client.fetchQuery({ queryKey: publicKeys.work('7'), queryFn: () => late.promise });
  server.answerWith(server.ok({ id: '7', liked: true, likes: 9 }));
  draw();
  fireEvent.click(heart());
  await waitFor(() => expect(hearts()).toEqual(Array(4).fill('liked 9')));
  late.resolve(work);
  await asked;
  await waitFor(() => expect(hearts()).toEqual(Array(4).fill('liked 9')));
});

it('[product 4.1] empties the heart again where the server refuses', async () => {
  server.answerWith(refusal);
  draw();
  fireEvent.click(heart());
  expect(hearts()).toEqual(Array(4).fill('liked 5'));
  await waitFor(() => expect(hearts()).toEqual(Array(4).fill('not 4')));
});

it('[product 4.1] sends what was wanted last, one after the other', async () => {
  const answer = holdAnswers();
  draw();
  fireEvent.click(heart());
  fireEvent.click(heart());
  expect(hearts()).toEqual(Array(4).fill('not 4'));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  answer(server.ok({ id: '7', liked: true, likes: 5 }));
  await waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked.map(({ text }) => JSON.parse(text).like)).toEqual([true, false]);
  answer(server.ok({ id: '7', liked: false, likes: 4 }));
  await waitFor(() => expect(hearts()).toEqual(Array(4).fill('not 4')));
});

it('[product 4.1] follows an author on every work of theirs, and takes it back where the server refuses', async () => {
  const answer = holdAnswers();
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Follow Hana' }));
  expect(followed()).toEqual(Array(4).fill(true));
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toEqual(['/users/3/follow']));
  answer(refusal);
  await waitFor(() => expect(followed()).toEqual(Array(4).fill(false)));
});

it('[product R6] asks a visitor to sign in at the act, and changes nothing', () => {
  forgetMe();
  draw();
  for (const act of [heart(), screen.getByRole('button', { name: 'Follow Hana' })]) {
    closeLogin();
    fireEvent.click(act);
    expect(useUserStore.getState().isLoginOpen).toBe(true);
  }
  expect(hearts()).toEqual(Array(4).fill('not 4'));
  expect(server.asked).toHaveLength(0);
});

it('knows that nobody follows themselves', () => {
  signInAs({ id: '3' });
  draw();
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
});

it('shows no number where nobody likes a work yet', () => {
  client.clear();
  client.setQueryData(publicKeys.work('7'), { ...work, likes: 0 });
  draw();
  expect(screen.getByRole('button', { name: 'Like' }).textContent).toBe('');
});
