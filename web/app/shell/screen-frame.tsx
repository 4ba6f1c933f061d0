// What stands around every screen: who may enter, what is shown while its code comes, and if it breaks.
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AdminDoor } from '../guards/admin-door.tsx';
import { ErrorBoundary } from '../routes/error-boundary.tsx';
import { Guard } from '../guards/guard.tsx';
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
          <Guard>{access === 'admin' ? <AdminDoor>{children}</AdminDoor> : children}</Guard>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
