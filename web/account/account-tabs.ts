// The parts of the account dialog, by the names they have in the address (`?account=points`).

export const ACCOUNT_PARAM = 'account';
export const ACCOUNT_TABS = ['profile', 'preferences', 'activity', 'points', 'data'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** A guest has nothing but their preferences. */
const GUEST_TABS: readonly AccountTab[] = ['preferences'];

export function tabsOf(isSignedIn: boolean): readonly AccountTab[] {
  return isSignedIn ? ACCOUNT_TABS : GUEST_TABS;
}

/** Null where the address asks for no dialog; the first tab where it asks for one that is not there. */
export function readAccountTab(params: URLSearchParams, isSignedIn: boolean): AccountTab | null {
  const asked = params.get(ACCOUNT_PARAM);
  if (asked === null) return null;
  const tabs = tabsOf(isSignedIn);
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? null;
}
