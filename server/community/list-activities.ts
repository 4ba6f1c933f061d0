// What happened to somebody and their works, newest first, and whether they have looked.
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Activity } from '#contract/people.ts';
import { presentHeadImg } from '#server/media/present-head-img.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { activities } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { type AskedPage, countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { titleOf } from '#server/task/present-template.ts';
import { listThumbs } from '#server/task/present-result.ts';
import { isActiveAuthor } from '#server/task/is-visible.ts';
import type { Language } from '#texts/words.ts';
import { formatActivity } from './format-activity.ts';

/** What hidden people did is not told, nor what happened to a work that was deleted since. */
const isTold = and(
  or(isNull(activities.actor_id), isActiveAuthor),
  or(isNull(activities.task_id), isNull(tasks.deleted_at)),
);

/** Refuses `bad_parameters` for a cursor of another list. */
export async function listActivities(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  asked: AskedPage,
  language: Language,
): Promise<Page<Activity>> {
  const { config, db } = app;
  const before = asked.cursor && lt(activities.id, readCursorId(readCursor(asked.cursor, 1)[0]));
  const rows = await db
    .select({ activity: activities, actor: users, task: tasks })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actor_id))
    .leftJoin(tasks, eq(tasks.id, activities.task_id))
    .where(and(eq(activities.user_id, userId), isTold, before || undefined))
    .orderBy(desc(activities.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const thumbs = await listThumbs(
    app,
    rows.flatMap(({ task }) => task?.id ?? []),
    'kept',
  );
  return shapePage(asked, rows, {
    present: (shown) =>
      shown.map(({ activity: { id, kind, values, created_at, read_at }, actor, task }) => ({
        id: String(id),
        kind,
        actor: actor && { id: String(actor.id), name: actor.name, head_img: presentHeadImg(config, actor) },
        task: task && { id: String(task.id), thumb: thumbs.get(task.id) ?? '', type: task.type },
        text: formatActivity(
          { kind, values, name: actor?.name ?? '', title: task ? titleOf(task, language) : '' },
          language,
        ),
        created_at: created_at.toISOString(),
        read: read_at !== null,
      })),
    cursorOf: ({ activity }) => packCursor([activity.id]),
    total: null,
  });
}

export async function countUnread(db: DbOrTx, userId: number): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actor_id))
    .leftJoin(tasks, eq(tasks.id, activities.task_id))
    .where(and(eq(activities.user_id, userId), isNull(activities.read_at), isTold));
  return unread?.count ?? 0;
}
