// "A couple, man in a suit and woman in red", 一家三口…,爸爸妈妈和儿子: who is named after a group and is one of it.

import { isMusic } from '../../lexicon/hand-work.ts';
import { GROUPS, mayBeOf } from '../../people/groups.ts';
import type { Shown, Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { membersCounted } from './members-counted.ts';

const PLAIN: ReadonlySet<string> = new Set(['woman', 'man', 'girl', 'boy', 'elder', 'child']);

/** Known by nothing but sex and age, or one of two who marry. */
function isPlain({ key, person }: Subject): boolean {
  return (
    person?.role === 'bride' || person?.role === 'groom' || (PLAIN.has(key) && person?.role === undefined)
  );
}

/** 爸爸带着全家: one of them by name. */
const KIN =
  /^(?:爸爸|妈妈|父亲|母亲|爸|妈|爷爷|奶奶|外公|外婆|dad|daddy|mom|mum|mommy|father|mother|grandpa|grandma|grandfather|grandmother)$/i;

/** Who is named in a later clause, without an article or a number that brings somebody new; and kin named before it. */
export function membersNamed(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
): Map<Subject, Subject[]> {
  const { byNoun } = cast;
  const members = membersCounted(words, nouns, cast);
  let group: { subject: Subject; clause: number } | undefined;
  const kin: { subject: Subject; clause: number }[] = [];
  for (const noun of nouns) {
    const subject = byNoun.get(noun);
    if (!subject) continue;
    const { clause } = noun.word;
    if (KIN.test(noun.word.text) && !noun.isAnother) kin.push({ subject, clause });
    if (GROUPS.has(subject.key)) {
      group = { subject, clause };
      const own = subject.key === 'family' ? kin.filter((one) => one.clause === clause) : [];
      if (own.length > 0)
        members.set(
          subject,
          own.map((one) => one.subject),
        );
    } else if (group?.subject.key === 'band') {
      if (clause !== group.clause && plays(subject)) addTo(members, group.subject, subject);
    } else if (
      group &&
      clause !== group.clause &&
      isPlain(subject) &&
      mayBeOf(group.subject, subject) &&
      isOfGroup(noun, subject, group.subject) &&
      !noun.isAnother
    )
      addTo(members, group.subject, subject);
  }
  return members;
}

function addTo(members: Map<Subject, Subject[]>, group: Subject, one: Subject): void {
  members.set(group, [...new Set([...(members.get(group) ?? []), one])]);
}

/** "A jazz trio: a woman sings, an old man plays the piano". */
function plays({ person }: Subject): boolean {
  return isMusic(person?.hands) || person?.hands === 'sing' || person?.does === 'play';
}

/** "A couple, a man watching them": who is brought by an article is none of the two; a family has two children. */
function isOfGroup({ count }: Noun, subject: Subject, { key }: Subject): boolean {
  if (count === undefined) return subject.count === 1;
  // "A toddler in a high chair" is theirs.
  return key === 'family' && (count > 1 || subject.person?.age === 'child' || subject.person?.age === 'baby');
}

/** What words show of what was replaced they show of what stands in its place. */
export function showReplaced(shows: ReadonlyMap<Word, Shown[]>, replaced: ReadonlyMap<object, object>): void {
  if (replaced.size === 0) return;
  for (const list of shows.values())
    list.push(
      ...list.flatMap((shown): Shown[] => {
        const thing = shown.is === 'thing' ? replaced.get(shown.thing) : undefined;
        return thing ? [{ is: 'thing', thing }] : [];
      }),
    );
}
