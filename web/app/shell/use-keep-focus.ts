// A link takes its own screen away: the keys go to the content of the next one.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPageSoon } from '#web/ui/base/focus-page.ts';

export function useKeepFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusPageSoon();
  }, [pathname]);
}
