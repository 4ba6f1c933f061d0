// Whose work is credited when a form is filled again from an own task.
import { beforeEach, expect, it } from 'vitest';
import { creditSource, readRemix, setRemix } from './remix-source.ts';

const hana = { id: '7', author: 'Hana', thumb: '/media/7t' };
const source = { id: '7', thumb: '/media/7t', author: { id: '3', name: 'Hana' } };

beforeEach(() => {
  sessionStorage.clear();
  setRemix('text-to-image', undefined);
});

it('[product 4.1] is whoever the task was made after', () => {
  creditSource('text-to-image', { remix_of: '7', remixed_from: source });
  expect(readRemix('text-to-image')).toEqual(hana);
});

it('[product 4.1] is nobody where the task was made after nobody, or after what is shown no longer', () => {
  setRemix('text-to-image', hana);
  creditSource('text-to-image', { remix_of: null, remixed_from: null });
  expect(readRemix('text-to-image')).toBeUndefined();
  creditSource('text-to-image', { remix_of: '9', remixed_from: null });
  expect(readRemix('text-to-image')).toBeUndefined();
});

it('[product 4.1] stays while a remix that has just begun is taken into the form again', () => {
  setRemix('text-to-image', hana);
  creditSource('text-to-image', { remix_of: '7', remixed_from: null });
  expect(readRemix('text-to-image')).toEqual(hana);
});
