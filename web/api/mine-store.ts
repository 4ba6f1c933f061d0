// The signed-in person as every module may read them: a mirror of the session, which alone may change it.
import { create } from 'zustand';
import type { Mine } from '#contract/account.ts';

type Balance = { point: number; sub_point: number };

export type MineState = {
  /** Null for a guest. */
  userId: string | null;
  /** Known at once from the stored session. */
  balance: Balance | null;
  /** The whole record, once it has arrived. */
  mine: Mine | null;
};

export const useMineStore = create<MineState>(() => ({ userId: null, balance: null, mine: null }));

type MineSource = {
  setBalance: (balance: Balance) => void;
  setMine: (mine: Mine) => void;
  fetchAgain: () => void;
};

let source: MineSource = { setBalance: () => {}, setMine: () => {}, fetchAgain: () => {} };

/** The application says where the record comes from and who keeps the balance. */
export function connectMine(connected: MineSource): void {
  source = connected;
}

/** The balance after a charge, as an answer brought it. */
export function setBalance(balance: Balance): void {
  source.setBalance({ point: balance.point, sub_point: balance.sub_point });
}

/** The whole record after a change, as an answer brought it. */
export function setMine(mine: Mine): void {
  source.setMine(mine);
}

/** One part of the record changed, and only that part was answered. */
export function patchMine(part: Partial<Mine>): void {
  const { mine } = useMineStore.getState();
  if (mine) source.setMine({ ...mine, ...part });
}

/** Points moved elsewhere, for example back from a failed task: the record is fetched again. */
export function askForMine(): void {
  if (useMineStore.getState().userId) source.fetchAgain();
}

/** All points of the signed-in person; null for a guest. */
export function usePoints(): number | null {
  return useMineStore(({ balance }) => (balance ? balance.point + balance.sub_point : null));
}
