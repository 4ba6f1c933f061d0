// Changes a page that was drawn beforehand for the living one, without anything moving or being lost.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { writeDraft } from './home/composer-draft.ts';
import type { ComposerDraft } from './home/composer-draft.ts';
import type { DrawnPage } from './drawn/drawn-page.ts';
import style from './take-over.module.css';

/** If the living page is not whole by then it takes its place as it is, in milliseconds. */
const PATIENCE_MS = 8000;

/** Draws the application into `root`; where that holds a page that was `drawn` beforehand, behind it first. */
export function drawApp(root: HTMLElement, drawn: DrawnPage | null): void {
  if (!drawn) {
    startTransition(() => createRoot(root).render(<App />));
    return;
  }
  const living = document.createElement('div');
  living.className = style.behind ?? '';
  root.after(living);
  // In small steps: somebody writes on the page meanwhile.
  startTransition(() => createRoot(living).render(<App />));
  void waitUntilWhole(living).then(() => changePlaces(root, drawn, living));
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

function changePlaces(root: HTMLElement, drawn: DrawnPage, living: HTMLElement): void {
  const { activeElement: focused } = document;
  const places = drawn.match(living);
  const before = root.querySelector('textarea');
  if (before && before.value !== '') writeDraft({ prompt: before.value });
  writeDraft(drawn.readChosen() as Partial<ComposerDraft>);
  const at = before?.selectionStart ?? 0;
  for (const [element, place] of places) {
    if (element instanceof HTMLDetailsElement) (place as HTMLDetailsElement).open = element.open;
  }
  root.remove();
  living.className = '';
  living.id = 'root';
  const next = focused && places.get(focused);
  next?.focus({ preventScroll: true });
  if (next instanceof HTMLTextAreaElement) next.setSelectionRange(at, at);
  void drawn.repeat(places);
}
