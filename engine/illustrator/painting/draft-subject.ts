// Chooses who draws a subject where it stands: as an animal, a person, a thing, with what it wears, bears or rides.

import { hangByCord } from './hang-by-cord.ts';
import { setAblaze, setInFlames } from './ablaze.ts';
import { isBed, isDesk } from '../casting/beds.ts';
import { castCoiled } from '../casting/cast-coiled.ts';
import { loweredTo, varyInHerd } from '../casting/vary-herd.ts';
import { coilerOf } from '../casting/coiling.ts';
import { flipOf } from '../placing/which-way.ts';
import { finished, type Cast, type Draft } from '../placing/cast.ts';
import { lightOn } from '../animals/coats.ts';
import { drawEater, foodOf } from '../animals/eat.ts';
import { drawLeaping, leapsFree } from '../animals/leap.ts';
import { canDance, drawDancing } from '../animals/dance.ts';
import { breaches, drawBreaching } from '../animals/breach.ts';
import { drawWading, wades } from '../animals/wade.ts';
import { partsTurn } from '../things/rolling.ts';
import { canRest } from '../animals/heads.ts';
import { isSmallAnimal } from '../people/hands.ts';
import { isPerson } from '../people/read-person.ts';
import { flipTogether } from '../placing/flip-together.ts';
import { contentsOf } from '../contents/containers.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { draftPerson } from '../casting/cast-person.ts';
import { draftSprite, makeSprite, type SpriteCache } from './sprites.ts';
import { relight, snowCap } from './relight.ts';
import { selfLit } from './self-light.ts';
import { asItIs, changed, litLater, type Sprite } from './sprite.ts';
import { type Stage } from '../staging/stage.ts';
import { isInOwnTub, isInSpring, isTubOf } from '../casting/bathers.ts';
import { cabinOf } from '../things/cabins.ts';
import { type Surface } from '#engine/raster/surface.ts';
import { clothesOf, drawDressed, drawCarrier } from '../casting/carriers.ts';
import { drawRider } from '../casting/riders.ts';
import { drawDressedThing } from '../casting/dressed-things.ts';
import { canThingWear } from '../things/dress-thing.ts';
import { passengerOf } from '../casting/seats-two.ts';
import { castCarrying } from '../casting/carry-people.ts';
import { drawDriver } from '../casting/drive.ts';
import { drawTeam, hasTeam } from '../casting/harness.ts';
import { drawDozer } from '../placing/doze-at-desk.ts';
import { grownByPaddler } from '../casting/paddlers.ts';
import { drawKeptStall } from '../casting/keep-stalls.ts';
import { isStall } from '../contents/stalls.ts';
import { drawRoasting, roastedAt } from '../placing/roast-at-fire.ts';
import { drawSleeper } from '../placing/lie-in-bed.ts';
import { drawBather } from '../placing/sit-in-tub.ts';
import { flip, turn } from './turn-sprite.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';

export async function draftOne(
  stage: Stage,
  spot: Spot,
  riders: readonly Subject[],
  held: readonly Subject[],
  cache: SpriteCache,
): Promise<Draft> {
  const { subject } = spot;
  if (subject.hangs)
    return finished(
      hangByCord(
        spot,
        await makeSprite(stage, subject, { pixels: spot.tall, haze: spot.haze, variant: 0 }, cache),
      ),
    );
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
  const worn = clothesOf(subject, held);
  // A cat beside somebody who reads has no book.
  const isReadBySomebody = stage.reading.subjects.some(({ person }) => person?.hands === 'read');
  const isReading =
    stage.reading.relations.has('read') &&
    HOLDER_KINDS.has(subject.kind) &&
    !isReadBySomebody &&
    // In a tub its paws are under the rim.
    !isInOwnTub(stage, subject) &&
    held.every((one) => one.key === 'umbrella' || worn.includes(one));
  const eaten = foodOf(stage.reading, subject);
  const clothes = eaten ? worn : [];
  const isEater =
    eaten !== undefined &&
    held.includes(eaten) &&
    held.every((one) => one === eaten || clothes.includes(one));
  const isDressed = held.some((one) => canThingWear(subject, one));
  const isCarrier = isEater || (spot.index === 0 && (held.length > 0 || isReading));
  // "Two cats wearing hats": each of them has one.
  const ofAll = worn.filter((one) => one.isCounted !== true || spot.index < one.count);
  const light = { strength: lightOn(subject) };
  // What is in it is found by itself.
  const isFull = contentsOf(stage.reading, subject).length > 0;
  const drawn = atStride(isFull ? subject : varyInHerd(subject, spot.index % 4), spot.stride);
  if (rider && isDesk(subject)) return finished(await drawDozer(stage, spot, rider, held));
  if (isStall(subject) && riders.length > 0) {
    const sheet = await drawKeptStall(stage, subject, spot.index, riders);
    return finished({
      spot: { ...spot, isFlipped: false },
      sprite: litLater(sheet, (drawing) => relight(stage, drawing)),
    });
  }
  if (rider && isBed(subject)) {
    const { sheet, share } = await drawSleeper(stage, subject, riders, held.filter(isSmallAnimal));
    return finished({
      spot: { ...spot, isFlipped: false, tall: spot.tall * share },
      sprite: litLater(sheet, (drawing) => relight(stage, drawing)),
    });
  }
  if (rider && isTubOf(subject, rider, 'in')) {
    const { sheet, share } = await drawBather(stage, subject, riders, held);
    return finished({
      spot: { ...spot, isFlipped: false, tall: spot.tall * share },
      sprite: litLater(sheet, (drawing) => relight(stage, drawing)),
    });
  }
  const roasted = roastedAt(stage.reading, subject);
  if (roasted.length > 0)
    return finished({
      spot: { ...spot, isFlipped: false },
      sprite: litLater(await drawRoasting(stage, subject, roasted), (drawing) =>
        relight(stage, drawing, { strength: OF_FLAMES }),
      ),
    });
  const coiler = rider && coilerOf(rider, subject);
  if (rider && coiler) return finished(await castCoiled(stage, spot, rider, coiler));
  const cabin = rider && cabinOf(subject);
  const lit = (sheet: Surface): Bare => ({
    sheet,
    light: (drawing) => litLater(drawing, (bare) => relight(stage, bare, light)),
  });
  // Giants may be grown once all stand in their places.
  const least = subject.size === 'huge' ? 0.7 : isStoodOn(stage, subject) ? 0.4 : 0;
  const pixels = Math.max(spot.tall, stage.short * least);
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
    let sprite = subject.glows ? selfLit(whole) : whole;
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

/** Of the light of the scene what burns takes little. */
const OF_FLAMES = 0.25;

type Bare = Pick<Awaited<ReturnType<typeof draftSprite>>, 'sheet' | 'light'>;

function atStride<T extends Pick<Subject, 'rests' | 'kind' | 'drawing'>>(
  subject: T,
  stride: number | undefined,
): T {
  if (stride === undefined) return subject;
  if (subject.kind === 'vehicle' || partsTurn(subject.drawing) !== undefined)
    return { ...subject, roll: stride };
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
/** Whether it may grow with whoever is on it: an elephant on a ball. */
function isStoodOn({ reading: { links, subjects } }: Stage, subject: Subject): boolean {
  return links.some(({ relation, to }) => relation === 'on' && subjects[to ?? -1] === subject);
}

/** How much taller a mount is with whoever rides it. */
const GROWN_BY_RIDER: Readonly<Record<string, number>> = { bike: 1.1, broom: 1.8 };

/** Sheets of a stride are so many times as tall as who is on them. */
const UNCUT = 1.15;
/** So much of their height is left of who lies. */
const LYING = 0.68;

export function lies(subject: Subject): boolean {
  return canRest(subject, 'lie');
}
