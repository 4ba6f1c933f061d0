// The name of a person: opens their sheet over the page. A guest is asked to sign in and stays where they are.
import type { ReactNode } from 'react';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';

export type PersonLinkProps = { id: string; className?: string | undefined; children: ReactNode };

export function PersonLink({ id, className, children }: PersonLinkProps) {
  const isGuest = useIsGuest();
  const places = usePublicPlaces();
  if (isGuest) {
    return (
      <button type="button" className={className} onClick={openLogin}>
        {children}
      </button>
    );
  }
  return (
    <UiLink href={places.person(id)} className={className}>
      {children}
    </UiLink>
  );
}
