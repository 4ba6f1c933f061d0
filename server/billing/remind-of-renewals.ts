// Tells by email that a renewal comes: three days before it, of a year two weeks (product §3.3).
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { billing_notices, subscriptions } from '#server/database/schema/billing.ts';
import { sendBillingEmail } from './send-email.ts';

const DAYS_BEFORE = { month: 3, year: 14 } as const;
const MOST_AT_ONCE = 200;

/** Once for each period. Returns how many were told; at most 200 in one call. */
export async function remindOfRenewals({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<number> {
  const days = sql`case ${subscriptions.cycle} when 'year' then ${DAYS_BEFORE.year}::int else ${DAYS_BEFORE.month}::int end`;
  const key = sql<string>`to_char(${subscriptions.period_end} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`;
  const due = await db
    .select({ userId: subscriptions.user_id, key })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'active'),
        lte(subscriptions.period_end, sql`now() + make_interval(days => ${days})`),
        sql`${subscriptions.period_end} > now()`,
        sql`not exists (select 1 from billing_notices n where n.user_id = ${subscriptions.user_id} and n.kind = 'renewal' and n.key = ${key})`,
      ),
    )
    .orderBy(asc(subscriptions.period_end))
    .limit(MOST_AT_ONCE);
  for (const { userId, key: period } of due) {
    await db.transaction(async (tx) => {
      const told = await tx
        .insert(billing_notices)
        .values({ user_id: userId, kind: 'renewal', key: period })
        .onConflictDoNothing()
        .returning({ userId: billing_notices.user_id });
      if (told.length > 0) await sendBillingEmail(jobs, tx, { kind: 'renewal_soon', userId });
    });
  }
  return due.length;
}
