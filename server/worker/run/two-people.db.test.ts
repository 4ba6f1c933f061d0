// Effects of people from the post to the result: one photo with two, with one, and whom of several somebody chose.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Posted, StatusOf, Task } from '#contract/task.ts';
import { drawTwoPeople } from '#tests/fakes/draw-two-people.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { openTestPhoto } from '#tests/fakes/open-test-photo.ts';
import { type Answer, startTestApi, type TestApi } from '#tests/start-test-api.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';

const LEFT = { x: 0.22, y: 0.2 };
const RIGHT = { x: 0.78, y: 0.2 };

let api: TestApi;
let worker: Worker;
let token: string;
let both: { upload_id: string };
let one: { upload_id: string };

beforeAll(async () => {
  // The flowers of a wedding.
  needDrawings();
  api = await startTestApi();
  worker = await startWorker(api.app, { drainMs: 0 });
  ({ token } = await api.signIn());
  both = await send(await drawTwoPeople());
  one = await send(await openTestPhoto('astronaut').toBuffer());
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

async function send(photo: Buffer): Promise<{ upload_id: string }> {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await api.fetch('/api/task/upload', { method: 'POST', body, headers: { token } });
  const { data } = (await response.json()) as Answer<{ upload_id: string }>;
  if (!data) throw new Error('the photo was not taken');
  return { upload_id: data.upload_id };
}

const post = (input: object) => api.post<Posted>('/api/task/image_to_image/post', input, { token });

async function readPoints(): Promise<number> {
  const { data } = await api.post<{ point: number; sub_point: number }>('/api/user/mine', {}, { token });
  return (data?.point ?? 0) + (data?.sub_point ?? 0);
}

async function waitFor(posted: Posted | null): Promise<StatusOf | null> {
  let status: StatusOf | null = null;
  await expect
    .poll(
      async () => {
        ({ data: status } = await api.post<StatusOf>('/api/task/status', { id: posted?.id }, { token }));
        return status?.status;
      },
      { timeout: 200_000, interval: 200 },
    )
    .not.toBeOneOf([0, 1]);
  return status;
}

describe('[product 2.5] two people', { timeout: 240_000 }, () => {
  it('are taken from one photo with both, at the same price, and are the same once more', async () => {
    const { data } = await post({ effect_id: 'wedding', images: [both], faces: [RIGHT, LEFT] });
    expect(data).toMatchObject({ type: 5, cost: 6 });
    expect(await waitFor(data)).toMatchObject({ status: 2 });
    const again = await api.post<Posted>('/api/task/repeat/post', { id: data?.id }, { token });
    const { data: task } = await api.post<Task>('/app/task/detail', { id: again.data?.id }, { token });
    expect(task?.params).toMatchObject({ faces: [RIGHT, LEFT] });
    expect(await waitFor(again.data)).toMatchObject({ status: 2 });
    await expectInvariants(api.app);
  });

  it('who are not both on the one photo end the task, and all points come back', async () => {
    const before = await readPoints();
    const { data } = await post({ effect_id: 'wedding', images: [one] });
    expect(await waitFor(data)).toMatchObject({ status: -1, error_code: 'no_face' });
    expect(await readPoints()).toBe(before);
    await expectInvariants(api.app);
  });

  it.each([
    ['one face of two', { effect_id: 'wedding', faces: [LEFT] }],
    ['two faces of one', { effect_id: 'headshot', faces: [LEFT, RIGHT] }],
    ['three faces', { effect_id: 'wedding', faces: [LEFT, RIGHT, LEFT] }],
  ])('%s are refused in words, and nothing is charged', async (_, input) => {
    const before = await readPoints();
    const { code, data } = await post({ images: [both], ...input });
    expect(code).toBe(3010001);
    const { fields } = data as unknown as { fields: Record<string, string> };
    expect(fields['faces']).toMatch(/choose (one face|2 faces)/);
    expect(await readPoints()).toBe(before);
  });
});
