// Which page one is on, whatever stands over it: a work, a person.

/** Of every page. */
const OVERLAY_PARAMS = ['work', 'by', 'user', 'account'];
/** On walls the open work is called `id`, and which of its results `n`; on price lists a dialog stands over the page. */
const WORK = ['id', 'n'];
const PRICES = ['cycle', 'currency', 'plan', 'pack', 'order', 'paid'];
const OWN_PARAMS: Readonly<Record<string, readonly string[]>> = {
  '/explore': WORK,
  '/creations': WORK,
  '/subscription': PRICES,
  '/landing/subscription': PRICES,
};

export function backgroundPage(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...OVERLAY_PARAMS, ...(OWN_PARAMS[pathname] ?? [])]) params.delete(name);
  return `${pathname}?${params.toString()}`;
}
