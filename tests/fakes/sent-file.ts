// A file that its user had sent before: sent again it is known by its bytes, and nothing is opened.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { media } from '#server/database/schema/media.ts';

/** Returns the id of the upload. */
export async function addSentFile(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  content: Buffer,
): Promise<string> {
  const [row] = await db
    .insert(media)
    .values({
      user_id: userId,
      role: 'upload',
      kind: 'video',
      key: `upload-${randomUUID()}.mp4`,
      width: 400,
      height: 400,
      bytes: content.length,
      sha256: randomUUID(),
      sent_sha256: createHash('sha256').update(content).digest('hex'),
      format: 'mp4',
      expires_at: sql`now() + interval '1 day'`,
    })
    .returning({ id: media.id });
  return String(row?.id);
}
