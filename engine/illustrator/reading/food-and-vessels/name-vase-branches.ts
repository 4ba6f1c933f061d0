// "Cherry blossom branches in a vase", 花瓶里插着一枝梅花: branches that stand in it, and no trees.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { branchKey, type BranchName } from '../../things/vase-branches.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** Words that a kind of branch is named by, without the word for a branch, which English puts behind. */
const NAMES: readonly (readonly [BranchName, english: string, chinese: string])[] = [
  ['plum', 'plum(?: blossoms?)?', '(?:红|白|粉)?梅花?'],
  ['wintersweet', 'wintersweet', '[蜡腊]梅花?'],
  ['peach', 'peach(?: blossoms?)?', '(?:红|白|粉)?桃花'],
  ['pear', '(?:pear|apple|almond|dogwood)(?: blossoms?)?', '梨花|杏花|苹果花'],
  ['cherry', '(?:cherry|sakura)(?: blossoms?)?|blossoms?|quince(?: blossoms?)?', '樱花|海棠花?|花枝'],
  ['forsythia', 'forsythia', '连翘|迎春花?'],
  ['magnolia', 'magnolias?(?: blossoms?)?', '(?:白|紫)?玉兰花?'],
  ['catkins', 'pussy ?willows?|(?:willow )?catkins?', '银柳|柳絮'],
  ['cotton', 'cotton(?: bolls?| balls?| flowers?)?', '棉花|干棉花'],
  ['berries', '(?:red )?berr(?:y|ies)|holly|ilex|winterberr(?:y|ies)|rose ?hips?', '南天竹|冬青|红果|火棘'],
  ['pine', 'pine|fir|spruce', '松|松树|松针'],
  ['osmanthus', '(?:sweet )?osmanthus(?: flowers| blossoms?)?', '(?:金|丹)?桂花'],
  ['eucalyptus', '(?:silver dollar )?eucalyptus(?: leaves)?', '尤加利叶?|桉树?叶?'],
  ['olive', 'olive', '橄榄'],
  ['willow', 'willow', '柳|杨柳|柳条'],
  ['bamboo', 'bamboo(?: leaves)?', '竹|竹子|竹叶|富贵竹'],
  ['greenery', 'greenery|ferns?|leafy|green|green leaves|foliage', '绿叶|绿植|马醉木|日本吊钟|蕨叶?'],
  ['maple', 'maple(?: leaves)?|autumn(?: leaves)?|red leaves', '枫叶?|红叶|红枫'],
  ['ginkgo', 'ginkgo(?: leaves)?', '银杏叶?'],
  ['pampas', 'pampas(?: grass)?|dried grass', '蒲苇'],
  ['reeds', 'reeds?', '芦苇|芦花'],
  ['wheat', '(?:dried )?(?:wheat|barley)', '麦穗|小麦|稻穗|麦子'],
  ['bare', '(?:dry|dried|bare|dead|twisted|curly|a|few|some|tall|long)?', '[枯干]?树?'],
];
const PATTERNS = NAMES.map(([name, ...written]) => ({
  name,
  written: written.map((one) => new RegExp(`^(?:${one})$`, 'iu')),
}));
/** Without it these are a colour, a fabric or a fruit. */
const NEEDS_BRANCH =
  /^(?:plum|peach|pear|apple|almond|cherry|pine|fir|olive|leafy|green|autumn|quince|berry|berries|dry|dried|bare|dead|twisted|curly|a|few|some|tall|long|松|橄榄|松树|[枯干]?树?)?$/i;
const BRANCH = /^(.*?) ?(?:branch(?:es)?|twigs?|sprigs?|stems?|sprays?|boughs?)$/i;
const BRANCH_OF = /^(?:branch(?:es)?|twigs?|sprigs?|stems?|sprays?|boughs?) of (.+)$/i;
const HAN_BRANCH = /^(.*?)(?:枝|枝条|枝子)$/u;
const OF_COLOUR: readonly (readonly [RegExp, string])[] = [
  [/^红(?:梅|桃)/, '#d8303f'],
  [/^白(?:梅|桃)/, '#fbf8f2'],
  [/^紫玉兰/, '#b87ac0'],
];
const IN =
  /^(?:in|inside|with|of|holding|holds|containing|filled|filled with|arranged|里|中|内|里的|里面|上插|插|插着|插上|插满|插了|插有|插满了|插在|插于|放在|摆在|养在|养着|里插着)$/i;
const BETWEEN =
  /^(?:an?|the|of|some|few|and|one|single|fresh|full|long|tall|have|has|的|有|和|与|着|了|在|一|几|一枝|一支|几枝|几支|两枝|三枝|一束|数枝|枝|支|、|放|放着)$/i;
/** Words of one name, and words between it and the vase. */
const [LONGEST, REACH] = [4, 9] as const;

type Found = { from: number; to: number; name: BranchName; text: string };

/** Changes the meaning of branches that are in a vase; each becomes one word. */
export function nameVaseBranches(words: readonly Word[]): Word[] {
  const vases = words.flatMap((word, at) => (meaningOf(word, 'subject')?.value.key === 'vase' ? [at] : []));
  if (vases.length === 0) return [...words];
  const branches = findBranches(words);
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = branches.find(({ from }) => from === at);
    const first = words[at] as Word;
    if (!found || !vases.some((vase) => isIn(words, found, vase, branches))) {
      named.push(first);
      continue;
    }
    const last = words[found.to] as Word;
    named.push({ ...first, text: found.text, end: last.end, isPlural: false, meanings: [meaningFor(found)] });
    at = found.to;
  }
  return named;
}

function findBranches(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = branchAt(words, at);
    if (!one) continue;
    found.push(one);
    at = one.to;
  }
  return found;
}

function meaningFor({ name, text }: Found): Word['meanings'][number] {
  const colour = OF_COLOUR.find(([pattern]) => pattern.test(text))?.[1];
  const value: Omit<SubjectEntry, 'words'> = {
    key: branchKey(name),
    drawing: 'own/leafy-twig',
    kind: 'plant',
    height: 0.3,
    ...(colour === undefined ? {} : { colour }),
  };
  return { is: 'subject', value };
}

/** The longest name of a branch that begins there. */
function branchAt(words: readonly Word[], from: number): Found | undefined {
  const first = words[from] as Word;
  for (let to = Math.min(words.length, from + LONGEST) - 1; to >= from; to--) {
    const own = words.slice(from, to + 1);
    if (own.some(({ run }) => run !== first.run)) continue;
    const text = own.map((word) => word.text).join(first.isHan ? '' : ' ');
    const name = nameOf(text, first.isHan);
    // "A bamboo vase", "a pine table": it is what that is made of.
    const next = words[to + 1];
    const isOther =
      next?.run === first.run && !first.isHan && (means(next, 'subject', 'part') || next.text === 'of');
    if (name && !isOther) return { from, to, name, text };
  }
  return undefined;
}

function nameOf(text: string, isHan: boolean): BranchName | undefined {
  const [, bare] = (isHan ? HAN_BRANCH.exec(text) : (BRANCH_OF.exec(text) ?? BRANCH.exec(text))) ?? [];
  const kind = bare ?? text;
  if (bare === undefined && NEEDS_BRANCH.test(kind)) return undefined;
  return PATTERNS.find(({ written }) => written[isHan ? 1 : 0]?.test(kind))?.name;
}

/** Nothing but what says "in", what describes, and other branches is between it and the vase. */
function isIn(
  words: readonly Word[],
  { from, to }: Found,
  vase: number,
  branches: readonly Found[],
): boolean {
  const [first, end] = vase > to ? [to + 1, vase] : [vase + 1, from];
  if (end - first > REACH) return false;
  if (isNamedAfter(words, { from, to }, vase)) return true;
  const between = words.slice(first, end);
  const after = words[vase + 1];
  const isOfHan = vase > to && after?.isHan === true && IN.test(after.text);
  const isOfOther = (at: number): boolean => branches.some((one) => one.from <= at && at <= one.to);
  return (
    between.every((word, at) => isBetween(word) || isOfOther(first + at)) &&
    (isOfHan || between.some(({ text }) => IN.test(text)))
  );
}

/** 白瓷花瓶,一枝红梅: alone in the clause after it. */
function isNamedAfter(
  words: readonly Word[],
  { from, to }: Pick<Found, 'from' | 'to'>,
  vase: number,
): boolean {
  const [own, clause] = [words[vase]?.clause ?? 0, words[from]?.clause];
  const others = words.filter((word, at) => word.clause === clause && (at < from || at > to));
  return vase < from && clause === own + 1 && others.every(isBetween);
}

function isBetween(word: Word): boolean {
  const { text } = word;
  return (
    IN.test(text) ||
    BETWEEN.test(text) ||
    means(word, 'adjective', 'colour', 'number', 'size') ||
    meaningOf(word, 'subject')?.value.kind === 'plant'
  );
}
