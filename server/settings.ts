// Every setting of the environment: its form, its default, and what it does. `.env.example` and the lists of
// docs/operating.md are written from here (scripts/write-settings.ts).
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { ENGINE_SETTINGS } from './engine-settings.ts';
import { SPEECH_SETTINGS } from './speech-settings.ts';
import { TRACE_SETTINGS } from './trace-settings.ts';

const PROJECT = path.join(import.meta.dirname, '..');

const text = z.string().default('');
const onOff = z.enum(['on', 'off'], 'must be on or off');
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
const origin = address.transform((given) => given.replace(/\/+$/, ''));
const origins = text
  .transform((given) =>
    given
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((given) => given.every((part) => address.safeParse(part).success), {
    error: 'must be addresses that begin with http:// or https://, separated by commas',
  })
  .transform((given) => given.map((part) => new URL(part).origin));
const optionalOrigin = z.union([z.literal(''), origin]).default('');

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);
const rate = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

const place = {
  PORT: wholeNumber(1, 65_535).default(3000).describe('The port that it listens on.'),
  HOST: z.string().default('127.0.0.1').describe('The address that it listens on; 0.0.0.0 for all.'),
  PUBLIC_URL: optionalOrigin.describe(
    'Where people reach it: links in emails, callbacks. Empty: http://localhost:$PORT.',
  ),
  API_BASE: optionalOrigin.describe(
    'Where browsers reach the API and the media, if not at PUBLIC_URL. The pages that this process serves call there. Empty: PUBLIC_URL.',
  ),
  WEB_ORIGINS: origins.describe(
    'Origins (comma-separated) of pages that may call the API beside those of PUBLIC_URL, such as https://studio.example.org.',
  ),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe('How many proxies stand in front and may name the address of a caller.'),
  ROLE: z
    .enum(['all', 'api', 'worker'], 'must be all, api or worker')
    .default('all')
    .describe('What this machine does; api or worker alone needs DATABASE_URL.'),
  DRAIN_SECONDS: wholeNumber(0, 20)
    .default(0)
    .describe(
      'On stop, /readyz says no for so long before calls are refused: longer than the interval of the load balancer.',
    ),
  WORKER_PORT: wholeNumber(0, 65_535)
    .default(0)
    .describe('The port, on HOST, where a worker answers /healthz, /readyz and /metrics. 0: nowhere.'),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16, 'must have at least 16 characters')])
    .default('')
    .describe(
      'Who sends it (Authorization: Bearer …) may read /metrics from another machine. Empty: this machine only.',
    ),
  WORKER_TASKS: wholeNumber(1, 64)
    .default(Math.max(1, Math.min(4, os.availableParallelism() - 1)))
    .describe('Tasks that one worker does at a time.'),
};

const data = {
  DATA_DIR: z
    .string()
    .default(path.join(PROJECT, 'data'))
    .describe('The folder of the embedded database, media and the mailbox on disk.'),
  DATABASE_URL: z
    .union([
      z.literal(''),
      z.url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host:5432/name',
      }),
    ])
    .default('')
    .describe('A PostgreSQL 15 or newer. Empty: the embedded one.'),
  SECRET: z
    .union([z.literal(''), z.string().min(32, 'must have at least 32 characters')])
    .default('')
    .describe(
      'Signs addresses and codes: 32 characters or more, the same on every machine; required with DATABASE_URL. Empty: made once and kept in DATA_DIR.',
    ),
  DEMO: onOff
    .optional()
    .describe('off: no demo gallery. Empty: on with the embedded database, off with another.'),
};

const storage = {
  S3_BUCKET: text.describe(
    'A bucket for the media, of Atelier alone (Media in a bucket, below). Empty: on disk, below DATA_DIR.',
  ),
  S3_ENDPOINT: optionalOrigin.describe(
    'The address of a store that speaks S3, such as https://minio.example.org:9000. Empty: Amazon S3.',
  ),
  S3_REGION: z.string().default('us-east-1').describe('The region of the bucket.'),
  S3_ACCESS_KEY_ID: text.describe('A key that may read, write, remove and list in it.'),
  S3_SECRET_ACCESS_KEY: text.describe('The secret of that key.'),
};

const mail = {
  SMTP_URL: z
    .union([
      z.literal(''),
      z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
    ])
    .default('')
    .describe('How email leaves. Empty: into a mailbox on disk, below DATA_DIR.'),
  MAIL_FROM: z.string().default('Atelier <no-reply@localhost>').describe('The sender of emails.'),
  SUPPORT_EMAIL: text.describe(
    'Where people write to when something is wrong with their account. Empty: that of MAIL_FROM.',
  ),
};

const google = {
  GOOGLE_CLIENT_ID: text.describe(
    'The client at the issuer, with $PUBLIC_URL/auth/google/callback as its redirect address. Empty: no Google button.',
  ),
  GOOGLE_CLIENT_SECRET: text.describe('The secret of that client.'),
  GOOGLE_ISSUER: address
    .default('https://accounts.google.com')
    .describe('Any other OpenID issuer, exactly as it writes itself.'),
  GOOGLE_ISSUER_DOMAINS: text.describe(
    'Domains (comma-separated) whose addresses this issuer gives out: its word for them opens their accounts, elsewhere a code is mailed first. Gmail and the organisations of Google need no entry.',
  ),
  GOOGLE_TOKEN_ENDPOINT: z
    .union([z.literal(''), address])
    .default('')
    .describe('Where browsers exchange the code of a sign-in, if another relay holds the secret.'),
};

const sales = {
  PRICES: text.describe(
    'A price table of your own: the path of a file like contract/prices.json (Your own prices, below). Empty: that one.',
  ),
  STRIPE_SECRET_KEY: text.describe(
    'Payments by Stripe: a secret or restricted key (Payments by Stripe, below). Empty: a sandbox cashier, where no money moves.',
  ),
  STRIPE_WEBHOOK_SECRET: text.describe(
    'The signing secret of the webhook endpoint at $PUBLIC_URL/webhooks/stripe.',
  ),
  STRIPE_API_BASE: optionalOrigin.describe('Another address of its API, for tests.'),
  PADDLE_API_KEY: text.describe(
    'Payments by Paddle instead: an API key (Payments by Paddle, below). Empty: not by Paddle.',
  ),
  PADDLE_WEBHOOK_SECRET: text.describe(
    'The secret key of the notification destination at $PUBLIC_URL/webhooks/paddle.',
  ),
  PADDLE_CLIENT_TOKEN: text.describe('The client-side token, which the page of a payment gives to browsers.'),
  PADDLE_API_BASE: optionalOrigin.describe(
    'https://sandbox-api.paddle.com for the sandbox of Paddle. Empty: where money moves.',
  ),
  SALES: onOff
    .default('on')
    .describe('off: nothing is sold. No screen speaks of buying, and all options are open to everybody.'),
};

const files = {
  SANDBOX: z
    .enum(['on', 'off', 'required'], 'must be on, off or required')
    .default('on')
    .describe(
      'on takes the best that this machine has, required refuses to start without one that shuts out network and files, off has none.',
    ),
  FFMPEG_PATH: text.describe(
    'ffmpeg, or the folder with ffmpeg and ffprobe. Empty: the newest on the PATH or of npm. The one of npm is of 2018: install a current one where strangers send videos. Typed speech takes espeak-ng of the PATH, or that of npm.',
  ),
};

const limits = {
  RATE_USER_CALLS: rate(600).describe('Calls a minute of one user.'),
  RATE_USER_TASKS: rate(30).describe('Tasks a minute of one user.'),
  // Less would not do for one long video.
  RATE_USER_LAB_SECONDS: wholeNumber(300, 1_000_000)
    .default(1800)
    .describe('Seconds of work a day on the files that one user sends, refused ones too.'),
  RATE_ADDRESS_CALLS: rate(120).describe('Calls a minute of visitors from one network address.'),
  // A person who scrolls through 10,000 works fetches thousands a minute, and an office is one address.
  RATE_ADDRESS_FILES: rate(30_000).describe(
    'Media and texts a minute, and as many pages, for one network address, of one process.',
  ),
  ADDRESS_CONNECTIONS: wholeNumber(1, 65_535)
    .default(512)
    .describe(
      'Connections that one network address may hold; not counted where TRUST_PROXY is set, for they are all of the proxy.',
    ),
  RATE_EMAIL_CODES: rate(10).describe(
    'Sign-in codes a day for one mailbox from one network address or known device.',
  ),
  RATE_ADDRESS_CODES: rate(30).describe('Sign-in codes a day for one network address.'),
  RATE_ADDRESS_GIFTS: rate(10).describe('Welcome gifts a day for one network address.'),
};

const development = {
  NODE_ENV: text.describe('production keeps sign-in codes out of the log; development allows what follows.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent.'),
  MOCK_LOGIN: onOff
    .default('off')
    .describe(
      'With NODE_ENV=development alone: any six digits sign in, and an address with "admin" in it is that of an admin.',
    ),
  ENGINE_FAULTS: text.describe(
    'Never in production: makes the built-in engine fail, stall or crash, such as fail:0.3,crash:0.1.',
  ),
};

export const SETTINGS = {
  ...place,
  ...data,
  ...storage,
  ...mail,
  ...google,
  ...sales,
  ...files,
  ...limits,
  ...development,
  ...TRACE_SETTINGS,
  ...ENGINE_SETTINGS,
  ...SPEECH_SETTINGS,
};

/** In the order of the documents. */
export const SETTING_GROUPS: readonly {
  title: string;
  note?: string;
  settings: Record<string, z.ZodType>;
}[] = [
  { title: 'Place and roles', settings: place },
  { title: 'Data', settings: data },
  { title: 'Storage', settings: storage },
  { title: 'Email', settings: mail },
  { title: 'Sign-in by Google or another issuer', settings: google },
  { title: 'Prices and payments', settings: sales },
  { title: 'Files of strangers', settings: files },
  { title: 'Limits', settings: limits },
  { title: 'Logs and development', settings: development },
  {
    title: 'Traces',
    note: 'By OpenTelemetry, off by default; Traces, below, says what is in them.',
    settings: TRACE_SETTINGS,
  },
  {
    title: 'Engines',
    note: 'The built-in one is always there. docs/engines/ says how to set up the others.',
    settings: ENGINE_SETTINGS,
  },
  {
    title: 'Speech',
    note: 'Who speaks typed text for lip sync; docs/engines/speech.md. Without these: espeak-ng, of the PATH or of npm.',
    settings: SPEECH_SETTINGS,
  },
];
