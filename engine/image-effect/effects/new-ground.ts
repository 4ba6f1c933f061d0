// The subject without its background, in a painted scene, or as a product on a studio table.
import { paintPlanned, planScene, reportScene } from '#engine/illustrator/illustrate.ts';
import { showLandmarks } from '#engine/illustrator/painting/show-landmarks.ts';
import { keepTable } from '#engine/photo/keep-table.ts';
import { showBeside } from '#engine/photo/show-beside.ts';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { type Brush, makeSurface, type Surface } from '#engine/raster/surface.ts';
import { JobRefusal } from '#engine/job.ts';
import type { Effect } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { type CutOut, cutOut, cutOutAll, cutOutStanding } from '../parts/cut-out.ts';
import { gradeColours } from '#engine/photo/grade-colours.ts';
import { paintPaper, type Paper } from '../parts/paint-backdrop.ts';
import { pourShadow, throwShadow } from '../parts/throw-shadow.ts';

/** How hard the edge is cut: from so much of a pixel on, and wholly from so much. */
const EDGES: readonly [Edge, ...Edge[]] = [
  [0.02, 0.98],
  [0.3, 0.95],
  [0, 0.7],
  [0.15, 0.75],
];
type Edge = readonly [from: number, to: number];

export const removeBackground: Effect = async (work) => {
  const photo = await work.photo();
  const { image } = cutOut(photo, photo.people);
  const [from, to] = work.vary(EDGES);
  for (let at = 3; at < image.data.length; at += 4) {
    image.data[at] = (((image.data[at] ?? 0) / 255 - from) / (to - from)) * 255;
  }
  return { image, hasAlpha: true };
};

/** Where nothing was written. */
const SCENES = [
  'a quiet beach at sunset',
  'a meadow before snowy mountains, morning',
  'a street in the rain at night, neon lights',
  'a forest in autumn, soft light',
] as const;

export const newBackground: Effect = async (work) => {
  const { width, height, short } = work;
  const photo = await work.photo();
  const alone = cutOut(photo, photo.people);
  const view = showBeside(alone.mask);
  const laid = keepTable(photo, alone);
  const subject = laid ? cutOutAll(photo, { ...laid, face: null }) : alone;
  const tall = laid?.behind ?? height;
  const size = { width: view.wide, height: tall };
  const words = work.text || work.vary(SCENES);
  const before = { subject: alone.mask, left: view.left };
  const { scene, left, understood, ignored } = await paintScene(size, words, work.seed, before);
  const tuned = tuneTo(subject, scene);
  // What lies behind a subject near the lens is a little soft.
  const behind = soften(scene, short * 0.0035 * (scene.height / tall));
  const image = drawImage(width, height, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(behind, -left, 0, view.wide, tall);
    if (!subject.isCutByFrame) {
      const { left, top, width: wide, height: tall } = subject.box;
      pourShadow(brush, left + wide / 2, top + tall * 0.985, wide, 0.5);
    }
    throwShadow(brush, tuned, 0, 0, { blur: short * 0.02, x: 0, y: short * 0.006, alpha: 0.22 });
    brush.drawImage(tuned, 0, 0);
  });
  return work.text === '' ? { image } : { image, understood, ignored };
};

/** Of the result: so small a scene is painted that is shown softly; and as many pixels as its shorter side must have. */
const SOFT_SCALE = 0.5;
const LEAST_SHORT = 400;

/** `left`: which column of the scene is the first that is shown, in pixels of the image. */
type Painted = { scene: Image; left: number; understood: string[]; ignored: string[] };

/**
 * To be enlarged to this size and shown softly: what is finer than that is not painted. `view`: before whom it is laid, and
 * from which column on, unless more of its things is seen from another one.
 */
async function paintScene(
  { width, height }: { width: number; height: number },
  prompt: string,
  seed: number,
  view: { subject: Mask; left: number } | null = null,
): Promise<Painted> {
  const scale = Math.min(1, Math.max(SOFT_SCALE, LEAST_SHORT / Math.min(width, height)));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { scene, look } = await planScene({ prompt, style: 'auto', ...size, seed, isBackdrop: true });
  const paint = (): Image => paintPlanned(scene, look, seed);
  if (!view) return { scene: paint(), left: 0, ...reportScene(scene) };
  const { subject, left } = view;
  const [wide, tall] = [Math.round(subject.width * scale), Math.round(subject.height * scale)];
  const shown = showLandmarks(scene, resizeMask(subject, wide, tall), Math.round(left * scale));
  const placed = new Set([...scene.placed].filter((one) => !shown.hidden.has(one)));
  const report = reportScene({ ...scene, placed });
  if (report.understood.length === 0 && shown.hidden.size > 0)
    throw new JobRefusal('not_understood', `hidden behind what stands out: ${prompt}`);
  return { scene: paint(), left: shown.left / scale, ...report };
}

/** `blur` in pixels of the scene. */
function soften(scene: Image, blur: number): Surface {
  const { width, height } = scene;
  const sharp = toSurface(scene);
  return makeSurface(width, height, (brush) => {
    // Below, so that nothing is seen through at the edges.
    brush.drawImage(sharp, 0, 0);
    brush.filter = `blur(${blur.toFixed(1)}px)`;
    brush.drawImage(sharp, 0, 0);
  });
}

/** The subject takes some of the light and the colour of where it is put. */
function tuneTo({ image, surface }: CutOut, scene: Image): Surface {
  const around = meanOf(scene);
  const own = meanOf(image, true);
  const brightness = (around.luma + 40) / (own.luma + 40);
  const exposure = Math.max(-0.55, Math.min(0.25, Math.log2(brightness) * 0.35));
  const tint = around.rgb.map((value) => 1 + (value / Math.max(1, around.luma) - 1) * 0.16) as [
    number,
    number,
    number,
  ];
  return image.data.length > 0
    ? toSurface(gradeColours(image, { exposure, lights: tint, shadows: tint }))
    : surface;
}

function meanOf({ data }: Image, byAlpha = false): { rgb: readonly number[]; luma: number } {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4 * 17) {
    const weight = byAlpha ? (data[at + 3] ?? 0) / 255 : 1;
    count += weight;
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * weight;
  }
  const rgb = sum.map((value) => value / Math.max(1, count));
  return { rgb, luma: (rgb[0] ?? 0) * 0.299 + (rgb[1] ?? 0) * 0.587 + (rgb[2] ?? 0) * 0.114 };
}

type Studio = { wall: Paper; table: readonly [near: string, far: string] };

const STUDIOS: readonly [Studio, ...Studio[]] = [
  { wall: { light: '#f5f1ea', dark: '#cfc4b4' }, table: ['#efe8dc', '#d9cfc0'] },
  { wall: { light: '#dfe8ef', dark: '#8fa3b5' }, table: ['#e8eef3', '#b4c3d0'] },
  { wall: { light: '#f6dcd6', dark: '#d99a8d' }, table: ['#f8e4de', '#e3b3a7'] },
  { wall: { light: '#4a4d55', dark: '#121318' }, table: ['#35373e', '#1a1b20'] },
];

/** How high the object stands in the frame, and where its foot is. */
const OBJECT_SHARE = 0.62;
const FOOT = 0.8;

export const productShot: Effect = async (work) => {
  const { width, height, short } = work;
  const photo = await work.whole(Math.max(width, height));
  const object = cutOutStanding(
    gradeColours(photo, { contrast: 0.12, saturation: 1.08, exposure: 0.06 }),
    photo.people,
  );
  const { box } = object;
  const scale = Math.min((height * OBJECT_SHARE) / box.height, (width * 0.7) / box.width);
  const wide = box.width * scale;
  const tall = box.height * scale;
  const place = { x: (width - wide) / 2, y: height * FOOT - tall };
  const sheet = makeSurface(wide, tall, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(object.surface, box.left, box.top, box.width, box.height, 0, 0, wide, tall);
  });
  const painted = work.text === '' ? null : await paintScene(work, work.text, work.seed);
  const behind = painted && soften(painted.scene, short * 0.018 * (painted.scene.height / height));
  const studio = work.vary(STUDIOS);
  const image = drawImage(width, height, (brush) => {
    if (behind) brush.drawImage(behind, -width * 0.03, -height * 0.03, width * 1.06, height * 1.06);
    else paintPaper(brush, width, height, studio.wall);
    layTable(brush, width, height, studio.table, painted ? 0.86 : 1);
    reflect(brush, sheet, place.x, place.y + tall);
    pourShadow(brush, width / 2, place.y + tall * 0.992, wide * 0.96, 0.55);
    throwShadow(brush, sheet, place.x, place.y, {
      blur: short * 0.03,
      x: short * 0.035,
      y: short * 0.012,
      alpha: 0.2,
    });
    brush.drawImage(sheet, place.x, place.y);
    lightFromAbove(brush, width, height);
  });
  return painted ? { image, understood: painted.understood, ignored: painted.ignored } : { image };
};

/** The edge of the table, seen a little from above. */
const TABLE_EDGE = 0.66;

function layTable(
  brush: Brush,
  width: number,
  height: number,
  [near, far]: Studio['table'],
  alpha: number,
): void {
  const top = height * TABLE_EDGE;
  const shade = brush.createLinearGradient(0, top, 0, height);
  shade.addColorStop(0, far);
  shade.addColorStop(0.25, near);
  shade.addColorStop(1, far);
  brush.globalAlpha = alpha;
  brush.fillStyle = shade;
  brush.fillRect(0, top, width, height - top);
  brush.globalAlpha = 1;
  brush.fillStyle = 'rgba(255,255,255,0.35)';
  brush.fillRect(0, top, width, Math.max(1, height * 0.002));
}

function reflect(brush: Brush, sheet: Surface, x: number, foot: number): void {
  const { width, height } = sheet;
  const mirrored = makeSurface(width, height, (inner) => {
    inner.translate(0, height);
    inner.scale(1, -1);
    inner.drawImage(sheet, 0, 0);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    inner.globalCompositeOperation = 'destination-in';
    const fade = inner.createLinearGradient(0, 0, 0, height * 0.4);
    fade.addColorStop(0, 'rgba(0,0,0,0.34)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    inner.fillStyle = fade;
    inner.fillRect(0, 0, width, height);
  });
  brush.save();
  brush.filter = `blur(${(width * 0.004).toFixed(1)}px)`;
  brush.drawImage(mirrored, x, foot);
  brush.restore();
}

function lightFromAbove(brush: Brush, width: number, height: number): void {
  const light = brush.createRadialGradient(
    width * 0.36,
    height * 0.12,
    0,
    width * 0.36,
    height * 0.12,
    Math.hypot(width, height) * 0.7,
  );
  light.addColorStop(0, 'rgba(255,255,255,0.2)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.2)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
}
