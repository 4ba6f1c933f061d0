// Which works somebody is about to show, and whether prompts come along: asked once, then remembered on this device.
import { create } from 'zustand';

const KEY = 'atelier_show_prompt';

type ShareWish = {
  /** Works that wait for the answer. */
  ids: readonly string[];
};

export const useShareWish = create<ShareWish>(() => ({ ids: [] }));

export function askToShare(ids: readonly string[]): void {
  useShareWish.setState({ ids });
}

export function endShareWish(): void {
  useShareWish.setState({ ids: [] });
}

/** What was answered the last time; null where nobody asked yet. */
export function readShowPrompt(): boolean | null {
  const kept = localStorage.getItem(KEY);
  return kept === null ? null : kept === '1';
}

export function saveShowPrompt(isShown: boolean): void {
  localStorage.setItem(KEY, isShown ? '1' : '0');
}
