// How long a newcomer's first images take at a first start, from the press to the finished task, with the demo gallery
// still being filled and without one: `node bench/first-image.ts [starts]`. The whole product runs as it does for an
// operator, each start on a data folder of its own; the form is as it stands, two images of the fine engine. It also says
// how much of the gallery was there by then, and when all of it was.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '#contract/page.ts';
import { type Posted, type PublicTask, type StatusOf, TASK_STATUS } from '#contract/task.ts';
import { askApp } from '#tests/browser/call-app.ts';
import { openAccount } from '#tests/browser/sign-in.ts';
import { removeApp, startApp } from '#tests/start-app.ts';

const STARTS = Number(process.argv[2] ?? 3);
/** As fast as somebody signs in who has the mail open. */
const SIGNING_IN_MS = 5000;
const LOOK_EVERY_MS = 50;
const LIMIT_SECONDS = 5;
/** The gallery is there when nothing was added for so long. */
const STILL_MS = 30_000;
const PAGE_SIZE = 50;
/** Somebody who looks twenty times a second is not measured by the limits for people. */
const UNLIMITED = { RATE_USER_CALLS: '1000000', RATE_ADDRESS_CALLS: '1000000' };

const times = { on: [] as number[], off: [] as number[] };
for (let start = 1; start <= STARTS; start += 1) {
  for (const demo of ['off', 'on'] as const) times[demo].push(await measureStart(demo, start === STARTS));
}
const slowest = Math.max(...times.on);
console.log(`median without the gallery  ${median(times.off).toFixed(1)} s`);
console.log(`median with it              ${median(times.on).toFixed(1)} s`);
console.log(`slowest with it             ${slowest.toFixed(1)} s (limit ${LIMIT_SECONDS} s)`);
if (slowest > LIMIT_SECONDS) process.exitCode = 1;

/** Seconds. */
async function measureStart(demo: 'on' | 'off', isLast: boolean): Promise<number> {
  const app = await startApp({ env: { DEMO: demo, LOG_LEVEL: 'silent', ...UNLIMITED } });
  const startedAt = performance.now();
  try {
    await sleep(SIGNING_IN_MS);
    const { token } = await openAccount(app, 'newcomer', 'en');
    const prompt = 'a lighthouse in the snow, a red boat beside it';
    const before = await countShown(app.url);
    const pressedAt = performance.now();
    const { id } = await askApp<Posted>(app.url, '/api/task/text_to_image_new/post', { prompt }, token);
    await untilDone(app.url, id, token);
    const seconds = (performance.now() - pressedAt) / 1000;
    console.log(
      `first images, demo ${demo.padEnd(3)}      ${seconds.toFixed(1)} s, ${before} works shown before`,
    );
    if (isLast && demo === 'on') await reportGallery(app.url, startedAt);
    return seconds;
  } finally {
    await removeApp(app);
  }
}

async function untilDone(url: string, id: string, token: string): Promise<void> {
  for (;;) {
    const { status } = await askApp<StatusOf>(url, '/api/task/status', { id }, token);
    if (status === TASK_STATUS.completed) return;
    if (status === TASK_STATUS.failed) throw new Error('the first image failed');
    await sleep(LOOK_EVERY_MS);
  }
}

async function countShown(url: string): Promise<number> {
  const asked = { tab: 'latest', page_size: PAGE_SIZE };
  return (await askApp<Page<PublicTask>>(url, '/app/task/public', asked)).items.length;
}

async function reportGallery(url: string, startedAt: number): Promise<void> {
  let shown = 0;
  let changedAt = performance.now();
  while (performance.now() - changedAt < STILL_MS && shown < PAGE_SIZE) {
    const now = await countShown(url);
    if (now !== shown) [shown, changedAt] = [now, performance.now()];
    await sleep(500);
  }
  console.log(
    `gallery                     ${shown} works, ${((changedAt - startedAt) / 1000).toFixed(0)} s after the start`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
