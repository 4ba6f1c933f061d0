// The built-in illustrator: words in, image out. Same prompt, seed, size and style make the same pixels.

import type { Style } from '#contract/limits.ts';
import { findCovered } from './painting/find-covered.ts';
import { findHiders, mayHide, withoutThese } from './painting/leave-hiders.ts';
import { findUnseenScenery } from './painting/find-unseen-scenery.ts';
import { findMiscounted } from './painting/find-miscounted.ts';
import { findMiscoloured } from './painting/find-miscoloured.ts';
import { addGrain, composeScene, readCare, orderLayers, type Scene } from './painting/compose-scene.ts';
import type { Image } from '#engine/raster/image.ts';
import { parsePrompt } from './reading/parse-prompt.ts';
import { leaveOut } from './reading/leave-out.ts';
import { showIsometric } from './staging/isometric.ts';
import { lookDown } from './staging/look-down.ts';
import { shapeEmblem } from './posters/emblem-form.ts';
import { showTrade } from './posters/logo-trades.ts';
import { risingLayers } from './painting/plumes.ts';
import { celebrate } from './staging/celebrate.ts';
import { letterMonogram } from './posters/monogram.ts';
import { tellWhole } from './posters/tell-whole.ts';
import { showTattoo } from './posters/tattoo.ts';
import { showThingSet } from './posters/thing-sets.ts';
import { planSheet } from './posters/plan-sheet.ts';
import { loadFaces } from './animals/load-faces.ts';
import { planStage } from './staging/plan-stage.ts';
import type { Relation, SceneName } from './lexicon/circumstances.ts';
import type { PromptReading, Subject } from './reading/prompt-reading.ts';
import { giveHeadOfThing } from './casting/heads-of-things.ts';
import { turnOver } from './casting/turn-over.ts';
import { castInOne } from './casting/cast-in-one.ts';
import { showPopUpBook } from './casting/show-pop-up-book.ts';
import { chooseFish } from './casting/choose-fish.ts';
import { darkenPale } from './casting/darken-pale.ts';
import { chooseIsland } from './casting/choose-island.ts';
import { chooseShips } from './casting/choose-ships.ts';
import { chooseDragons } from './casting/choose-dragons.ts';
import { coilOnBranch } from './casting/coiling.ts';
import { armFighters } from './casting/arm-fighters.ts';
import { findLost, findUnsized } from './placing/lone-sizes.ts';
import { setLadders } from './placing/place-ladder.ts';
import { emblemForm } from './scenery/emblem.ts';
import type { Stage } from './staging/stage.ts';
import { reportPlaced, type Report } from './report-placed.ts';
import { loneDiscs } from './scenery/sky-discs.ts';
import { stampLayers } from './scenery/stamp-rim.ts';
import { sceneLayers } from './staging/scenes.ts';
import { serveFood } from './contents/serve-food.ts';
import { applyStyle, type Look } from './styles/apply-style.ts';
import { chooseLook } from './styles/look.ts';
import { gradesOf } from './styles/grade-image.ts';
import { subjectLayers } from './painting/subject-layers.ts';
import { tintPlaces } from './painting/tint-places.ts';
import { tintScenery } from './painting/tint-scenery.ts';
import type { Lettering } from './posters/lettering.ts';
import { letterAnew, letterScene } from './posters/writing.ts';
import { readPixels, releasePixels, surfaceFromPixels } from '#engine/raster/surface.ts';
import { enliven } from './staging/enliven.ts';
import { hangEarth } from './staging/hang-earth.ts';
import { leaveStoves } from './staging/leave-stoves.ts';
import { withoutForbidden } from './staging/forbidden-scenery.ts';
import { softLayers } from './painting/soft-behind.ts';
import { leaveStrays } from './leave-strays.ts';
import { whatIsDone, whatWasPlaced } from './what-was-placed.ts';

export type IllustrationRequest = {
  prompt: string;
  negativePrompt?: string;
  style: Style;
  /** Pixels. */
  width: number;
  height: number;
  seed: number;
  /** Somebody or something is laid before it: it needs no sign of life of its own. */
  isBackdrop?: boolean;
};

export type Illustration = { image: Image } & Report;

/**
 * A scene, what of its reading it shows, of which other numbers are seen, or in another colour or size, which places are hidden
 * behind what stands there, and what is written in it.
 */
export type ScenePlan = Scene & {
  placed: ReadonlySet<object>;
  fewer: ReadonlySet<object>;
  miscoloured: ReadonlySet<object>;
  unsized: ReadonlySet<object>;
  unseen: ReadonlySet<SceneName>;
  letterings: readonly Lettering[];
};

/**
 * Paints a prompt. `understood` and `ignored` hold the prompt's words as written: what was drawn, and what was not.
 * Needs the prepared drawings.
 */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  return illustrateReading(parsePrompt(request.prompt), request);
}

/** What of the prompt is in the scene. `moving`: what its subjects do only where it moves. */
export function reportScene(
  scene: ScenePlan,
  moving: readonly Relation[] = [],
  isFiller?: (word: string) => boolean,
  isMoveShown?: (words: string) => boolean,
): Report {
  const { stage } = scene;
  const things = whatWasPlaced(scene);
  const acts = new Set([...whatIsDone(stage, things, scene.layers), ...moving]);
  const { fewer, miscoloured, unsized, unseen } = scene;
  const placed = {
    things,
    fewer,
    miscoloured,
    unsized,
    unseen,
    stage,
    acts,
    ...(isMoveShown && { isMoveShown }),
  };
  return reportPlaced(stage.reading, placed, isFiller);
}

/** The same from a reading, which it may change. */
export async function illustrateReading(
  wanted: PromptReading,
  request: IllustrationRequest,
): Promise<Illustration> {
  const { scene, look } = await planReading(wanted, request);
  const image = paintPlanned(scene, look, request.seed);
  return { image, ...reportScene(scene) };
}

/** Paints what was laid out, in its look. */
export function paintPlanned(scene: ScenePlan, look: Look, seed: number): Image {
  const { letterings } = scene;
  const frame = composeScene(scene);
  const pixels = readPixels(frame);
  const image = applyStyle(
    look,
    { width: frame.width, height: frame.height, data: pixels },
    seed,
    CAREFUL.has(look) ? readCare(scene) : undefined,
  );
  releasePixels(pixels);
  if (look === 'auto') addGrain(image.data, seed, 5);
  if (letterings.length > 0) rewrite(scene.stage, letterings, image);
  const { reading } = scene.stage;
  const { width, height } = image;
  for (const grade of gradesOf(reading, { width, height, seed })) grade(image.data);
  // Words in the shadow of its hard light would not be read.
  if (reading.tone === 'noir' && letterings.length > 0)
    rewrite(scene.stage, inkedWhite(letterings), image, true);
  return image;
}

/** Reads the prompt and lays out the scene without painting it: a video paints the same scene many times. */
export async function planScene(
  request: IllustrationRequest,
): Promise<{ scene: ScenePlan; look: Look; reading: PromptReading }> {
  return planReading(parsePrompt(request.prompt), request);
}

/** The same from a reading. */
export async function planReading(
  wanted: PromptReading,
  request: IllustrationRequest,
): Promise<{ scene: ScenePlan; look: Look; reading: PromptReading }> {
  const { look, reading, see } = await layOutReading(wanted, request);
  return { scene: see(), look, reading };
}

/** A scene that is laid out. `see` looks at what is seen of it, which takes as long as to lay it out; once, before it is painted. */
type LaidOut = {
  layout: Scene & Pick<ScenePlan, 'letterings'>;
  look: Look;
  reading: PromptReading;
  see(): ScenePlan;
};

/** Lays the scene of a reading out, which it may change, and leaves it to whoever asks to look at it. */
export async function layOutReading(reading: PromptReading, wanted: IllustrationRequest): Promise<LaidOut> {
  const request = reading.picture === undefined ? wanted : { ...wanted, prompt: reading.picture };
  if (request.negativePrompt !== undefined) forbid(reading, request.negativePrompt);
  lookDown(reading);
  showPopUpBook(reading, request.prompt);
  showThingSet(reading, request.prompt);
  showTattoo(reading, request.prompt);
  armFighters(reading);
  castInOne(reading);
  turnOver(reading, request.prompt);
  giveHeadOfThing(reading, request.prompt);
  const look = chooseLook(request.style, reading.looks);
  // "A vintage logo" is one, too.
  const isLogo = look === 'logo' || reading.frame === 'logo';
  if (isLogo) {
    shapeEmblem(reading, request.prompt);
    showTrade(reading, request.prompt);
    letterMonogram(reading, request.prompt);
    tellWhole(reading, request.prompt);
  } else {
    planSheet(reading, look, request.prompt);
    celebrate(reading, request.prompt);
  }
  if (!isLogo && reading.frame !== 'poster') showIsometric(reading);
  const stage: Stage = { ...planStage(reading, look, request), faces: await loadFaces(reading) };
  if (!request.isBackdrop) enliven(stage);
  leaveStoves(stage);
  hangEarth(stage);
  serveFood(stage);
  setLadders(stage);
  chooseDragons(reading);
  chooseShips(stage);
  chooseIsland(reading);
  chooseFish(reading);
  darkenPale(reading, look);
  coilOnBranch(reading);
  const cast = leaveStrays(stage, await subjectLayers(stage));
  const { layers } = cast;
  const lettered = letterScene(stage, cast.spots);
  const scenery = withoutForbidden(stage.reading, await sceneLayers(stage, cast.spots));
  const coloured = tintPlaces(stage, scenery);
  const risen = risingLayers(stage, [...scenery, ...layers]);
  const all = orderLayers([
    ...tintScenery(stage, coloured.layers),
    ...layers,
    ...risen.layers,
    ...lettered.layers,
    ...softLayers(stage, layers),
    ...stampLayers(stage),
  ]);
  // Of what cannot hide anybody it is not asked whom it hides.
  const hidden = mayHide(reading, all) ? findCovered({ stage, layers: all }) : undefined;
  const hiders = hidden ? findHiders(reading, hidden.coveredBy) : new Set<Subject>();
  const ordered = withoutThese(all, hiders);
  const layout = { stage, layers: ordered, letterings: lettered.letterings };
  return {
    layout,
    see: () => {
      const { covered, fewer } =
        hidden && hiders.size === 0 ? hidden : findCovered({ stage, layers: ordered });
      const spots = cast.spots.filter(({ subject }) => !hiders.has(subject));
      const placed = new Set([...cast.placed].filter((one) => !hiders.has(one)));
      const unseen = findUnseenScenery({ stage, layers: ordered });
      const miscoloured = findMiscoloured({ stage, layers: ordered });
      const lost = findLost(stage, spots);
      return {
        ...layout,
        placed: new Set<object>([
          ...[...placed].filter((one) => !covered.has(one) && !unseen.subjects.has(one) && !lost.has(one)),
          ...risen.shown,
          ...coloured.shown,
          ...lettered.written,
        ]),
        fewer: new Set([
          ...fewer,
          ...unseen.fewer,
          ...loneDiscs(stage),
          ...findMiscounted({ stage, spots, layers: ordered, placed }),
        ]),
        miscoloured,
        unsized: findUnsized(stage, spots),
        unseen: unseen.places,
      };
    },
    // A mark of lines is printed as an outline.
    look: stage.scene === 'emblem' && emblemForm(stage) === 'line' ? 'coloring' : look,
    reading,
  };
}

/** Looks that would lose small forms. */
const CAREFUL: ReadonlySet<Look> = new Set([
  '3d',
  'line_art',
  'poster',
  'logo',
  'photo',
  'anime',
  'comic',
  'illustration',
  'ink',
  'oil',
  'watercolor',
  'cyberpunk',
  'coloring',
  'chalk',
  'crayon',
  'woodcut',
  'red_papercut',
  'ukiyo_e',
  'gongbi',
  'new_year',
  'fresco',
  'stained_glass',
  'low_poly',
  'embroidery',
]);

function inkedWhite(letterings: readonly Lettering[]): Lettering[] {
  return letterings.map((one) => ({ ...one, ink: '#f6f4f0', glow: '#0a0a0c' }));
}

/** Changes the image in place. */
function rewrite(stage: Stage, letterings: readonly Lettering[], image: Image, isAlways = false): void {
  const sheet = surfaceFromPixels(image.width, image.height, new Uint8ClampedArray(image.data));
  letterAnew(stage, sheet.getContext('2d'), letterings, isAlways);
  const pixels = readPixels(sheet);
  image.data.set(pixels);
  releasePixels(pixels);
}

/** Takes what the negative prompt names out of the scene, whether it says "rain" or "no rain". */
function forbid(reading: PromptReading, negativePrompt: string): void {
  const said = parsePrompt(negativePrompt);
  const { subjects, scenes, weather, time, looks, tone } = said;
  const { unwanted } = reading;
  for (const key of [...subjects.map((subject) => subject.key), ...said.unwanted.keys])
    unwanted.keys.add(key);
  for (const scene of [...scenes, ...said.unwanted.scenes]) unwanted.scenes.add(scene);
  for (const one of [...weather, ...said.unwanted.weather]) unwanted.weather.add(one);
  for (const one of [...(time ? [time] : []), ...said.unwanted.times]) unwanted.times.add(one);
  for (const look of [...looks, ...said.unwanted.looks]) unwanted.looks.add(look);
  unwanted.hasPeople ||= said.unwanted.hasPeople || subjects.some(({ key }) => key === 'person');
  const nouns = said.asks.map(({ words }) => words.toLowerCase());
  const absence = {
    words: negativePrompt,
    start: 0,
    nouns,
    unwanted: said.unwanted,
    isKnown: true,
    isPart: false,
  };
  reading.absences = [...reading.absences, absence, ...said.absences];
  if (tone !== undefined && tone === reading.tone) delete reading.tone;
  leaveOut(reading);
}
