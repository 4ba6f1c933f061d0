// A colour of nothing in particular is told where the place has it.

import { expect, it } from 'vitest';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

it.each([
  ['teal and orange, beach', ['teal and orange'], []],
  ['red, city, rain', [], ['red']],
  ['粉色，房间，女孩', ['粉色'], []],
  ['红墙白雪', ['白'], []],
  ['紫色，街道，霓虹', ['紫色'], []],
])('%s', async (prompt, seen, unseen) => {
  const { told } = await plan(prompt);
  expect(told.understood).toEqual(expect.arrayContaining(seen));
  expect(told.ignored).toEqual(unseen);
});
