// Gives a logo its form and its inks: as the prompt says, else as suits the trade that it is for.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Emblem } from '../reading/writing/sheet-reading.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { formIn, houseIn, inksIn, twoNamesIn } from './emblem-words.ts';

/**
 * Changes the reading of a logo: its form and inks. A shield, a seal or a stamp that names the form is none of its
 * things.
 */
export function shapeEmblem(reading: PromptReading, prompt: string): void {
  const { asks } = reading;
  completeName(reading, prompt);
  takeShape(reading, prompt);
  const named = formIn(prompt);
  const emblem: Emblem = houseIn(prompt);
  if (named) emblem.forms = [named.form];
  giveInks(reading, emblem, prompt);
  reading.emblem = emblem;
  if (!named) return;
  leaveFormOut(reading, named.isNamed);
  for (const { words, shows } of asks)
    if (shows.length === 0 && words !== '' && (named.isNamed(words) || named.phrase.includes(words)))
      shows.push({ is: 'thing', thing: emblem });
}

/** Changes the reading. */
function completeName({ writing, asks }: PromptReading, prompt: string): void {
  const { name, first } = twoNamesIn(prompt) ?? {};
  const begun = writing.find(({ text }) => text === first);
  if (name === undefined || !begun) return;
  begun.text = name;
  for (const { words, shows } of asks)
    if (shows.length === 0 && name.includes(words)) shows.push({ is: 'thing', thing: begun });
}

/** "A tree-shaped logo", 鱼形标志. */
const SHAPED =
  /\b(?<latin>[a-z]+)[- ]shaped\b|(?<han>\p{Script=Han}{1,2})(?:形状?|造型|形象)的?(?:logo|标志|图标|徽标)/iu;

/** Changes the reading of a logo that shows nothing else: it is what it is shaped as. */
function takeShape({ subjects, asks, unwanted }: PromptReading, prompt: string): void {
  const found = SHAPED.exec(prompt);
  const name = found?.groups?.latin ?? found?.groups?.han;
  if (!found || name === undefined || subjects.length > 0) return;
  const [known] = parsePrompt(name).subjects;
  if (!known || unwanted.keys.has(known.key)) return;
  const subject = { ...known, count: 1 };
  subjects.push(subject);
  for (const { words, shows } of asks)
    if (shows.length === 0 && found[0].toLowerCase().includes(words.toLowerCase()))
      shows.push({ is: 'thing', thing: subject });
}

function giveInks({ colours, ground, asks }: PromptReading, emblem: Emblem, prompt: string): void {
  if (ground !== undefined) emblem.paper = ground;
  const { ink, paper, phrase } = inksIn(prompt);
  if (ink !== undefined && paper !== undefined) {
    Object.assign(emblem, { ink, paper });
    for (const { words, shows } of asks)
      if (shows.length === 0 && phrase.includes(words)) shows.push({ is: 'thing', thing: emblem });
  } else if (emblem.paper === undefined && colours.length > 1 && emblem.inks !== undefined)
    emblem.inks = { ...emblem.inks, accent: colours[1] ?? emblem.inks.accent };
}

const OF_FORM = /^(?:shield|coat|seal|stamp|arch|crest|postage-stamp|name-seal)$/;

/** Changes the reading. */
function leaveFormOut({ subjects, links, asks }: PromptReading, isNamed: (words: string) => boolean): void {
  for (const [at, subject] of [...subjects.entries()].toReversed()) {
    if (!isNamed(subject.words ?? '') || !OF_FORM.test(subject.key)) continue;
    subjects.splice(at, 1);
    links.length = 0;
    for (const { shows } of asks)
      for (const [place, shown] of [...shows.entries()].toReversed())
        if (shown.is === 'thing' && shown.thing === subject) shows.splice(place, 1);
  }
}
