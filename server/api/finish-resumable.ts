// What a file becomes that came in several requests: the same upload, or the same refusal, as one that came in one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#server/app-context.ts';
import { openParts } from '#server/media/store-parts.ts';
import {
  claimCheck,
  findResumable,
  releaseCheck,
  removeResumable,
  type ResumableUpload,
  settleResumable,
} from '#server/media/resumable-uploads.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { Refusal } from '#server/refusal.ts';
import type { ReceiveFile } from './serve-multipart.ts';
import { refuseFile, TusRefusal } from './tus-store.ts';

/** Returns the id of the upload that it became. It may be asked again and again, of any process. */
export type FinishResumable = (userId: number, id: string, isGone: () => boolean) => Promise<string>;

const RENEW_MS = 5000;
/** A caller who comes again while the file is opened waits for the same answer. */
const LOOK_AGAIN_MS = 500;

export function openFinishing(
  app: AppContext,
  receiveFile: (userId: number) => ReceiveFile,
): FinishResumable {
  async function check(userId: number, row: ResumableUpload): Promise<string> {
    const renewing = setInterval(() => {
      claimCheck(app.db, row.id, true).catch((error: unknown) =>
        app.log.warn(
          { err: error },
          'A file that is opened could not be held; another process may open it, too',
        ),
      );
    }, RENEW_MS);
    try {
      const answer = await receiveFile(userId)(openParts(app.storage, row), row.expected, null);
      clearInterval(renewing);
      if ('problem' in answer) {
        await settleResumable(app, row.id, answer);
        throw refuseFile(answer.problem);
      }
      await settleResumable(app, row.id, { media_id: Number(answer.upload_id) });
      return answer.upload_id;
    } catch (error) {
      clearInterval(renewing);
      // It was restored from a backup of another moment: it can only be sent anew.
      if (readErrorCode(error) === 'ENOENT') {
        await removeResumable(app, userId, row.id);
        throw new Refusal('unknown_path', { cause: error });
      }
      await releaseCheck(app.db, row.id).catch(() => {}); // its time runs out
      throw error;
    }
  }

  return async (userId, id, isGone) => {
    for (;;) {
      const row = await findResumable(app.db, userId, id);
      if (!row) throw new Refusal('unknown_path');
      if (row.problem !== null) throw refuseFile(row.problem);
      if (row.media_id !== null) return String(row.media_id);
      if (row.received < row.bytes) throw new TusRefusal(409, 'Not all bytes are there yet');
      if (await claimCheck(app.db, id, false)) return await check(userId, row);
      if (isGone()) throw new Refusal('unavailable');
      await sleep(LOOK_AGAIN_MS);
    }
  };
}
