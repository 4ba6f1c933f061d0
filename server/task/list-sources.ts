// The works that others were made after, as long as they are shown.
import { and, eq, inArray } from 'drizzle-orm';
import type { PublicTask } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { listThumbs } from './present-result.ts';
import { isVisible } from './is-visible.ts';

type Source = NonNullable<PublicTask['remixed_from']>;

/** By the id of the source. */
export async function listSources(
  app: Pick<AppContext, 'config' | 'db'>,
  remixes: readonly { remix_of: number | null }[],
): Promise<Map<number | null, Source>> {
  const ids = [...new Set(remixes.flatMap(({ remix_of }) => remix_of ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await app.db
    .select({ id: tasks.id, author: { id: users.id, name: users.name } })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(inArray(tasks.id, ids), isVisible));
  const thumbs = await listThumbs(
    app,
    rows.map(({ id }) => id),
    'shown',
  );
  return new Map(
    rows.map(({ id, author }) => [
      id,
      { id: String(id), thumb: thumbs.get(id) ?? '', author: { id: String(author.id), name: author.name } },
    ]),
  );
}
