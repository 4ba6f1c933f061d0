// Lets steam rise from what stands out: from the opening of a cup, and from the upper part of what has none.
import { wispLayer } from '#engine/illustrator/motion/air-life.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { maskBox, type Mask } from '#engine/raster/mask.ts';
import type { Spot } from '#engine/illustrator/placing/spot.ts';
import { findThing } from './find-thing.ts';
import type { ThingKind } from './instruction.ts';
import { layLayer, paintOver, stageOfPhoto } from './lay-illustration.ts';
import type { Reason, Work } from './work.ts';

/** Of its height: the rows from the top by which its opening is known, and how far below its upper edge steam leaves it. */
const OPENING = 0.3;
const BELOW_EDGE = 0.34;
/** Of the opening's width and of the image's height. */
const WIDE = 0.34;
const RISE = 0.46;
const STRENGTH = 0.9;

/** Where nothing is named, a cup or whatever else stands out. */
function findSource(work: Work, from: ThingKind | undefined): Mask | Reason {
  if (from) return findThing(work, from);
  const cup = findThing(work, 'vessel');
  return typeof cup === 'string' ? findThing(work, 'thing') : cup;
}

/** `from`: what it shall rise from. Returns why nothing steams, or null. */
export function addSteam(work: Work, amount: number, from?: ThingKind): Reason | null {
  const mask = findSource(work, from);
  if (typeof mask === 'string') return mask;
  const opening = openingOf(mask);
  const [subject] = parsePrompt('a cup of coffee').subjects;
  if (!opening || !subject) return 'no_subject';
  const stage = stageOfPhoto(work, '');
  const { x, y, wide } = opening;
  const rise = Math.max(y * 0.96, work.image.height * RISE);
  const spot: Spot = {
    subject,
    index: 0,
    x,
    y,
    tall: rise,
    depth: 0.7,
    isFloating: false,
    isOnWater: false,
    isPortrait: false,
    haze: 0,
    isFlipped: false,
    turn: 0,
  };
  const common = { spot, depth: 0.8, colour: '#ffffff', strength: Math.min(1.3, STRENGTH * amount) };
  // Two bundles of wisps of different widths: one alone is three lines.
  const bundles = [
    wispLayer(stage, { ...common, name: 'steam', x, y, wide: wide * WIDE, rise }),
    wispLayer(stage, { ...common, name: 'more steam', x, y, wide: wide * WIDE * 0.55, rise: rise * 0.8 }),
  ];
  paintOver(work, (brush) => {
    brush.globalCompositeOperation = 'screen';
    for (const layer of bundles) layLayer(brush, layer);
  });
  return null;
}

function openingOf(mask: Mask): { x: number; y: number; wide: number } | null {
  const box = maskBox(mask);
  if (!box) return null;
  let [sum, all, widest] = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height * OPENING; y++) {
    let row = 0;
    for (let x = box.left; x < box.left + box.width; x++) {
      const value = mask.values[y * mask.width + x] as number;
      row += value;
      sum += value * x;
      all += value;
    }
    widest = Math.max(widest, row);
  }
  return { x: sum / Math.max(1e-6, all), y: box.top + box.height * BELOW_EDGE, wide: widest };
}
