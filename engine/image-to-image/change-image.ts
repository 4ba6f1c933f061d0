// Image to image on the built-in engine: changes an image by an instruction, paints it in a style, or brings references
// together. Classical image processing and the illustrator's brushes; no model.
import { inputsOf, JobRefusal, keptSalient, type JobHandler, type Job, type JobInput } from '#engine/job.ts';
import { invertMask, type Mask } from '#engine/raster/mask.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';
import { translate } from '#texts/words.ts';
import { ImageToImageEngineFields } from '#tools/image-to-image/fields.ts';
import { applyLook, FLAT_LOOKS } from './apply-look.ts';
import { blurPart } from './blur-part.ts';
import { changeTone } from './change-tone.ts';
import { drawFlatFaces } from './draw-flat-faces.ts';
import { applyOperation } from './apply-operation.ts';
import { cropTo, fitLongSide } from './change-geometry.ts';
import { animalEyesOf } from './find-thing.ts';
import { followInstruction, shareOf, type Followed } from './follow-instruction.ts';
import { INSTRUCTION_WORDS, languageOf } from './instruction-words.ts';
import { isGeometry, type Instruction, type Part } from './instruction.ts';
import { readInstruction } from './read-instruction.ts';
import { followReferences } from './follow-references.ts';
import { keepSeeThrough, withAlpha } from './see-through.ts';
import { tuneMood } from './taste.ts';
import { startWork, type Work } from './work.ts';

/** What is cropped or turned first is read larger, so that it stays sharp. */
const LARGEST_READ = 4096;
/** What "auto" means for a restyle when the words name no look. */
const USUAL_LOOK = 'illustration';

export const changeImage: JobHandler = async (job, report) => {
  const fields = ImageToImageEngineFields.parse(job.fields);
  const [main, ...references] = inputsOf(job, 'image');
  if (!main) throw new Error('there is no picture');
  report(0.02);
  const instruction = readInstruction(fields.prompt);
  const files = references.map(({ file }) => file);
  const { work, shaped, rest } = await prepare(job, fields, main, files, instruction);
  report(0.15);
  const progress = (share: number): void => report(0.15 + 0.7 * share);
  const followed = await MODES[fields.mode](work, fields, rest, progress);
  const all: Followed = {
    done: [...shaped.done, ...followed.done],
    understood: [...new Set([...shaped.understood, ...followed.understood])],
    ignored: [...shaped.ignored, ...followed.ignored],
  };
  if (all.understood.length === 0) {
    const isForPeople = instruction.parts.length > 0 && instruction.parts.every(needsPeople);
    const isWithoutFace =
      isForPeople &&
      instruction.ignored.length === 0 &&
      (await work.lookForPeople()).faces.length === 0 &&
      !(instruction.parts.every(isHat) && animalEyesOf(work));
    const code = isWithoutFace ? 'no_face' : 'not_understood';
    throw new JobRefusal(code, all.ignored.join(' · ') || fields.prompt);
  }
  await keepSeeThrough(work, { do: 'crop' }, () => fitLongSide(work, Math.max(job.width, job.height)));
  report(0.9);
  const isSeeThrough = work.alpha !== null;
  await writePhoto(isSeeThrough ? withAlpha(work) : work.image, job.file, { keepAlpha: isSeeThrough });
  return { understood: all.understood, ignored: all.ignored, share: shareOf(all) };
};

type Prepared = { work: Work; shaped: Followed; rest: Instruction };

/** Reads the image, crops and turns it first where that is asked first, and brings it to its size. */
async function prepare(
  job: Job,
  fields: ImageToImageEngineFields,
  main: JobInput,
  references: readonly string[],
  { parts, ignored }: Instruction,
): Promise<Prepared> {
  const { file } = main;
  const salient = keptSalient(main);
  const longSide = Math.max(job.width, job.height);
  const first = countFirst(parts);
  const leading = parts.slice(0, first);
  const rest: Instruction = { parts: parts.slice(first), ignored };
  if (leading.length === 0 && !fields.isCropped) {
    const image = await readPhoto(file, { width: job.width, height: job.height });
    return { work: startWork(image, job.seed, references, salient), shaped: NOTHING, rest };
  }
  const image = await readPhoto(file, { longSide: LARGEST_READ });
  const work = startWork(image, job.seed, references, salient);
  const shaped = await followInstruction(work, { parts: leading, ignored: [] }, () => undefined);
  if (fields.isCropped) await cropTo(work, { do: 'crop', ratio: job.width / job.height, zoom: 1, place: {} });
  await fitLongSide(work, longSide);
  work.forgetMasks();
  return { work, shaped, rest };
}

function needsPeople({ operation }: Part): boolean {
  return (
    (operation.do === 'wear' && !operation.isOnAnimal) ||
    ['smile', 'slim', 'hide', 'wings', 'enlarge-eyes', 'red-eyes'].includes(operation.do) ||
    (operation.do === 'erase' && ['people', 'person', 'others'].includes(operation.what)) ||
    isHat({ operation }) ||
    ('region' in operation && typeof operation.region === 'object' && operation.region.kind === 'person')
  );
}

function isHat({ operation }: Pick<Part, 'operation'>): boolean {
  return operation.do === 'add' && operation.subject.kind === 'hat';
}

const NOTHING: Followed = { done: [], understood: [], ignored: [] };

/** Changes of light and colour do not mind whether they come before a crop; what is laid on the image does. */
const MINDS_PLACE: ReadonlySet<string> = new Set([
  'add',
  'steam',
  'wear',
  'smile',
  'slim',
  'hide',
  'enlarge-eyes',
  'red-eyes',
  'wings',
  'trick',
  'arrange',
  'outline',
  'shadow',
  'double',
  'grid',
  'collage',
  'erase',
  'words',
  'frame',
  'background',
  'cut-out',
  'blur',
]);

function countFirst(parts: Part[]): number {
  const lastEarly = parts.findIndex(({ operation }) => MINDS_PLACE.has(operation.do));
  const end = lastEarly < 0 ? parts.length : lastEarly;
  const early = parts.slice(0, end);
  // Geometry is moved to the front, in its own order.
  const geometry = early.filter(({ operation }) => isGeometry(operation));
  parts.splice(0, end, ...geometry, ...early.filter(({ operation }) => !isGeometry(operation)));
  return geometry.length;
}

type Mode = (
  work: Work,
  fields: ImageToImageEngineFields,
  rest: Instruction,
  report: (share: number) => void,
) => Promise<Followed>;

/** What the image is about, else all that stands before its sky. */
function whatStandsOut(work: Work): Mask | null {
  const sky = work.sky();
  return work.subject()?.mask ?? (sky && invertMask(sky.mask));
}

/** As with a better lens: what the photo is about is sharp, and what is behind it is not. */
function photograph(work: Work, strength: number): void {
  if (work.subject()) blurPart(work, 'background', strength * 0.7);
  changeTone(work, 'clarity', strength, null);
  changeTone(work, 'sharp', strength, null);
}

const MODES: Record<ImageToImageEngineFields['mode'], Mode> = {
  edit: async (work, fields, rest, report) => {
    const followed = await followInstruction(work, rest, report);
    return {
      ...followed,
      ignored: [...followed.ignored, ...unusedReferences(work, followed, fields.prompt)],
    };
  },
  restyle: async (work, fields, rest, report) => {
    // A look in the words is the style, where none was picked.
    const looks = rest.parts.filter(({ operation }) => operation.do === 'look');
    const named = looks.at(-1)?.operation;
    const others = { ...rest, parts: rest.parts.filter((part) => !looks.includes(part)) };
    const followed = await followInstruction(work, others, (share) => report(share * 0.5));
    const look = fields.style !== 'auto' ? fields.style : named?.do === 'look' ? named.look : USUAL_LOOK;
    for (let from = 1; from <= work.references.length; from++)
      await applyOperation(work, { do: 'palette', from, amount: 0.7 * fields.strength });
    const { faces } = await work.lookForPeople();
    if (look === 'photo') photograph(work, fields.strength);
    else {
      const subject = FLAT_LOOKS.has(look) ? whatStandsOut(work) : null;
      work.image = await applyLook(work.image, faces, look, fields.strength, work.seed, subject);
    }
    if (FLAT_LOOKS.has(look)) drawFlatFaces(work);
    tuneMood(work);
    const style: Part = { operation: { do: 'look', look, amount: fields.strength }, words: look };
    return {
      done: [...followed.done, style],
      understood: [...new Set([...followed.understood, ...looks.map(({ words }) => words), look])],
      ignored: followed.ignored,
    };
  },
  reference: (work, fields, rest, report) => followReferences(work, fields.prompt, rest, report),
};

/** Further images that the words of an edit did not call for. */
function unusedReferences(work: Work, { done }: Followed, prompt: string): string[] {
  if (done.some(({ operation }) => operation.do === 'collage')) return [];
  const used = new Set(done.flatMap(({ operation }) => (operation.do === 'palette' ? [operation.from] : [])));
  return work.references.flatMap((_, index) => {
    if (used.has(index + 1)) return [];
    return translate(INSTRUCTION_WORDS.unused_reference, languageOf(prompt), { n: index + 2 });
  });
}
