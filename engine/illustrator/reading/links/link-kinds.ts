// What the links between subjects are told apart by: deeds, and who or what can have which.

import type { LinkRelation } from '../prompt-reading.ts';

/** What somebody does to another: worth a word by itself, done or not. The rest only says where things lie. */
const DEEDS: ReadonlySet<LinkRelation> = new Set([
  'holding',
  'chasing',
  'following',
  'approaching',
  'touching',
  'riding',
  'driving',
  'fighting',
  'hugging',
  'feeding',
  'eating',
  'drinking',
  'playing',
  'looking_at',
  'tied_to',
  'leaning_on',
  'wearing',
]);
export function isDeed(relation: LinkRelation): boolean {
  return DEEDS.has(relation);
}

/** Who is on one of them sits on it. */
export const MOUNTS: ReadonlySet<string> = new Set([
  'horse',
  'unicorn',
  'pegasus',
  'camel',
  'elephant',
  'donkey',
  'qilin',
  'zebra',
  'bike',
  'unicycle',
  'scooter',
  'motorcycle',
  'dragon',
  'skateboard',
  'broom',
  'canoe',
]);

export const TWO_WHEELED: ReadonlySet<string> = new Set(['bike', 'motorcycle', 'scooter']);

export const CONSUMING: ReadonlySet<LinkRelation> = new Set(['eating', 'drinking']);
export const BUSY_WITH: ReadonlySet<LinkRelation> = new Set([...CONSUMING, 'playing']);
export const SEATS: ReadonlySet<string> = new Set([
  'bench',
  'chair',
  'couch-and-lamp',
  'armchair',
  'rocking-chair',
  'bed',
  'throne',
  'wheelchair',
]);

/** Who is in the middle of one of them stands, sits or lies on it. */
export const CARRYING =
  /^(?:bridge|road|highway|pier|rug|bed|table|lawn|stage|rock|ice-floe|couch-and-lamp|bench)$/;

/** What two do to each other. */
export const MUTUAL: ReadonlySet<LinkRelation> = new Set(['fighting', 'hugging', 'chasing']);

/** After these a noun is of whoever was named before. */
export const HAVING = /^(?:with|with a|has|have|having|and)$/i;
/** Places that a pronoun, or nothing at all, may be named after. */
export const STANDS: ReadonlySet<LinkRelation> = new Set([
  'on',
  'over',
  'under',
  'behind',
  'beside',
  'in_front',
  'around',
  'leaning_on',
]);
