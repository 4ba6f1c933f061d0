// Changes what a user says about themself.
import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Mine, userEdit } from '#contract/account.ts';
import { dropAvatars } from '#server/community/store-avatar.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { refuseBlockedTexts } from '#server/moderation/refuse-blocked-texts.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import { readMine } from './read-mine.ts';

type Edit = ParsedInputOf<typeof userEdit>;

/**
 * Fields that are absent stay. Refuses `bad_parameters` for words that the content rules forbid and an image that is
 * not the user's own.
 */
export async function editUser(app: AppContext, userId: number, edit: Edit): Promise<Mine> {
  const { name, bio, head_img } = edit;
  await refuseBlockedTexts(app, { name, bio });
  const dropped = await app.db.transaction(async (tx) => {
    await lockUser(tx, userId); // or the image could be dropped for another one between the look and the change
    const worn = head_img === undefined ? undefined : await findOwnImage(tx, userId, head_img);
    const changed = {
      ...(name === undefined ? {} : { name }),
      ...(bio === undefined ? {} : { bio }),
      ...(worn === undefined ? {} : { head_img: worn }),
    };
    if (Object.keys(changed).length > 0) {
      await tx.update(users).set(changed).where(eq(users.id, userId));
    }
    return worn === undefined ? [] : await dropAvatars(tx, userId, worn);
  });
  for (const key of dropped) await app.storage.remove(key);
  return await readMine(app, userId);
}

const MEDIA_ADDRESS = /^(?:https?:\/\/[^/]+)?\/media\/([^?]*)/;

/**
 * The key behind an address of one's own image that stays; another's key would show them an image that is not theirs.
 * What was taken down is no face either.
 */
async function findOwnImage(tx: Tx, userId: number, url: string): Promise<string> {
  if (url === '') return '';
  const [, path = ''] = MEDIA_ADDRESS.exec(url) ?? [];
  const key = decodePath(path);
  const own = await tx
    .select({ id: media.id })
    .from(media)
    .leftJoin(tasks, eq(tasks.id, media.task_id))
    .where(
      and(
        eq(media.key, key),
        eq(media.user_id, userId),
        eq(media.kind, 'image'),
        isNull(media.expires_at),
        isNull(tasks.hidden_at),
      ),
    );
  if (own.length > 0) return key;
  throw new Refusal('bad_parameters', { fields: { head_img: 'not_own_picture' } });
}

function decodePath(path: string): string {
  try {
    const key = decodeURIComponent(path);
    return key.includes('\0') ? '' : key;
  } catch {
    return '';
  }
}
