// The room that shows works and people over a page comes when the first of them is opened.
import { lazy, Suspense } from 'react';
import { useOver } from '#web/community/use-over.ts';

const OverPage = lazy(async () => ({ default: (await import('#web/community/over-page.tsx')).OverPage }));

export function OverPageLayer() {
  const work = useOver('work', ['by']);
  const user = useOver('user');
  if (work.value === null && user.value === null) return null;
  return (
    <Suspense fallback={null}>
      <OverPage work={work} user={user} />
    </Suspense>
  );
}
