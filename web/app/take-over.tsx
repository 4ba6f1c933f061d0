// Changes a page that was drawn beforehand for the living one, without anything moving or being lost.
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { writeDraft } from './home/composer-draft.ts';
import style from './take-over.module.css';

/** If the living page is not whole by then it takes its place as it is, in milliseconds. */
const PATIENCE_MS = 8000;

/** Draws the application into `root`; where `root` holds a drawn page, behind it first. */
export function drawApp(root: HTMLElement): void {
  if (root.childElementCount === 0) {
    createRoot(root).render(<App />);
    return;
  }
  const living = document.createElement('div');
  living.className = style.behind ?? '';
  root.after(living);
  createRoot(living).render(<App />);
  void waitUntilWhole(living).then(() => changePlaces(root, living));
}

async function waitUntilWhole(living: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      watcher.disconnect();
      clearTimeout(timer);
      resolve();
    };
    // The layout comes before the page in it: only the page brings the headline.
    const watcher = new MutationObserver(() => living.querySelector('h1') && end());
    const timer = setTimeout(end, PATIENCE_MS);
    watcher.observe(living, { childList: true, subtree: true });
  });
  const first = Array.from(living.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'));
  await Promise.allSettled(first.map((image) => image.decode()));
}

function changePlaces(drawn: HTMLElement, living: HTMLElement): void {
  const before = drawn.querySelector('textarea');
  const after = living.querySelector('textarea');
  if (before && before.value !== '') writeDraft({ prompt: before.value });
  const wasWriting = before !== null && document.activeElement === before;
  const at = before?.selectionStart ?? 0;
  drawn.remove();
  living.className = '';
  living.id = 'root';
  if (!wasWriting || !after) return;
  after.focus({ preventScroll: true });
  after.setSelectionRange(at, at);
}
