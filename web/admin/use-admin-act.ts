// An act of an admin under way: it is done once, and everything that it may have changed is asked for again.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshBalance } from '#web/model/me/me.ts';
import { useAct } from '#web/model/use-act.ts';
import { ADMIN_KEY } from './use-admin-list.ts';

export type AdminAct = {
  isBusy: boolean;
  /** Why the last try was refused; empty where it was not. */
  error: string;
  /** True when it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  say: (error: string) => void;
};

export function useAdminAct(): AdminAct {
  const client = useQueryClient();
  const act = useAct();
  const [said, say] = useState('');
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    say('');
    try {
      const isDone = await act.run(work);
      if (isDone) refreshBalance(); // the admin may have been the person
      return isDone;
    } finally {
      // Also after a refusal: another admin may have been faster.
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    }
  }
  return { isBusy: act.isBusy, error: said || act.error, run, say };
}
