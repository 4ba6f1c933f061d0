// Replaces the references in a task's parameters by what they point at: found, allowed, measured.
import { and, eq, isNull, or } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { checkMedia, type MediaFacts, type MediaRef, type MediaRule } from '#contract/media.ts';
import type { ToolContract } from '#contract/tool.ts';
import { isKeptImage, isShownImage, isVisible } from './is-visible.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { findUpload } from '#server/media/find-upload.ts';
import { Refusal } from '#server/refusal.ts';

export type MediaRow = typeof media.$inferSelect;
export type TaskInput = Pick<typeof task_inputs.$inferInsert, 'role' | 'index' | 'media_id'>;

export type Measured = {
  /** Every media field holds a MediaSource, or a list of them. */
  params: Record<string, unknown>;
  inputs: TaskInput[];
  /** The first work of another person that is used. */
  borrowedFrom: number | null;
  /** The same parameters with the bytes' own hashes in place of references: equal when the same thing is asked. */
  fingerprint: Record<string, unknown>;
};

/**
 * Accepts references with or without facts beside them, so that stored parameters can be measured again. Refuses
 * asset_not_found (no such file of this user, and none that somebody shows) and bad_parameters (not what the tool takes).
 */
export async function measureParams(
  db: DbOrTx,
  userId: number,
  { media: rules }: Pick<ToolContract<object>, 'media'>,
  given: object,
): Promise<Measured> {
  const params: Record<string, unknown> = { ...given };
  const fingerprint: Record<string, unknown> = { ...given };
  const inputs: TaskInput[] = [];
  let borrowedFrom: number | null = null;
  const fields: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = params[field];
    if (value === undefined || value === null) continue;
    const refs = (Array.isArray(value) ? value : [value]) as MediaRef[];
    if (refs.length > rule.most) fields[field] = fieldWord('images_count', { n: rule.most });
    const sources: object[] = [];
    const hashes: string[] = [];
    for (const [index, ref] of refs.slice(0, rule.most).entries()) {
      const row = await findMedia(db, userId, ref);
      const facts = readFacts(row);
      const problem = checkMedia(rule, facts);
      if (problem !== null) fields[field] ??= problem;
      sources.push({ ...bareRef(ref), ...facts });
      hashes.push(row.sent_sha256 || row.sha256);
      inputs.push({ role: rule.role, index, media_id: row.id });
      if (row.user_id !== userId) borrowedFrom ??= row.task_id;
    }
    params[field] = isList(rule, value) ? sources : sources[0];
    fingerprint[field] = hashes;
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_parameters', { fields });
  return { params, inputs, borrowedFrom, fingerprint };
}

function isList({ most }: MediaRule, value: unknown): boolean {
  return most > 1 || Array.isArray(value);
}

function bareRef(ref: MediaRef): MediaRef {
  return 'upload_id' in ref ? { upload_id: ref.upload_id } : { task_id: ref.task_id, index: ref.index ?? 0 };
}

function readFacts({ kind, width, height, duration, fps, has_sound }: MediaRow): MediaFacts {
  return { kind, width, height, duration, fps, has_sound };
}

/** Refuses asset_not_found: no such file of this user, nor of a public work. */
export async function findMedia(db: DbOrTx, userId: number, ref: MediaRef): Promise<MediaRow> {
  const row =
    'upload_id' in ref ? await findUpload(db, userId, ref.upload_id) : await findResult(db, userId, ref);
  if (!row) throw new Refusal('asset_not_found');
  return row;
}

async function findResult(
  db: DbOrTx,
  userId: number,
  { task_id: taskId, index }: Extract<MediaRef, { task_id: string }>,
): Promise<MediaRow | undefined> {
  const isOwn = and(eq(tasks.user_id, userId), isNull(tasks.deleted_at));
  const [found] = await db
    .select({ media })
    .from(media)
    .innerJoin(tasks, eq(tasks.id, media.task_id))
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(
      and(
        eq(media.task_id, Number(taskId)),
        eq(media.role, 'result'),
        eq(media.index, index ?? 0),
        or(and(isOwn, isKeptImage), and(isVisible, isShownImage)),
      ),
    );
  return found?.media;
}
