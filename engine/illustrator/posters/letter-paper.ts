// The type of invitations, cards and menus: what comes first is large, what follows a comma stands small below it.

import type { Hand } from '#engine/letters/font-for.ts';
import { NEWSREADER } from '#engine/letters/font-for.ts';
import type { Lettering } from './lettering.ts';
import { scrollPaper } from '../scenery/scroll-sheet.ts';
import { isUpright, setColumns } from './columns.ts';
import { letterInk } from './letter-ink.ts';
import { posterGround, posterInk, GREY_LOOKS } from '../scenery/poster-sheet.ts';
import type { Stage } from '../staging/stage.ts';
import { paperLines } from './paper-lines.ts';

const HAND: Hand = NEWSREADER;

/** One below the other about the middle of the sheet, or at its top where something stands below. */
export function paperLetterings(stage: Stage, texts: readonly string[]): Lettering[] {
  const { width, reading, look } = stage;
  if (reading.stationery?.kind === 'scroll') return brushed(stage, texts.join('\n'));
  return paperLines(stage, texts).map((line, at) => ({
    ...line,
    x: reading.stationery?.kind === 'ticket' ? width * 0.41 : width / 2,
    hand: HAND,
    ink: GREY_LOOKS.has(look) ? '#26221f' : letterInk(reading, posterGround(stage), posterInk(stage)),
    lines: at === 0 ? 2 : 1,
  }));
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
