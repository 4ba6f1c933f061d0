// A screen's code, and its first data where that is one cheap question, come while a hand is still on the way to it.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../query-client.ts';
import { isGuest } from '#web/model/me/me.ts';
import { SCREENS } from '../routes/screens.tsx';
import { accessOf, placeAt } from '../routes/site-map.ts';
import { AppShell, LandingLayout } from './layouts.ts';

/** Whoever only passes over a link does not stay this long. */
const INTENT_MS = 65;

/** Where the words go that are being written on a page. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { '/home': '/ai-image/text-to-image' };

/**
 * The screen that the page was opened for, and its layout: both at once, while the texts are still coming. Resolves when
 * they are there, or will not come.
 */
export async function prefetchHere(): Promise<void> {
  const place = placeAt(location.pathname);
  if (!place) return;
  const layout = place.layout === 'landing' ? LandingLayout : AppShell;
  const mayEnter = place.access === 'anyone' || !isGuest();
  await Promise.all([
    place.layout !== 'blank' && layout.prefetch(),
    mayEnter && SCREENS[place.path]?.prefetch(),
  ]);
}

export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function point({ target }: Event) {
      clearTimeout(timer);
      const path = pathUnder(target);
      if (path !== null && path !== pathname) timer = setTimeout(() => prefetch(path), INTENT_MS);
    }
    function focus({ target }: Event) {
      const isPrompt = target instanceof Element && target.matches('textarea[data-prompt]');
      const path = isPrompt ? (WRITTEN_FOR[pathname] ?? null) : pathUnder(target);
      if (path !== null && path !== pathname) prefetch(path);
    }
    document.addEventListener('pointerover', point, { passive: true });
    document.addEventListener('touchstart', focus, { passive: true });
    document.addEventListener('focusin', focus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('touchstart', focus);
      document.removeEventListener('focusin', focus);
    };
  }, [pathname]);
}

function pathUnder(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

function prefetch(path: string): void {
  // A guest is stopped at sign-in; who saves data wants nothing that may not be needed.
  if (!SCREENS[path] || (accessOf(path) !== 'anyone' && isGuest()) || savesData()) return;
  void SCREENS[path].prefetch();
  if (!isGuest()) void loadFirstData(path);
}

async function loadFirstData(path: string): Promise<void> {
  try {
    const { prefetchData } = await import('../routes/first-data.ts');
    prefetchData(queryClient, path);
  } catch {
    // The screen asks by itself.
  }
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
