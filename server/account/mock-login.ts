// The mock login of spec §6.1, for development: where it is on, an address with "admin" in it belongs to an admin.
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { UserRow } from './present-user.ts';

/** Called only where `config.hasMockLogin` is set, which the settings refuse outside of development. */
export async function giveMockRole(tx: Tx, user: UserRow): Promise<UserRow> {
  if (user.role === 'admin' || !user.email.includes('admin')) return user;
  await tx.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  await writeAudit(tx, { adminId: null, act: 'admin_made', userId: user.id, reason: 'MOCK_LOGIN' });
  return { ...user, role: 'admin' };
}
