// Paints the subjects into the scene: sprite, shadow, mirror image, and how they breathe and drift.

import { isOfModel } from '../staging/isometric.ts';
import { setAblaze, setInFlames } from './ablaze.ts';
import { isBed, isDesk } from '../casting/beds.ts';
import { castCoiled } from '../casting/cast-coiled.ts';
import { isSeenInHands } from '../casting/seen-in-hands.ts';
import { loweredTo, varyInHerd } from '../casting/vary-herd.ts';
import { coilerOf } from '../casting/coiling.ts';
import { painted, type Layer, type Motion } from './layer.ts';
import { spreadWings } from '../animals/spread-wings.ts';
import { fillWithPortrait } from '../placing/animal-portrait.ts';
import { arrangeCast, flipOf } from '../placing/arrange-cast.ts';
import { setFarOff } from '../placing/far-off.ts';
import { fillFrame } from '../placing/fill-frame.ts';
import { finished, fitRoom, type Cast, type Draft } from '../placing/cast.ts';
import { lightOn } from '../animals/coats.ts';
import { drawEater, foodOf } from '../animals/eat.ts';
import { drawLeaping, leapsFree } from '../animals/leap.ts';
import { canDance, drawDancing } from '../animals/dance.ts';
import { breaches, drawBreaching } from '../animals/breach.ts';
import { drawWading, wades } from '../animals/wade.ts';
import { canRest, movedAs } from '../animals/heads.ts';
import { isSmallAnimal } from '../people/hands.ts';
import { isPerson } from '../people/draw-person.ts';
import { clampCast, placeSubjects } from '../placing/place-subjects.ts';
import { showSizes } from '../placing/lone-sizes.ts';
import { showSizesBeside } from '../placing/sizes-beside.ts';
import { keepLandScale } from '../placing/keep-land-scale.ts';
import { keepRoomScale } from '../placing/keep-room-scale.ts';
import { setOnFurniture } from '../placing/set-on-furniture.ts';
import { shareWorktable } from '../placing/share-worktable.ts';
import { standBehindCounter } from '../casting/counters.ts';
import { keepPicnic } from '../placing/place-picnic.ts';
import { setOut, spreadFood } from '../placing/lay-on-table.ts';
import { danceTogether } from '../placing/dance-together.ts';
import { flipTogether } from '../placing/flip-together.ts';
import { hiddenAtTable } from '../casting/diners.ts';
import { gatherAtTable } from '../placing/gather-at-table.ts';
import { contentsOf, isContained } from '../contents/containers.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { draftPerson } from '../casting/cast-person.ts';
import { outline } from './outline.ts';
import { draftSprite, makeSprite, type SpriteCache } from './sprites.ts';
import { relight, snowCap } from './relight.ts';
import { asItIs, changed, litLater, type Sprite } from './sprite.ts';
import { plateLayers } from '../scenery/tableware.ts';
import { isPartOfScene, showsScenery } from '../staging/part-of-scene.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { isInSpring } from '../casting/bathers.ts';
import { cabinOf } from '../things/cabins.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { silhouette, type Surface } from '#engine/raster/surface.ts';
import { goodsOf, isStall } from '../contents/stalls.ts';
import { toppingsOf } from '../contents/toppings.ts';
import { flowersIn, isInVase } from '../contents/vases.ts';
import { clothesOf, drawDressed, drawRider, drawCarrier, isGalloper } from '../casting/carriers.ts';
import { drawDressedThing } from '../casting/dressed-things.ts';
import { canThingWear } from '../things/dress-thing.ts';
import { seatsTwo } from '../casting/seats-two.ts';
import { castCarrying } from '../casting/carry-people.ts';
import { drawDriver } from '../casting/drive.ts';
import { drawTeam, hasTeam } from '../casting/harness.ts';
import { drawDozer } from '../placing/doze-at-desk.ts';
import { grownByPaddler } from '../casting/paddlers.ts';
import { pairOff } from '../placing/pair-off.ts';
import { drawSleeper } from '../placing/lie-in-bed.ts';
import { gatherForSelfie } from '../placing/gather-for-selfie.ts';
import { gripThings } from '../placing/grip-things.ts';
import { seatServed } from '../placing/seat-served.ts';
import { shareUmbrella } from '../placing/share-umbrella.ts';
import { shrinkOnSeabed } from '../placing/swimmers-beside.ts';
import { uncoverBodies } from '../placing/uncover-bodies.ts';
import { keepSides } from '../placing/keep-sides.ts';
import { uncoverFaces } from '../placing/uncover-faces.ts';
import { isDancing } from '../people/poses.ts';
import { rollsOnWheels } from '../things/rolling.ts';
import { paintStrides } from './paint-strides.ts';
import { isSeenByItsForm, paintForm, paintSubject } from './paint-subject.ts';
import { flip, turn } from './turn-sprite.ts';
import { BODIES, findCompany, isWrittenBoard, SCENERY } from '../casting/find-company.ts';

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
        (SCENERY.has(subject.kind) && showsScenery(stage, subject) && !isContained(stage.reading, subject)) ||
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
    if (
      (company.length === 0 && things.length === 0 && strides(stage, one.spot)) ||
      isGalloper(spot.subject, company)
    )
      one.redraw = (stride) => draftOne(stage, { ...spot, stride }, company, things, cache);
    one.isStillStanding = company.length > 0 && spot.subject.rests?.how !== 'run';
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
  keepRoomScale(stage, cast);
  keepLandScale(stage, cast);
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
  uncoverFaces(stage, cast);
  uncoverBodies(stage, cast);
  shrinkOnSeabed(stage, cast);
  showSizesBeside(stage, cast);
  clampCast(stage, cast);
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
        (brush) => paintSubject(stage, brush, spot, rimmed(stage, sprite.lit())),
        {
          ...(isSeenByItsForm(stage, spot) && { form: (brush) => paintForm(brush, spot, sprite) }),
          move: motionOf(stage, spot),
          spot,
          ...(redraw && {
            strides: (count) =>
              paintStrides({ spot, redraw, isStillStanding }, count, (brush, at, sheet) =>
                paintSubject(stage, brush, at, rimmed(stage, sheet.lit())),
              ),
          }),
        },
      ),
    );
  const plates = stage.scene === 'table' ? plateLayers(stage, cast) : [];
  return { layers: [...plates, ...layers], spots: cast.map(({ spot }) => spot), placed };
}

/** Whether it is drawn at more than one moment of a stride. */
function strides({ reading }: Stage, { subject, pose }: Spot): boolean {
  if (isPerson(subject))
    return (
      pose === 'walk' || pose === 'stroll' || pose === 'run' || pose === 'wave' || isDancing(reading, pose)
    );
  if (subject.kind === 'vehicle') return rollsOnWheels(subject.drawing);
  const how = subject.rests?.how;
  return (how === 'run' || how === 'walk') && movedAs(subject, how, 0) !== movedAs(subject, how);
}

/** A sticker is cut out with a white rim; before the light only a form is seen. */
function rimmed(stage: Stage, sprite: Surface): Surface {
  const { reading, scene } = stage;
  if (reading.isSilhouette && isOutside(stage))
    return silhouette(sprite, css(mix(stage.palette.shade, '#0a0610', 0.62)));
  return reading.sticker && scene === 'studio' ? outline(outline(sprite, '#ffffff'), '#ffffff') : sprite;
}

async function draftOne(
  stage: Stage,
  spot: Spot,
  riders: readonly Subject[],
  held: readonly Subject[],
  cache: SpriteCache,
): Promise<Draft> {
  const { subject } = spot;
  // Of several each has one of their own.
  // 三头骆驼,一个孩子坐在第一头上: the others are ridden by nobody.
  const many = riders.reduce((sum, { count, isCounted }) => sum + (isCounted === true ? count : Infinity), 0);
  const rider =
    spot.index < many ? riders[cabinOf(subject) ? 0 : spot.index % Math.max(1, riders.length)] : undefined;
  // Who ride together ride the same way.
  const together = rider && subject.count > 1 ? false : undefined;
  const isFlipped = flipTogether(stage, spot) ?? flipOf(stage, subject) ?? together ?? spot.isFlipped;
  if (isPerson(subject) && rider?.person?.carried)
    return finished(await castCarrying(stage, { ...spot, isFlipped }, rider));
  if (isPerson(subject) && !rider) {
    const draft = await draftPerson(stage, { ...spot, isFlipped }, held);
    return wades(stage, subject) ? finished(sink(stage, draft.still ?? draft.finish(draft.sheet))) : draft;
  }
  // A cat beside somebody who reads has no book.
  const isReadBySomebody = stage.reading.subjects.some(({ person }) => person?.hands === 'read');
  const isReading =
    stage.reading.relations.has('read') &&
    BODIES.has(subject.kind) &&
    !isReadBySomebody &&
    held.every(({ key }) => key === 'umbrella');
  const eaten = foodOf(stage.reading, subject);
  const clothes = eaten ? clothesOf(subject, held) : [];
  const isEater =
    eaten !== undefined &&
    held.includes(eaten) &&
    held.every((one) => one === eaten || clothes.includes(one));
  const isDressed = held.some((one) => canThingWear(subject, one));
  const isCarrier = isEater || (spot.index === 0 && (held.length > 0 || isReading));
  // "Two cats wearing hats": each of them has one.
  const ofAll = clothesOf(subject, held).filter((one) => one.isCounted !== true || spot.index < one.count);
  const light = { strength: lightOn(subject) };
  // What is in it is found by itself.
  const isFull = contentsOf(stage.reading, subject).length > 0;
  const drawn = atStride(isFull ? subject : varyInHerd(subject, spot.index % 4), spot.stride);
  if (rider && isDesk(subject)) return finished(await drawDozer(stage, spot, rider, held));
  if (rider && isBed(subject)) {
    const { sheet, share } = await drawSleeper(stage, subject, riders, held.filter(isSmallAnimal));
    return finished({
      spot: { ...spot, isFlipped: false, tall: spot.tall * share },
      sprite: litLater(sheet, (drawing) => relight(stage, drawing)),
    });
  }
  const coiler = rider && coilerOf(rider, subject);
  if (rider && coiler) return finished(await castCoiled(stage, spot, rider, coiler));
  const cabin = rider && cabinOf(subject);
  const lit = (sheet: Surface): Bare => ({
    sheet,
    light: (drawing) => litLater(drawing, (bare) => relight(stage, bare, light)),
  });
  // Giants may be grown once all stand in their places.
  const pixels = subject.size === 'huge' ? Math.max(spot.tall, stage.short * 0.7) : spot.tall;
  const wish = { pixels, haze: spot.haze, variant: spot.index % 4 };
  const bare: Bare | undefined = rider
    ? lit(
        await (hasTeam(subject, riders)
          ? drawTeam(stage, subject, riders)
          : cabin
            ? drawDriver(stage, subject, riders, cabin)
            : drawRider(stage, subject, rider, held, spot.index, spot.stride, passengerOf(subject, riders))),
      )
    : isEater
      ? lit(await drawEater(stage, subject, eaten, await drawDressed(stage, subject, clothes)))
      : isDressed
        ? lit(await drawDressedThing(stage, subject, held))
        : isCarrier
          ? lit(await drawCarrier(stage, subject, held, isReading))
          : ofAll.length > 0
            ? lit(await drawDressed(stage, drawn, ofAll))
            : spot.stride === undefined
              ? undefined
              : await draftSprite(stage, drawn, { ...wish, pixels: pixels * UNCUT });
  const seen = (whole: Sprite): Cast => {
    let sprite = whole;
    const isCapped = stage.weather.has('snow') && ['full', 'face'].includes(subject.kind) && spot.index === 1;
    if (isCapped) sprite = changed(sprite, snowCap);
    const leap = leapsFree(stage.reading, subject)
      ? drawLeaping(sprite.lit(), subject)
      : breaches(subject)
        ? drawBreaching(sprite.lit(), stage.random(`breach ${spot.index}`))
        : { share: 1 };
    if ('sheet' in leap) sprite = asItIs(leap.sheet);
    if (isFlipped && (isEater || !isCarrier)) sprite = changed(sprite, flip);
    if (subject.rests?.how === 'dance' && canDance(subject) && !rider)
      sprite = asItIs(drawDancing(sprite.lit(), subject, spot.index));
    if (spot.turn !== 0) sprite = asItIs(turn(sprite.lit(), spot.turn));
    const grown =
      rider && subject.key === 'canoe'
        ? grownByPaddler(sprite)
        : cabin
          ? 1.04
          : rider
            ? (GROWN_BY_RIDER[subject.key] ?? 1.3)
            : isCarrier && held.some((item) => item.key === 'umbrella' || item.kind === 'hat')
              ? 1.18
              : 1;
    if (subject.isBurning) {
      const isGreat = ['building', 'vehicle', 'boat'].includes(subject.kind);
      const random = stage.random(`blaze ${subject.key} ${spot.index}`);
      const blaze = isGreat
        ? setAblaze(sprite.lit(), random)
        : setInFlames(sprite.lit(), random, subject.key === 'phoenix');
      return { spot: { ...spot, isFlipped, tall: spot.tall * blaze.share }, sprite: asItIs(blaze.sheet) };
    }
    if (wades(stage, subject)) {
      return sink(stage, { spot: { ...spot, isFlipped }, sprite });
    }
    const { rests } = subject;
    const low = rests && LOW.has(rests.how) && lies(subject) ? LYING : 1;
    return {
      spot: { ...spot, isFlipped, tall: spot.tall * grown * low * loweredTo(drawn) * leap.share },
      sprite,
    };
  };
  if (!bare) return finished(seen(await makeSprite(stage, drawn, wish, cache)));
  const finish = (sheet: Surface): Cast => seen(bare.light(sheet));
  // What gives them another size must have them whole.
  const isWhole = subject.isBurning === true || spot.turn !== 0 || breaches(subject) || wades(stage, subject);
  return isWhole ? finished(finish(bare.sheet)) : { sheet: bare.sheet, finish };
}

/** Who sits behind whoever rides. */
function passengerOf(mount: Subject, riders: readonly Subject[]): Subject | undefined {
  const [, second] = riders;
  return second && seatsTwo(mount) && isPerson(second) ? second : undefined;
}

type Bare = Pick<Awaited<ReturnType<typeof draftSprite>>, 'sheet' | 'light'>;

function atStride<T extends Pick<Subject, 'rests' | 'kind'>>(subject: T, stride: number | undefined): T {
  if (stride === undefined) return subject;
  if (subject.kind === 'vehicle') return { ...subject, roll: stride };
  return subject.rests ? { ...subject, rests: { ...subject.rests, stride } } : subject;
}

/** In the water, what is above it. */
function sink(stage: Stage, { spot, sprite }: Cast): Cast {
  const { subject, index, isFlipped } = spot;
  const random = stage.random(`splash ${subject.key} ${index}`);
  const { sheet, share } = drawWading(sprite.lit(), subject, random, isFlipped, isInSpring(stage, subject));
  return { spot: { ...spot, tall: spot.tall * share }, sprite: asItIs(sheet) };
}

const LOW: ReadonlySet<string> = new Set(['sleep', 'lie']);
/** How much taller a mount is with whoever rides it. */
const GROWN_BY_RIDER: Readonly<Record<string, number>> = { bike: 1.1, broom: 1.8 };

/** Sheets of a stride are so many times as tall as who is on them. */
const UNCUT = 1.15;
/** So much of their height is left of who lies. */
const LYING = 0.68;

function lies(subject: Subject): boolean {
  return canRest(subject, 'lie');
}

function motionOf(stage: Stage, spot: Spot): (seconds: number) => Motion {
  const phase = stage.random(`motion ${spot.subject.key} ${spot.index}`).next() * 6.283;
  const aboutX = spot.x;
  const { short } = stage;
  if (spot.isOnWater && spot.subject.rests?.how !== 'wade')
    return (t) => ({
      y: Math.sin(t * 1.4 + phase) * short * 0.005 - Math.sin(phase) * short * 0.005,
      turn: (Math.sin(t * 1.1 + phase) - Math.sin(phase)) * 0.025,
      aboutX,
      aboutY: spot.y,
    });
  if (spot.isFloating && !spot.isPerched)
    return (t) => ({
      x: (Math.sin(t * 0.8 + phase) - Math.sin(phase)) * short * 0.008,
      y: (Math.sin(t * 1.3 + phase) - Math.sin(phase)) * short * 0.015,
      turn: (Math.sin(t + phase) - Math.sin(phase)) * 0.02,
      aboutX,
      aboutY: spot.y - spot.tall / 2,
    });
  if (['building', 'food', 'item', 'vehicle'].includes(spot.subject.kind)) return () => ({});
  return (t) => ({
    stretch: 1 + (Math.sin(t * 2.4 + phase) - Math.sin(phase)) * 0.008,
    aboutX,
    aboutY: spot.y,
  });
}
