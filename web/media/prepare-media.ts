// A file as it will be sent: looked at, measured, and made smaller where it is larger than the server keeps.
import type { MediaKind } from '#contract/media-kinds.ts';
import type { MediaFacts } from '#contract/media.ts';
import { MEGABYTE, UPLOAD_BYTES } from '#contract/media.ts';
import { fieldWord } from '#contract/field-words.ts';
import { MediaProblem } from './media-choice.ts';
import { decodeSound } from './decode-sound.ts';
import { formatOf } from './media-formats.ts';
import { prepareImage } from './prepare-image.ts';
import { readVideo } from './read-video.ts';

export type PreparedMedia = {
  file: File;
  /** Null where this browser cannot tell; the server measures every file anyway. */
  facts: MediaFacts | null;
  /** A small image of a video. */
  still: Blob | null;
};

/** Peaks need no more; a long sound would fill the memory at its own rate. */
const MEASURING_RATE = 8000;

/** Throws a MediaProblem for a file that this kind of field cannot take. */
export async function prepareMedia(file: File, kind: MediaKind): Promise<PreparedMedia> {
  const format = formatOf(file);
  if (format?.kind !== kind) throw new MediaProblem(fieldWord(`${kind}_format`));
  if (kind === 'image') {
    const { image, width, height } = await prepareImage(file, format.name);
    refuseLarge(image, kind);
    return { file: image, facts: { ...NOTHING, kind, width, height }, still: null };
  }
  refuseLarge(file, kind);
  if (kind === 'video') {
    const video = await readVideo(file);
    return { file, facts: video && { ...NOTHING, kind, ...video.facts }, still: video?.still ?? null };
  }
  const sound = await decodeSound(file, MEASURING_RATE).catch(() => null);
  return {
    file,
    facts: sound && { ...NOTHING, kind, duration: sound.duration, has_sound: true },
    still: null,
  };
}

const NOTHING = { width: 0, height: 0, duration: 0, fps: 0, has_sound: false };

function refuseLarge(file: File, kind: MediaKind): void {
  const most = UPLOAD_BYTES[kind];
  if (file.size > most) throw new MediaProblem(fieldWord(`${kind}_size`, { n: most / MEGABYTE }));
}
