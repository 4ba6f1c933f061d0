// Keeps an outage from filling the log: the first of the same lines is written, the others are counted.
import type { LogFn, Logger } from 'pino';
import { runForNobody } from '#server/traces/call-context.ts';
import { isUnavailable } from '#server/is-unavailable.ts';

const COUNTED_MS = 10_000;
const FATAL = 60;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/** A hook of the logger. Lines whose error is an outage are the same when their words and level are. */
export function limitRepeats(): LogMethod {
  const counts = new Map<string, number>();
  return function write(args, method, level) {
    const [about, words] = args as unknown as [unknown, unknown];
    const error: unknown =
      typeof about === 'object' && about !== null ? Reflect.get(about, 'err') : undefined;
    if (level >= FATAL || typeof words !== 'string' || !isUnavailable(error)) return method.apply(this, args);
    const key = `${level} ${words}`;
    const count = counts.get(key);
    if (count !== undefined) {
      counts.set(key, count + 1);
      return undefined;
    }
    counts.set(key, 0);
    const logSum = () => {
      const more = counts.get(key) ?? 0;
      counts.delete(key);
      if (more === 0) return;
      method.call(this, { repeated: more, seconds: COUNTED_MS / 1000 }, words);
      counts.set(key, 0);
      setTimeout(logSum, COUNTED_MS).unref();
    };
    runForNobody(() => setTimeout(logSum, COUNTED_MS).unref());
    return method.apply(this, args);
  };
}
