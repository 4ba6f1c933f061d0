// Rights words of an instruction that are one slip of the keys away from a word that is known here.
import { readName } from './read-name.ts';
import { isKnownWord, knownWords } from './read-tokens.ts';

/** Letters: of shorter words too many lie one letter from another. */
const SHORTEST = 6;
/** Beside the words for changes and parts of images: what is worn or drawn, known by patterns. */
const MORE_WORDS =
  'sunglasses glasses moustache necklace earrings headphones butterfly watercolor coffee rainbow fireworks balloons flowers transparent lipstick makeup freckles';

let slips: Map<string, string> | undefined;

/** Each known word under all that is left of it without one letter. */
function buildSlips(): Map<string, string> {
  const built = new Map<string, string>();
  for (const word of [...knownWords(), ...MORE_WORDS.split(' ')]) {
    if (word.length < SHORTEST) continue;
    for (const short of [word, ...withoutOne(word)]) if (!built.has(short)) built.set(short, word);
  }
  return built;
}

function withoutOne(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

export function fixSpelling(text: string): string {
  return text.replaceAll(/(?<![\p{L}'’-])[a-z]{7,}(?![\p{L}'’-])/giu, (word) => rightWord(word) ?? word);
}

function rightWord(written: string): string | undefined {
  const word = written.toLowerCase();
  if (isKnownWord(word) || isKnownWord(word.replace(/s$/u, ''))) return undefined;
  slips ??= buildSlips();
  const found = [word, ...withoutOne(word)]
    .map((short) => slips?.get(short))
    .find((one) => one !== undefined && isSlip(word, one));
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
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}
