// Goes to where something is paid: a page of our own, or the provider's.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

const OWN_CASHIER = '/sandbox/pay';
/** Has to be loaded anew: it alone may run the scripts of a provider. */
const PAY_PAGE = '/pay';

export function useLeave(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      const { origin, pathname, search, hash } = new URL(address, location.origin);
      // The cashier of the sandbox is ours under whatever name this deployment is reached: only here one is signed in.
      const isOwn = origin === location.origin && pathname !== PAY_PAGE;
      if (isOwn || pathname === OWN_CASHIER) void navigate(pathname + search + hash);
      else location.assign(address);
    },
    [navigate],
  );
}
