// Another person by their id, as long as they are to be found.
import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { isActiveAuthor } from '#server/task/is-visible.ts';

export type PersonRow = typeof users.$inferSelect;

/** Refuses `user_not_found`, for one who is hidden like for one who never was. */
export async function findPerson(db: DbOrTx, id: number): Promise<PersonRow> {
  const [person] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isActiveAuthor));
  if (!person) throw new Refusal('user_not_found');
  return person;
}
