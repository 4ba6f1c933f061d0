// What rulers of old lands have on their heads: the board with strings of beads of China, the striped cloth of Egypt.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, pale, stroke, type Draft } from './draft.ts';

type Gear = { colour: Rgb; view: string };

/** A flat board over a cap, from whose ends beads hang. */
function beadedCrown(draft: Draft, { colour, view }: Gear): void {
  fill(draft, 'M-33 -84 L-31 -112 L31 -112 L33 -84 C14 -78 -14 -78 -33 -84 Z', {
    from: pale(colour, 0.14),
    to: deep(colour, 0.2),
    top: -112,
    bottom: -80,
  });
  stroke(draft, 'M-33 -88 C-14 -82 14 -82 33 -88', '#e3b84a', 5);
  const ends = view === 'side' ? [46, -46] : [0];
  for (const end of ends)
    for (let string = -4; string <= 4; string++) {
      const x = view === 'side' ? end + string * 1.6 : string * 9.4;
      if (view === 'back' && Math.abs(string) > 4) continue;
      for (let bead = 0; bead < 6; bead++)
        oval(
          draft,
          [x, -112 + bead * 6.4],
          1.7,
          2.2,
          ['#e8c85a', '#c8323a', '#f2efe2', '#3f8a7a'][bead % 4] ?? '#e8c85a',
        );
    }
  fill(draft, 'M-52 -124 L52 -124 L56 -113 L-56 -113 Z', {
    from: pale(colour, 0.1),
    to: deep(colour, 0.3),
    top: -124,
    bottom: -112,
  });
  stroke(draft, 'M-56 -113 L56 -113', '#e3b84a', 2.6);
}

/** Blue and gold stripes over the brow and down to the shoulders, a snake before it. */
function stripedCloth(draft: Draft, { view }: Gear): void {
  const outline =
    view === 'side'
      ? 'M32 -84 C26 -116 -30 -122 -46 -80 C-58 -40 -60 0 -58 40 L-20 44 C-18 0 -12 -40 -2 -64 L30 -76 Z'
      : 'M-34 -70 C-36 -116 36 -116 34 -70 C52 -40 56 10 52 56 L26 58 C30 10 36 -30 31 -62 C16 -78 -16 -78 -31 -62 C-36 -30 -30 10 -26 58 L-52 56 C-56 10 -52 -40 -34 -70 Z';
  fill(draft, outline, { from: '#e8c04a', to: '#b8862c', top: -112, bottom: 58 });
  const { brush } = draft;
  brush.save();
  for (let stripe = 0; stripe < 8; stripe++) {
    const y = -52 + stripe * 14;
    if (view === 'side') stroke(draft, `M-54 ${y} L-20 ${y + 4}`, '#24468c', 5);
    else for (const side of [-1, 1]) stroke(draft, `M${side * 34} ${y} L${side * 50} ${y + 3}`, '#24468c', 5);
  }
  for (const x of [-22, -11, 0, 11, 22]) stroke(draft, `M${x * 0.8} -103 L${x} -78`, '#24468c', 4);
  brush.restore();
  if (view === 'back') return;
  const x = view === 'side' ? 30 : 0;
  stroke(draft, `M${x} -80 C${x + 6} -92 ${x - 6} -98 ${x} -108`, '#f2d878', 4);
  oval(draft, [x, -109], 4, 3.4, '#c8323a');
}

export const RULERS_HEADGEAR = { 'beaded-crown': beadedCrown, nemes: stripedCloth } as const;
