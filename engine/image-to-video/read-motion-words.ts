// Reads what a prompt asks of a video of an image: camera, pace, what is in the air. The rest is listed as not used.
import type { Camera } from '#contract/video.ts';
import type { Relation, Weather } from '#engine/illustrator/lexicon/circumstances.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { PromptReading, Shown } from '#engine/illustrator/reading/prompt-reading.ts';
import type { PersonAct } from '#engine/illustrator/reading/people/person-look.ts';
import {
  AIR_WORDS,
  cameraLexicon,
  CLAUSE,
  directionPattern,
  isLooseMove,
  IS_ASIDE,
  NAMES_A_CAMERA,
  paceOfBoth,
  PACES,
  PACE_WORDS,
  plainDirection,
  VIDEO_FILLERS,
  type CameraMeaning,
  type AirWord,
} from './motion-lexicon.ts';

export type MotionWords = {
  /** The camera that the words ask for. */
  camera: Exclude<Camera, 'auto'> | null;
  /** 1 where no word says how fast. */
  pace: number;
  air: Set<AirWord>;
  weather: Set<Weather>;
  /** Which of the words name it. */
  ofAir: Map<AirWord, string[]>;
  /** As they were written, in their order. */
  understood: string[];
  ignored: string[];
  /** Of the ignored, what was to happen: the rest names what the image shows, or what it does not. */
  undone: string[];
};

type Meaning = { is: 'pace'; value: number } | { is: 'air'; value: AirWord } | { is: 'filler' };

/** What somebody does and an image cannot; to sit or to sleep they do already. */
const DEEDS: ReadonlySet<Relation | PersonAct> = new Set([
  'ride',
  'fly',
  'swim',
  'dance',
  'run',
  'play',
  'walk',
  'wave',
  'jump',
]);
const WATER_SCENES = new Set(['sea', 'lake', 'water-town']);
const lexicon = buildLexicon();
/** One look over the text: the longest known word at each place. */
const cameras = cameraLexicon();
const KNOWN = directionPattern([...lexicon.keys(), ...cameras.keys()]);

/** "She waves": a hand, and no water. */
const GREETING =
  /\b(?:she|he|they|who|person|m[ae]n|wom[ae]n|girls?|boys?|people|kids?|child(?:ren)?|lady|guy)\s+(?:\w+\s+and\s+|(?:is|are|slowly|gently|happily)\s+)*wav(?:es?|ing)\b(?:\s+(?:at|to|goodbye|hello|(?:his|her|their)\s+hands?)\b[\w\s]*)?|\bwav(?:es?|ing)\s+(?:at|goodbye|hello|to\s+the\s+camera|(?:his|her|their|a)\s+hands?)\b/giu;

/** Leaves that fall are in the air, and others hang on their tree. */
const LEAVES_IN_AIR =
  /\b(?:(?:autumn|dry|golden|dead|maple|colou?rful) )*leaves\s+(?:(?:are|slowly|gently|softly)\s+)*(?:fall|blow|drift|flutter|swirl|fly)(?:s|ing)?(?:\s+down)?\b|\bfalling leaves\b|(?:树叶|叶子|落叶|枫叶|黄叶)(?:纷纷|缓缓|慢慢|轻轻|随风|正在)*(?:飘落|落下|飘飞|飞舞|纷飞|飘舞)/giu;

/** A camera that was chosen stands over one that is written. */
export function readMotionWords(
  prompt: string,
  negativePrompt: string,
  chosen: Camera = 'auto',
): MotionWords {
  const { words } = readOnce(prompt, chosen);
  if (negativePrompt === '') return words;
  const { words: unwanted, reading } = readOnce(negativePrompt, 'auto');
  for (const weather of [...unwanted.weather, ...reading.unwanted.weather]) words.weather.delete(weather);
  for (const air of unwanted.air) words.air.delete(air);
  return words;
}

function readOnce(prompt: string, chosen: Camera): { words: MotionWords; reading: PromptReading } {
  const words: MotionWords = {
    camera: null,
    pace: 1,
    air: new Set(),
    weather: new Set(),
    ofAir: new Map(),
    understood: [],
    ignored: [],
    undone: [],
  };
  const said = prompt
    .replaceAll(GREETING, (written) => {
      addOnce(words.ignored, written.trim());
      addOnce(words.undone, written.trim());
      return ' , ';
    })
    .replaceAll(LEAVES_IN_AIR, (written) => {
      words.weather.add('leaves');
      addOnce(words.understood, written);
      return ' , ';
    });
  const moves: Moves = new Map();
  let rest = '';
  // What was read leaves a comma: the words beside it must not become one.
  for (const [clause] of said.matchAll(CLAUSE)) {
    const isOfCamera = NAMES_A_CAMERA.test(clause);
    rest += clause.replaceAll(KNOWN, (written) =>
      takeWord(words, moves, written, isOfCamera) ? ' , ' : written,
    );
  }
  obeyOne(words, moves, chosen);
  const reading = parsePrompt(rest);
  takeRest(reading, words);
  for (const verb of movesOfThings(prompt, reading)) {
    if (words.ignored.some((one) => verb.includes(one))) continue;
    addOnce(words.ignored, verb);
    addOnce(words.undone, verb);
  }
  words.understood = sortByPlace(words.understood, prompt);
  words.ignored = sortByPlace(words.ignored, prompt);
  return { words, reading };
}

/** What the camera is told, by the words for it. */
type Moves = Map<string, CameraMeaning['camera']>;

function takeWord(words: MotionWords, moves: Moves, written: string, isOfCamera: boolean): boolean {
  const { word, within } = plainDirection(written);
  const move = cameras.get(word);
  const isMove = move !== undefined && (isOfCamera || !move.isOfNamed);
  const meaning = lexicon.get(word);
  if (!isMove && !meaning) return false;
  if (isMove) moves.set(written, move.camera);
  else if (meaning?.is === 'pace') words.pace = paceOfBoth(words.pace, meaning.value);
  else if (meaning?.is === 'air') addAir(words, meaning.value, written);
  if (!isMove && meaning?.is !== 'filler') addOnce(words.understood, written);
  for (const one of within) {
    const pace = lexicon.get(one);
    if (pace?.is === 'pace') words.pace = paceOfBoth(words.pace, pace.value);
  }
  return true;
}

/** A camera makes one move: the first that was named, before all that one looks from above, or that it moves aside. */
function obeyOne(words: MotionWords, moves: Moves, chosen: Camera): void {
  const made = [...moves].filter(([, camera]) => camera !== null);
  const named = (made.find(([written]) => !isLooseMove(written)) ?? made[0])?.[1] ?? null;
  const obeyed = chosen === 'auto' ? named : chosen;
  words.camera = chosen === 'auto' ? named : null;
  for (const [written, camera] of moves) {
    const isAside = IS_ASIDE.test(written) && (obeyed === 'pan_left' || obeyed === 'pan_right');
    if (camera !== null && (camera === obeyed || isAside)) addOnce(words.understood, written);
    else {
      addOnce(words.ignored, written);
      // Whoever chose another does not miss it.
      if (chosen === 'auto') addOnce(words.undone, written);
    }
  }
}

/** Each word is looked for once, not at every comparison. */
function sortByPlace(words: readonly string[], prompt: string): string[] {
  return words
    .map((word) => ({ word, place: prompt.indexOf(word) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word);
}

/** Weather and water are the illustrator's words; whom and what else it knows is in the image, or is not. */
function takeRest(reading: PromptReading, words: MotionWords): void {
  const doers = listDoers(reading);
  const undone = new Set(words.undone);
  for (const { words: phrase, shows } of reading.asks) {
    const weather = shows.flatMap((shown) => (shown.is === 'weather' ? [shown.weather] : []));
    const isWater = shows.some((shown) => shown.is === 'scene' && WATER_SCENES.has(shown.scene));
    for (const one of weather) words.weather.add(one);
    if (isWater) addAir(words, 'water', phrase);
    const isUndone = shows.length === 0 || shows.some((shown) => isDeed(shown, doers));
    if (isUndone) undone.add(phrase);
    else addOnce(weather.length > 0 || isWater ? words.understood : words.ignored, phrase);
  }
  words.ignored = [...new Set([...words.ignored, ...undone])];
  words.undone = [...undone];
}

/** Said of the sky, of water and of what falls these join words; a thing that is to get on stays where the image has it. */
const GETS_ON =
  /^\s*(?:(?:is|are|slowly|gently|quickly|smoothly|starts? to|begins? to)\s+)*((?:driv|glid|drift|float|roll|turn|spinn?|rotat|mov|pass|com|sail|go|fly|flie|ris|lift)(?:e|es|s|ing)?(?:\s+(?:away|off|by|past|up|down|forward|around))?)(?![\p{L}])|^(?:正在|慢慢|缓缓|缓慢|快速)?(?:地)?(驶[过离向来]|开[走过来动]|漂[走流]|滚动|转动|旋转|移动|前进|游[走动])/iu;
/** What moves in the air and in the water of an image does. */
const MOVED_KINDS: ReadonlySet<string> = new Set(['sky', 'plant', 'tree', 'hang', 'landmark']);

/** "The yellow car drives away": of whom or what the image shows. */
function movesOfThings(prompt: string, { asks, subjects }: PromptReading): string[] {
  return asks.flatMap(({ words: name, shows }) => {
    const isThing = shows.some(
      (one) =>
        one.is === 'thing' &&
        subjects.some((subject) => subject === one.thing && !MOVED_KINDS.has(subject.kind)),
    );
    const after = isThing ? prompt.split(name).slice(1) : [];
    return after.flatMap((rest) => GETS_ON.exec(rest)?.slice(1).find(Boolean) ?? []);
  });
}

function addAir({ air, ofAir }: MotionWords, value: AirWord, written: string): void {
  air.add(value);
  ofAir.set(value, [...(ofAir.get(value) ?? []), written]);
}

/** The words for an image that has none of `missing`: what was to move there does not. */
export function withoutMissing(words: MotionWords, missing: readonly AirWord[]): MotionWords {
  const idle = new Set(missing.flatMap((one) => words.ofAir.get(one) ?? []));
  return {
    ...words,
    understood: words.understood.filter((word) => !idle.has(word)),
    ignored: [...words.ignored, ...idle],
    undone: [...words.undone, ...idle],
  };
}

/** The looks of people who do what an image cannot show, and the leaps of animals. */
function listDoers({ subjects }: PromptReading): ReadonlySet<object> {
  return new Set(
    subjects.flatMap(({ person, rests }) => [
      ...(person?.does !== undefined && DEEDS.has(person.does) ? [person] : []),
      ...(rests?.how === 'leap' ? [rests] : []),
    ]),
  );
}

function isDeed(shown: Shown, doers: ReadonlySet<object>): boolean {
  return shown.is === 'act' ? DEEDS.has(shown.act) : shown.is === 'thing' && doers.has(shown.thing);
}

/** Which part of what was to happen does, 0–1. The image moves in any case, which counts as one. */
export function shareDone({ understood, undone }: Pick<MotionWords, 'understood' | 'undone'>): number {
  return (understood.length + 1) / (understood.length + undone.length + 1);
}

function buildLexicon(): Map<string, Meaning> {
  const built = new Map<string, Meaning>();
  const add = (list: string, meaning: Meaning) => {
    for (const word of list.split(',')) built.set(word.trim(), meaning);
  };
  add(VIDEO_FILLERS, { is: 'filler' });
  // No hour passes in an image.
  for (const pace of ['slow_motion', 'slow', 'fast'] as const)
    add(PACE_WORDS[pace], { is: 'pace', value: PACES[pace] });
  for (const [value, list] of Object.entries(AIR_WORDS)) add(list, { is: 'air', value: value as AirWord });
  return built;
}

function addOnce(list: string[], word: string): void {
  if (!list.includes(word)) list.push(word);
}
