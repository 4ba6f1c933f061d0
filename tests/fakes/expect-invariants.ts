// Asserts what must always hold, naming the rows that break it.
import { expect } from 'vitest';
import { checkInvariants } from '#server/worker/check-invariants.ts';
import type { TaskHouse } from './task-house.ts';

export async function expectInvariants(house: Pick<TaskHouse, 'db' | 'storage'>): Promise<void> {
  const checked = await checkInvariants(house.db, house.storage);
  expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
}
