// Who eats what comes in a bowl or on a plate sits at a table, where nothing else is said of the place: nobody stands in a
// meadow with a bowl of soup.

import { hasVessel } from '../contents/vessels.ts';
import { isDrink } from '../lexicon/drinks.ts';
import { CONSUMING } from '../reading/links/link-kinds.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { SCENERY_KINDS } from '../reading/subject-kinds.ts';

/** Eaten with chopsticks, or from a plate, though drawn without one. */
const ON_TABLES: ReadonlySet<string> = new Set(['dumpling', 'pancakes', 'waffle', 'cooked-fish']);
/** Several sit down to these; who is alone has the cup in the hand, which nobody would see behind a table. */
const HOT_DRINKS: ReadonlySet<string> = new Set([
  'coffee',
  'tea',
  'hot-chocolate',
  'matcha-latte',
  'teacup-without-handle',
]);
/** Eaten in the street, out of the hand. */
const IN_HAND =
  /^(?:ice-cream|ice-cream-cone|candied-haws|meat-skewers|kebabs|filled-pancake|steamed-buns|churros|dough-sticks|chicken-wings|fried-chicken|egg-tarts|macarons|rice-pyramids|zongzi|yogurt|gingerbread-house|bubble-tea)$/;
/** A room, or the table itself. */
const INDOORS: ReadonlySet<string> = new Set(['room', 'table']);

/** Whether somebody does, and the words leave them the room for it. */
export function eatsAtTable(reading: PromptReading): boolean {
  const { subjects, links, scenes, weather, isPortrait, frame } = reading;
  if (isPortrait || frame === 'close_up' || weather.size > 0) return false;
  if (scenes.some((scene) => !INDOORS.has(scene))) return false;
  if (subjects.some(({ kind }) => SCENERY_KINDS.has(kind))) return false;
  const eaters = new Set(links.filter(({ relation }) => CONSUMING.has(relation)).map(({ from }) => from));
  // 狗警官在巡逻: who is there at work is no guest.
  if (subjects.some(({ person }, own) => person?.role !== undefined && !eaters.has(own))) return false;
  return links.some(({ relation, from, to }) => {
    const [who, food] = [subjects[from], to === null ? undefined : subjects[to]];
    if (!who || !food || who.kind !== 'figure' || !CONSUMING.has(relation)) return false;
    if (!isOfTable(food, who.count)) return false;
    return who.person?.hands === undefined && isFree(reading, from);
  });
}

function isOfTable({ kind, key, ...food }: Subject, eaters: number): boolean {
  if (HOT_DRINKS.has(key)) return eaters > 1;
  if (kind !== 'food' || isDrink(key) || IN_HAND.test(key)) return false;
  return ON_TABLES.has(key) || hasVessel({ key, ...food });
}

/** Nothing else is said of where they are, or of what they do. */
function isFree({ subjects, links }: PromptReading, own: number): boolean {
  const does = subjects[own]?.person?.does;
  return (
    (does === undefined || does === 'sit' || does === 'hold') &&
    links.every(
      ({ relation, from, to }) =>
        from !== own ||
        CONSUMING.has(relation) ||
        relation === 'wearing' ||
        to === null ||
        subjects[to]?.kind === 'figure',
    )
  );
}
