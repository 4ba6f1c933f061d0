// Asks for a zip of everything that is kept of somebody; a worker packs it, and an email brings the link.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import type { exportUser } from '#contract/leaving.ts';
import { data_exports } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import { logUnlabelled } from '#server/task/allow-unlabelled.ts';
import type { Language } from '#texts/words.ts';
import { isOpenExport } from './claim-export.ts';
import { packExports } from './export-queues.ts';

const EXPORTS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

type Wish = { userId: number; language: Language } & InputOf<typeof exportUser>;

/**
 * While one is waiting or being packed, asking again gets the same. Refuses `exports_used_up` after three of a day, and
 * `bad_parameters` where no email can be sent (email), or for results without their labels as long as the statement was
 * not accepted (accept).
 */
export async function requestExport(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  { userId, language, unlabelled, accept }: Wish,
): Promise<{ id: string }> {
  return await db.transaction(async (tx) => {
    const { email } = await lockUser(tx, userId);
    if (email === '') throw new Refusal('bad_parameters', { fields: { email: fieldWord('no_address') } });
    const isOpen = and(eq(data_exports.user_id, userId), isOpenExport);
    const [open] = await tx.select({ id: data_exports.id }).from(data_exports).where(isOpen);
    if (open) return { id: String(open.id) };
    await refuseTooMany(tx, userId);
    const [asked] = await tx
      .insert(data_exports)
      .values({ user_id: userId, language, is_unlabelled: unlabelled === true })
      .returning({ id: data_exports.id });
    if (!asked) throw new Error('the export was not written down');
    if (unlabelled) {
      const who = { user_id: userId, email };
      await logUnlabelled(tx, who, { kind: 'exported', export_id: asked.id }, accept);
    }
    await jobs.send(packExports, { export_id: asked.id }, { tx, key: String(asked.id) });
    return { id: String(asked.id) };
  });
}

async function refuseTooMany(tx: Tx, userId: number): Promise<void> {
  const isToday = and(
    eq(data_exports.user_id, userId),
    gt(data_exports.created_at, sql`now() - interval '1 day'`),
  );
  const today = await tx
    .select({ at: data_exports.created_at })
    .from(data_exports)
    .where(isToday)
    .orderBy(asc(data_exports.created_at));
  const [oldest] = today;
  if (!oldest || today.length < EXPORTS_A_DAY) return;
  throw new Refusal('exports_used_up', {
    values: { n: EXPORTS_A_DAY },
    retryAfterSeconds: Math.max(1, Math.ceil((oldest.at.getTime() + DAY_MS - Date.now()) / 1000)),
  });
}
