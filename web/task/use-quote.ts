// The server's price and wait for the form as it stands, asked for when it has rested for 300 ms.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { taskPrice } from '#contract/task.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { call } from '#web/api/call.ts';
import { useUserId } from '#web/model/me/use-me.ts';

const REST_MS = 300;
/** Price stays; the queue in front of a new task does not. */
const FRESH_MS = 15_000;

export type ServerQuote = OutputOf<typeof taskPrice>;

/**
 * Null until the server has answered for exactly these parameters. Leave out what does not change the price; null asks
 * nothing.
 */
export function useQuote(
  type: TaskType,
  params: Readonly<Record<string, unknown>> | null,
): ServerQuote | null {
  const userId = useUserId();
  const wanted = JSON.stringify(params);
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    queryKey: ['quote', type, rested],
    queryFn: ({ signal }) =>
      call(
        taskPrice,
        { type, params: JSON.parse(rested) as Record<string, unknown> },
        { extractData: true, showLoading: false, showError: false, isBackground: true, signal },
      ),
    enabled: userId !== null && rested !== 'null',
    staleTime: FRESH_MS,
  });
  return rested === wanted && data ? data : null;
}
