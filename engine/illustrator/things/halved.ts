// Fruit that is cut in half: the cut face to the viewer.

import type { Subject } from '../reading/prompt-reading.ts';
import type { OwnDrawing } from './pen.ts';
import { TOPPING_PIECES } from './toppings.ts';

/** Drawn so whether somebody says it or not. */
const CUT_OPEN: ReadonlySet<string> = new Set(['avocado', 'watermelon', 'coconut']);
const FACES: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'tomato', 'kiwi-fruit', 'egg']);

/** Whether a half of it can be seen. */
export function canBeHalved({ key }: Pick<Subject, 'key'>): boolean {
  return CUT_OPEN.has(key) || FACES.has(key);
}

/** Undefined for what is whole, or drawn cut anyway. */
export function halvedOf({ key, isHalved }: Pick<Subject, 'key' | 'isHalved'>): OwnDrawing | undefined {
  return isHalved && FACES.has(key) ? TOPPING_PIECES[key] : undefined;
}
