// "The man in the red shirt", 穿红衣服的女人: of several people the one who wears that colour.
import type { Rgb } from '#engine/raster/colour.ts';
import { meaningOf, type Clause, type Reading } from './clause.ts';
import type { Operation } from './instruction.ts';
import { readTokens, type Token } from './read-tokens.ts';

const SOMEBODY =
  /(?:^|\s)(?:(?:person|man|woman|girl|boy|lady|guy|child|kid|one)(?:['’]s)?|him|her|人|[女男][人孩生士]|小孩|孩子)$/iu;
const IN = /^(?:in|wearing|with)$/iu;
const WITH = /^with$/iu;
const IN_ZH = /穿着?的?$/u;

/** The clause without what somebody wears, and its colour; null where nobody is known by that. */
export function takeWearer(clause: Clause): { clause: Clause; wearing: Rgb } | null {
  const { text, tokens, quotes } = clause;
  for (const [at, token] of tokens.entries()) {
    if (!SOMEBODY.test(token.text)) continue;
    const worn = readBehind(tokens, at) ?? readBefore(tokens, at);
    if (!worn) continue;
    const rest = `${text.slice(0, worn.start)}${text.slice(worn.end)}`.replace(/\s+/gu, ' ').trim();
    return { clause: { text: rest, tokens: readTokens(rest), quotes }, wearing: worn.wearing };
  }
  return null;
}

type Worn = { start: number; end: number; wearing: Rgb };

/** "… in the red shirt", "… wearing blue". */
function readBehind(tokens: readonly Token[], at: number): Worn | null {
  let next = at + 1;
  while (isText(tokens[next], /^(?:who|that|is|who's)$/iu)) next++;
  const joint = tokens[next];
  if (!joint || !IN.test(joint.text)) return null;
  next++;
  while (isText(tokens[next], /^(?:an?|the|his|her)$/iu)) next++;
  const colour = tokens[next] && meaningOf(tokens[next] as Token, 'colour');
  if (!colour) return null;
  const garment = isGarment(tokens[next + 1]);
  if (!garment && WITH.test(joint.text)) return null;
  const end = (tokens[garment ? next + 1 : next] as Token).end;
  return { start: joint.start, end, wearing: colour.value.rgb };
}

/** 穿红衣服的…, 白色外套的…. */
function readBefore(tokens: readonly Token[], at: number): Worn | null {
  let before = at - 1;
  while (isText(tokens[before], /^(?:的|那个|这个|那位|这位)$/u)) before--;
  const hasGarment = isGarment(tokens[before]);
  if (hasGarment) before--;
  while (isText(tokens[before], /^的$/u)) before--;
  const first = tokens[before];
  const colour = first && meaningOf(first, 'colour');
  if (!first || !colour || !/\p{Script=Han}/u.test(first.text)) return null;
  const joint = tokens[before - 1];
  const said = joint && IN_ZH.exec(joint.text);
  if (!said && !hasGarment) return null;
  const start = joint && said ? joint.start + said.index : first.start;
  return { start, end: (tokens[at] as Token).start, wearing: colour.value.rgb };
}

function isText(token: Token | undefined, words: RegExp): boolean {
  return token !== undefined && words.test(token.text);
}

function isGarment(token: Token | undefined): boolean {
  const region = token && meaningOf(token, 'region')?.value;
  return region?.kind === 'person' && region.part.endsWith('clothes');
}

/** The same for whoever wears that colour; null where it is not said of somebody. */
export function addressTo(reading: Reading, wearing: Rgb): Reading | null {
  const operations = reading.operations.map((operation) => addressOne(operation, wearing));
  return operations.length > 0 && operations.every((operation) => operation !== null)
    ? { ...reading, operations }
    : null;
}

function addressOne(operation: Operation, wearing: Rgb): Operation | null {
  switch (operation.do) {
    case 'wear':
    case 'smile':
    case 'slim':
    case 'enlarge-eyes':
    case 'hide':
    case 'cover':
    case 'wings':
      return { ...operation, place: { ...operation.place, wearing } };
    case 'crop':
      return operation.to && !operation.isOfAll
        ? { ...operation, place: { ...operation.place, wearing } }
        : null;
    case 'erase':
      return ['person', 'people'].includes(operation.what)
        ? { ...operation, what: 'person', place: { ...operation.place, wearing } }
        : null;
    case 'colour':
    case 'tone': {
      const { region } = operation;
      return region?.kind === 'person' && !region.worn
        ? { ...operation, region: { ...region, wearing } }
        : null;
    }
    case 'add':
      return operation.place.on === 'head' || operation.subject.kind === 'hat'
        ? { ...operation, place: { ...operation.place, wearing } }
        : null;
    default:
      return null;
  }
}
