// What those work at who have a trade: which drawing stands behind them, and what is in their hands.

import type { Pen } from '../things/pen.ts';
import { CRAFT_SEATS } from './craft-seats.ts';
import type { Draft, Point } from './draft.ts';
import { DAILY_WORK } from './daily-work.ts';
import { FIRE_WORK } from './fire-work.ts';
import type { Hands } from './hands.ts';
import { OUTDOOR_TRADES } from './outdoor-trades.ts';
import type { View } from './person.ts';
import { REPAIRS } from './repairs.ts';
import type { Limb, Skeleton } from './skeleton.ts';
import { SMITHS_AND_BUILDERS } from './smiths-and-builders.ts';
import { isTradeWork, mannerOfTrade, type CRAFT_TABLES, type TradeWork } from '../lexicon/trade-work.ts';
import type { TradeDrawing } from './trade-drawing.ts';
import { WALLS_AND_PANES } from './walls-and-panes.ts';

const DRAWINGS: Record<Exclude<TradeWork, (typeof CRAFT_TABLES)[number]>, TradeDrawing> = {
  ...SMITHS_AND_BUILDERS,
  ...REPAIRS,
  ...WALLS_AND_PANES,
  ...OUTDOOR_TRADES,
  ...CRAFT_SEATS,
  ...FIRE_WORK,
  ...DAILY_WORK,
};

/** Crafts at a table are drawn with it. */
function isDrawn(work: string): work is keyof typeof DRAWINGS {
  return work in DRAWINGS;
}

function drawingOf({ work }: Hands, view: View): TradeDrawing | undefined {
  if (!isTradeWork(work) || !isDrawn(work)) return undefined;
  const usual = mannerOfTrade(work).view;
  return usual === undefined || usual === view ? DRAWINGS[work] : undefined;
}

/** How large somebody is beside a grown one: what they work at is as high for them. */
function sizeOf({ head, neck, chin }: Skeleton): number {
  return (100 - head - (neck[1] - chin[1])) / GROWN;
}
const GROWN = 79.8;

/** In the units of somebody grown, whose hands are where these are. */
function inSize(draft: Draft, skeleton: Skeleton, paint: (pen: Pen, skeleton: Skeleton) => void): void {
  const size = sizeOf(skeleton);
  const point = ([x, y]: Point): Point => [x / size, y / size];
  const limb = ({ root, middle, end }: Limb): Limb => ({
    root: point(root),
    middle: point(middle),
    end: point(end),
  });
  const { brush } = draft;
  brush.save();
  brush.scale(size, size);
  paint(
    { ...draft, isSnowy: false },
    {
      ...skeleton,
      head: skeleton.head / size,
      chin: point(skeleton.chin),
      neck: point(skeleton.neck),
      hips: point(skeleton.hips),
      arms: [limb(skeleton.arms[0]), limb(skeleton.arms[1])],
    },
  );
  brush.restore();
}

/** Before the body; returns whether there is anything. */
export function drawTradePlace(draft: Draft, hands: Hands, skeleton: Skeleton, view: View): boolean {
  const drawing = drawingOf(hands, view);
  if (drawing?.behind) inSize(draft, skeleton, (pen, body) => drawing.behind?.(pen, body, hands));
  return drawing !== undefined;
}

/** Over the arms. */
export function drawTradeTool(draft: Draft, hands: Hands, skeleton: Skeleton, view: View): void {
  const drawing = drawingOf(hands, view);
  if (drawing?.over) inSize(draft, skeleton, (pen, body) => drawing.over?.(pen, body, hands));
}
