// The few words that pieces need by themselves, handed in once by the application in the language of the page.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import inEnglish from '#texts/en/screens/ui.json' with { type: 'json' };

export type UiWords = Readonly<Record<keyof typeof inEnglish, string>>;

export const UI_WORD_NAMES = Object.keys(inEnglish) as readonly (keyof UiWords)[];

const Words = createContext<UiWords>(inEnglish);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiWords(): UiWords {
  return useContext(Words);
}
