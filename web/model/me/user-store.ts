// Who is signed in. Kept under `user-store`, but for what is only true of this moment (spec §3).
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Mine, Preferences } from '#contract/account.ts';
import { readStored, STORED } from './stored-values.ts';
import type { User } from './user.ts';

export type UserState = {
  /** Null for a guest. */
  user: User | null;
  /** Local for guests too. */
  preferences: Preferences;
  /** The last full record of this page's life: wallet, plan, limits. */
  me: Mine | null;
  /** True from the moment a token is kept, also before the record of its user has come. */
  isSignedIn: boolean;
  isLoading: boolean;
  error: string | null;
  isLoginOpen: boolean;
  /** An address to which a code was mailed to connect it: the login modal begins with that code. */
  connects: string | null;
};

type Stored = Pick<UserState, 'user' | 'preferences'>;

export const USER_STORE_KEY = 'user-store';

const defaultPreferences: Preferences = { theme: 'system', language: 'en', notifications: false };

export const useUserStore = create<UserState>()(
  persist(
    (): UserState => ({
      user: null,
      preferences: defaultPreferences,
      me: null,
      isSignedIn: readStored(STORED.token) !== null,
      isLoading: false,
      error: null,
      isLoginOpen: false,
      connects: null,
    }),
    {
      name: USER_STORE_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ user, preferences }): Stored => ({ user, preferences }),
    },
  ),
);

/** What is open stays as it is. */
export function openLogin(): void {
  useUserStore.setState(({ isLoginOpen }) => (isLoginOpen ? {} : { isLoginOpen: true, connects: null }));
}

/** For the code that was mailed to this address, to connect another way of signing in with it. */
export function openLoginToConnect(email: string): void {
  useUserStore.setState({ isLoginOpen: true, connects: email });
}

export function closeLogin(): void {
  useUserStore.setState({ isLoginOpen: false });
}
