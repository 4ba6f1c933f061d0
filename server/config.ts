// The settings: read once from the environment, checked, and handed on. Nothing else in the product reads process.env.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { openToAll, type PriceTable, SHIPPED_PRICES } from '#contract/prices.ts';
import { readPriceTable } from '#contract/read-price-table.ts';
import type { Sandbox } from './children/sandbox.ts';
import {
  type EngineConfig,
  findIdleBudgets,
  findUnaskedEngines,
  findUnknownEngines,
  shapeEngineConfig,
} from './engine-settings.ts';
import { findVideoFaults } from './openai-settings.ts';
import { findSpeechFaults, shapeSpeech, type SpeechConfig } from './speech-settings.ts';
import { findLocalModelFaults } from './engines/local/find-model.ts';
import { SETTINGS } from './settings.ts';
import { shapeTraces, type TraceConfig } from './trace-settings.ts';
import { StartError } from '#server/process/start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const SETTING_NAMES = Object.keys(SETTINGS);

const Settings = z.object(SETTINGS);
type Settings = z.output<typeof Settings>;

/** What the parts are handed. Empty texts mean "not set". */
export type Config = {
  port: number;
  host: string;
  /** Where people reach us, without a slash at the end: links in mails, callbacks. */
  publicUrl: string;
  /** Where browsers reach the API and the media, without a slash at the end; empty where that is where all pages come from. */
  apiBase: string;
  /** Of pages that call the API from elsewhere than where it is reached. */
  webOrigins: readonly string[];
  /** Absolute. */
  dataDir: string;
  /** Empty until main.ts has started the embedded database; afterwards always set. */
  databaseUrl: string;
  hasEmbeddedDatabase: boolean;
  role: 'all' | 'api' | 'worker';
  /** What shuts processes in that open strangers' files. `found` is null until main.ts has tried this machine. */
  sandbox: { wish: Settings['SANDBOX']; found: Sandbox | null };
  isProduction: boolean;
  isDevelopment: boolean;
  /** The browser gets the sources instead of a build: `npm run dev`, set by main.ts. */
  servesSources: boolean;
  /** Any code signs in, and an address with "admin" in it is an admin's (spec §6.1): in development only. */
  hasMockLogin: boolean;
  logLevel: Settings['LOG_LEVEL'];
  /** How many proxies stand before us and may name the caller's address. */
  trustedProxies: number;
  /** So long a process that stops answers that it is not ready, and still serves. */
  drainSeconds: number;
  /** That one address may hold; null where a proxy holds them all. */
  addressConnections: number | null;
  /** Empty = looked for in `programFolders`, then in the packages of npm. */
  ffmpegPath: string;
  /** Empty = looked for as ffmpeg is; `off` = nobody speaks on this machine. */
  speechProgram: string;
  /** The folders of the PATH: where programs that we may use are looked for. */
  programFolders: readonly string[];
  /** Where a worker answers probes; null where nobody asks. */
  workerPort: number | null;
  /** Empty = the numbers are for this machine only. */
  metricsToken: string;
  /** Tasks that one worker does at the same time. */
  workerTasks: number;
  mail: { smtpUrl: string; from: string };
  /** Where people write to; that of the mail we send where none is set. */
  supportEmail: string;
  /** Null = media on disk, under dataDir. An empty endpoint is that of Amazon S3. */
  s3: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** An empty token endpoint is our own. `issuerDomains`: those whose addresses the issuer owns, beside Google's. */
  google: {
    clientId: string;
    clientSecret: string;
    issuer: string;
    issuerDomains: string[];
    tokenEndpoint: string;
  } | null;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | null;
  /** The token is for browsers. */
  paddle: { apiKey: string; webhookSecret: string; clientToken: string; apiBase: string } | null;
  engines: EngineConfig & { faults: string };
  /** Null: typed text is spoken by a program of this machine, where there is one. */
  speech: SpeechConfig | null;
  /** Null: no traces are made. */
  traces: TraceConfig | null;
  hasDemo: boolean;
  /** What every process installs at its start; open to all where nothing is sold. */
  prices: PriceTable;
  /** False: the operator sells nothing, whatever the table has. */
  sells: boolean;
  /** Signs media addresses and codes. Empty until main.ts has made or read it. */
  secret: string;
  /** Calls, task posts and files are per minute, codes and welcome gifts per day; "address" is a network address. */
  rates: {
    userCalls: number;
    userTasks: number;
    /** Of work on the files that one user sends, a day. */
    userLabSeconds: number;
    addressCalls: number;
    addressFiles: number;
    emailCodes: number;
    addressCodes: number;
    addressGifts: number;
  };
};

/** Reads and checks the settings. Throws one StartError that names every wrong one and says what to do. */
export function readConfig(env: Environment = process.env): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, env[name]?.trim()]).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const read = Settings.safeParse(given);
  const { table, faults } = readPriceFile(given['PRICES']);
  const wrong = read.success
    ? findContradictions(read.data)
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${describe(issue)}`);
  wrong.push(...faults);
  if (!read.success || !table || wrong.length > 0) {
    throw new StartError(
      `Some settings cannot be used:\n  ${wrong.join('\n  ')}\ndocs/operating.md lists all settings.`,
    );
  }
  return shapeConfig(read.data, table, (env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute));
}

/**
 * Reads the settings and takes them out of this process's environment, so that no program which is started from here
 * inherits a password. Only the first process of the product may call it; it hands the others their Config.
 * `isDev` is what `npm run dev` asks for: the browser gets the sources, and mock sign-in is on unless it is set.
 */
export function readProcessConfig({ isDev = false } = {}): Config {
  const env: Record<string, string | undefined> = { ...process.env };
  if (isDev) {
    env['NODE_ENV'] ||= 'development';
    env['MOCK_LOGIN'] ||= 'on';
  }
  const config = { ...readConfig(env), servesSources: isDev };
  // Libraries read this one themselves, and it is no secret.
  for (const name of SETTING_NAMES) if (name !== 'NODE_ENV') delete process.env[name];
  return config;
}

function describe(issue: z.core.$ZodIssue): string {
  // A union says only "invalid"; the words are in its last branch.
  if (issue.code === 'invalid_union') {
    const last = issue.errors.at(-1)?.[0];
    if (last) return last.message;
  }
  return issue.message;
}

/** Returns the shipped table where no file is named; null and what is wrong where the file cannot be used. */
function readPriceFile(file = ''): { table: PriceTable | null; faults: readonly string[] } {
  if (file === '') return { table: SHIPPED_PRICES, faults: [] };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { table: null, faults: [`PRICES cannot be read: ${(error as Error).message}`] };
  }
  const { table, faults } = readPriceTable(text);
  return { table, faults: faults.map((fault) => `PRICES (${file}): ${fault}`) };
}

function findContradictions(settings: Settings): string[] {
  const wrong: string[] = [];
  const isProduction = settings.NODE_ENV === 'production';
  if (settings.DATABASE_URL && !settings.SECRET) {
    wrong.push(
      'SECRET must be set (32 characters or more, the same on every machine) when DATABASE_URL is set',
    );
  }
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    wrong.push(
      `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves a single process of ROLE=all`,
    );
  }
  if (settings.MOCK_LOGIN === 'on' && settings.NODE_ENV !== 'development') {
    wrong.push(
      'MOCK_LOGIN lets anybody in as an admin: it works with NODE_ENV=development alone; unset it, or set that too',
    );
  }
  if (settings.ENGINE_FAULTS && isProduction) {
    wrong.push('ENGINE_FAULTS is for development; unset it, or do not set NODE_ENV=production');
  }
  if (settings.GOOGLE_ISSUER.startsWith('http:') && isProduction) {
    wrong.push('GOOGLE_ISSUER must begin with https:// when NODE_ENV=production');
  }
  if (settings.STRIPE_SECRET_KEY && settings.PADDLE_API_KEY) {
    wrong.push('STRIPE_SECRET_KEY and PADDLE_API_KEY are both set: unset one, payments are by one provider');
  }
  if (settings.PADDLE_CLIENT_TOKEN.startsWith('test_') && settings.PADDLE_API_BASE === '') {
    wrong.push(
      'PADDLE_CLIENT_TOKEN is of the sandbox of Paddle: set PADDLE_API_BASE=https://sandbox-api.paddle.com, or take the keys of the live account',
    );
  }
  wrong.push(
    ...findUnknownEngines(settings),
    ...findUnaskedEngines(settings),
    ...findIdleBudgets(settings),
    ...findVideoFaults(settings),
    ...findSpeechFaults(settings),
    // Only who does tasks needs it.
    ...(settings.ROLE === 'api'
      ? []
      : findLocalModelFaults(path.resolve(settings.DATA_DIR), settings.LOCAL_MODEL)),
    ...findHalf(settings, [
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      ...(settings.S3_ENDPOINT ? (['S3_ENDPOINT'] as const) : []),
    ]),
    ...findHalf(settings, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    ...findHalf(settings, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    ...findHalf(settings, ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET', 'PADDLE_CLIENT_TOKEN']),
  );
  return wrong;
}

/** Settings that only make sense together: all or none. */
function findHalf(settings: Settings, names: (keyof Settings)[]): string[] {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${missing.join(', ')} must be set too, or none of ${names.join(', ')}`];
}

function shapeConfig(settings: Settings, table: PriceTable, programFolders: readonly string[]): Config {
  const hasEmbeddedDatabase = settings.DATABASE_URL === '';
  const publicUrl = settings.PUBLIC_URL || `http://${nameHost(settings.HOST)}:${settings.PORT}`;
  const apiUrl = settings.API_BASE || publicUrl;
  const origins = new Set([new URL(publicUrl).origin, ...settings.WEB_ORIGINS]);
  const webOrigins = [...origins].filter((origin) => origin !== new URL(apiUrl).origin);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    apiBase: apiUrl !== publicUrl || webOrigins.length > 0 ? apiUrl : '',
    webOrigins,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    hasEmbeddedDatabase,
    role: settings.ROLE,
    sandbox: { wish: settings.SANDBOX, found: null },
    isProduction: settings.NODE_ENV === 'production',
    isDevelopment: settings.NODE_ENV === 'development',
    servesSources: false,
    hasMockLogin: settings.MOCK_LOGIN === 'on',
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUST_PROXY,
    drainSeconds: settings.DRAIN_SECONDS,
    addressConnections: settings.TRUST_PROXY > 0 ? null : settings.ADDRESS_CONNECTIONS,
    ffmpegPath: settings.FFMPEG_PATH,
    speechProgram: settings.SPEECH_PROGRAM,
    programFolders,
    workerPort: settings.WORKER_PORT === 0 ? null : settings.WORKER_PORT,
    metricsToken: settings.METRICS_TOKEN,
    workerTasks: settings.WORKER_TASKS,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    supportEmail: settings.SUPPORT_EMAIL || (/[^\s<>]+@[^\s<>]+/.exec(settings.MAIL_FROM)?.[0] ?? ''),
    s3: settings.S3_BUCKET
      ? {
          endpoint: settings.S3_ENDPOINT,
          region: settings.S3_REGION,
          bucket: settings.S3_BUCKET,
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        }
      : null,
    google: settings.GOOGLE_CLIENT_ID
      ? {
          clientId: settings.GOOGLE_CLIENT_ID,
          clientSecret: settings.GOOGLE_CLIENT_SECRET,
          issuer: settings.GOOGLE_ISSUER,
          issuerDomains: splitList(settings.GOOGLE_ISSUER_DOMAINS.toLowerCase()),
          tokenEndpoint: settings.GOOGLE_TOKEN_ENDPOINT,
        }
      : null,
    stripe: settings.STRIPE_SECRET_KEY
      ? {
          secretKey: settings.STRIPE_SECRET_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          apiBase: settings.STRIPE_API_BASE,
        }
      : null,
    paddle: settings.PADDLE_API_KEY
      ? {
          apiKey: settings.PADDLE_API_KEY,
          webhookSecret: settings.PADDLE_WEBHOOK_SECRET,
          clientToken: settings.PADDLE_CLIENT_TOKEN,
          apiBase: settings.PADDLE_API_BASE,
        }
      : null,
    engines: { ...shapeEngineConfig(settings), faults: settings.ENGINE_FAULTS },
    speech: shapeSpeech(settings),
    traces: shapeTraces(settings),
    prices: settings.SALES === 'off' ? openToAll(table) : table,
    sells: settings.SALES === 'on',
    hasDemo: settings.DEMO === undefined ? hasEmbeddedDatabase : settings.DEMO === 'on',
    secret: settings.SECRET,
    rates: {
      userCalls: settings.RATE_USER_CALLS,
      userTasks: settings.RATE_USER_TASKS,
      userLabSeconds: settings.RATE_USER_LAB_SECONDS,
      addressCalls: settings.RATE_ADDRESS_CALLS,
      addressFiles: settings.RATE_ADDRESS_FILES,
      emailCodes: settings.RATE_EMAIL_CODES,
      addressCodes: settings.RATE_ADDRESS_CODES,
      addressGifts: settings.RATE_ADDRESS_GIFTS,
    },
  };
}

function splitList(setting: string): string[] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A browser cannot open "any address" or needs brackets; this machine's own name does for the first. */
function nameHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
