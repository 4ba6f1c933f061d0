// Reads what asks for steam over something hot: "add steam", "make the coffee steaming hot", 冒热气.
import { amountOf, has, hasVerb, unknownWords, type Before, type Clause, type Reading } from './clause.ts';
import type { ThingKind } from './instruction.ts';
import { readThingName } from './read-thing.ts';

const STEAM =
  /\bsteam(?:ing|y)?\b(?! (?:train|engine|locomotive|boat|ship|punk|room|iron))|热气(?!球)|蒸汽(?!火车|机车|朋克|船|机)|水蒸气/iu;

/** How it steams, and not what. */
const HOT =
  /^(?:hot|hotter|boiling|fresh|freshly|brewed|over|from|above|off|out|onto|rise|rises|rising|coming|come|comes|up|curling|swirling|wisps?|gentle|real)$|[冒飘升腾热滚烫缓直]/giu;

/** Null where nothing shall steam. */
export function readSteam(clause: Clause, before: Before): Reading | null {
  if (!STEAM.test(clause.text) || has(clause, 'not')) return null;
  if (hasVerb(clause, 'remove', 'less', 'keep', 'replace')) return null;
  const isAsked =
    hasVerb(clause, 'add', 'change', 'more') || before.verb === 'add' || /[冒飘升]/u.test(clause.text);
  if (!isAsked) return null;
  const from = findSource(clause);
  return from === 'unknown'
    ? null
    : { operations: [{ do: 'steam', amount: amountOf(clause), ...(from && { from }) }] };
}

/** "steam to the teapot", 茶壶冒热气: what it shall rise from; a drink's cup. */
function findSource(clause: Clause): Exclude<ThingKind, 'drink'> | 'unknown' | null {
  const others = unknownWords(clause)
    .map(({ text }) => text.replace(STEAM, '').replace(HOT, '').trim())
    .filter((text) => text !== '');
  if (others.length === 0) return null;
  const what = readThingName(others.join(' '));
  return what === 'drink' ? 'vessel' : (what ?? 'unknown');
}
