// The own name and image wherever they stand: in lists of people, and as the author of works.
import type { QueryClient } from '@tanstack/react-query';
import { patchPerson, patchWorks } from '#web/model/works/public-cache.ts';
import { readMe } from '#web/model/me/me.ts';

/** After a change: the lists that were fetched before show it at once. */
export function showOwnCard(client: QueryClient): void {
  const mine = readMe();
  if (!mine) return;
  const { id, name, head_img, bio } = mine;
  patchPerson(client, id, (person) => ({ ...person, name, head_img, bio }));
  patchWorks(client, (work) =>
    work.author.id === id ? { ...work, author: { ...work.author, name, head_img } } : work,
  );
}
