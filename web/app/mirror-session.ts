// Lets every room read the signed-in person without knowing the session.
import { onAskToSignIn } from '#web/api/ask-to-sign-in.ts';
import { connectMine, useMineStore } from '#web/api/mine-store.ts';
import { refreshUser } from '#web/session/session.ts';
import { openLogin, updatePoints, useUserStore } from '#web/session/user-store.ts';
import type { UserState } from '#web/session/user-store.ts';

/** Call once at start. Returns what ends it. */
export function mirrorSession(): () => void {
  connectMine({
    takeBalance: updatePoints,
    fetchAgain: () => void refreshUser({ force: true }),
  });
  onAskToSignIn(openLogin);
  copySession(useUserStore.getState());
  return useUserStore.subscribe(copySession);
}

function copySession({ user, mine, isSignedIn }: UserState): void {
  const isHere = isSignedIn && user !== null;
  const next = {
    userId: isHere ? user.id : null,
    balance: isHere ? { point: user.point, sub_point: user.sub_point } : null,
    mine: isHere ? mine : null,
  };
  const now = useMineStore.getState();
  const isSame =
    now.userId === next.userId &&
    now.mine === next.mine &&
    now.balance?.point === next.balance?.point &&
    now.balance?.sub_point === next.balance?.sub_point;
  if (!isSame) useMineStore.setState(next);
}
