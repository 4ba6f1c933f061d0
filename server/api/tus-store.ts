// What the tus library asks of a place for files, kept by our storage and database: for one caller, one request.
import type { DataStore, Locker } from '@tus/server';
import { MEDIA_KINDS, type MediaKind } from '#contract/media-kinds.ts';
import type { AppContext } from '#server/app-context.ts';
import {
  beginResumable,
  removeResumable,
  RESUMABLE_SECONDS,
  type ResumableUpload,
  takeOver,
} from '#server/media/resumable-uploads.ts';
import { storeParts } from '#server/media/store-parts.ts';
import { Refusal } from '#server/refusal.ts';
import { TUS_EXTENSIONS } from './tus-protocol.ts';

type Tus = typeof import('@tus/server');

/** An answer in the words of the protocol, with a status that tus clients know. */
export class TusRefusal extends Error {
  readonly status: number;

  constructor(status: number, says: string) {
    super(says);
    this.name = 'TusRefusal';
    this.status = status;
  }
}

/** `stopping` ends what is being received: what came until then is stored. */
export function openTusStore(
  { DataStore: Store, ERRORS, Upload }: Pick<Tus, 'DataStore' | 'ERRORS' | 'Upload'>,
  app: AppContext,
  userId: number,
  stopping: AbortSignal,
): { datastore: DataStore; locker: Locker } {
  let row: ResumableUpload | undefined;
  const present = ({ id, bytes, received, metadata, created_at }: ResumableUpload) =>
    new Upload({ id, size: bytes, offset: received, metadata, creation_date: created_at.toISOString() });

  const datastore = Object.assign(new Store(), {
    extensions: TUS_EXTENSIONS,
    getExpiration: () => RESUMABLE_SECONDS * 1000,
    async create(upload: InstanceType<Tus['Upload']>) {
      const { id, size = 0, metadata = {} } = upload;
      await beginResumable(app, userId, { id, bytes: size, metadata, expected: expectKind(metadata) });
      row = await takeOver(app.db, userId, id);
      return upload;
    },
    async getUpload() {
      if (!row) throw ERRORS.FILE_NOT_FOUND;
      return present(row);
    },
    async write(content: Parameters<DataStore['write']>[0]) {
      if (!row) throw ERRORS.FILE_NOT_FOUND;
      if (row.problem !== null) throw refuseFile(row.problem);
      const stored = await storeParts(app, row, content, stopping);
      if (stored.end === 'refused') throw refuseFile(stored.problem);
      if (stored.end === 'taken-over') throw new TusRefusal(423, 'Another request goes on with this upload');
      return stored.received;
    },
    async remove(id: string) {
      if (!(await removeResumable(app, userId, id))) throw ERRORS.FILE_NOT_FOUND;
    },
  });
  // Nobody waits for a lock: the number that is drawn here is what storing a part asks for, in any process.
  const locker: Locker = {
    newLock: (id) => ({
      lock: async () => void (row = await takeOver(app.db, userId, id)),
      unlock: async () => {},
    }),
  };
  return { datastore, locker };
}

/** As a multipart call says it of its part. */
export function refuseFile(problem: string): Refusal {
  return new Refusal('bad_parameters', { fields: { file: problem } });
}

function expectKind({ filetype }: Record<string, string | null>): MediaKind {
  return MEDIA_KINDS.find((kind) => filetype?.startsWith(kind)) ?? 'image';
}
