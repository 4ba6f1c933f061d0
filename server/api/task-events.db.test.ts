// The event stream: what happens to one's own tasks, at once, and nothing of anybody else's.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StatusOf } from '#contract/task.ts';
import { startApiForTest, useTestApi } from '#tests/start-test-api.ts';
import { openSession } from '#server/account/session-token.ts';
import { notifyTask } from '#server/task/notify-task.ts';

type Told = { id: number; status: StatusOf };
type Reader = {
  status: number;
  headers: Headers;
  next(): Promise<Told>;
  /** Of this task and none other, until it is so: the word of its post, or of its place in line, may still come before. */
  nextOf(id: number, isIt: (told: StatusOf) => boolean): Promise<StatusOf>;
  hasEnded: Promise<boolean>;
};

const api = useTestApi();
let me: { token: string; id: number };
beforeAll(async () => {
  me = await api.signIn();
});

async function getTicket(token: string, from = api): Promise<string> {
  const { data } = await from.post<{ ticket: string }>('/api/task/events/ticket', {}, { token });
  return data?.ticket ?? '';
}

async function listen(token: string, headers: Record<string, string> = {}, from = api): Promise<Reader> {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const ticket = await getTicket(token, from);
  const response = await from.fetch(`/api/task/events?ticket=${ticket}`, { headers, signal: gone.signal });
  const told: Told[] = [];
  let wake: (() => void) | undefined;
  const hasEnded = readEvents(response, (one) => {
    told.push(one);
    wake?.();
  });
  const next = async () => {
    while (told.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return told.shift() as Told;
  };
  const nextOf: Reader['nextOf'] = async (id, isIt) => {
    for (;;) {
      const { status: heard } = await next();
      expect(heard.id).toBe(String(id));
      if (isIt(heard)) return heard;
    }
  };
  return { status: response.status, headers: response.headers, next, nextOf, hasEnded };
}

/** True when the server ended the stream, false when it broke. */
async function readEvents(response: Response, take: (told: Told) => void): Promise<boolean> {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id, data] = /^id: (\d+)\nevent: status\ndata: (.*)$/.exec(block) ?? [];
        if (id && data) take({ id: Number(id), status: JSON.parse(data) as StatusOf });
      }
    }
    return true;
  } catch {
    return false;
  }
}

async function postTask(token: string, from = api): Promise<number> {
  const input = { prompt: 'a fox in the snow', count: 1 };
  const { data } = await from.post<{ id: string }>('/api/task/text_to_image/post', input, { token });
  return Number(data?.id);
}

async function setProgress(id: number, userId: number, progress: number): Promise<void> {
  await api.app.db.execute(sql`update tasks set status = 1, progress = ${progress} where id = ${id}`);
  await notifyTask(api.app.db, { id, user_id: userId });
}

async function loseListener(): Promise<void> {
  await api.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'atelier-events' and datname = current_database()`,
  );
}

describe('the stream', () => {
  it('tells what runs already, then every change', async () => {
    const id = await postTask(me.token);
    const reader = await listen(me.token);
    expect(reader.status).toBe(200);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await reader.next()).status).toMatchObject({ id: String(id), status: 0 });
    await setProgress(id, me.id, 40);
    expect(await reader.nextOf(id, ({ status }) => status !== 0)).toMatchObject({ status: 1, progress: 40 });
    await api.app.db.execute(sql`update tasks set status = 0, progress = 0 where id = ${id}`);
    await api.post('/api/task/cancel', { id: String(id) }, { token: me.token });
    const end = await reader.nextOf(id, ({ status }) => status === -1);
    expect(end).toMatchObject({ error_code: 'canceled', refunded: 1 });
  });

  it('tells nothing of another user', async () => {
    const other = await api.signIn();
    const reader = await listen(other.token);
    const foreign = await postTask(me.token);
    await setProgress(foreign, me.id, 10);
    const own = await postTask(other.token);
    expect((await reader.next()).status.id).toBe(String(own));
  });

  it('resumes at Last-Event-ID with what has ended meanwhile', async () => {
    const person = await api.signIn();
    const before = await postTask(person.token);
    await api.post('/api/task/cancel', { id: String(before) }, { token: person.token });
    await api.app.db.execute(
      sql`update tasks set finished_at = now() - interval '1 hour' where id = ${before}`,
    );
    const id = await postTask(person.token);
    const first = await listen(person.token);
    const told = await first.next();
    await api.post('/api/task/cancel', { id: String(id) }, { token: person.token });
    // Once the first stream has heard of it, nothing but the resuming can tell the second one.
    let heard = told.status;
    while (heard.id !== String(id) || heard.status !== -1) heard = (await first.next()).status;
    const again = await listen(person.token, { 'last-event-id': String(told.id) });
    expect((await again.next()).status).toMatchObject({ id: String(id), status: -1 });
  });

  it('goes on after the connection that listens was lost', async () => {
    const person = await api.signIn();
    const id = await postTask(person.token);
    const reader = await listen(person.token);
    await reader.next();
    await loseListener();
    await api.app.db.execute(sql`update tasks set status = 1, progress = 77 where id = ${id}`);
    expect(await reader.nextOf(id, ({ progress }) => progress > 0)).toMatchObject({ progress: 77 });
    await setProgress(id, person.id, 78);
    expect(await reader.nextOf(id, ({ progress }) => progress !== 77)).toMatchObject({ progress: 78 });
  });

  it('tells all streams of what ended while the connection that listens was lost', async () => {
    const person = await api.signIn();
    const id = await postTask(person.token);
    const readers = [await listen(person.token), await listen(person.token)];
    for (const reader of readers) await reader.next();
    await loseListener();
    // Nothing is told of it, as if the notice had come while nobody listened.
    await api.app.db.execute(
      sql`update tasks set status = -1, error_code = 'timeout', refunded = cost, finished_at = now() where id = ${id}`,
    );
    for (const reader of readers) {
      const heard = await reader.nextOf(id, ({ status }) => status === -1);
      expect(heard).toMatchObject({ error_code: 'timeout' });
    }
  });

  it('is held by a user at most eight times; the oldest ends', async () => {
    const person = await api.signIn();
    const readers = [];
    for (let at = 0; at < 9; at += 1) readers.push(await listen(person.token));
    expect(await readers[0]?.hasEnded).toBe(true);
  });

  it('ends when its session signs out, and the streams of other sessions go on', async () => {
    const here = await api.signIn();
    // Straight from the product: a second email to one address would have to wait a minute.
    const there = await openSession(api.app.db, { userId: here.id, deviceId: '', browser: '' });
    const [ending, staying] = [await listen(here.token), await listen(there)];
    const unused = await getTicket(here.token);
    await api.post('/api/logout', {}, { token: here.token });
    expect(await ending.hasEnded).toBe(true);
    expect((await api.fetch(`/api/task/events?ticket=${unused}`)).status).toBe(401);
    const id = await postTask(there);
    expect((await staying.next()).status).toMatchObject({ id: String(id) });
  });

  it('ends when its user was blocked while nothing was heard', async () => {
    const person = await api.signIn();
    const reader = await listen(person.token);
    await api.app.db.execute(sql`update users set state = 'abnormal' where id = ${person.id}`);
    await loseListener();
    expect(await reader.hasEnded).toBe(true);
  });

  it('ends in order when the server stops', async () => {
    const stopping = await startApiForTest();
    const person = await stopping.signIn();
    const reader = await listen(person.token, {}, stopping);
    await stopping.close();
    expect(await reader.hasEnded).toBe(true);
  });
});

describe('a ticket', () => {
  it('is good for one use', async () => {
    const ticket = await getTicket(me.token);
    const gone = new AbortController();
    const first = await api.fetch(`/api/task/events?ticket=${ticket}`, { signal: gone.signal });
    expect(first.status).toBe(200);
    gone.abort();
    const second = await api.fetch(`/api/task/events?ticket=${ticket}`);
    expect(second.status).toBe(401);
    expect(await second.json()).toMatchObject({ code: -1 });
  });

  it('is good for 60 seconds', async () => {
    const ticket = await getTicket(me.token);
    await api.database.pool.query(`update event_tickets set expires_at = expires_at - interval '60 seconds'`);
    expect((await api.fetch(`/api/task/events?ticket=${ticket}`)).status).toBe(401);
  });

  it('is asked for', async () => {
    expect(await (await api.fetch('/api/task/events')).json()).toMatchObject({ code: 3010001 });
  });
});
