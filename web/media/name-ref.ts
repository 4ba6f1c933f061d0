// A name for what a field holds.
import type { MediaRef } from '#contract/media.ts';

/** The same for the same file or work, before and after a reload. */
export function nameRef(ref: MediaRef): string {
  return 'upload_id' in ref ? `upload ${ref.upload_id}` : `work ${ref.task_id} ${ref.index ?? 0}`;
}
