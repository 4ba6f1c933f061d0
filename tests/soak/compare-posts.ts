// What people were told of their posts, against the rows and the points that are there.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Person } from './person.ts';

/** How often tasks came to each end, and what is lost, doubled or strange. */
export async function comparePosts(db: Db, people: readonly Person[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const strange: string[] = [];
  const states: Record<string, number> = {};
  for (const { email, posts } of people) {
    const rows = await db
      .select({
        id: tasks.id,
        status: tasks.status,
        deletedAt: tasks.deleted_at,
        failure: tasks.error_code,
      })
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.user_id))
      .where(eq(users.email, email));
    for (const { status, failure } of rows) {
      const state = failure ?? String(status);
      states[state] = (states[state] ?? 0) + 1;
    }
    const known = new Map(rows.map((row) => [String(row.id), row]));
    const told = posts.flatMap(({ taskId }) => taskId ?? []);
    if (new Set(told).size !== told.length) doubled.push(`${email} was told one task for two posts`);
    for (const id of told) if (!known.has(id)) lost.push(`${email} ${id}`);
    for (const id of known.keys())
      if (!told.includes(id)) strange.push(`${email} ${id} was never acknowledged`);
    for (const { taskId, deleted } of posts) {
      if (deleted && !known.get(taskId ?? '')?.deletedAt)
        lost.push(`${email} ${taskId} was deleted and is there`);
    }
    const { rows: money } = await db.execute<{ left: number; spent: number; got: number }>(sql`
      select (select coalesce(sum(b.left), 0)::int from buckets b where b.user_id = u.id) as left,
        (select coalesce(sum(t.cost - t.refunded), 0)::int from tasks t where t.user_id = u.id) as spent,
        (select coalesce(sum(l.amount), 0)::int from ledger l where l.user_id = u.id and l.kind not in (5, 6, 7)) as got
      from users u where u.email = ${email}`);
    const [purse] = money;
    if (!purse || purse.left !== purse.got - purse.spent)
      strange.push(`${email} has ${JSON.stringify(purse)}`);
  }
  return { states, wrong: { lost, doubled, strange } };
}
