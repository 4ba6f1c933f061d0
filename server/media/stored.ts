// What is known of a result once it lies in our storage; the columns of its row.

/** How the names of all results begin. */
export const RESULT_PREFIX = 'task-';

/** What the engine delivered cannot be used; the task fails, and nobody pays. */
export class BadMedia extends Error {}

export type Stored = {
  kind: 'image' | 'video';
  key: string;
  thumb_key: string;
  poster_key: string;
  preview_key: string;
  subtitles_key: string;
  /** The same without the brand mark, where there is one in `key`; empty: `key` has none. */
  clean_key: string;
  width: number;
  height: number;
  duration: number;
  fps: number;
  has_sound: boolean;
  bytes: number;
  sha256: string;
  format: 'png' | 'mp4';
  thumbhash: string;
};

/** Everything in storage that belongs to it. */
export function listKeys(
  stored: Pick<Stored, `${'' | 'thumb_' | 'poster_' | 'preview_' | 'subtitles_' | 'clean_'}key`>,
): string[] {
  const { key, thumb_key, poster_key, preview_key, subtitles_key, clean_key } = stored;
  return [key, thumb_key, poster_key, preview_key, subtitles_key, clean_key].filter((name) => name !== '');
}
