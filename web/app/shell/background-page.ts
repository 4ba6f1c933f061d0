// Which page one is on, whatever stands over it: a work, a person.

/** Of every page. */
const OVERLAY_PARAMS = ['work', 'by', 'user', 'account'];
/** Pages on which the open work is called `id`, and which of its results `n`. */
const WALLS = new Set(['/explore', '/creations']);

export function backgroundPage(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of WALLS.has(pathname) ? [...OVERLAY_PARAMS, 'id', 'n'] : OVERLAY_PARAMS)
    params.delete(name);
  return `${pathname}?${params.toString()}`;
}
