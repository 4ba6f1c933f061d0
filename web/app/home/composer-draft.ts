// What somebody has written on the landing page or at home, kept until it is made: nothing typed is ever lost.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { ASPECT_RATIOS, STYLES } from '#contract/limits.ts';
import type { AspectRatio, Style } from '#contract/limits.ts';

export type ComposerDraft = { prompt: string; style: Style; aspect_ratio: AspectRatio; count: number };

const EMPTY: ComposerDraft = { prompt: '', style: 'auto', aspect_ratio: '1:1', count: 2 };

export const useComposerDraft = create<ComposerDraft>()(
  persist((): ComposerDraft => EMPTY, {
    name: 'composer-draft',
    storage: createJSONStorage(() => localStorage),
    merge: (kept, fresh) => ({ ...fresh, ...readDraft(kept) }),
  }),
);

export function writeDraft(part: Partial<ComposerDraft>): void {
  useComposerDraft.setState(part);
}

/** What was stored by another version is taken field by field, where it still makes sense. */
function readDraft(kept: unknown): Partial<ComposerDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const { prompt, style, aspect_ratio, count } = kept as Record<string, unknown>;
  return {
    prompt: typeof prompt === 'string' ? prompt : '',
    style: STYLES.find((known) => known === style) ?? EMPTY.style,
    aspect_ratio: ASPECT_RATIOS.find((known) => known === aspect_ratio) ?? EMPTY.aspect_ratio,
    count: typeof count === 'number' && count >= 1 && count <= 4 ? count : EMPTY.count,
  };
}
