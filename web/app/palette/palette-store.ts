// Whether the command palette is open, and what is typed in it: it may be typed before the palette has come.
import { create } from 'zustand';

type PaletteStore = { isOpen: boolean; query: string };

export const usePalette = create<PaletteStore>()(() => ({ isOpen: false, query: '' }));

export function openPalette(): void {
  usePalette.setState({ isOpen: true, query: '' });
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false });
}

export function typeInPalette(query: string): void {
  usePalette.setState({ query });
}
