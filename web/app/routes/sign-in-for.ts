// Asks a guest to sign in for something: /home then leads on to it (spec §2 sends every sign-in there).
import { openLogin } from '#web/model/me/user-store.ts';
import { rememberPlace } from '../guards/interrupted-place.ts';

export function signInFor(address: string): void {
  rememberPlace(address);
  openLogin();
}
