// What is done to all colours of an image at the end, in any look: its light, its own colours, its tone.

import type { PromptReading } from '../reading/prompt-reading.ts';
import { readCast } from './cast-image.ts';
import { gradePixels, NO_CAST } from './grade-pixels.ts';
import { readLights } from './light-image.ts';
import { makeTone, type ToneImage } from './tone-image.ts';

type Frame = { width: number; height: number; seed: number };

/** Returns the changes, in their order; each works on all pixels of the image. */
export function gradesOf(reading: PromptReading, { width, height, seed }: Frame): ToneImage[] {
  const { lights, cast, tone } = reading;
  const grades: ToneImage[] = [];
  if (lights.size > 0 || cast) {
    const tables = cast && readCast({ ...cast, colours: inksOf(reading), kept: coloursAsked(reading) });
    grades.push(gradePixels(readLights(lights), tables ?? NO_CAST, width, height));
  }
  if (tone) grades.push(makeTone(tone, width, height, seed));
  return grades;
}

/** Of one whose colours are not named: the first that something is asked for in, or a dark blue. */
const INK = '#25467e';

function inksOf(reading: PromptReading): readonly string[] {
  const colours = reading.cast?.colours ?? [];
  return colours.length > 0 ? colours : [coloursAsked(reading)[0] ?? INK];
}

/** The colours that something is asked for in. */
function coloursAsked({ subjects, placeColours }: PromptReading): string[] {
  return [
    ...subjects.flatMap(({ colour, person, parts = [] }) => [
      ...(colour === undefined ? [] : [colour]),
      ...parts.map((part) => part.colour),
      ...(person?.wears ?? []).flatMap((one) =>
        one.colour !== undefined && one.words !== '' ? [one.colour] : [],
      ),
    ]),
    ...placeColours.map(({ colour }) => colour),
  ];
}
