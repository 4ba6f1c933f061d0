// Where the lines of invitations, cards and menus stand: what comes first is large, what follows a comma small below it.

import type { Stage } from '../staging/stage.ts';

/** Between names and dates, not within numbers: "10,000". */
const PARTS = /\s*(?:[,;|](?!\d)|[，；、]|\r?\n)\s*/;

/** Pixels: `y` is the middle of the line, `tall` and `wide` are its room, `pixels` its letters. */
export type PaperLine = { text: string; y: number; tall: number; wide: number; pixels: number };

/** One below the other about the middle of the sheet, or at its top where something stands below. */
export function paperLines({ width, height, short, reading }: Stage, texts: readonly string[]): PaperLine[] {
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
    return { text, y: top - tall / 2, tall, wide, pixels: sizes[at] as number };
  });
}

/** How many rows a line will need: a letter is about half as wide as it is high, a Chinese sign as wide. */
function rowsOf(text: string, wide: number, pixels: number): number {
  const length = Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.5), 0);
  // What is little too long is set smaller instead.
  return length * pixels * 0.76 > wide ? 2 : 1;
}
