// Whether two videos in the making keep people waiting: `node bench/beside-videos.ts` prints the 99th percentile of
// /api/task/status while the product is idle and while two text-to-video tasks run, and their ratio, in a few rounds. The
// whole product runs as it does for an operator: API, worker, drawing processes, ffmpeg, database.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#contract/endpoint.ts';
import { type Posted, type StatusOf, TASK_STATUS } from '#contract/task.ts';
import { readCode } from '#tests/browser/sign-in.ts';
import { removeApp, startApp } from '#tests/start-app.ts';

const CALLS_A_SECOND = 50;
const IDLE_SECONDS = 15;
const ROUNDS = 3;
const LIMIT_SECONDS = 300;

const app = await startApp({
  env: { WORKER_TASKS: '2', RATE_USER_CALLS: '1000000', RATE_ADDRESS_CALLS: '1000000', LOG_LEVEL: 'silent' },
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

try {
  const people = [await signIn('one@example.com'), await signIn('two@example.com')];
  const [watcher = ''] = people;
  const first = await call<Posted>('/api/task/text_to_image/post', { prompt: 'a fox', count: 1 }, watcher);
  await untilEnded([{ id: first.id, token: watcher }]);
  await measure(first.id, watcher, sleep(3000)); // warm
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await measure(first.id, watcher, sleep(IDLE_SECONDS * 1000));
    const videos = await Promise.all(people.map((token, person) => postVideo(token, round * 2 + person)));
    const startedAt = performance.now();
    const busy = await measure(first.id, watcher, untilEnded(videos));
    const seconds = (performance.now() - startedAt) / 1000;
    const ratio = at(busy, 0.99) / at(idle, 0.99);
    ratios.push(ratio);
    console.log(`two videos of 5 s at 720p, side by side: ${seconds.toFixed(1)} s`);
    console.log(`status while idle        ${say(idle)}`);
    console.log(`status beside the videos  ${say(busy)}   ratio of the p99 ${ratio.toFixed(2)}`);
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`median ratio of the p99  ${median.toFixed(2)} (at most 3)`);
} finally {
  agent.destroy();
  await removeApp(app);
}

async function signIn(email: string): Promise<string> {
  await call('/api/validate_email', { email });
  const code = readCode(app.dataDir, email);
  return (await call<{ token: string }>('/api/login', { platform: 0, email, code })).token;
}

async function postVideo(token: string, seed: number): Promise<{ id: string; token: string }> {
  const video = { prompt: 'a boat on a lake at sunset, light rain', seed, resolution: '720p', sound: true };
  return { id: (await call<Posted>('/api/task/text_to_video/post', video, token)).id, token };
}

async function untilEnded(asked: readonly { id: string; token: string }[]): Promise<void> {
  const end = performance.now() + LIMIT_SECONDS * 1000;
  for (const { id, token } of asked) {
    for (;;) {
      const { status, error_code: why } = await call<StatusOf>('/api/task/status', { id }, token);
      if (status === TASK_STATUS.completed) break;
      if (status === TASK_STATUS.failed || performance.now() > end)
        throw new Error(`task ${id} did not succeed: ${why}`);
      await sleep(500);
    }
  }
}

/** Milliseconds of each call, made at an even pace until `until` is over. */
async function measure(id: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  const end = { isThere: false };
  const over = until.finally(() => (end.isThere = true));
  while (!end.isThere) {
    const start = performance.now();
    under.push(
      call('/api/task/status', { id }, token).then(() => void times.push(performance.now() - start)),
    );
    await sleep(1000 / CALLS_A_SECOND);
  }
  await Promise.all(under);
  await over;
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function say(sorted: readonly number[]): string {
  return `p50 ${at(sorted, 0.5).toFixed(1)} ms  p99 ${at(sorted, 0.99).toFixed(1)} ms  (${sorted.length} calls)`;
}

/** Throws when the answer is a refusal. */
function call<Data>(path: string, body: object, token?: string): Promise<Data> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
    const request = http.request(app.url + path, { method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        const { code, msg, data } = JSON.parse(text) as Envelope<Data>;
        if (code === 200 && data !== null) resolve(data);
        else reject(new Error(`${path}: ${code} ${msg} ${text}`));
      });
    });
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}
