// What may stand over any page by its address: `?work=` a work that somebody shows, `?user=` a person.
import { useLocation } from 'react-router';
import { EXPLORE_PATH } from '#web/model/works/public-places.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { PersonSheet } from './person-sheet.tsx';
import type { OverlayParam } from '#web/model/use-overlay-param.ts';
import { WorkOverlay } from './work-overlay.tsx';

export function OverlayPage({ work, user }: { work: OverlayParam; user: OverlayParam }) {
  const { pathname } = useLocation();
  const isGuest = useIsGuest();
  // Profiles are for people who are signed in; Explore opens its works itself.
  if (user.value !== null && !isGuest) return <PersonSheet id={user.value} onClose={user.close} />;
  if (work.value === null || pathname === EXPLORE_PATH) return null;
  return <WorkOverlay id={work.value} feed={{ tab: 'foryou' }} onClose={work.close} />;
}
