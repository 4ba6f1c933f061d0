// The whole application.
import { BrowserRouter, useLocation } from 'react-router';
import { SpokenWords } from '#web/ui/feedback/spoken.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { AccountLayer } from './account/account-layer.tsx';
import { DocumentTitle } from './shell/document-title.tsx';
import { ErrorBoundary } from './routes/error-boundary.tsx';
import { useDroppedFiles } from './shell/keep-dropped-files.ts';
import { LoadingLine } from './shell/loading-line.tsx';
import { LoginLayer } from './shell/login-layer.tsx';
import { OfflineBar } from './shell/offline-bar.tsx';
import { Providers } from './providers.tsx';
import { OverlayLayer } from './shell/overlay-layer.tsx';
import { Router } from './routes/router.tsx';
import { usePrefetch } from './shell/prefetch-screens.ts';
import { useShownAddress } from './shell/shrink-images.ts';
import { ScrollToPlace } from './shell/scroll-to-place.tsx';
import { SessionWatch } from './guards/session-watch.tsx';
import { useVersionWatch } from './shell/watch-version.ts';
import { useRememberPlaces } from './shell/way-back.ts';

export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <Page />
      </Providers>
    </BrowserRouter>
  );
}

function Page() {
  const { pathname } = useLocation();
  useVersionWatch();
  useDroppedFiles();
  useRememberPlaces();
  useShownAddress();
  usePrefetch();
  return (
    <>
      <OfflineBar />
      <LoadingLine />
      <ErrorBoundary resetKey={pathname}>
        <Router />
      </ErrorBoundary>
      <OverlayLayer />
      <AccountLayer />
      <LoginLayer />
      <Toaster />
      <SpokenWords />
      <DocumentTitle />
      <ScrollToPlace />
      <SessionWatch />
    </>
  );
}
