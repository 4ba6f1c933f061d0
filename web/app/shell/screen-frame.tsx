// What stands around every screen: who may enter, what is shown while its code comes, and if it breaks.
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AdminGuard } from '../guards/admin-guard.tsx';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { RouteGuard } from '../guards/route-guard.tsx';
import { LoadingBar } from './loading-line.tsx';
import type { RouteAccess } from '../routes/site-map.ts';

export function ScreenFrame({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingBar />}>
        {access === 'anyone' ? (
          children
        ) : (
          <RouteGuard>{access === 'admin' ? <AdminGuard>{children}</AdminGuard> : children}</RouteGuard>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
