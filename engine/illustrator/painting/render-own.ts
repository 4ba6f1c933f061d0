// Renders our own drawings, by their names, with their lamps lit or not.

import type { Subject } from '../reading/prompt-reading.ts';
import { layLampLight } from './lamp-light.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { FIGURES } from '../things/figures.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { TREE_KINDS } from '../things/trees.ts';
import type { OwnDrawing } from '../things/pen.ts';

export function findOwnDrawing(name: string): OwnDrawing | undefined {
  return FIGURES[name] ?? OWN_DRAWINGS[name];
}

/** Whether it can stand as one sprite: a village, a road cannot. */
export function hasDrawing(subject: Pick<Subject, 'key' | 'drawing' | 'kind'>): boolean {
  const name = redrawnAs(subject);
  return subject.kind === 'tree'
    ? subject.key in TREE_KINDS
    : !name.startsWith('own/') || findOwnDrawing(name) !== undefined;
}

function areLampsLit({ isDark, reading }: Stage): boolean {
  return isDark || reading.litWindows !== undefined;
}

/** The relit sheet of a building with its windows shining as they do in its drawing. */
export function withLampLight(stage: Stage, sheet: Surface, own: OwnDrawing, label: string): Surface {
  if (!areLampsLit(stage)) return sheet;
  const render = (isLit: boolean): Surface => renderOwn(stage, own, label, sheet.height, isLit);
  return layLampLight(sheet, render(true), render(false));
}

/** Draws one of our own drawings `pixels` tall. */
export function renderOwn(
  stage: Stage,
  own: OwnDrawing,
  label: string,
  pixels: number,
  isLit = areLampsLit(stage),
  roll?: number,
): Surface {
  const unit = pixels / own.height;
  return makeSurface(own.width * unit, pixels, (brush) => {
    brush.translate((own.width * unit) / 2, pixels);
    brush.scale(unit, unit);
    own.paint({
      brush,
      random: stage.random(`drawing ${label}`),
      isDark: isLit,
      isSnowy: stage.isSnowy,
      side: stage.light.side,
      ...(roll === undefined ? {} : { roll }),
    });
  });
}
