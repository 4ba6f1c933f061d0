// An ffmpeg that also keeps the frames which reach it. Encoded files say less of who painted them: the threads of an
// encoder do not always come to the same bytes, or to the same pixels, of the same frames (x264 of 2018: one in fifty
// on a busy machine).
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { testFfmpeg } from './sample-media.ts';

export type RecordingFfmpeg = {
  ffmpeg: Ffmpeg;
  /** What was written to it last: frame after frame, width × height × 4 bytes RGBA each. */
  frames(): Promise<Buffer>;
};

/** `folder` is where it and its frames lie. */
export async function makeRecordingFfmpeg(folder: string): Promise<RecordingFfmpeg> {
  const ffmpeg = await testFfmpeg();
  const program = path.join(folder, 'recording-ffmpeg.sh');
  const kept = path.join(folder, 'frames.raw');
  await writeFile(program, `#!/bin/sh\ntee '${kept}' | '${ffmpeg.ffmpeg}' "$@"\n`, { mode: 0o755 });
  return { ffmpeg: { ...ffmpeg, ffmpeg: program }, frames: () => readFile(kept) };
}
