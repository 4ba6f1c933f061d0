// What is meant by a few letters.
import { expect, it } from 'vitest';
import { matchEntries, matchSentences } from './match-entries.ts';

const TOOLS = [
  ['Text to image', '文生图'],
  ['Image to image', '图生图'],
  ['Text to video', '文生视频'],
  ['Lip sync', '对口型'],
  ['Upscale video', '视频超清'],
  ['Points and history'],
].map((names) => ({ names }));
const find = (query: string) => matchEntries(TOOLS, query).map(({ names }) => names[0]);

it('is all of them, as they stand, before anything is typed', () => {
  expect(find(' ')).toEqual(TOOLS.map(({ names }) => names[0]));
});

it('finds by beginnings, by first letters, with letters left out, in either language', () => {
  expect(find('lip')).toEqual(['Lip sync']);
  expect(find('tti')[0]).toBe('Text to image');
  expect(find('upscl')).toEqual(['Upscale video']);
  expect(find('对口')).toEqual(['Lip sync']);
  expect(find('文图')[0]).toBe('Text to image');
  expect(find('VIDEO')).toEqual(expect.arrayContaining(['Text to video', 'Upscale video']));
});

it('finds nothing in what has other letters, and no noise beside what is meant', () => {
  expect(find('zzq')).toEqual([]);
  // "Points and history" has t, i, o in this order as well.
  expect(find('text')).toEqual(['Text to image', 'Text to video']);
  expect(find('tio')).not.toContain('Lip sync');
});

it('finds sentences by whole parts of words, all of them', () => {
  const prompts = ['a fox in the snow', 'the snow queen', '江南水乡，石桥'];
  expect(matchSentences(prompts, 'snow fo')).toEqual(['a fox in the snow']);
  expect(matchSentences(prompts, '石桥')).toEqual(['江南水乡，石桥']);
  expect(matchSentences(prompts, '')).toEqual(prompts);
  expect(matchSentences(prompts, 'afx')).toEqual([]);
});
