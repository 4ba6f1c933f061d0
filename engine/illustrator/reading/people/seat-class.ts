// A lesson: pupils sit at desks with their backs to the viewer, their teacher stands at the board.

import type { Subject } from '../prompt-reading.ts';
import type { PersonLook } from './person-look.ts';
import { MOVED } from './teach-work.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';
import { means, meaningOf, type Show, type Word } from '../words/word.ts';

const CLASS = /^(?:class ?room|blackboard|chalkboard|whiteboard|教室|课堂|黑板|白板)s?$/i;
const DESK = /^(?:desks?|tables?|课桌|书桌|桌子)$/i;

export function seatClass(words: readonly Word[], { subjects, byNoun }: Cast, show: Show): void {
  const people = subjects.flatMap((subject) => (subject.person ? [{ subject, person: subject.person }] : []));
  if (danceWithTeacher(people.map(({ person }) => person))) return;
  // 给老师过生日: no lesson is that.
  if (words.some(({ text }) => CELEBRATING.test(text))) return;
  const isTaught = people.some(({ person }) => person.hands === 'teach');
  if (isTaught || words.some(({ text }) => CLASS.test(text)) || isLesson(words, subjects))
    for (const { person } of people) {
      if (person.age === 'child' || person.role === 'student') seatPupil(person);
      else if (person.role === 'teacher' && isFree(person)) person.hands = 'teach';
    }
  const writer = people.find(({ person }) => person.hands === 'study');
  if (writer) giveDesks(words, { subjects, byNoun }, writer.subject, show);
}

const CELEBRATING =
  /birthday|party|celebrat|graduat|group photo|\bhug|生日|庆祝|聚会|派对|毕业|合影|合照|拥抱/i;

/** A ballet teacher and girls: all of them dance, and nobody sits at a desk. */
function danceWithTeacher(people: readonly PersonLook[]): boolean {
  const moved = people.find(({ role, does }) => role === 'teacher' && MOVED.has(does));
  if (!moved?.does) return false;
  // Where dancers are there already, a boy who looks in is none.
  if (people.some((one) => one !== moved && DANCERS.has(one.role))) return true;
  for (const person of people) if (isFree(person)) person.does = moved.does;
  return true;
}

const DANCERS: ReadonlySet<PersonLook['role']> = new Set<PersonLook['role']>(['dancer', 'ballerina']);

/** A teacher alone or with pupils, and no other place, is in a classroom. */
function isLesson(words: readonly Word[], subjects: readonly Subject[]): boolean {
  const isOther = words.some((word) => means(word, 'scene', 'near-scene', 'weather', 'frame'));
  return (
    !isOther &&
    // Who kneels beside a child teaches nobody.
    subjects.some(
      ({ words: name = '', person }) =>
        TEACHER.test(name) && (person?.hands !== undefined || (person && isFree(person))),
    ) &&
    subjects.every(({ person }) => person !== undefined)
  );
}

const TEACHER = /^(?:teachers?|professors?|老师|教师|教授)$/i;

function isFree({ does, hands }: PersonLook): boolean {
  return hands === undefined && (does === undefined || does === 'sit' || does === 'watch');
}

/** 小学生们在上课: they do not teach. */
function seatPupil(person: PersonLook): void {
  const isAsking = person.hands === 'raise-hand';
  if (!isAsking && person.hands !== 'study' && person.hands !== 'teach' && !isFree(person)) return;
  person.hands = 'study';
  if (isAsking) person.does = 'raise-hand';
  if (person.does === 'teach') person.does = 'study';
  for (const deed of person.deeds ?? []) if (deed.act === 'teach') deed.act = 'study';
  person.view ??= 'back';
}

/** The desks that are named are those they sit at. */
function giveDesks(
  words: readonly Word[],
  { subjects, byNoun }: Pick<Cast, 'subjects' | 'byNoun'>,
  pupil: Subject,
  show: Show,
): void {
  for (const [noun, subject] of byNoun) {
    if (subject.key !== 'table' || !DESK.test(noun.word.text) || bearsThing(words, noun.at)) continue;
    if (subjects.includes(subject)) subjects.splice(subjects.indexOf(subject), 1);
    byNoun.set(noun, pupil);
    show(noun.word, pupil);
  }
}

/** "A globe on the teacher's desk", 桌上放着一个地球仪: one that stands before the class, with what is on it. */
function bearsThing(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const isThing = (word: Word): boolean =>
    word.clause === clause && PORTABLE_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'sky');
  const on = words.slice(0, at).findLastIndex(({ text }) => /^on$/i.test(text));
  const isBefore = on > 0 && at - on <= NEAR && isThing(words[on - 1] as Word);
  const isAfter = words[at + 1]?.text === '上' && words.slice(at + 2, at + 2 + NEAR).some(isThing);
  return isBefore || isAfter;
}
const NEAR = 4;
