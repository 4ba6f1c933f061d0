// The layouts, lazily: a visitor of the public pages never loads the working part.
import { lazyScreen } from '../routes/lazy-screen.ts';
import type { ScreenSkeletonProps } from './screen-skeleton.tsx';

export const AppShell = lazyScreen(async () => (await import('./app-shell.tsx')).AppShell);
export const DefaultLayout = lazyScreen(async () => (await import('./app-shell.tsx')).DefaultLayout);
export const HeaderOnlyLayout = lazyScreen<{ hasCrumb?: boolean }>(
  async () => (await import('./app-shell.tsx')).HeaderOnlyLayout,
);
export const LandingLayout = lazyScreen(async () => (await import('./landing-layout.tsx')).LandingLayout);

/** Comes with the working part, which is there before any of its screens. */
export const ScreenSkeleton = lazyScreen<ScreenSkeletonProps>(
  async () => (await import('./app-shell.tsx')).ScreenSkeleton,
);
