// "A parrot on the pirate's shoulder", 鹦鹉站在海盗的肩膀上: which animal sits on which part of whom.

import { canSitOnBody, seatNamed } from '../../placing/sit-on-body.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { meaningOf, type Word } from '../words/word.ts';

const PART =
  /^(?:shoulders?|head|hands?|arms?|palm|finger|wrist|nose|鼻子|鼻尖|鼻头|鼻子上|鼻尖上|肩膀|肩头|肩|头|头顶|手|手臂|手掌|手心|手指|胳膊|肩上|肩膀上|肩头上|头上|头顶上|手上|手臂上|手掌上|手心里|手指上)$/i;
const ON = /^(?:on|upon|onto|on top of|atop|perched on|resting on)$/i;
const UP = /^(?:上|里|上面)$/u;
const HANGS = /^(?:飘|挂|悬|盘旋)/u;
/** Words between "on" and the part that it belongs to: "on the old pirate's left". */
const FURTHEST = 6;

/** Ties of sitting; `names` are those of the part, which is drawn with its owner. */
export function sitOnBody(text: string, words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    const start = PART.test(word.text) ? whereOn(words, at) : undefined;
    if (start === undefined) return [];
    const ofOwner = ownerOf(words, nouns, cast, at);
    const owner = ofOwner && cast.byNoun.get(ofOwner);
    const sitter = owner && sitterOf(words, nouns, cast, at, owner);
    const from = sitter && cast.byNoun.get(sitter);
    // "A parrot sitting on a pirate's shoulder": it is the parrot who sits.
    const said = words.slice(sitter?.at, ofOwner?.at).map((one) => meaningOf(one, 'act')?.value);
    const { person } = owner ?? {};
    if (person && (person.does ?? 'sit') === 'sit' && said.includes('sit')) person.does = 'stand';
    const last = words[at + 1];
    const end = word.isHan && last && UP.test(last.text) ? last.end : word.end;
    if (owner?.person && from && seatNamed(word.text) === 'hand') owner.person.hands ??= 'perch';
    const first = words[start] as Word;
    return owner && from
      ? [{ relation: 'on', from, to: owner, words: text.slice(Math.min(first.start, word.start), end), word }]
      : [];
  });
}

/** Where the phrase begins; undefined where nothing is on the part. */
function whereOn(words: readonly Word[], at: number): number | undefined {
  const word = words[at] as Word;
  if (word.isHan) {
    // 墙头上, 床头, 船头: of a wall, and of nobody.
    const before = words[at - 1];
    if (before?.end === word.start && /[墙床船桥村枝山码车]$/u.test(before.text)) return undefined;
    const isUp = UP.test(words[at + 1]?.text ?? '');
    const done = words[at + (isUp ? 2 : 1)];
    // 头顶上飞着蝴蝶: they are on nobody.
    if (done?.clause === word.clause && (meaningOf(done, 'act')?.value === 'fly' || HANGS.test(done.text)))
      return undefined;
    return isUp || /[上里]$/u.test(word.text) ? at : undefined;
  }
  for (let index = at - 1; index >= Math.max(0, at - FURTHEST); index--)
    if (ON.test(words[index]?.text ?? '')) return index;
  return undefined;
}

/** "The pirate's shoulder", 海盗的肩膀, "the head of a boy", "her hand". */
function ownerOf(words: readonly Word[], nouns: readonly Noun[], cast: Cast, at: number): Noun | undefined {
  const people = nouns.filter((noun) => cast.byNoun.get(noun)?.kind === 'figure');
  const before = people.findLast((noun) => noun.at < at);
  const isOf = words[at + 1]?.text.toLowerCase() === 'of';
  const after = people.find((noun) => noun.at > at);
  return (isOf ? after : before) ?? before ?? after;
}

/** The animal that was named nearest before it; else the next. */
function sitterOf(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
  at: number,
  owner: Subject,
): Noun | undefined {
  const clause = nouns.filter((noun) => {
    const subject = cast.byNoun.get(noun);
    return (
      subject !== undefined && subject !== owner && canSitOnBody(subject, seatNamed(words[at]?.text ?? ''))
    );
  });
  // 手里捧着一杯牛奶,旁边睡着一只猫: the cat is in no hand.
  return (
    clause.findLast((one) => one.at < at) ??
    clause.find((one) => one.at > at && one.word.clause === words[at]?.clause)
  );
}
