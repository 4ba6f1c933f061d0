// Words of motion that a reading passes over, since an image shows none: in a video what does not move is missed.

import { spins } from '../people/poses.ts';
import { SWIMMERS } from '../reading/animals/lift-swimmers.ts';
import type { Spot } from '../placing/spot.ts';
import type { Layer } from '../painting/layer.ts';
import type { Report } from '../report-placed.ts';
import type { Stage } from '../staging/stage.ts';
import { isRolling } from './drive.ts';
import { turns } from './shown-moves.ts';

type Seen = { stage: Stage; layers: readonly Layer[] };

const hasLayer = (pattern: RegExp) => (seen: Seen) => seen.layers.some(({ name }) => pattern.test(name));

const FALLS = hasLayer(/^(?:petals|leaves|snow|rain|fall|meteors|confetti|fireworks)/);
const WATERS = hasLayer(/^(?:water|fall|swash|breakers)/);
const SWAYS = hasLayer(
  /^(?:turf|field |bank turf|lotus|foreground|near (?!mountains)|reeds|tree |willow|bamboo|edge trees|blown curtains|lanterns|town lanterns|hung lanterns|aurora|deep|coral)|coral$/,
);
const GLOWS = hasLayer(
  /^(?:fire|twinkling|fireworks|lightning|lights|shafts|forest light|beams|aurora|water|meteors)/,
);
const DRIFTS = hasLayer(/^(?:clouds|cloud |mist|fog)|mist$|haze$|^water|^swash|^smoke|^steam/);

/** `isMade` is lenient: some of it is there to be seen. */
const QUIET: readonly { words: RegExp; isMade(seen: Seen): boolean }[] = [
  { words: /\bfall(?:ing|s)\b(?! (?:in love|asleep))|飘落|落下|洒落|纷飞|飘洒/iu, isMade: FALLS },
  {
    words:
      /\bflow(?:ing|s)\b(?! (?:\w+ )?(?:dress|gown|robes?|hair|skirt|sleeves?|cape|cloak|silk|fabric))|流动|流淌|流过/iu,
    isMade: WATERS,
  },
  {
    words: /\b(?:turning|rotating|revolving)\b(?! (?:to|into|on|off|the page|pages|h(?:is|er) head))/iu,
    isMade: ({ layers }) =>
      layers.some(({ spot }) => spot !== undefined && (turns(spot.subject.drawing) || spins(spot.subject))),
  },
  { words: /\bflicker(?:ing|s)\b|闪烁/iu, isMade: GLOWS },
  {
    words: /\bsway(?:ing|s)\b|摇曳|摆动|飘扬/iu,
    isMade: (seen) => SWAYS(seen) || GLOWS(seen) || hasFlag(seen) || WATERS(seen),
  },
  {
    words:
      /\broll(?:ing|s)\b(?! (?:green |golden )?(?:hills?|pins?|countryside|fields?|dough|meadows?|plains))/iu,
    isMade: (seen) => WATERS(seen) || DRIFTS(seen) || hasRolling(seen),
  },
  // Who looks out of its window sees no land pass by.
  { words: /\bmoving(?= (?:train|bus|car|tram)s?\b)|行驶(?=中?的)/iu, isMade: hasRolling },
  // A fish that is in a bowl is drawn with it.
  {
    words: /\bswim(?:ming|s)\b|游来游去|游动|游着/iu,
    isMade: (seen) =>
      hasLayer(/koi/)(seen) || seen.layers.some(({ spot }) => spot !== undefined && isInWater(spot)),
  },
  { words: /\bdriving (?:by|past|along|down|through)\b/iu, isMade: hasRolling },
];

function isInWater({ subject, isOnWater, isFloating, pose }: Spot): boolean {
  return subject.kind === 'fish' || isOnWater || isFloating || pose === 'swim' || SWIMMERS.has(subject.key);
}

function hasFlag({ layers }: Seen): boolean {
  return layers.some(({ spot }) => /flag/.test(spot?.subject.drawing ?? ''));
}

function hasRolling({ stage, layers }: Seen): boolean {
  return layers.some(({ spot }) => spot !== undefined && isRolling(stage, spot));
}

/** The report with the words of moves that nothing of the video makes among what is left out. */
export function missMoves(seen: Seen, report: Report): Report {
  const told = [...report.understood, ...report.ignored];
  const idle = QUIET.flatMap(({ words, isMade }) => {
    const found = words.exec(seen.stage.words)?.[0];
    const isPartOfOther = told.some((one) => found !== undefined && one !== found && one.includes(found));
    return found === undefined || report.ignored.includes(found) || isPartOfOther || isMade(seen)
      ? []
      : [found];
  });
  if (idle.length === 0) return report;
  const understood = report.understood.filter((word) => !idle.includes(word));
  const asked = new Set([...told, ...idle]).size;
  return {
    understood,
    ignored: [...report.ignored, ...idle],
    share: Math.max(0, report.share * told.length - report.understood.length + understood.length) / asked,
  };
}
