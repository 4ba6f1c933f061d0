// @vitest-environment jsdom
// Acts on single images as the page shows them: at once, put back where the server refused, deleted with an undo.
import { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { usePendingDeletes, withoutHidden } from '#web/model/tasks/pending-deletes.ts';
import { taskKeys } from '#web/model/tasks/task-cache.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { createActsOnWorks } from './act-on-works.ts';
import { createDeleteLater } from './delete-later.ts';

let server: AnswerServer;
let client: QueryClient;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  client = new QueryClient();
  usePendingDeletes.setState({ ids: new Set(), images: new Map() });
  useToastQueue.setState({ toasts: [] });
  client.setQueryData(taskKeys.one('7'), four);
});

/** Four images, the first of them starred and shown. */
const four = {
  id: '7',
  results: [0, 1, 2, 3].map((index) => ({ index, favorite: index === 0, public: index === 0 })),
  deleted_images: [],
  favorite: true,
  public: true,
  show_prompt: true,
} as unknown as Task;

const say = () => ((key: string) => key) as unknown as TFunction;
const acts = () => createActsOnWorks(client, say, () => {});
const now = () => client.getQueryData<Task>(taskKeys.one('7')) ?? four;
const withMark = (mark: 'favorite' | 'public') =>
  now().results.flatMap((result) => (result[mark] ? result.index : []));
const shown = () => withoutHidden(now(), usePendingDeletes.getState());
const bodies = () => server.asked.map(({ text }) => JSON.parse(text) as unknown);
const refused = { body: { code: 2010002, msg: 'This item no longer exists', data: null } };

it('stars the named images, at once and on the server', async () => {
  server.answerWith(server.ok({ id: '7', favorite: true, images: [2] }));
  const starring = acts().setFavorite([{ id: '7', images: [2] }], true);
  expect(withMark('favorite')).toEqual([0, 2]);
  await starring;
  expect(bodies()).toEqual([{ id: '7', favorite: true, images: [2] }]);
  expect(withMark('favorite')).toEqual([0, 2]);
});

it('puts back what a refusal left undone, and no more', async () => {
  server.answerWith(refused);
  await acts().setFavorite([{ id: '7', images: [0, 1] }], true);
  expect(withMark('favorite')).toEqual([0]);
  await acts().setFavorite([{ id: '7' }], false);
  expect(withMark('favorite')).toEqual([0]);
  await acts().setPublic([{ id: '7', images: [0, 3] }], true, false);
  expect(withMark('public')).toEqual([0]);
  expect(now().show_prompt).toBe(true);
});

it('says of a whole task what is said of a task without images', async () => {
  server.answerWith(server.ok({ id: '7', favorite: false }));
  await acts().setFavorite([four], false);
  expect(bodies()).toEqual([{ id: '7', favorite: false }]);
  expect(withMark('favorite')).toEqual([]);
  expect(now().favorite).toBe(false);
});

it('hides deleted images until they are called back, and sends them when the toast goes', async () => {
  const deletes = createDeleteLater(client);
  const remove = (images: number[]) => deletes.deleteParts([{ id: '7', images }], 'deleted', 'undo');
  remove([1]);
  remove([3]);
  expect(shown()?.results.map(({ index }) => index)).toEqual([0, 2]);
  useToastQueue.getState().toasts[0]?.action?.onPress();
  expect(shown()?.results.map(({ index }) => index)).toHaveLength(3);
  server.answerWith(server.ok({ deleted: [], refunded: 0, images: [] }));
  deletes.flush();
  await expect.poll(() => server.asked).toHaveLength(1);
  const [sent] = bodies() as { items: { images: number[] }[] }[];
  expect(sent?.items).toHaveLength(1);
  await expect.poll(() => now().deleted_images).toEqual(sent?.items[0]?.images);
  remove([0, 1, 2, 3]);
  expect(shown()).toBeNull();
});
