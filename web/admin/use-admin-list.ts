// A list of the admin module that grows by pages.
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { usePaged } from '#web/model/use-paged.ts';

/** Everything of this module is asked for under this key: after an act all of it is asked again. */
export const ADMIN_KEY = 'admin';

export function useAdminList<E extends Endpoint>(endpoint: E, asked: InputOf<E>) {
  return usePaged(endpoint, asked, { queryKey: [ADMIN_KEY, endpoint.path, asked], keepsPrevious: true });
}
