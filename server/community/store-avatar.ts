// The image of oneself: the middle of a file that was just sent, kept for as long as it is shown.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { AVATAR_SIDE } from '#contract/people.ts';
import { media } from '#server/database/schema/media.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { findUpload } from '#server/media/find-upload.ts';
import { UPLOAD_PREFIX } from '#server/media/store-upload.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { putMadeFile } from '#server/media/put-made-file.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import type { Stored } from '#server/adapters/storage.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';

type AvatarContext = Pick<AppContext, 'config' | 'db' | 'storage'>;

/**
 * It is shown at once, and the one before it goes. Returns its address. Refuses `bad_parameters` for a file that is
 * not (any more) there, or no image.
 */
export async function storeAvatar(
  app: AvatarContext,
  lab: MediaLab,
  userId: number,
  uploadId: string,
): Promise<string> {
  const sent = await findUpload(app.db, userId, uploadId);
  if (sent?.kind !== 'image') {
    const word = fieldWord(sent ? 'image_format' : 'file_gone');
    throw new Refusal('bad_parameters', { fields: { file: word } });
  }
  const stored = await cut(app, lab, sent.key);
  let dropped: string[];
  try {
    dropped = await app.db.transaction((tx) => wear(tx, userId, stored));
  } catch (error) {
    // A commit whose answer was lost may have happened, and the image is worn; else it is swept as an orphan.
    if (!isUnavailable(error)) await app.storage.remove(stored.key);
    throw error;
  }
  for (const key of dropped) await app.storage.remove(key);
  return signMediaUrl(app.config, stored.key);
}

async function cut({ storage }: AvatarContext, lab: MediaLab, key: string): Promise<Stored> {
  const folder = path.join(lab.folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const [file, to] = [path.join(folder, 'sent'), path.join(folder, 'face.jpg')];
    await pipeline(await storage.open(key), createWriteStream(file));
    await lab.cutSquare({ file, to, side: AVATAR_SIDE });
    return await putMadeFile(storage, `${UPLOAD_PREFIX}${randomUUID()}.jpg`, to, lab.folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function wear(tx: Tx, userId: number, { key, bytes, sha256 }: Stored): Promise<string[]> {
  await lockUser(tx, userId);
  await tx.insert(media).values({
    user_id: userId,
    role: 'upload',
    kind: 'image',
    format: 'jpg',
    width: AVATAR_SIDE,
    height: AVATAR_SIDE,
    key,
    bytes,
    sha256,
  });
  await tx.update(users).set({ head_img: key }).where(eq(users.id, userId));
  return await dropAvatars(tx, userId, key);
}

/** Of all uploads only faces have no end. Returns the keys to be removed after the commit. */
export async function dropAvatars(tx: Tx, userId: number, worn: string): Promise<string[]> {
  const isOld = and(
    eq(media.user_id, userId),
    eq(media.role, 'upload'),
    isNull(media.expires_at),
    ne(media.key, worn),
  );
  const gone = await tx.delete(media).where(isOld).returning({ key: media.key });
  return gone.map(({ key }) => key);
}
