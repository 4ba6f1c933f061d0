// `?mode=…`: another screen says how a form begins. Taken once, then gone from the address.
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export function useValueFromAddress(name: string, take: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  // Two changes of the address in one moment would undo each other: what is handed over goes first.
  const value = params.has('media') ? null : params.get(name);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (value === null) return;
    latest.current(value);
    setParams(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [name, value, setParams]);
}
