// Takes one file of a call in: received, cleaned, kept; what is left of it on the way is removed.
import { rm } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { storeUpload } from '#server/media/store-upload.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { receiveFile } from '#server/media/receive-file.ts';
import { openTurns } from '#server/media/take-turns.ts';
import type { ReceiveFile } from './serve-multipart.ts';

/** Files of one person on their way at a time. The bytes of the others wait where they come from. */
const RECEIVED_AT_ONCE = 4;

/** One file of a person and of its kind is opened at a time: so the same one, sent twice at once, is known. */
export function openTaking(app: AppContext, lab: MediaLab): (userId: number) => ReceiveFile {
  const receiving = openTurns(RECEIVED_AT_ONCE);
  const keeping = openTurns(1);
  return (userId) => (content, expected, rule) =>
    receiving(String(userId), async () => {
      const received = await receiveFile(content, lab.folder, expected, rule);
      if ('problem' in received) return received;
      try {
        const kept = await keeping(`${userId} ${received.kind}`, () =>
          storeUpload(app, lab, userId, received),
        );
        return 'problem' in kept ? kept : { upload_id: String(kept.id) };
      } finally {
        await rm(received.file, { force: true });
      }
    });
}
