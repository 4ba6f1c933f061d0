// Whether the list of keys is open: its key and the command palette open it.
import { create } from 'zustand';

export const useKeyHelp = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function openKeyHelp(): void {
  useKeyHelp.setState({ isOpen: true });
}

export function closeKeyHelp(): void {
  useKeyHelp.setState({ isOpen: false });
}
