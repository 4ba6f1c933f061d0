// Makes and unmakes admins, for the operator at the command line.
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';
import type { Db } from '#server/database/connect.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

export type Admin = { id: number; name: string; email: string; isBlocked: boolean };
type Changed = 'done' | 'was_so' | 'unknown';

export async function listAdmins(db: Db): Promise<Admin[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, state: users.state })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.state, 'gone')))
    .orderBy(asc(users.id));
  return rows.map(({ state, ...admin }) => ({ ...admin, isBlocked: state !== 'normal' }));
}

/** `unknown`: nobody has signed in with this address, or nobody can. It counts from the next call of that person on. */
export async function changeRole(db: Db, email: string, role: 'user' | 'admin'): Promise<Changed> {
  return await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.state, 'normal')))
      .for('no key update');
    if (!user) return 'unknown';
    if (user.role === role) return 'was_so';
    await tx.update(users).set({ role }).where(eq(users.id, user.id));
    const act = role === 'admin' ? 'admin_made' : 'admin_unmade';
    await writeAudit(tx, { adminId: null, act, userId: user.id, reason: 'npm run admin' });
    return 'done';
  });
}
