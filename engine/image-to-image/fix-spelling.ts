// Rights words of an instruction that are one slip of the keys away from a word that is known here.
import { readName } from './read-name.ts';
import { isKnownWord, knownWords } from './read-tokens.ts';

/** Letters of words of which two may have changed places, of those that may miss a letter or have one too many, and of those in which one may be another: of shorter words too many lie so near one another. */
const SHORTEST = { swapped: 4, missed: 6, mistaken: 6 } as const;
/** Beside the words for changes and parts of images: what is worn or drawn, known by patterns. */
const MORE_WORDS =
  'blush smile smiling teeth censor mosaic beanie sunglasses glasses moustache necklace earrings headphones butterfly watercolor coffee rainbow fireworks balloons flowers transparent lipstick makeup freckles';
const MORE: ReadonlySet<string> = new Set(MORE_WORDS.split(' '));

let slips: Map<string, string[]> | undefined;

/** Each known word under all that is left of it without one letter. */
function buildSlips(): Map<string, string[]> {
  const built = new Map<string, string[]>();
  for (const word of [...knownWords(), ...MORE]) {
    if (word.length < SHORTEST.swapped) continue;
    for (const short of new Set([word, ...withoutOne(word)])) {
      const others = built.get(short);
      if (others) others.push(word);
      else built.set(short, [word]);
    }
  }
  return built;
}

function withoutOne(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

export function fixSpelling(text: string): string {
  return text.replaceAll(/(?<![\p{L}'’-])[a-z]{4,}(?![\p{L}'’-])/giu, (word) => rightWord(word) ?? word);
}

function rightWord(written: string): string | undefined {
  const word = written.toLowerCase();
  if (MORE.has(word) || isKnownWord(word) || isKnownWord(word.replace(/s$/u, ''))) return undefined;
  slips ??= buildSlips();
  const found = [word, ...withoutOne(word)]
    .flatMap((short) => slips?.get(short) ?? [])
    .find((one) => isSlip(word, one));
  // What the illustrator knows is no slip.
  return found !== undefined && readName(word).ignored.length > 0 ? found : undefined;
}

/** One letter left out, put in or mistaken, or two that changed places; the first letter is seldom wrong. */
function isSlip(word: string, known: string): boolean {
  if (word === known || word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false;
  // "Pixelate" is another form of "pixelated".
  if (word.startsWith(known) || known.startsWith(word)) return false;
  let from = 0;
  while (word[from] === known[from]) from++;
  const [rest, other] = [word.slice(from), known.slice(from)];
  const { missed, mistaken } = SHORTEST;
  if (known.length >= mistaken && word.length > mistaken && rest.slice(1) === other.slice(1)) return true;
  if (known.length >= missed && (rest.slice(1) === other || rest === other.slice(1))) return true;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}
