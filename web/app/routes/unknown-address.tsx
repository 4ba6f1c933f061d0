// An address that is no page of this build: it is looked up in the route rules, and is not found only then.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadingBar } from '../shell/loading-line.tsx';
import { findRedirect } from './find-redirect.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function UnknownAddress() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const target = await findRedirect(pathname);
      if (!isWanted) return;
      if (target === null) setUnknown(pathname);
      else await navigate({ pathname: target, search, hash }, { replace: true });
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [pathname, search, hash, navigate]);
  return unknown === pathname ? <NotFoundPage /> : <LoadingBar />;
}
