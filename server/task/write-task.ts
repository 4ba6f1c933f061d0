// Writes a new task with all that belongs to it in one statement: its number, what it was given, its price, the answer to
// its click, and the word to its owner's streams.
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

/** The user is locked. Returns the id. */
export async function writeTask(tx: Tx, toWrite: TaskToWrite): Promise<number> {
  const { user, task, model, inputs, spending, click } = toWrite;
  const [written] = await write(tx, {
    ...task,
    ...spending,
    userId: user.id,
    seq: user.last_seq + 1,
    params: JSON.stringify(task.params),
    cost_detail: JSON.stringify(task.cost_detail),
    engine: model?.engine ?? tasks.engine.default,
    model: model?.model ?? tasks.model.default,
    model_title: model?.model_title ? JSON.stringify(model.model_title) : null,
    roles: inputs.map(({ role }) => role),
    indexes: inputs.map(({ index }) => index),
    media: inputs.map(({ media_id: id }) => id),
    token: click?.token ?? null,
    inputHash: click?.inputHash ?? '',
    answer: JSON.stringify(click?.answer ?? {}),
  });
  if (written?.moved !== spending.buckets.length) throw new Error('the task was not written');
  return written.id;
}

const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const userId = value('userId', 'bigint');

const write = nameStatement<{ id: number; moved: number }, Record<string, unknown>>(
  'write_task',
  () => sql`
    with numbered as (
      update ${users} set last_seq = ${value('seq', 'int')} where id = ${userId} returning id
    ),
    made as (
      insert into ${tasks} (user_id, seq, type, params, engine, model, model_title, prompt, title, cost, cost_detail,
        eta_seconds, eta_most_seconds, priority, watermark, retry_of, remix_of, request_id, traceparent, deadline_at)
      select id, ${value('seq', 'int')}, ${value('type', 'smallint')}, ${value('params', 'jsonb')},
        ${value('engine', 'text')}, ${value('model', 'text')}, ${value('model_title', 'jsonb')},
        ${value('prompt', 'text')}, ${value('title', 'text')}, ${value('cost', 'int')}, ${value('cost_detail', 'jsonb')},
        ${value('eta_seconds', 'int')}, ${value('eta_most_seconds', 'int')}, ${value('priority', 'smallint')},
        ${value('watermark', 'bool')}, ${value('retry_of', 'bigint')}, ${value('remix_of', 'bigint')},
        ${value('request_id', 'uuid')}, ${value('traceparent', 'text')},
        now() + interval '${sql.raw(String(MAX_WAIT_SECONDS))} seconds'
      from numbered returning id
    ),
    given as (
      insert into ${task_inputs} (task_id, role, index, media_id)
      select made.id, input.role, input.index, input.media_id
      from made, unnest(${value('roles', 'text[]')}, ${value('indexes', 'smallint[]')}, ${value('media', 'bigint[]')})
        as input (role, index, media_id)
    ),
    kept as (
      update ${media} set expires_at = now() + interval '${sql.raw(String(FILE_DAYS.used))} days'
      where id = any(${value('media', 'bigint[]')}) and role = 'upload'
    ),
    ${chargeSteps({ userId, buckets: value('buckets', 'bigint[]'), amounts: value('amounts', 'int[]') })},
    answered as (
      insert into ${idempotency_keys} (user_id, token, input_hash, task_id, answer)
      select ${userId}, ${value('token', 'uuid')}, ${value('inputHash', 'text')}, made.id,
        ${value('answer', 'jsonb')} || jsonb_build_object('id', made.id::text)
      from made where ${value('token', 'uuid')} is not null
    )
    select made.id, (select count(*) from moved) as moved,
      pg_notify(${sql.raw(`'${TASK_CHANNEL}'`)}, json_build_object('id', made.id, 'user_id', ${userId})::text)
    from made`,
);
