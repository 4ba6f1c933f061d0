// What an installation lacks, found out by trying: each finding says what is so, and what to do where it is not well.
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import { describeSandbox, findSandbox } from '#server/children/find-sandbox.ts';
import type { Storage } from '#server/adapters/storage.ts';
import type { Config } from '#server/config.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { QUEUE_SCHEMA } from '#server/database/refuse-unfit-queue.ts';
import { QUEUED } from '#server/database/task-states.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { findFfmpeg, isOldFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';

export type Finding = {
  level: 'well' | 'poor' | 'wrong';
  says: string;
  /** What a person can do about it; absent where all is well. */
  todo?: string;
};

const well = (says: string): Finding => ({ level: 'well', says });
const poor = (says: string, todo: string): Finding => ({ level: 'poor', says, todo });
const wrong = (says: string, todo: string): Finding => ({ level: 'wrong', says, todo });

const MOST_SKEW_SECONDS = 5;
const LONG_WAIT_SECONDS = 300;
const SILENT_SECONDS = 180;
const LEAST_FREE_SHARE = 0.1;
const GIGABYTE = 1024 ** 3;

/** Where people come from, and how. */
export function diagnoseAddress({ publicUrl, trustedProxies, mail, isProduction }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  if (isHere) return [well(`People on this machine reach it at ${publicUrl}.`)];
  return [
    protocol === 'https:'
      ? well(`People reach it at ${publicUrl}.`)
      : wrong(
          `${publicUrl} is not encrypted: passwords of mailboxes and sessions can be read on the way.`,
          'Put a proxy with a certificate in front, and set PUBLIC_URL to its address.',
        ),
    ...(protocol === 'https:' && trustedProxies === 0
      ? [
          poor(
            'No proxy is trusted, though something ends the encryption: every caller has the same address, and they share one limit.',
            'Set TRUST_PROXY to the number of proxies in front.',
          ),
        ]
      : []),
    mail.smtpUrl === ''
      ? wrong('No email leaves: sign-in codes lie in the mailbox on disk.', 'Set SMTP_URL.')
      : well('Email leaves by SMTP.'),
    ...(isProduction ? [] : [poor('Sign-in codes stand in the log.', 'Set NODE_ENV=production.')]),
  ];
}

/** What opens files, and speaks. */
export async function diagnosePrograms(config: Config): Promise<Finding[]> {
  const [ffmpeg, speaker] = await Promise.all([findFfmpeg(config), findSpeaker(config)]);
  const sandbox = findSandbox(config);
  const described = describeSandbox(sandbox, config.sandbox.wish);
  return [
    ffmpeg === null
      ? wrong(
          'There is no ffmpeg that runs: no tool makes a video.',
          'Install ffmpeg, or name it in FFMPEG_PATH.',
        )
      : isOldFfmpeg(ffmpeg)
        ? poor(
            `ffmpeg ${ffmpeg.version} is of ${ffmpeg.year}, and its faults are known.`,
            'Install a current one, or name it in FFMPEG_PATH.',
          )
        : well(`ffmpeg ${ffmpeg.version} of ${ffmpeg.year} works with videos.`),
    speaker === '' && !config.speech
      ? poor(
          'Nobody speaks typed text: lip sync takes recorded voices only.',
          'Install espeak-ng, or set SPEECH_BASE_URL.',
        )
      : well('Typed text is spoken.'),
    ['bubblewrap', 'unshare'].includes(sandbox.means)
      ? well(described)
      : poor(described, 'Install bubblewrap, or see Files of strangers in docs/operating.md.'),
  ];
}

/** Whether it can be written, and how much room there is. */
export async function diagnoseStorage(storage: Storage, { dataDir, s3 }: Config): Promise<Finding[]> {
  if (!(await storage.isWritable()))
    return [
      wrong(
        'Media cannot be stored: posts are refused.',
        s3
          ? 'Is the bucket reached, and may this key write into it?'
          : `Free space, or make ${dataDir} writable for this user.`,
      ),
    ];
  if (s3) return [well(`Media are stored in the bucket ${s3.bucket}.`)];
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB are free`;
  return [
    bavail / blocks < LEAST_FREE_SHARE
      ? poor(
          `Media are stored in ${dataDir}, where ${free}: less than a tenth.`,
          'Free space before the last twentieth, at which posts are refused.',
        )
      : well(`Media are stored in ${dataDir}, where ${free}.`),
  ];
}

type Facts = {
  version: string;
  skew: number;
  connections: number;
  most: number;
  queue_schema: number;
  queue_faults: string[];
  reported: number | null;
  queue_age: number;
  held: number;
  broken: string[];
  checked: number | null;
};

/** The database itself, and what the workers have written into it. */
export async function diagnoseDatabase(db: DbOrTx, now: () => number = Date.now): Promise<Finding[]> {
  const asked = now();
  const { rows } = await db.execute<Facts>(sql`
    select current_setting('server_version') as version,
      extract(epoch from clock_timestamp())::float8 as skew,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as most,
      (select version from pgboss.version) as queue_schema,
      (select coalesce(array_agg(distinct error), '{}') from pgboss.bam where status = 'failed') as queue_faults,
      (select extract(epoch from now() - max(reported_at))::float8 from engine_reports) as reported,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from ${tasks} where status = ${QUEUED}) as queue_age,
      (select count(*) from ${tasks} where held_at is not null) as held,
      (select coalesce(array_agg(distinct rule), '{}') from invariant_checks where violations > 0) as broken,
      (select extract(epoch from now() - max(checked_at))::float8 from invariant_checks) as checked`);
  const [facts] = rows;
  if (!facts) return [wrong('The database answers nothing.', 'See its log.')];
  const skew = Math.abs(facts.skew - (asked + now()) / 2000);
  return [
    well(
      `PostgreSQL ${facts.version} answers; ${facts.connections} of ${facts.most} connections are in use.`,
    ),
    ...(facts.connections > facts.most * 0.8
      ? [poor('Few connections to the database are left.', 'Raise max_connections, or run fewer processes.')]
      : []),
    skew > MOST_SKEW_SECONDS
      ? poor(
          `The clocks of this machine and of the database are ${Math.round(skew)} seconds apart.`,
          'Let both follow a time server.',
        )
      : well('The clocks of this machine and of the database agree.'),
    ...diagnoseQueue(facts),
    ...diagnoseWorkers(facts),
  ];
}

/** Tables that this version could not use are refused before anything is asked (refuse-unfit-queue.ts). */
function diagnoseQueue({ queue_schema, queue_faults }: Facts): Finding[] {
  return [
    ...(queue_schema > QUEUE_SCHEMA
      ? [
          poor(
            `The tables of the queue are those of a newer version of Atelier (${queue_schema}; this one knows ${QUEUE_SCHEMA}). This one can use them.`,
            'Bring all processes to the newer version.',
          ),
        ]
      : []),
    ...(queue_faults.length > 0
      ? [
          poor(
            `Indexes of the queue could not be built: ${queue_faults.join(', ')}.`,
            'It goes on without them, more slowly, and tries again every minute; pgboss.bam says which.',
          ),
        ]
      : []),
  ];
}

function diagnoseWorkers({ reported, queue_age, held, broken, checked }: Facts): Finding[] {
  const isAlive = reported !== null && reported < SILENT_SECONDS;
  return [
    isAlive
      ? well('A worker is there.')
      : wrong(
          reported === null
            ? 'No worker has ever been there.'
            : `No worker has told of itself for ${describeSeconds(reported)}.`,
          'Start one: npm start, or ROLE=worker.',
        ),
    queue_age > LONG_WAIT_SECONDS
      ? poor(
          `The oldest task has waited for ${describeSeconds(queue_age)}.`,
          'More workers, or an engine is away: Engines on the admin page.',
        )
      : well('No task waits for long.'),
    ...(held > 0
      ? [
          poor(
            `${held} tasks are held until an admin decides whether they were charged.`,
            'Tasks, Held, on the admin page.',
          ),
        ]
      : []),
    broken.length > 0
      ? wrong(
          `Rows break what must always hold: ${broken.join(', ')}.`,
          'Health on the admin page says which; find out who wrote them before anything is changed.',
        )
      : checked === null || (isAlive && checked > SILENT_SECONDS * 5)
        ? poor(
            'Nobody has looked lately at what must always hold.',
            'A worker does it every minute; its log says why not.',
          )
        : well('What must always hold does.'),
  ];
}

function describeSeconds(seconds: number): string {
  return seconds < 120
    ? `${Math.round(seconds)} seconds`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3600)} hours`;
}
