// Whom an earlier task was made of, when it is put back into the form.
import { expect, it } from 'vitest';
import { readPicked } from './use-chosen-faces.ts';

const facts = { kind: 'image', width: 900, height: 600, duration: 0, fps: 0, has_sound: false };
const upload = { upload_id: '7', ...facts };
const work = { task_id: '41', index: 1, ...facts };
const [left, right] = [
  { x: 0.2, y: 0.3 },
  { x: 0.7, y: 0.4 },
];

it.each([
  ['one person', { images: [upload], faces: [right] }, [{ photo: 'upload 7 1', at: [right] }]],
  [
    'two people of one photo',
    { images: [upload], faces: [left, right] },
    [{ photo: 'upload 7 2', at: [left, right] }],
  ],
  [
    'one person of each photo',
    { images: [upload, work], faces: [left, right] },
    [
      { photo: 'upload 7 1', at: [left] },
      { photo: 'work 41 1 1', at: [right] },
    ],
  ],
  ['whoever was the widest', { images: [upload] }, []],
  ['somebody on the photo of another person, which nobody else sees', { faces: [left] }, []],
  ['nothing that makes sense', { images: [upload], faces: 'left' }, []],
])('is %s', (_, params, picked) => {
  expect(readPicked({ params })).toEqual(picked);
});
