// A sheet of six die-cut stickers: the subject in white rims, each with a mood that is drawn beside it.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { type Brush, makeSurface, silhouette, type Surface } from '#engine/raster/surface.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Random } from '#engine/raster/random.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Effect } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { type CutOut, cutOutWithHead } from '../parts/cut-out.ts';
import { gradeColours } from '#engine/photo/grade-colours.ts';
import { throwShadow } from '../parts/throw-shadow.ts';

/** Longer side of the photo, in parts of the sheet's. */
const PHOTO_SHARE = 0.6;

/** Where a drawing stands on a sticker, in parts of it from the middle, and how large. */
type Extra = readonly [name: string, x: number, y: number, size: number, turn: number];
type Mood = { extras: readonly Extra[]; turn: number; wide: number; isMirrored?: boolean };

const MOODS: readonly Mood[] = [
  {
    turn: -0.06,
    wide: 1,
    extras: [
      ['red-heart', 0.4, -0.34, 0.3, 0.2],
      ['pink-heart', 0.47, -0.06, 0.17, -0.2],
      ['pink-heart', -0.43, -0.2, 0.16, -0.3],
    ],
  },
  {
    turn: 0.05,
    wide: 1.05,
    extras: [
      ['anger-symbol', 0.36, -0.38, 0.27, 0],
      ['collision', -0.42, -0.1, 0.2, 0.2],
    ],
  },
  {
    turn: -0.14,
    wide: 1,
    isMirrored: true,
    extras: [
      ['zzz', 0.4, -0.36, 0.34, 0],
      ['crescent-moon', -0.42, -0.3, 0.2, -0.2],
    ],
  },
  {
    turn: 0.08,
    wide: 0.97,
    extras: [
      ['sweat-droplets', 0.42, -0.28, 0.26, 0],
      ['droplet', -0.4, -0.08, 0.15, 0.2],
    ],
  },
  {
    turn: 0,
    wide: 0.95,
    extras: [
      ['exclamation-question-mark', 0.42, -0.3, 0.3, 0.14],
      ['collision', -0.44, -0.26, 0.2, 0],
    ],
  },
  {
    turn: -0.08,
    wide: 1.02,
    extras: [
      ['party-popper', -0.42, 0.26, 0.3, 0],
      ['confetti-ball', 0.42, -0.34, 0.24, 0.2],
      ['sparkles', 0.42, 0.08, 0.2, 0],
    ],
  },
  {
    turn: 0.06,
    wide: 1,
    isMirrored: true,
    extras: [
      ['light-bulb', 0.4, -0.38, 0.28, 0.1],
      ['sparkle', -0.42, -0.2, 0.16, 0],
    ],
  },
  {
    turn: -0.05,
    wide: 1,
    extras: [
      ['musical-notes', 0.42, -0.32, 0.28, 0.1],
      ['musical-note', -0.43, -0.14, 0.19, -0.2],
    ],
  },
  {
    turn: 0.04,
    wide: 1.03,
    extras: [
      ['thumbs-up', 0.42, 0.2, 0.3, 0],
      ['hundred-points', -0.4, -0.34, 0.26, -0.1],
    ],
  },
];

const SHEETS = ['#f2e9f4', '#e3eef6', '#f8eedb', '#e5f1e6'] as const;

export const stickerSheet: Effect = async (work) => {
  const { width, height } = work;
  const photo = await work.whole(Math.max(width, height) * PHOTO_SHARE);
  const random = work.random('stickers');
  // Every other sheet is drawn rather than photographed.
  const cut = roundCuts(
    cutOutWithHead(gradeColours(photo, { saturation: 1.15, exposure: 0.08 }), photo.people),
  );
  const figure = work.seed % 2 === 0 ? inked(cut, photo.people.faces, work.seed) : cut;
  const across = width > height * 1.1 ? 3 : 2;
  const down = 6 / across;
  const cell = { width: width / across, height: height / down };
  const moods = pickMoods(random);
  const stickers = await Promise.all(
    moods.map((mood) => makeSticker(figure, mood, Math.min(cell.width, cell.height))),
  );
  const image = drawImage(width, height, (brush) => {
    brush.fillStyle = work.vary(SHEETS);
    brush.fillRect(0, 0, width, height);
    stickers.forEach((sticker, n) => {
      const x = (n % across) * cell.width + (cell.width - sticker.width) / 2;
      const y = Math.floor(n / across) * cell.height + (cell.height - sticker.height) / 2;
      throwShadow(brush, sticker, x, y, {
        blur: cell.width * 0.012,
        x: cell.width * 0.005,
        y: cell.width * 0.012,
        alpha: 0.28,
      });
      brush.drawImage(sticker, x, y);
    });
  });
  return { image };
};

/** Of the longer side of what is cut out: how far a rounded edge comes in at its ends. */
const BOW = 0.1;

/** Where the photo cuts the figure off, the knife goes in a bow: a straight edge is no outline of anything. */
function roundCuts(cut: CutOut): CutOut {
  const { image, box } = cut;
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  const bow = Math.max(box.width, box.height) * BOW;
  const isCut = {
    left: box.left <= 1,
    top: box.top <= 1,
    right: box.left + box.width >= width - 1,
    bottom: box.top + box.height >= height - 1,
  };
  for (let y = box.top; y < box.top + box.height; y++) {
    const v = ((y + 0.5 - box.top) / box.height) * 2 - 1;
    for (let x = box.left; x < box.left + box.width; x++) {
      const u = ((x + 0.5 - box.left) / box.width) * 2 - 1;
      const [across, down] = [bow * u * u, bow * v * v];
      const inside = Math.min(
        isCut.top ? y - box.top - across : Infinity,
        isCut.bottom ? box.top + box.height - y - across : Infinity,
        isCut.left ? x - box.left - down : Infinity,
        isCut.right ? box.left + box.width - x - down : Infinity,
      );
      const at = (y * width + x) * 4 + 3;
      if (inside < 1) data[at] = (data[at] as number) * Math.max(0, inside);
    }
  }
  const rounded: Image = { width, height, data };
  return { ...cut, image: rounded, surface: toSurface(rounded) };
}

function pickMoods(random: Random): Mood[] {
  const left = [...MOODS];
  return Array.from({ length: 6 }, () => left.splice(random.whole(left.length), 1)[0]).filter(
    (mood) => mood !== undefined,
  );
}

/** The same figure with flat colours and outlines. */
function inked(cut: CutOut, faces: readonly Face[], seed: number): CutOut {
  const drawn = applyStyle('anime', cut.image, seed, careForFeatures(cut.image, faces));
  for (let at = 3; at < drawn.data.length; at += 4) drawn.data[at] = cut.image.data[at] ?? 0;
  const surface = makeSurface(drawn.width, drawn.height, (brush) => {
    const pixels = brush.createImageData(drawn.width, drawn.height);
    pixels.data.set(drawn.data);
    brush.putImageData(pixels, 0, 0);
  });
  return { ...cut, image: drawn, surface };
}

const RIM = 0.024;
/** How low on its sheet the figure stands. */
const MIDDLE = 0.52;

async function makeSticker({ surface, box }: CutOut, mood: Mood, side: number): Promise<Surface> {
  const size = side * 0.7;
  const scale = size / Math.max(box.width * mood.wide, box.height);
  const drawings = await Promise.all(mood.extras.map(async ([name]) => loadDrawing(name, 256)));
  const art = makeSurface(side, side, (brush) => {
    brush.translate(side / 2, side * MIDDLE);
    brush.save();
    brush.rotate(mood.turn);
    brush.scale(scale * mood.wide * (mood.isMirrored ? -1 : 1), scale);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(
      surface,
      box.left,
      box.top,
      box.width,
      box.height,
      -box.width / 2,
      -box.height / 2,
      box.width,
      box.height,
    );
    brush.restore();
    mood.extras.forEach(([, x, y, part, turn], n) => {
      const drawing = drawings[n];
      if (!drawing) return;
      const wide = side * part;
      const tall = (wide * drawing.height) / drawing.width;
      // Turned it reaches farther, and its rim belongs to it.
      const [halfWide, halfTall] = [wide, tall].map((length) => length * 0.54 + side * RIM * 1.3) as [
        number,
        number,
      ];
      const within = (at: number, half: number, from: number): number =>
        Math.min(side - from - half, Math.max(half - from, at));
      brush.save();
      brush.translate(
        within(x * side * 0.84, halfWide, side / 2),
        within(y * side * 0.84, halfTall, side * MIDDLE),
      );
      brush.rotate(turn);
      brush.drawImage(drawing, -wide / 2, -tall / 2, wide, tall);
      brush.restore();
    });
  });
  return rimmed(art, side * RIM);
}

/** A white rim all around, as the knife leaves it. */
function rimmed(art: Surface, reach: number): Surface {
  const white = silhouette(art, '#ffffff');
  return makeSurface(art.width, art.height, (brush) => {
    for (const part of [0.5, 1]) stampAround(brush, white, reach * part);
    brush.drawImage(white, 0, 0);
    brush.drawImage(art, 0, 0);
  });
}

const DIRECTIONS = 28;

function stampAround(brush: Brush, sheet: Surface, reach: number): void {
  for (let n = 0; n < DIRECTIONS; n++) {
    const angle = (n / DIRECTIONS) * Math.PI * 2;
    brush.drawImage(sheet, Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
}
