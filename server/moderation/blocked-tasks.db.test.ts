// What the content rules stop, as a caller meets it: why, at no cost, with nothing kept, and where it leads.
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { banned_files, blocked_tries } from '#server/database/schema/admin.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Language } from '#texts/words.ts';
import { makeImage } from '../../tests/fakes/sample-media.ts';
import { type Answer, useTestApi } from '../../tests/start-test-api.ts';

type Fields = { fields?: Record<string, string> };

const POST = '/api/task/text_to_image/post';
const PRO_POST = '/api/task/text_to_image_new/post';

const api = useTestApi();

const say = (token: string, input: object, language: Language = 'en', path = POST) =>
  api.post<Fields>(path, input, { token, headers: { 'accept-language': language } });

const countOf = async (userId: number) => ({
  tasks: await api.app.db.$count(tasks, eq(tasks.user_id, userId)),
  // The gift and the points of the day are there from the start.
  charges: await api.app.db.$count(
    ledger,
    sql`${ledger.user_id} = ${userId} and ${ledger.task_id} is not null`,
  ),
  tries: await api.app.db.$count(blocked_tries, eq(blocked_tries.user_id, userId)),
});

it('[product 2.0] a blocked prompt is told why in both languages, makes no task and costs nothing', async () => {
  const me = await api.signIn();
  const english = await say(me.token, { prompt: 'a photo of a naked woman' });
  expect(english).toMatchObject({
    http: 200,
    code: 3010001,
    msg: 'Your prompt may break the content rules (sexual content). You were not charged',
    data: {
      fields: { prompt: 'Your prompt may break the content rules (sexual content). You were not charged' },
    },
  });
  const chinese = await say(me.token, { prompt: '血腥屠杀场面' }, 'zh');
  expect(chinese.data?.fields).toEqual({ prompt: '提示词可能违反内容规范（血腥暴力），未扣除积分' });
  expect(await countOf(me.id)).toEqual({ tasks: 0, charges: 0, tries: 2 });
  const [row] = await api.app.db.select().from(blocked_tries).where(eq(blocked_tries.user_id, me.id));
  expect(JSON.stringify(row)).not.toContain('naked');
  // A price is only a price.
  const params = { prompt: 'a photo of a naked woman' };
  const quote = await api.post('/api/task/price/get', { type: 1, params }, { token: me.token });
  expect(quote.code).toBe(200);
  expect((await countOf(me.id)).tries).toBe(2);
});

it('[product 2.0] what must not be made may be named where it is excluded', async () => {
  const me = await api.signIn();
  const input = { prompt: 'a castle', negative_prompt: 'nsfw, nude, gore, blood' };
  expect((await say(me.token, input, 'en', PRO_POST)).code).toBe(200);
  const slur = { prompt: 'a castle', negative_prompt: 'faggots' };
  expect((await say(me.token, slur, 'en', PRO_POST)).data?.fields).toHaveProperty('negative_prompt');
});

it('[product 2.0] words to be spoken are judged at their own field', async () => {
  const me = await api.signIn();
  const image = await upload(me.token, await makeImage());
  const input = {
    image: { upload_id: image.data?.upload_id },
    speech: { text: 'Sieg Heil', voice: 'emma' },
    consent: true,
  };
  const answer = await say(me.token, input, 'en', '/api/task/lip_sync/post');
  expect(answer.data?.fields).toEqual({
    'speech.text': 'Your prompt may break the content rules (hateful content). You were not charged',
  });
});

it('[product 2.0] the third blocked try of a day brings a notice, the eighth pauses the making for 24 hours', async () => {
  const me = await api.signIn();
  const tryAgain = async (language: Language = 'en') =>
    (await say(me.token, { prompt: 'porn' }, language)).data?.fields?.['prompt'];
  expect(await tryAgain()).not.toContain('more such tries');
  expect(await tryAgain()).not.toContain('more such tries');
  expect(await tryAgain()).toContain('5 more such tries today, and making pauses for 24 hours');
  expect(await tryAgain('zh')).toContain('今日再有 4 次，创作将暂停 24 小时');
  for (let n = 5; n < 8; n += 1) expect(await tryAgain()).toContain(`${8 - n} more`);
  const until =
    /^Too many prompts broke the content rules\. Making is paused until .+\d\d:\d\d \(UTC\+8\)\. Nothing was charged$/;
  expect(await tryAgain()).toMatch(until);

  const innocent = await say(me.token, { prompt: 'a castle in the clouds' });
  expect(innocent).toMatchObject({
    code: 3010001,
    data: { fields: { prompt: expect.stringMatching(until) } },
  });
  expect((await say(me.token, { prompt: '云中城堡' }, 'zh')).data?.fields?.['prompt']).toMatch(
    /^多次违反内容规范，创作已暂停至 .+（北京时间），未扣除积分$/,
  );
  expect(await countOf(me.id)).toEqual({ tasks: 0, charges: 0, tries: 8 });
  for (const path of ['/api/task/list', '/api/user/mine', '/app/task/public']) {
    expect((await api.post(path, {}, { token: me.token })).code).toBe(200);
  }

  const isMine = eq(blocked_tries.user_id, me.id);
  const age = (hours: number) =>
    api.app.db
      .update(blocked_tries)
      .set({ created_at: sql`${blocked_tries.created_at} - make_interval(hours => ${hours})` })
      .where(isMine);
  await age(23);
  expect((await say(me.token, { prompt: 'a castle' })).code).toBe(3010001);
  await age(2);
  expect((await say(me.token, { prompt: 'a castle' })).code).toBe(200);
});

it('[product 2.0] tries at the same moment are all counted', async () => {
  const me = await api.signIn();
  await Promise.all(Array.from({ length: 20 }, () => say(me.token, { prompt: 'hentai' })));
  expect(await countOf(me.id)).toEqual({ tasks: 0, charges: 0, tries: 20 });
  expect((await say(me.token, { prompt: 'a castle' })).data?.fields?.['prompt']).toContain('paused');
});

it('[product 2.0] another try of a failed task is judged by the rules of today, and a click that was answered is not judged again', async () => {
  const me = await api.signIn();
  const click = { prompt: 'a castle', count: 1, client_token: crypto.randomUUID() };
  const first = await api.post<{ id: string }>(POST, click, { token: me.token });
  const id = Number(first.data?.id);
  await api.app.db
    .update(tasks)
    .set({
      params: sql`jsonb_set(${tasks.params}, '{prompt}', '"beheading a prisoner"')`,
      status: -1,
      error_code: 'timeout',
    })
    .where(eq(tasks.id, id));
  const again = await api.post<Fields>('/api/task/retry/post', { id: String(id) }, { token: me.token });
  expect(again.data?.fields?.['prompt']).toContain('graphic violence');
  for (let n = 1; n < 8; n += 1) await say(me.token, { prompt: 'porn' });
  expect((await say(me.token, { prompt: 'a castle' })).data?.fields?.['prompt']).toContain('paused');
  expect((await api.post<{ id: string }>(POST, click, { token: me.token })).data?.id).toBe(String(id));
});

it('[product 2.0] a work whose words are blocked by now is not published', async () => {
  const me = await api.signIn();
  const { data } = await api.post<{ id: string }>(POST, { prompt: 'a castle' }, { token: me.token });
  await api.app.db
    .update(tasks)
    .set({ params: sql`jsonb_set(${tasks.params}, '{prompt}', '"a nude girl"')`, status: 2 })
    .where(eq(tasks.id, Number(data?.id)));
  const answer = await api.post<Fields>(
    '/api/task/publish',
    { id: data?.id, public: true },
    { token: me.token },
  );
  expect(answer.data?.fields).toEqual({ id: 'This text may break the content rules (sexual content)' });
});

it('[product 2.0] a name and a bio are judged as well, and cost no try', async () => {
  const me = await api.signIn();
  const name = await api.post<Fields>('/api/user/edit', { name: 'P o r n King' }, { token: me.token });
  expect(name.data?.fields).toEqual({ name: 'This text may break the content rules (sexual content)' });
  const bio = await api.post<Fields>(
    '/users/profile',
    { bio: '纳粹万岁' },
    { token: me.token, method: 'PUT', headers: { 'accept-language': 'zh' } },
  );
  expect(bio.data?.fields).toEqual({ bio: '该文本可能违反内容规范（仇恨内容）' });
  expect((await countOf(me.id)).tries).toBe(0);
});

async function upload(
  token: string,
  bytes: Buffer,
  path = '/api/task/upload',
  part = 'file',
  params?: object,
) {
  const body = new FormData();
  if (params) body.set('params', JSON.stringify(params));
  body.append(part, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
  const response = await api.fetch(path, { method: 'POST', body, headers: { token } });
  return (await response.json()) as Answer<Fields & { upload_id?: string }>;
}

it('[product 2.0] a banned file is not taken, as it was sent or as it would be kept, known or new', async () => {
  const [me, other] = [await api.signIn(), await api.signIn()];
  const bytes = await makeImage(410, 330);
  const first = await upload(me.token, bytes);
  const [kept] = await api.app.db
    .select()
    .from(media)
    .where(eq(media.id, Number(first.data?.upload_id)));
  if (!kept) throw new Error('the picture was not kept');
  const files = () => api.app.db.$count(media, eq(media.user_id, other.id));
  for (const sha256 of [kept.sent_sha256, kept.sha256]) {
    await api.app.db.insert(banned_files).values({ sha256, reason: 'violence' });
    const word = 'This file may break the content rules (graphic violence). Nothing was charged';
    expect((await upload(other.token, bytes)).data?.fields).toEqual({ file: word });
    expect((await upload(me.token, bytes)).data?.fields).toEqual({ file: word });
    const post = await upload(other.token, bytes, '/api/task/image_to_video/post', 'image', {});
    expect(post).toMatchObject({ code: 3010001, data: { fields: { image: word } } });
    await api.app.db.delete(banned_files);
  }
  expect(await files()).toBe(0);
  expect(await countOf(other.id)).toEqual({ tasks: 0, charges: 0, tries: 4 });
  expect((await upload(other.token, bytes)).code).toBe(200);
});
