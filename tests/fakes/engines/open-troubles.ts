// What the next calls to a fake are to meet: one trouble of each kind of call at a time, once.
import type { Trouble, TroubledCall } from './engine-server.ts';

export type Troubles = {
  add(call: TroubledCall, what: Trouble): void;
  /** For a call of this kind: what it meets, which the next one does not. */
  consume(call: TroubledCall): Trouble | undefined;
  areMet(): boolean;
  clear(): void;
};

export function openTroubles(): Troubles {
  const waiting = new Map<TroubledCall, Trouble>();
  return {
    add: (call, what) => void waiting.set(call, what),
    consume(call) {
      const what = waiting.get(call);
      waiting.delete(call);
      return what;
    },
    areMet: () => waiting.size === 0,
    clear: () => waiting.clear(),
  };
}

type After = 'cut-after' | 'hang-after' | 'garbage';
const AFTER: readonly Trouble[] = ['cut-after', 'hang-after', 'garbage'] satisfies After[];

/** The call is not done. */
export const isBefore = (trouble: Trouble | undefined): trouble is Exclude<Trouble, After> =>
  trouble !== undefined && !AFTER.includes(trouble);
