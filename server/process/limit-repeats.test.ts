// What an outage of minutes leaves in the log: its first line, and how many there were.
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

const lines: { msg: string; repeated?: number; task?: number }[] = [];
let log: ReturnType<typeof pino>;

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  log = pino({ hooks: { logMethod: limitRepeats() } }, into);
});
afterEach(() => vi.useRealTimers());

const away = () => Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
const words = () => lines.map(({ msg, repeated }) => (repeated ? `${msg} x${repeated}` : msg));

it('writes the first of an outage, then how many there were, every ten seconds', () => {
  const child = log.child({ task: 5 });
  for (let second = 0; second < 25; second += 1) {
    for (let at = 0; at < 10; at += 1) child.error({ err: away() }, 'Not claimed');
    log.warn({ err: new Error('x', { cause: away() }) }, 'Not told');
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(30_000);
  expect(words().filter((one) => one.startsWith('Not claimed'))).toEqual([
    'Not claimed',
    'Not claimed x99',
    'Not claimed x100',
    'Not claimed x50',
  ]);
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatchObject({ task: 5, err: { code: 'ECONNREFUSED' } });
  log.error({ err: away() }, 'Not claimed'); // the next outage
  expect(lines).toHaveLength(9);
});

it('leaves everything else as it is', () => {
  for (let at = 0; at < 3; at += 1) {
    log.error({ err: new Error('a bug') }, 'A bug');
    log.info('hello');
    log.fatal({ err: away() }, 'The end');
  }
  expect(lines).toHaveLength(9);
});
