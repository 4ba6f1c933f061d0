// Composes /work: a work by its number; a guest who signs in from here is led back to it.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { WorkPage } from '#web/community/work-page.tsx';
import { sharedWorkPath } from '#web/model/works/public-places.ts';
import { rememberPlace } from '../guards/interrupted-place.ts';
import { useViewer } from '../guards/viewer.ts';

export function PublicWorkPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isGuest = useViewer() === null;
  useEffect(() => {
    if (isGuest && id !== '') rememberPlace(sharedWorkPath(id));
  }, [isGuest, id]);
  return <WorkPage key={id} id={id} />;
}
