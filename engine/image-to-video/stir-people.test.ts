// What somebody does in a video of a photo: the mouth, the head and the hair move, and nothing else does.
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { lineOf, MOUTH_CORNERS } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { stirPeople, type Gesture } from './stir-people.ts';

let photo: Image;
let people: People;
let face: Face;
beforeAll(async () => {
  photo = await readPixels(openTestPhoto('astronaut'));
  people = await seePeople(photo);
  const [first] = people.faces;
  if (!first) throw new Error('a face is there');
  face = first;
});

const partsOf = new Map<Gesture, ReturnType<typeof stirPeople>['parts']>();

function stirred(gesture: Gesture, x: number, y: number, seconds: number): { x: number; y: number } {
  const parts =
    partsOf.get(gesture) ??
    stirPeople({ small: photo, people, reach: 1, gestures: new Set([gesture]) }).parts;
  partsOf.set(gesture, parts);
  const moved = parts.map((part) => part(x / photo.width, y / photo.height, seconds));
  return {
    x: moved.reduce((sum, [dx]) => sum + dx * photo.width, 0),
    y: moved.reduce((sum, [, dy]) => sum + dy * photo.height, 0),
  };
}

/** The farthest that hair goes at a place. */
function blown(x: number, y: number): number {
  return Math.max(...[0.3, 0.9, 1.5, 2.1].map((seconds) => Math.abs(stirred('hair', x, y, seconds).x)));
}

describe('[product 2.4] somebody in a video of a photo', () => {
  it('smiles: the corners of the mouth go up and apart, and stay there', () => {
    const [left, right] = lineOf(face.points, MOUTH_CORNERS);
    if (!left || !right) throw new Error('a mouth is there');
    expect(stirred('smile', left.x, left.y, 0)).toEqual({ x: 0, y: 0 });
    const [one, other] = [left, right].map(({ x, y }) => stirred('smile', x, y, 3));
    // A pixel is taken from where it comes from: from below, and from nearer to the middle.
    expect(one?.y).toBeGreaterThan(face.height * 0.02);
    expect(other?.y).toBeGreaterThan(face.height * 0.02);
    expect(one?.x).toBeGreaterThan(0);
    expect(other?.x).toBeLessThan(0);
    expect(stirred('smile', left.x, left.y, 9)).toEqual(one);
    expect(stirred('smile', face.x, face.y - face.height * 0.4, 3)).toEqual({ x: 0, y: 0 });
  });

  it('nods and comes to rest, and the shoulders do not', () => {
    const brow = face.y - face.height * 0.2;
    const down = [0, 0.8, 1.05, 3, 4.9].map((seconds) => stirred('nod', face.x, brow, seconds).y);
    expect(Math.min(...down)).toBeLessThan(-face.height * 0.03);
    expect([down[0], down[3], down[4]].map((one) => Math.abs(one ?? 1))).toEqual([0, 0, 0]);
    expect(stirred('nod', face.x, face.y + face.height * 1.2, 1.05).y).toBeCloseTo(0);
  });

  it('shakes the head to both sides', () => {
    const aside = Array.from({ length: 20 }, (_, at) => stirred('shake', face.x, face.y, at * 0.15).x);
    expect(Math.min(...aside)).toBeLessThan(-face.height * 0.02);
    expect(Math.max(...aside)).toBeGreaterThan(face.height * 0.02);
  });

  it('has the wind in the hair, and not in the face', () => {
    expect(blown(face.x, face.y)).toBeLessThan(0.2);
    const around = Array.from({ length: 24 }, (_, at) => Math.PI * (1 + at / 23)).map((angle) =>
      blown(face.x + Math.cos(angle) * face.height * 0.72, face.y + Math.sin(angle) * face.height * 0.72),
    );
    expect(Math.max(...around)).toBeGreaterThan(face.height * 0.004);
  });

  it('tells what nobody is there to do', () => {
    const nobody = { ...people, faces: [] };
    const gestures = new Set<Gesture>(['smile', 'nod', 'shake', 'hair']);
    const { parts, missing } = stirPeople({ small: photo, people: nobody, reach: 1, gestures });
    expect(parts).toEqual([]);
    expect(missing).toEqual(['smile', 'nod', 'shake', 'hair']);
  });
});
