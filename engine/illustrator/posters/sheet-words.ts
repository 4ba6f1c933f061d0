// Where the words of a sheet end, so that suns, discs and things keep clear of them.

import { NEWSREADER, writableOf } from '#engine/letters/font-for.ts';
import { LINE, setLines } from '#engine/letters/set-lines.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { paperLines } from './paper-lines.ts';

/** Parts of the sheet: the middle of the title, the room it may take, and its letters of the short side. */
export const SHEET_TITLE = { middle: 0.19, tall: 0.19, pixels: 0.14, wide: 0.78 } as const;
/** Letters of the small lines, of the short side, and how far apart their rows are, in letters. */
export const SHEET_LINE = { pixels: 0.05, apart: 1.35 } as const;

/** A wide sheet with nothing but its words has them in its middle, between two ornaments. */
export function isWordBanner({ width, height, scene, reading }: Stage): boolean {
  const { subjects, motifs, writing } = reading;
  return (
    scene === 'poster' &&
    width > height * 1.3 &&
    subjects.length === 0 &&
    writing.length > 0 &&
    motifs?.every(({ what }) => what === 'rosette') === true
  );
}

/** Where nothing but lanterns hang from its top, the title is below them. */
export function isBelowHung({ subjects }: PromptReading): boolean {
  return subjects.length > 0 && subjects.every(({ kind }) => kind === 'hang');
}

/** How wide a title may be: between lanterns that hang beside it there is less room. */
export function wideOfTitle({ width, reading: { subjects } }: Stage): number {
  const isBetween =
    subjects.some(({ kind }) => kind === 'hang') && subjects.some(({ kind }) => kind !== 'hang');
  return width * (isBetween ? 0.48 : SHEET_TITLE.wide);
}

/** A long title has three lines, and the room of them: in two it would be small. */
export function roomOfTitle(text: string): { tall: number; lines: number } {
  const long = Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
  return long > 28 ? { tall: SHEET_TITLE.tall * 1.3, lines: 3 } : { tall: SHEET_TITLE.tall, lines: 2 };
}

/** Half of the height that a title takes as it is set, pixels. */
export function halfOfTitle(stage: Stage, text: string): number {
  const { height, short } = stage;
  const ruler = makeSurface(1, 1).getContext('2d');
  const { tall, lines: most } = roomOfTitle(text);
  const room = {
    wide: wideOfTitle(stage),
    tall: height * tall,
    wished: short * SHEET_TITLE.pixels,
    most,
  };
  const { lines, pixels } = setLines(ruler, text, room, NEWSREADER);
  return (lines.length * pixels * LINE) / 2;
}

/** The middle of the how-manieth small line, below a title that reaches so far down from its own middle. */
export function rowOfLine({ height, short }: Stage, half: number, line: number): number {
  return height * SHEET_TITLE.middle + half + short * SHEET_LINE.pixels * SHEET_LINE.apart * (line - 0.3);
}

/** A cover's title is on the cover, unless a book lies there that has it. */
function isOfSheet({ subjects }: PromptReading, on: Writing['on']): boolean {
  if (on === 'book') return !subjects.some(({ key }) => /book/.test(key));
  return on === undefined || on === 'poster' || on === 'card';
}

/** The lower edge of the title and of the small lines below it, pixels from the top; 0 where nothing is written. */
export function footOfWords(stage: Stage): number {
  const { height, short, reading } = stage;
  const written = reading.writing.filter(({ on, text }) => isOfSheet(reading, on) && writableOf(text) !== '');
  if (reading.stationery !== undefined) return footOnPaper(stage, written);
  const [title] = written.toSorted((a, b) => Number(a.isDetail === true) - Number(b.isDetail === true));
  if (!title) return 0;
  const half = halfOfTitle(stage, writableOf(title.text));
  const lines = written.length - 1;
  return lines > 0
    ? rowOfLine(stage, half, lines) + short * SHEET_LINE.pixels * 0.7
    : height * SHEET_TITLE.middle + half;
}

/** Words alone are in the middle of the paper; those of a scroll are its picture. */
function footOnPaper(stage: Stage, written: readonly Writing[]): number {
  const { stationery, subjects } = stage.reading;
  if (subjects.length === 0 || stationery?.kind === 'scroll') return 0;
  const texts = written.map(({ text }) => writableOf(text));
  return Math.max(0, ...paperLines(stage, texts).map(({ y, tall }) => y + tall / 2));
}
