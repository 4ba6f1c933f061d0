// The account dialog in the address: any page with `?account=<tab>`. Back closes it where it was opened from a page.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACCOUNT_PARAM } from '#web/account/account-tabs.ts';
import type { AccountTab } from '#web/account/account-tabs.ts';

/** In the history entry of a dialog that was opened on a page of ours: one step back is that page. */
const OPENED_HERE = { isAccountOpenedHere: true };

export type AccountPlace = {
  open: (tab: AccountTab) => void;
  goTo: (tab: AccountTab) => void;
  close: () => void;
};

export function useAccountPlace(): AccountPlace {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const address = useCallback(
    (tab: AccountTab | null) => {
      const params = new URLSearchParams(search);
      if (tab) params.set(ACCOUNT_PARAM, tab);
      else params.delete(ACCOUNT_PARAM);
      return { pathname, search: params.toString(), hash };
    },
    [pathname, search, hash],
  );
  const isOpenedHere = isMarked(state);
  return {
    open: (tab) => void navigate(address(tab), { state: OPENED_HERE }),
    goTo: (tab) => void navigate(address(tab), { replace: true, state: state as unknown }),
    close() {
      if (isOpenedHere) void navigate(-1);
      else void navigate(address(null), { replace: true });
    },
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAccountOpenedHere' in state;
}
