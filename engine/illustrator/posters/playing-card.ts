// "Playing card, queen of hearts", 扑克牌 黑桃A: a card lies on felt, with its rank, its pips, and who is on it.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { PlayingCard } from '../reading/writing/sheet-reading.ts';

const CARD = /\bplaying cards?\b(?! (?:game|table|deck|box))|\bpoker card\b|扑克牌?|纸牌/i;
const RANKED =
  /\b(?<rank>ace|king|queen|jack|two|three|four|five|six|seven|eight|nine|ten|10|[2-9]) of (?<suit>hearts|spades|diamonds|clubs)\b|(?<hanSuit>红桃|红心|黑桃|方块|方片|梅花)\s*(?<hanRank>10|[2-9]|[AKQJ])(?![\p{L}\d])/iu;

const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
];
const SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS: readonly (readonly [PlayingCard['suit'], RegExp])[] = [
  ['hearts', /^(?:hearts|红桃|红心)$/],
  ['spades', /^(?:spades|黑桃)$/],
  ['diamonds', /^(?:diamonds|方块|方片)$/],
  ['clubs', /^(?:clubs|梅花)$/],
];
/** Who is on a court card, as a word of the lexicon. */
const COURT: Readonly<Record<string, string>> = { K: 'king', Q: 'queen', J: 'prince' };
const OF_CARD = /^(?:playing|cards?|playing cards?|poker|poker card|扑克|扑克牌|纸牌|牌)$/i;
const FELT = '#1f5a46';

/** Changes the reading of a card that nobody holds and that lies nowhere. */
export function showPlayingCard(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, asks, links } = reading;
  const found = RANKED.exec(prompt);
  const { rank, suit, hanRank, hanSuit } = found?.groups ?? {};
  const value = (rank ?? hanRank ?? '').toLowerCase();
  const known = SIGNS[RANKS.indexOf(value)] ?? value.toUpperCase();
  const said = (suit ?? hanSuit ?? '').toLowerCase();
  const of = SUITS.find(([, named]) => named.test(said))?.[0];
  if (!found || of === undefined || scenes.length > 0 || links.length > 0) return;
  // The Queen of Hearts is somebody, too.
  if (!CARD.test(prompt) && COURT[known] !== undefined) return;
  const isOfPhrase = ({ words = '' }: Subject): boolean =>
    words !== '' && (found[0].toLowerCase().includes(words.toLowerCase()) || OF_CARD.test(words));
  if (!subjects.every(isOfPhrase)) return;
  const card: PlayingCard = { rank: known, suit: of };
  const court = COURT[known];
  reading.subjects = court === undefined ? [] : parsePrompt(court).subjects.slice(0, 1);
  Object.assign(reading, { playingCard: card, frame: 'poster', ground: FELT, motifs: [] });
  for (const { words, shows } of asks)
    if (OF_CARD.test(words) || found[0].toLowerCase().includes(words.toLowerCase()))
      shows.splice(0, shows.length, { is: 'thing', thing: card });
}
