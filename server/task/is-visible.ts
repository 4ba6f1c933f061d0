// Who is to be found, and which works are shown: the one answer for every list, search, count and reference.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { media } from '#server/database/schema/media.ts';
import { isPublishedOf, tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';

/** Not blocked, not about to leave, not gone. For queries over `users`. */
export const isActiveAuthor = and(inArray(users.state, ['normal', 'demo']), isNull(users.purge_at));

/** Of the work alone: shown by its author, finished, neither deleted nor taken down. */
export const isPublished = isPublishedOf(tasks);

/** For queries over results: not deleted by itself; of whether its task was deleted it says nothing. */
export const isKeptImage = isNull(media.deleted_at);

/** For queries over results of works that are shown: its author shows this one too. */
export const isShownImage = and(isKeptImage, eq(media.withheld, false));

/** For queries that join the author: everybody sees it. */
export const isVisible = and(isPublished, isActiveAuthor);
