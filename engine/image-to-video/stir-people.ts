// What people do in a video of their photo: they smile, nod, shake their heads, and the wind goes through their hair.
import { clamp, smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import { smileOf, type Smile } from '#engine/photo/smile.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { People } from '#engine/vision/see-people.ts';

export const GESTURES = ['smile', 'nod', 'shake', 'hair'] as const;
export type Gesture = (typeof GESTURES)[number];
/** What one of them adds; x and y in parts of the image, the result in parts of its width and height. */
type Part = (x: number, y: number, seconds: number) => readonly [x: number, y: number];

type Asked = {
  /** Small, to be looked at. */
  small: Image;
  people: People;
  reach: number;
  gestures: ReadonlySet<Gesture>;
};

/** Seconds: a smile begins, and is there. */
const SMILE = [0.5, 1.9] as const;
/** Of the image's longer side: the knots of a frame are farther apart than a narrower mouth is wide. */
const LEAST_MOUTH = 0.024;
/** Seconds between two beginnings; how long it takes, and how often the head goes to and fro meanwhile. */
const [EVERY, LASTS, TIMES] = [5, 2.2, 2] as const;
/** Of the height of a face: how far its top goes down, and its middle to a side. */
const DOWN = 0.11;
const ASIDE = 0.09;
/** Of the height of a face, below its middle: there the neck does not move. */
const NECK = 0.85;
/** The same above it: to there hair reaches, and all of the head moves as one. */
const CROWN = 1.05;
/** Of the image: how far from its edges all of a gesture is seen. */
const EDGE = 0.12;
/** Of the height of a face: how far hair is blown where it is loose. */
const BLOWN = 0.035;

/** Returns what moves, and what was asked for and nobody is seen who could do it. */
export function stirPeople({ small, people, reach, gestures }: Asked): { parts: Part[]; missing: Gesture[] } {
  if (gestures.size === 0) return { parts: [], missing: [] };
  const faces = mainFaces(small, people.faces);
  const longSide = Math.max(small.width, small.height);
  const smiles = faces.map(smileOf).filter(({ wide }) => wide >= longSide * LEAST_MOUTH);
  const made: Record<Gesture, () => Part[]> = {
    smile: () => smiles.map((smile) => smiling(small, smile)),
    nod: () => faces.map((face) => headOf(small, face, (amount, share) => [0, -DOWN * amount * share])),
    shake: () => faces.map((face) => headOf(small, face, (_, share, swing) => [-ASIDE * swing * share, 0])),
    hair: () => hairOf(small, people, faces, reach),
  };
  const all = GESTURES.filter((one) => gestures.has(one)).map((one) => ({ one, parts: made[one]() }));
  return {
    parts: all.flatMap(({ parts }) => parts),
    missing: all.flatMap(({ one, parts }) => (parts.length === 0 ? [one] : [])),
  };
}

/** Little by little. */
function smiling({ width, height }: Image, { offsetAt }: Smile): Part {
  return (x, y, seconds) => {
    const [dx, dy] = offsetAt(x * width, y * height);
    const amount = smooth(...SMILE, seconds);
    return [(dx * amount) / width, (dy * amount) / height];
  };
}

type Way = (amount: number, share: number, swing: number) => readonly [x: number, y: number];

/** `way`: by how far down it is, 0–1, or to which side, −1–1; the more, the farther from the neck. In heights of the face. */
function headOf({ width, height }: Image, face: Face, way: Way): Part {
  return (x, y, seconds) => {
    const [across, down] = [(x * width - face.x) / face.height, (y * height - face.y) / face.height];
    const share =
      smooth(NECK, -0.35, down) *
      smooth(1.25, 0.5, Math.abs(across)) *
      smooth(-CROWN * 1.75, -CROWN, down) *
      inside(x, y);
    const since = (seconds % EVERY) - SMILE[0];
    if (share === 0 || since <= 0 || since >= LASTS) return [0, 0];
    const turn = (since / LASTS) * TIMES * Math.PI * 2;
    // It comes to rest as softly as it began.
    const ease = Math.sin((since / LASTS) * Math.PI) ** 0.5;
    const [dx, dy] = way((1 - Math.cos(turn)) / 2, share, Math.sin(turn) * ease);
    return [(dx * face.height) / width, (dy * face.height) / height];
  };
}

/** 0 at the edges of the image: beyond them there is nothing to bring in. */
function inside(x: number, y: number): number {
  return smooth(0, EDGE, x) * smooth(1, 1 - EDGE, x) * smooth(0, EDGE, y);
}

/** Where it is loose: away from the face. */
function hairOf(small: Image, people: People, faces: readonly Face[], reach: number): Part[] {
  const mask = faces.length > 0 ? findPersonPart(small, people, 'hair') : null;
  if (!mask) return [];
  const { width, height } = small;
  const face = faces[0] as Face;
  const high = BLOWN * face.height * clamp(reach, 0.5, 1.5);
  return [
    (x, y, seconds) => {
      const hair = sampleMask(mask, x, y) * inside(x, y);
      if (hair < 0.02) return [0, 0];
      const loose = Math.min(
        ...faces.map((one) =>
          smooth(0.42, 1.2, Math.hypot((x * width - one.x) / one.height, (y * height - one.y) / one.height)),
        ),
      );
      const gust = 0.65 + 0.35 * Math.sin(seconds * 1.1 - x * 4);
      const wave =
        Math.sin(seconds * 2.6 - x * 15 + y * 11) + 0.4 * Math.sin(seconds * 4.7 - x * 31 - y * 19);
      const [dx, dy] = [
        high * hair * loose * gust * wave,
        high * 0.3 * hair * loose * Math.sin(seconds * 3.1 + x * 21),
      ];
      return [dx / width, dy / height];
    },
  ];
}
