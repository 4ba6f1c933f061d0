// Draws the features of faces over a look of few flat colours, which would lose them: brows, eyes, nose and lips as the mesh
// has them, in a dark colour and in those of their own brows and lips.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { findTeeth } from '#engine/photo/find-teeth-and-beard.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { eyeDistance, FACE_LINES, lineOf, traceLine, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

const DARK: Rgb = [34, 22, 20];
const DARK_RED: Rgb = [92, 24, 26];
/** How far lips and brows go from their own colour towards the dark one, for a print of few colours to show them. */
const [LIPS_DARKER, BROWS_DARKER] = [0.22, 0.45] as const;
/** How far what is between lips without teeth goes from their colour towards the dark one. */
const WITHIN = 0.6;
/** Numbers of the face mesh: the skin that is red itself, above and below where the lips meet. */
const ON_LIPS = [0, 37, 267, 17, 84, 314] as const;
/** Numbers of the face mesh: the lower edge of the nose. */
const NOSTRILS = [98, 97, 2, 326, 327] as const;

export function drawFlatFaces(work: Work): void {
  const faces = mainFaces(work.before, work.people().faces);
  if (faces.length === 0) return;
  paintOver(work, (brush) => {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const face of faces) drawFace(brush, face, work.before);
  });
}

function drawFace(brush: Brush, face: Face, photo: Image): void {
  const follow = (line: readonly number[]): void => {
    brush.beginPath();
    traceLine(brush, lineOf(face.points, line));
  };
  const apart = eyeDistance(face.eyes);
  const lips = mix(colourAt(photo, lineOf(face.points, ON_LIPS)), DARK_RED, LIPS_DARKER);
  for (const [side, eye] of face.eyes.entries()) {
    const brow = FACE_LINES.brows[side as 0 | 1];
    brush.strokeStyle = css(mix(colourAt(photo, lineOf(face.points, brow)), DARK, BROWS_DARKER));
    brush.lineWidth = apart * 0.09;
    follow(brow);
    brush.stroke();
    brush.strokeStyle = css(DARK);
    follow(FACE_LINES.eyes[side as 0 | 1]);
    brush.closePath();
    brush.fillStyle = '#fbf6ee';
    brush.fill();
    brush.save();
    brush.clip();
    brush.fillStyle = css(DARK);
    brush.beginPath();
    brush.arc(eye.x, eye.y, Math.max(eye.down, eye.across * 0.42), 0, 7);
    brush.fill();
    brush.restore();
    // The upper lid.
    brush.lineWidth = apart * 0.04;
    const line = FACE_LINES.eyes[side as 0 | 1];
    follow([...line.slice(line.length / 2), line[0]]);
    brush.stroke();
  }
  brush.lineWidth = apart * 0.035;
  brush.strokeStyle = css(mix(DARK, lips, 0.4), 0.8);
  follow(NOSTRILS);
  brush.stroke();
  follow(FACE_LINES.lips);
  brush.closePath();
  brush.fillStyle = css(lips);
  brush.fill();
  follow(FACE_LINES.mouth);
  brush.closePath();
  // The mesh lets lips part that are shut.
  brush.fillStyle = findTeeth(photo, [face]) ? '#f4ece2' : css(mix(lips, DARK, WITHIN));
  brush.fill();
}

/** The mean of what is seen at some points. */
function colourAt({ width, height, data }: Image, points: readonly Point[]): Rgb {
  const seen = points.map(({ x, y }) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    return (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column) * 4;
  });
  const mean = (channel: number): number =>
    seen.reduce((sum, at) => sum + (data[at + channel] as number), 0) / seen.length;
  return [mean(0), mean(1), mean(2)];
}
