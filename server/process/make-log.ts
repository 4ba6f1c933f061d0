// The log: one JSON object a line for machines, readable lines where a person watches the terminal.
import process from 'node:process';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { PrettyStream } from 'pino-pretty';
import type { Config } from '#server/config.ts';
import { describeCall } from '#server/traces/call-context.ts';
import { limitRepeats } from './limit-repeats.ts';

const SECRETS = ['token', 'code', 'email', 'prompt', 'authorization', 'secret', 'password', 'id_token'];
/**
 * `part` is the process that speaks: api or worker. Each line says for which call or task it is. Secrets are struck out at the first two depths.
 */
export async function makeLog(
  config: Pick<Config, 'logLevel' | 'isProduction'> & Partial<Pick<Config, 'servesSources'>>,
  part: string,
  to?: DestinationStream,
): Promise<Logger> {
  const options = {
    name: part,
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeFault },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: hide },
    mixin: describeCall,
    hooks: { logMethod: limitRepeats() },
  };
  if (to) return pino(options, to);
  const isForPeople = (process.stdout.isTTY || config.servesSources === true) && !config.isProduction;
  return isForPeople ? pino(options, await makeReadable()) : pino(options);
}

/** `[12:03:44] INFO (api): words`, further fields and the stack of an error below. */
export async function makeReadable(destination?: NodeJS.WritableStream): Promise<PrettyStream> {
  const { default: pretty } = await import('pino-pretty'); // most logs are for machines
  return pretty({
    colorize: destination === undefined,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
    sync: true, // the last lines of a process that dies are the ones that are wanted
    ...(destination && { destination }),
  });
}

/** The code of an error, which is no secret as other codes are; written as plain text. */
class FaultCode {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): string {
    return this.#text;
  }
}

function hide(value: unknown): unknown {
  return value instanceof FaultCode ? value : '[hidden]';
}

type Fault = {
  type: string;
  message: string;
  code?: FaultCode;
  constraint?: unknown;
  stack: string;
};

const MAX_CAUSES = 5;
const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * What a log may say of an error. The database's errors carry the values of the query (addresses, prompts, hashes) in
 * their words and their further properties, mail servers repeat whom an email was for: none of that is written.
 */
export function describeFault(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const message = readMessage(error);
  // The stack begins with the error's own words.
  const own = (error.stack ?? '').replace(error.message, () => message);
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  const below = depth < MAX_CAUSES ? causes.map((cause) => describeFault(cause, depth + 1)) : [];
  const stacks = below.filter(isFault).map(({ stack }) => `caused by: ${stack}`);
  return {
    type: error.constructor.name,
    message,
    ...readCode(error),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: [own, ...stacks].join('\n'),
  } satisfies Fault;
}

/** `ENOSPC`, `57P01`: of the error, or else of the first cause that has one. What has another form is not said. */
function readCode(error: unknown, depth = 0): { code?: FaultCode } {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return {};
  const code: unknown = Reflect.get(error, 'code');
  const isKnown =
    typeof code === 'string' && (/^[A-Z][A-Z0-9_]{1,60}$/.test(code) || /^[0-9A-Z]{5}$/.test(code));
  return isKnown ? { code: new FaultCode(code) } : readCode(error.cause, depth + 1);
}

function isFault(described: unknown): described is Fault {
  return typeof described === 'object' && described !== null && 'stack' in described;
}

function readMessage(error: Error): string {
  const isQuery = 'query' in error && typeof error.query === 'string' && 'params' in error;
  return isQuery ? `Failed query: ${String(error.query)}` : error.message.replace(ADDRESS, '[address]');
}
