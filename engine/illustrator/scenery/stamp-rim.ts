// The rim of a postage stamp: a white margin about the picture, with the bites that it was torn along.

import { painted, type Layer } from '../painting/layer.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';

const TABLE = '#4a525e';
const MARGIN = '#fbf8f0';
/** Of the short side: how far the stamp is from the edge, its margin, and from bite to bite. */
const [EDGE, RIM, BITE] = [0.025, 0.055, 0.042];

export function stampLayers(stage: Stage): Layer[] {
  if (!stage.reading.stamp) return [];
  return [painted('stamp rim', 0.999, (brush) => paintRim(stage, brush), { isSolid: false })];
}

function paintRim({ width, height, short }: Stage, brush: Brush): void {
  const [edge, rim] = [short * EDGE, short * RIM];
  const frame = (inset: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.rect(0, 0, width, height);
    brush.rect(inset, inset, width - inset * 2, height - inset * 2);
    brush.fill('evenodd');
  };
  frame(edge + rim, MARGIN);
  frame(edge, TABLE);
  brush.fillStyle = TABLE;
  for (const [long, across] of [
    [width, true],
    [height, false],
  ] as const) {
    const bites = Math.round((long - edge * 2) / (short * BITE));
    const step = (long - edge * 2) / bites;
    for (let bite = 0; bite <= bites; bite++)
      for (const side of [edge, (across ? height : width) - edge]) {
        const along = edge + bite * step;
        brush.beginPath();
        brush.arc(across ? along : side, across ? side : along, step * 0.29, 0, 7);
        brush.fill();
      }
  }
}
