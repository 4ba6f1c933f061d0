// The log: one JSON object a line for machines, readable lines where a person watches the terminal.
import process from 'node:process';
import { Writable } from 'node:stream';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';
import { limitRepeats } from './limit-repeats.ts';

const SECRETS = ['token', 'code', 'email', 'prompt', 'authorization', 'secret', 'password', 'id_token'];
const LEVEL_NAMES: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const SHOWN_ELSEWHERE = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err']);

/** `part` is the process that speaks: api or worker. Secrets are struck out at the first two depths. */
export function makeLog(config: Pick<Config, 'logLevel' | 'isProduction'>, part: string): Logger {
  const options = {
    name: part,
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeFault },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: hide },
    hooks: { logMethod: limitRepeats() },
  };
  const isForPeople = process.stdout.isTTY && !config.isProduction;
  return isForPeople ? pino(options, writeForPeople()) : pino(options);
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
 * their words and their further properties, mail servers repeat whom a letter was for: none of that is written.
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

function writeForPeople(): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      process.stdout.write(formatLine(String(chunk)));
      done();
    },
  });
}

/** `12:03:44 info  api  words  {"further":"fields"}`, and the stack of an error below. */
export function formatLine(line: string): string {
  const entry: Record<string, unknown> = JSON.parse(line);
  const time = String(entry.time).slice(11, 19);
  const level = (LEVEL_NAMES[Number(entry.level)] ?? 'info').padEnd(5);
  const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => !SHOWN_ELSEWHERE.has(name)));
  const further = Object.keys(rest).length > 0 ? `  ${JSON.stringify(rest)}` : '';
  const stack = readStack(entry.err);
  return `  ${time} ${level} ${String(entry.name)}  ${String(entry.msg ?? '')}${further}\n${stack}`;
}

function readStack(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stack' in error)) return '';
  return `${String(error.stack)}\n`;
}
