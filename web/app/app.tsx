// The whole application.
import { BrowserRouter, useLocation } from 'react-router';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { AccountLayer } from './account/account-layer.tsx';
import { DocumentTitle } from './document-title.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingLine } from './loading-line.tsx';
import { LoginLayer } from './login-layer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Providers } from './providers.tsx';
import { OverPageLayer } from './over-page-layer.tsx';
import { Router } from './router.tsx';
import { ScrollToPlace } from './scroll-to-place.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useVersionWatch } from './watch-version.ts';

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
  return (
    <>
      <OfflineBar />
      <LoadingLine />
      <ErrorBoundary resetKey={pathname}>
        <Router />
      </ErrorBoundary>
      <OverPageLayer />
      <AccountLayer />
      <LoginLayer />
      <Toaster />
      <DocumentTitle />
      <ScrollToPlace />
      <SessionWatch />
    </>
  );
}
