// Keeps a part of a kept image, or a frame of a kept video, as if its user had sent it. What has the brand mark is cut twice:
// the cut of what people see is shown, and that of the clean master is given to tools. So a cut never shows more than its
// source does, however it is turned.
import { createHash } from 'node:crypto';
import { fieldWord } from '#contract/field-words.ts';
import type { media } from '#server/database/schema/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { judgeUpload } from '#server/moderation/judge-upload.ts';
import { Refusal } from '#server/refusal.ts';
import type { Cut } from './clean-file.ts';
import type { MediaLab } from './media-lab.ts';
import { findSame, isUsedUp, storeClean } from './store-upload.ts';

type MediaRow = typeof media.$inferSelect;

/**
 * The same cut of the same bytes is the same upload. A problem is a packed field word. Refuses what storing an upload
 * refuses.
 */
export async function storeCut(
  app: Pick<AppContext, 'db' | 'storage' | 'moderation'>,
  lab: Pick<MediaLab, 'cut' | 'folder'>,
  userId: number,
  source: Pick<MediaRow, 'key' | 'clean_key' | 'sha256'>,
  cut: Cut,
): Promise<MediaRow | { problem: string }> {
  const { key, clean_key } = source;
  // Nothing is sent: what is asked for tells one cut from another.
  const asked = { sha256: hashCut(source, cut), bytes: 0 };
  const known = await findSame(app.db, userId, asked.sha256);
  if (known) {
    const hashes = [source.sha256, known.sha256];
    return (await judgeUpload(app, userId, { kind: 'image', hashes, path: null })) ?? known;
  }
  if (await isUsedUp(app.db, userId, 0)) return { problem: fieldWord('files_full') };
  // Before the work, not after it.
  if (!(await app.storage.isWritable())) throw new Refusal('unavailable');
  const open = () => app.storage.open(key);
  const openUnmarked = clean_key === '' ? null : () => app.storage.open(clean_key);
  return await lab.cut(userId, { cut, open, openUnmarked }, (made) =>
    storeClean(app, lab.folder, userId, asked, made),
  );
}

export function hashCut({ sha256 }: Pick<MediaRow, 'sha256'>, cut: Cut): string {
  return createHash('sha256')
    .update(JSON.stringify([sha256, cut]))
    .digest('hex');
}
