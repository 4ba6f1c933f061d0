// Sends mails: through an SMTP server where there is one, else into a mailbox on disk.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';

/** Below the 10 seconds after which the browser gives up, so that the person hears what went wrong. */
const SERVER_PATIENCE_MS = 7_000;

const MOST_NAME_CHARACTERS = 200;

export type EmailMessage = { to: string; subject: string; text: string; html: string };

/** Why a mail was not taken: there is no such mailbox, or the server cannot be used now. */
export type MailFault = 'no_mailbox' | 'unavailable';

export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, cause: unknown) {
    super(fault === 'no_mailbox' ? 'The mail server knows no such mailbox' : 'The mail server failed', {
      cause,
    });
    this.name = 'MailError';
    this.fault = fault;
  }
}

export interface Mail {
  /** True = emails reach nobody by themselves; they lie in the mailbox on disk. */
  readonly isOnDisk: boolean;
  /** Resolves when the server (or the disk) has taken the email. Throws MailError. */
  send(email: EmailMessage): Promise<void>;
  close(): void;
}

/** SMTP where `mail.smtpUrl` is set, else `$DATA_DIR/outbox/<time>-<address>.eml`. */
export function openMail(config: Pick<Config, 'mail' | 'dataDir'>): Mail {
  return config.mail.smtpUrl
    ? openSmtpMail(config.mail.smtpUrl, config.mail.from)
    : openDiskMail(path.join(config.dataDir, 'outbox'), config.mail.from);
}

/** `patienceMs` bounds each step of the talk with the server, and the whole of it. */
export function openSmtpMail(url: string, from: string, patienceMs = SERVER_PATIENCE_MS): Mail {
  const settings = {
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = atFirstUse(async () => (await loadMailer()).createTransport(settings, { from }));
  return {
    isOnDisk: false,
    async send(email) {
      try {
        await withinTime((await transport.get()).sendMail(address(email)), patienceMs);
      } catch (error) {
        throw new MailError(findFault(error), error);
      }
    },
    close: () => void transport.made()?.then((made) => made.close()),
  };
}

function openDiskMail(folder: string, from: string): Mail {
  const settings = { streamTransport: true, buffer: true, newline: 'windows' } as const;
  const composer = atFirstUse(async () => (await loadMailer()).createTransport(settings, { from }));
  let lastAt = 0;
  return {
    isOnDisk: true,
    async send(email) {
      const { message } = await (await composer.get()).sendMail(address(email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Two emails to one address in one millisecond would be one file.
      lastAt = Math.max(Date.now(), lastAt + 1);
      const time = new Date(lastAt).toISOString().replaceAll(':', '-');
      const name = `${time}-${nameFile(email.to)}`;
      const unfinished = path.join(folder, `.${randomBytes(6).toString('hex')}.tmp`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path.join(folder, `${name}.eml`));
    },
    close() {},
  };
}

/** With the first email, so that no start waits for it. */
const loadMailer = () => import('nodemailer');

function atFirstUse<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | null = null;
  return { get: () => (made ??= make()), made: () => made };
}

/** A name that every disk takes: an address may be longer than one. */
function nameFile(to: string): string {
  const name = to.replace(/[^\w.@+-]/g, '_');
  if (name.length <= MOST_NAME_CHARACTERS) return name;
  const hash = createHash('sha256').update(to).digest('hex').slice(0, 16);
  return `${name.slice(0, 60)}~${hash}~${name.slice(-60)}`;
}

/** As an object, never as a text: a text may hold several addresses, or further headers. */
function address({ to, ...rest }: EmailMessage): SendMailOptions {
  return { ...rest, to: { name: '', address: to } };
}

function findFault(error: unknown): MailFault {
  // EENVELOPE: nodemailer (API) or the server (RCPT TO) refuses the address; 5xx is for good, 4xx for now.
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return 'unavailable';
  const command = 'command' in error ? error.command : '';
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0;
  const isForGood = command === 'API' || (command === 'RCPT TO' && answer >= 500);
  return isForGood ? 'no_mailbox' : 'unavailable';
}

/** A server that answers each step slowly is as good as one that does not answer. */
async function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
