// Writes new tasks of several users with all that belongs to them in one statement: their numbers, what they were given,
// their prices, the answers to their clicks, and the word to their owners' streams.
import { sql } from 'drizzle-orm';
import { FILE_DAYS } from '#contract/limits.ts';
import { nameStatement } from '#server/database/named-statement.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { chargeSteps, type Spending } from '#server/points/charge-task.ts';
import type { TaskInput } from './measure-params.ts';
import { TASK_CHANNEL } from './notify-task.ts';

/** The most tasks of one statement. */
const MOST = 8;

/** A task that nobody could start for this long gives its points back (`capacity`). */
const MAX_WAIT_SECONDS = 60 * 60;

type Row = typeof tasks.$inferInsert;
type Columns = Pick<
  Row,
  'type' | 'params' | 'prompt' | 'title' | 'cost' | 'cost_detail' | 'eta_seconds' | 'eta_most_seconds'
> &
  Pick<Row, 'priority' | 'watermark' | 'retry_of' | 'remix_of'> &
  Required<Pick<Row, 'request_id' | 'traceparent'>>;

export type TaskToWrite = {
  user: { id: number; last_seq: number };
  task: Columns;
  /** Who was chosen to make it. */
  model: Pick<Row, 'engine' | 'model' | 'model_title'> | null;
  inputs: readonly TaskInput[];
  spending: Spending;
  /** Its answer lacks the id. */
  click: { token: string; inputHash: string; answer: object } | null;
};

/** One of each user; all are locked. Returns the ids by user. */
export async function writeTasks(
  tx: Tx,
  toWrite: readonly TaskToWrite[],
): Promise<ReadonlyMap<number, number>> {
  if (toWrite.length > MOST) throw new RangeError(`at most ${MOST} tasks are written at once`);
  const spent = toWrite.flatMap(({ user, spending: { buckets, amounts } }) =>
    buckets.map((bucket, index) => ({ owner: user.id, bucket, amount: amounts[index] })),
  );
  const inputs = toWrite.flatMap((one) => one.inputs.map((input) => ({ ...input, owner: one.user.id })));
  const written = await write(tx, {
    rows: JSON.stringify(toWrite.map(describeRow)),
    owners: spent.map(({ owner }) => owner),
    buckets: spent.map(({ bucket }) => bucket),
    amounts: spent.map(({ amount }) => amount),
    givenTo: inputs.map(({ owner }) => owner),
    roles: inputs.map(({ role }) => role),
    indexes: inputs.map(({ index }) => index),
    media: inputs.map(({ media_id: id }) => id),
  });
  const isWhole = written.length === toWrite.length && written.every(({ moved }) => moved === spent.length);
  if (!isWhole) throw new Error('a task was not written');
  return new Map(written.map(({ id, user_id }) => [user_id, id]));
}

function describeRow({ user, task, model, click }: TaskToWrite): object {
  return {
    ...task,
    user_id: user.id,
    seq: user.last_seq + 1,
    engine: model?.engine ?? tasks.engine.default,
    model: model?.model ?? tasks.model.default,
    model_title: model?.model_title ?? null,
    token: click?.token ?? null,
    input_hash: click?.inputHash ?? '',
    answer: click?.answer ?? {},
  };
}

const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const media_ids = value('media', 'bigint[]');
const owner = { owners: value('owners', 'bigint[]'), givenTo: value('givenTo', 'bigint[]') };

const write = nameStatement<{ id: number; user_id: number; moved: number }, Record<string, unknown>>(
  'write_tasks',
  () => sql`
    with posted as materialized (
      select * from json_to_recordset(${value('rows', 'json')}) as row (user_id bigint, seq int, type smallint,
        params jsonb, engine text, model text, model_title jsonb, prompt text, title text, cost int, cost_detail jsonb,
        eta_seconds int, eta_most_seconds int, priority smallint, watermark bool, retry_of bigint, remix_of bigint,
        request_id uuid, traceparent text, token uuid, input_hash text, answer jsonb)
      -- planned for so many, not for a hundred
      limit ${sql.raw(String(MOST))}
    ),
    numbered as (
      update ${users} set last_seq = posted.seq from posted where ${users.id} = posted.user_id returning ${users.id}
    ),
    made as (
      insert into ${tasks} (user_id, seq, type, params, engine, model, model_title, prompt, title, cost, cost_detail,
        eta_seconds, eta_most_seconds, priority, watermark, retry_of, remix_of, request_id, traceparent, deadline_at)
      select user_id, seq, type, params, engine, model, model_title, prompt, title, cost, cost_detail, eta_seconds,
        eta_most_seconds, priority, watermark, retry_of, remix_of, request_id, traceparent,
        now() + interval '${sql.raw(String(MAX_WAIT_SECONDS))} seconds'
      from posted join numbered on numbered.id = posted.user_id returning id, user_id
    ),
    given as (
      insert into ${task_inputs} (task_id, role, index, media_id)
      select made.id, input.role, input.index, input.media_id
      from unnest(${owner.givenTo}, ${value('roles', 'text[]')}, ${value('indexes', 'smallint[]')}, ${media_ids})
        as input (user_id, role, index, media_id) join made on made.user_id = input.user_id
    ),
    kept as (
      update ${media} set expires_at = now() + interval '${sql.raw(String(FILE_DAYS.used))} days'
      where id = any(${media_ids}) and role = 'upload'
    ),
    ${chargeSteps({ owners: owner.owners, buckets: value('buckets', 'bigint[]'), amounts: value('amounts', 'int[]') })},
    answered as (
      insert into ${idempotency_keys} (user_id, token, input_hash, task_id, answer)
      select posted.user_id, posted.token, posted.input_hash, made.id,
        posted.answer || jsonb_build_object('id', made.id::text)
      from posted join made on made.user_id = posted.user_id where posted.token is not null
    )
    select made.id, made.user_id, (select count(*) from moved) as moved,
      pg_notify(${sql.raw(`'${TASK_CHANNEL}'`)}, json_build_object('id', made.id, 'user_id', made.user_id)::text)
    from made`,
);
