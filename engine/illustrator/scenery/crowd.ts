// Many people at once: along a street, in a court, over a land; some come and some go, the near ones larger.

import { css } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { painted, type Layer, type Motion } from '../painting/layer.ts';
import type { Garment, PersonLook } from '../reading/people/person-look.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { relight } from '../painting/relight.ts';
import { rowOfDistance, scaleAt, type Stage, type StageScene } from '../staging/stage.ts';

/** How far to each side of the middle people go, in metres; nothing else is wide enough, or has a floor. */
const WIDTHS: Partial<Record<StageScene, number>> = {
  street: 2.3,
  village: 2.6,
  palace: 12,
  courtyard: 4,
  meadow: 12,
  desert: 12,
  snowfield: 12,
  mountains: 12,
};
/** In metres from the viewer; the nearest are still smaller than whom the image is of. */
const ROWS = [24, 20, 16.5, 13.8, 11.6, 9.8, 8.2, 7, 6.1, 5.3, 4.6] as const;
const METRES_APART = 0.92;
/** Nearer than this nobody walks before the middle, where somebody or something else is. */
const FREE_FROM = 11;
/** How many different people there are. */
const FACES = 9;

export function hasCrowd({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return WIDTHS[scene] !== undefined && reading.subjects.some(({ key }) => key === 'crowd');
}

export function crowdLayers(stage: Stage): Layer[] {
  if (!hasCrowd(stage)) return [];
  const kinds = drawKinds(stage);
  const wide = WIDTHS[stage.scene] ?? 0;
  return ROWS.map((distance, row) =>
    painted(
      `crowd ${row}`,
      0.425 + row * 0.02,
      (brush) => paintRow(stage, brush, { kinds, wide, distance, row }),
      { move: shuffle(stage, row) },
    ),
  );
}

/** Those of a row go together, the next row the other way, a little up and down with their steps. */
function shuffle({ short }: Stage, row: number): (seconds: number) => Motion {
  const side = row % 2 === 0 ? 1 : -1;
  return (seconds) => ({
    x: side * short * 0.014 * Math.sin(seconds * 0.6 + row * 1.7),
    y: -Math.abs(Math.sin(seconds * 3.4 + row * 1.3)) * short * 0.003,
  });
}

const OLD_TIMES =
  /ancient|medieval|dynasty|古代|古风|古装|唐朝|唐代|大唐|宋朝|宋代|大宋|明朝|明代|清朝|清明上河图|长安|汴京|汉服/i;

const ROBES = ['#8c3b36', '#3f5f7c', '#6f7f58', '#c9b48a', '#5a4668', '#b8763c', '#d8d0c0'] as const;
const COATS = ['#b8402e', '#2f4a6e', '#3f6a54', '#d8a53a', '#5c5566', '#8a4a5c', '#e0d8cc'] as const;

function lookOf(stage: Stage, at: number): PersonLook {
  const isWoman = at % 2 === 0;
  const isChild = at % 5 === 4;
  const wears: Garment[] = OLD_TIMES.test(stage.words)
    ? [{ garment: isWoman ? 'hanfu' : 'robe', colour: ROBES[at % ROBES.length] ?? ROBES[0], words: '' }]
    : [
        {
          garment: at % 3 === 0 ? 'coat' : 'jacket',
          colour: COATS[at % COATS.length] ?? COATS[0],
          words: '',
        },
        { garment: 'trousers', words: '' },
      ];
  return {
    sex: isWoman ? 'woman' : 'man',
    ...(isChild ? { age: 'child' } : at % 4 === 3 ? { age: 'old' } : {}),
    does: at % 3 === 2 ? 'stand' : 'walk',
    view: (['back', 'front', 'back', 'front', 'side'] as const)[at % 5] ?? 'back',
    wears,
  };
}

function drawKinds(stage: Stage): readonly Surface[] {
  return Array.from({ length: FACES }, (_, at) => {
    const label = `crowd ${at}`;
    const person = lookOf(stage, at);
    const somebody = readPerson(stage, { key: 'crowd', person }, label, { view: person.view ?? 'back' });
    return drawPersonSheet(stage, somebody, label, 190).sheet;
  });
}

const HEROES: ReadonlySet<string> = new Set(['figure', 'face', 'full', 'mount', 'vehicle', 'building']);

function paintRow(
  stage: Stage,
  brush: Brush,
  { kinds, wide, distance, row }: { kinds: readonly Surface[]; wide: number; distance: number; row: number },
): void {
  const random = stage.random(`crowd ${row}`);
  const scale = scaleAt(stage, distance);
  const foot = rowOfDistance(stage, distance);
  const haze = Math.min(0.5, Math.max(0, (distance - 8) / 40));
  const lit = kinds.map((sheet) => relight(stage, sheet, { haze }));
  brush.imageSmoothingQuality = 'high';
  const isBusy = stage.reading.subjects.some(({ kind }) => HEROES.has(kind));
  // Before stalls and behind whoever performs: the near ones stand at the sides.
  const isNear = isBusy && stage.scene === 'street' && distance < 7.5;
  const reach = Math.min(isNear ? 3 : wide, stage.width / 2 / scale + 0.4);
  const count = Math.max(3, Math.round((reach * 2) / METRES_APART));
  for (let place = 0; place < count; place++) {
    const at = random.whole(FACES);
    const sheet = lit[at];
    const aside = (((place + random.between(0.15, 0.85)) / count) * 2 - 1) * reach;
    if (
      !sheet ||
      (isBusy && distance < FREE_FROM && Math.abs(aside) < (isNear ? 1.5 : Math.min(1.2, wide * 0.5)))
    )
      continue;
    // The nearest leave gaps.
    if (distance < 8 && random.chance(0.4)) continue;
    const x = stage.width / 2 + aside * scale;
    const y = foot + random.between(-0.5, 0.5) * scale * 0.12;
    const tall = scale * (at % 5 === 4 ? 1.15 : random.between(1.56, 1.74));
    const size = (tall * sheet.width) / sheet.height;
    brush.fillStyle = css(stage.palette.shade, 0.3 * (1 - haze));
    brush.beginPath();
    brush.ellipse(x, y, scale * 0.3, scale * 0.06, 0, 0, 7);
    brush.fill();
    brush.drawImage(sheet, x - size / 2, y - tall, size, tall);
  }
}
