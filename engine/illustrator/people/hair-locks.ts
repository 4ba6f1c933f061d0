// Locks of hair over the forehead and all around, in units of the head, and how high hair stands.

import type { Colour } from '#engine/raster/colour.ts';
import { fill, stroke, type Draft } from './draft.ts';
import type { HairCut, Headgear } from './features.ts';

export type Tones = { base: Colour; dark: Colour; light: Colour };

type Body = { from: Colour; to: Colour; top: number; bottom: number };

/** Of hair that stands up, units above the chin. */
export const HAIR_TOPS: Partial<Record<HairCut, number>> = {
  bun: 132,
  topknot: 134,
  buns: 140,
  curly: 126,
  afro: 150,
  spiky: 134,
};

export function strands(draft: Draft, tones: Tones, paths: readonly string[]): void {
  paths.forEach((path, index) =>
    stroke(draft, path, index % 2 === 0 ? tones.dark : tones.light, 1, index % 2 === 0 ? 0.42 : 0.4),
  );
}

/** Locks that stand off in all directions, some over the brow. */
export function drawSpikes(draft: Draft, tones: Tones, body: Body): void {
  fill(
    draft,
    'M-36 -46 L-46 -58 L-40 -64 L-54 -80 L-42 -84 L-50 -104 L-34 -100 L-32 -122 L-16 -109 L-6 -130 L4 -111 L20 -128 L23 -108 L42 -114 L38 -95 L54 -92 L43 -78 L52 -66 L40 -63 L45 -56 L36 -46 C35 -58 34 -64 30 -72 L25 -62 L19 -75 L10 -60 L4 -77 L-6 -62 L-11 -76 L-20 -61 L-26 -73 C-33 -64 -34 -58 -36 -46 Z',
    { ...body, top: -126 },
  );
  strands(draft, tones, [
    'M-4 -104 L-16 -84 L-20 -66',
    'M4 -106 L8 -84 L10 -66',
    'M-20 -102 L-40 -98',
    'M16 -104 L36 -106',
    'M26 -92 L44 -88',
    'M-2 -108 L-5 -124',
  ]);
}

/** Down to the brows, in locks. */
export function drawFringe(draft: Draft, tones: Tones, body: Body): void {
  fill(
    draft,
    'M-33.6 -58 C-37 -84 -24 -105 0 -105 C24 -105 37 -84 33.6 -58 C31 -64 28.6 -68.6 25.6 -67 C22 -65 19 -70 15 -67.6 C11 -65.4 8 -70.4 4 -68 C0 -65.8 -4 -70.4 -8 -68 C-12 -65.6 -15 -70 -19 -67.6 C-22.6 -65.4 -29 -69 -33.6 -58 Z',
    body,
  );
  strands(draft, tones, [
    'M-6 -103 C-22 -92 -26 -80 -26 -68',
    'M-3 -103 C-12 -92 -15 -80 -15 -69',
    'M0 -103 C-3 -92 -4 -80 -4 -69',
    'M3 -103 C10 -92 9 -80 8 -69',
    'M6 -103 C19 -92 20 -80 20 -68',
  ]);
}

/** What lies on hair or around it, and is open above. */
const OPEN =
  /^(?:crown|tiara|veil|flowers|halo|hairpin|headphones|fillet|laurel|phoenix-crown|cat-ears|bunny-ears|feathers|headband|hair-bow|hair-clip|hair-crown|nurse|horns|bubble|warrior-cap)$/;

/** Whether nothing that stands up on the head is seen. */
export function coversCrown({ headgear }: { headgear: { kind: Headgear } | undefined }): boolean {
  return headgear !== undefined && !OPEN.test(headgear.kind);
}
