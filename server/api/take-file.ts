// Takes one file of a call in: received, cleaned, kept; what is left of it on the way is removed.
import type { House } from '#server/house.ts';
import { keepUpload } from '#server/media/keep-upload.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { receiveFile } from '#server/media/receive-file.ts';
import { rm } from 'node:fs/promises';
import type { TakeFile } from './serve-multipart.ts';

export function takeFileFor(house: House, lab: MediaLab, userId: number): TakeFile {
  return async (content, expected) => {
    const received = await receiveFile(content, lab.folder, expected);
    if ('problem' in received) return received;
    try {
      const kept = await keepUpload(house, lab, userId, received);
      return 'problem' in kept ? kept : { upload_id: String(kept.id) };
    } finally {
      await rm(received.file, { force: true });
    }
  };
}
