// The faces of a medium: found in the lab's children, in the sandbox of this machine, and looked for once.
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Faces, FoundFace, Upload } from '#contract/media.ts';
import { media } from '#server/database/schema/media.ts';
import { rate_limits } from '#server/database/schema/system.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { unpackSilhouette } from '#engine/vision/keep-silhouette.ts';
import { listInputs } from '#server/worker/run/list-inputs.ts';
import { openMediaLab } from '#server/media/media-lab.ts';
import { openFaces } from '#server/task/find-faces.ts';
import { openTestPhoto } from '#tests/fakes/open-test-photo.ts';
import { makeMedia, makeSound } from '#tests/fakes/sample-media.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const ASTRONAUT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
/** The middle of the mouth, as engine/vision/find-faces.test.ts reads it from the photo. */
const MOUTH = { x: 223.5 / 512, y: 146 / 512 };

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
let portrait: Buffer;
beforeAll(async () => {
  me = await api.signIn();
  portrait = await openTestPhoto('astronaut').toBuffer();
});

async function send(
  content: Buffer,
  type = 'image/jpeg',
  { token } = me,
  to: TestApi = api,
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(content)], { type }), 'file');
  const response = await to.fetch('/api/task/upload', { method: 'POST', body, headers: { token } });
  const { data } = (await response.json()) as { data: Upload | null };
  if (!data) throw new Error('the file was not taken');
  return data.upload_id;
}

const ask = (ref: object, { token } = me) => api.post<Faces>('/api/task/faces', ref, { token });

function expectAstronaut(faces: readonly FoundFace[] | undefined): void {
  const [face, ...others] = faces ?? [];
  if (!face) throw new Error('no face was found');
  expect(others).toEqual([]);
  const { mouth } = face;
  expect(Math.abs(mouth.x + mouth.width / 2 - MOUTH.x)).toBeLessThan(0.05);
  expect(Math.abs(mouth.y + mouth.height / 2 - MOUTH.y)).toBeLessThan(0.05);
  expect(face.sureness).toBeGreaterThan(0.65);
  for (const box of [face, mouth]) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1);
  }
}

async function countLabSeconds(userId: number): Promise<number> {
  const [row] = await api.app.db
    .select()
    .from(rate_limits)
    .where(eq(rate_limits.key, `lab-seconds:${userId}`));
  return row?.points ?? 0;
}

describe('the faces of a medium', () => {
  it('are found in a photo, and paid for once', async () => {
    const upload_id = await send(portrait);
    const before = await countLabSeconds(me.id);
    const first = await ask({ upload_id });
    expectAstronaut(first.data?.faces);
    const paid = await countLabSeconds(me.id);
    expect(paid).toBeGreaterThan(before);
    const [row] = await api.app.db
      .select()
      .from(media)
      .where(eq(media.id, Number(upload_id)));
    // Whoever asks again gets the answer, whatever has become of the bytes.
    await api.app.storage.remove(row?.key ?? '');
    expect((await ask({ upload_id })).data).toEqual(first.data);
    expect(await countLabSeconds(me.id)).toBe(paid);
  });

  it('are found in the first frame of a video', async () => {
    const still = ['-loop', '1', '-i', ASTRONAUT, '-t', '1', '-r', '24'];
    const video = await makeMedia('video.mp4', [...still, '-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
    const { data } = await ask({ upload_id: await send(video, 'video/mp4') });
    expect(data?.faces).toHaveLength(1);
    expectAstronaut(data?.faces);
  });

  it('are none where there are none', async () => {
    const cat = await openTestPhoto('cat').toBuffer();
    expect((await ask({ upload_id: await send(cat) })).data).toEqual({ faces: [] });
  });

  it('come with what stands out where there are none, and the engine is told of it', async () => {
    const cat = await openTestPhoto('cat').toBuffer();
    const [upload_id, other] = [await send(cat), await send(portrait)];
    await ask({ upload_id });
    await ask({ upload_id: other });
    const find = async (id: string) =>
      (
        await api.app.db
          .select()
          .from(media)
          .where(eq(media.id, Number(id)))
      )[0]?.salient;
    expect(await find(other)).toBeNull();
    const kept = await find(upload_id);
    expect(unpackSilhouette(kept ?? '')?.sureness).toBeGreaterThan(0.9);
    const post = { effect_id: 'new_bg', images: [{ upload_id }] };
    const { data } = await api.post<{ id: string }>('/api/task/image_to_image/post', post, me);
    const [input] = await listInputs(api.app.db, Number(data?.id));
    expect(input?.salient).toBe(kept);
  });

  it('are looked for once by two who ask at once', async () => {
    const ref = { upload_id: await send(await openTestPhoto('astronaut').flop().toBuffer()) };
    const lab = openMediaLab(api.app);
    let times = 0;
    const find = openFaces(api.app, {
      lookAt(...asked) {
        times += 1;
        return lab.lookAt(...asked);
      },
    });
    const [one, other] = await Promise.all([find(me.id, ref), find(me.id, ref)]);
    await lab.close();
    expect(one.faces).toHaveLength(1);
    expect(other).toEqual(one);
    expect(times).toBe(1);
  });

  it('[product 1.5] are those of own files, and of own and public works', async () => {
    const other = await api.signIn();
    const post = { prompt: 'a fox', count: 1 };
    const { data } = await api.post<{ id: string }>('/api/task/text_to_image/post', post, other);
    const id = Number(data?.id);
    await api.app.db
      .update(tasks)
      .set({ status: 2, started_at: sql`now()`, finished_at: sql`now()`, progress: 100 })
      .where(eq(tasks.id, id));
    await storeResult(api.app, id);
    const ref = { task_id: String(id), index: 0 };
    expect(await ask(ref)).toMatchObject({ code: 2010002 });
    expect(await ask({ upload_id: await send(portrait, 'image/jpeg', other) })).toMatchObject({
      code: 2010002,
    });
    expect((await ask(ref, other)).data).toEqual({ faces: [] });
    await api.app.db.update(tasks).set({ public: true }).where(eq(tasks.id, id));
    expect((await ask(ref)).data).toEqual({ faces: [] });
    const [row] = await api.app.db.select().from(media).where(eq(media.task_id, id));
    expect(row?.faces).toEqual([]);
  });

  it('are not looked for in a sound', async () => {
    const upload_id = await send(await makeSound(1), 'audio/wav');
    const answer = await api.post('/api/task/faces', { upload_id }, me);
    expect(answer).toMatchObject({
      code: 3010001,
      data: { fields: { upload_id: 'Faces are looked for in images and videos, not in sounds' } },
    });
  });

  it('cost time of the day’s allowance, and wait when it is used up', async () => {
    const small = await startApiForTest({ rates: { userLabSeconds: 300 } });
    const somebody = await small.signIn();
    const upload_id = await send(portrait, 'image/jpeg', somebody, small);
    await small.app.db
      .update(rate_limits)
      .set({ points: 295 })
      .where(eq(rate_limits.key, `lab-seconds:${somebody.id}`));
    const answer = await small.post('/api/task/faces', { upload_id }, somebody);
    expect(answer).toMatchObject({ http: 429, code: 429 });
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });
});
