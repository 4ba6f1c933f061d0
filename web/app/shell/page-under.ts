// Which page one is on, whatever stands over it: a work, a person.

/** Of every page. */
const OVER = ['work', 'by', 'user', 'account'];
/** Pages on which the open work is called `id`, and which of its results `n`. */
const WALLS = new Set(['/explore', '/creations']);

export function pageUnder(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of WALLS.has(pathname) ? [...OVER, 'id', 'n'] : OVER) params.delete(name);
  return `${pathname}?${params.toString()}`;
}
