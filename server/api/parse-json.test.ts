// How much JSON one call may hold, and what it costs to say that it holds more.
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/refusal.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';
import { parseJson } from './parse-json.ts';

function parse(text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch (error) {
    if (error instanceof Refusal) return error.refusal;
    throw error;
  }
}

describe('JSON of a stranger', () => {
  it.each<unknown>([
    {},
    null,
    'a "quoted" \\ text, with [brackets] {and} commas,,,',
    { prompt: '狐狸 🦊, \u2028 [[[', ids: Array.from({ length: 100 }, String), n: -1.5e3, no: [null, true] },
    Array.from({ length: 5000 }, () => 1),
    JSON.parse('['.repeat(32) + ']'.repeat(32)),
    { text: `${'\\'.repeat(101)}"${','.repeat(6000)}` },
  ])('is what it says: case %#', (value) => {
    expect(parse(JSON.stringify(value))).toEqual(value);
    expect(parse(JSON.stringify(value, null, 2))).toEqual(value);
  });

  it.each([
    ['too many values of a list', `[${'1,'.repeat(5000)}1]`],
    ['too many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [n, n])))],
    ['too many empty lists', `[${'[],'.repeat(2500)}[]]`],
    ['too deep', '['.repeat(33) + ']'.repeat(33)],
    ['too deep, and never closed', '{"a":'.repeat(100_000)],
  ])('is refused when it is %s', (_what, text) => {
    expect(parse(text)).toBe('bad_parameters');
  });

  it.each(['', '{', '{"a":1', '"', '"\\', ']]', '{"__proto__":1}', '{"a":{"constructor":{"prototype":{}}}}'])(
    'is none: %s',
    (text) => expect(parse(text)).toBe('bad_request'),
  );

  it('costs little to be refused, and no more than its bytes to be looked at', () => {
    const most = 256 * 1024;
    for (const text of [
      '['.repeat(most),
      '"'.repeat(most),
      '\\"'.repeat(most / 2),
      `"${'\\'.repeat(most)}`,
    ]) {
      expect(measureProcessorTime(() => parse(text), 50)).toBeLessThan(50);
    }
  });
});
