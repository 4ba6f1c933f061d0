// Where one came from before a studio: each entry of the browser's history remembers its address for as long as the tab
// is open, so that the way back is the one that was gone.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { STUDIO_PATHS } from '#web/model/tasks/task-addresses.ts';
import { readHistoryStep } from '#web/model/history-step.ts';
import { stored } from '#web/model/stored.ts';

/** Who walked further does not go back so far by one press. */
const REMEMBERED = 50;

/** By their place in the history; null where another site stood. */
type Places = readonly (string | null)[];

const places = stored<Places>('atelier_places', z.catch(z.array(z.nullable(z.string())), []), {
  isOfVisit: true,
});

const STUDIOS: ReadonlySet<string> = new Set(Object.values(STUDIO_PATHS));

export function isStudio(pathname: string): boolean {
  return STUDIOS.has(pathname);
}

export type WayBack = {
  href: string;
  /** So many entries of the history lie between: going back by them finds the place as it was left. */
  steps: number;
};

/** The last page before this entry that is no studio; undefined where one came by a link from elsewhere. */
export function findWayBack(known: Places, at: number): WayBack | undefined {
  for (let place = at - 1; place >= 0; place -= 1) {
    const href = known[place];
    if (!href) return undefined;
    const [pathname = ''] = href.split('?');
    if (!isStudio(pathname)) return { href, steps: at - place };
  }
  return undefined;
}

/** Stands once, around all pages. */
export function useRememberPlaces(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const at = readHistoryStep() ?? 0;
    const before = places.read();
    const known = Array.from({ length: at }, (_, place) =>
      place < at - REMEMBERED ? null : (before[place] ?? null),
    );
    // What lay after it is no more, or is remembered still: a step back changes nothing.
    const after = before[at] === pathname + search ? before.slice(at + 1) : [];
    places.write([...known, pathname + search, ...after]);
  }, [pathname, search]);
}

export function readWayBack(): WayBack | undefined {
  return findWayBack(places.read(), readHistoryStep() ?? 0);
}
