// What `npm test` leaves out of a run is there, and is no more than it says.
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playsAll } from '#tests/draw-cases.ts';
import { drawnStories, undrawnChaos } from './drawn-files.ts';

const chaos = globSync('tests/chaos/*.test.ts');
const stories = globSync('tests/browser/*.spec.ts');

it('leaves out some files of chaos and six stories, or none where all are played', () => {
  expect(chaos).toEqual(expect.arrayContaining(undrawnChaos()));
  expect(stories).toEqual(expect.arrayContaining(drawnStories()));
  expect(chaos.length - undrawnChaos().length).toBe(playsAll() ? chaos.length : 3);
  expect(stories.length - drawnStories().length).toBe(playsAll() ? 0 : 6);
});
