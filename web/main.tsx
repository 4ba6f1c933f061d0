// Starts the application in the page.
import '#web/ui/base/tokens.css';
import '#web/ui/base/fonts.css';
import '#web/ui/base/base.css';
import { beginSession, wireApp } from './app/wire-app.ts';
import { drawApp } from './app/take-over.tsx';
import { watchFaces } from '#web/app/shell/watch-faces.ts';
import { watchTheme } from '#web/app/shell/theme.ts';
import { installPagePrices } from './app/page-prices.ts';
import { startI18n } from './i18n/start-i18n.ts';

/** The name of this file changes with its content and with that of all it loads: it names the build. */
const buildId = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'dev';

installPagePrices();
watchTheme();
wireApp();
await startI18n(buildId);
watchFaces();
beginSession();
const root = document.querySelector<HTMLElement>('#root');
if (root) drawApp(root);
