// The question before a work is shown to everybody, over whichever screen it was asked on. Its code comes with the first.
import { lazy, Suspense, useState } from 'react';
import { useShareWish } from '#web/model/works/share-wish.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('#web/gallery/share-dialog.tsx')).ShareDialog,
}));

export function ShareLayer() {
  const isAsked = useShareWish(({ parts }) => parts.length > 0);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ShareDialog />
    </Suspense>
  );
}
