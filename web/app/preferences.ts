// Theme, language and notifications: chosen in many places, kept in one, and the same on every device of a person.
import { patchPreferences } from '#contract/account.ts';
import type { Preferences } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { readToken } from '#web/model/me/me.ts';
import { onSessionEvent } from '#web/session/session-events.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import type { UserState } from '#web/model/me/user-store.ts';
import { readLanguage, switchLanguage } from '#web/i18n/start-i18n.ts';
import { useTheme } from './shell/theme.ts';

/** Chosen here and not yet confirmed by the server: stronger than what a record says that was on its way. */
let unsaved: Partial<Preferences> = {};
let isSaving = false;

/** In force at once. A guest's choice stays in this browser; a person's goes to the server, which merges it. */
export function choosePreference(change: Partial<Preferences>): void {
  show(change);
  if (!readToken()) return;
  unsaved = { ...unsaved, ...change };
  void save(true);
}

/** What this browser shows now, as all who offer the choice must show it. */
export function usePreferences(): Preferences {
  const { theme } = useTheme();
  const notifications = useUserStore((state) => state.preferences.notifications);
  return { theme, language: readLanguage(), notifications };
}

/** Call once at start: what another device chose comes with the own record. */
export function followPreferences(): () => void {
  const stops = [
    useUserStore.subscribe(takeRecord),
    onSessionEvent((event) => {
      if (event.kind === 'signed_out') unsaved = {};
      // A new account begins with what the guest had chosen; an old one brings its own.
      if (event.kind === 'signed_in' && event.isFirstLogin) {
        const { notifications } = useUserStore.getState().preferences;
        unsaved = { theme: useTheme.getState().theme, language: readLanguage(), notifications };
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function takeRecord(state: UserState, before: UserState): void {
  if (!state.me || state.me === before.me) return;
  show({ ...state.me.preferences, ...unsaved });
  if (Object.keys(unsaved).length > 0) void save(false);
}

/** One call at a time, so that of two choices the later one is the one that stays. */
async function save(isToldWhenFailed: boolean): Promise<void> {
  if (isSaving) return;
  isSaving = true;
  try {
    while (Object.keys(unsaved).length > 0 && readToken()) {
      const sent = unsaved;
      const kept = await call(patchPreferences, sent, {
        extractData: true,
        showLoading: false,
        showError: isToldWhenFailed,
      });
      unsaved = Object.fromEntries(
        Object.entries(unsaved).filter(([name, value]) => sent[name as keyof Preferences] !== value),
      );
      const { me } = useUserStore.getState();
      if (me) useUserStore.setState({ me: { ...me, preferences: kept } });
    }
  } catch {
    // It holds in this browser, and is sent again with the next choice or the next record.
  } finally {
    isSaving = false;
  }
}

function show({ theme, language, notifications }: Partial<Preferences>): void {
  if (theme !== undefined && theme !== useTheme.getState().theme) useTheme.getState().setTheme(theme);
  if (language !== undefined && language !== readLanguage()) void switchLanguage(language);
  const { preferences } = useUserStore.getState();
  const next = {
    theme: theme ?? preferences.theme,
    language: language ?? preferences.language,
    notifications: notifications ?? preferences.notifications,
  };
  useUserStore.setState({ preferences: next });
}
