// Where the keys go when what had them is gone: the next Tab goes on in the content, instead of beginning the page anew.

/** What was done takes a moment to take its button away. */
const GONE_MS = 400;

/** Does nothing where something has the keys by then. Returns what calls it off. */
export function focusPageSoon(): () => void {
  const page = document;
  const timer = setTimeout(() => {
    if (page.activeElement !== page.body) return;
    page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, GONE_MS);
  return () => clearTimeout(timer);
}
