// Every text, list and record that a caller may send has an end, and it is looked at first.
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { UserEdit } from '#contract/account.ts';
import { endpoints } from '#contract/endpoints.ts';
import { describeIssues } from '#contract/field-words.ts';
import { text, Uuid } from '#contract/text.ts';
import { textField } from '#contract/text-field.ts';
import { toolContracts, toolPosts } from '#tools/contracts.ts';
import { findUnbounded } from './find-unbounded.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';

/** Raw bytes have the end of their body. */
const calls = [...endpoints, ...toolPosts]
  .filter(({ body }) => body !== 'raw')
  .map(({ method, path, input }) => ({ name: `${method} ${path}`, input: input as z.ZodMiniType }));
const quotes = Object.values(toolContracts).map(({ name, quote }) => ({
  name: `the quote of ${name}`,
  input: quote as z.ZodMiniType,
}));

/** What the tools' quotes read, which are looked at here too. */
const READ_LATER = 'POST /api/task/price/get input.params.*: unknown';

describe('every input', () => {
  it.each([...calls, ...quotes])('$name has an end everywhere', ({ name, input }) => {
    const found = findUnbounded(input).map((fault) => `${name} ${fault}`);
    expect(found.filter((fault) => fault !== READ_LATER)).toEqual([]);
  });

  it.each<[string, z.ZodMiniType]>([
    ['a text alone', z.string()],
    ['a text with a pattern alone', z.string().check(z.regex(/^a$/))],
    ['a format', z.uuid()],
    ['a text that is trimmed first', z.string().check(z.trim(), z.maxLength(9, { abort: true }))],
    ['a text that goes on', z.string().check(z.maxLength(9), z.regex(/a/))],
    ['a check that always runs', text(9).check(z.refine(() => true, { when: () => true }))],
    ['a list', z.strictObject({ ids: z.optional(z.array(text(9))) })],
    ['a text in a list', z.array(z.string()).check(z.maxLength(2))],
    ['a record', z.record(text(9), z.unknown())],
    ['a key of a record', z.record(z.string(), z.unknown())],
    ['any other field', z.looseObject({})],
    ['a text in a union', z.union([z.int(), z.string()])],
    ['a transform', z.pipe(z.transform(String), text(9))],
    ['a kind that is not known', z.map(text(9), text(9))],
  ])('is refused by this test: %s', (_what, schema) => {
    expect(findUnbounded(schema)).not.toEqual([]);
  });

  it('passes this test when it is written with `text`', () => {
    const good = z.strictObject({
      id: z.optional(Uuid),
      words: z._default(textField(30), ''),
      list: z.nullable(z.array(z.union([text(3), z.int()])).check(z.maxLength(3))),
      number: z.pipe(text(9).check(z.regex(/^\d+$/)), z.transform(Number)),
    });
    expect(findUnbounded(good)).toEqual([]);
  });
});

function fieldsOf(input: unknown): Record<string, string> {
  const read = UserEdit.safeParse(input, { reportInput: true });
  return describeIssues(read.error?.issues ?? [], 'en');
}

describe('a text that is far too long', () => {
  it('costs nothing, however it is composed', () => {
    const marks = '\u0301\u0323\u0300\u0316'.repeat(50_000);
    const milliseconds = measureProcessorTime(() => {
      expect(fieldsOf({ name: `a${marks}`, bio: ' '.repeat(200_000) })).toEqual({
        name: 'The name needs 1–30 characters',
        bio: 'The text can have at most 160 characters',
      });
    }, 50);
    expect(milliseconds).toBeLessThan(50);
  });

  it('is refused in the words of one that is a little too long', () => {
    const long = { name: 'x'.repeat(31), bio: 'x'.repeat(161) };
    const endless = { name: 'x'.repeat(31_000), bio: 'x'.repeat(161_000) };
    expect(fieldsOf(endless)).toEqual(fieldsOf(long));
  });

  it('is no name of thirty letters with their marks', () => {
    expect(UserEdit.safeParse({ name: 'ế'.normalize('NFD').repeat(30) }).success).toBe(true);
    expect(fieldsOf({ name: 'ế'.normalize('NFD').repeat(31) })).toHaveProperty('name');
    expect(UserEdit.safeParse({ bio: `${' '.repeat(200)}${'🦊'.repeat(160)}` }).success).toBe(true);
  });
});
