// Who looks at the page, as the shell needs it: a name, an image, points; null is a guest.
import { useMemo } from 'react';
import { totalCredits } from '#web/model/me/user.ts';
import { useUserStore } from '#web/model/me/user-store.ts';

export type Viewer = { name: string; email: string; image: string; points: number; isVip: boolean };

export function useViewer(): Viewer | null {
  const isSignedIn = useUserStore((state) => state.isSignedIn);
  const user = useUserStore((state) => state.user);
  return useMemo(() => {
    if (!isSignedIn) return null;
    // The token is there before the record of its user: a signed-in person is never drawn as a guest.
    if (!user) return { name: '', email: '', image: '', points: 0, isVip: false };
    return {
      name: user.name,
      email: user.email,
      image: user.avatar,
      points: totalCredits(user),
      isVip: user.is_vip,
    };
  }, [isSignedIn, user]);
}
