// Subtitles as browsers read them.
import { expect, it } from 'vitest';
import { toWebVtt } from './to-web-vtt.ts';

it('writes the head and the points of the times, and leaves commas of the words alone', () => {
  const srt = '\uFEFF1\r\n00:00:00,000 --> 00:00:02,500\r\nGood evening, all 1,500\r\n';
  expect(toWebVtt(srt)).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\nGood evening, all 1,500\n');
});
