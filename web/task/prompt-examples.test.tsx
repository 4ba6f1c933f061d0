// The sentences that an empty feed offers: how they are named to the ear, and what pressing one gives.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { VideoExamples, type VideoExamplesProps } from './video-examples.tsx';
import { PromptExamples, type PromptExample } from './prompt-examples.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

it('names an example with an image by all that is read on it, and gives it with its move', () => {
  const onTry = vi.fn<VideoExamplesProps<'text-to-video'>['onTry']>();
  render(<VideoExamples tool="text-to-video" examples={[{ name: 'reef', camera: 'orbit' }]} onTry={onTry} />);
  const prompt = 'a turtle and a school of fish over a coral reef';
  fireEvent.click(
    screen.getByRole('button', { name: /^a turtle and a school of fish over a coral reef\s*\S/ }),
  );
  expect(onTry).toHaveBeenCalledExactlyOnceWith({ prompt, camera: 'orbit' });
});

it('says the note of an example without an image, and gives the example itself', () => {
  const beach: PromptExample<'image-to-image'> = { name: 'beach', note: 'Reference' };
  const onTry = vi.fn<(words: string, example: typeof beach) => void>();
  render(<PromptExamples tool="image-to-image" examples={[beach]} onTry={onTry} />);
  fireEvent.click(screen.getByRole('button', { name: /^On a beach at sunset\s*Reference$/ }));
  expect(onTry).toHaveBeenCalledExactlyOnceWith('On a beach at sunset', beach);
});
