// Letters words on things: on the label of goods, on a cup, a book or a shirt.

import { css, luminance, type Colour } from '#engine/raster/colour.ts';
import { NEWSREADER } from '#engine/letters/font-for.ts';
import { painted } from '../painting/layer.ts';
import { readPerson } from '../people/read-person.ts';
import { headShare } from '../people/person.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { faceOfThing, hasLabel, type Face } from '../things/thing-faces.ts';
import { ON_TOP, type Lettered } from './lettering.ts';

const THINGS: Partial<Record<NonNullable<Writing['on']>, RegExp>> = {
  book: /book/,
  cup: /cup|coffee|mug|tea/,
  bottle: /bottle|perfume|wine/,
  cake: /cake/,
  shirt: /./,
};

const SHIRTS = /^(?:t-shirt|hoodie|sweater)$/;

function isShirt({ subject, isPortrait }: Spot): boolean {
  return (subject.kind === 'figure' && !isPortrait) || SHIRTS.test(subject.key);
}

/** What has the words on it, if anything that is there has. */
export function findCarrier({ on }: Writing, spots: readonly Spot[]): Spot | undefined {
  // "A coffee bag that says MORNING": what is packed alone has it on its label.
  const [packed, ...more] = spots.filter(({ subject }) => hasLabel(subject.key));
  if ((on === undefined || on === 'bottle') && more.length === 0 && packed) return packed;
  const pattern = on && THINGS[on];
  if (!pattern) return undefined;
  return spots.find((spot) => (on === 'shirt' ? isShirt(spot) : pattern.test(spot.subject.key)));
}

/** Below the head, which is larger on the young. */
function chestOf(stage: Stage, subject: Subject): Face {
  return {
    up: 0.885 - 1.15 * headShare(readPerson(stage, subject, subject.key).age),
    wide: 0.15,
    tall: 0.22,
  };
}

export function letterThing(
  stage: Stage,
  { letterings, layers }: Pick<Lettered, 'letterings' | 'layers'>,
  text: string,
  spot: Spot,
): void {
  const { subject, x, y, tall, depth } = spot;
  const face: Face = subject.kind === 'figure' ? chestOf(stage, subject) : faceOfThing(subject.key);
  const { paper } = face;
  if (paper !== undefined)
    layers.push(
      painted('label', depth + ON_TOP, (brush) => {
        const [wide, high] = [tall * face.wide, tall * face.tall];
        brush.fillStyle = css(paper);
        brush.fillRect(x + tall * (face.across ?? 0) - wide / 2, y - tall * face.up - high / 2, wide, high);
      }),
    );
  letterings.push({
    text,
    x: x + tall * (face.across ?? 0),
    y: y - tall * face.up,
    wide: tall * face.wide,
    tall: tall * face.tall,
    pixels: tall * (face.pixels ?? 0.12),
    hand: NEWSREADER,
    ink: stage.reading.letterInk ?? face.ink ?? inkOn(subject),
  });
}

const ON_CHEST: ReadonlySet<string> = new Set(['t-shirt', 'shirt', 'sweater', 'hoodie']);
const [DARK_INK, PALE_INK] = ['#2c2226', '#f6f2ea'] as const;
/** Of cloth as dark as this dark letters are lost. */
const DARKEST = 0.42;

/** What is read on the colour that was said of the cloth. */
function inkOn({ colour, person }: Subject): Colour {
  const cloth = person ? person.wears.find(({ garment }) => ON_CHEST.has(garment))?.colour : colour;
  return cloth !== undefined && luminance(cloth) < DARKEST ? PALE_INK : DARK_INK;
}
