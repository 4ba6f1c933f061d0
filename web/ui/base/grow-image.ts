// The image of a card that was pressed grows into the one that shows it large, where the browser knows how, and on the way
// back the large one shrinks into its card.

const NAME = 'pressed-image';
const LARGE = '[data-large-image]';
const CARDS = 'a[data-grows]';
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
  if (!canMove() || findLarge()) return go();
  moveImage(card, async () => {
    go();
    return await waitFor(findLarge);
  });
}

/**
 * Leaves the large image for the card that leads to it: `isCard` knows its link. `go` is always called, at once where
 * nothing is to move; where the card is not in sight nothing moves either.
 */
export function shrinkImage(isCard: (link: HTMLAnchorElement) => boolean, go: () => void): void {
  const large = findLarge();
  if (!canMove() || !large || !isInSight(large)) return go();
  const transition = moveImage(large, async () => {
    go();
    // As long as one is shown large, its card is behind it.
    const card = await waitFor(() => (findLarge() ? null : findCard(isCard)));
    if (!card) transition.skipTransition();
    return card;
  });
}

let named: HTMLElement | null = null;
/** One that a later one has cut short leaves the name to that. */
let latest: object | null = null;

/** Two of one name would be none: what stood there may stay below what opens. */
function nameOnly(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  named = element;
  if (element) element.style.viewTransitionName = NAME;
}

function moveImage(from: HTMLElement, go: () => Promise<HTMLElement | null>): ViewTransition {
  const move = {};
  latest = move;
  const name = (element: HTMLElement | null) => latest === move && nameOnly(element);
  name(from);
  const transition = document.startViewTransition(async () => {
    name(null);
    name(await go());
  });
  const clear = () => name(null);
  transition.finished.then(clear, clear);
  // Rejects where the browser leaves it out, for example in a tab that is not seen.
  transition.ready.catch(() => {});
  return transition;
}

const canMove = () => 'startViewTransition' in document && !isStill();

export const hasLargeImage = (): boolean => findLarge() !== null;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const findLarge = () => document.querySelector<HTMLElement>(LARGE);

function findCard(isCard: (link: HTMLAnchorElement) => boolean): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>(CARDS);
  return [...links].find((link) => isCard(link) && isInSight(link)) ?? null;
}

function isInSight(element: HTMLElement): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** What it finds as soon as it is there; null after some time. */
function waitFor<Found>(find: () => Found | null): Promise<Found | null> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => find() && end());
    const timer = setTimeout(end, PATIENCE_MS);
    watcher.observe(document.body, { childList: true, subtree: true });
    function end() {
      clearTimeout(timer);
      watcher.disconnect();
      resolve(find());
    }
    if (find()) end();
  });
}
