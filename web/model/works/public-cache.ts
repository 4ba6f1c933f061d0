// Works and people as the page holds them, in every list they stand in: a like or a follow shows everywhere at once.
import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#contract/people.ts';
import type { PublicTask } from '#contract/task.ts';

/** Every query that holds works of others begins with `public`, every one that holds people with `people`. */
export const publicKeys = {
  all: ['public'] as const,
  feeds: ['public', 'feed'] as const,
  feed: (feed: object) => ['public', 'feed', feed] as const,
  work: (id: string) => ['public', 'work', id] as const,
  taste: (...of: unknown[]) => ['public', 'taste', ...of] as const,
};

export const peopleKeys = {
  all: ['people'] as const,
  one: (id: string) => ['people', 'one', id] as const,
  search: (q: string) => ['people', 'search', q] as const,
  list: (of: string, id: string) => ['people', of, id] as const,
};

/** Changes one work wherever it stands. */
export function patchWork(client: QueryClient, id: string, change: (work: PublicTask) => PublicTask): void {
  patchWorks(client, (work) => (work.id === id ? change(work) : work));
}

export function patchWorks(client: QueryClient, change: (work: PublicTask) => PublicTask): void {
  client.setQueriesData({ queryKey: publicKeys.all }, (held: unknown) =>
    mapHeld(held, (item) => (isWork(item) ? change(item) : item)),
  );
}

/** Changes one person wherever their profile stands. */
export function patchPerson(client: QueryClient, id: string, change: (person: Profile) => Profile): void {
  client.setQueriesData({ queryKey: peopleKeys.all }, (held: unknown) =>
    mapHeld(held, (item) => (isPerson(item) && item.id === id ? change(item) : item)),
  );
}

/** Calls `act` after each answer that is still under way for works and people, once that answer is in its place. */
export function afterAnswersUnderWay(client: QueryClient, act: () => void): void {
  for (const queryKey of [publicKeys.all, peopleKeys.all]) {
    const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
    for (const { promise } of underWay) void promise?.then(act, () => {}); // one that failed put nothing in place
  }
}

/** What hangs on the walls has changed by an act of one's own: they are asked for anew when they are looked at. */
export function forgetWalls(client: QueryClient): void {
  client.removeQueries({ queryKey: publicKeys.all, type: 'inactive' });
  void client.invalidateQueries({ queryKey: publicKeys.all });
}

/** A work as it is known already, from whichever list. */
export function findWork(client: QueryClient, id: string): PublicTask | undefined {
  let found: PublicTask | undefined;
  for (const [, held] of client.getQueriesData({ queryKey: publicKeys.all })) {
    mapHeld(held, (item) => {
      if (isWork(item) && item.id === id) found = item;
      return item;
    });
  }
  return found;
}

/** A person as known already, from whichever list. */
export function findPerson(client: QueryClient, id: string): Profile | undefined {
  let found: Profile | undefined;
  for (const [, held] of client.getQueriesData({ queryKey: peopleKeys.all })) {
    mapHeld(held, (item) => {
      if (isPerson(item) && item.id === id) found = item;
      return item;
    });
  }
  return found;
}

type Change = (item: unknown) => unknown;

/** One thing, a list, a page of them, or pages: what is not changed stays the same object. */
function mapHeld(held: unknown, change: Change): unknown {
  if (Array.isArray(held)) {
    const next = held.map((part) => mapHeld(part, change));
    return next.some((part, at) => part !== held[at]) ? next : held;
  }
  if (typeof held !== 'object' || held === null) return held;
  for (const name of ['pages', 'items'] as const) {
    if (!(name in held)) continue;
    const before = (held as Record<string, unknown>)[name];
    const after = mapHeld(before, change);
    return after === before ? held : { ...held, [name]: after };
  }
  return change(held);
}

function isWork(item: unknown): item is PublicTask {
  return typeof item === 'object' && item !== null && 'author' in item && 'likes' in item;
}

function isPerson(item: unknown): item is Profile {
  return typeof item === 'object' && item !== null && 'stats' in item && 'followed' in item;
}
