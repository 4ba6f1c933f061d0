// Gives a person permanent points, or takes some away, and says why (ledger kind 10).
import { and, eq, sql } from 'drizzle-orm';
import type { AdminUser, adminUserPoints } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { buckets } from '#server/database/schema/points.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { expireUserBuckets } from '#server/points/expire-buckets.ts';
import { movePoints } from '#server/points/move-points.ts';
import { listHeldBuckets, sumBuckets } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { lockPerson } from './lock-person.ts';
import { readAdminUser } from './present-admin-user.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

type Asked = ParsedInputOf<typeof adminUserPoints>;

/**
 * What is taken goes from those that expire first. The same `client_token` with the same input moves points once.
 * Refuses user_not_found, and bad_parameters where less is there than is to be taken (points_short).
 */
export async function adjustPoints(
  app: Pick<AppContext, 'config' | 'db'>,
  adminId: number,
  asked: Asked,
): Promise<AdminUser> {
  const userId = Number(asked.id);
  await app.db.transaction(async (tx) => {
    const person = await lockPerson(tx, adminId, userId);
    if (person.state === 'demo') throw new Refusal('user_not_found');
    if (await isDone(tx, asked)) return;
    await expireUserBuckets(tx, userId);
    const { points, reason } = asked;
    const again = asked.client_token ?? null;
    const detail = { points, client_token: again };
    const line = await writeAudit(tx, { adminId, act: 'user_points', userId, reason, detail });
    if (points > 0) await give(tx, userId, points, `${line} ${reason}`);
    else await take(tx, userId, -points, (bucketId) => `${line}/${bucketId} ${reason}`);
    await recordActivity(tx, { userId, kind: 'points_adjusted', values: { points, reason } });
  });
  return await readAdminUser(app, userId);
}

/** Refuses (bad_parameters) a click that was used for something else. */
async function isDone(tx: Tx, { id, points, client_token: again }: Asked): Promise<boolean> {
  if (again === undefined) return false;
  const [done] = await tx
    .select({ points: sql<number>`(${audit_log.detail} ->> 'points')::int` })
    .from(audit_log)
    .where(
      and(
        eq(audit_log.user_id, Number(id)),
        eq(audit_log.act, 'user_points'),
        sql`${audit_log.detail} ->> 'client_token' = ${again}`,
      ),
    );
  if (!done) return false;
  if (done.points === points) return true;
  throw new Refusal('bad_parameters', { fields: { client_token: fieldWord('token_reused') } });
}

async function give(tx: Tx, userId: number, points: number, reason: string): Promise<void> {
  const [bucket] = await tx
    .insert(buckets)
    .values({ user_id: userId, kind: 'reward', left: 0 })
    .returning({ id: buckets.id });
  if (!bucket) throw new Error('the points got no bucket');
  await movePoints(tx, { userId, bucketId: bucket.id, kind: 'admin', amount: points, reason });
}

async function take(tx: Tx, userId: number, points: number, reasonOf: (bucketId: number) => string) {
  const held = await listHeldBuckets(tx, userId);
  const { point, sub_point } = sumBuckets(held);
  if (point + sub_point < points) {
    throw new Refusal('bad_parameters', {
      fields: { points: fieldWord('points_short', { n: point + sub_point }) },
    });
  }
  let missing = points;
  for (const { id, left } of held) {
    if (missing === 0) break;
    const taken = Math.min(missing, left);
    missing -= taken;
    await movePoints(tx, { userId, bucketId: id, kind: 'admin', amount: -taken, reason: reasonOf(id) });
  }
}
