// The module that shows works and people over a page comes when the first of them is opened.
import { lazy, Suspense } from 'react';
import { useOverlayParam } from '#web/model/use-overlay-param.ts';

const OverlayPage = lazy(async () => ({
  default: (await import('#web/community/overlay-page.tsx')).OverlayPage,
}));

export function OverlayLayer() {
  const work = useOverlayParam('work', ['by']);
  const user = useOverlayParam('user');
  if (work.value === null && user.value === null) return null;
  return (
    <Suspense fallback={null}>
      <OverlayPage work={work} user={user} />
    </Suspense>
  );
}
