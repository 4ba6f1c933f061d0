// Whose skin and hair are alike: people of one family, those in the dress of a land, and those with fair or red hair.

import { mix } from '#engine/raster/colour.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Garment, Land, PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';

const KIN =
  /\b(?:mother|mom|mum|father|dad|daughters?|sons?|grand\w+|sisters?|brothers?|siblings|twins|parents|family|baby)\b|妈|母|爸|父|女儿|儿子|爷|奶|外公|外婆|孙|姐|妹|哥|弟|兄|双胞胎|一家|全家|家人/i;

type Kin = Pick<Subject, 'words' | 'person'>;

/** Which of `many` tones of skin all of a family have; undefined where chance chooses for each. */
export function toneOfKin({ reading, random }: Stage, subject: Kin, many: number): number | undefined {
  if (!isKin(subject, reading) || kinOf(reading) < 2) return undefined;
  return random('skin of a family').whole(many);
}

/** A little girl is nobody's of whom we know, but "with her parents" she is theirs. */
function isKin(subject: Kin, { subjects }: PromptReading): boolean {
  if (KIN.test(subject.words ?? '')) return true;
  return subject.person?.age === 'child' && subjects.some(({ words = '' }) => PARENTS.test(words));
}
const PARENTS =
  /\b(?:parents|mother|mom|mum|father|dad|grand(?:ma|pa|mother|father|parents))\b|爸|妈|父|母|爷爷|奶奶/i;

function kinOf(reading: PromptReading): number {
  return reading.subjects.filter((one) => one.person !== undefined && isKin(one, reading)).length;
}

const EAST: ReadonlySet<Garment['garment']> = new Set(['hanfu', 'qipao', 'hanbok', 'kimono']);

const TONES_OF_LANDS: Record<Land, readonly [number, number]> = {
  east: [0, 2],
  south: [2, 4],
  africa: [4, 5],
  north: [0, 1],
  middle: [1, 3],
};

/** Tones of skin, from the lightest on, of people of a land or in its dress; undefined where nothing says it. */
export function tonesOfLand(
  wears: readonly Pick<Garment, 'garment'>[],
  land?: Land,
): readonly [number, number] | undefined {
  if (land) return TONES_OF_LANDS[land];
  if (wears.some(({ garment }) => EAST.has(garment))) return [0, 2];
  return wears.some(({ garment }) => garment === 'sari') ? [2, 4] : undefined;
}

/** Tones of skin, from the lightest on, that go with hair of a colour that was said, and with freckles. */
export function tonesOfFair({
  hair,
  freckles,
}: Pick<PersonLook, 'hair' | 'freckles'>): readonly [number, number] | undefined {
  if (hair?.colour !== undefined && isFairOrRed(hair.colour)) return [0, 1];
  return freckles && hair?.colour === undefined ? [0, 3] : undefined;
}

const OF_THE_NORTH = /nordic|scandinavian|swed|norw|danish|finnish|icelandic|北欧|瑞典|挪威|丹麦|芬兰|冰岛/i;

/** Whether somebody is said to be from where most are blond. */
export function isBlond({ origin }: Pick<PersonLook, 'origin'>): boolean {
  return origin !== undefined && OF_THE_NORTH.test(origin.words);
}

/** Blond, ginger, auburn; neither brown nor what is dyed pink or blue. */
function isFairOrRed(colour: string): boolean {
  const [red, green, blue] = mix(colour, colour, 0);
  return red > 130 && red >= green && green >= blue && red - blue > 70;
}
