// Wings behind a person: of feathers, of a bat or of a butterfly, as large as the body is, and only where nobody is.
import { luminance, mix, shine, type Rgb } from '#engine/raster/colour.ts';
import { invertMask, maskShare, type Mask } from '#engine/raster/mask.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { drawBatWing, drawButterflyWing, drawFeatherWing } from './draw-wings.ts';
import { facesMeant } from './faces-meant.ts';
import type { Operation, Wings } from './instruction.ts';
import { paintOver, stageOfPhoto } from './lay-illustration.ts';
import type { Reason, Work } from './work.ts';

/** In faces: how far under the middle of a face and beside it a wing begins, and how long it is. */
const ROOT = { down: 1.16, aside: 0.28, long: 3.1 } as const;
/** In faces: shorter than this they are no wings; they are made so short that they lie within the image. */
const SHORTEST = 1.7;
/** Of its length: as high as this a wing reaches. */
const HIGH = 0.84;
/** Of the image: less of what is behind somebody has no room for wings. */
const LEAST_BEHIND = 0.22;
/** How much of the light of the photo they have. */
const IN_ITS_LIGHT = 0.7;
/** Of the image's width: who is so near shows no shoulders that wings could stand behind. */
const NEAREST = 0.5;

const DRAW: Record<Wings, { draw: (brush: Brush, colour: Rgb) => void; colour: Rgb }> = {
  angel: { draw: drawFeatherWing, colour: [247, 244, 240] },
  bat: { draw: drawBatWing, colour: [58, 34, 42] },
  butterfly: { draw: drawButterflyWing, colour: [242, 132, 40] },
};

export function wearWings(
  work: Work,
  { wings, colour, place }: Extract<Operation, { do: 'wings' }>,
): Reason | null {
  const faces = facesMeant(work.before, work.people().faces, place).filter(
    ({ width }) => width < work.image.width * NEAREST,
  );
  if (faces.length === 0) return work.people().faces.length > 0 ? 'no_room' : 'no_person';
  const body = work.subject()?.mask;
  if (!body) return 'no_subject';
  const behind: Mask = invertMask(body);
  if (maskShare(behind) < LEAST_BEHIND) return 'no_room';
  const { draw, colour: usual } = DRAW[wings];
  // In a dark photo they are dark as well.
  const { ambient } = stageOfPhoto(work, '').palette;
  const grey = luminance(ambient) * 255;
  // Of its colours a large shirt may be the most.
  const light = mix(ambient, [grey, grey, grey], 0.75);
  const paint = mix(colour ?? usual, shine(colour ?? usual, light), IN_ITS_LIGHT);
  paintOver(
    work,
    (brush) => {
      for (const face of faces) drawPair(brush, face, (inner) => draw(inner, paint));
    },
    behind,
  );
  return null;
}

/** Both wings, each on a sheet of its own of one side of its length: 0, 0 is where it grows, and 1 is as far as it reaches. */
function drawPair(brush: Brush, face: Face, draw: (brush: Brush) => void): void {
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x) * 0.5;
  const { width } = brush.canvas;
  const room = Math.min(
    (face.y + face.height * ROOT.down) / HIGH,
    Math.max(face.x, width - face.x) - face.width * ROOT.aside,
  );
  const long = Math.min(face.height * ROOT.long, Math.max(face.height * SHORTEST, room));
  const wing = sheetOf(long, draw);
  brush.save();
  brush.translate(face.x, face.y + face.height * ROOT.down);
  brush.rotate(angle);
  brush.filter = `blur(${(face.width * 0.006).toFixed(1)}px)`;
  for (const side of [-1, 1]) {
    brush.save();
    brush.scale(side, 1);
    brush.drawImage(wing, face.width * ROOT.aside - long * 0.1, -long, wing.width, wing.height);
    brush.restore();
  }
  brush.restore();
}

function sheetOf(long: number, draw: (brush: Brush) => void): Surface {
  return makeSurface(Math.ceil(long * 1.2), Math.ceil(long * 2), (brush) => {
    brush.translate(long * 0.1, long);
    brush.scale(long, long);
    draw(brush);
  });
}
