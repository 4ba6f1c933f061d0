// Reads how tasks are going, for all who ask at the same moment in one statement: everybody who waits asks every three
// seconds, and streams are told by it.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { gatherReads } from '#server/database/gather-reads.ts';
import { nameStatement } from '#server/database/named-statement.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { COMPLETED, PROCESSING, QUEUED } from '#server/database/task-states.ts';
import { isKeptImage } from './is-visible.ts';
import type { ResultRow } from './present-result.ts';
import type { StatusRow } from './present-status.ts';
import { readWaitingLine, standIn, waitingTasks } from './waiting-line.ts';

/** Tasks that stand before a waiting one, and how long they take one after the other. */
type Stand = { ahead: number; seconds: number };

export type FoundStatus = StatusRow & {
  id: number;
  user_id: number;
  type: number;
  favorite: boolean;
  public: boolean;
  /** Of a completed task: what its owner has kept. */
  results: ResultRow[] | null;
  /** Of a waiting one. */
  stand: Stand | null;
};

const BATCHES = { atOnce: 2, most: 200 };

/** By id, of whomever they are; those that are deleted or unknown are left out. */
export const lookUpStatuses = prepareOnce((db: Db) => gatherReads((ids: number[]) => read(db, ids), BATCHES));

type Row = Omit<FoundStatus, 'stand'> & { stand: Stand | null; turn: number | null; priority: number };

async function read(db: Db, ids: number[]): Promise<Map<number, FoundStatus>> {
  const line = await readWaitingLine(db);
  const rows = await (line ? readInLongLine : readInShortLine)(db, { ids });
  return new Map(
    rows.map(({ turn, priority, ...row }) => {
      const stand = line && turn !== null ? standIn(line, { id: row.id, priority, turn }) : row.stand;
      return [row.id, { ...row, stand }];
    }),
  );
}

const columns = sql`
  t.id, t.user_id, t.type, t.status, t.error_code, t.progress, t.refunded, t.eta_seconds, t.eta_most_seconds, t.preview,
  t.started_at, t.held_at, t.favorite, t.public, t.priority,
  case when t.status = ${COMPLETED} then (
    select coalesce(json_agg(json_build_object(
      'index', ${media.index}, 'kind', ${media.kind}, 'key', ${media.key}, 'thumb_key', ${media.thumb_key},
      'poster_key', ${media.poster_key}, 'preview_key', ${media.preview_key}, 'subtitles_key', ${media.subtitles_key},
      'width', ${media.width}, 'height', ${media.height}, 'duration', ${media.duration}, 'fps', ${media.fps},
      'has_sound', ${media.has_sound}, 'bytes', ${media.bytes}, 'format', ${media.format}, 'seed', ${media.seed},
      'thumbhash', ${media.thumbhash}, 'unstarred', ${media.unstarred}, 'withheld', ${media.withheld}
    ) order by ${media.index}), '[]')
    from ${media} where ${media.task_id} = t.id and ${media.role} = 'result' and ${isKeptImage}
  ) end as results`;
const isAsked = sql`t.id = any(${sql.placeholder('ids')}::bigint[]) and t.deleted_at is null`;

/** Every place is counted; the line is only looked at where a task of the asked ones waits. */
const readInShortLine = nameStatement<Row, { ids: number[] }>(
  'read_statuses_short_line',
  () => sql`
    with line as (${waitingTasks}),
    placed as materialized (
      select id, row_number() over turns - 1 as ahead, sum(eta_seconds) over turns - eta_seconds as seconds
      from line window turns as (order by priority desc, turn, id)
    )
    select ${columns}, null as turn,
      case when t.status = ${QUEUED} then (
        select json_build_object('ahead', p.ahead, 'seconds', p.seconds) from placed p where p.id = t.id
      ) end as stand
    from ${tasks} t where ${isAsked}`,
);

/** Only their turns are counted: they hang on the tasks of their own users alone. */
const readInLongLine = nameStatement<Row, { ids: number[] }>(
  'read_statuses_long_line',
  () => sql`
    select ${columns}, null as stand,
      case when t.status = ${QUEUED} then (
        (select count(*) from ${tasks} r
          where r.user_id = t.user_id and r.status = ${PROCESSING} and r.held_at is null)
        + (select count(*) from ${tasks} w
          where w.user_id = t.user_id and w.status = ${QUEUED}
            and (w.priority > t.priority or (w.priority = t.priority and w.id <= t.id)))
      ) end as turn
    from ${tasks} t where ${isAsked}`,
);
