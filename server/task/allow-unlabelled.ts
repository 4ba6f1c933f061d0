// Own results without their label: on a statement of responsibility, and with a record of each (product §2.0).
import { and, eq, gt, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fieldWord } from '#contract/field-words.ts';
import { type downloadUnlabelled, UNLABELLED_VERSION } from '#contract/media.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks, unlabelled_downloads } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { isKeptImage } from './is-visible.ts';
import { Refusal } from '#server/refusal.ts';

const LIFE_MS = 5 * 60_000;
/** The rule on labels asks for six months at least. */
const KEPT = sql`interval '6 months'`;

/**
 * Refuses `asset_not_found` for what is not an own finished work, and `bad_parameters` (accept) as long as the statement
 * was not accepted. The record is there before the address is.
 */
export async function allowUnlabelled(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  { id, index, accept }: InputOf<typeof downloadUnlabelled>,
): Promise<OutputOf<typeof downloadUnlabelled>> {
  const taskId = Number(id);
  const place = index ?? 0;
  const key = await db.transaction(async (tx) => {
    // Two presses at a time are one acceptance.
    const { email } = await lockUser(tx, userId);
    const [own] = await tx
      .select({ key: media.key })
      .from(media)
      .innerJoin(tasks, eq(tasks.id, media.task_id))
      .where(
        and(
          eq(tasks.id, taskId),
          eq(tasks.user_id, userId),
          eq(tasks.status, TASK_STATUS.completed),
          isNull(tasks.deleted_at),
          eq(media.role, 'result'),
          eq(media.index, place),
          isKeptImage,
        ),
      );
    if (!own) throw new Refusal('asset_not_found');
    const who = { user_id: userId, email };
    await logUnlabelled(tx, who, { kind: 'downloaded', task_id: taskId, index: place }, accept);
    return own.key;
  });
  return { url: signMediaUrl(config, key, { isUnlabelled: true, endsAt: new Date(Date.now() + LIFE_MS) }) };
}

type Taken = { kind: 'downloaded'; task_id: number; index: number } | { kind: 'exported'; export_id: number };

/**
 * Writes down what somebody whose row is locked takes without its label, and the acceptance where it is the first one.
 * Refuses `bad_parameters` (accept) as long as the statement was not accepted.
 */
export async function logUnlabelled(
  tx: Tx,
  who: { user_id: number; email: string },
  { kind, ...taken }: Taken,
  accept: true | undefined,
): Promise<void> {
  const isAccepted = and(
    eq(unlabelled_downloads.user_id, who.user_id),
    eq(unlabelled_downloads.kind, 'accepted'),
    eq(unlabelled_downloads.text_version, UNLABELLED_VERSION),
  );
  const hasAccepted = (await tx.$count(unlabelled_downloads, isAccepted)) > 0;
  if (!hasAccepted && !accept) {
    throw new Refusal('bad_parameters', { fields: { accept: fieldWord('accept_statement') } });
  }
  const kinds = hasAccepted ? [kind] : (['accepted', kind] as const);
  const about = { ...who, ...taken, text_version: UNLABELLED_VERSION };
  await tx.insert(unlabelled_downloads).values(kinds.map((each) => ({ kind: each, ...about })));
}

/** An acceptance stays as long as a download that rests on it; who has none any more is asked again. */
export async function forgetUnlabelled(db: Db): Promise<void> {
  const later = alias(unlabelled_downloads, 'later');
  const isNewer = and(
    eq(later.user_id, unlabelled_downloads.user_id),
    gt(later.created_at, sql`now() - ${KEPT}`),
  );
  const isUnused = notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(isNewer),
  );
  const isOld = lt(unlabelled_downloads.created_at, sql`now() - ${KEPT}`);
  await db
    .delete(unlabelled_downloads)
    .where(and(isOld, or(ne(unlabelled_downloads.kind, 'accepted'), isUnused)));
}
