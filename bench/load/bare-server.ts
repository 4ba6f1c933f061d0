// The least that a server could do for the crowd: Fastify and pg, a session, a task, and a transaction with two writes.
// Started as a process of its own, it serves DATABASE_URL on a free port and prints it.
import { spawn } from 'node:child_process';
import process from 'node:process';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { hashToken } from '#server/account/session-token.ts';

const SESSION = {
  name: 'session',
  text: 'select user_id from sessions where token_hash = $1 and expires_at > now()',
};
const TASK = {
  name: 'task',
  text: 'select id, type, status, progress from tasks where id = $1 and user_id = $2',
};
const CHARGE = { name: 'charge', text: 'update bare_balances set points = points - 1 where user_id = $1' };
const ADD = { name: 'add', text: 'insert into bare_tasks (user_id, params) values ($1, $2) returning id' };
/** As many as the product has for calls. */
const CONNECTIONS = 10;

if (import.meta.main) await serve(process.env.DATABASE_URL ?? '');

export async function startBare(url: string): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [line] = (await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve)))
    .toString()
    .split('\n');
  return {
    url: line ?? '',
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function serve(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  await pool.query(
    'create table if not exists bare_balances (user_id bigint primary key, points int not null)',
  );
  await pool.query('insert into bare_balances select id, 1000000 from users on conflict do nothing');
  await pool.query(
    'create table if not exists bare_tasks (id bigserial primary key, user_id bigint not null, params jsonb not null)',
  );
  const app = Fastify();
  const findUser = async (token: unknown): Promise<number> => {
    const { rows } = await pool.query<{ user_id: number }>({
      ...SESSION,
      values: [hashToken(String(token))],
    });
    if (!rows[0]) throw Object.assign(new Error('no session'), { statusCode: 401 });
    return rows[0].user_id;
  };
  app.post<{ Body: { id: string } }>('/api/task/status', async ({ headers, body }) => {
    const userId = await findUser(headers.token);
    const { rows } = await pool.query({ ...TASK, values: [body.id, userId] });
    return { code: 200, msg: 'ok', data: rows[0], request_id: 'x' };
  });
  app.post('/api/task/text_to_image/post', async ({ headers, body }) => {
    const userId = await findUser(headers.token);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ ...CHARGE, values: [userId] });
      const { rows } = await client.query({ ...ADD, values: [userId, JSON.stringify(body)] });
      await client.query('commit');
      return { code: 200, msg: 'ok', data: rows[0], request_id: 'x' };
    } finally {
      client.release();
    }
  });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
  process.once('SIGTERM', () => void app.close().then(() => pool.end()));
}
