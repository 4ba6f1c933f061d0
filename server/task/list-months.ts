// How many images of the caller's own tasks each month has, as the clocks of a time zone tell months.
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { taskMonths } from '#contract/task.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import type { AppContext } from '#server/app-context.ts';
import { listMonthStarts } from './month-starts.ts';
import { countImagesBetween } from './own-tasks.ts';

/** Nothing was made before. */
const FIRST_YEAR = 2015;

/**
 * Where months begin is worked out here: a database may have time zones of another age than browsers have, without
 * the names that they use.
 */
export async function listMonths(
  app: Pick<AppContext, 'db'>,
  userId: number,
  { zone, ...asked }: ParsedInputOf<typeof taskMonths>,
): Promise<OutputOf<typeof taskMonths>['items']> {
  const starts = listMonthStarts(FIRST_YEAR, zone);
  const counted = await limitSearch(app.db, asked.q, (db) => countImagesBetween(db, userId, asked, starts));
  return counted.map(({ span, images }) => ({ month: nameMonth(span - 1), images }));
}

/** By its number since the first January. */
function nameMonth(month: number): string {
  return new Date(Date.UTC(FIRST_YEAR, month)).toISOString().slice(0, 7);
}
