// What the posts of all tools have in common.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { requestFields } from '#contract/task.ts';
import { toolPosts } from './contracts.ts';

it.each(toolPosts)(
  '[product 1.5] $path takes what belongs to the click: its token, and what it was made after',
  ({ input }) => {
    const { properties = {}, oneOf } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const forms = oneOf?.map((form) => (typeof form === 'object' ? form.properties : {})) ?? [properties];
    for (const form of forms)
      expect(Object.keys(form ?? {})).toEqual(expect.arrayContaining(Object.keys(requestFields)));
  },
);

it('knows a click by a uuid, and a work by its number', () => {
  const click = z.strictObject(requestFields);
  expect(click.safeParse({ client_token: randomUUID(), remix_of: '12' }).success).toBe(true);
  expect(click.safeParse({ client_token: 'x' }).success).toBe(false);
  expect(click.safeParse({ remix_of: 'x' }).success).toBe(false);
});
