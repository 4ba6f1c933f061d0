// What is said of a file on its way: how much of it has been sent, and that the server is looking at it.
import type { TFunction } from 'i18next';

export type UploadState = {
  label: string;
  /** 0–100; null where it is not known: the server says nothing until it has seen all of the file. */
  percent: number | null;
};

/** `share` of the bytes that were sent, 0–1; with `isWaiting` no more can be sent just now. */
export function describeUpload(t: TFunction, share: number, isWaiting = false): UploadState {
  if (share >= 1) return { label: t('media.checking'), percent: null };
  const percent = Math.min(99, Math.round(share * 100));
  if (isWaiting) return { label: t('media.continuing', { n: percent }), percent };
  if (percent === 0) return { label: t('media.preparing'), percent };
  return { label: t('media.uploading', { n: percent }), percent };
}
