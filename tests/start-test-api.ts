// The API as a test needs it: on a free port, with a database and a data folder of its own, nothing replaced.
import { installPrices } from '#contract/prices.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { Envelope } from '#contract/endpoint.ts';
import { startApi } from '#server/api/start-api.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openTestModeration } from '#tests/fakes/open-test-moderation.ts';
import { borrowTestDatabase, createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import type { AppContext } from '#server/app-context.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { TcpProxy } from '#tests/fakes/tcp-proxy.ts';
import { openGoogle } from '#server/adapters/google.ts';
import { openMail } from '#server/adapters/mail.ts';
import { openPayments } from '#server/adapters/open-payments.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { QUEUES } from '#server/queues.ts';

export type Answer<Data = Record<string, unknown>> = Envelope<Data> & { http: number; headers: Headers };
type Sending = { token?: string; headers?: Record<string, string>; method?: string };

export type TestApi = {
  url: string;
  app: AppContext;
  database: TestDatabase;
  /** Sends JSON; the answer is the envelope with the HTTP status beside it. */
  post<Data = Record<string, unknown>>(path: string, body: unknown, sending?: Sending): Promise<Answer<Data>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The newest code that was mailed to the address. */
  readCode(email: string): Promise<string>;
  /** The whole way: asks for a code, reads the email, signs in. */
  signIn(email?: string): Promise<{ token: string; id: number; email: string }>;
  close(): Promise<void>;
};

type Options = {
  rates?: Partial<Config['rates']>;
  config?: Partial<Config>;
  webFolder?: string | null;
  log?: Logger;
  /** A proxy through which the API reaches its database; the test itself and the queue go straight to it. */
  databaseProxy?: Pick<TcpProxy, 'reach'>;
  /** It changes tables or settings: its database is lent to nobody else. */
  ownsDatabase?: true;
};

/** High enough that only a test of the limits meets them. */
const FREE_RATES: Config['rates'] = {
  userCalls: 60_000,
  userTasks: 60_000,
  userLabSeconds: 1_000_000,
  addressCalls: 60_000,
  addressFiles: 60_000,
  emailCodes: 1000,
  addressCodes: 1000,
  addressGifts: 1000,
};

let lastUser = 0;

export async function startTestApi(options: Options = {}): Promise<TestApi> {
  const database = await (options.ownsDatabase ? createTestDatabase : borrowTestDatabase)();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-api-'));
  const settings = readConfig({ DATA_DIR: dataDir });
  const config: Config = {
    ...settings,
    databaseUrl: database.url,
    sandbox: { ...settings.sandbox, found: inject('sandbox') },
    secret: 'a secret that only the tests know, long enough',
    hasDemo: false,
    ...options.config,
    rates: { ...FREE_RATES, ...options.rates },
  };
  installPrices(config.prices); // as role-process.ts does
  const log = options.log ?? pino({ level: 'silent' });
  const jobs = await openJobs(database.url, { queues: QUEUES, isWorker: false, onError: () => {} });
  const storage = await openStorage(config);
  const mail = openMail(config);
  const connected = options.databaseProxy && connectDatabase(options.databaseProxy.reach(database.url));
  const { db } = connected ?? database;
  const google = openGoogle(config, (error) => log.warn({ err: error }, 'The issuer cannot be asked'));
  const moderation = openTestModeration(db, log);
  const app: AppContext = {
    config,
    db,
    storage,
    mail,
    google,
    ...(await openPayments(config, db)),
    moderation,
    jobs,
    log,
  };
  const api = await startApi(app, { port: 0, host: '127.0.0.1', webFolder: options.webFolder ?? null });

  const outbox = path.join(dataDir, 'outbox');
  const test: TestApi = {
    url: api.url,
    app,
    database,
    post: (path, body, sending) => post(api.url, path, body, sending),
    fetch: (path, init) => fetch(api.url + path, init),
    readCode: (email) => readCode(outbox, email),
    async signIn(email = `person-${(lastUser += 1)}@example.com`) {
      await test.post('/api/validate_email', { email });
      const code = await readCode(outbox, email);
      const { data } = await test.post<{ token: string; id: string }>('/api/login', {
        platform: 0,
        email,
        code,
      });
      if (!data) throw new Error(`the sign-in of ${email} was refused`);
      return { token: data.token, id: Number(data.id), email };
    },
    close: once(async () => {
      await api.close();
      await jobs.close();
      await moderation.close();
      mail.close();
      await connected?.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }),
  };
  return test;
}

/** For all tests of a file, or of a `describe`: it is there from `beforeAll` on. */
export function useTestApi(options: Options = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => void Object.assign(api, await startTestApi(options)));
  afterAll(() => api.close());
  return api;
}

/** For a test with settings of its own; it is taken down when the test ends. */
export async function startApiForTest(options: Options = {}): Promise<TestApi> {
  const api = await startTestApi(options);
  onTestFinished(api.close);
  return api;
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => (closed ??= close());
}

async function post<Data>(
  url: string,
  path: string,
  body: unknown,
  { token, headers, method = 'POST' }: Sending = {},
): Promise<Answer<Data>> {
  const isReading = method === 'GET';
  const response = await fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(isReading ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
      ...headers,
    },
    ...(isReading ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as Envelope<Data>;
  return { ...envelope, http: response.status, headers: response.headers };
}

async function readCode(outbox: string, email: string): Promise<string> {
  const newest = readdirSync(outbox)
    .filter((name) => name.endsWith(`-${email}.eml`))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`no letter to ${email}`);
  const message = await PostalMime.parse(readFileSync(path.join(outbox, newest)));
  const code = /\b\d{6}\b/.exec(message.text ?? '')?.[0];
  if (!code) throw new Error(`no code in the letter to ${email}`);
  return code;
}
