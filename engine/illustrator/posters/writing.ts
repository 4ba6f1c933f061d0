// Letters the words that stood in quotes: on signs, posters, cards and logos, or on what carries them.

import { css, luminance, type Colour } from '#engine/raster/colour.ts';
import { fontFor, NEWSREADER, writableOf } from '#engine/letters/font-for.ts';
import { LINE, setLines } from '#engine/letters/set-lines.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted } from '../painting/layer.ts';
import { paperLetterings } from './letter-paper.ts';
import { findCarrier, letterThing } from './letter-things.ts';
import { ON_TOP, type Lettered, type Lettering } from './lettering.ts';
import {
  halfOfTitle,
  isBelowHung,
  isWordBanner,
  roomOfTitle,
  rowOfLine,
  SHEET_LINE,
  SHEET_TITLE,
  wideOfTitle,
} from './sheet-words.ts';
import { groundLettering, writtenGround } from './written-ground.ts';
import {
  emblemBandInk,
  emblemInks,
  emblemLetterInk,
  emblemMiddle,
  emblemSize,
  isNamedAround,
} from '../scenery/emblem.ts';
import { hasEmblemLand } from '../scenery/emblem-land.ts';
import { isSignLike, signOf, visualLength } from './sign-boards.ts';
import { isUpright, setColumns } from './columns.ts';
import { letterInk } from './letter-ink.ts';
import { posterGround, posterInk, GREY_LOOKS } from '../scenery/poster-sheet.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';

/** Looks that leave letters as they are; in all others they are inked anew when the image is painted. */
const LEGIBLE: ReadonlySet<string> = new Set(['auto', 'photo', 'cinematic', 'product']);

export function letterScene(stage: Stage, spots: readonly Spot[]): Lettered {
  const lettered: Lettered = { layers: [], letterings: [], written: new Set() };
  const onBoards = new Set<Lettering>();
  const writings = stage.reading.writing
    .map((writing) => ({ writing, text: writableOf(writing.text) }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => Number(a.writing.isDetail === true) - Number(b.writing.isDetail === true));
  const details = writings.filter(({ writing }) => writing.isDetail === true).length;
  let titles = 0;
  const ground = writtenGround(stage.reading, stage.words);
  if (stage.reading.stationery && stage.scene === 'poster') {
    lettered.letterings.push(
      ...paperLetterings(
        stage,
        writings.map(({ text }) => text),
      ),
    );
    for (const { writing } of writings) lettered.written.add(writing);
    writings.length = 0;
  }
  writings.forEach(({ writing, text }) => {
    const carrier = findCarrier(writing, spots);
    // Without a title they are small nevertheless.
    if (writing.isDetail === true) titles = Math.max(1, titles);
    if (carrier) letterThing(stage, lettered, text, carrier);
    else if (stage.scene === 'emblem') {
      const { monogram } = stage.reading;
      // A mountain with its sun is a mark already.
      const isBlank = monogram === undefined && spots.length === 0 && !hasEmblemLand(stage);
      if (titles === 0 && (isBlank || (spots.length === 0 && monogram === writing)))
        letterInitial(stage, lettered, text, monogram === writing);
      if (monogram !== writing) letterLogo(stage, lettered, text, titles++);
    } else if (ground !== undefined && writing.on === undefined)
      lettered.letterings.push(groundLettering(stage, text, ground, titles++));
    else if (isSignLike(stage, writing)) {
      const { layer, lettering } = signOf(stage, text, writing, { place: titles++, spots });
      // As far away as its board: a camera that moves must not part them.
      const written = painted('writing', layer.depth + ON_TOP, (brush) => letter(brush, lettering), {
        isSolid: false,
      });
      lettered.layers.push(layer, written);
      lettered.letterings.push(lettering);
      onBoards.add(lettering);
    } else {
      const first = stage.scene === 'poster' ? 1 : Math.max(1, writings.length - details);
      letterTitle(
        stage,
        lettered,
        text,
        writing.isDetail === true ? { row: titles++ - first, of: details } : { row: titles++ },
      );
    }
    lettered.written.add(writing);
  });
  const loose = lettered.letterings.filter((one) => !onBoards.has(one));
  if (loose.length > 0)
    lettered.layers.push(
      painted('writing', 0.96, (brush) => loose.forEach((one) => letter(brush, one)), {
        isSolid: false,
      }),
    );
  return lettered;
}

/** Writes again over an image whose look has painted the letters away. */
export function letterAnew(
  stage: Stage,
  brush: Brush,
  letterings: readonly Lettering[],
  isAlways = false,
): void {
  // A photo of a sheet is sharp where it is read.
  const isSharp = LEGIBLE.has(stage.look) && !(stage.look === 'photo' && stage.scene === 'poster');
  if (isSharp && !isAlways) return;
  for (const one of letterings)
    letter(
      brush,
      GREY_LOOKS.has(stage.look)
        ? { ...one, ink: luminance(one.ink) > 0.6 && one.glow ? '#f6f2e8' : '#26221f' }
        : one,
    );
}

/** Upright over the middle, along the upper half of a circle. */
function letterAround(brush: Brush, { text, x, y, pixels, hand, ink, bend = 0 }: Lettering): void {
  brush.save();
  brush.font = fontFor(text, pixels, hand);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = css(ink);
  const signs = Array.from(text);
  const wides = signs.map((sign) => brush.measureText(sign).width + pixels * 0.1);
  let along = -wides.reduce((total, wide) => total + wide, 0) / 2;
  signs.forEach((sign, at) => {
    const wide = wides[at] ?? 0;
    const angle = (along + wide / 2) / bend;
    brush.save();
    brush.translate(x + Math.sin(angle) * bend, y - Math.cos(angle) * bend);
    brush.rotate(angle);
    brush.fillText(sign, 0, 0);
    brush.restore();
    along += wide;
  });
  brush.restore();
}

/** How much lower letters on the ground look than upright ones. */
const LYING = 0.58;

function letterLying(brush: Brush, lettering: Lettering): void {
  const { y, pixels, lip, ink } = lettering;
  brush.save();
  brush.translate(0, y * (1 - LYING));
  brush.scale(1, LYING);
  const edge = pixels * 0.035;
  letterLines(brush, { ...lettering, y: y + edge * 1.5, x: lettering.x + edge, ink: lip ?? ink });
  letterLines(brush, lettering);
  brush.restore();
}

function letter(brush: Brush, lettering: Lettering): void {
  if (lettering.lip !== undefined) {
    letterLying(brush, lettering);
    return;
  }
  if (lettering.bend === undefined) letterLines(brush, lettering);
  else letterAround(brush, lettering);
}

function letterLines(
  brush: Brush,
  { text, x, y, wide, tall, pixels, hand, ink, glow, lines }: Lettering,
): void {
  const set = setLines(
    brush,
    text,
    { wide, tall, wished: pixels, ...(lines === undefined ? {} : { most: lines }) },
    hand,
  );
  brush.save();
  brush.font = fontFor(text, set.pixels, hand);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = css(ink);
  brush.strokeStyle = css(ink);
  brush.lineJoin = 'round';
  brush.lineWidth = set.pixels * 0.022;
  const top = y - (set.lines.length * set.pixels * LINE) / 2;
  for (const pass of glow === undefined ? [0] : [1, 0]) {
    brush.shadowColor = pass === 1 && glow !== undefined ? css(glow) : 'rgba(0,0,0,0)';
    brush.shadowBlur = pass === 1 ? set.pixels * 0.5 : 0;
    set.lines.forEach((line, index) => {
      const row = top + set.pixels * (0.93 + LINE * index);
      brush.strokeText(line, x, row);
      brush.fillText(line, x, row);
    });
  }
  brush.restore();
}

function letterLogo(stage: Stage, { letterings }: Lettered, text: string, place: number): void {
  const { width, height, short } = stage;
  const inks = emblemInks(stage);
  if (isNamedAround(stage)) {
    const radius = short * 0.36 * emblemSize(stage);
    letterings.push({
      text: text.toUpperCase(),
      x: width / 2,
      y: emblemMiddle(stage),
      wide: radius * 2,
      tall: radius * 2,
      pixels: Math.min(radius * 0.17, (radius * 3.6) / Math.max(1, visualLength(text.slice(0, 11)) * 1.5)),
      hand: NEWSREADER,
      ink: emblemBandInk(stage),
      bend: radius * 0.895,
    });
    return;
  }
  letterings.push({
    text,
    x: width / 2,
    y: height / 2 + short * (place === 0 ? 0.365 : 0.45),
    wide: width * 0.84,
    tall: short * (place === 0 ? 0.15 : 0.06),
    pixels: short * (place === 0 ? 0.125 : 0.05),
    hand: NEWSREADER,
    ink: inks.ink,
    lines: 1,
  });
}

/** A mark without a subject is the first letter of its name. */
function letterInitial(stage: Stage, { letterings }: Lettered, text: string, isWhole: boolean): void {
  const { width, short } = stage;
  const [first = ''] = Array.from(text);
  const initial = isWhole ? text : first;
  const size = short * 0.3 * emblemSize(stage);
  letterings.push({
    text: initial.toUpperCase(),
    x: width / 2,
    y: emblemMiddle(stage),
    wide: size * 2,
    tall: size * 2,
    pixels: isWhole ? size / Math.max(1, text.length * 0.62) : size,
    hand: NEWSREADER,
    ink: emblemLetterInk(stage),
    lines: 1,
  });
}

/** The how-manieth of the titles, or of so many small lines. */
type Row = { row: number; of?: number };

/** The title of a poster at the top, what follows small at the bottom. */
function letterTitle(stage: Stage, lettered: Lettered, text: string, { row, of }: Row): void {
  const place = of === undefined ? row : row + 1;
  if (stage.scene === 'poster') {
    letterPoster(stage, lettered, text, place);
    return;
  }
  const { width, height, short, palette } = stage;
  const isTitle = place === 0;
  const isPale =
    luminance(palette.skyTop) > 0.62 ||
    ['studio', 'ink', 'line_art'].includes(stage.scene) ||
    GREY_LOOKS.has(stage.look);
  if (isTitle && stage.reading.isUpright === true && isUpright(text)) {
    const room = { x: width * 0.86, y: height * 0.4, wide: width * 0.2, tall: height * 0.6 };
    const ink = stage.reading.letterInk ?? (isPale ? '#2a2430' : '#fdf6e6');
    lettered.letterings.push(
      ...setColumns(text, { ...room, most: short * 0.13 }, { hand: NEWSREADER, ink }).map((one) =>
        isPale ? one : { ...one, glow: '#1c1626' },
      ),
    );
    return;
  }
  const tall = height * (isTitle ? 0.2 : 0.07);
  const y = isTitle
    ? height * 0.06 + tall / 2
    : height * (0.95 - (of === undefined ? place - 1 : of - 1 - row) * 0.055) - tall / 2;
  if (isTitle)
    lettered.layers.push(
      painted(
        'title ground',
        0.94,
        (brush) => {
          const shade = brush.createLinearGradient(0, 0, 0, height * 0.36);
          shade.addColorStop(0, css(isPale ? '#fbf6ec' : palette.shade, 0.62));
          shade.addColorStop(1, css(isPale ? '#fbf6ec' : palette.shade, 0));
          brush.fillStyle = shade;
          brush.fillRect(0, 0, width, height * 0.36);
        },
        { isSolid: false },
      ),
    );
  lettered.letterings.push({
    text,
    x: width / 2,
    y,
    wide: width * 0.86,
    tall,
    pixels: short * (isTitle ? 0.135 : 0.046),
    hand: NEWSREADER,
    ink: stage.reading.letterInk ?? (isPale && isTitle ? '#2a2430' : '#fdf6e6'),
    ...(isTitle && isPale ? {} : { glow: '#1c1626' }),
    lines: isTitle ? 2 : 1,
  });
}

/** Such letters are read by the light around them. */
function isNear(ink: Colour, ground: Colour): boolean {
  return Math.abs(luminance(ink) - luminance(ground)) < 0.3;
}

/** On a sheet of one colour: in the middle below what hangs, else above what stands; what follows is small below it. */
function letterPoster(stage: Stage, { letterings }: Lettered, text: string, place: number): void {
  const { width, height, short, reading } = stage;
  const usual = GREY_LOOKS.has(stage.look) ? '#26221f' : posterInk(stage);
  const ink = letterInk(reading, posterGround(stage), usual);
  if (place === 0 && reading.isUpright === true && isUpright(text)) {
    const room = { x: width * 0.84, y: height * 0.37, wide: width * 0.2, tall: height * 0.56 };
    letterings.push(...setColumns(text, { ...room, most: short * 0.13 }, { hand: NEWSREADER, ink }));
    return;
  }
  const isBelow = isBelowHung(reading);
  const isTitle = place === 0;
  const isBanner = isWordBanner(stage);
  const pixels =
    short * (isTitle ? (isBanner ? 0.23 : isBelow ? 0.2 : SHEET_TITLE.pixels) : SHEET_LINE.pixels);
  const room = roomOfTitle(text);
  const tall = isTitle ? height * (isBanner ? 0.5 : isBelow ? 0.3 : room.tall) : pixels * 1.6;
  const middle = isBanner ? 0.5 : isBelow ? 0.63 : SHEET_TITLE.middle;
  const [title] = letterings;
  const under = title ? halfOfTitle(stage, title.text) : 0;
  letterings.push({
    text,
    x: width / 2,
    y: isTitle ? height * middle : rowOfLine(stage, under, place) + height * (middle - SHEET_TITLE.middle),
    wide: isBanner ? width * 0.58 : isBelow ? width * SHEET_TITLE.wide : wideOfTitle(stage),
    tall,
    pixels,
    hand: NEWSREADER,
    ink,
    ...(reading.letterInk !== undefined && isNear(ink, posterGround(stage)) ? { glow: usual } : {}),
    lines: isTitle ? room.lines : 1,
  });
}
