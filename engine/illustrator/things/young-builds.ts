// Puppies, kittens and cubs: built as their parents, with large heads, short muzzles and short thick legs.

import type { Build } from './four-legged-build.ts';

/** Returns the build of a young one of this kind, as tall as it is itself. */
export function youngOf({ mane: _mane, ruff: _ruff, ...build }: Build): Build {
  const { neck } = build;
  const { antlers: _antlers, ...head } = build.head;
  const leg = build.leg * 0.84;
  const deep = build.deep * 0.96;
  return {
    ...build,
    leg,
    deep,
    loin: build.loin * 0.98,
    tall: build.tall - build.leg + leg - build.deep + deep,
    long: build.long * 0.76,
    thick: build.thick * 1.14,
    neck: { ...neck, long: neck.long * 0.74 },
    head: { ...head, size: head.size * 1.22, muzzle: head.muzzle * 0.84, tip: head.tip * 1.1 },
  };
}

/** The drawing of the young of whoever is drawn so. */
export function youngDrawing(drawing: string): string {
  return `${drawing}-young`;
}

/** The drawing of the grown of whoever is drawn so. */
export function grownDrawing(drawing: string): string {
  return drawing.replace(/-young$/, '');
}
