// The faces of a chosen image, or of the first frame of a chosen video: the server looks for them once, and keeps them.
import { skipToken, useQuery } from '@tanstack/react-query';
import { UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import { findFaces } from '#contract/media.ts';
import type { FoundFace, MediaRef } from '#contract/media.ts';
import { call } from '#web/api/call.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { nameRef } from './name-ref.ts';

export type FacesState = {
  /** `waiting`: for the upload, or for somebody to sign in. */
  state: 'waiting' | 'looking' | 'done';
  /** The widest first; null before the server has answered, and where it could not. */
  faces: readonly FoundFace[] | null;
};

/** Null: there is nothing to be asked about yet. */
export function useFaces(chosen: MediaRef | null): FacesState {
  const userId = useUserId();
  const ref = userId === null ? null : chosen;
  const { data, isError } = useQuery({
    queryKey: ['faces', userId, ref && nameRef(ref)],
    queryFn: ref
      ? ({ signal }) =>
          call(findFaces, ref, {
            extractData: true,
            showLoading: false,
            showError: false,
            isBackground: true,
            // Uploads of others may be before it.
            timeoutMs: UPLOAD_TIMEOUT_MS,
            signal,
          })
      : skipToken,
    // Kept with the file: it is never another answer.
    staleTime: Infinity,
    retry: 1,
  });
  if (ref === null) return { state: 'waiting', faces: null };
  return { state: data || isError ? 'done' : 'looking', faces: data?.faces ?? null };
}
