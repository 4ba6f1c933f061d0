// The address of Explore says all of what is shown, and nothing that goes without saying.
import { expect, it } from 'vitest';
import { feedOf, isNarrowed, readFilter, writeFilter } from './feed-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

it('[product 4.1] reads what it wrote', () => {
  for (const query of [
    '',
    'tab=top&period=day',
    'tab=following',
    'type=6&effect=hug&ratio=9%3A16&q=red+boat',
  ]) {
    expect(writeFilter(read(query)).toString()).toBe(query);
  }
});

it('[product 4.1] asks the server for exactly that', () => {
  expect(feedOf(read(''))).toEqual({ tab: 'foryou' });
  expect(feedOf(read('tab=top'))).toEqual({ tab: 'top', period: 'week' });
  expect(feedOf(read('tab=latest&type=5&effect=felt&ratio=1:1&q= fox '))).toEqual({
    tab: 'latest',
    type: [5],
    effect_id: 'felt',
    ratio: '1:1',
    q: 'fox',
  });
});

it('falls back where the address makes no sense', () => {
  expect(read('tab=best&type=99&ratio=wide&period=year')).toEqual(read(''));
  expect(isNarrowed(read('tab=top&period=day'))).toBe(false);
  expect(isNarrowed(read('ratio=1:1'))).toBe(true);
});
