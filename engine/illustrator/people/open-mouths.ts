// Mouths that are open: of who yawns, sneezes or sings. In units of the head; the drafts are turned ones.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { fill, oval, stroke, strokeBoth, within, type Draft } from './draft.ts';
import type { Person } from './person.ts';

/** Why it is open; of each, how broad and how tall half of it is. */
const OPENINGS = { yawn: [8.6, 11.4], sneeze: [9.6, 6.6], song: [7.4, 7.6] } as const;
export type Opening = keyof typeof OPENINGS;
/** Where the upper lip is. */
const TOP = -20.6;

/** What opens this mouth, if anything does. */
export function openingOf({ traits, isSinging }: Person): Opening | undefined {
  if (traits.has.has('yawn')) return 'yawn';
  if (traits.has.has('sneeze')) return 'sneeze';
  return isSinging ? 'song' : undefined;
}

export function drawOpenMouth(draft: Draft, { skin, age }: Person, lip: Rgb, opening: Opening): void {
  const [rx, ry] = OPENINGS[opening];
  const y = TOP + ry;
  const mouth = `M${-rx} ${y} C${-rx} ${TOP - 0.6} ${-rx * 0.5} ${TOP} 0 ${TOP} C${rx * 0.5} ${TOP} ${rx} ${TOP - 0.6} ${rx} ${y} C${rx} ${y + ry * 0.9} ${rx * 0.5} ${y + ry} 0 ${y + ry} C${-rx * 0.5} ${y + ry} ${-rx} ${y + ry * 0.9} ${-rx} ${y} Z`;
  fill(draft, mouth, mix(skin.lip, '#2c0a12', 0.78));
  within(draft, mouth, () => {
    oval(draft, [0, TOP - 0.6], rx * 0.86, 3, '#faf5ee');
    oval(draft, [0, y + ry * 0.9], rx * 0.8, ry * 0.62, mix(skin.lip, '#d86068', 0.5), 0.95);
  });
  stroke(draft, mouth, mix(lip, '#4a1420', 0.12), 2.1);
  // Cheeks are drawn long beside it; those of children have no lines.
  if (age !== 'child' && age !== 'baby')
    strokeBoth(
      draft,
      `M${rx + 4} ${TOP - 2} C${rx + 6.4} ${y - 3} ${rx + 6.4} ${y + 3} ${rx + 4.4} ${y + ry * 0.8}`,
      skin.shade,
      1.1,
      0.45,
    );
  if (opening === 'sneeze') drawSpray(draft);
}

/** Away from the mouth, down to both sides. */
function drawSpray(draft: Draft): void {
  for (const [x, y, length] of [
    [-11, 2, 9],
    [-4, 5, 12],
    [4, 5, 12],
    [11, 2, 9],
  ] as const) {
    const turn = x / 14;
    stroke(draft, `M${x} ${y} L${x + turn * length} ${y + length}`, '#ffffff', 1.5, 0.85);
    oval(draft, [x + turn * (length + 5), y + length + 5], 1.4, 1.4, '#e4f2fb', 0.9);
  }
}
