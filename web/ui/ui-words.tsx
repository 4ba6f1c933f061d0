// The few words that pieces need by themselves, handed in once by the application in the language of the page.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

export type UiWords = {
  close: string;
  select: string;
  selected: string;
  more: string;
  notifications: string;
  random: string;
  fixed: string;
  seed: string;
};

const inEnglish: UiWords = {
  close: 'Close',
  select: 'Select',
  selected: 'Selected',
  more: 'More',
  notifications: 'Notifications',
  random: 'Random',
  fixed: 'Fixed',
  seed: 'Seed',
};

const Words = createContext<UiWords>(inEnglish);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiWords(): UiWords {
  return useContext(Words);
}
