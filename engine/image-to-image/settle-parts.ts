// What the parts of an instruction mean beside one another: colours of what was said before, the last of several backgrounds, and what is kept.
import { formatReason } from './format-reason.ts';
import type { Instruction, Operation, Part, Place } from './instruction.ts';
import { readTokens, type MeaningName } from './read-tokens.ts';

export function settleParts(parts: readonly Part[]): Instruction {
  return settleKept(settleBackground(settleFades(settleColours(settleCrops(parts)))));
}

/** 裁剪一下，1:1: cropped once, in the shape that is said after it. */
function settleCrops(parts: readonly Part[]): Part[] {
  return parts.filter((part, at) => !(isBareCrop(part) && parts[at + 1]?.operation.do === 'crop'));
}

/** "Write “Hello”, in blue": a colour that is said alone after letters, glasses or a sheet is theirs. */
function settleColours(parts: readonly Part[]): Part[] {
  const settled: Part[] = [];
  for (const part of parts) {
    const last = settled.at(-1);
    const { operation, words } = part;
    const isBare =
      operation.do === 'colour' &&
      !operation.region &&
      readTokens(words).every(({ meanings }) => meanings.some(({ is }) => BESIDE_COLOUR.has(is)));
    if (isBare && last && takesColour(last.operation))
      settled[settled.length - 1] = {
        operation: { ...last.operation, colour: operation.colour } as Operation,
        words: `${last.words} ${words}`,
      };
    else settled.push(part);
  }
  return settled;
}

/** "The sky pink and purple": of two colours of the same the second is seen below, and hides none of the first above. */
function settleFades(parts: readonly Part[]): Part[] {
  return parts.map((part, at): Part => {
    const { operation } = part;
    const before = parts[at - 1]?.operation;
    const isSame =
      operation.do === 'colour' &&
      operation.region !== undefined &&
      before?.do === 'colour' &&
      JSON.stringify(before.region) === JSON.stringify(operation.region);
    return isSame ? { ...part, operation: { ...operation, fades: true } } : part;
  });
}

const BESIDE_COLOUR: ReadonlySet<MeaningName> = new Set(['colour', 'filler', 'into', 'text']);

function takesColour(operation: Operation): boolean {
  if (operation.do === 'background') return operation.words === '';
  return operation.do === 'words' || operation.do === 'wear';
}

/** "Remove the background and make it white": of what is said of the background the last is meant. */
function settleBackground(parts: readonly Part[]): Part[] {
  const meant = parts.map((part, at): Part => {
    const before = parts[at - 1]?.operation.do;
    const { operation } = part;
    const isOfBackground = before === 'cut-out' && operation.do === 'colour' && !operation.region;
    // 换个背景，蓝天白云那种: another background, and which.
    if (operation.do === 'sky' && isUnnamed(parts[at - 1]?.operation))
      return { ...part, operation: { do: 'background', words: operation.words } };
    return isOfBackground
      ? { ...part, operation: { do: 'background', words: '', colour: operation.colour } }
      : part;
  });
  const isSaid = (part: Part): boolean => endsBackground(part) && !('isUsual' in part.operation);
  const said = meant.findLastIndex(isSaid);
  const last = said < 0 ? meant.findLastIndex(endsBackground) : said;
  return meant.filter((part, at) => at === last || !endsBackground(part));
}

function isUnnamed(operation: Operation | undefined): boolean {
  return operation?.do === 'background' && operation.words === '' && !operation.colour;
}

function endsBackground({ operation }: Part): boolean {
  return operation.do === 'background' || operation.do === 'cut-out';
}

/** What shall stay as it was is put back at the end; colours that are kept alone are seen among greys. */
function settleKept(parts: readonly Part[]): Instruction {
  const kept = parts.filter(({ operation }) => operation.do === 'keep');
  const others = parts.filter(({ operation }) => operation.do !== 'keep');
  const [first, ...more] = kept;
  const isAlone = others.every(isBareCrop);
  if (!first || !isAlone) return { parts: [...others, ...kept], ignored: [] };
  if (others.length === 0 && kept.every(isHue)) {
    const grey: Part = { operation: { do: 'ink', ink: 'grey', amount: 1 }, words: first.words };
    return { parts: [grey, ...kept], ignored: [] };
  }
  const words = [first, ...others].map((part) => part.words).join(' + ');
  const operation = more.length === 0 ? keepAlone(first, others.length > 0) : null;
  if (operation) return { parts: [{ operation, words }], ignored: [] };
  return { parts: others, ignored: kept.map((part) => formatReason(part.words, 'nothing_else')) };
}

function isHue({ operation }: Part): boolean {
  return operation.do === 'keep' && operation.region.kind === 'hue';
}

/** "crop", and not to what. */
function isBareCrop({ operation }: Part): boolean {
  return (
    operation.do === 'crop' &&
    operation.ratio === 0 &&
    !operation.to &&
    !operation.off &&
    Object.keys(operation.place).length === 0
  );
}

/** What is asked by keeping one thing and nothing else: a face is come nearer to, and what stands out is cut out. */
function keepAlone({ operation }: Part, isCropped: boolean): Operation | null {
  if (operation.do !== 'keep' || !(operation.isOnly || isCropped)) return null;
  const { region } = operation;
  if (region.kind === 'person' && region.part === 'face') return cropTo('face');
  if (region.kind === 'subject') {
    const { across } = region;
    return isCropped ? cropTo('person', across) : { do: 'cut-out', ...(across && { across }) };
  }
  if (region.kind !== 'thing' || region.what === 'drink') return null;
  return isCropped ? cropTo(region.what) : { do: 'cut-out', what: region.what };
}

function cropTo(to: CropTo, across?: Place['across']): Operation {
  return { do: 'crop', ratio: 0, zoom: 1, place: across ? { across } : {}, to };
}

type CropTo = NonNullable<Extract<Operation, { do: 'crop' }>['to']>;
