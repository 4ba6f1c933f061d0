// One line of the command palette.
import type { ReactNode } from 'react';
import type { Named } from './match-entries.ts';

export type PaletteEntry = Named & {
  /** Of all lines of the palette. */
  id: string;
  label: string;
  icon: ReactNode;
  /** At the right: a price, what makes it. */
  detail?: string | undefined;
  /** The same by a key. */
  keys?: string;
  /** What the person wrote: shown in the face of their words. */
  areOwnWords?: boolean;
  run: () => void;
};

export type PaletteGroup = { name: PaletteGroupName; entries: readonly PaletteEntry[] };

export type PaletteGroupName = 'tools' | 'effects' | 'prompts' | 'works' | 'places' | 'acts';
