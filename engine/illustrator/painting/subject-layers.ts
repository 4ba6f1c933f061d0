// Paints the subjects into the scene: sprite, shadow, mirror image, and how they breathe and drift.

import { isOfModel } from '../staging/isometric.ts';
import { isBed } from '../casting/beds.ts';
import { isSeenInHands } from '../casting/seen-in-hands.ts';
import { painted, type Layer } from './layer.ts';
import { spreadWings } from '../animals/spread-wings.ts';
import { fillWithPortrait } from '../placing/animal-portrait.ts';
import { arrangeCast } from '../placing/arrange-cast.ts';
import { stayOnHeadland } from '../placing/stay-on-headland.ts';
import { keepHearth } from '../placing/at-hearth.ts';
import { bringLowForward } from '../placing/bring-low-forward.ts';
import { setFarOff } from '../placing/far-off.ts';
import { fillFrame } from '../placing/fill-frame.ts';
import { fitRoom, type Cast } from '../placing/cast.ts';
import { movedAs } from '../animals/heads.ts';
import { gapes } from '../animals/draw-animal.ts';
import { wagsTail } from '../animals/wag.ts';
import { isSmallAnimal } from '../people/hands.ts';
import { isPerson } from '../people/read-person.ts';
import { clampCast, placeSubjects } from '../placing/place-subjects.ts';
import { showSizes } from '../placing/lone-sizes.ts';
import { showSizesBeside } from '../placing/sizes-beside.ts';
import { keepLandScale } from '../placing/keep-land-scale.ts';
import { keepRoomScale } from '../placing/keep-room-scale.ts';
import { turnToPointed } from '../placing/point-at.ts';
import { setOnFurniture } from '../placing/set-on-furniture.ts';
import { setAtWall } from '../placing/set-at-wall.ts';
import { setBehind } from '../placing/set-behind.ts';
import { sitAtDesk } from '../placing/sit-at-desk.ts';
import { shareWorktable } from '../placing/share-worktable.ts';
import { standBehindCounter } from '../casting/counters.ts';
import { keepPicnic } from '../placing/place-picnic.ts';
import { setOut, spreadFood } from '../placing/lay-on-table.ts';
import { danceTogether } from '../placing/dance-together.ts';
import { hiddenAtTable } from '../casting/diners.ts';
import { gatherAtTable } from '../placing/gather-at-table.ts';
import { contentsOf, isContained } from '../contents/containers.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { outline } from './outline.ts';
import { type SpriteCache } from './sprites.ts';
import { plateLayers } from '../scenery/tableware.ts';
import { isPartOfScene, showsScenery } from '../staging/part-of-scene.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { silhouette, type Surface } from '#engine/raster/surface.ts';
import { goodsOf, isStall } from '../contents/stalls.ts';
import { toppingsOf } from '../contents/toppings.ts';
import { flowersIn, isInVase } from '../contents/vases.ts';
import { clothesOf } from '../casting/carriers.ts';
import { isCyclist, isGalloper, isPaddled } from '../casting/riders.ts';
import { pairOff } from '../placing/pair-off.ts';
import { gatherForSelfie } from '../placing/gather-for-selfie.ts';
import { gripThings } from '../placing/grip-things.ts';
import { seatServed } from '../placing/seat-served.ts';
import { shareUmbrella } from '../placing/share-umbrella.ts';
import { shrinkOnSeabed } from '../placing/swimmers-beside.ts';
import { turnToWatched } from '../placing/face-each-other.ts';
import { makeRoom } from '../placing/make-room.ts';
import { standSideBySide } from '../placing/stand-side-by-side.ts';
import { uncoverBuildings } from '../placing/uncover-buildings.ts';
import { setPianosBehind, uncoverBoats, uncoverSwimmers } from '../placing/uncover-bodies.ts';
import { keepSides } from '../placing/keep-sides.ts';
import { clearFaces, uncoverFaces } from '../placing/uncover-faces.ts';
import { isJuggled } from '../casting/both-hands.ts';
import { roastedAt } from '../placing/roast-at-fire.ts';
import { seatOf } from '../placing/sit-on-body.ts';
import { bodyPace } from '../people/body-pace.ts';
import { spins } from '../people/poses.ts';
import { FINE_STRIDES, STRIDES } from '../things/strides.ts';
import { setOnRails } from '../scenery/rails.ts';
import { partsTurn, rollsOnWheels } from '../things/rolling.ts';
import { paintStrides } from './paint-strides.ts';
import { isSeenByItsForm, paintForm, paintSubject } from './paint-subject.ts';
import { findCompany } from '../casting/find-company.ts';
import { isWrittenBoard } from '../casting/who-is-there.ts';
import { SCENERY_KINDS } from '../reading/subject-kinds.ts';
import { draftOne } from './draft-subject.ts';

/** All layers of all subjects, and which subjects they show. Loads the drawings it needs. */
export async function subjectLayers(
  stage: Stage,
): Promise<{ layers: Layer[]; spots: Spot[]; placed: Set<Subject> }> {
  // All of a model is drawn with its ground.
  if (stage.scene === 'isometric') {
    const drawn = stage.reading.subjects.filter((subject) => isOfModel(stage.reading, subject));
    return { layers: [], spots: [], placed: new Set(drawn) };
  }
  const { actors, riders, belongings } = findCompany(stage);
  const cast: Cast[] = [];
  const cache: SpriteCache = new Map();
  const placed = new Set(
    stage.reading.subjects.filter(
      (subject) =>
        (SCENERY_KINDS.has(subject.kind) &&
          showsScenery(stage, subject) &&
          !isContained(stage.reading, subject)) ||
        isWrittenBoard(stage.reading, subject) ||
        isPartOfScene(stage, subject),
    ),
  );
  const places = placeSubjects(stage, actors);
  spreadWings(stage, places);
  showSizes(stage, places);
  for (const spot of places) {
    const company = riders.get(spot.subject) ?? [];
    const worn = company.flatMap((rider) => {
      const own = belongings.get(rider) ?? [];
      // Who lies in a bed has it in the arm.
      return isBed(spot.subject) ? own.filter(isSmallAnimal) : clothesOf(rider, own);
    });
    const things = [...(belongings.get(spot.subject) ?? []), ...worn];
    const draft = await draftOne(stage, spot, company, things, cache);
    const one = draft.still ?? draft.finish(draft.sheet);
    if (things.some((thing) => isJuggled(stage.words, thing))) one.spot.isJuggling = true;
    if (
      (company.length === 0 && isRedrawn(stage, spot.subject, things) && strides(stage, one.spot)) ||
      isGalloper(spot.subject, company) ||
      isCyclist(spot.subject, company) ||
      isPaddled(spot.subject, company)
    )
      one.redraw = (stride) => draftOne(stage, { ...spot, stride }, company, things, cache);
    one.isStillStanding = isGalloper(spot.subject, company) && spot.subject.rests?.how !== 'run';
    for (const shown of [spot.subject, ...company]) placed.add(shown);
    // Who carries somebody has the hands full.
    const isLaden = company.some(({ person }) => person?.carried && person.carried !== 'wheelchair');
    for (const thing of things)
      if (isLaden) placed.delete(thing);
      else if (company.length > 0 || isSeenInHands(one.spot, thing)) placed.add(thing);
    cast.push(one);
  }
  for (const subject of stage.reading.subjects) {
    if (subject.kind !== 'plant' || !isInVase(stage.reading, subject)) continue;
    if ([...placed].some((vase) => flowersIn(stage.reading, vase).includes(subject))) placed.add(subject);
    else placed.delete(subject);
  }
  for (const container of placed) {
    for (const content of contentsOf(stage.reading, container)) placed.add(content);
    if (isStall(container)) for (const goods of goodsOf(stage.reading)) placed.add(goods);
    for (const topping of toppingsOf(stage.reading, container)) placed.add(topping);
    for (const food of roastedAt(stage.reading, container)) placed.add(food);
  }
  for (const one of cast) fitRoom(one);
  arrangeCast(stage, cast);
  fillFrame(stage, cast);
  spreadFood(stage, cast);
  setOut(stage, cast);
  keepPicnic(stage, cast);
  gatherAtTable(stage, cast);
  // What is in hands that are behind the cloth nobody sees.
  for (const thing of hiddenAtTable(stage.reading)) placed.delete(thing);
  setOnFurniture(stage, cast);
  keepHearth(stage, cast);
  keepRoomScale(stage, cast);
  keepLandScale(stage, cast);
  sitAtDesk(stage, cast);
  setBehind(stage, cast);
  setAtWall(stage, cast);
  shareWorktable(stage, cast);
  danceTogether(stage, cast);
  shareUmbrella(stage, cast);
  gatherForSelfie(stage, cast);
  seatServed(cast);
  gripThings(stage, cast);
  pairOff(stage, cast);
  // Who is moved into the frame later would hide somebody.
  clampCast(stage, cast);
  keepSides(stage, cast);
  stayOnHeadland(stage, cast);
  setPianosBehind(stage, cast);
  uncoverFaces(stage, cast);
  makeRoom(stage, cast);
  standSideBySide(stage, cast);
  uncoverBuildings(stage, cast);
  uncoverSwimmers(stage, cast);
  uncoverBoats(stage, cast);
  bringLowForward(stage, cast);
  turnToWatched(stage, cast);
  turnToPointed(stage, cast);
  clearFaces(stage, cast);
  shrinkOnSeabed(stage, cast);
  showSizesBeside(stage, cast);
  clampCast(stage, cast);
  setOnRails(stage, cast);
  setFarOff(stage, cast);
  fillWithPortrait(stage, cast);
  standBehindCounter(
    stage,
    cast.map(({ spot }) => spot),
  );
  const layers = cast
    .sort((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y)
    .map(({ spot, sprite, redraw, isStillStanding }) =>
      painted(
        `subject ${spot.subject.key} ${spot.index}`,
        spot.depth,
        (brush) => paintSubject(stage, brush, spot, rimmed(stage, spot, sprite.lit())),
        {
          ...(isSeenByItsForm(stage, spot) && { form: (brush) => paintForm(brush, spot, sprite) }),
          spot,
          ...(redraw && {
            moments: momentsOf(spot),
            strides: (count) =>
              paintStrides({ spot, redraw, isStillStanding }, count, (brush, at, sheet) =>
                paintSubject(stage, brush, at, rimmed(stage, at, sheet.lit())),
              ),
          }),
        },
      ),
    );
  const plates = stage.scene === 'table' ? plateLayers(stage, cast) : [];
  return { layers: [...plates, ...layers], spots: cast.map(({ spot }) => spot), placed };
}

/** Whether it can be drawn anew with what it carries: a person with all in the hands, and nobody upon them. */
function isRedrawn({ reading }: Stage, subject: Subject, things: readonly Subject[]): boolean {
  return things.every((thing) => isPerson(subject) && seatOf(reading, thing, subject) === undefined);
}

/** Who walks or runs with empty hands is drawn at more: what is held, thrown or ridden makes their sheets wide, and dear. */
function momentsOf({ subject, work, held }: Spot): number {
  // Six sheets of an umbrella take as long as encoding the video does.
  if (held?.subject.key === 'umbrella' && !spins(subject)) return FEW_STRIDES;
  const isBare = isPerson(subject) && work === undefined && held === undefined && !spins(subject);
  if (isBare) return FINE_STRIDES;
  // It turns too slowly for few of them.
  if (subject.key === 'ferris-wheel') return FINE_STRIDES;
  // A boat is as wide as its oars, and its sheets are dear.
  return subject.kind === 'boat' ? FEW_STRIDES : STRIDES;
}

const FEW_STRIDES = 4;

/** Whether it is drawn at more than one moment of a stride. */
function strides({ reading, words }: Stage, spot: Spot): boolean {
  const { subject, pose, work } = spot;
  if (spot.isPortrait) return false;
  if (isPerson(subject))
    return (
      pose === 'walk' ||
      pose === 'stroll' ||
      pose === 'run' ||
      work === 'swing' ||
      bodyPace(reading, spot) !== undefined
    );
  if (partsTurn(subject.drawing) !== undefined) return true;
  if (subject.kind === 'vehicle') return rollsOnWheels(subject.drawing);
  if (wagsTail(words, subject) || gapes(subject)) return true;
  const how = subject.rests?.how;
  return (how === 'run' || how === 'walk') && movedAs(subject, how, 0) !== movedAs(subject, how);
}

/** A sticker is cut out with a white rim; before the light only a form is seen. */
function rimmed(stage: Stage, { pose }: Spot, sprite: Surface): Surface {
  const { reading, scene } = stage;
  // Who surfs is drawn with the wave, which would swallow them.
  if (reading.isSilhouette && isOutside(stage) && pose !== 'surf')
    return silhouette(sprite, css(mix(stage.palette.shade, '#0a0610', 0.62)));
  return reading.sticker && !reading.sticker.isBare && scene === 'studio'
    ? outline(outline(sprite, '#ffffff'), '#ffffff')
    : sprite;
}
