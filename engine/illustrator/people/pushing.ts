// Whoever pushes or pulls something has its handle in the hands; it rolls on the ground before them or behind.

import {
  paintShoppingCart,
  paintStroller,
  paintSuitcase,
  paintWheelchair,
  paintWheelbarrow,
  WHEELCHAIR,
} from '../things/pushed-things.ts';
import type { Pen } from '../things/pen.ts';
import type { Draft, Point } from './draft.ts';
import type { Hands } from './hands.ts';
import type { Skeleton } from './skeleton.ts';

/** In centimetres: where the hand holds it. */
type Pushed = { paint: (pen: Pen) => void; handle: Point };

const PUSHED: Readonly<Record<string, Pushed>> = {
  stroller: { paint: paintStroller, handle: [-48, -100] },
  'shopping-cart': { paint: paintShoppingCart, handle: [-46, -99] },
  wheelchair: { paint: paintWheelchair, handle: WHEELCHAIR.handle },
  wheelbarrow: { paint: paintWheelbarrow, handle: [-62, -76] },
};
/** How far from the wheels of a suitcase its handle is. */
const SUITCASE = 98;

/** Before who pushes: as large as its handle is high. */
export function drawPushed(draft: Draft, { pushed = 'stroller' }: Hands, { arms }: Skeleton): void {
  const thing = PUSHED[pushed];
  if (!thing) return;
  const [x, y] = arms[1].end;
  const scale = -y / -thing.handle[1];
  const { brush } = draft;
  brush.save();
  brush.translate(x + 1.6 - thing.handle[0] * scale, 0);
  brush.scale(scale, scale);
  thing.paint({ ...draft, isSnowy: false });
  brush.restore();
}

/** Behind who pulls, tilted on its wheels; beside who sits or stands about it is upright. */
export function drawPulled(draft: Draft, { arms }: Skeleton, isTilted: boolean): void {
  const [x, y] = arms[1].end;
  const scale = 0.56;
  const long = SUITCASE * scale;
  const { brush } = draft;
  brush.save();
  if (isTilted) {
    const aside = Math.sqrt(Math.max(0, long ** 2 - y ** 2));
    brush.translate(x - aside, 0);
    brush.rotate(Math.atan2(aside, -y));
  } else brush.translate(-34, 0);
  brush.scale(scale, scale);
  paintSuitcase({ ...draft, isSnowy: false });
  brush.restore();
}
