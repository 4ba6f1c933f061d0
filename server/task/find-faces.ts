// The faces of a medium that a task could use: it is looked at once, and what there is to see is kept with the file.
import { eq } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import type { Faces, FoundFace, MediaRef } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { media } from '#server/database/schema/media.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { Refusal } from '#server/refusal.ts';
import { findMedia, type MediaRow } from './measure-params.ts';

/**
 * Refuses asset_not_found as a task would, bad_parameters for a sound, and what the media lab refuses. Who asks first
 * spends the time that it takes.
 */
export type FindFaces = (userId: number, ref: MediaRef) => Promise<Faces>;

export function openFaces(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  lab: Pick<MediaLab, 'lookAt'>,
): FindFaces {
  /** By the media's id: who asks again meanwhile waits for the same answer. */
  const underWay = new Map<number, Promise<FoundFace[]>>();

  async function look(userId: number, { id, kind, key }: MediaRow): Promise<FoundFace[]> {
    const seen = await lab.lookAt(userId, { isVideo: kind === 'video', open: () => storage.open(key) });
    await db.update(media).set(seen).where(eq(media.id, id));
    return seen.faces;
  }

  return async (userId, ref) => {
    const row = await findMedia(db, userId, ref);
    if (row.kind === 'audio') {
      throw new Refusal('bad_parameters', { fields: { upload_id: fieldWord('faces_need_image') } });
    }
    // What an earlier release kept does not say whom the image is about.
    if (row.faces?.every((face) => 'is_main' in face)) return { faces: row.faces };
    const looking = underWay.get(row.id) ?? look(userId, row).finally(() => underWay.delete(row.id));
    underWay.set(row.id, looking);
    return { faces: await looking };
  };
}
