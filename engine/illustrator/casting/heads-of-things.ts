// "A man with a light bulb for a head", 头是电视机的男人: the thing is where the head would be.

import { keepSubjects } from '../reading/leave-out.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { PersonSheet } from '../people/draw-person.ts';
import { headShare } from '../people/person.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';

const FOR_A_HEAD =
  /\b(?:with|has|having) (?:an? |the )?(?<thing>(?:[\w-]+ ){0,2}[\w-]+) (?:for (?:an? |his |her |their )?|as (?:an? |his |her |their )?|instead of (?:an? |his |her |their )?|in place of (?:an? |his |her |their )?)heads?\b|\bwhose head is (?:an? |the )?(?<who>(?:[\w-]+ ){0,2}[\w-]+)|头(?:部)?是(?:一[个台朵只盏颗]|个)?(?<han>[\p{Script=Han}]{1,5}?)的|以(?<as>[\p{Script=Han}]{1,5}?)为头/iu;
const CAN: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);

/** Changes the reading of somebody who has such a head. */
export function giveHeadOfThing(reading: PromptReading, prompt: string): void {
  const { thing, who, han, as } = FOR_A_HEAD.exec(prompt)?.groups ?? {};
  const said = thing ?? who ?? han ?? as;
  const person = reading.subjects.find(({ kind }) => kind === 'figure');
  if (said === undefined || !person || isDrawnWithOther(reading, person)) return;
  const [head] = parsePrompt(said).subjects;
  if (!head || !CAN.has(head.kind)) return;
  person.headOf = { ...head, count: 1 };
  // All of them is to be seen.
  reading.isPortrait = false;
  if (person.person) person.person.does ??= 'stand';
  const isOfIt = (words: string): boolean =>
    said.toLowerCase().includes(words.toLowerCase()) || /^(?:heads?|头|头部|脑袋)$/i.test(words);
  keepSubjects(reading, (one) => one === person || !isOfIt(one.words ?? ' '));
  for (const { words, shows } of reading.asks)
    if (isOfIt(words)) shows.splice(0, shows.length, { is: 'thing', thing: person });
}

/** Who rides, drives or sits in something is drawn as one with it, the own head on. */
function isDrawnWithOther({ subjects, links }: PromptReading, person: Subject): boolean {
  return links.some(({ relation, from }) => subjects[from] === person && AS_ONE.has(relation));
}
const AS_ONE: ReadonlySet<LinkRelation> = new Set(['riding', 'driving', 'in', 'on']);

/** Of a head's height: how tall the thing is, and how far it reaches over the crown. */
const [TALL, OVER] = [1.5, 0.34] as const;
/** Of a head's height: what of the head and its hair is taken away, around its middle. */
const [AWAY_WIDE, AWAY_TALL] = [0.78, 0.62] as const;

/** The sheet with the thing for its head. `thing`: its drawing. */
export function withHeadOf(drawn: PersonSheet, thing: Surface): PersonSheet {
  const { sheet, share, person, crown } = drawn;
  const { width, height } = sheet;
  const head = (height / share) * headShare(person.age);
  const [x, top] = [crown.x * width, crown.y * height];
  const tall = head * TALL;
  const wide = (tall * thing.width) / thing.height;
  const made = makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'destination-out';
    brush.beginPath();
    brush.ellipse(x, top + head * 0.46, head * AWAY_WIDE, head * AWAY_TALL, 0, 0, 7);
    brush.fill();
    brush.globalCompositeOperation = 'source-over';
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(thing, x - wide / 2, Math.max(0, top - head * OVER), wide, tall);
  });
  // It neither looks nor blinks.
  return { ...drawn, sheet: made, eyes: [] };
}
