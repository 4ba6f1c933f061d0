// Goes to where something is paid: a page of our own, or the provider's.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

const OWN_CASHIER = '/sandbox/pay';

export function useLeave(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      const { origin, pathname, search, hash } = new URL(address, location.origin);
      // The cashier of the sandbox is ours under whatever name this deployment is reached: only here one is signed in.
      if (origin === location.origin || pathname === OWN_CASHIER) void navigate(pathname + search + hash);
      else location.assign(address);
    },
    [navigate],
  );
}
