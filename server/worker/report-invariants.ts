// Looks every minute whether what must always hold does hold, and is loud when it does not.
import { Gauge } from 'prom-client';
import { checkInvariants } from './check-invariants.ts';
import type { WorkerHouse } from './run-task.ts';

const violations = new Gauge({
  name: 'atelier_invariant_violations',
  help: 'Rows that break what must always hold, by rule; anything but 0 needs a person.',
  labelNames: ['rule'],
});

export async function reportInvariants(house: Pick<WorkerHouse, 'db' | 'storage' | 'log'>): Promise<void> {
  for (const { rule, rows } of await checkInvariants(house.db, house.storage)) {
    violations.set({ rule }, rows.length);
    if (rows.length > 0)
      house.log.error({ rule, rows: rows.slice(0, 10) }, 'Something that must always hold does not');
  }
}
