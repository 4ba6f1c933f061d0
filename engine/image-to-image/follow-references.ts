// Brings references together: the subject of the first image in a painted scene, a scene in the colours of the
// images, or the first image in the colours and texture of the others.
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import { JobRefusal } from '#engine/job.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { followInstruction, type Followed } from './follow-instruction.ts';
import { INSTRUCTION_WORDS, languageOf } from './instruction-words.ts';
import type { Instruction } from './instruction.ts';
import { swapBackground } from './swap-background.ts';
import { takePalette } from './take-palette.ts';
import { takeTexture } from './take-texture.ts';
import { tuneMood } from './taste.ts';
import type { Work } from './work.ts';

const REFERENCE_PIXELS = 512;
const STYLE_WORDS =
  /\b(?:styles?|colou?rs?|palette|tones?|mood|look|grading|atmosphere|like)\b|风格|色彩|颜色|色调|配色|氛围|质感|画风/iu;
const PERSON_WORDS =
  /\b(?:person|man|woman|girl|boy|face|her|him|she|he|me|portrait|lady|guy)\b|人物|人像|女孩|男孩|女人|男人|他|她|我|脸|肖像/iu;
const KEEP_COLOUR = 0.55;
const WHOLE_COLOUR = 0.92;

export async function followReferences(
  work: Work,
  prompt: string,
  instruction: Instruction,
  report: (share: number) => void,
): Promise<Followed> {
  const reading = parsePrompt(prompt);
  const hasScene = reading.scenes.length > 0;
  if (hasScene && !STYLE_WORDS.test(prompt)) return placeSubject(work, prompt, report);
  if (hasScene || (reading.subjects.length > 0 && STYLE_WORDS.test(prompt) && work.references.length === 0))
    return paintInColours(work, prompt, report);
  return wearColours(work, prompt, instruction, report);
}

/** "her on a beach": the subject, cut out, in a scene of the words, in the colours of the further images. */
async function placeSubject(work: Work, prompt: string, report: (share: number) => void): Promise<Followed> {
  const { faces } = await work.lookForPeople();
  if (PERSON_WORDS.test(prompt) && !work.subject() && faces.length === 0)
    throw new JobRefusal('no_face', 'no person stands out in the first picture');
  const scene = withoutSubject(prompt);
  const result = await swapBackground(work, scene);
  if (typeof result === 'string')
    throw new JobRefusal('not_understood', 'nothing stands out clearly in the first picture');
  report(0.7);
  await wearEach(work, KEEP_COLOUR, false);
  tuneMood(work);
  return {
    done: [{ operation: { do: 'background', words: scene }, words: scene }],
    understood: understoodOf(result.understood, scene),
    ignored: result.ignored,
  };
}

/** A scene of the words in the colours and the texture of the images, all of them. */
async function paintInColours(
  work: Work,
  prompt: string,
  report: (share: number) => void,
): Promise<Followed> {
  const { width, height } = work.image;
  const main = work.image;
  const { image, understood, ignored } = await illustrate({
    prompt: prompt.replace(STYLE_WORDS, ' '),
    style: 'auto',
    width,
    height,
    seed: work.seed,
  });
  report(0.6);
  work.image = takeTexture(takePalette(image, main, WHOLE_COLOUR), main, 0.6);
  work.forgetMasks();
  await wearEach(work, KEEP_COLOUR, true);
  tuneMood(work);
  return {
    done: [{ operation: { do: 'look', look: 'auto', amount: 1 }, words: prompt }],
    understood,
    ignored: ignored.filter((word) => !STYLE_WORDS.test(word)),
  };
}

/** The first image in the colours and the texture of the others, and what else the words ask for. */
async function wearColours(
  work: Work,
  prompt: string,
  instruction: Instruction,
  report: (share: number) => void,
): Promise<Followed> {
  const followed = await followInstruction(work, instruction, (share) => report(share * 0.5));
  const taken = followed.done.some(({ operation }) => operation.do === 'palette');
  const isShown = followed.done.some(({ operation }) => operation.do === 'collage');
  if (work.references.length === 0 || isShown) return followed;
  if (!taken) await wearEach(work, WHOLE_COLOUR, true);
  const words = INSTRUCTION_WORDS.look_of_references[languageOf(prompt)];
  return {
    done: [...followed.done, { operation: { do: 'palette', from: 1, amount: 1 }, words }],
    understood: [...new Set([...followed.understood, words])],
    // What asks for the style of the references is no instruction of its own, and not missing.
    ignored: followed.ignored.filter((part) => !STYLE_WORDS.test(part)),
  };
}

/** Each further image gives of its colours, each the less the more there are. */
async function wearEach(work: Work, amount: number, hasTexture: boolean): Promise<void> {
  const share = amount * (0.86 + 0.14 * work.random('reference').next());
  for (const [index, file] of work.references.entries()) {
    const from = await readPhoto(file, { longSide: REFERENCE_PIXELS });
    const part = index === 0 ? share : share / (index + 1);
    work.image = takePalette(work.image, from, part);
    if (hasTexture) work.image = takeTexture(work.image, from, part * 0.7);
  }
}

/** The scene without the person or thing that comes from the image: it would be painted a second time. */
function withoutSubject(prompt: string): string {
  return prompt
    .replace(
      /\b(?:the |this |that |my |same )*(?:person|man|woman|girl|boy|subject|her|him|she|he|me|lady|guy|product|object|it|portrait of)\b/giu,
      ' ',
    )
    .replace(/\b(?:put|place|show|set|bring|move|take)\b/giu, ' ')
    .replace(/这个|那个|同一个|人物|主体|女孩|男孩|女人|男人|他|她|我|它|把|将|放到|放在|置于/gu, ' ')
    .trim();
}

function understoodOf(words: string[], scene: string): string[] {
  return words.length > 0 ? words : [scene];
}
