// Theme, language and notifications of a user.
import { eq } from 'drizzle-orm';
import type { Preferences, patchPreferences } from '#contract/account.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database/connect.ts';
import { users } from '#server/database/schema/users.ts';
import { Refusal } from '#server/refusal.ts';
import { presentPreferences } from './present-user.ts';

const columns = { theme: users.theme, language: users.language, notifications: users.notifications };

/** Refuses `user_not_found` when the account has gone meanwhile. */
export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  const [user] = await db.select(columns).from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('user_not_found');
  return presentPreferences(user);
}

/** Absent ones stay. Refuses `user_not_found` when the account has gone meanwhile. */
export async function changePreferences(
  db: Db,
  userId: number,
  change: ParsedInputOf<typeof patchPreferences>,
): Promise<Preferences> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return await readPreferences(db, userId);
  const [user] = await db.update(users).set(given).where(eq(users.id, userId)).returning(columns);
  if (!user) throw new Refusal('user_not_found');
  return presentPreferences(user);
}
