// Blocks an account, or lets it in again.
import { eq } from 'drizzle-orm';
import type { AdminUser, adminUserState } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { blockLocked } from './block-locked.ts';
import { lockPerson } from './lock-person.ts';
import { readAdminUser } from './present-admin-user.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

type Asked = ParsedInputOf<typeof adminUserState>;

/**
 * Saying it again changes nothing. Refuses user_not_found (also for authors of the demo gallery), and bad_parameters
 * for oneself: so one admin is always left who can undo it.
 */
export async function setUserState(
  app: Pick<AppContext, 'config' | 'db'>,
  adminId: number,
  { id, state, reason }: Asked,
): Promise<AdminUser> {
  const userId = Number(id);
  if (userId === adminId) {
    throw new Refusal('bad_parameters', { fields: { id: fieldWord('not_own_account') } });
  }
  await app.db.transaction(async (tx) => {
    const person = await lockPerson(tx, adminId, userId);
    if (person.state === 'demo') throw new Refusal('user_not_found');
    if (person.state === state) return;
    if (state === 'abnormal') {
      const detail = await blockLocked(tx, userId);
      await writeAudit(tx, { adminId, act: 'user_block', userId, reason, detail });
    } else {
      await tx.update(users).set({ state: 'normal' }).where(eq(users.id, userId));
      // Who stole a token must not be let in together with its owner.
      await tx.delete(sessions).where(eq(sessions.user_id, userId));
      await writeAudit(tx, { adminId, act: 'user_unblock', userId, reason });
    }
  });
  return await readAdminUser(app, userId);
}
