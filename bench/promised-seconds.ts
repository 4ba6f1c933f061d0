// Whether the promised seconds hold: `node bench/promised-seconds.ts [tasks, default 40]` posts images of all styles,
// shapes and numbers and short videos, one after the other, and counts how often a task ended within `eta_most_seconds`
// of its post. Nothing is known of a new machine: what the formula promises (each tool's first runs) is counted apart
// from what was learned. The whole product runs as it does for an operator.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ASPECT_RATIOS, STYLES } from '#contract/limits.ts';
import { type Posted, type StatusOf, TASK_STATUS } from '#contract/task.ts';
import { LEAST_RUNS } from '#server/task/learned-times.ts';
import { askApp } from '#tests/browser/call-app.ts';
import { openAccount } from '#tests/browser/sign-in.ts';
import { removeApp, startApp } from '#tests/start-app.ts';

const TASKS = Number(process.argv[2] ?? 40);
/** Of ten. */
const LEAST_HELD = 9;
const VIDEO_EVERY = 4;
const LOOK_EVERY_MS = 50;
const PROMPTS = [
  'a lighthouse in the snow, a red boat beside it',
  'two cats in a bamboo forest',
  '一只熊猫 星空下',
  'a castle by the sea at sunset',
  'a fox reading under a cherry tree',
];

type Ran = { tool: 'image' | 'video'; usual: number; most: number; took: number };

const app = await startApp({
  env: {
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_USER_CALLS: '1000000',
    RATE_ADDRESS_CALLS: '1000000',
    // Everybody comes from here.
    RATE_ADDRESS_CODES: '1000000',
    RATE_ADDRESS_GIFTS: '1000000',
  },
});
try {
  const runs: Ran[] = [];
  for (let n = 0; n < TASKS; n += 1) {
    // The points of a newcomer are not enough for two videos.
    const { token } = await openAccount(app, `newcomer${n}`, 'en');
    runs.push(await runOne(n, token));
  }
  const isLearned = (ran: Ran, n: number) =>
    runs.slice(0, n).filter(({ tool }) => tool === ran.tool).length >= LEAST_RUNS;
  report(
    'by the formula',
    runs.filter((ran, n) => !isLearned(ran, n)),
  );
  const learned = runs.filter(isLearned);
  report('learned', learned);
  if (shareHeld(learned) < LEAST_HELD / 10) process.exitCode = 1;
} finally {
  await removeApp(app);
}

async function runOne(n: number, token: string): Promise<Ran> {
  const tool = n % VIDEO_EVERY === VIDEO_EVERY - 1 ? 'video' : 'image';
  const prompt = PROMPTS[n % PROMPTS.length] ?? '';
  const aspect_ratio = ASPECT_RATIOS[n % ASPECT_RATIOS.length];
  const [path, fields] =
    tool === 'video'
      ? ['/api/task/text_to_video/post', { prompt, seed: n, resolution: '540p', duration: 5 }]
      : [
          '/api/task/text_to_image/post',
          { prompt, seed: n, style: STYLES[n % STYLES.length], aspect_ratio, count: 1 + (n % 4) },
        ];
  const postedAt = performance.now();
  const posted = await askApp<Posted>(app.url, path, fields, token);
  for (;;) {
    const { status, error_code: why } = await askApp<StatusOf>(
      app.url,
      '/api/task/status',
      { id: posted.id },
      token,
    );
    if (status === TASK_STATUS.failed) throw new Error(`task ${posted.id} did not succeed: ${why}`);
    if (status === TASK_STATUS.completed) break;
    await sleep(LOOK_EVERY_MS);
  }
  const took = (performance.now() - postedAt) / 1000;
  const { eta_seconds: usual, eta_most_seconds: most } = posted;
  console.log(
    `${tool} ${String(n + 1).padStart(3)}   promised ${usual}–${most} s, took ${took.toFixed(1)} s${took > most ? '  too long' : ''}`,
  );
  return { tool, usual, most, took };
}

function shareHeld(runs: readonly Ran[]): number {
  return runs.length === 0 ? 1 : runs.filter(({ took, most }) => took <= most).length / runs.length;
}

function report(what: string, runs: readonly Ran[]): void {
  const within = runs.filter(({ took, usual }) => took <= usual).length;
  const held = Math.round(shareHeld(runs) * runs.length);
  const wide = median(runs.map(({ usual, most }) => most / usual));
  console.log(
    `${what.padEnd(15)} ${held} of ${runs.length} within the most, ${within} within the usual; the most is ${wide.toFixed(2)} times the usual`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
