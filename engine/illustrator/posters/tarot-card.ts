// "A tarot card of the moon", 塔罗牌 愚者: a card in its frame, with its name and what stands for it.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { MotifName, Writing } from '../reading/writing/sheet-reading.ts';

type Card = { named: RegExp; title: string; han: string; shows: string; motifs?: readonly MotifName[] };

/** The trumps that something can stand for. */
const CARDS: readonly Card[] = [
  { named: /\bmoon\b|月亮/i, title: 'THE MOON', han: '月亮', shows: '', motifs: ['moon', 'stars'] },
  { named: /\bsun\b|太阳/i, title: 'THE SUN', han: '太阳', shows: 'a sunflower', motifs: ['sun'] },
  { named: /\bstars?\b|星星/i, title: 'THE STAR', han: '星星', shows: 'a vase', motifs: ['stars'] },
  { named: /\bfool\b|愚者|愚人/i, title: 'THE FOOL', han: '愚者', shows: 'a jester' },
  { named: /\bmagician\b|魔术师/i, title: 'THE MAGICIAN', han: '魔术师', shows: 'a wizard' },
  { named: /\bempress\b|女皇|皇后/i, title: 'THE EMPRESS', han: '女皇', shows: 'a queen' },
  { named: /\bemperor\b|皇帝/i, title: 'THE EMPEROR', han: '皇帝', shows: 'a king' },
  {
    named: /\blovers\b|恋人/i,
    title: 'THE LOVERS',
    han: '恋人',
    shows: 'a couple holding hands',
    motifs: ['sun'],
  },
  { named: /\bstrength\b|力量/i, title: 'STRENGTH', han: '力量', shows: 'a lion' },
  {
    named: /\bhermit\b|隐士|隐者/i,
    title: 'THE HERMIT',
    han: '隐士',
    shows: 'an old man with a lantern',
    motifs: ['stars'],
  },
  { named: /\bjustice\b|正义/i, title: 'JUSTICE', han: '正义', shows: 'a sword' },
  { named: /\bdeath\b|死神/i, title: 'DEATH', han: '死神', shows: 'a skeleton' },
  { named: /\btower\b|高塔/i, title: 'THE TOWER', han: '高塔', shows: 'a stone tower' },
  { named: /\bworld\b|世界/i, title: 'THE WORLD', han: '世界', shows: '', motifs: ['sun', 'leaves'] },
];
const TAROT = /\btarot(?: cards?)?\b|塔罗牌?/i;
/** Somebody reads them, or they lie somewhere. */
const READ = /\b(?:reader|reading|deck|spread|table|fortune)\b|占卜|桌/i;
const SAYS = /^(?:tarot|cards?|tarot cards?|塔罗|塔罗牌|牌)$/i;
const GROUND = '#1e2456';

/** Changes the reading of one such card. */
export function showTarotCard(reading: PromptReading, prompt: string): void {
  if (!TAROT.test(prompt) || READ.test(prompt) || reading.frame !== undefined) return;
  const isOfCard = (words = ''): boolean => TAROT.test(words) || SAYS.test(words);
  const card = CARDS.find(({ named }) => named.test(prompt));
  const others = reading.subjects.filter(
    ({ words = '' }) => !isOfCard(words) && card?.named.test(words) !== true,
  );
  if (others.length > 1 || (!card && others.length === 0)) return;
  const isHan = /\p{Script=Han}/u.test(prompt);
  const shown = card ? parsePrompt(card.shows) : { subjects: others, links: [] };
  const text = card ? (isHan ? card.han : card.title) : (others[0]?.words ?? '').toUpperCase();
  const title: Writing = { text, words: text, on: 'poster' };
  if (reading.writing.length === 0) reading.writing.push(title);
  Object.assign(reading, {
    subjects: shown.subjects,
    links: shown.links,
    scenes: [],
    time: undefined,
    frame: 'poster',
    ground: GROUND,
    motifs: (card?.motifs ?? ['stars']).map((what) => ({ what })),
  });
  for (const { words, shows } of reading.asks)
    if (isOfCard(words) || card?.named.test(words) === true)
      shows.splice(0, shows.length, { is: 'thing', thing: reading.writing[0] ?? title });
}
