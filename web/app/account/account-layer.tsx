// The account over any page. Its code comes when it is first opened.
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readAccountTab } from '#web/account/account-tabs.ts';
import { useViewer } from '../guards/viewer.ts';

const AccountPage = lazy(async () => ({ default: (await import('./account-page.tsx')).AccountPage }));

export function AccountLayer() {
  const [params] = useSearchParams();
  const isSignedIn = useViewer() !== null;
  const tab = readAccountTab(params, isSignedIn);
  const [isWanted, setWanted] = useState(false);
  if (tab && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <AccountPage tab={tab} />
    </Suspense>
  );
}
