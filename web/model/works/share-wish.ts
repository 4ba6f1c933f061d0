// Which works or images somebody is about to show, and whether prompts come along: asked once, then remembered on this
// device.
import * as z from 'zod/mini';
import { create } from 'zustand';
import type { WorkPart } from '#contract/media.ts';
import { stored } from '#web/model/stored.ts';

const showPrompt = stored('atelier_show_prompt', z.catch(z.nullable(z.boolean()), null));

type ShareWish = {
  /** What waits for the answer. */
  parts: readonly WorkPart[];
};

export const useShareWish = create<ShareWish>(() => ({ parts: [] }));

export function askToShare(parts: readonly WorkPart[]): void {
  useShareWish.setState({ parts });
}

export function endShareWish(): void {
  useShareWish.setState({ parts: [] });
}

/** What was answered the last time; null where nobody asked yet. */
export function readShowPrompt(): boolean | null {
  return showPrompt.read();
}

export function saveShowPrompt(isShown: boolean): void {
  showPrompt.write(isShown);
}
