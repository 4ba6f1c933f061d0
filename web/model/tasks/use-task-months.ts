// How many images each month of a wall of tasks has, as the reader's clock tells months.
import { useQuery } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { taskMonths } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { taskKeys } from './task-cache.ts';

/** `month` is `2026-11`. */
export type Month = OutputOf<typeof taskMonths>['items'][number];

const NONE: readonly Month[] = [];

/**
 * Newest first. `counted` is the number of images of the wall: nothing is asked before that is known, and again when it
 * changes. A wall is of use without its months, so where they do not come there are none.
 */
export function useTaskMonths(
  filter: Omit<InputOf<typeof taskMonths>, 'zone'>,
  counted: number | null,
): readonly Month[] {
  const { data } = useQuery({
    queryKey: taskKeys.months(filter, counted),
    queryFn: async ({ signal }) => {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      const options = { extractData: true, showLoading: false, showError: false, signal } as const;
      return (await call(taskMonths, { ...filter, zone }, options)).items;
    },
    enabled: counted !== null && counted > 0,
    // The same list has changed: its months are nearly as they were.
    placeholderData: (last, query) => (isSame(query?.queryKey[1], filter) ? last : undefined),
  });
  return data ?? NONE;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
