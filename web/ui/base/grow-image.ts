// The image of a card that was pressed grows into the one that shows it large, where the browser knows how.

const NAME = 'pressed-image';
const LARGE = '[data-large-image]';
/** The page stands still while the large one is waited for: one that comes later comes without. */
const PATIENCE_MS = 200;

/** Marks the element in which a screen shows an image large. */
export const largeImage = { 'data-large-image': '' };
/** Marks a link whose image does, for whoever takes links over. */
export const growingLink = { 'data-grows': '' };

export const isGrowingLink = (link: HTMLElement): boolean => link.dataset.grows !== undefined;

/** Goes where the large image is shown: `go` is always called, at once where nothing is to move. */
export function growImage(card: HTMLElement, go: () => void): void {
  // One that is there already would be taken for the one that comes.
  if (!('startViewTransition' in document) || isStill() || findLarge()) return go();
  card.style.viewTransitionName = NAME;
  let large: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    // Two of one name would be none; the wall may stay below what opens.
    card.style.viewTransitionName = '';
    go();
    large = await waitForLarge();
    if (large) large.style.viewTransitionName = NAME;
  });
  const clear = () => large?.style.removeProperty('view-transition-name');
  transition.finished.then(clear, clear);
  // Rejects where the browser leaves it out, for example in a tab that is not seen.
  transition.ready.catch(() => {});
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const findLarge = () => document.querySelector<HTMLElement>(LARGE);

function waitForLarge(): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => findLarge() && end());
    const timer = setTimeout(end, PATIENCE_MS);
    watcher.observe(document.body, { childList: true, subtree: true });
    function end() {
      clearTimeout(timer);
      watcher.disconnect();
      resolve(findLarge());
    }
    if (findLarge()) end();
  });
}
