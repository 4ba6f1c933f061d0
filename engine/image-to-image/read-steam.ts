// Reads what asks for steam over something hot: "add steam", "make the coffee steaming hot", 冒热气.
import { amountOf, has, hasVerb, type Before, type Clause, type Reading } from './clause.ts';

const STEAM =
  /\bsteam(?:ing|y)?\b(?! (?:train|engine|locomotive|boat|ship|punk|room|iron))|热气(?!球)|蒸汽(?!火车|机车|朋克|船|机)|水蒸气/iu;

/** Null where nothing shall steam. */
export function readSteam(clause: Clause, before: Before): Reading | null {
  if (!STEAM.test(clause.text) || has(clause, 'not')) return null;
  if (hasVerb(clause, 'remove', 'less', 'keep', 'replace')) return null;
  const isAsked =
    hasVerb(clause, 'add', 'change', 'more') || before.verb === 'add' || /[冒飘升]/u.test(clause.text);
  return isAsked ? { operations: [{ do: 'steam', amount: amountOf(clause) }] } : null;
}
