// Where everybody stands in a long waiting line: counted for all who ask within a second, not for each of them.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { PROCESSING, QUEUED } from '#server/database/task-states.ts';

/** Of a line up to this length every place is counted when it is asked for. */
const LONG = 200;
const FRESH_MS = 1000;
/** What is looked at again at most so often: it costs the database a twentieth of its time, however long the line is. */
const REST = 20;

type Group = { priority: number; turn: number; n: number; seconds: number; first: number; last: number };
/** Tasks of one plan and turn, with all that stands before them. */
type Section = Group & { ahead: number; before: number };
export type WaitingLine = readonly Section[];
type Stand = { priority: number; turn: number; id: number };
type Look = { line: Promise<WaitingLine | null>; until: number };

/**
 * All waiting tasks in the order of their turn: higher plan first, then round-robin between users (who has the fewest
 * tasks running or waiting before this one), then the older one.
 */
export const waitingTasks = sql`
  select t.id, t.user_id, t.type, t.priority, t.eta_seconds,
    row_number() over (partition by t.user_id order by t.priority desc, t.id) + coalesce(r.running, 0) as turn
  from tasks t
  left join (select user_id, count(*) as running from tasks where status = ${PROCESSING} and held_at is null group by user_id) r
    on r.user_id = t.user_id
  where t.status = ${QUEUED}`;

const looks = new WeakMap<Db, Look>();

/** Null while the line is short: then a place is counted exactly. Never asked for inside a transaction. */
export async function readWaitingLine(db: Db): Promise<WaitingLine | null> {
  const known = looks.get(db);
  if (known && known.until > performance.now()) return await known.line;
  const begin = performance.now();
  const look: Look = { line: lookAtLine(db), until: Infinity };
  looks.set(db, look);
  try {
    const line = await look.line;
    const end = performance.now();
    look.until = end + Math.max(FRESH_MS, line ? REST * (end - begin) : 0);
    return line;
  } catch (error) {
    looks.delete(db);
    throw error;
  }
}

async function lookAtLine(db: Db): Promise<WaitingLine | null> {
  const { rows: counted } = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select from tasks where status = ${QUEUED} limit ${LONG + 1}) line`,
  );
  if ((counted[0]?.n ?? 0) <= LONG) return null;
  const { rows } = await db.execute<Group>(sql`
    with line as (${waitingTasks})
    select priority, turn, count(*) as n, sum(eta_seconds) as seconds, min(id) as first, max(id) as last
    from line group by priority, turn order by priority desc, turn`);
  let [ahead, before] = [0, 0];
  return rows.map((group) => {
    const section = { ...group, ahead, before };
    ahead += group.n;
    before += group.seconds;
    return section;
  });
}

/** How many stand before it, and their seconds. Within its turn the ids are thought to be spread evenly. */
export function standIn(
  line: WaitingLine,
  { priority, turn, id }: Stand,
): { ahead: number; seconds: number } {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const section = line[middle];
    const isBefore =
      section !== undefined &&
      (section.priority > priority || (section.priority === priority && section.turn < turn));
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  const section = line[low];
  if (!section) {
    const last = line.at(-1);
    return {
      ahead: (last?.ahead ?? 0) + (last?.n ?? 0),
      seconds: (last?.before ?? 0) + (last?.seconds ?? 0),
    };
  }
  const share = section.priority === priority && section.turn === turn ? shareBefore(section, id) : 0;
  return {
    ahead: section.ahead + Math.round(share * section.n),
    seconds: section.before + Math.round(share * section.seconds),
  };
}

function shareBefore({ first, last, n }: Section, id: number): number {
  if (id <= first) return 0;
  if (id > last) return 1;
  return ((id - first) / (last - first)) * ((n - 1) / n);
}
