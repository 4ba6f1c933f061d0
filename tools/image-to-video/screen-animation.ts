// Animate was pressed on an image: the frames that stood in the form make room for it.
import { useEffect } from 'react';
import type { MeantAnimation } from '#web/task/animation.ts';
import { useMeantAnimation } from '#web/task/use-animation.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';

/** Empties the frames, before the image comes, where the form was opened for one. Returns which. */
export function useEmptiedFrames({ store }: Pick<MediaFieldState, 'store'>): MeantAnimation | null {
  const meant = useMeantAnimation();
  useEffect(() => {
    if (meant) store.clear();
  }, [meant, store]);
  return meant;
}

/** That image is the first frame, and there is no last one. */
export function holdsAlone(
  { choices }: Pick<MediaFieldState, 'choices'>,
  meant: MeantAnimation | null,
): boolean {
  const [only, other] = choices;
  const ref = only?.slot === 0 ? only.ref : null;
  if (!meant || other || !ref || !('task_id' in ref)) return false;
  return ref.task_id === meant.task_id && ref.index === meant.index;
}
