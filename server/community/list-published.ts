// What a person published, as things that happened, newest first.
import { and, desc, eq } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { Activity } from '#contract/people.ts';
import { presentHeadImg } from '#server/media/present-head-img.ts';
import { isOlderThan, microsecondsOf, packCursor } from '#server/database/cursor.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { type AskedPage, countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { listThumbs } from '#server/task/present-result.ts';
import { publicTitleOf } from '#server/task/present-template.ts';
import { findPerson } from './find-person.ts';
import { isPublished } from '#server/task/is-visible.ts';
import type { Language } from '#texts/words.ts';
import { formatActivity } from './format-activity.ts';

/** Read from the works themselves: what is taken back is gone from here at once. Refuses `user_not_found`. */
export async function listPublished(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  asked: AskedPage,
  language: Language,
): Promise<Page<Activity>> {
  const { config, db } = app;
  const author = await findPerson(db, userId);
  const actor = { id: String(author.id), name: author.name, head_img: presentHeadImg(config, author) };
  const rows = await db
    .select({ task: tasks, published: microsecondsOf(tasks.published_at) })
    .from(tasks)
    .where(
      and(eq(tasks.user_id, userId), isPublished, isOlderThan(asked.cursor, tasks.published_at, tasks.id)),
    )
    .orderBy(desc(tasks.published_at), desc(tasks.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  const thumbs = await listThumbs(
    app,
    rows.map(({ task }) => task.id),
    'shown',
  );
  return shapePage(asked, rows, {
    present: (shown) =>
      shown.map(({ task }) => ({
        id: String(task.id),
        kind: 'published',
        actor,
        task: { id: String(task.id), thumb: thumbs.get(task.id) ?? '', type: task.type },
        text: formatActivity(
          { kind: 'published', name: author.name, title: publicTitleOf(task, language), values: {} },
          language,
        ),
        created_at: (task.published_at ?? task.created_at).toISOString(),
        read: true,
      })),
    cursorOf: ({ task, published }) => packCursor([published, task.id]),
    total: await db.$count(tasks, and(eq(tasks.user_id, userId), isPublished)),
  });
}
