// Addresses of what people show: a work or a person stands over the page one is on, and Back leaves it.
import { useLocation } from 'react-router';

export const EXPLORE_PATH = '/explore';

/** The open work has its own name in the address where `id` means something else. */
export function workParam(pathname: string): string {
  return pathname === EXPLORE_PATH ? 'id' : 'work';
}

export type PublicPlaces = {
  /** `by`: arrows walk through the works of this person instead of the wall. */
  work: (id: string, by?: string) => string;
  person: (id: string) => string;
};

export function usePublicPlaces(): PublicPlaces {
  const { pathname, search } = useLocation();
  const name = workParam(pathname);
  const place = (change: (params: URLSearchParams) => void) => {
    const params = new URLSearchParams(search);
    for (const old of [name, 'by', 'user', 'account']) params.delete(old);
    change(params);
    return `${pathname}?${params.toString()}`;
  };
  return {
    work: (id, by) =>
      place((params) => {
        params.set(name, id);
        if (by) params.set('by', by);
      }),
    person: (id) => place((params) => params.set('user', id)),
  };
}

/** As it is sent to others. */
export function sharedWorkAddress(id: string): string {
  return location.origin + sharedWorkPath(id);
}

/** A page of its own, which nobody has to sign in for. */
export function sharedWorkPath(id: string): string {
  return `/work?id=${id}`;
}

export function sharedPersonAddress(id: string): string {
  return `${location.origin}${EXPLORE_PATH}?user=${id}`;
}
