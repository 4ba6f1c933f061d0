// Where a cut-out person comes in a frame: whole from hair to chin, and what the photo cut off at the frame's edge.
import { expect, it } from 'vitest';
import type { CutOut } from './cut-out.ts';
import { framePerson } from './frame-person.ts';

const PHOTO = { width: 512, height: 470 };

function cutOf(box: CutOut['box'], face: { x: number; y: number; width: number; height: number }): CutOut {
  return { image: PHOTO, box, face, isCutByFrame: true } as CutOut;
}

it('shows a head that fills its photo to the chin, and no edge of the photo', () => {
  const face = { x: 330, y: 300, width: 210, height: 270 };
  const cut = cutOf({ left: 0, top: 0, ...PHOTO }, face);
  const frame = { width: 300, height: 420 };
  const { scale, left, top } = framePerson(cut, { ...frame, faceHeight: 0.43, faceY: 0.45 });
  expect((face.y + face.height / 2) * scale + top).toBeLessThan(frame.height);
  expect(top).toBeLessThanOrEqual(0);
  expect(top + PHOTO.height * scale).toBeGreaterThanOrEqual(frame.height - 0.01);
  expect(left).toBeLessThanOrEqual(0);
  expect(left + PHOTO.width * scale).toBeGreaterThanOrEqual(frame.width);
});

it('puts hair that the photo cut off at the side to the side of the frame', () => {
  const cut = cutOf(
    { left: 200, top: 40, width: 312, height: 430 },
    { x: 400, y: 150, width: 90, height: 120 },
  );
  const { scale, left } = framePerson(cut, { width: 500, height: 500, faceHeight: 0.3, faceY: 0.4 });
  expect(left + PHOTO.width * scale).toBeGreaterThanOrEqual(499.99);
});

it('lets no body end within the frame that hangs by its hat from the top', () => {
  const cut = cutOf(
    { left: 20, top: 0, width: 470, height: 470 },
    { x: 250, y: 190, width: 130, height: 170 },
  );
  const { scale, top } = framePerson(cut, { width: 360, height: 480, faceHeight: 0.3, faceY: 0.4 });
  expect(top).toBeLessThanOrEqual(0);
  expect(top + PHOTO.height * scale).toBeGreaterThanOrEqual(479.99);
});
