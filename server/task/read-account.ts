// What of somebody's account decides whether they may make a task, and at what place: read once before, and once under
// the lock.
import { sql } from 'drizzle-orm';
import type { TaskType } from '#contract/tool-names.ts';
import type { LockedUser } from '#server/database/lock-user.ts';
import { nameStatement } from '#server/database/named-statement.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { OPEN, PROCESSING, QUEUED } from '#server/database/task-states.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import { type CountedTries, countTries, describeTries, type Tries } from '#server/moderation/count-tries.ts';
import { type HeldBucket, heldBuckets, pointsOfUser } from '#server/points/read-wallet.ts';
import { markOfReports } from './read-abilities.ts';
import { standIn, type WaitingLine, waitingTasks } from './waiting-line.ts';

/** What was answered to this click before. */
export type Click = { inputHash: string; answer: Record<string, unknown> };

/** `token` names a click; null: none. */
type Asks = { userId: number; token: string | null };

export type Account = {
  /** Null: there is no such user. */
  user: Pick<LockedUser, 'state' | 'purge_at' | 'plan'> | null;
  /** Types of the tasks that wait or run; held ones take no place. */
  open: TaskType[];
  /** Of both balances. */
  points: number;
  tries: Tries;
  click: Click | null;
  /** Of what the engines have told until now. */
  reports: string;
};

const userId = sql.placeholder('userId');

const openTypes = sql`array(
  select type from ${tasks} where user_id = ${userId} and status in (${OPEN}) and held_at is null)`;

const click = sql`(
  select json_build_object('inputHash', input_hash, 'answer', answer) from ${idempotency_keys}
  where user_id = ${userId} and token = ${sql.placeholder('token')}::uuid)`;

type AccountRow = Omit<Account, 'user' | 'tries'> & { user: Account['user']; tries: CountedTries };

/** Without a lock, in one statement: nothing hangs on it but what is said before the work begins. */
export async function readAccount(db: DbOrTx, asks: Asks): Promise<Account> {
  const [row] = await lookBefore(db, asks);
  if (!row) throw new Error('a statement without a table has one row');
  return { ...row, tries: describeTries(row.tries) };
}

const lookBefore = nameStatement<AccountRow, Asks>(
  'look_before_post',
  () => sql`
    select
      (select json_build_object('state', state, 'purge_at', purge_at, 'plan', plan)
        from ${users} where id = ${userId}) as user,
      (select ${pointsOfUser} from ${users} where users.id = ${userId}) as points,
      (select row_to_json(counted) from (${countTries(userId)}) counted) as tries,
      ${openTypes} as open, ${click} as click, ${markOfReports} as reports`,
);

export type Held = Pick<HeldBucket, 'id' | 'left' | 'isExpired'> & { expires_at: string | null };

export type UnderLock = {
  open: TaskType[];
  click: Click | null;
  /** In the order of spending. */
  held: Held[];
  /** What stands before a task that is made now. */
  stand: { ahead: number; seconds: number };
};

type Place = Asks & { priority: number };
type LockedRow = Omit<UnderLock, 'stand'> & { turn: number; stand: UnderLock['stand'] | null };

/**
 * A statement of its own behind that which takes the lock: what another click has just made is among it. In a long line
 * the place is an estimate.
 */
export async function readUnderLock(tx: Tx, place: Place, line: WaitingLine | null): Promise<UnderLock> {
  const [row] = await (line ? lookInLongLine : lookInShortLine)(tx, place);
  if (!row) throw new Error('a statement without a table has one row');
  const { turn, stand, ...found } = row;
  const inLine = line && standIn(line, { priority: place.priority, turn, id: Infinity });
  return { ...found, stand: inLine ?? stand ?? { ahead: 0, seconds: 0 } };
}

const priority = sql`${sql.placeholder('priority')}::int`;
/** Which one it would be of its owner. */
const turn = sql`(
  (select count(*) from ${tasks} where user_id = ${userId} and status = ${PROCESSING} and held_at is null)
  + (select count(*) from ${tasks} where user_id = ${userId} and status = ${QUEUED} and priority >= ${priority}) + 1)`;
const found = sql`${openTypes} as open, ${click} as click, ${heldBuckets(userId)} as held`;

const lookInLongLine = nameStatement<LockedRow, Place>(
  'look_under_lock_long_line',
  () => sql`select ${found}, ${turn} as turn, null as stand`,
);

const lookInShortLine = nameStatement<LockedRow, Place>(
  'look_under_lock_short_line',
  () => sql`
    with line as (${waitingTasks}), me as (select ${turn} as turn)
    select ${found}, me.turn, (
      select json_build_object('ahead', count(*), 'seconds', coalesce(sum(line.eta_seconds), 0)) from line
      where line.priority > ${priority} or (line.priority = ${priority} and line.turn <= me.turn)
    ) as stand
    from me`,
);
