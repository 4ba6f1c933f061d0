// Goes to an address of the application, through the same guard as a link; false where it was refused.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useRouteGuard } from './use-route-guard.ts';

export function useGuardedNavigate(): (address: string, state?: unknown) => boolean {
  const navigate = useNavigate();
  const isClosed = useRouteGuard();
  return useCallback(
    (address: string, state?: unknown) => {
      if (isClosed(address)) return false;
      void navigate(address, { state });
      return true;
    },
    [navigate, isClosed],
  );
}
