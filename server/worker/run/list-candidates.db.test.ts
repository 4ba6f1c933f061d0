// Who may be next is who the ranking of the whole line names first, however little of the line was looked at.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prices } from '#contract/prices.ts';
import { mediaOfType } from '#server/task/read-queue.ts';
import { waitingTasks } from '#server/task/waiting-line.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { fillWaitingLine } from '#tests/fakes/waiting-tasks.ts';
import { claimTask } from './claim-task.ts';
import { listCandidates } from './list-candidates.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(() => app.close());

/** The definition: all are ranked, and the first whose user has a free slot is next. */
async function rankAll(passed: readonly number[]): Promise<{ id: number; user_id: number }[]> {
  const limits = Object.entries(prices().plans).map(([plan, { limits: most }]) => ({
    plan,
    image: most.image_running,
    video: most.video_running,
  }));
  const { rows } = await app.db.execute<{ id: number; user_id: number }>(sql`
    with line as (${waitingTasks})
    select line.id, line.user_id from line join users on users.id = line.user_id
    join jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as slots (plan text, image int, video int)
      on slots.plan = users.plan
    where line.user_id <> all(${sql.param(passed)}::bigint[])
      and (select count(*) from tasks r where r.user_id = line.user_id and r.status = 1 and r.held_at is null
        and ${mediaOfType(sql`r.type`)} = ${mediaOfType(sql`line.type`)})
        < case ${mediaOfType(sql`line.type`)} when 'video' then slots.video else slots.image end
    order by line.priority desc, line.turn, line.id`);
  return rows;
}

it.each([
  { people: 5, tasks: 60, runningShare: 0.3 },
  { people: 40, tasks: 60, runningShare: 0.2 },
  { people: 40, tasks: 200, runningShare: 0.1 },
  { people: 8, tasks: 120, runningShare: 0.6 },
  { people: 30, tasks: 100, runningShare: 0 },
  { people: 30, tasks: 40, runningShare: 1 },
])('names whom the whole ranking names: %o', async (line) => {
  let named = 0;
  for (const seed of [1, 2, 3, 4]) {
    await fillWaitingLine(app.db, { ...line, seed: seed * 100 + line.people + line.tasks });
    const passed: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [expected] = await rankAll(passed);
      // The second looks at so little of the front that it must ask user by user.
      for (const front of [5000, 3]) {
        const [first] = await listCandidates(app.db, passed, front);
        expect(first?.id).toBe(expected?.id);
      }
      if (!expected) break;
      named += 1;
      passed.push(expected.user_id);
    }
  }
  expect(named > 0).toBe(line.runningShare < 1);
});

it('names those who come after the first in their order, too', async () => {
  await fillWaitingLine(app.db, { people: 30, tasks: 150, runningShare: 0.2, seed: 77 });
  const ranked = await rankAll([]);
  const seen = new Set<number>();
  const firsts = ranked.filter(({ user_id }) => !seen.has(user_id) && seen.add(user_id)).map(({ id }) => id);
  const named = (await listCandidates(app.db, [])).map(({ id }) => id);
  // A busy user may be named once for each medium; but for that these are the firsts of all users.
  expect(named.filter((id) => firsts.includes(id))).toEqual(
    firsts.slice(0, named.filter((id) => firsts.includes(id)).length),
  );
  expect(named.length).toBeGreaterThan(10);
});

it('gives the next turn to a newcomer, though another has five hundred tasks waiting', async () => {
  await app.db.execute(sql`delete from tasks`);
  const [many, newcomer] = [await addUser(app), await addUser(app)];
  const post = (user: number, count: number) =>
    app.db.execute(sql`
      insert into tasks (user_id, seq, type, params, cost, cost_detail, deadline_at)
      select ${user}::bigint, n, 1, '{}', 0, '[]', now() + interval '1 day' from generate_series(1, ${count}::int) n`);
  await post(many, 500);
  expect((await claimTask(app.db))?.user_id).toBe(many);
  await post(newcomer, 2);
  const owners: (number | undefined)[] = [];
  for (let n = 0; n < 4; n += 1) owners.push((await claimTask(app.db))?.user_id);
  expect(owners).toEqual([newcomer, many, newcomer, undefined]);
});
