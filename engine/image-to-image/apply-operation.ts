// Does one operation of an instruction on the image in work.
import type { Look } from '#engine/illustrator/styles/look.ts';
import { blendImages } from '#engine/raster/blend.ts';
import { type Mask } from '#engine/raster/mask.ts';
import { restorePhoto } from '#engine/photo/restore-photo.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { addSteam } from './add-steam.ts';
import { addThing } from './add-thing.ts';
import { addWords } from './add-words.ts';
import { enlargeEyes } from '#engine/photo/enlarge-eyes.ts';
import { applyLook } from './apply-look.ts';
import { applyTrick } from './apply-trick.ts';
import { arrangeSubject } from './arrange-subject.ts';
import { clearRedEyes } from './clear-red-eyes.ts';
import { exposeTwice } from './expose-twice.ts';
import { facesMeant } from './faces-meant.ts';
import { formatReason } from './format-reason.ts';
import { layCollage, layGrid } from './lay-grid.ts';
import { castShadow, outlineSubject } from './outline-subject.ts';
import { wearWings } from './wear-wings.ts';
import { blurPart } from './blur-part.ts';
import { changeInk, paintRegion } from './change-colour.ts';
import { coverFaces } from './cover-faces.ts';
import { cropTo, mirror, straighten, turn } from './change-geometry.ts';
import { changeHour } from './change-hour.ts';
import { changeSeason } from './change-season.ts';
import { changeTone } from './change-tone.ts';
import { changeWeather } from './change-weather.ts';
import { erase } from './erase.ts';
import { hideFaces } from './hide-faces.ts';
import type { Operation, Place, Region, Tone } from './instruction.ts';
import { keepGrey } from './keep-grey.ts';
import { layFrame } from './lay-frame.ts';
import { layMarble } from './lay-marble.ts';
import { makeSmile } from './make-smile.ts';
import { extendImage } from './extend-image.ts';
import { recolour } from './recolour.ts';
import { findRegion } from './regions.ts';
import { cutCircle, keepSeeThrough } from './see-through.ts';
import { slimFaces } from './slim-face.ts';
import { type Backdrop, removeBackground, swapBackground } from './swap-background.ts';
import { tableOf } from './lay-on-table.ts';
import { findThing } from './find-thing.ts';
import { swapSky } from './swap-sky.ts';
import { takePalette } from './take-palette.ts';
import { wearOnFace } from './wear-on-face.ts';
import type { Reason, Work } from './work.ts';

const REFERENCE_PIXELS = 512;

/** What came of it: why it could not be done (then the image is as it was), and words of it that were left out. */
export type Outcome = { why: Reason | null; ignored?: string[] };

export async function applyOperation(work: Work, operation: Operation): Promise<Outcome> {
  await work.lookForPeople();
  const unclear = whyNotMeant(work, operation);
  if (unclear) return { why: unclear };
  return keepSeeThrough(work, operation, () => keepGrey(work, operation, () => apply(work, operation)));
}

/** Who is known by what they wear is one of those in the image. */
function whyNotMeant(work: Work, operation: Operation): Reason | null {
  const place = 'place' in operation ? operation.place : undefined;
  if (!place?.wearing) return null;
  const [one, ...more] = facesMeant(work.before, work.people().faces, place);
  if (more.length > 0) return 'who';
  return one || work.people().faces.length === 0 ? null : 'no_such_colour';
}

async function apply(work: Work, operation: Operation): Promise<Outcome> {
  switch (operation.do) {
    case 'tone':
      return within(work, operation.region ?? ownRegion(work, operation.tone), (mask) =>
        changeTone(work, operation.tone, operation.amount, mask),
      );
    case 'ink':
      return within(work, operation.region, (mask) => changeInk(work, operation.ink, operation.amount, mask));
    case 'colour':
      return { why: recolour(work, operation) };
    case 'hour':
      return done(changeHour(work, operation.hour, operation.amount));
    case 'season':
      return done(changeSeason(work, operation.season, operation.amount));
    case 'weather':
      return { why: changeWeather(work, operation.sort, operation.amount) };
    case 'sky':
      return painted(swapSky(work, operation.words));
    case 'background':
      return painted(await setBefore(work, operation));
    case 'cut-out':
      return { why: removeBackground(work, operation) };
    case 'blur':
      return { why: blurPart(work, operation.region, operation.amount) };
    case 'look':
      return lookAt(work, operation.look, operation.amount, operation.region);
    case 'add':
      return put(work, operation);
    case 'steam':
      return { why: addSteam(work, operation.amount, operation.from) };
    case 'wear':
      return { why: wearOnFace(work, operation) };
    case 'smile':
      return { why: makeSmile(work, operation.amount, operation.place) };
    case 'slim':
      return { why: slimFaces(work, operation.amount, operation.place) };
    case 'enlarge-eyes':
      return { why: growEyes(work, operation.amount, operation.place) };
    case 'red-eyes':
      return { why: clearRedEyes(work) };
    case 'wings':
      return { why: wearWings(work, operation) };
    case 'trick':
      return { why: applyTrick(work, operation) };
    case 'upscale':
      return sharpenOnly(work, operation.words);
    case 'arrange':
      return { why: arrangeSubject(work, operation) };
    case 'outline':
      return { why: outlineSubject(work, operation) };
    case 'shadow':
      return { why: castShadow(work, operation) };
    case 'double':
      return painted(await exposeTwice(work, operation.words));
    case 'grid':
      return done(layGrid(work, operation));
    case 'collage':
      return { why: await layCollage(work) };
    case 'restore':
      return done(restore(work));
    case 'extend':
      return { why: extendImage(work, operation) };
    case 'erase':
      return { why: await erase(work, operation.what, operation.place) };
    case 'hide':
      return { why: hideFaces(work, operation.by, operation.place) };
    case 'cover':
      return { why: await coverFaces(work, operation.subject, operation.place) };
    case 'words':
      return done(addWords(work, operation.text, operation.place, operation.size, operation.colour));
    case 'frame':
      return done(layFrame(work, operation.frame, operation.colour));
    case 'circle':
      return done(cutCircle(work));
    case 'crop':
      return { why: await cropTo(work, operation) };
    case 'turn':
      return done(await turn(work, operation.degrees));
    case 'mirror':
      return done(mirror(work, operation.axis));
    case 'marble':
      return within(work, operation.region, (mask) => mask && layMarble(work, mask));
    case 'straighten':
      return { why: await straighten(work) };
    case 'palette':
      return { why: await takeFrom(work, operation.from, operation.amount) };
    case 'keep': {
      const mask = findRegion(work, operation.region, work.before);
      if (typeof mask === 'string') return { why: mask };
      work.image = blendImages(work.image, work.before, mask);
      return { why: null };
    }
  }
}

/** Things are put beside what the image is about; where they were to be beside something else, that is told. */
async function put(
  work: Work,
  { subject, place, size, beside }: Extract<Operation, { do: 'add' }>,
): Promise<Outcome> {
  const why = await addThing(work, subject, place, size);
  const isElsewhere = beside !== undefined && typeof findThing(work, beside.what) === 'string';
  return { why, ...(isElsewhere && why === null && { ignored: [beside.words] }) };
}

const RESTORING = { calm: 0.7, sharp: 0.75, local: 0.3 };

function restore(work: Work): void {
  work.image = restorePhoto(work.image, work.people().faces, RESTORING, true);
}

/** The result is as large as the form says: only what is there can be made sharper. */
function sharpenOnly(work: Work, words: string): Outcome {
  changeTone(work, 'sharp', 1, null);
  changeTone(work, 'clarity', 0.5, null);
  return { why: null, ignored: [formatReason(words, 'size')] };
}

const EYES_GROW = 0.14;

function growEyes(work: Work, amount: number, place: Place): Reason | null {
  const faces = facesMeant(work.before, work.people().faces, place);
  if (faces.length === 0) return 'no_person';
  const image = { ...work.image, data: new Uint8ClampedArray(work.image.data) };
  enlargeEyes(image, faces, 1 + EYES_GROW * Math.min(1.6, amount));
  work.image = image;
  return null;
}

/** What a tone is about by itself. */
function ownRegion(work: Work, tone: Tone): Region | undefined {
  return tone === 'smooth-skin' && work.people().faces.length > 0 ? { kind: 'skin' } : undefined;
}

async function lookAt(work: Work, look: Look, amount: number, region: Region | undefined): Promise<Outcome> {
  const painting = await applyLook(work.image, work.people().faces, look, Math.min(1, amount), work.seed);
  return within(work, region, (mask) => {
    work.image = mask ? blendImages(work.image, painting, mask) : painting;
  });
}

function done(_: void): Outcome {
  return { why: null };
}

function painted(result: { ignored: string[] } | Reason): Outcome {
  return typeof result === 'string' ? { why: result } : { why: null, ignored: result.ignored };
}

function within(work: Work, region: Region | undefined, change: (mask: Mask | null) => void): Outcome {
  if (!region) return done(change(null));
  const mask = findRegion(work, region);
  return typeof mask === 'string' ? { why: mask } : done(change(mask));
}

/** What stands on a table stays where it is, and the table gets the colour; else all behind it is painted anew. */
async function setBefore(
  work: Work,
  { words, colour, below, table }: Extract<Operation, { do: 'background' }>,
): Promise<Backdrop | Reason> {
  const own = table ? tableOf(work) : null;
  if (!table || !own) return swapBackground(work, words, { colour, below, table });
  paintRegion(work, table, 1, own);
  return { understood: [], ignored: [] };
}

async function takeFrom(work: Work, from: number, amount: number): Promise<Reason | null> {
  const file = work.references[from - 1];
  if (file === undefined) return 'no_reference';
  work.image = takePalette(work.image, await readPhoto(file, { longSide: REFERENCE_PIXELS }), amount);
  return null;
}
