// Something that stands over the page by a name in the address: opened by a link, closed to the very same place.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddressParams } from './use-address-params.ts';
import { readHistoryStep } from './history-step.ts';

export type OverlayParam = { value: string | null; close: () => void };

/** `companions`: names that leave the address together with it. */
export function useOverlayParam(name: string, companions: readonly string[] = []): OverlayParam {
  const [params, changeParams] = useAddressParams();
  const navigate = useNavigate();
  const value = params.get(name);
  /** Where in the history it was not open yet; null on a deep link. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (value === null) before.current = readHistoryStep();
  });

  function close() {
    const now = readHistoryStep();
    if (before.current !== null && now !== null && now > before.current) {
      void navigate(before.current - now);
      return;
    }
    changeParams(
      (held) => {
        for (const gone of [name, ...companions]) held.delete(gone);
      },
      { replace: true },
    );
  }
  return { value, close };
}
