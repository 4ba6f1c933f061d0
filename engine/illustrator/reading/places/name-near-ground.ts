// "A bouquet on a white sheet", 一个橘子放在雪地上: what small things lie on, seen from near, where nothing else is named that
// would stand there and no other place is.

import { isFlowerKey } from '../../contents/products.ts';
import { metresOf } from '../../things/metres.ts';
import type { NearGround, Surface } from '../prompt-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

const GROUNDS: readonly (readonly [NearGround, RegExp])[] = [
  [
    'linen',
    /^(?:(?:bed ?)?sheets?|bed ?linens?|linens?|bedding|duvets?|bedspreads?|beds?|pillows?|床单|床|床铺|被单|被子|枕头|亚麻布)$/i,
  ],
  ['wool', /^(?:blankets?|throws?|(?:wool|knit(?:ted)?) blankets?|rugs?|毯子|毛毯|毛毯子|羊毛毯|针织毯)$/i],
  ['sand', /^(?:sands?|sandy ground|沙子?|沙地|沙滩|细沙)$/i],
  ['snow', /^(?:snow|fresh snow|白雪|雪地?|积雪)$/i],
  ['grass', /^(?:grass|lawn|meadow grass|草地|草坪|青草|草|草丛)$/i],
  ['moss', /^(?:moss|mossy (?:ground|rock|log|stone)|青苔|苔藓|苔藓地)$/i],
];
const ON = /^(?:on|upon|lying on|laid on|resting on|over|across)$/i;
/** One can lie in these. */
const IN: ReadonlySet<NearGround> = new Set<NearGround>(['sand', 'snow', 'grass', 'moss']);
const ON_AFTER = /^(?:上|上面|之上|里|中)$/;
const ARTICLE =
  /^(?:an?|the|some|fresh|clean|soft|crumpled|rumpled|wrinkled|linen|cotton|wool|woolen|knitted|plush|wet|bare)$/i;
const OF_HAN = /^(?:的|棉|棉麻|亚麻|柔软|柔软的|干净|干净的|洁白|洁白的|厚|湿|新)$/u;
/** In metres: what is larger stands there, and is seen from farther away. */
const LARGEST = 0.5;
/** How many words before the ground may belong to it. */
const REACH = 5;

/** What a meal is brought on. */
const TRAY: Word['meanings'] = [
  { is: 'subject', value: { key: 'tray', drawing: 'own/tray', kind: 'item', height: 0.2 } },
];

/** "Breakfast in bed", 床上的早餐, where nobody is in it: a tray on the sheets. */
export function serveInBed(words: readonly Word[]): Word[] {
  const isThere = words.some((word) => BODY_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
  const meal = words.findIndex((word) => /^(?:breakfast|brunch|早餐|早饭|早午餐)$/i.test(word.text));
  const at = words.findIndex(({ text }) => /^(?:bed|床上?)$/i.test(text));
  const bed = words[at];
  if (isThere || meal < 0 || !bed || Math.abs(meal - at) > REACH) return [...words];
  const hasTray = words.some((word) => meaningOf(word, 'subject')?.value.key === 'tray');
  const isIn = /^in$/i.test(words[at - 1]?.text ?? '');
  if (!isIn && !bed.isHan) return [...words];
  const sheets: Word = {
    ...bed,
    meanings: [{ is: 'surface', value: { material: 'linen', words: bed.text } }],
  };
  return words.map((word, place) =>
    place === at && isIn ? sheets : place === meal && !hasTray ? { ...word, meanings: TRAY } : word,
  );
}

/** Joins the words of the ground to what things lie on. */
export function nameNearGround(words: readonly Word[]): Word[] {
  const at = words.findIndex((word, place) => groundOf(words, place) !== undefined);
  const last = words[at];
  const ground = last && groundOf(words, at);
  if (!last || !ground || !areSmall(words, ground.from, at) || isElsewhere(words, ground.from, at))
    return [...words];
  const named = words.slice(ground.from, at + 1);
  const colour = meaningOf(
    named.findLast((word) => means(word, 'colour')),
    'colour',
  )?.value;
  const value: Surface = {
    material: ground.material,
    ...(colour === undefined ? {} : { colour }),
    words: named.map(({ text }) => text).join(last.isHan ? '' : ' '),
  };
  const first = named[0] ?? last;
  return [
    ...words.slice(0, ground.from),
    { ...first, text: value.words, end: last.end, meanings: [{ is: 'surface', value }] },
    ...words.slice(at + 1),
  ];
}

/** The ground that this word is, and the index of the first word that belongs to it. */
function groundOf(words: readonly Word[], at: number): { material: NearGround; from: number } | undefined {
  const word = words[at];
  const isOver = word?.isHan === true && /.[上里中]$/u.test(word.text);
  const text = isOver ? word.text.slice(0, -1) : (word?.text ?? '');
  const material = GROUNDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!word || material === undefined) return undefined;
  let from = at;
  while (from > at - REACH && isOfGround(words[from - 1], word)) from--;
  if (word.isHan) {
    const next = words[at + 1];
    const isOn = isOver || (next?.start === word.end && ON_AFTER.test(next.text));
    return isOn ? { material, from: words[from]?.text === '的' ? from + 1 : from } : undefined;
  }
  const before = words[from - 1];
  const isFollowed = words[at + 1]?.run === word.run && means(words[at + 1] as Word, 'subject');
  const isOn =
    before !== undefined &&
    (ON.test(before.text) ||
      meaningOf(before, 'link')?.value === 'on' ||
      (IN.has(material) && /^in$/i.test(before.text)));
  if (!isOn || isFollowed) return undefined;
  return { material, from: /^(?:an?|the)$/i.test(words[from]?.text ?? '') ? from + 1 : from };
}

function isOfGround(word: Word | undefined, ground: Word): boolean {
  if (!word || word.clause !== ground.clause || word.isHan !== ground.isHan) return false;
  if (meaningOf(word, 'link') !== undefined) return false;
  return (
    ARTICLE.test(word.text) ||
    OF_HAN.test(word.text) ||
    means(word, 'colour') ||
    (means(word, 'adjective') && !means(word, 'subject'))
  );
}

/** All that is named, but the ground itself, is small and lies; and there is something. */
function areSmall(words: readonly Word[], from: number, to: number): boolean {
  const subjects = words.flatMap((word, at) => {
    const subject = at >= from && at <= to ? undefined : meaningOf(word, 'subject')?.value;
    return subject ?? [];
  });
  return (
    subjects.length > 0 &&
    subjects.every(
      (one) =>
        (((one.kind === 'item' && one.key !== 'picnic') || one.kind === 'food' || one.kind === 'hat') &&
          metresOf(one) < LARGEST) ||
        (one.kind === 'plant' && isFlowerKey(one.key)) ||
        one.drawing.startsWith('own/cut-') ||
        one.key === 'spiral-shell',
    )
  );
}

/** Another place, rain or a wind is named, which a view from so near would not show. */
function isElsewhere(words: readonly Word[], from: number, to: number): boolean {
  return words.some(
    (word, at) =>
      (at < from || at > to) &&
      (means(word, 'scene') || means(word, 'weather') || means(word, 'frame-place')),
  );
}
