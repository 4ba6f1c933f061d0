// All faces of an image, with their eyes and mouths: found by two small neural networks, BlazeFace and the face mesh.
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { boundsOf, FACE_LINES } from './face-lines.ts';
import { DETECTION_SIDE, keepBest, loadDetector, type Detection } from './detect-faces.ts';
import type { Square } from './sample-square.ts';
import { loadMeshTracer, type Mesh } from './trace-mesh.ts';

/** The middle of an eye, and half of its width and height. */
export type Eye = { x: number; y: number; across: number; down: number };

/** Pixels of the image; what lies beyond its edge is guessed. */
export type Face = {
  /** The middle, and the sides of the box from ear to ear and from hairline to chin. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0–1; nothing is among them that may not be a face. */
  sureness: number;
  /** On the left and on the right of the image, if the face is upright. */
  eyes: readonly [Eye, Eye];
  /** Around the lips. */
  mouth: Box;
  /** The 468 points of the mesh, x and y of each. */
  points: Float32Array;
};

/** Of score and sureness of the mesh, multiplied: a rocket comes to 0.68, a profile to 0.65, other faces to 0.75 and more. */
const LEAST_SURENESS = 0.65;
/** Of the shorter side: in a smaller face hardly more is seen than two dark spots and a line, as on the nose of a rocket. */
const SMALL_FACE = 0.08;
const LEAST_OF_SMALL = 0.72;
const MOST_OVERLAP = 0.3;
/** More faces than these are a crowd in which none is looked at. */
const MOST_FACES = 24;

/** Along the side of a pixel of the mesh's square: where a face is, and the lips of one in a video, show as well. */
const FEW_SAMPLES = 2;

/** Longer side of the image, in pixels of the detector, each time that it is asked. */
const SCALES = [DETECTION_SIDE, 448, 832] as const;
/** A face that is hardly larger than this, in pixels of the detector, may not be the smallest. */
const SMALL = 40;

/** The mesh ends on the forehead: of its height, so much more is it to the hairline. */
const FOREHEAD = 0.13;

let finders: Promise<{ detect: Detect; trace: Trace }> | undefined;
type Detect = Awaited<ReturnType<typeof loadDetector>>;
type Trace = Awaited<ReturnType<typeof loadMeshTracer>>;

/**
 * Returns the widest first; none for animals and things. Looks at the whole first, then at parts of it where the image
 * is large and nothing, or only something small, was found. The networks are loaded once, by the first call.
 */
export async function findFaces(image: Image): Promise<readonly Face[]> {
  const { detect, trace } = await (finders ??= loadFinders());
  const longSide = Math.max(image.width, image.height);
  const faces: Face[] = [];
  for (const [time, scale] of SCALES.entries()) {
    if (time > 0 && scale > longSide) break;
    const squares = coverBySquares(image, (longSide * DETECTION_SIDE) / scale);
    const detections = squares.flatMap((square) => detect(image, square, LEAST_SURENESS));
    for (const detection of keepBest(detections, MOST_OVERLAP)) {
      if (faces.length === MOST_FACES || faces.some((known) => isSame(detection, known))) continue;
      const face = confirm(image, detection, trace);
      if (face && isSure(face, image) && !faces.some((known) => isSame(face, known))) faces.push(face);
    }
    const smallest = Math.min(...faces.map(({ width }) => width));
    const isDone = faces.length === 0 ? time > 0 : (smallest * scale) / longSide > SMALL;
    if (isDone) break;
  }
  return faces.sort((one, other) => other.width - one.width);
}

/** Whether it is no chance likeness: a small one must be surer. */
export function isSure(
  { width, sureness }: Pick<Face, 'width' | 'sureness'>,
  image: Pick<Image, 'width' | 'height'>,
): boolean {
  const isSmall = width < Math.min(image.width, image.height) * SMALL_FACE;
  return sureness >= (isSmall ? LEAST_OF_SMALL : LEAST_SURENESS);
}

/** Null where the mesh does not see a face. */
function confirm(image: Image, detection: Detection, trace: Trace): Face | null {
  const first = trace(image, detection, FEW_SAMPLES);
  const likely = detection.score * first.sureness;
  if (likely < LEAST_SURENESS) return null;
  // Its own points say better where it is than the detector's box.
  const mesh = trace(image, detectionOf(first));
  const sureness = likely * mesh.sureness;
  return sureness < LEAST_SURENESS ? null : faceOf(mesh, sureness);
}

/** The face a frame later, by where it was: no detector is asked. Its sureness is that of the mesh alone. */
export async function traceFace(image: Image, { points }: Pick<Face, 'points'>): Promise<Face> {
  const { trace } = await (finders ??= loadFinders());
  const mesh = trace(image, detectionOf({ points, sureness: 1 }), FEW_SAMPLES);
  return faceOf(mesh, mesh.sureness);
}

/** The same face in an image of another size, or in a part of the image: moved first, scaled then. */
export function moveFace(face: Face, x: number, y: number, scale: number): Face {
  const place = <T extends { x: number; y: number }>(at: T) => ({
    ...at,
    x: (at.x + x) * scale,
    y: (at.y + y) * scale,
  });
  const eye = (one: Eye): Eye => ({ ...place(one), across: one.across * scale, down: one.down * scale });
  return {
    ...place(face),
    width: face.width * scale,
    height: face.height * scale,
    sureness: face.sureness,
    eyes: [eye(face.eyes[0]), eye(face.eyes[1])],
    mouth: {
      left: (face.mouth.left + x) * scale,
      top: (face.mouth.top + y) * scale,
      width: face.mouth.width * scale,
      height: face.mouth.height * scale,
    },
    points: face.points.map((value, i) => (value + (i % 2 === 0 ? x : y)) * scale),
  };
}

async function loadFinders(): Promise<{ detect: Detect; trace: Trace }> {
  const [detect, trace] = await Promise.all([loadDetector(), loadMeshTracer()]);
  return { detect, trace };
}

function coverBySquares({ width, height }: Image, side: number): Square[] {
  return spread(height, side).flatMap((y) => spread(width, side).map((x) => ({ x, y, side, angle: 0 })));
}

/** The middles of squares that cover a length together, a quarter of each covered twice. */
function spread(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const count = Math.ceil((length - side * 0.25) / (side * 0.75));
  return Array.from({ length: count }, (_, n) => side / 2 + ((length - side) * n) / (count - 1));
}

function detectionOf({ points, sureness }: Mesh): Detection {
  const { left, top, width, height } = boundsOf(points);
  const [one, other] = FACE_LINES.eyes.map((line) => eyeOf(points, line)) as [Eye, Eye];
  return {
    x: left + width / 2,
    y: top + height / 2,
    side: Math.max(width, height),
    eyes: [one, other],
    score: sureness,
  };
}

function faceOf({ points }: Mesh, sureness: number): Face {
  const { left, top, width, height } = boundsOf(points);
  const [one, other] = FACE_LINES.eyes.map((line) => eyeOf(points, line)) as [Eye, Eye];
  return {
    x: left + width / 2,
    y: top + height * (0.5 - FOREHEAD / 2),
    width,
    height: height * (1 + FOREHEAD),
    sureness,
    eyes: [one, other],
    mouth: boundsOf(points, FACE_LINES.lips),
    points,
  };
}

function eyeOf(points: Float32Array, line: readonly number[]): Eye {
  const { left, top, width, height } = boundsOf(points, line);
  return { x: left + width / 2, y: top + height / 2, across: width / 2, down: height / 2 };
}

function isSame({ x, y }: { x: number; y: number }, known: Face): boolean {
  return Math.hypot(x - known.x, y - known.y) < known.width * 0.4;
}
