// The sheet of a poster or card: one colour with rays, a thin frame, a foot to stand on, and what hangs from its top.

import { css, luminance, mix, toRgb, type Colour } from '#engine/raster/colour.ts';
import { trimSurface, type Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { recolour } from '../painting/recolour.ts';
import { outline } from '../painting/outline.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { CRAFTS } from '../things/crafts.ts';
import { paintPosterEarth } from './poster-earth.ts';
import { paintPosterSkyline } from './poster-skyline.ts';
import { discPlace, motifLayers } from './poster-motifs.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';

export const GREY_LOOKS: ReadonlySet<string> = new Set(['ink', 'line_art']);
/** Where the foot of the sheet begins, in parts of its height. */
const FOOT = 0.84;

/** The colour of the sheet; manners of painting without colour need a pale one. */
export function posterGround({ reading, look }: Stage): Colour {
  const asked: Colour = darkened(reading);
  return GREY_LOOKS.has(look) ? mix(asked, '#ffffff', 0.86) : asked;
}

/** Lanterns of the colour of the sheet would be lost on it. */
function darkened({ ground = '#c9b28c', subjects }: PromptReading): Colour {
  const lanterns = subjects.find(({ kind }) => kind === 'hang');
  if (!lanterns) return ground;
  const [one, other] = [toRgb(ground), toRgb(lanterns.colour ?? '#d8342f')];
  const away = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return away < 90 ? mix(ground, '#3c0410', 0.36) : ground;
}

/** What letters and frame are printed with. */
export function posterInk(stage: Stage): Colour {
  const ground = posterGround(stage);
  return luminance(ground) > 0.58 ? mix(ground, '#1c1420', 0.82) : '#fbe7b4';
}

/** The things of the sky and of ropes that a sheet shows. */
export function isOnPosterSheet({ kind, key }: Pick<Subject, 'kind' | 'key'>): boolean {
  return kind === 'hang' || key === 'moon' || key === 'earth';
}

export function posterSheetLayers(stage: Stage): Layer[] {
  const { subjects, disc } = stage.reading;
  const lanterns = subjects.find(({ kind }) => kind === 'hang');
  return [
    painted('poster ground', 0.02, (brush) => paintGround(stage, brush), { isSolid: false }),
    ...(subjects.some(({ key }) => key === 'moon')
      ? [painted('poster moon', 0.04, (brush) => paintMoon(stage, brush), { isSolid: false })]
      : []),
    ...(disc === undefined
      ? []
      : [painted('poster disc', 0.04, (brush) => paintDisc(stage, brush, disc), { isSolid: false })]),
    ...motifLayers(stage, { base: posterGround(stage), ink: posterInk(stage) }),
    ...(subjects.some(({ key }) => key === 'earth')
      ? [painted('poster figure earth', 0.062, (brush) => paintPosterEarth(stage, brush))]
      : []),
    painted('poster foot', 0.06, (brush) => paintFoot(stage, brush)),
    painted('poster frame', 0.07, (brush) => paintFrame(stage, brush), { isSolid: false }),
    ...(lanterns ? [painted('lanterns', 0.92, (brush) => hangLanterns(stage, brush, lanterns))] : []),
  ];
}

function paintGround(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const base = posterGround(stage);
  fillDown(brush, stage, [
    [0, css(mix(base, '#180c1c', 0.16))],
    [0.5, css(mix(base, '#ffffff', 0.05))],
    [1, css(mix(base, '#180c1c', 0.24))],
  ]);
  const [x, y] = [width / 2, height * 0.56];
  const reach = width + height;
  brush.fillStyle = css(mix(base, '#ffffff', 0.3), stage.look === 'poster' ? 0.3 : 0.13);
  const rays = 18;
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * 2 * Math.PI + 0.1;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.arc(x, y, reach, from, from + Math.PI / rays);
    brush.fill();
  }
  // A printer of few inks would cut the light into steps.
  if (stage.look !== 'poster')
    glow(brush, x, y, short * 0.62, css(mix(base, '#fff2d0', 0.5), 0.5), css(base, 0));
}

function paintMoon(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const [x, y, radius] = [width / 2, height * 0.56, short * 0.26];
  if (stage.look !== 'poster')
    glow(brush, x, y, radius * 1.7, 'rgba(255,240,190,0.5)', 'rgba(255,240,190,0)');
  const disc = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius);
  disc.addColorStop(0, '#fff8dc');
  disc.addColorStop(0.7, '#fbe9b0');
  disc.addColorStop(1, '#eccb7c');
  brush.fillStyle = disc;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** What stands there is seen before it as before a low sun. */
function paintDisc(stage: Stage, brush: Brush, colour: string): void {
  const { x, y, radius } = discPlace(stage, 0.32, 1, stage.reading.writing.length > 0 ? 0.6 : 0.53);
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** A thin double line inside of the edge. */
function paintFrame(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  brush.strokeStyle = css(posterInk(stage), 0.75);
  for (const [inset, wide] of [
    [0.056, 0.0045],
    [0.068, 0.0018],
  ] as const) {
    const edge = short * inset;
    brush.lineWidth = short * wide;
    brush.beginPath();
    brush.roundRect(edge, edge, width - edge * 2, height - edge * 2, short * 0.03);
    brush.stroke();
  }
}

function paintFoot(stage: Stage, brush: Brush): void {
  if (stage.reading.foot === 'keys') paintKeys(stage, brush);
  else if (stage.reading.foot === 'clouds') paintWaves(stage, brush);
  else if (stage.reading.foot === 'skyline')
    paintPosterSkyline(stage, brush, { base: posterGround(stage), ink: posterInk(stage) });
  else paintRise(stage, brush);
}

/** Two low rises, the nearer the darker. */
function paintRise(stage: Stage, brush: Brush): void {
  const { width, height } = stage;
  const base = posterGround(stage);
  for (const [top, dark] of [
    [FOOT - 0.03, 0.14],
    [FOOT + 0.03, 0.3],
  ] as const) {
    brush.fillStyle = css(mix(base, '#180c1c', dark));
    brush.beginPath();
    brush.ellipse(width / 2, height * (top + 0.5), width * 0.95, height * 0.5, 0, 0, 7);
    brush.fill();
  }
}

/** Rows of waves as on old silk: rings within rings, the nearer over the farther. */
function paintWaves(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const base = posterGround(stage);
  const ink = posterInk(stage);
  const radius = short * 0.075;
  const top = height * (FOOT + 0.03);
  for (let row = 0; top + row * radius * 0.5 < height + radius; row++) {
    const y = top + row * radius * 0.5 + radius * 0.2;
    const from = row % 2 === 0 ? 0 : -radius;
    for (let x = from; x < width + radius; x += radius * 2)
      for (const [part, isInk] of [
        [1, true],
        [0.9, false],
        [0.66, true],
        [0.58, false],
        [0.32, true],
      ] as const) {
        brush.fillStyle = css(isInk ? mix(base, ink, 0.5) : mix(base, '#180c1c', 0.2));
        brush.beginPath();
        brush.arc(x, y, radius * part, 0, 7);
        brush.fill();
      }
  }
}

/** The keys of a piano across the sheet. */
function paintKeys(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const top = height * FOOT;
  const tall = height * 1.02 - top;
  const each = width / Math.max(14, Math.round((14 * width) / short));
  brush.fillStyle = 'rgba(12,8,20,0.45)';
  brush.fillRect(0, top - short * 0.012, width, short * 0.03);
  const shine = brush.createLinearGradient(0, top, 0, height);
  shine.addColorStop(0, '#cfc8bc');
  shine.addColorStop(0.2, '#f7f1e4');
  shine.addColorStop(1, '#e6dccb');
  const keys = Math.ceil(width / each);
  for (let key = 0; key < keys; key++) {
    brush.fillStyle = shine;
    brush.beginPath();
    brush.roundRect(key * each + each * 0.03, top, each * 0.94, tall, each * 0.1);
    brush.fill();
  }
  for (let key = 1; key < keys; key++) {
    // No black key stands between E and F, nor between B and C.
    if (key % 7 === 3 || key % 7 === 0) continue;
    const left = key * each - each * 0.29;
    brush.fillStyle = '#17131c';
    brush.beginPath();
    brush.roundRect(left, top, each * 0.58, tall * 0.6, [0, 0, each * 0.09, each * 0.09]);
    brush.fill();
    brush.fillStyle = 'rgba(255,255,255,0.16)';
    brush.fillRect(left + each * 0.1, top, each * 0.09, tall * 0.52);
  }
}

/** At both sides, so that the middle is free for the words: a long and a short one on their cords. */
function hangLanterns(stage: Stage, brush: Brush, { count, isCounted, colour }: Subject): void {
  const lantern = CRAFTS['own/paper-lantern'];
  if (!lantern) return;
  const { width, short } = stage;
  const isBare = stage.reading.writing.length === 0;
  // Its glow would be cut off with a rim of its own.
  const drawn = renderOwn(stage, lantern, 'poster lantern', Math.round(short * 0.34), false);
  const inked = colour === undefined ? drawn : recolour(drawn, colour);
  // Red on red is seen by its rim.
  const sheet = outline(trimSurface(inked), css(posterInk(stage)));
  // Where something stands below them the words are between them.
  const isOver = !isBare && stage.reading.subjects.some(({ kind }) => kind !== 'hang');
  const hung = isOver ? BESIDE_WORDS : hangers(isCounted ? count : undefined, isBare);
  for (const [across, low, size] of hung) {
    const tall = short * size;
    const wide = (tall * sheet.width) / sheet.height;
    const x = width * across;
    const y = short * low;
    brush.strokeStyle = css(posterInk(stage), 0.9);
    brush.lineWidth = Math.max(1, short * 0.003);
    brush.beginPath();
    brush.moveTo(x, 0);
    brush.lineTo(x, y + tall * 0.12);
    brush.stroke();
    brush.drawImage(sheet, x - wide / 2, y, wide, tall);
  }
}

/** Close to the edges, small. */
const BESIDE_WORDS: readonly Hanger[] = [
  [0.165, 0.1, 0.22],
  [0.835, 0.1, 0.22],
];

type Hanger = readonly [across: number, low: number, size: number];

/** As many as were counted, a pair at each side where nobody did; larger and nearer where no words are between. */
function hangers(count = 4, isBare = false): Hanger[] {
  if (count === 1) return [[0.5, 0.09, isBare ? 0.6 : 0.36]];
  const each = Math.ceil(count / 2);
  const size = Math.min(isBare ? 0.46 : 0.33, 0.62 / each);
  const reach = isBare && each === 1 ? 0.22 : 0.335;
  return Array.from({ length: count }, (_, index): Hanger => {
    const [side, place] = [index % 2 === 0 ? -1 : 1, Math.floor(index / 2)];
    const across = 0.5 + side * (reach - place * (0.44 / (each + 0.6)));
    return [across, place % 2 === 0 ? 0.16 : 0.07, place % 2 === 0 ? size : size * 0.72];
  });
}
