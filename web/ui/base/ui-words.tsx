// The few words that pieces need by themselves, handed in once by the application in the language of the page.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const inEnglish = {
  close: 'Close',
  select: 'Select',
  selected: 'Selected',
  more: 'More',
  notifications: 'Notifications',
  random: 'Random',
  fixed: 'Fixed',
  seed: 'Seed',
  play: 'Play',
  pause: 'Pause',
  sound_on: 'Sound on',
  sound_off: 'Sound off',
  volume: 'Volume',
  speed: 'Speed',
  loop: 'Loop',
  full_screen: 'Full screen',
  position: 'Position in the video',
  frame_back: 'One frame back',
  frame_on: 'One frame on',
  not_played: 'This video could not be played here',
  try_again: 'Try again',
  before: 'Before',
  after: 'After',
  split: 'Split',
  compare: 'Line between before and after',
  actual_size: 'One pixel for one pixel',
};

export type UiWords = Readonly<Record<keyof typeof inEnglish, string>>;

export const UI_WORD_NAMES = Object.keys(inEnglish) as readonly (keyof UiWords)[];

const Words = createContext<UiWords>(inEnglish);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiWords(): UiWords {
  return useContext(Words);
}
