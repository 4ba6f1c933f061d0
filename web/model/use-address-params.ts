// The parameters of the address, for whoever changes a few of them.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Location, NavigateOptions } from 'react-router';

type ChangeParams = (change: (params: URLSearchParams) => void, options?: NavigateOptions) => void;

/** What was changed of an address that is still drawn. */
let pending: { from: Location; params: URLSearchParams } | null = null;

/**
 * As `useSearchParams`, but changes that follow each other before the page is drawn again add up, whoever makes them: the
 * router hands each of them the parameters of the last drawing, and so keeps only the last one.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const drawn = useRef({ location, params, setParams });
  useLayoutEffect(() => {
    drawn.current = { location, params, setParams };
  });
  const changeParams = useCallback<ChangeParams>((change, options) => {
    const now = drawn.current;
    const next = new URLSearchParams(pending?.from === now.location ? pending.params : now.params);
    change(next);
    pending = { from: now.location, params: next };
    now.setParams(next, options);
  }, []);
  return [params, changeParams];
}
