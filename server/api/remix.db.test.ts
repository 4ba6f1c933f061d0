// Works made after works of others, from the post to the credit: over the wire, with a worker that makes them.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Activity } from '#contract/people.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { failTask } from '#server/task/fail-task.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type Answer, startTestApi, type TestApi } from '#tests/start-test-api.ts';

const LITE = '/api/task/text_to_image/post';
const EDIT = '/api/task/image_to_image/post';

type Person = Awaited<ReturnType<TestApi['signIn']>>;
type Posted = { id: string };

let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  api = await startTestApi();
  const engine = createTestEngine({ traits: { tools: ['text-to-image', 'image-to-image'] } });
  worker = await startWorker(api.app, { engines: listEngines([engine]), drainMs: 0 });
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

function post<Data>(path: string, body: object, { token }: Person): Promise<Answer<Data>> {
  return api.post<Data>(path, body, { token });
}
const read = async (id: string, by: Person) =>
  (await post<Task & PublicTask>('/app/task/detail', { id }, by)).data;

/** Posted, made, and there. */
async function make(path: string, body: object, by: Person): Promise<string> {
  const { data } = await post<Posted>(path, body, by);
  if (!data) throw new Error('the post was refused');
  await waitUntil('the work', async () => (await read(data.id, by))?.status === 2);
  return data.id;
}

const publish = (id: string, by: Person, isPublic = true) =>
  post<Task>('/api/task/publish', { id, public: isPublic }, by);

async function makePublic(by: Person): Promise<string> {
  const id = await make(LITE, { prompt: 'a fox', count: 1 }, by);
  expect((await publish(id, by)).data).toMatchObject({ id, public: true });
  return id;
}

async function toldTo({ token }: Person): Promise<[string, string | undefined, string | undefined][]> {
  const { data } = await api.post<{ items: Activity[] }>('/users/activities', null, { token, method: 'GET' });
  return (data?.items ?? []).map(({ kind, actor, task }) => [kind, actor?.id, task?.id]);
}

it('[product 4.1] credits the source of a remix when it has come out, once for each', async () => {
  const [author, maker, visitor] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const source = await makePublic(author);
  const remix = await make(LITE, { prompt: 'a fox, too', count: 1, remix_of: source }, maker);
  const credit = {
    id: source,
    thumb: expect.stringMatching(/^\/media\//),
    author: { id: String(author.id), name: author.email.split('@')[0] },
  };
  expect(await read(remix, maker)).toMatchObject({ remix_of: source, remixed_from: credit });
  expect((await read(remix, maker))?.params).not.toHaveProperty('remix_of');
  expect(await read(source, visitor)).toMatchObject({ remixes: 1 });
  expect(await toldTo(author)).toEqual([
    ['remixed', String(maker.id), source],
    ['task_done', undefined, source],
  ]);
  expect(await toldTo(maker)).toEqual([['task_done', undefined, remix]]);

  await publish(remix, maker);
  expect(await read(remix, visitor)).toMatchObject({ remixed_from: credit });
  const feed = await post<{ items: PublicTask[] }>(
    '/app/task/public',
    { author_id: String(maker.id) },
    visitor,
  );
  expect(feed.data?.items).toMatchObject([{ id: remix, remixed_from: credit }]);

  // A second one counts, and is not told again.
  await make(LITE, { prompt: 'a third fox', count: 1, remix_of: source }, maker);
  expect(await read(source, visitor)).toMatchObject({ remixes: 2 });
  expect(await toldTo(author)).toHaveLength(2);

  // As long as the source is shown.
  await publish(source, author, false);
  expect(await read(remix, visitor)).toMatchObject({ remixed_from: null });
  expect(await read(remix, maker)).toMatchObject({ remix_of: source, remixed_from: null });
  await publish(source, author);
  await api.app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, author.id));
  expect(await read(remix, visitor)).toMatchObject({ remixed_from: null });
});

it('leaves out a source that is not shown, and says nothing of it', async () => {
  const [author, maker] = [await api.signIn(), await api.signIn()];
  const hidden = await make(LITE, { prompt: 'a fox', count: 1 }, author);
  for (const remix_of of [hidden, '987654321']) {
    const { code, data } = await post<Posted>(LITE, { prompt: 'x', count: 1, remix_of }, maker);
    expect(code).toBe(200);
    expect(await read(data?.id ?? '', maker)).toMatchObject({ remix_of: null, remixed_from: null });
  }
  expect(await post(LITE, { prompt: 'x', remix_of: 'x' }, maker)).toMatchObject({
    code: 3010001,
    data: { fields: { remix_of: expect.any(String) } },
  });
});

it('counts nothing for a work made after one’s own', async () => {
  const author = await api.signIn();
  const source = await makePublic(author);
  await make(LITE, { prompt: 'again', count: 1, remix_of: source }, author);
  expect(await read(source, author)).toMatchObject({ remixes: 0 });
  expect(await toldTo(author)).not.toContainEqual(['remixed', expect.anything(), expect.anything()]);
});

it('knows by itself when an image of another’s public work is used', async () => {
  const [author, maker] = [await api.signIn(), await api.signIn()];
  const source = await makePublic(author);
  const order = { images: [{ task_id: source, index: 0 }], prompt: 'make it night', count: 1 };
  const edited = await make(EDIT, order, maker);
  expect(await read(edited, maker)).toMatchObject({ remix_of: source, remixed_from: { id: source } });
  expect(await read(source, author)).toMatchObject({ remixes: 1 });
  // One's own image is nobody's source.
  const own = await make(EDIT, { ...order, images: [{ task_id: edited, index: 0 }] }, maker);
  expect(await read(own, maker)).toMatchObject({ remix_of: null });
  // Another's private work can be no input at all.
  await publish(source, author, false);
  expect(await post(EDIT, order, maker)).toMatchObject({ code: 2010002 });
});

it('keeps the source when a failed one is tried again, and takes one click for one', async () => {
  const [author, maker] = [await api.signIn(), await api.signIn()];
  const source = await makePublic(author);
  await worker.stop();
  const click = { prompt: 'a fox', count: 1, client_token: randomUUID() };
  const first = await post<Posted>(LITE, { ...click, remix_of: source }, maker);
  // What is credited belongs to the click, not to what was asked for.
  expect((await post<Posted>(LITE, { ...click, remix_of: source }, maker)).data).toEqual(first.data);
  expect((await post<Posted>(LITE, click, maker)).data).toEqual(first.data);
  const id = first.data?.id ?? '';
  await failTask(api.app.db, { taskId: Number(id), userId: maker.id, failure: 'timeout', from: [0] });
  const again = await post<Posted>('/api/task/retry/post', { id }, maker);
  expect(await read(again.data?.id ?? '', maker)).toMatchObject({ retry_of: id, remix_of: source });
  const [row] = await api.app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, Number(source)));
  expect(row?.remixes).toBe(0);
});
