// Which image an address shows large, and which card leads to it.

/** What says so of an address; `n` is 1 where it is left out. */
const NAMES = ['id', 'work', 'n'] as const;

/** For the link of a card. */
export function leadsTo(address: string): (link: Pick<HTMLAnchorElement, 'href'>) => boolean {
  const here = new URL(address, location.origin);
  return ({ href }) => {
    const there = new URL(href);
    if (there.pathname !== here.pathname) return false;
    return NAMES.every((name) => readName(there.searchParams, name) === readName(here.searchParams, name));
  };
}

/** True when the one address may show an image and the other does not show one in its place. */
export function leavesImage(from: string, to: string): boolean {
  const [before, after] = [new URL(from, location.origin), new URL(to, location.origin)];
  if (before.pathname !== after.pathname) return true;
  return ['id', 'work'].some((name) => before.searchParams.has(name) && !after.searchParams.has(name));
}

function readName(params: URLSearchParams, name: (typeof NAMES)[number]): string | null {
  return params.get(name) ?? (name === 'n' ? '1' : null);
}
