// Sends an image of oneself. It goes on when the dialog is closed, and a file that did not arrive is kept.
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { uploadAvatar } from '#contract/people.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { upload } from '#web/api/upload.ts';
import { patchMe, readUserId } from '#web/model/me/me.ts';
import { showOwnCard } from './show-own-card.ts';

export type AvatarSending = {
  /** Null: nothing is sent, nothing is kept. */
  file: File | null;
  /** The address of that file in this page. */
  url: string;
  /** How much of it was sent, 0–1; null: it is not on its way. */
  share: number | null;
  /** Why it did not arrive, as a sentence; empty where a person stopped it. */
  problem: string | null;
};

const NOTHING: AvatarSending = { file: null, url: '', share: null, problem: null };

export const useAvatarSending = create<AvatarSending>(() => NOTHING);

let stopper: AbortController | null = null;

/** Sends a new image, or the one that is kept once more. Returns whether it arrived. */
export async function sendAvatar(client: QueryClient, file: File): Promise<boolean> {
  const userId = readUserId();
  stopper?.abort();
  const ours = new AbortController();
  stopper = ours;
  hold({ file, share: 0, problem: null });
  try {
    const { url } = await upload(
      uploadAvatar,
      undefined,
      { file },
      {
        extractData: true,
        showLoading: false,
        showError: false,
        signal: ours.signal,
        onProgress({ sentBytes, totalBytes }) {
          if (stopper === ours)
            useAvatarSending.setState({ share: totalBytes > 0 ? sentBytes / totalBytes : 0 });
        },
      },
    );
    if (stopper === ours) dropAvatar();
    if (readUserId() !== userId) return false;
    patchMe({ head_img: url });
    showOwnCard(client);
    return true;
  } catch (error) {
    if (stopper !== ours) return false;
    useAvatarSending.setState({ share: null, problem: isCanceled(error) ? '' : formatProblem(error) });
    return false;
  }
}

/** The file stays, to be sent again or dropped. */
export function stopAvatar(): void {
  stopper?.abort();
}

export function dropAvatar(): void {
  stopper?.abort();
  stopper = null;
  URL.revokeObjectURL(useAvatarSending.getState().url);
  useAvatarSending.setState(NOTHING);
}

function hold(part: Omit<AvatarSending, 'url'>): void {
  const { file, url } = useAvatarSending.getState();
  if (part.file === file) return useAvatarSending.setState(part);
  URL.revokeObjectURL(url);
  useAvatarSending.setState({ ...part, url: part.file ? URL.createObjectURL(part.file) : '' });
}

function formatProblem(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return Object.values(error.fields)[0] ?? error.message;
}
