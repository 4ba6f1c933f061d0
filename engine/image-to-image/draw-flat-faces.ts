// Draws the features of faces over a look of few flat colours, which would lose them: brows, eyes, nose and lips as the mesh
// has them, in one dark colour and one red.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { eyeDistance, FACE_LINES, lineOf, traceLine } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

const DARK: Rgb = [34, 22, 20];
const RED: Rgb = [150, 44, 40];
/** Numbers of the face mesh: the lower edge of the nose. */
const NOSTRILS = [98, 97, 2, 326, 327] as const;

export function drawFlatFaces(work: Work): void {
  const faces = mainFaces(work.before, work.people().faces);
  if (faces.length === 0) return;
  paintOver(work, (brush) => {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const face of faces) drawFace(brush, face);
  });
}

function drawFace(brush: Brush, face: Face): void {
  const follow = (line: readonly number[]): void => {
    brush.beginPath();
    traceLine(brush, lineOf(face.points, line));
  };
  const apart = eyeDistance(face.eyes);
  brush.strokeStyle = css(DARK);
  for (const [side, eye] of face.eyes.entries()) {
    brush.lineWidth = apart * 0.075;
    follow(FACE_LINES.brows[side as 0 | 1]);
    brush.stroke();
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
  brush.strokeStyle = css(mix(DARK, RED, 0.4), 0.8);
  follow(NOSTRILS);
  brush.stroke();
  follow(FACE_LINES.lips);
  brush.closePath();
  brush.fillStyle = css(RED);
  brush.fill();
  follow(FACE_LINES.mouth);
  brush.closePath();
  brush.fillStyle = '#f4ece2';
  brush.fill();
}
