// A process whose clock is two hours off, beside others whose clocks are right: what it claims, asks for and opens is worth
// the same, since leases, deadlines, codes and sessions are counted on the database's clock.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasks } from '#server/database/schema/tasks.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startApiForTest } from '#tests/start-test-api.ts';
import { boatParams as params } from '#tests/fakes/boat-params.ts';
import { claimTask } from './claim-task.ts';

/** From now on, until the clock is right again. */
function setClockOff(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}
const setClockRight = () => vi.useRealTimers();
afterEach(setClockRight);

describe.each([2, -2])('a clock that is %s hours off', (hours) => {
  let app: WorkerApp;
  beforeEach(async () => {
    app = await openWorkerApp();
  });
  afterEach(async () => {
    setClockRight();
    await app.close();
  });

  /** Seconds from now to the end of its lease, and to its deadline, on the database's clock. */
  async function readTimes(id: number): Promise<{ lease: number; deadline: number }> {
    const { rows } = await app.db.execute<{ lease: number; deadline: number }>(sql`
      select extract(epoch from lease_until - now())::float8 as lease,
        extract(epoch from deadline_at - now())::float8 as deadline
      from tasks where id = ${id}`);
    return rows[0] ?? { lease: Number.NaN, deadline: Number.NaN };
  }

  it('of a worker loses nothing that it has claimed', async () => {
    const id = await app.post({ type: 1, params });
    const engine = createTestEngine({ end: 'never' });
    setClockOff(hours);
    await app.begin([engine]);
    await app.waitUntilBegun(id);
    setClockRight();
    expect(await claimTask(app.db)).toBeUndefined(); // it is not to be had by whose clock is right
    setClockOff(hours);
    await sweep(app);
    engine.finishAll();
    expect(await app.waitFor(id, 2)).toMatchObject({ fence: 1, attempts: 1, refunded: 0 });
    await expectInvariants(app);
  });

  it('of a worker claims for thirty seconds, and of a sweep ends nothing early', async () => {
    const id = await app.post({ type: 1, params });
    setClockOff(hours);
    const first = await claimTask(app.db);
    setClockRight();
    const { lease, deadline } = await readTimes(id);
    expect(lease).toBeGreaterThan(15);
    expect(lease).toBeLessThanOrEqual(30);
    expect(deadline).toBeGreaterThan(500);
    expect(deadline).toBeLessThanOrEqual(600);
    setClockOff(hours);
    expect(await claimTask(app.db)).toBeUndefined();
    await sweep(app);
    setClockRight();
    expect(await app.readTask(id)).toMatchObject({ status: 1, fence: first?.fence, refunded: 0 });
    // And what is over is over for it, too.
    await app.db
      .update(tasks)
      .set({ deadline_at: sql`now() - interval '1 second'` })
      .where(eq(tasks.id, id));
    setClockOff(hours);
    await sweep(app);
    expect(await app.readTask(id)).toMatchObject({ status: -1, error_code: 'timeout', refunded: 1 });
    await expectInvariants(app);
  });

  it('of an API process sends codes, and opens sessions, that are good at the others', async () => {
    const api = await startApiForTest();
    const email = `clock${hours}@example.com`;
    setClockOff(hours);
    await api.post('/api/validate_email', { email });
    setClockRight();
    const code = await api.readCode(email);
    const login = await api.post<{ token: string }>('/api/login', { platform: 0, email, code });
    expect(login).toMatchObject({ http: 200, code: 200 });
    const token = login.data?.token ?? '';
    setClockOff(hours);
    expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 200, code: 200 });
    const posted = await api.post('/api/task/text_to_image/post', { prompt: 'a boat', count: 1 }, { token });
    expect(posted).toMatchObject({ http: 200, code: 200 });
    const other = await api.signIn();
    setClockRight();
    expect(await api.post('/api/user/mine', {}, { token: other.token })).toMatchObject({ http: 200 });
    await waitUntil('nothing is overdue', async () => (await api.app.db.$count(tasks)) === 1);
    await expectInvariants(api.app);
  });
});
