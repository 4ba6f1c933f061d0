// How large a call may be, by its schema.
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/text.ts';
import { limitBody } from './limit-body.ts';

const KILOBYTE = 1024;
const limitOf = (input: z.ZodMiniType, access: 'anyone' | 'optional' | 'user' = 'user') =>
  limitBody(endpoint({ path: '/', summary: '', kind: 'read', output: z.object({}), input, access }));

it('is what its largest input needs, however its sender writes it', () => {
  const input = z.strictObject({
    words: z.optional(text(3000)),
    lines: z._default(z.array(text(200)).check(z.maxLength(10)), []),
    one: z.union([z.int(), text(1000)]),
  });
  const largest = {
    words: '画'.repeat(3000),
    lines: Array(10).fill('\u0000'.repeat(200)),
    one: '"'.repeat(1000),
  };
  const escaped = JSON.stringify(largest, null, 2).replaceAll(/[^ -~\n]/g, '\\u0000');
  expect(limitOf(input)).toBeGreaterThan(Buffer.byteLength(escaped));
  expect(limitOf(input)).toBeLessThan(2 * Buffer.byteLength(escaped));
});

it('is never below what a wrong field is explained in', () => {
  expect(limitOf(z.strictObject({}), 'anyone')).toBe(16 * KILOBYTE);
});

it('is the same for all that is signed as it is sent', () => {
  const signed = { path: '/', summary: '', kind: 'act', output: z.object({}), access: 'anyone' } as const;
  expect(limitBody(endpoint({ ...signed, body: 'raw', input: z.unknown() }))).toBe(256 * KILOBYTE);
});

it('has an end where a schema has none, nearer for who has not signed in', () => {
  for (const input of [z.unknown(), z.record(text(9), z.unknown()), z.array(text(9)), z.string()]) {
    expect(limitOf(input)).toBe(256 * KILOBYTE);
    expect(limitOf(input, 'optional')).toBe(64 * KILOBYTE);
    expect(limitOf(input, 'anyone')).toBe(64 * KILOBYTE);
  }
});
