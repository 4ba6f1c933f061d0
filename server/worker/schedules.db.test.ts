// Schedules belong to the deployment: however many workers there are, and however long nobody was there.
import { expect, it, onTestFinished, vi } from 'vitest';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { QUEUES } from '#server/queues.ts';
import { listJobs, passWeek } from '#tests/fakes/lose-worker.ts';
import { openTaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { SCHEDULES } from './schedules.ts';

/** The one that is made up, or was due in the last minute, and those that may have begun since; the hour is not looked at. */
function countPeriods(every: string, since: number): number {
  const [minute = ''] = every.split(' ');
  const step = minute === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(minute)?.[1] ?? 0);
  let periods = 1;
  for (let at = Math.floor(since / 60_000) + 1; at <= Math.floor(Date.now() / 60_000); at += 1) {
    if (step > 0 ? (at % 60) % step === 0 : at % 60 === Number(minute)) periods += 1;
  }
  return periods;
}

it('runs each schedule once for two workers that start after a week', async () => {
  const app = await openTaskApp();
  onTestFinished(app.close);
  const runs = vi.fn<(name: string) => Promise<void>>(() => Promise.resolve());
  const schedules = SCHEDULES.map((schedule) => ({ ...schedule, run: () => runs(schedule.name) }));
  const before = await app.jobs.start(app, { queues: [], schedules });
  await before.stop();
  await app.db.execute('delete from pgboss.job');
  runs.mockClear();
  await passWeek(app);

  const begun = Date.now();
  for (let worker = 1; worker <= 2; worker += 1) {
    const jobs = await openJobs(app.database.url, { queues: QUEUES, isWorker: true, onError: () => {} });
    onTestFinished(jobs.close);
    const working = await jobs.start(app, { queues: [], schedules });
    onTestFinished(working.stop);
  }
  // pg-boss looks for periods that were sent every five seconds.
  await waitUntil('all periods are sent', async () => (await listJobs(app, 'sweep-orphans')).length > 0);
  await waitUntil('all of them are done', async () =>
    (await listJobs(app, '__pgboss__send-it')).every(({ state }) => state === 'completed'),
  );
  for (const { name, every, secondsAfterStart } of SCHEDULES) {
    const jobs = await listJobs(app, name);
    const mostPeriods = countPeriods(every, begun);
    const mostStarts = secondsAfterStart === 0 ? 2 : 0;
    expect({ name, isTooOften: jobs.length > mostPeriods + mostStarts }).toEqual({ name, isTooOften: false });
  }
  expect(await listJobs(app, 'check-all-rows')).toMatchObject([{ state: 'created' }]);
  expect((await listJobs(app, 'purge-tasks')).length).toBeGreaterThan(0);
  await waitUntil('it is run', () => runs.mock.calls.some(([name]) => name === 'sweep-orphans'));
  const { every = '' } = SCHEDULES.find(({ name }) => name === 'sweep-orphans') ?? {};
  const sweeps = runs.mock.calls.filter(([name]) => name === 'sweep-orphans');
  expect(sweeps.length).toBeLessThanOrEqual(countPeriods(every, begun));
});
