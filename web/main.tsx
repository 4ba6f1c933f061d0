// Starts the application in the page.
import '#web/ui/base/tokens.css';
import '#web/ui/base/fonts.css';
import '#web/ui/base/base.css';
import { beginSession, connectRooms } from './app/connect-rooms.ts';
import { drawApp } from './app/take-over.tsx';
import { watchFaces } from '#web/app/shell/watch-faces.ts';
import { watchTheme } from '#web/app/shell/theme.ts';
import { startWords } from './words/start-words.ts';

/** The name of this file changes with its content and with that of all it loads: it names the build. */
const buildId = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'dev';

watchTheme();
connectRooms();
await startWords(buildId);
watchFaces();
beginSession();
const root = document.querySelector<HTMLElement>('#root');
if (root) drawApp(root);
