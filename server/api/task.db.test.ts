// Tasks and points as a client meets them: over HTTP, in envelopes, in its language.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceWord } from '#contract/price-words.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';

let api: TestApi;
let worker: Worker | null = null;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(async () => {
  await worker?.stop();
  await api.close();
});

const LITE = '/api/task/text_to_image/post';
const PRO = '/api/task/text_to_image_new/post';

type Posted = { id: string; status: number; cost: number; point: number; sub_point: number };
type Status = { status: number; results: { url: string; thumb: string }[] };

it('[§7.6] posts Lite and Pro, each at its price', async () => {
  const { token } = await api.signIn();
  const lite = await api.post<Posted>(LITE, { prompt: 'a fox', count: 3 }, { token });
  // The points of the day expire first.
  expect(lite.data).toMatchObject({ type: 1, status: 0, cost: 3, point: 100, sub_point: 17 });
  const pro = await api.post<Posted>(PRO, { prompt: 'a fox', negative_prompt: 'snow', count: 4 }, { token });
  expect(pro.data).toMatchObject({ cost: 8, point: 100, sub_point: 9 });
});

it('[§8.2] says −2 by HTTP 200 when the points do not suffice', async () => {
  const { token } = await api.signIn();
  const cost = { prompt: 'a fox', count: 4 };
  // 120 points: fifteen of these, but never more than six open at a time.
  for (let n = 0; n < 15; n += 1) {
    const { data } = await api.post<Posted>(PRO, cost, { token });
    await api.app.db.execute(
      `update tasks set status = 2, finished_at = now() where id = ${Number(data?.id)}`,
    );
  }
  expect(await api.post(PRO, cost, { token })).toMatchObject({
    http: 200,
    code: -2,
    msg: 'Not enough points',
  });
  const zh = { token, headers: { 'accept-language': 'zh-CN' } };
  expect(await api.post(PRO, cost, zh)).toMatchObject({ code: -2, msg: '积分不足' });
});

it.each(['Mars/Olympus', '+08:00', '1', ''])('refuses the time zone "%s" as a field', async (zone) => {
  const { token } = await api.signIn();
  const months = await api.post('/api/task/months', { zone }, { token });
  expect(months).toMatchObject({
    http: 200,
    code: 3010001,
    data: { fields: { zone: expect.stringContaining('time zone') } },
  });
  expect(await api.post('/api/task/months', { zone: 'Asia/Shanghai' }, { token })).toMatchObject({
    http: 200,
    data: { items: [] },
  });
});

it('[§8.20] says 429 and when to come back while the waiting line is full', async () => {
  const { token } = await api.signIn();
  for (let n = 0; n < 6; n += 1) await api.post(LITE, { prompt: 'a fox' }, { token });
  const answer = await api.post(LITE, { prompt: 'a fox' }, { token });
  expect(answer).toMatchObject({ http: 429, code: 429 });
  expect(answer.msg).toContain('4 tasks are waiting');
  expect(answer.headers.get('retry-after')).toBe('5');
});

it('[§8.4] names the field that is wrong, in the language of the caller', async () => {
  const { token } = await api.signIn();
  const zh = { token, headers: { 'accept-language': 'zh' } };
  const client_token = randomUUID();
  await api.post(LITE, { prompt: 'a fox', client_token }, zh);
  expect(await api.post(LITE, { prompt: 'a wolf', client_token }, zh)).toMatchObject({
    http: 200,
    code: 3010001,
    data: { fields: { client_token: '该操作标识已用于另一个请求' } },
  });
  expect(await api.post(PRO, { prompt: 'a fox', resolution: '2K' }, zh)).toMatchObject({
    code: 3010001,
    data: { fields: { resolution: '2K 需基础版及以上会员' } },
  });
  expect(await api.post('/api/task/price/get', { type: 1, params: { count: 9 } }, zh)).toMatchObject({
    code: 3010001,
    data: { fields: { 'params.count': expect.stringMatching(/[\u4e00-\u9fff]/) } },
  });
});

it('[§7.8] [§7.9] follows a task to its image, and finds it in every list', async () => {
  const { app } = api;
  worker = await startWorker(app, { engines: listEngines([createTestEngine()]), drainMs: 0 });
  const { token } = await api.signIn();
  const { data } = await api.post<Posted>(PRO, { prompt: 'a fox', count: 1 }, { token });
  const id = data?.id;
  const done = await waitUntil('the picture', async () => {
    const answer = await api.post<Status>('/api/task/status', { id }, { token });
    return answer.data?.status === 2 && answer.data;
  });
  const image = await api.fetch(done.results[0]?.url ?? '');
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/png');
  const ids = { items: [{ id, status: 2 }] };
  expect((await api.post('/api/task/status', { ids: [id] }, { token })).data).toMatchObject(ids);
  expect((await api.post('/api/task/list', {}, { token })).data).toMatchObject({ ...ids, total: 1 });
  expect((await api.post('/app/task/detail', { id }, { token })).data).toMatchObject({ id, prompt: 'a fox' });
  expect(await api.post('/app/task/detail', { id })).toMatchObject({ code: 2010002 });
  const moves = await api.post('/api/user/point_detail/list', { direction: 'spending' }, { token });
  expect(moves.data).toMatchObject({ items: [{ kind: 5, amount: -2, task_id: id }] });
  expect((await api.post('/api/task/favorite', { id, favorite: true }, { token })).data).toEqual({
    id,
    favorite: true,
  });
  expect((await api.post('/api/task/delete', { ids: [id] }, { token })).data).toEqual({
    deleted: [id],
    refunded: 0,
  });
  expect(await api.post('/api/task/status', { id }, { token })).toMatchObject({ code: 2010002 });
});

it('keeps the lines of a price as they were paid, in whatever language they are read', async () => {
  const { app } = api;
  const { token } = await api.signIn();
  const { data } = await api.post<Posted>(PRO, { prompt: 'a fox', count: 2 }, { token });
  const posted = eq(tasks.id, Number(data?.id));
  // As if it had been paid when one image cost nine points, and another before labels were words to be read.
  const then = [
    { label: priceWord('fine_images', { n: 2, x: '1K' }), amount: 18 },
    { label: '60 fps', amount: 3 },
  ];
  await app.db.update(tasks).set({ cost_detail: then }).where(posted);
  for (const [lang, label] of [
    ['en', '2 × Fine 1K'],
    ['zh', '2 张 × 精绘 1K'],
  ] as const) {
    const detail = await api.post(
      '/app/task/detail',
      { id: data?.id },
      { token, headers: { 'Accept-Language': lang } },
    );
    expect(detail.data).toMatchObject({
      cost_detail: [
        { label, amount: 18 },
        { label: '60 fps', amount: 3 },
      ],
    });
  }
  const moves = await api.post('/api/user/point_detail/list', { direction: 'spending' }, { token });
  expect(moves.data).toMatchObject({ items: [{ note: 'Text to image · 2 × Fine 1K · 60 fps' }] });
});
