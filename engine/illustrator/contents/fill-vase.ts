// Draws a vase with the flowers and branches that are said to be in it, each in its own colour.

import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { posyOf } from '../things/posies.ts';
import { branchesOf, branchNameOf } from '../things/vase-branches.ts';

/** Of a vase with nothing in it only so much of its box is drawn on. */
const EMPTY_HEIGHT = 58;

/** Heads of flowers and their stems lie over branches, the vase over both. `render` draws a part so many pixels tall. */
export function fillVase(
  vase: OwnDrawing,
  flowers: readonly Subject[],
  pixels: number,
  render: (part: OwnDrawing, pixels: number, at: number) => Surface,
): Surface {
  const pot = flowers.length > 0 ? vase : { ...vase, height: EMPTY_HEIGHT };
  const branches = flowers.filter(({ key }) => branchNameOf(key) !== undefined);
  const heads = flowers.filter((one) => !branches.includes(one));
  const parts = [
    ...branches.flatMap((one) => branchesIn(one)),
    ...heads.map((one, at) => posyOf(one, countOf(one), { at, of: heads.length })),
    pot,
  ];
  const height = Math.max(...parts.map((part) => part.height));
  const unit = pixels / height;
  const sheets = parts.map((part, at) => render(part, part.height * unit, at));
  const wide = Math.max(...sheets.map(({ width }) => width));
  return makeSurface(wide, pixels, (brush) => {
    for (const sheet of sheets) brush.drawImage(sheet, (wide - sheet.width) / 2, pixels - sheet.height);
  });
}

function countOf({ count, isCounted }: Subject): number | undefined {
  return isCounted === true ? count : undefined;
}

function branchesIn(one: Subject): OwnDrawing[] {
  const name = branchNameOf(one.key);
  return name ? [branchesOf(name, countOf(one), one.colour)] : [];
}
