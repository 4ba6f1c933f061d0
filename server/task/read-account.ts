// What of somebody's account decides whether they may make a task, and at what place: read once before, and once under
// the lock.
import { sql } from 'drizzle-orm';
import type { TaskType } from '#contract/tool-names.ts';
import type { LockedUser } from '#server/database/lock-user.ts';
import { nameStatement } from '#server/database/named-statement.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { gatherReads } from '#server/database/gather-reads.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import type { Db } from '#server/database/connect.ts';
import type { Tx } from '#server/database/tx.ts';
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

/** The most who ask in one statement, which is planned once for so many. */
const MOST = 8;
const BATCHES = { atOnce: 2, most: MOST };
const asking = sql`
  select * from json_to_recordset(${sql.placeholder('asks')}::json) as ask (user_id bigint, token uuid, priority int)
  limit ${sql.raw(String(MOST))}`;
const userId = sql`asking.user_id`;

// Each state by its own index: for both at once all tasks that somebody ever made would be looked through.
const openTypes = sql`array(
  select type from ${tasks} where user_id = ${userId} and status = ${QUEUED} and held_at is null
  union all
  select type from ${tasks} where user_id = ${userId} and status = ${PROCESSING} and held_at is null)`;

const click = sql`(
  select json_build_object('inputHash', input_hash, 'answer', answer) from ${idempotency_keys}
  where user_id = ${userId} and token = asking.token)`;

/** A list of `user_id`, `token` and `priority`. */
type Asking = { asks: string };
type AccountRow = Omit<Account, 'user' | 'tries'> & { user: Account['user']; tries: CountedTries };

/** Without a lock, for all who post in the same moment: nothing hangs on it but what is said before the work begins. */
export async function readAccount(db: Db, { userId: id, token }: Asks): Promise<Account> {
  const key = JSON.stringify([id, token]);
  const found = (await lookUpAccounts(db)([key])).get(key);
  if (!found) throw new Error('everybody who asks has a row');
  return found;
}

const lookUpAccounts = prepareOnce((db: Db) =>
  gatherReads(async (keys: string[]) => {
    const asks = keys.map((key) => JSON.parse(key) as [id: number, token: string | null]);
    const rows = await lookBefore(db, {
      asks: JSON.stringify(asks.map(([user_id, token]) => ({ user_id, token }))),
    });
    const found = rows.map(({ id, token, tries, ...row }) => {
      const account: Account = { ...row, tries: describeTries(tries) };
      return [JSON.stringify([id, token]), account] as const;
    });
    return new Map(found);
  }, BATCHES),
);

const lookBefore = nameStatement<AccountRow & { id: number; token: string | null }, Asking>(
  'look_before_posts',
  () => sql`
    select asking.user_id as id, asking.token,
      (select json_build_object('state', state, 'purge_at', purge_at, 'plan', plan)
        from ${users} where id = ${userId}) as user,
      (select ${pointsOfUser} from ${users} where users.id = ${userId}) as points,
      (select row_to_json(counted) from (${countTries(userId)}) counted) as tries,
      ${openTypes} as open, ${click} as click, (select ${markOfReports}) as reports
    from (${asking}) asking`,
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
type LockedRow = Omit<UnderLock, 'stand'> & { id: number; turn: number; stand: UnderLock['stand'] | null };

/**
 * By user, who are locked: a statement of its own behind that which takes the locks, so that what another click has just
 * made is among it. In a long line the place is an estimate.
 */
export async function readUnderLock(
  tx: Tx,
  places: readonly Place[],
  line: WaitingLine | null,
): Promise<ReadonlyMap<number, UnderLock>> {
  if (places.length > MOST) throw new RangeError(`at most ${MOST} users are looked at together`);
  const asks = places.map(({ userId: user_id, token, priority }) => ({ user_id, token, priority }));
  const rows = await (line ? lookInLongLine : lookInShortLine)(tx, { asks: JSON.stringify(asks) });
  const priorities = new Map(places.map((place) => [place.userId, place.priority]));
  const found = rows.map(({ id, turn, stand, ...row }) => {
    const inLine = line && standIn(line, { priority: priorities.get(id) ?? 0, turn, id: Infinity });
    return [id, { ...row, stand: inLine ?? stand ?? { ahead: 0, seconds: 0 } }] as const;
  });
  return new Map(found);
}

/** Which one it would be of its owner. */
const turn = sql`(
  (select count(*) from ${tasks} where user_id = ${userId} and status = ${PROCESSING} and held_at is null)
  + (select count(*) from ${tasks} where user_id = ${userId} and status = ${QUEUED}
      and priority >= asking.priority) + 1)`;
const found = sql`asking.user_id as id, ${openTypes} as open, ${click} as click, ${heldBuckets(userId)} as held`;

const lookInLongLine = nameStatement<LockedRow, Asking>(
  'look_under_locks_long_line',
  () => sql`select ${found}, ${turn} as turn, null as stand from (${asking}) asking`,
);

const lookInShortLine = nameStatement<LockedRow, Asking>(
  'look_under_locks_short_line',
  () => sql`
    with line as materialized (select priority, turn, eta_seconds from (${waitingTasks}) line),
    asking as materialized (select asking.*, ${turn} as turn from (${asking}) asking)
    select ${found}, asking.turn, (
      select json_build_object('ahead', count(*), 'seconds', coalesce(sum(line.eta_seconds), 0)) from line
      where line.priority > asking.priority or (line.priority = asking.priority and line.turn <= asking.turn)
    ) as stand
    from asking`,
);
