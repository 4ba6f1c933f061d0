// Says at once what has happened to one's tasks: one listening connection a process, many streams.
import { Readable } from 'node:stream';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Client, QueryConfig } from 'pg';
import { openStates } from '#server/database/task-states.ts';
import type { StatusOf } from '#contract/task.ts';
import type { TicketHolder } from '#server/account/event-ticket.ts';
import type { SessionCache } from '#server/account/session-cache.ts';
import { findLiveSessions, SESSION_CHANNEL } from '#server/account/session-token.ts';
import { describeConnection, SteadyClient } from '#server/database/describe-connection.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { TASK_CHANNEL } from '#server/task/notify-task.ts';
import { readTaskStatuses } from '#server/task/read-task-status.ts';

const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 1_000;
/** Several changes of a task within this time are told as one, and those that come while others are being told. */
const GATHER_MS = 25;
const MAX_STREAMS_A_USER = 8;
/** A reader this far behind is let go; it comes back with Last-Event-ID. */
const MAX_UNREAD_BYTES = 256 * 1024;
const MAX_CATCH_UP = 50;
const CATCH_UPS_AT_ONCE = 3;
/** Of the connection that listens. */
const ASK_LIMIT_MS = 10_000;

type Stream = TicketHolder & { out: Readable; hasEnd: boolean };

export type TaskEvents = {
  /** Begins with the tasks that run now, or that have changed since `lastEventId`. */
  open(listener: TicketHolder & { lastEventId: string | undefined }): Readable;
  close(): Promise<void>;
};

export function openTaskEvents(
  app: AppContext,
  sessions: Pick<SessionCache, 'forget' | 'setHearing'>,
): TaskEvents {
  const streams = new Map<number, Set<Stream>>();
  const changed = new Map<number, Set<number>>();
  let isClosed = false;
  let gathering: NodeJS.Timeout | null = null;
  let isTelling = false;
  const listener = listen(app, {
    onChange: noteChange,
    onSessionEnd: (userId) => {
      sessions.forget(userId);
      void endSignedOut([...(streams.get(userId) ?? [])]);
    },
    onHearing: (isHearing) => sessions.setHearing(isHearing),
    onBack: (awaySeconds) => void bringUpToDate(awaySeconds),
  });
  const heartbeat = setInterval(() => {
    for (const stream of all(streams)) write(stream, ': \n\n');
    // Sessions also end without a word: by their age, by a block, in the database by hand.
    void endSignedOut(all(streams));
  }, HEARTBEAT_MS);

  function noteChange(userId: number, taskId: number): void {
    if (!streams.has(userId)) return;
    const ids = changed.get(userId) ?? new Set();
    changed.set(userId, ids.add(taskId));
    gatherChanges();
  }

  function gatherChanges(): void {
    if (changed.size > 0 && !isTelling) gathering ??= setTimeout(() => void sendChanges(), GATHER_MS);
  }

  async function sendChanges(): Promise<void> {
    gathering = null;
    isTelling = true;
    const told = [...changed];
    changed.clear();
    await Promise.all(told.map(([userId, ids]) => send(userId, [...(streams.get(userId) ?? [])], [...ids])));
    isTelling = false;
    if (!isClosed) gatherChanges();
  }

  /** Read once for all streams of a user that speak the same language, together with those of others. */
  async function send(userId: number, to: readonly Stream[], ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      for (const [language, same] of Map.groupBy(to, (stream) => stream.language)) {
        const at = Date.now();
        const statuses = await readTaskStatuses(app, userId, ids.map(String), language);
        const text = Buffer.from(statuses.map((status) => formatEvent(at, status)).join(''));
        if (text.length > 0) for (const stream of same) write(stream, text);
      }
    } catch (error) {
      app.log.warn({ err: error }, 'A change of a task could not be told');
    }
  }

  async function catchUp(userId: number, to: readonly Stream[], since: SQL | null): Promise<void> {
    try {
      await send(userId, to, await findOpenOrChanged(app, userId, since));
    } catch (error) {
      app.log.warn({ err: error }, 'A stream could not be brought up to date');
    }
  }

  /** What was told while nobody listened is lost. A few at a time: others need the database, too. */
  async function bringUpToDate(awaySeconds: number): Promise<void> {
    await endSignedOut(all(streams));
    const since = sql`now() - make_interval(secs => ${awaySeconds})`;
    const waiting = [...streams.keys()];
    const next = async () => {
      for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
        await catchUp(userId, [...(streams.get(userId) ?? [])], since);
      }
    };
    await Promise.all(Array.from({ length: CATCH_UPS_AT_ONCE }, next));
  }

  async function endSignedOut(some: readonly Stream[]): Promise<void> {
    if (some.length === 0) return;
    try {
      const hashes = new Set(some.map(({ sessionHash }) => sessionHash));
      const live = await findLiveSessions(app.db, [...hashes]);
      for (const stream of some) if (!live.has(stream.sessionHash)) end(stream);
    } catch (error) {
      app.log.warn({ err: error }, 'The sessions of open streams could not be looked at');
    }
  }

  function forget(stream: Stream): void {
    const own = streams.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.userId);
  }

  return {
    open({ lastEventId, ...holder }) {
      const out = new Readable({ read() {} });
      const stream: Stream = { ...holder, out, hasEnd: false };
      const own = streams.get(holder.userId) ?? new Set();
      streams.set(holder.userId, own.add(stream));
      out.once('close', () => forget(stream));
      const [oldest] = own;
      if (oldest && own.size > MAX_STREAMS_A_USER) end(oldest);
      write(stream, 'retry: 3000\n\n');
      if (isClosed) end(stream);
      else void catchUp(holder.userId, [stream], readEventTime(lastEventId));
      return out;
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      if (gathering) clearTimeout(gathering);
      for (const stream of all(streams)) end(stream);
      await listener.close();
    },
  };
}

function all(streams: ReadonlyMap<number, ReadonlySet<Stream>>): Stream[] {
  return [...streams.values()].flatMap((own) => [...own]);
}

function write({ out, hasEnd }: Stream, text: string | Buffer): void {
  if (hasEnd || out.destroyed) return;
  if (out.readableLength > MAX_UNREAD_BYTES) out.destroy();
  else out.push(text);
}

function end(stream: Stream): void {
  if (!stream.hasEnd && !stream.out.destroyed) stream.out.push(null);
  stream.hasEnd = true;
}

/** The id is the moment before the status was read: whoever resumes there misses nothing, and may see it twice. */
function formatEvent(at: number, status: StatusOf): string {
  return `id: ${at}\nevent: status\ndata: ${JSON.stringify(status)}\n\n`;
}

function readEventTime(lastEventId: string | undefined): SQL | null {
  if (lastEventId === undefined || !/^\d{13}$/.test(lastEventId)) return null;
  return sql`${new Date(Number(lastEventId))}::timestamptz`;
}

async function findOpenOrChanged({ db }: AppContext, userId: number, since: SQL | null): Promise<number[]> {
  const isOpen = inArray(tasks.status, openStates);
  // Our clock and the database's may differ a little; a status told twice does no harm.
  const isChanged = since && sql`${tasks.finished_at} >= ${since} - interval '10 seconds'`;
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(eq(tasks.user_id, userId), isNull(tasks.deleted_at), isChanged ? or(isOpen, isChanged) : isOpen),
    )
    .orderBy(tasks.id)
    .limit(MAX_CATCH_UP);
  return found.map(({ id }) => id);
}

type Listeners = {
  onChange(userId: number, taskId: number): void;
  onSessionEnd(userId: number): void;
  /** From now on every word arrives, or none. */
  onHearing(isHearing: boolean): void;
  /** After so many seconds without a word. */
  onBack(awaySeconds: number): void;
};

/** One connection that only listens, opened again for as long as the process lives. */
function listen({ config, log }: AppContext, listeners: Listeners): { close(): Promise<void> } {
  let isClosed = false;
  let client: Client | null = null;
  let pause: NodeJS.Timeout | null = null;
  let lastMessageAt = performance.now();

  async function connect(isFirst: boolean): Promise<void> {
    if (isClosed) return;
    const next = new SteadyClient(describeConnection(config.databaseUrl, 'events'));
    client = next;
    next.once('end', () => {
      listeners.onHearing(false);
      if (isClosed) return;
      pause = setTimeout(() => void connect(false), RECONNECT_MS);
    });
    next.on('notification', ({ channel, payload }) => {
      lastMessageAt = performance.now();
      if (channel === SESSION_CHANNEL) return listeners.onSessionEnd(Number(payload));
      const change = readPayload(payload);
      if (change) listeners.onChange(change.userId, change.taskId);
    });
    try {
      await next.connect();
      await next.query(`listen ${TASK_CHANNEL}; listen ${SESSION_CHANNEL}`);
      listeners.onHearing(true);
      if (!isFirst) listeners.onBack((performance.now() - lastMessageAt) / 1000);
      lastMessageAt = performance.now();
    } catch (error) {
      log.warn({ err: error }, 'Task events: the database cannot be listened to; trying again');
      await next.end().catch(() => {});
    }
  }

  /** A connection that is gone without a word is only found by asking; its end opens the next. */
  async function ask(): Promise<void> {
    const asked = client;
    try {
      await asked?.query({ text: 'select 1', query_timeout: ASK_LIMIT_MS } as QueryConfig);
      if (asked === client) lastMessageAt = performance.now();
    } catch {
      await asked?.end().catch(() => {});
    }
  }

  const first = connect(true);
  const asking = setInterval(() => void ask(), HEARTBEAT_MS);
  return {
    async close() {
      isClosed = true;
      clearInterval(asking);
      if (pause) clearTimeout(pause);
      await first;
      await client?.end().catch(() => {});
    },
  };
}

function readPayload(payload = ''): { userId: number; taskId: number } | null {
  try {
    const { id, user_id }: { id: unknown; user_id: unknown } = JSON.parse(payload);
    return typeof id === 'number' && typeof user_id === 'number' ? { userId: user_id, taskId: id } : null;
  } catch {
    return null;
  }
}
