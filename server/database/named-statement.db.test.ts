// Statements that a connection has planned go on when a newer release adds columns beneath them.
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTask } from '#server/task/create-task.ts';
import { readTaskStatus } from '#server/task/read-task-status.ts';
import { boatParams as params } from '#tests/fakes/boat-params.ts';
import { addUser, openTaskApp } from '#tests/fakes/task-app.ts';
import { connectDatabase } from './connect.ts';

it('post a task and tell how it goes, before and after each table has a column more', async () => {
  const app = await openTaskApp();
  onTestFinished(app.close);
  const only = connectDatabase(app.database.url, { connections: 1 });
  onTestFinished(only.close);
  const user = await addUser(app, { points: 1000, plan: 'ultimate' });
  const post = async () => {
    const { id } = await createTask({ ...app, db: only.db }, user, { type: 1, params, language: 'en' });
    return await readTaskStatus({ ...app, db: only.db }, user, id, 'en');
  };
  await post();
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    await app.db.execute(sql`alter table ${sql.identifier(name)} add column of_a_newer_release int`);
  }
  expect(await post()).toMatchObject({ status: 0 });
});
