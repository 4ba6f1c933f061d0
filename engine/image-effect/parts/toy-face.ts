// Gives people the faces of toys: what the photo shows of a face is smoothed away before it is modelled, and eyes, brows,
// nose and mouth are put on anew, where the mesh has them.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readPlanes, writeImage } from '#engine/raster/planes.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { FACE_LINES } from '#engine/vision/face-lines.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { Photo } from '../effect.ts';
import { drawImage, toSurface } from './canvas-image.ts';
import { gradeColours, type Grade } from './grade-colours.ts';

export type ToyMaterial = {
  /** Balls with an iris, beads of glass, discs of cloth, or eyes with lids, as large as they are open in the photo. */
  eyes: 'ball' | 'bead' | 'disc' | 'lidded';
  /** Half the width of an eye, as a part of the distance between both; of lidded ones only how far the brows make room. */
  eyeSize: number;
  /** Brows and mouths are rolls of clay, or threads that are sewn on. */
  lines: 'roll' | 'thread';
  /** 0–1. */
  blush: number;
  /** A nose and a mouth of the material, too; else they stay as they are in the photo. */
  isWhole: boolean;
};

type Point = { x: number; y: number };
/** What is seen of a face in the photo, for the toy's. */
type ToyFace = { face: Face; skin: Rgb; brow: Rgb; iris: Rgb; lips: Rgb };

/** Numbers of the face mesh. */
const NOSE = 1;
const CHEEKS = [50, 280] as const;
const INNER_LIPS = { left: 78, right: 308, upper: 13, lower: 14 } as const;
/** Lips apart, as a part of the mouth's width, from which on a mouth is open. */
const OPEN = 0.1;

/** The faces that an image is about, in its own colours. */
function readToyFaces(photo: Photo): ToyFace[] {
  return mainFaces(photo, photo.people.faces).map((face) => {
    const at = (n: number): Rgb => colourAround(photo, pointOf(face, n), face.width * 0.03);
    const [left, right] = face.eyes;
    const skin = at(NOSE);
    const brow = darkest(FACE_LINES.brows.flat().map(at));
    return {
      face,
      skin,
      brow: mix(brow, '#1a1210', 0.25),
      iris: darkest([
        colourAround(photo, left, left.across * 0.2),
        colourAround(photo, right, right.across * 0.2),
      ]),
      lips: mix(at(17), '#b03038', 0.35),
    };
  });
}

/** A new photo without the features that are put on anew: only the skin, and how the light falls on it. */
function smoothFaces(photo: Photo, { isWhole }: ToyMaterial): Photo {
  const faces = mainFaces(photo, photo.people.faces);
  const oval = findPersonPart(photo, photo.people, 'face');
  const hair = findPersonPart(photo, photo.people, 'hair');
  if (faces.length === 0 || !oval) return photo;
  const planes = readPlanes(photo);
  const { width, height } = photo;
  const reach = Math.max(...faces.map((face) => face.width)) * 0.16;
  const weight = oval.values.map((value, i) => {
    const share = value * (1 - (hair?.values[i] ?? 0));
    return isWhole || share === 0 ? share : share * aboveNose(faces, i % width, Math.floor(i / width));
  });
  const total = blurPlane(weight, width, height, reach);
  for (const plane of [planes.red, planes.green, planes.blue]) {
    const soft = blurPlane(
      plane.map((value, i) => value * (weight[i] as number)),
      width,
      height,
      reach,
    );
    for (let i = 0; i < plane.length; i++) {
      const share = weight[i] as number;
      if (share > 0.01)
        plane[i] =
          (plane[i] as number) * (1 - share) +
          ((soft[i] as number) / Math.max(1e-3, total[i] as number)) * share;
    }
    releasePlanes(soft);
  }
  releasePlanes(total);
  return { ...writeImage(planes), people: photo.people };
}

/** A photo in a material, its people with toys' faces. `model` gets it in its colours, and without what they look like. */
export function makeToy(
  photo: Photo,
  { grade, model }: { grade: Grade; model: (image: Image) => Image },
  material: ToyMaterial,
): Image {
  const faces = readToyFaces(photo);
  const modelled = model(gradeColours(smoothFaces(photo, material), grade));
  return drawImage(photo.width, photo.height, (brush) => {
    brush.drawImage(toSurface(modelled), 0, 0);
    drawToyFaces(brush, faces, material);
  });
}

/** 1 where eyes and brows are, falling to 0 towards the nose. */
function aboveNose(faces: readonly Face[], x: number, y: number): number {
  let most = 0;
  for (const face of faces) {
    const apart = apartOf(face);
    const [left, right] = face.eyes;
    const far = Math.min(
      Math.hypot(x - left.x, (y - left.y) * 1.25),
      Math.hypot(x - right.x, (y - right.y) * 1.25),
    );
    most = Math.max(most, ramp(0.55, 0.36, far / apart));
  }
  return most;
}

function drawToyFaces(brush: Brush, faces: readonly ToyFace[], material: ToyMaterial): void {
  for (const face of faces) {
    brush.save();
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    drawBlush(brush, face, material);
    if (material.isWhole) {
      drawNose(brush, face, material);
      drawMouth(brush, face, material);
    }
    for (const side of [0, 1] as const) {
      drawEye(brush, face, side, material);
      drawBrow(brush, face, side, material);
    }
    brush.restore();
  }
}

function pointOf({ points }: Face, n: number): Point {
  return { x: points[n * 2] as number, y: points[n * 2 + 1] as number };
}

function apartOf({ eyes: [left, right] }: Face): number {
  return Math.hypot(right.x - left.x, right.y - left.y);
}

/** A turned head has its far eye nearer to the middle: it is narrower, too. */
function drawEye(brush: Brush, toy: ToyFace, side: 0 | 1, { eyes, eyeSize }: ToyMaterial): void {
  if (eyes === 'lidded') {
    drawLidded(brush, toy, side);
    return;
  }
  const { face, iris } = toy;
  const eye = face.eyes[side];
  const apart = apartOf(face);
  const widest = Math.max(face.eyes[0].across, face.eyes[1].across);
  const down = apart * eyeSize;
  const across = down * Math.max(0.7, eye.across / widest);
  const { x } = eye;
  const y = eye.y;
  brush.save();
  brush.shadowColor = 'rgba(30,15,10,0.45)';
  brush.shadowBlur = down * 0.35;
  brush.shadowOffsetY = down * 0.14;
  oval(brush, x, y, across, down);
  if (eyes === 'ball') {
    const white = brush.createRadialGradient(x - across * 0.3, y - down * 0.4, 0, x, y, down * 1.15);
    white.addColorStop(0, '#ffffff');
    white.addColorStop(0.7, '#f1ece6');
    white.addColorStop(1, '#b9aca3');
    brush.fillStyle = white;
  } else brush.fillStyle = eyes === 'bead' ? '#15120f' : '#221c1a';
  brush.fill();
  brush.restore();
  if (eyes === 'ball') {
    const ring = brush.createRadialGradient(x, y, 0, x, y, down * 0.62);
    ring.addColorStop(0.35, css(mix(iris, '#ffffff', 0.22)));
    ring.addColorStop(0.8, css(mix(iris, '#ffffff', 0.08)));
    ring.addColorStop(1, css(mix(iris, '#000000', 0.5)));
    brush.fillStyle = ring;
    oval(brush, x, y + down * 0.04, across * 0.6, down * 0.6);
    brush.fill();
    brush.fillStyle = '#0d0b0b';
    oval(brush, x, y + down * 0.04, across * 0.32, down * 0.32);
    brush.fill();
  }
  brush.fillStyle = eyes === 'disc' ? 'rgba(255,255,255,0.85)' : 'rgba(255,255,255,0.95)';
  oval(brush, x - across * 0.26, y - down * 0.3, across * 0.2, down * 0.22);
  brush.fill();
  if (eyes === 'disc') return;
  brush.fillStyle = 'rgba(255,255,255,0.35)';
  oval(brush, x + across * 0.28, y + down * 0.38, across * 0.14, down * 0.1);
  brush.fill();
}

/** How much wider and taller than the eye of the photo. */
const LIDDED = { wide: 1.5, tall: 1.95 } as const;

function drawLidded(brush: Brush, { face, iris, brow }: ToyFace, side: 0 | 1): void {
  const eye = face.eyes[side];
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const line = FACE_LINES.eyes[side].map((n) => {
    const { x, y } = pointOf(face, n);
    return {
      x: ((x - eye.x) * Math.cos(angle) + (y - eye.y) * Math.sin(angle)) * LIDDED.wide,
      y: ((y - eye.y) * Math.cos(angle) - (x - eye.x) * Math.sin(angle)) * LIDDED.tall,
    };
  });
  const wide = Math.max(...line.map(({ x }) => Math.abs(x)));
  const tall = Math.max(...line.map(({ y }) => Math.abs(y)));
  brush.save();
  brush.translate(eye.x, eye.y);
  brush.rotate(angle);
  softPath(brush, line, true);
  const white = brush.createLinearGradient(0, -tall, 0, tall);
  white.addColorStop(0, '#c9bdb6');
  white.addColorStop(0.45, '#fbf8f4');
  white.addColorStop(1, '#efe9e3');
  brush.fillStyle = white;
  brush.fill();
  brush.save();
  brush.clip();
  const size = Math.max(tall * 1.02, wide * 0.46);
  const ring = brush.createRadialGradient(0, size * 0.25, 0, 0, 0, size);
  ring.addColorStop(0.2, css(mix(iris, '#ffffff', 0.38)));
  ring.addColorStop(0.75, css(mix(iris, '#ffffff', 0.1)));
  ring.addColorStop(1, css(mix(iris, '#000000', 0.6)));
  brush.fillStyle = ring;
  oval(brush, 0, 0, size, size);
  brush.fill();
  brush.fillStyle = '#0b0909';
  oval(brush, 0, 0, size * 0.48, size * 0.48);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.95)';
  oval(brush, -size * 0.32, -size * 0.36, size * 0.22, size * 0.24);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.5)';
  oval(brush, size * 0.34, size * 0.4, size * 0.13, size * 0.11);
  brush.fill();
  brush.restore();
  // The upper lid is the second half of the line.
  brush.strokeStyle = css(mix(brow, '#0c0807', 0.7));
  brush.lineWidth = wide * 0.16;
  softPath(brush, [...line.slice(line.length / 2), line[0] as Point], false);
  brush.stroke();
  brush.restore();
}

function softPath(brush: Brush, points: readonly Point[], isClosed: boolean): void {
  brush.beginPath();
  for (const [at, { x, y }] of points.entries()) {
    if (at === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  if (isClosed) brush.closePath();
}

function oval(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath();
  brush.ellipse(x, y, Math.max(0.5, across), Math.max(0.5, down), 0, 0, 7);
}

function drawBrow(brush: Brush, { face, brow }: ToyFace, side: 0 | 1, { lines, eyeSize }: ToyMaterial): void {
  const apart = apartOf(face);
  // Large eyes push the brows up.
  const eye = face.eyes[side];
  const points = FACE_LINES.brows[side].map((n) => pointOf(face, n));
  const lowest = Math.max(...points.map(({ y }) => y));
  const lift = Math.min(0, eye.y - apart * (eyeSize * 1.12 + 0.04) - lowest);
  brush.save();
  brush.translate(0, lift);
  strokeRoll(brush, points, apart * (lines === 'roll' ? 0.085 : 0.06), brow, lines);
  brush.restore();
}

function drawNose(brush: Brush, { face, skin }: ToyFace, { lines }: ToyMaterial): void {
  const { x, y } = pointOf(face, NOSE);
  const size = apartOf(face) * (lines === 'roll' ? 0.17 : 0.11);
  brush.save();
  brush.shadowColor = 'rgba(40,20,12,0.4)';
  brush.shadowBlur = size * 0.6;
  brush.shadowOffsetY = size * 0.25;
  const ball = brush.createRadialGradient(x - size * 0.3, y - size * 0.4, size * 0.1, x, y, size * 1.1);
  const own = lines === 'roll' ? mix(skin, '#d9705a', 0.22) : mix(skin, '#7a3b34', 0.55);
  ball.addColorStop(0, css(mix(own, '#ffffff', 0.3)));
  ball.addColorStop(0.6, css(own));
  ball.addColorStop(1, css(mix(own, '#40180f', 0.3)));
  brush.fillStyle = ball;
  oval(brush, x, y, size, size * 0.85);
  brush.fill();
  brush.restore();
}

function drawMouth(brush: Brush, { face, lips }: ToyFace, { lines }: ToyMaterial): void {
  const [left, right, upper, lower] = [
    INNER_LIPS.left,
    INNER_LIPS.right,
    INNER_LIPS.upper,
    INNER_LIPS.lower,
  ].map((n) => pointOf(face, n)) as [Point, Point, Point, Point];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const isOpen = Math.hypot(lower.x - upper.x, lower.y - upper.y) / wide > OPEN;
  const apart = apartOf(face);
  if (!isOpen) {
    const middle = { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 };
    const line = [left, middle, right];
    strokeRoll(brush, line, apart * (lines === 'roll' ? 0.075 : 0.05), mix(lips, '#401014', 0.3), lines);
    return;
  }
  brush.save();
  brush.beginPath();
  for (const [at, n] of FACE_LINES.mouth.entries()) {
    const { x, y } = pointOf(face, n);
    if (at === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  brush.closePath();
  brush.fillStyle = css(mix(lips, '#2a080c', 0.7));
  brush.fill();
  brush.save();
  brush.clip();
  // Teeth: one piece along the upper lip.
  brush.strokeStyle = '#f6f1ea';
  brush.lineWidth = Math.hypot(lower.x - upper.x, lower.y - upper.y) * 1.1;
  brush.beginPath();
  brush.moveTo(left.x, left.y);
  brush.quadraticCurveTo(upper.x, upper.y + (upper.y - (left.y + right.y) / 2), right.x, right.y);
  brush.stroke();
  brush.restore();
  brush.strokeStyle = css(lips);
  brush.lineWidth = apart * (lines === 'roll' ? 0.06 : 0.035);
  brush.stroke();
  brush.restore();
}

function drawBlush(brush: Brush, { face, skin }: ToyFace, { blush }: ToyMaterial): void {
  if (blush === 0) return;
  const size = apartOf(face) * 0.32;
  for (const n of CHEEKS) {
    const { x, y } = pointOf(face, n);
    const glow = brush.createRadialGradient(x, y, 0, x, y, size);
    glow.addColorStop(0, css(mix(skin, '#e8525a', 0.55), blush));
    glow.addColorStop(1, css(mix(skin, '#e8525a', 0.55), 0));
    brush.fillStyle = glow;
    oval(brush, x, y, size, size);
    brush.fill();
  }
}

/** A curve through points: a roll with a light along its top, or a thread in short stitches. */
function strokeRoll(
  brush: Brush,
  points: readonly Point[],
  thick: number,
  colour: Rgb,
  lines: 'roll' | 'thread',
): void {
  const path = () => {
    brush.beginPath();
    const [first, ...rest] = points as [Point, ...Point[]];
    brush.moveTo(first.x, first.y);
    for (const [at, { x, y }] of rest.entries()) {
      const next = rest[at + 1];
      if (next) brush.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
      else brush.lineTo(x, y);
    }
  };
  brush.save();
  brush.shadowColor = 'rgba(30,15,10,0.4)';
  brush.shadowBlur = thick * 0.6;
  brush.shadowOffsetY = thick * 0.3;
  brush.strokeStyle = css(colour);
  brush.lineWidth = thick;
  if (lines === 'thread') brush.setLineDash([thick * 2.2, thick * 1.1]);
  path();
  brush.stroke();
  brush.restore();
  if (lines === 'thread') return;
  brush.save();
  brush.translate(0, -thick * 0.18);
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.35), 0.5);
  brush.lineWidth = thick * 0.3;
  path();
  brush.stroke();
  brush.restore();
}

function colourAround({ width, height, data }: Image, { x, y }: Point, reach: number): Rgb {
  const sums = [0, 0, 0];
  let count = 0;
  const far = Math.max(1, Math.round(reach));
  for (let v = -far; v <= far; v++) {
    for (let u = -far; u <= far; u++) {
      const [px, py] = [Math.round(x + u), Math.round(y + v)];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      for (const c of [0, 1, 2]) sums[c] = (sums[c] as number) + (data[(py * width + px) * 4 + c] as number);
      count++;
    }
  }
  return sums.map((sum) => sum / Math.max(1, count)) as unknown as Rgb;
}

function darkest(colours: readonly Rgb[]): Rgb {
  return colours.toSorted((one, other) => luminance(one) - luminance(other))[
    Math.floor(colours.length / 4)
  ] as Rgb;
}
