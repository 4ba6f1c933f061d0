// An act of an admin under way: it is done once, everything that it may have changed is asked for again, and what went wrong stays as a sentence.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { ADMIN_KEY } from './use-admin-list.ts';
import { refreshBalance } from '#web/model/me/me.ts';

export type Act = {
  isBusy: boolean;
  /** Why the last try was refused; empty where it was not. */
  error: string;
  /** True when it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  say: (error: string) => void;
};

export function useAct(): Act {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, say] = useState('');
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    say('');
    try {
      await work();
      refreshBalance(); // the admin may have been the person
      return true;
    } catch (thrown) {
      say(describe(thrown));
      return false;
    } finally {
      setBusy(false);
      // Also after a refusal: another admin may have been faster.
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    }
  }
  return { isBusy, error, run, say };
}

/** The sentence under the field that was refused says more than "invalid parameters". */
function describe(thrown: unknown): string {
  if (thrown instanceof CallError) return Object.values(thrown.fields)[0] ?? thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}
