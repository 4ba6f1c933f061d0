// Which works somebody is about to show, and whether prompts come along: asked once, then remembered on this device.
import * as z from 'zod/mini';
import { create } from 'zustand';
import { stored } from '#web/model/stored.ts';

const showPrompt = stored('atelier_show_prompt', z.catch(z.nullable(z.boolean()), null));

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
  return showPrompt.read();
}

export function saveShowPrompt(isShown: boolean): void {
  showPrompt.write(isShown);
}
