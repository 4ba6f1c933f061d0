// Tasks with media: the same post with files and with references, whose files may be used, and what is refused before anything is charged.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import type { Posted, Task } from '#contract/task.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { makeVideo, makeImage } from '#tests/fakes/sample-media.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { type Answer, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const POST = '/api/task/image_to_video/post';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
let image: Buffer;
beforeAll(async () => {
  me = await rich();
  image = await makeImage(640, 480);
});

/** A user whose waiting line is never full. */
async function rich() {
  const user = await api.signIn();
  await api.app.db.update(users).set({ plan: 'ultimate' }).where(eq(users.id, user.id));
  return user;
}

async function form<Data = Posted>(
  path: string,
  params: object | null,
  files: readonly (readonly [name: string, content: Buffer, type: string])[],
  token = me.token,
): Promise<Answer<Data>> {
  const body = new FormData();
  if (params) body.set('params', JSON.stringify(params));
  for (const [name, content, type] of files) {
    body.append(name, new Blob([Uint8Array.from(content)], { type }), name);
  }
  const response = await api.fetch(path, { method: 'POST', body, headers: { token } });
  return { ...((await response.json()) as Answer<Data>), http: response.status, headers: response.headers };
}

async function send(content = image, token = me.token): Promise<string> {
  const { data } = await form<Upload>('/api/task/upload', null, [['file', content, 'image/jpeg']], token);
  return data?.upload_id ?? '';
}

const post = (input: object, token = me.token) => api.post<Posted>(POST, input, { token });

async function detail(id: string): Promise<Task | null> {
  return (await api.post<Task>('/app/task/detail', { id }, { token: me.token })).data;
}

/** Frees the line: what waits there is of no use to the next test. */
async function cancel(answer: Answer<Posted>): Promise<void> {
  if (answer.data) await api.post('/api/task/cancel', { id: answer.data.id }, { token: me.token });
}

describe('media of a task', () => {
  it('[product 1.3 C2] may ride along as files, and stands in the task measured', async () => {
    const answer = await form(POST, { prompt: 'slow snow', resolution: '540p' }, [
      ['image', image, 'image/jpeg'],
    ]);
    expect(answer).toMatchObject({ code: 200, data: { type: 4, status: 0, cost: 20 } });
    const task = await detail(answer.data?.id ?? '');
    expect(task?.inputs).toMatchObject([{ kind: 'image', role: 'image', width: 640, height: 480 }]);
    expect(task?.params.image).toMatchObject({ upload_id: expect.any(String), width: 640, height: 480 });
    expect((await api.fetch(task?.inputs[0]?.url ?? '')).status).toBe(200);
    await cancel(answer);
  });

  it('may be a file that was sent before, and then stays for thirty days', async () => {
    const upload_id = await send();
    const answer = await post({ image: { upload_id }, resolution: '540p' });
    expect(answer.code).toBe(200);
    const [row] = await api.app.db
      .select()
      .from(media)
      .where(eq(media.id, Number(upload_id)));
    expect(((row?.expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(30, 0);
    await cancel(answer);
  });

  it('may be an own work, and a public one of another, but no private one', async () => {
    const other = await rich();
    const workOf = async (owner: { id: number; token: string }) => {
      const { data } = await api.post<Posted>(
        '/api/task/text_to_image/post',
        { prompt: 'a fox', count: 1 },
        owner,
      );
      const id = Number(data?.id);
      await api.app.db
        .update(tasks)
        .set({ status: 2, started_at: sql`now()`, finished_at: sql`now()`, progress: 100 })
        .where(eq(tasks.id, id));
      await storeResult(api.app, id);
      // The sample is smaller than a tool takes.
      await api.app.db.update(media).set({ width: 640, height: 480 }).where(eq(media.task_id, id));
      return String(id);
    };
    const own = await post({ image: { task_id: await workOf(me) }, resolution: '540p' });
    expect(own.code).toBe(200);
    await cancel(own);
    const theirs = await workOf(other);
    const ref = { image: { task_id: theirs, index: 0 }, resolution: '540p' };
    expect(await post(ref)).toMatchObject({ code: 2010002 });
    await api.app.db
      .update(tasks)
      .set({ public: true })
      .where(eq(tasks.id, Number(theirs)));
    const shown = await post(ref);
    expect(shown.code).toBe(200);
    await cancel(shown);
  });

  it('is never somebody else’s upload', async () => {
    const other = await rich();
    const upload_id = await send(image, other.token);
    expect(await post({ image: { upload_id } })).toMatchObject({ code: 2010002 });
    expect(await post({ image: { upload_id: '999999' } })).toMatchObject({ code: 2010002 });
  });

  it('[product 2.0] is refused by what was measured, in the caller’s language, and nothing is charged', async () => {
    const [before] = await api.app.db.select({ n: sql`count(*)` }).from(ledger);
    const small = await makeImage(299, 400);
    const wide = await makeImage(1200, 400);
    const answers = [
      await form(POST, {}, [['image', small, 'image/jpeg']]),
      await form(POST, {}, [['image', wide, 'image/jpeg']]),
      await form(POST, {}, [['image', await makeVideo({ seconds: 1 }), 'video/mp4']]),
      await form(POST, {}, [['image', Buffer.from('no picture'), 'image/jpeg']]),
      await form(POST, {}, []),
    ];
    expect(answers.map(({ code, data }) => [code, data])).toEqual([
      [3010001, { fields: { image: 'The image must be at least 300 px on each side' } }],
      [3010001, { fields: { image: 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?' } }],
      [3010001, { fields: { image: 'Only JPG, PNG and WebP images are supported' } }],
      [3010001, { fields: { image: 'Only JPG, PNG and WebP images are supported' } }],
      [3010001, { fields: { image: expect.any(String) } }],
    ]);
    const [after] = await api.app.db.select({ n: sql`count(*)` }).from(ledger);
    expect(after).toEqual(before);
  });

  it('is the same click when the same file comes again with the same token', async () => {
    const client_token = '7b0c1c94-5a30-4b7a-9f44-2f9ad1b0a001';
    const send = () => form(POST, { resolution: '540p', client_token }, [['image', image, 'image/jpeg']]);
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    const other = await form(POST, { resolution: '540p', client_token }, [
      ['image', await makeImage(500, 500), 'image/jpeg'],
    ]);
    expect(other).toMatchObject({ code: 3010001, data: { fields: { client_token: expect.any(String) } } });
    await cancel(first);
  });

  it('[product 1.5 T11] [product T18] is there for another try as long as the file is, and then the retry says so', async () => {
    const upload_id = await send(await makeImage(610, 480));
    const failed = await post({ image: { upload_id }, resolution: '540p' });
    await cancel(failed); // a canceled task can be retried
    const retried = await api.post<Posted>(
      '/api/task/retry/post',
      { id: failed.data?.id },
      { token: me.token },
    );
    expect(retried.code).toBe(200);
    await cancel(retried);
    await api.app.db
      .update(media)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(media.id, Number(upload_id)));
    expect(await expireUploads(api.app)).toBe(1);
    expect(await api.app.db.$count(task_inputs, eq(task_inputs.media_id, Number(upload_id)))).toBe(0);
    expect(
      await api.post('/api/task/retry/post', { id: failed.data?.id }, { token: me.token }),
    ).toMatchObject({
      code: 3010001,
      data: { fields: { id: 'The original file is no longer available, please upload it again' } },
    });
  });

  it('does not expire while an open task needs it', async () => {
    const upload_id = await send(await makeImage(620, 480));
    const open = await post({ image: { upload_id }, resolution: '540p' });
    await api.app.db
      .update(media)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(media.id, Number(upload_id)));
    expect(await expireUploads(api.app)).toBe(0);
    await cancel(open);
    expect(await expireUploads(api.app)).toBe(1);
  });
});

const usual = { engine: 'built-in', name: 'Built-in', is_ai: false, place: 0, effects: [], can_speak: false };
const report = (changes: Partial<typeof engine_reports.$inferInsert>) =>
  api.app.db.insert(engine_reports).values({ ...usual, tools: ['text-to-image'], is_well: true, ...changes });

describe('what no engine here can do', () => {
  afterEach(() => api.app.db.delete(engine_reports));

  it('is said before the click and refused before the charge', async () => {
    await report({});
    const upload_id = await send();
    expect(await post({ image: { upload_id } })).toMatchObject({
      code: 3010001,
      data: { fields: { type: 'This needs a connected engine. Nothing was charged' } },
    });
    const { data } = await api.post<{ engines: { type: number }[] }>('/api/config', {});
    expect(data?.engines.map(({ type }) => type)).toEqual([1]);
  });

  it('is what only an engine can do that is away: it is said before the click and refused before the charge', async () => {
    await report({ engine: 'comfyui', tools: ['text-to-image', 'image-to-video'], is_well: false });
    const { data } = await api.post<{ engines: object[] }>('/api/config', {});
    expect(data?.engines).toMatchObject([
      { type: 1, is_ai: true, is_well: false },
      { type: 4, is_well: false },
    ]);
    expect(await post({ image: { upload_id: await send() } })).toMatchObject({
      code: 3010001,
      data: { fields: { type: expect.stringContaining('away just now. Nothing was charged') as string } },
    });
    await report({ place: 1, tools: ['image-to-video'] });
    const { data: then } = await api.post<{ engines: object[] }>('/api/config', {});
    expect(then?.engines).toMatchObject([
      { type: 1, is_well: false },
      { type: 4, is_ai: false, is_well: true },
    ]);
  });

  it('goes by the order of its tool', async () => {
    await report({ engine: 'comfyui', places: { 'text-to-image': 1 } });
    await report({ place: 1, places: { 'text-to-image': 0 } });
    const { data } = await api.post<{ engines: object[] }>('/api/config', {});
    expect(data?.engines).toMatchObject([{ type: 1, is_ai: false }]);
  });

  it('is not what the built-in engine can do that is not well just now: only by doing it can it get well', async () => {
    await report({ tools: ['image-to-video'], is_well: false });
    const answer = await post({ image: { upload_id: await send() }, resolution: '540p' });
    expect(answer.code).toBe(200);
    await cancel(answer);
  });

  it('is not known while no worker has spoken for two minutes: then the task may wait for one', async () => {
    await report({ reported_at: new Date(Date.now() - 3 * 60_000) });
    const answer = await post({ image: { upload_id: await send() }, resolution: '540p' });
    expect(answer.code).toBe(200);
    await cancel(answer);
  });
});
