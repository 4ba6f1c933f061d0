// Starts the application in the page.
import { beginSession, wireApp } from './wire-app.ts';
import { drawApp } from './take-over.tsx';
import type { DrawnPage } from './drawn/drawn-page.ts';
import { watchFaces } from './shell/watch-faces.ts';
import { prefetchHere } from './shell/prefetch-screens.ts';
import { watchManifest } from './shell/watch-manifest.ts';
import { watchWaysBack } from './shell/shrink-images.ts';
import { watchTheme } from './shell/theme.ts';
import { installPagePrices } from './page-prices.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';

/** An outline that stands shorter than this only flickers, and has to be drawn as well, in milliseconds. */
const SCREEN_PATIENCE_MS = 100;
/** Where one stands already: then the application comes, with whatever it has. */
const OUTLINE_PATIENCE_MS = 1000;

/** `drawn`: the page that `root` holds already, with what somebody did on it while this was on its way. */
export async function startApp(root: HTMLElement, buildId: string, drawn: DrawnPage | null): Promise<void> {
  installPagePrices();
  watchTheme();
  wireApp();
  const screen = prefetchHere();
  await startI18n(buildId);
  watchFaces();
  watchManifest();
  watchWaysBack();
  beginSession();
  const patience = root.childElementCount > 0 ? OUTLINE_PATIENCE_MS : SCREEN_PATIENCE_MS;
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))]);
  drawApp(root, drawn);
}
