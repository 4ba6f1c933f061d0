// A screen whose code comes when it is first needed, or a moment before. What does not come is said on its place.
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import * as z from 'zod/mini';
import { stored } from '#web/model/stored.ts';
import { NotLoadedPage } from './not-loaded-page.tsx';

const reloadedAt = stored('chunk-reloaded-at', z.catch(z.number(), 0), { isOfVisit: true });
/** A second failure within this time is shown instead of reloading again. */
const ONCE_PER_MS = 30_000;

export type LazyScreen<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Somebody is about to go there: its code begins to come. Resolves when it is there, or will not come. */
  prefetch: () => Promise<void>;
};

export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  reload = () => location.reload(),
): LazyScreen<Props> {
  // Asked for once, however it began: styles that failed together with the code are not asked for a second time.
  let coming: Promise<ComponentType<Props>> | null = null;
  let here: ComponentType<Props> | null = null;
  const begin = () =>
    (coming ??= load().then((loaded) => {
      here = loaded;
      return loaded;
    }));
  const screen = lazy(() => (here ? atOnce({ default: here }) : comeOrReload()));
  async function comeOrReload() {
    try {
      return { default: await begin() };
    } catch {
      // A file that a newer build has replaced is there after a reload; without a network that would lead outside.
      if (!navigator.onLine || !mayReload(Date.now())) return { default: NotLoadedPage };
      reload();
      return new Promise<never>(() => {});
    }
  }
  return Object.assign(screen, {
    async prefetch() {
      // Whoever goes there asks again, and is told.
      if (navigator.onLine) await begin().catch(() => {});
    },
  });
}

/** What is here already is drawn without an outline before it: React asks whether it is there after it has asked for it. */
function atOnce<Module>(module: Module): Promise<Module> {
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- A promise tells later, however it was made.
    then: (take: (module: Module) => void) => take(module),
  } as Promise<Module>;
}

/** `now` in epoch milliseconds. Remembers that it said yes. */
export function mayReload(now: number): boolean {
  if (now - reloadedAt.read() < ONCE_PER_MS) return false;
  // Without storage a reload could not be counted, and might never end.
  return reloadedAt.write(now);
}
