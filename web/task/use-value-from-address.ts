// `?mode=…`: another screen says how a form begins. Taken once, then gone from the address.
import { useEffect, useRef } from 'react';
import { useAddressParams } from '#web/model/use-address-params.ts';

export function useValueFromAddress(name: string, take: (value: string) => void): void {
  const [params, changeParams] = useAddressParams();
  const value = params.get(name);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (value === null) return;
    latest.current(value);
    changeParams(
      (before) => {
        before.delete(name);
      },
      { replace: true },
    );
  }, [name, value, changeParams]);
}
