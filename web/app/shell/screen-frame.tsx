// What stands around every screen: who may enter, what is shown while its code comes, and if it breaks.
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AdminGuard } from '../guards/admin-guard.tsx';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { RouteGuard } from '../guards/route-guard.tsx';
import { LoadingBar } from './loading-line.tsx';
import { ScreenSkeleton } from './layouts.ts';
import type { Place } from '../routes/site-map.ts';

export type ScreenFrameProps = { place: Place; children: ReactNode };

export function ScreenFrame({ place, children }: ScreenFrameProps) {
  const { access } = place;
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Coming place={place} />}>
        {access === 'anyone' ? (
          children
        ) : (
          <RouteGuard>{access === 'admin' ? <AdminGuard>{children}</AdminGuard> : children}</RouteGuard>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The outline of a screen of the application; what is public is drawn by its own layout in a moment. */
function Coming({ place: { layout, path, title } }: { place: Place }) {
  if (layout === 'landing' || layout === 'blank') return <LoadingBar />;
  return (
    <Suspense fallback={<LoadingBar />}>
      <ScreenSkeleton path={path} title={title} />
    </Suspense>
  );
}
