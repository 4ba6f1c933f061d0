// A screen whose code comes when it is first needed. A file that a newer build has replaced is asked for once more.
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import * as z from 'zod/mini';
import { stored } from '#web/model/stored.ts';

const reloadedAt = stored('chunk-reloaded-at', z.catch(z.number(), 0), { isOfVisit: true });
/** A second failure within this time is shown instead of reloading again. */
const ONCE_PER_MS = 30_000;

export function lazyScreen(
  load: () => Promise<ComponentType>,
  reload = () => location.reload(),
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // A reload without a network would end outside of the application: the place is kept until it is back.
      // Loaded anew even then, because the styles that failed together with the code are not asked for again.
      if (!navigator.onLine) await new Promise((go) => addEventListener('online', go, { once: true }));
      else if (!mayReload(Date.now())) throw error;
      reload();
      return new Promise(() => {});
    }
  });
}

/** `now` in epoch milliseconds. Remembers that it said yes. */
export function mayReload(now: number): boolean {
  if (now - reloadedAt.read() < ONCE_PER_MS) return false;
  // Without storage a reload could not be counted, and might never end.
  return reloadedAt.write(now);
}
