// A new page begins at its top, or at the part its address names; Back returns to where one was.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { backgroundPage } from './background-page.ts';

/** A screen whose code is still loading gets this long to bring the part that is named, in milliseconds. */
const PATIENCE_MS = 2000;

const heights = new Map<string, number>();

export function ScrollToPlace() {
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const page = backgroundPage(pathname, search);
  const last = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => heights.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const height = heights.get(key);
    const isSamePage = last.current === page;
    const isFirst = last.current === null;
    last.current = page;
    // Somebody has scrolled the page that was drawn beforehand: it stays where it is.
    if (isFirst && scrollY > 0) return;
    if (kind === 'POP' && height !== undefined) return follow(() => scrollBack(height));
    if (hash) return follow(() => scrollToHash(hash));
    // A work or a person was opened over the page: it stays where it is.
    if (!isSamePage) scrollTo(0, 0);
  }, [hash, key, kind, page]);

  return null;
}

function scrollBack(height: number): boolean {
  scrollTo(0, height);
  return Math.abs(scrollY - height) < 2;
}

function scrollToHash(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

/** Tries again each frame until it worked, the patience is over or the effect is undone. */
function follow(attempt: () => boolean): () => void {
  const end = performance.now() + PATIENCE_MS;
  let frame = 0;
  function step() {
    if (!attempt() && performance.now() < end) frame = requestAnimationFrame(step);
  }
  step();
  return () => cancelAnimationFrame(frame);
}
