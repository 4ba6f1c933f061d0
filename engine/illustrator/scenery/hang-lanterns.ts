// Lanterns on strings over a street, a room or a sheet, or at the house that is there.

import { css } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { recolour } from '../painting/recolour.ts';
import { renderOwn } from '../painting/render-own.ts';
import { breadthOf } from '../placing/breadths.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { CRAFTS } from '../things/crafts.ts';
import { glow } from './glow.ts';

/** More are many. */
const MOST_HUNG = 12;

/** There is no street or ceiling over it. */
const OPEN: ReadonlySet<StageScene> = new Set(['meadow', 'mountains', 'lake', 'sea', 'desert', 'snowfield']);
/** As many as are said: "a lit lantern" is one, and 灯笼 are some. */
function isExact({ count, isCounted, words = '' }: Subject): boolean {
  return (isCounted === true && count <= MOST_HUNG) || (count === 1 && /^[a-z ]+$/i.test(words));
}

/** Lanterns in the open, where neither a house nor a tree is: they would hang from the sky. */
export function hangsFromNothing(
  { scene, reading: { subjects, links } }: Pick<Stage, 'scene' | 'reading'>,
  key: string,
): boolean {
  const lantern = subjects.find((one) => one.key === key);
  const isOne = lantern !== undefined && isExact(lantern);
  const isTied = links.some(({ from, to }) =>
    [from, to].every((at) => at !== null && ['hang', 'tree'].includes(subjects[at]?.kind ?? '')),
  );
  // One lantern hangs from no spruce far off.
  const isThere = OPEN.has(scene) || (scene === 'forest' && isOne);
  return (
    lantern?.kind === 'hang' &&
    isThere &&
    // "A boat with a lantern, pine trees": it is of the boat, unless a tree is said to have it.
    subjects.every(({ kind }) => kind !== 'building' && (kind !== 'tree' || (isOne && !isTied)))
  );
}

/** So many hang at the house that is there, and not from the sky. */
const MOST_AT_HOUSE = 4;
/** In parts of the house: how tall they are, how high they hang, and how far from its middle. */
const [AT_HOUSE, EAVES, ASIDE] = [0.17, 0.52, 0.3] as const;

export function hangAtHouse(stage: Stage, subject: Subject, spots: readonly Spot[]): Layer | undefined {
  const house = spots.find((spot) => spot.subject.kind === 'building');
  if (!house || stage.scene === 'room') return undefined;
  const { count: asked } = subject;
  if (isExact(subject) && asked > MOST_AT_HOUSE) return undefined;
  const count = isExact(subject) ? asked : MOST_AT_HOUSE;
  return painted('lanterns', house.depth + 0.001, (brush) => {
    const sheet = renderLantern(stage, subject);
    if (!sheet) return;
    const wide = breadthOf(stage, house.subject) * house.tall;
    const tall = house.tall * AT_HOUSE;
    for (let index = 0; index < count; index++) {
      const part = count === 1 ? 1 : (index / (count - 1)) * 2 - 1;
      const [x, y] = [house.x + part * wide * ASIDE, house.y - house.tall * EAVES];
      const across = (tall * sheet.width) / sheet.height;
      brush.drawImage(sheet, x - across / 2, y, across, tall);
      if (stage.isDark) glow(brush, x, y + tall * 0.55, tall * 1.2, css('#ff8a3c', 0.3), css('#ff8a3c', 0));
    }
  });
}

/** One of paper, in its colour. */
function renderLantern(stage: Stage, { colour }: Subject): ReturnType<typeof renderOwn> | undefined {
  const lantern = CRAFTS['own/paper-lantern'];
  if (!lantern) return undefined;
  const paper = renderOwn(stage, lantern, 'lantern', Math.round(stage.short * 0.2));
  return colour === undefined ? paper : recolour(paper, colour);
}

export function hangLanterns(stage: Stage, subject: Subject): Layer {
  const { count: asked } = subject;
  return painted(
    'lanterns',
    0.95,
    (brush) => {
      const sheet = renderLantern(stage, subject);
      if (!sheet) return;
      const { width, short } = stage;
      const random = stage.random('lanterns');
      const count = isExact(subject) ? asked : Math.max(5, Math.round((6 * width) / short));
      for (let index = 0; index < count; index++) {
        const part = Math.abs((index + 0.5) / count - 0.5) * 2;
        const tall = short * (0.09 + 0.09 * part ** 2) * random.between(0.85, 1.15);
        const wide = (tall * sheet.width) / sheet.height;
        const x = (width * (index + 0.5)) / count;
        const y = short * (0.02 + 0.14 * part ** 1.6) * random.between(0.7, 1.2);
        brush.strokeStyle = css('#2a1a1a', 0.8);
        brush.lineWidth = Math.max(1, short * 0.0018);
        brush.beginPath();
        brush.moveTo(x, 0);
        brush.lineTo(x, y + tall * 0.25);
        brush.stroke();
        brush.drawImage(sheet, x - wide / 2, y, wide, tall);
        if (stage.isDark)
          glow(brush, x, y + tall * 0.55, tall * 1.2, css('#ff8a3c', 0.16), css('#ff8a3c', 0));
      }
    },
    { blend: 'source-over' },
  );
}
