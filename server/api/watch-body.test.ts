// When a body is too slow: counted in seconds of the clock that the test turns.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBodyWatch } from './watch-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** What is known of a request while it comes in. */
function begin(isUpload: boolean, headers: Record<string, string> = { 'content-length': '9' }) {
  const socket = { bytesRead: 500 };
  const request = Object.assign(new EventEmitter(), { headers, socket, complete: false, readableLength: 0 });
  const onSlow = vi.fn<() => void>();
  openBodyWatch()(request as unknown as IncomingMessage, isUpload, onSlow);
  return {
    request,
    onSlow,
    /** Seconds, each with so many bytes. */
    pass(seconds: number, bytes: number) {
      for (let second = 0; second < seconds; second += 1) {
        socket.bytesRead += bytes;
        vi.advanceTimersByTime(1000);
      }
    },
  };
}

it('JSON is whole in 15 seconds, however much of it comes', () => {
  const { pass, onSlow } = begin(false);
  pass(14, 1_000_000);
  expect(onSlow).not.toHaveBeenCalled();
  pass(30, 1_000_000);
  expect(onSlow).toHaveBeenCalledOnce();
});

it('a file may take long while it comes', () => {
  const { pass, onSlow } = begin(true);
  pass(600, 1100);
  pass(29, 0);
  pass(1, 60_000);
  expect(onSlow).not.toHaveBeenCalled();
});

it.each([
  ['falls silent', 30, 0],
  ['only drips', 30, 1000],
])('a file that %s is too slow, also after a good beginning', (_what, seconds, bytes) => {
  const { pass, onSlow } = begin(true);
  pass(60, 100_000);
  pass(seconds - 1, bytes);
  expect(onSlow).not.toHaveBeenCalled();
  pass(seconds + 1, bytes);
  expect(onSlow).toHaveBeenCalledOnce();
});

it('a file that waits for us is not', () => {
  const { request, pass, onSlow } = begin(true);
  request.readableLength = 65_536;
  pass(500, 0);
  request.readableLength = 0;
  pass(29, 0);
  expect(onSlow).not.toHaveBeenCalled();
});

it.each(['content-length', 'transfer-encoding'])(
  'nothing is watched once a body with %s is whole',
  (name) => {
    const one = begin(false, { [name]: 'x' });
    one.request.complete = true;
    one.pass(60, 0);
    const other = begin(true, { [name]: 'x' });
    other.request.emit('close');
    other.pass(60, 0);
    expect([one.onSlow, other.onSlow].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('nothing is watched where no body comes', () => {
  begin(false, {});
  expect(vi.getTimerCount()).toBe(0);
});
