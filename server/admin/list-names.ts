// The names behind ids, for lists that show who did something.
import { inArray } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';

/** Who is there no more has no name. */
export async function listNames(
  db: AppContext['db'],
  userIds: readonly (number | null)[],
): Promise<Map<number, string>> {
  const ids = userIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
