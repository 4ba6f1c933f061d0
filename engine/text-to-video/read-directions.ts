// Takes the directions out of a prompt: what the camera does and how fast things go. The rest is what is to be seen.
import type { Camera } from '#contract/video.ts';
import {
  cameraLexicon,
  CLAUSE,
  directionPattern,
  isLooseMove,
  NAMES_A_CAMERA,
  paceOfBoth,
  PACES,
  PACE_WORDS,
  plainDirection,
  splitWords,
  VIDEO_FILLERS,
} from '#engine/image-to-video/motion-lexicon.ts';

type Move = Exclude<Camera, 'auto'>;

export type Directions = {
  /** The prompt without them. */
  scene: string;
  /** The move that the words ask for: the first named counts, and before all that one looks from above. */
  camera: Move | null;
  /** Every word for the camera, with the move that would obey it: null where none does. */
  moves: { words: string; camera: Move | null }[];
  /** 1 where no word says how fast. */
  pace: number;
  /** As they were written. */
  words: string[];
  /** What somebody says, as it was written: nobody is heard to speak, and it stands on no board. */
  spoken: string[];
};

/** Words that speak of a camera wherever they stand; others do only in a clause that names it. */
const OF_A_CAMERA =
  /\b(?:push(?:es|ing)?[ -]in|zoom(?:s|ing)? |doll(?:y|ies) (?:in|out)|pull(?:s|ing)? (?:out|back)|(?:pan|zoom|push|truck|track|tilt)(?:s|ing)? (?:in|out|left|right|up|down|across)|truck(?:ing)? shot|fly-?through|fpv|pov|first[- ]person|point[- ]of[- ]view|follow(?:ing)? shot|vertigo|pans? |pan$|panning|tilt(?:s|ing)? |tracking shot|crane (?:up|shot)|drone|hand-?held|(?:arc|rising|static|orbit|orbiting) shot|(?:slow|smooth|full|camera) orbit|360\S*(?: degree)? orbit|(?:dolly|whip|crane|cranes|pedestal|barrel) (?:zooms?|pans?|down|roll)|zolly)|(?:camera|cam)\b|镜头|推近|推进|拉近|拉远|左摇|右摇|上摇|下摇|向左摇|向右摇|环绕拍摄|绕拍|跟拍|手持|升镜|航拍|运镜|[推拉摇移跟甩降]镜|追拍|摇摄|第一人称|第一视角|主观视角|穿越机|变焦|360度环绕|无人机(?:航拍|视角)/iu;
/** One looks through the eyes of whoever is on the way. */
const THROUGH_EYES =
  /\b(?:fpv|pov|first[- ]person|point[- ]of[- ]view)\b|第一人称|第一视角|主观(?:视角|镜头)|穿越机/iu;
/** "Toward the camera", 朝镜头走来: that is where somebody goes or looks. */
const LONE_CAMERA =
  /(?<!\b(?:towards?|at|to|from|into|facing) (?:the )?)\b(?:the )?camera\b|(?<![向朝对着])镜头|运镜/giu;
/** What one rides is below the frame. */
const RIDES =
  /\brid(?:es|ing) (?:an? |my )?(?:\w+ )?(?:bike|bicycle|motorcycle|motorbike|scooter|horse)\b|骑着?(?:山地|一辆)?(?:自行车|摩托车?|电动车|单车)|骑着?马/iu;
const BEGINS_WITH_CAMERA =
  /^\s*(?:(?:the|an?|aerial|cinematic|smooth|slow) )*(?:camera|drone)\b|^\s*(?:镜头|无人机|航拍)/iu;
/** What the camera does that goes on, said of nobody else. */
const GOES_ON =
  /^[\s,，]*(?:(?:of|while|as i|i am|i'm|shot|camera|drone|footage|is|the|视角|镜头)\s*)*(?:(?:walk|runn?|fly|flie|driv|rid|mov|glid|soar|rac|speed|ski|div|travel|hik|sprint|zoom|weav|skimm)(?:s|es|ing|e)?\s+(?:\w+ly\s+)?(?:through|over|along|down|across|between|into|past|in|among|towards?|up|above|under|inside)\b|(?:行?走|奔?跑|飞行?|漫步|行驶|驾驶|穿行|穿梭|滑行|冲)(?:着?在|过|越|进|入|向|到)?|穿[过越])/iu;

/** `says "Hello!"`, 说：“你好”. */
const SAID =
  /(?:\b(?:says?|said|saying|shouts?|shouting|asks?|asking|whispers?|whispering|yells?|yelling|replies|answers|exclaims)\b|[说喊问]道?|回答道?)\s*[:：,，]?\s*(“[^”]+”|"[^"]+"|「[^」]+」|『[^』]+』|'[^']+'(?!\p{L}))/giu;
/** What has words on it: a sign says them too. */
const BEARS_WORDS =
  /(?:signs?|posters?|boards?|billboards?|banners?|cards?|labels?|shirts?|screens?|notes?|letters?|cup|mug|neon|牌子?|海报|横幅|招牌|灯牌|标语|卡片|屏幕|黑板)(?:\s+(?:that|which))?\s*$/iu;

const paces = buildPaces();
const moves = cameraLexicon();
const KNOWN = directionPattern([...paces.keys(), ...moves.keys()]);
const fillers = new Set(splitWords(VIDEO_FILLERS));

export function readDirections(prompt: string): Directions {
  const found: Directions = { scene: '', camera: null, moves: [], pace: 1, words: [], spoken: [] };
  const silent = prompt.replaceAll(SAID, (written: string, quote: string, at: number) => {
    if (BEARS_WORDS.test(prompt.slice(0, at))) return written;
    found.spoken.push(quote);
    return ' ';
  });
  const isThroughEyes = THROUGH_EYES.test(silent);
  for (const [clause] of silent.matchAll(CLAUSE)) {
    const isOfCamera = NAMES_A_CAMERA.test(clause);
    let rest = clause.replaceAll(KNOWN, (written) => (take(found, written, isOfCamera) ? ' ' : written));
    if (isThroughEyes || BEGINS_WITH_CAMERA.test(clause))
      rest = rest.replace(GOES_ON, (written) => hear(found, written.trim(), 'push_in'));
    if (isThroughEyes) rest = rest.replace(RIDES, (written) => hear(found, written, null));
    // Beside a direction "camera" is none that lies in the image.
    const isTaken = rest !== clause && isOfCamera;
    found.scene += isTaken ? rest.replaceAll(LONE_CAMERA, ' ') : rest;
  }
  const made = found.moves.filter(({ camera }) => camera !== null);
  found.camera = (made.find(({ words }) => !isLooseMove(words)) ?? made[0])?.camera ?? null;
  return found;
}

/** Whether `written` is a direction, which is then heard. */
function take(found: Directions, written: string, isOfCamera: boolean): boolean {
  const { word, within } = plainDirection(written);
  const pace = paces.get(word);
  const move = moves.get(word);
  if (pace !== undefined) {
    found.pace = paceOfBoth(found.pace, pace);
    if (!found.words.includes(written)) found.words.push(written);
    return true;
  }
  if (!move || !(isOfCamera || (!move.isOfNamed && OF_A_CAMERA.test(written)))) return false;
  for (const one of within) found.pace = paceOfBoth(found.pace, paces.get(one) ?? 1);
  hear(found, written, move.camera);
  return true;
}

/** Returns what stands in the scene in its place. */
function hear(found: Directions, words: string, camera: Move | null): string {
  if (!found.words.includes(words)) {
    found.words.push(words);
    found.moves.push({ words, camera });
  }
  return ' ';
}

/** The directions that a video with this camera does not obey. */
export function unheeded({ moves: told }: Pick<Directions, 'moves'>, camera: Camera): string[] {
  return told.filter((one) => one.camera !== camera).map(({ words }) => words);
}

/** Words that only join others to a video: nobody misses them in it. */
export function isVideoFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

function buildPaces(): Map<string, number> {
  const built = new Map<string, number>();
  for (const pace of Object.keys(PACES) as (keyof typeof PACES)[])
    for (const word of splitWords(PACE_WORDS[pace])) built.set(word, PACES[pace]);
  return built;
}
