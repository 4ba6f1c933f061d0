// An idea takes the place of what was typed, and gives it back.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { IdeaButton } from './idea-button.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

function Form({ words }: { words: string }) {
  const [prompt, setPrompt] = useState(words);
  const [ideas, setIdeas] = useState(0);
  const drawIdea = () => {
    setIdeas(ideas + 1);
    return `idea ${ideas + 1}`;
  };
  return (
    <>
      <output>{prompt}</output>
      <IdeaButton prompt={prompt} drawIdea={drawIdea} onChange={setPrompt} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

it('gives own words back, after any number of ideas', () => {
  render(<Form words="my grandmother’s garden" />, { wrapper: QueryPage });
  press('Idea');
  press('Idea');
  expect(shown()).toBe('idea 2');
  press('My own words');
  expect(shown()).toBe('my grandmother’s garden');
  expect(screen.queryByRole('button', { name: 'My own words' })).toBeNull();
});

it('has nothing to give back where nothing was written', () => {
  render(<Form words="" />, { wrapper: QueryPage });
  press('Idea');
  expect(screen.queryByRole('button', { name: 'My own words' })).toBeNull();
});
