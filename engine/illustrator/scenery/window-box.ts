// Where the window of a room is.

import { isUnderGround } from './hall-kind.ts';
import { roomKindOf } from './room-kind.ts';
import { hasNoWindow } from './trade-room-plans.ts';
import { ANIMAL_KINDS, PORTABLE_KINDS } from '../reading/subject-kinds.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';

export type WindowBox = { left: number; top: number; wide: number; tall: number };

/** The panes, pixels: on the side of the light, down to the floor where that is asked for. */
export function windowBox(stage: Stage): WindowBox {
  const { width, height, short, light, horizon, words } = stage;
  if (isCloseToSill(stage)) {
    const wide = Math.min(width * 0.84, short * 1.1);
    const top = height * 0.05;
    return { left: (width - wide) / 2, top, wide, tall: horizon - top - short * 0.07 };
  }
  const isClassroom = isInClass(stage);
  const isToFloor = /floor-to-ceiling|floor to ceiling|french window|落地窗/.test(words);
  const wide = short * (isToFloor ? 0.56 : 0.46);
  const top = height * 0.04;
  const left = width * 0.5 + light.side * width * 0.2 - wide / 2;
  // The board has the middle of the wall.
  if (isClassroom)
    return {
      left: width * 0.5 + light.side * width * 0.37 - short * 0.12,
      top: top + short * 0.05,
      wide: short * 0.24,
      tall: short * 0.34,
    };
  if (isToFloor) return { left, top, wide, tall: horizon - top - short * 0.02 };
  const tall = Math.min(horizon * 0.84, short * 0.5);
  return { left, top: Math.max(top, (horizon - tall) * 0.42), wide, tall };
}

export function isInClass(stage: Stage): boolean {
  return stage.scene === 'room' && roomKindOf(stage) === 'classroom';
}

/** How low the floor begins then, a part of the height. */
export const FLOOR_BELOW_SILL = 0.86;

/** Nothing but who is on the sill is to be seen of the room: the window fills the image. */
export function isCloseToSill({
  scene,
  words,
  reading,
}: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  const { subjects } = reading;
  return (
    scene === 'room' &&
    isSillNamed(words) &&
    roomKindOf({ words }) === 'living' &&
    subjects.some(
      (one) => ANIMAL_KINDS.has(one.kind) || sitsOnSill(words, one) || one.key.startsWith('potted-'),
    ) &&
    subjects.every((one) => !isSaidOnFloor(words, one)) &&
    subjects.every(
      (one) =>
        ANIMAL_KINDS.has(one.kind) ||
        one.key.startsWith('potted-') ||
        sitsOnSill(words, one) ||
        isInHands(reading, one),
    )
  );
}

function isInHands({ links, subjects }: PromptReading, one: Subject): boolean {
  return (
    PORTABLE_KINDS.has(one.kind) &&
    links.some(({ relation, to }) => subjects[to ?? -1] === one && IN_HANDS.has(relation))
  );
}
const IN_HANDS: ReadonlySet<LinkRelation> = new Set(['holding', 'playing', 'eating', 'drinking', 'wearing']);

/** "A girl sitting on the windowsill", 坐在窗台上的女孩: one alone, whose legs hang down before it. */
export function sitsOnSill(words: string, { person }: Pick<Subject, 'person'>): boolean {
  return person?.deeds?.some(({ act }) => act === 'sit') === true && SITTING_ON_SILL.test(words);
}

const SITTING_ON_SILL =
  /\b(?:sit(?:s|ting)?|sat|perch(?:es|ed|ing)?|seated) (?:\w+ ){0,3}(?:on|in) (?:the|an?|her|his) (?:\w+ ){0,2}window ?sill|坐在[^,，。]{0,6}窗台/u;

/** Something is on its sill: nothing stands before it. */
export function isSillNamed(words: string): boolean {
  // A cat by the window is in it.
  const isCat = /\b(?:cat|kitten)\b|猫/.test(words);
  return (
    /window ?sill|窗台/.test(words) ||
    (isCat && (LOOKING_OUT.test(words) || /窗边|窗前|\b(?:in|at|by) (?:the|a|her|his) window\b/.test(words)))
  );
}

/** "Looking out of a rainy window", 看着窗外. */
export const LOOKING_OUT =
  /[看望瞧](?:着|向|出)?窗外|\b(?:look|star|gaz|peer|watch)(?:e?s|ing|e)? (?:[\w-]+ ){0,4}?(?:out of|out|through|outside|from) (?:the|an?|her|his|its|my) (?:[\w-]+ ){0,2}window\b/;

export const SILL = /^(?:窗台上?|window ?(?:sill|ledge)s?)$/i;

/** Whether somebody who is said to sit on the sill is elsewhere in the room: there is more to be seen of it. */
export function isBesideSill(stage: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return !isCloseToSill(stage) && stage.reading.subjects.some((one) => sitsOnSill(stage.words, one));
}

/** Whose walls are full: what happens outside is not to be seen. */
export function isWindowless({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  if (isUnderGround({ scene, words })) return true;
  return scene === 'room' && hasNoWindow(roomKindOf({ words }), words);
}

/** "A pie cooling on the windowsill", 窗台上放着一杯热可可: said of this one. */
export function isNamedOnSill(words: string, name: string): boolean {
  const at = words.indexOf(name.toLowerCase());
  if (at < 0 || name === '') return false;
  const [before, after] = [words.slice(0, at), words.slice(at + name.length)];
  return (
    /^(?: \S+){0,4} (?:on|from|in) (?:the|a|his|her) window ?sill/.test(after) ||
    /^[^,，。]{0,4}窗台/u.test(after) ||
    /窗台上?[^,，。]{0,8}$/u.test(before)
  );
}

/** 地上有玩具火车, "a teddy bear on the floor", 狗趴在地板上. */
export function isSaidOnFloor(words: string, subject: Pick<Subject, 'words'>): boolean {
  if (!FLOOR.test(words) || subject.words === undefined) return false;
  const own = subject.words.toLowerCase();
  return words
    .split(/[,，、。;；.]/)
    .some((clause) => FLOOR.test(clause) && clause.includes(own) && !ELSEWHERE.test(clause));
}
const FLOOR = /地上|地板上|地面上|地毯上|\bon the (?:\w+ )?(?:floor|rug|carpet)\b/;
/** A clause of more than one place. */
const ELSEWHERE = /桌|架|台上|床上|\bon (?:the|a) (?:\w+ )?(?:table|desk|shelf|counter|bed)\b/;
