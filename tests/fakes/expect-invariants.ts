// Asserts what must always hold, naming the rows that break it.
import { expect } from 'vitest';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import type { TaskApp } from './task-app.ts';

export async function expectInvariants(app: Pick<TaskApp, 'db' | 'storage'>): Promise<void> {
  const checked = await checkInvariants(app.db, app.storage);
  expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
}
