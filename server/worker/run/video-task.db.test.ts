// A video from the post to the download: API, worker, the built-in engine's own processes, nothing replaced.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Posted, StatusOf, Task } from '#contract/task.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { makeVideo, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';

let api: TestApi;
let worker: Worker;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startWorker(api.app, { drainMs: 0 });
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

async function untilEnded(id: string, token: string): Promise<StatusOf> {
  let status: StatusOf | null = null;
  await expect
    .poll(
      async () => {
        ({ data: status } = await api.post<StatusOf>('/api/task/status', { id }, { token }));
        return status?.status;
      },
      { timeout: 200_000, interval: 200 },
    )
    .not.toBeOneOf([0, 1]);
  if (!status) throw new Error('no status');
  return status;
}

it(
  '[product 2.8] [product 2.0] upscales an upload, marks it, keeps its sound, and shows it by poster and preview',
  { timeout: 240_000 },
  async () => {
    const { token } = await api.signIn();
    const body = new FormData();
    body.set('params', JSON.stringify({ target: 'same' }));
    const video = await makeVideo({ width: 480, height: 270, seconds: 1, fps: 15 });
    body.set('video', new Blob([Uint8Array.from(video)], { type: 'video/mp4' }), 'video.mp4');
    const response = await api.fetch('/api/task/upscale_video/post', {
      method: 'POST',
      body,
      headers: { token },
    });
    const { data: posted } = (await response.json()) as { data: Posted };
    expect(posted).toMatchObject({ type: 8, cost: 10 });

    expect(await untilEnded(posted.id, token)).toMatchObject({ status: 2, progress: 100, error_code: null });
    const { data: task } = await api.post<Task>('/app/task/detail', { id: posted.id }, { token });
    const [result] = task?.results ?? [];
    expect(result).toMatchObject({
      kind: 'video',
      width: 480,
      height: 270,
      fps: 15,
      has_sound: true,
      format: 'mp4',
    });
    expect(task).toMatchObject({
      watermark: true,
      engine: { id: 'built-in', is_ai: false },
      inputs: [{ role: 'video' }],
    });
    for (const name of ['url', 'poster', 'thumb', 'preview'] as const) {
      expect((await api.fetch(result?.[name] ?? '')).status).toBe(200);
    }
    const probed = await probe(result);
    expect(probed.video).toMatchObject({ codec: 'h264', width: 480, height: 270 });
    expect(probed.audio?.codec).toBe('aac');
    expect(probed.seconds).toBeCloseTo(1, 0);
    await expectInvariants(api.app);
  },
);

async function probe(result: Result | undefined) {
  const file = path.join(api.app.config.dataDir, 'result.mp4');
  await writeFile(file, Buffer.from(await (await api.fetch(result?.url ?? '')).arrayBuffer()));
  return await probeMedia(await testFfmpeg(), file);
}
