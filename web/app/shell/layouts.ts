// The layouts, lazily: a visitor of the public pages never loads the working part.
import { lazy } from 'react';

export const AppShell = lazy(async () => ({ default: (await import('./app-shell.tsx')).AppShell }));
export const DefaultLayout = lazy(async () => ({ default: (await import('./app-shell.tsx')).DefaultLayout }));
export const HeaderOnlyLayout = lazy(async () => ({
  default: (await import('./app-shell.tsx')).HeaderOnlyLayout,
}));
export const LandingLayout = lazy(async () => ({
  default: (await import('./landing-layout.tsx')).LandingLayout,
}));
