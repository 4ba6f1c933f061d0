// How much of a bare web server's speed is left to /api/task/status: `node bench/status.ts` prints the ratio.
// All stand in this run, take the same number of calls over the same number of kept connections, in turns. The route
// with two empty queries shows what asking the database twice costs on this machine, whatever is asked.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { startApi } from '#server/api/start-api.ts';
import { readConfig } from '#server/config.ts';
import { openSession } from '#server/account/session-token.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { builtInCheckers } from '#server/moderation/built-in-checkers.ts';
import { openModeration } from '#server/moderation/moderation.ts';
import { openMail } from '#server/adapters/mail.ts';
import { openSandboxPayments } from '#server/adapters/payments-sandbox.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { QUEUES } from '#server/queues.ts';

const CALLS = 4000;
const CONNECTIONS = 16;
const PEOPLE = 64;
const ROUNDS = 3;
const NO_LIMIT = 1_000_000;

type Target = { url: string; headers: Record<string, string>; body: string };

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
const database = await startEmbedded({ folder, database: 'bench', isDurable: false });
const url = database.url();
await migrateDatabase(url);
const { db, close: closeDatabase } = connectDatabase(url);
const config = {
  ...readConfig({ DATA_DIR: folder, RATE_USER_CALLS: String(NO_LIMIT) }),
  databaseUrl: url,
  secret: 'a secret for nothing but this measurement',
};
const log = pino({ level: 'silent' });
const sandboxPayments = openSandboxPayments({ db, ...config });
const app: AppContext = {
  config,
  db,
  storage: await openDiskStorage(path.join(folder, 'media')),
  mail: openMail(config),
  google: null,
  payments: sandboxPayments,
  sandboxPayments,
  moderation: openModeration(builtInCheckers(db), log),
  jobs: await openJobs(url, { queues: QUEUES, isWorker: false, onError: () => {} }),
  log,
};
const api = await startApi(app, { port: 0, host: '127.0.0.1', webFolder: null });
const bare = Fastify();
const answer = { code: 200, msg: 'ok', data: { id: '1', status: 1, progress: 40 }, request_id: 'x' };
bare.post('/api/task/status', () => answer);
bare.post('/two-queries', async () => {
  await db.execute(sql`select 1`);
  await db.execute(sql`select 1`);
  return answer;
});
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => addRunningTask(n)));
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ id: '1' });
const targets = {
  bare: () => ({ url: `${bareUrl}/api/task/status`, headers: json, body }),
  queries: () => ({ url: `${bareUrl}/two-queries`, headers: json, body }),
  status: (n) => {
    const { token = '', id = '' } = people[n % PEOPLE] ?? {};
    return {
      url: `${api.url}/api/task/status`,
      headers: { ...json, token },
      body: JSON.stringify({ id }),
    };
  },
} satisfies Record<string, (n: number) => Target>;

const best = { bare: 0, queries: 0, status: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  best.bare = Math.max(best.bare, await measure(targets.bare));
  best.queries = Math.max(best.queries, await measure(targets.queries));
  best.status = Math.max(best.status, await measure(targets.status));
}
const share = (of: number) => (best.status / of).toFixed(3);
console.log(`bare Fastify route           ${Math.round(best.bare)} requests a second`);
console.log(`the same with two "select 1" ${Math.round(best.queries)} requests a second`);
console.log(
  `/api/task/status             ${Math.round(best.status)} requests a second (session, limit, 1 task)`,
);
console.log(`ratio to the bare route      ${share(best.bare)}`);
console.log(`ratio to the two queries     ${share(best.queries)}`);

await api.close();
await bare.close();
await app.jobs.close();
await closeDatabase();
await database.stop();
rmSync(folder, { recursive: true, force: true });

async function addRunningTask(n: number): Promise<{ token: string; id: string }> {
  return await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: `bench${n}@example.com`, name: 'Bench' })
      .returning({ id: users.id });
    const userId = user?.id ?? 0;
    const [task] = await tx
      .insert(tasks)
      .values({
        user_id: userId,
        seq: 1,
        type: 1,
        status: 1,
        progress: 40,
        params: {},
        cost: 2,
        cost_detail: [],
        deadline_at: new Date(Date.now() + 3_600_000),
      })
      .returning({ id: tasks.id });
    return { token: await openSession(tx, { userId, deviceId: '', browser: '' }), id: String(task?.id) };
  });
}

/** Requests a second of CALLS calls over CONNECTIONS connections. Throws when one of them is refused. */
async function measure(targetOf: (n: number) => Target): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = CALLS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        await call(targetOf(left), agent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return CALLS / seconds;
}

function call({ url, headers, body }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
    request.end(body);
  });
}
