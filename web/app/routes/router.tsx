// Addresses to screens, each in its layout and behind its guard.
import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { AppShell, DefaultLayout, HeaderOnlyLayout, LandingLayout } from '../shell/layouts.ts';
import { LoadingBar } from '../shell/loading-line.tsx';
import { ScreenFrame } from '../shell/screen-frame.tsx';
import { SCREENS } from './screens.tsx';
import { SITE_MAP } from './site-map.ts';
import type { Layout } from './site-map.ts';
import { UnknownAddress } from './unknown-address.tsx';

export function Router() {
  return (
    <Suspense fallback={<LoadingBar />}>
      <Routes>
        <Route element={<LandingLayout />}>{drawRoutes('landing')}</Route>
        <Route element={<AppShell />}>
          <Route element={<DefaultLayout />}>{drawRoutes('default')}</Route>
          <Route element={<HeaderOnlyLayout />}>{drawRoutes('header-only')}</Route>
          <Route element={<HeaderOnlyLayout hasCrumb={false} />}>
            <Route path="*" element={<UnknownAddress />} />
          </Route>
        </Route>
        <Route element={<Outlet />}>{drawRoutes('blank')}</Route>
      </Routes>
    </Suspense>
  );
}

function drawRoutes(layout: Layout) {
  return SITE_MAP.filter((place) => place.layout === layout).map((place) => {
    const Screen = SCREENS[place.path];
    if (!Screen) throw new Error(`${place.path} has no screen`);
    return (
      <Route
        key={place.path}
        path={place.path}
        element={
          // Keyed: each address asks its own guard.
          <ScreenFrame key={place.path} place={place}>
            <Screen />
          </ScreenFrame>
        }
      />
    );
  });
}
