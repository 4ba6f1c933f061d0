// Takes the directions out of a prompt: what the camera does and how fast things go. The rest is what is to be seen.
import type { Camera } from '#contract/video.ts';
import {
  CAMERA_MOVES,
  cameraWords,
  paceOfBoth,
  PACES,
  PACE_WORDS,
  VIDEO_FILLERS,
} from '#engine/image-to-video/motion-lexicon.ts';

export type Directions = {
  /** The prompt without them. */
  scene: string;
  /** The move that the words ask for; the first named counts. */
  camera: Exclude<Camera, 'auto'> | null;
  /** 1 where no word says how fast. */
  pace: number;
  /** As they were written. */
  words: string[];
  /** What somebody says, as it was written: nobody is heard to speak, and it stands on no board. */
  spoken: string[];
};

/** Words that speak of a camera wherever they stand; others do only in a clause that names it. */
const OF_A_CAMERA =
  /\b(?:push(?:es|ing)?[ -]in|zoom(?:s|ing)? |doll(?:y|ies) (?:in|out)|pull(?:s|ing)? (?:out|back)|pans? |pan$|panning|tilt(?:s|ing)? |tracking shot|crane (?:up|shot)|drone|hand-?held|(?:arc|rising|static|orbit|orbiting) shot|360\S*(?: degree)? orbit|dolly zoom)|(?:camera|cam)\b|镜头|推近|推进|拉近|拉远|左摇|右摇|上摇|下摇|向左摇|向右摇|环绕拍摄|绕拍|跟拍|手持|升镜|航拍|运镜/iu;
const NAMES_A_CAMERA = /\b(?:camera|shot|cam)\b|镜头|运镜|机位/iu;
const CLAUSE = /[^,.;，。；、]+[,.;，。；、]?/gu;

/** `says "Hello!"`, 说：“你好”. */
const SAID =
  /(?:\b(?:says?|said|saying|shouts?|shouting|asks?|asking|whispers?|whispering|yells?|yelling|replies|answers|exclaims)\b|[说喊问]道?|回答道?)\s*[:：,，]?\s*(“[^”]+”|"[^"]+"|「[^」]+」|『[^』]+』|'[^']+'(?!\p{L}))/giu;
/** What has words on it: a sign says them too. */
const BEARS_WORDS =
  /(?:signs?|posters?|boards?|billboards?|banners?|cards?|labels?|shirts?|screens?|notes?|letters?|cup|mug|neon|牌子?|海报|横幅|招牌|灯牌|标语|卡片|屏幕|黑板)(?:\s+(?:that|which))?\s*$/iu;

type Meaning = { camera: Exclude<Camera, 'auto'> } | { pace: number };

const lexicon = buildLexicon();
const KNOWN = makePattern([...lexicon.keys()]);
const fillers = new Set(splitWords(VIDEO_FILLERS));

export function readDirections(prompt: string): Directions {
  const found: Directions = { scene: '', camera: null, pace: 1, words: [], spoken: [] };
  const silent = prompt.replaceAll(SAID, (written: string, quote: string, at: number) => {
    if (BEARS_WORDS.test(prompt.slice(0, at))) return written;
    found.spoken.push(quote);
    return ' ';
  });
  for (const [clause] of silent.matchAll(CLAUSE)) {
    const isOfCamera = NAMES_A_CAMERA.test(clause);
    const rest = clause.replaceAll(KNOWN, (written) => {
      const meaning = lexicon.get(written.toLowerCase());
      if (!meaning) return written;
      if ('pace' in meaning) found.pace = paceOfBoth(found.pace, meaning.pace);
      else if (isOfCamera || OF_A_CAMERA.test(written)) found.camera ??= meaning.camera;
      else return written;
      if (!found.words.includes(written)) found.words.push(written);
      return ' ';
    });
    // Beside a direction "camera" is none that lies in the image.
    const isTaken = rest !== clause && isOfCamera;
    found.scene += isTaken ? rest.replaceAll(/\b(?:the )?camera\b|镜头|运镜/giu, ' ') : rest;
  }
  return found;
}

/** Words that only join others to a video: nobody misses them in it. */
export function isVideoFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

function splitWords(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}

function buildLexicon(): Map<string, Meaning> {
  const built = new Map<string, Meaning>();
  for (const camera of CAMERA_MOVES) for (const word of cameraWords(camera)) built.set(word, { camera });
  for (const pace of Object.keys(PACES) as (keyof typeof PACES)[]) {
    for (const word of splitWords(PACE_WORDS[pace])) built.set(word, { pace: PACES[pace] });
  }
  return built;
}

/** The longest known word at each place; whole words in English. */
function makePattern(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const parts = longestFirst.map((word) =>
    /^[a-z]/.test(word) ? `(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])` : word,
  );
  return new RegExp(parts.join('|'), 'giu');
}
