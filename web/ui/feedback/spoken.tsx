// Says something to the ear alone: what the eye sees change on the page already.
import { create } from 'zustand';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

type Spoken = { words: string; times: number };

const useSpoken = create<Spoken>(() => ({ words: '', times: 0 }));

export function speak(words: string): void {
  useSpoken.setState(({ times }) => ({ words, times: times + 1 }));
}

/** Stands once, around no page, so that it is there before anything is said. */
export function SpokenWords() {
  const { words, times } = useSpoken();
  return (
    <VisuallyHidden>
      {/* The same words again are said again. */}
      <output key={times % 2}>{words}</output>
    </VisuallyHidden>
  );
}
