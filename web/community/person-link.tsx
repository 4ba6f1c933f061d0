// The name of a person: opens their sheet over the page. A guest is asked to sign in and stays where they are.
import type { ReactNode } from 'react';
import { askToSignIn } from '#web/api/ask-to-sign-in.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { usePublicPlaces } from '#web/api/public-places.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';

export type PersonLinkProps = { id: string; className?: string | undefined; children: ReactNode };

export function PersonLink({ id, className, children }: PersonLinkProps) {
  const isGuest = useMineStore((state) => state.userId === null);
  const places = usePublicPlaces();
  if (isGuest) {
    return (
      <button type="button" className={className} onClick={askToSignIn}>
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
