// A comic panel: inked and printed, in its black frame, with a bubble if somebody speaks.
import type { Box } from '#engine/raster/mask.ts';
import { type Brush } from '#engine/raster/surface.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import type { Effect, Photo } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import { drawText, setText } from '../parts/write-text.ts';

const INKS: readonly [Grade, ...Grade[]] = [
  {},
  { saturation: 1.2, lights: [1.05, 1, 0.86] },
  { saturation: 1.1, lights: [0.96, 1, 1.06], shadows: [0.9, 0.95, 1.25] },
  { saturation: 1.15, lights: [1.02, 0.985, 0.99], shadows: [1.08, 0.95, 1.06] },
];

export const comic: Effect = async (work) => {
  const { width, height, short } = work;
  const margin = Math.round(short * 0.032);
  const inner = { width: width - margin * 2, height: height - margin * 2 };
  const photo = await work.photo(inner);
  const care = careForFeatures(photo, photo.people.faces);
  const inked = toSurface(applyStyle('comic', gradeColours(photo, work.vary(INKS)), work.seed, care, true));
  const image = drawImage(width, height, (brush) => {
    brush.fillStyle = '#f6efe0';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(inked, margin, margin);
    brush.strokeStyle = '#0d0c12';
    brush.lineWidth = short * 0.011;
    brush.strokeRect(margin, margin, inner.width, inner.height);
    if (work.text === '') return;
    brush.translate(margin, margin);
    drawBubble(brush, work.text, inner, findMouth(photo), findHeads(photo));
  });
  return { image };
};

type Point = { x: number; y: number };

/** Where the words come from: a mouth, else the upper part of what stands out, else the middle. */
function findMouth(photo: Photo): Point {
  const [face] = mainFaces(photo, photo.people.faces);
  if (face) return { x: face.mouth.left + face.mouth.width / 2, y: face.mouth.top + face.mouth.height / 2 };
  const subject = cutSubject(photo, photo.people);
  if (!subject) return { x: photo.width / 2, y: photo.height * 0.62 };
  const { left, top, width, height } = subject.box;
  return { x: left + width / 2, y: top + height * 0.3 };
}

/** In faces: how far hair and hats reach above a face, and beside it. */
const [HAIR, BESIDE] = [0.75, 0.22];

/** Of everybody the photo is about. */
function findHeads(photo: Photo): Box[] {
  return mainFaces(photo, photo.people.faces).map(({ x, y, width, height }) => ({
    left: x - width * (0.5 + BESIDE),
    top: y - height * (0.5 + HAIR),
    width: width * (1 + 2 * BESIDE),
    height: height * (1 + HAIR),
  }));
}

/** How much of a length lies within a radius of a middle. */
function within(middle: number, radius: number, from: number, length: number): number {
  return Math.max(0, Math.min(middle + radius, from + length) - Math.max(middle - radius, from));
}

/** How much of heads a bubble would cover: pixels. */
function coverOf({ x, y }: Point, rx: number, ry: number, heads: readonly Box[]): number {
  return heads.reduce(
    (sum, { left, top, width, height }) => sum + within(x, rx, left, width) * within(y, ry, top, height),
    0,
  );
}

function drawBubble(
  brush: Brush,
  text: string,
  { width, height }: { width: number; height: number },
  mouth: Point,
  heads: readonly Box[],
): void {
  const short = Math.min(width, height);
  const set = setText(brush, text.toUpperCase(), {
    hand: 'loud',
    width: width * 0.46,
    height: height * 0.26,
    size: short * 0.062,
    mostLines: 6,
    leading: 1.16,
  });
  const textHeight = set.lines.length * set.leading;
  // The words lie in the inner part of an oval.
  const rx = Math.max(set.width * 0.5 * 1.36, short * 0.1);
  const ry = Math.max(textHeight * 0.5 * 1.52, short * 0.06);
  const gap = short * 0.035;
  // On the side that is freer, above the mouth where there is room; elsewhere where it would hide a head.
  const [left, right] = [gap + rx, width - gap - rx];
  const [top, bottom] = [gap + ry, height - gap - ry];
  const columns = mouth.x > width / 2 ? [left, right] : [right, left];
  const rows = mouth.y > height * 0.4 ? [top, bottom] : [bottom, top];
  const spots = rows.flatMap((row) => columns.map((column): Point => ({ x: column, y: row })));
  const covers = spots.map((spot) => coverOf(spot, rx, ry, heads));
  const { x, y } = spots[covers.indexOf(Math.min(...covers))] as Point;
  const angle = Math.atan2(mouth.y - y, mouth.x - x);
  const far = Math.hypot(mouth.x - x, mouth.y - y);
  const edge = (rx * ry) / Math.hypot(ry * Math.cos(angle), rx * Math.sin(angle));
  // It points at the mouth and does not reach it.
  const tip = edge + Math.min(short * 0.13, Math.max(short * 0.05, (far - edge) * 0.4));
  const spread = 0.17;
  brush.lineJoin = 'round';
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  const tail = (): void => {
    brush.moveTo(x + Math.cos(angle - spread) * rx * 0.96, y + Math.sin(angle - spread) * ry * 0.96);
    brush.lineTo(x + Math.cos(angle) * tip, y + Math.sin(angle) * tip);
    brush.lineTo(x + Math.cos(angle + spread) * rx * 0.96, y + Math.sin(angle + spread) * ry * 0.96);
  };
  tail();
  brush.strokeStyle = '#0d0c12';
  brush.lineWidth = short * 0.014;
  brush.stroke();
  brush.fillStyle = '#fffdf6';
  brush.fill();
  brush.beginPath();
  tail();
  brush.fill();
  brush.fillStyle = '#0d0c12';
  drawText(brush, set, x, y - textHeight / 2);
}
