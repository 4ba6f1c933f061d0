// The type of invitations, cards and menus: what comes first is large, what follows a comma stands small below it.

import type { Hand } from '#engine/letters/font-for.ts';
import { NEWSREADER } from '#engine/letters/font-for.ts';
import type { Lettering } from './lettering.ts';
import { scrollPaper } from '../scenery/scroll-sheet.ts';
import { isUpright, setColumns } from './columns.ts';
import { letterInk } from './letter-ink.ts';
import { posterGround, posterInk } from '../scenery/poster-sheet.ts';
import type { Stage } from '../staging/stage.ts';

const HAND: Hand = NEWSREADER;
/** Between names and dates, not within numbers: "10,000". */
const PARTS = /\s*(?:[,;|](?!\d)|[，；、]|\r?\n)\s*/;
const GREY_LOOKS: ReadonlySet<string> = new Set(['ink', 'line_art']);

/** One below the other about the middle of the sheet, or at its top where something stands below. */
export function paperLetterings(stage: Stage, texts: readonly string[]): Lettering[] {
  const { width, height, short, reading, look } = stage;
  if (reading.stationery?.kind === 'scroll') return brushed(stage, texts.join('\n'));
  const lines = texts.flatMap((text) => text.split(PARTS)).filter((text) => text !== '');
  const isTicket = reading.stationery?.kind === 'ticket';
  const isWreath = reading.stationery?.layout === 'wreath';
  const wide = isWreath ? short * 0.5 : width * (isTicket ? 0.6 : 0.72);
  const sizes = lines.map(
    (_, at) => short * (at === 0 ? (isWreath ? 0.11 : reading.subjects.length > 0 ? 0.11 : 0.145) : 0.06),
  );
  const rooms = lines.map(
    (line, at) => (sizes[at] as number) * (at === 0 ? rowsOf(line, wide, sizes[0] ?? 1) * 1.3 : 1.75),
  );
  const total = rooms.reduce((sum, room) => sum + room, 0);
  const middle = height * (reading.subjects.length > 0 ? 0.17 : 0.5);
  let top = middle - total / 2;
  return lines.map((text, at) => {
    const tall = rooms[at] as number;
    top += tall;
    return {
      text,
      x: isTicket ? width * 0.41 : width / 2,
      y: top - tall / 2,
      wide,
      tall,
      pixels: sizes[at] as number,
      hand: HAND,
      ink: GREY_LOOKS.has(look) ? '#26221f' : letterInk(reading, posterGround(stage), posterInk(stage)),
      lines: at === 0 ? 2 : 1,
    };
  });
}

/** Black ink, as large as the paper is wide; Chinese in columns where there is the height for it. */
function brushed(stage: Stage, text: string): Lettering[] {
  const { height, width, reading } = stage;
  const { x, y, wide, tall } = scrollPaper(stage);
  const ink = letterInk(reading, posterGround(stage), '#1d1a18');
  const isTall = height > width || reading.isUpright === true;
  const room = { x, y, wide: wide * 0.78, tall: tall * 0.84, most: wide * 0.5 };
  if (isUpright(text) && isTall) return setColumns(text, room, { hand: HAND, ink });
  return [{ text, ...room, pixels: Math.min(wide, tall) * 0.5, hand: HAND, ink, lines: 4 }];
}

/** How many rows a line will need: a letter is about half as wide as it is high, a Chinese sign as wide. */
function rowsOf(text: string, wide: number, pixels: number): number {
  const length = Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.5), 0);
  // What is little too long is set smaller instead.
  return length * pixels * 0.76 > wide ? 2 : 1;
}
