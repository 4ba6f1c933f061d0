// What of a reading is to be seen in a scene that was laid out.

import { isOnPlate } from './scenery/tableware.ts';
import { SWIMMERS } from './reading/lift-swimmers.ts';
import { cabinFor } from './casting/drive.ts';
import { bathes } from './casting/bathers.ts';
import { isBedOf, isDesk } from './casting/beds.ts';
import { foodOf } from './animals/eat.ts';
import { isBarrierPlaced, leapsOverFence } from './staging/barriers.ts';
import { isSightOfStage } from './staging/city-sight.ts';
import { coilerOf } from './casting/coiling.ts';
import { isCandleLit } from './staging/candlelight.ts';
import { leapsFree } from './animals/leap.ts';
import { canDance } from './animals/dance.ts';
import { canRest } from './animals/heads.ts';
import { wades } from './animals/wade.ts';
import type { Relation } from './lexicon/circumstances.ts';
import { isHiddenFromBack, showsHands } from './lexicon/gestures.ts';
import { isSportsGround } from './lexicon/sports-grounds.ts';
import { isMusic, workWith } from './lexicon/hand-work.ts';
import { isTradeWork } from './lexicon/trade-work.ts';
import type { Layer } from './painting/layer.ts';
import type { Link, LinkRelation, PromptReading, Subject } from './reading/prompt-reading.ts';
import type { Garment, PersonAct, PersonLook } from './reading/person-look.ts';
import type { Feeling } from './people/face-kinds.ts';
import { readRole } from './people/roles.ts';
import { isBall, isComputer, isPicked } from './people/hands.ts';
import { hasAudience } from './scenery/audience.ts';
import { isFittingLink } from './scenery/fit-room.ts';
import { isAsideInRoom } from './scenery/sides-of-rooms.ts';
import { isGlobe } from './scenery/globe.ts';
import { askedSide } from './scenery/planting.ts';
import { isHandInHand } from './reading/hold-hands.ts';
import { dinnerOf } from './casting/diners.ts';
import { sitsOnFlowers } from './placing/hover-at-flower.ts';
import { contentsOf, seenAs } from './contents/containers.ts';
import { isBorne, isOnBack } from './placing/bear-on-back.ts';
import type { Spot } from './placing/spot.ts';
import { flankersOf, isAround, isBetween } from './placing/stand-around.ts';
import { seatOf } from './placing/sit-on-body.ts';
import { isSoftBehind } from './painting/soft-behind.ts';
import type { Stage } from './staging/stage.ts';
import { underfootOf } from './staging/underfoot.ts';
import { picnicOf } from './contents/picnics.ts';
import { goodsOf, isStall } from './contents/stalls.ts';
import { toppingsOf } from './contents/toppings.ts';
import { flowersIn } from './contents/vases.ts';

/** Of these only a video or nobody shows more than a body. */
const UNSEEN: ReadonlySet<PersonAct> = new Set(['play', 'sleep', 'fly', 'swim', 'ride']);
/** Below the edge of a portrait. */
const LOW: ReadonlySet<Garment['garment']> = new Set([
  'overalls',
  'skirt',
  'trousers',
  'jeans',
  'shorts',
  'boots',
  'shoes',
  'gloves',
  'backpack',
]);
/** One at a time. */
const ON_HEAD: ReadonlySet<Garment['garment']> = new Set(['hat', 'cap', 'crown', 'helmet']);
/** Not to be seen from behind. */
const ON_FACE: ReadonlySet<Garment['garment']> = new Set([
  'glasses',
  'sunglasses',
  'mask',
  'tie',
  'necklace',
]);
/** Drawn as one with who holds, wears or rides. */
const AS_ONE: ReadonlySet<LinkRelation> = new Set([
  'holding',
  'wearing',
  'riding',
  'driving',
  'playing',
  'eating',
  'drinking',
]);
/** Where the two stand is arranged. */
const ARRANGED: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'chasing', 'following', 'looking_at']);

/** Where one is who works at something on a desk. */
const AT: ReadonlySet<LinkRelation> = new Set(['in_front', 'behind', 'beside']);
/** Said of what stands over the roofs at the end of a street. */
const SEEN_BY: ReadonlySet<LinkRelation> = new Set(['in_front', 'under', 'beside', 'looking_at']);
const AROUND: ReadonlySet<LinkRelation> = new Set(['in', 'under', 'around', 'over', 'beside', 'between']);
const BY_GLOBES: ReadonlySet<LinkRelation> = new Set(['beside', 'around', 'over', 'in_front']);
const SCENERY: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'landmark', 'hang', 'sky']);

type Shown = { stage: Stage; layers: readonly Layer[]; placed: ReadonlySet<object> };

/** Subjects, clothes, hair, links and writing of the reading that the scene shows. */
export function whatWasPlaced({ stage, layers, placed }: Shown): Set<object> {
  const { reading } = stage;
  const spots = layers.flatMap(({ spot }) => spot ?? []);
  const things = new Set<object>(placed);
  const table = dinnerOf(reading)?.table;
  for (const held of [reading.meal, reading.meeting, reading.game])
    if (held && table && placed.has(table)) things.add(held);
  if (
    reading.meal &&
    (isCandleLit(reading) || stage.scene === 'table') &&
    reading.subjects.some((one) => one.kind === 'food' && placed.has(one))
  )
    things.add(reading.meal);
  if (reading.blur && isSoftBehind(stage, layers)) things.add(reading.blur);
  const { motifs = [], stationery, pattern, playingCard } = reading;
  if (stage.scene === 'poster')
    for (const one of [...motifs, stationery, pattern, playingCard]) if (one) things.add(one);
  if (reading.stamp) things.add(reading.stamp);
  if (reading.emblem && stage.scene === 'emblem') things.add(reading.emblem);
  const { litWindows } = reading;
  if (litWindows && reading.subjects.some((one) => hasWindows(one) && placed.has(one)))
    things.add(litWindows);
  if (reading.sticker && stage.scene === 'studio') things.add(reading.sticker);
  if (reading.isometric) things.add(reading.isometric);
  if (reading.surface && isSurfaceDrawn(stage)) things.add(reading.surface);
  if (reading.plate && reading.subjects.some((one) => placed.has(one) && isOnPlate(stage, one)))
    things.add(reading.plate);
  for (const link of reading.links) if (isLinkPlaced(stage, link, placed, spots)) things.add(link);
  for (const subject of reading.subjects)
    if (placed.has(subject)) for (const one of whatIsSeenOf(subject, spots, stage)) things.add(one);
  return things;
}

function hasWindows({ kind, key }: Subject): boolean {
  return kind === 'building' || key === 'village';
}

/** Tables are of wood where nothing else is said. */
function isSurfaceDrawn({ scene, reading }: Stage): boolean {
  if (reading.surface?.material === 'pedestal') return scene === 'studio';
  return scene === 'table' || (scene === 'studio' && reading.surface?.material !== 'wood');
}

/** The clothes, hair and doing of a person. */
function whatIsSeenOf(subject: Subject, spots: readonly Spot[], stage: Stage): object[] {
  const { reading } = stage;
  const { person, rests, parts } = subject;
  if (parts) return parts;
  if (rests?.how === 'leap')
    return leapsOverFence(reading, subject) || leapsFree(reading, subject) ? [rests] : [];
  if (rests?.how === 'dance') return canDance(subject) ? [rests] : [];
  if (rests?.how === 'wade') return wades(stage, subject) ? [rests] : [];
  if (rests && canRest(subject, rests.how)) return [rests];
  if (!person) return [];
  const spot = spots.find((one) => one.subject === subject);
  const isPortrait = spot?.isPortrait === true;
  const hasFace = spot?.view !== 'back';
  const isCovered = person.wears.some(({ garment }) => garment === 'helmet');
  return [
    ...person.wears.filter(
      ({ garment }, at) =>
        !(isPortrait && LOW.has(garment)) &&
        !(ON_HEAD.has(garment) && person.wears.findIndex((one) => ON_HEAD.has(one.garment)) < at) &&
        (hasFace || !ON_FACE.has(garment)) &&
        !(garment === 'tattoo' && hasSleeves(person)),
    ),
    ...(person.hair && !isCovered ? [person.hair] : []),
    ...(person.hair?.fringe && hasFace && !isCovered ? [person.hair.fringe] : []),
    ...(hasFace && person.beard && person.sex !== 'woman' ? [person.beard] : []),
    ...(hasFace && person.smile ? [person.smile] : []),
    ...(hasFace && person.freckles ? [person.freckles] : []),
    ...(hasFace && spot?.view !== 'side' && !person.animal ? (person.traits ?? []) : []),
    ...(hasFace && person.feeling && !person.animal && hasFeelingSeen(person.feeling.what, spot)
      ? [person.feeling]
      : []),
    ...(person.gesture && spot && (hasFace || !isHiddenFromBack(person.hands)) ? [person.gesture] : []),
    ...(hasFace && person.eyes ? [person.eyes] : []),
    ...(hasFace && spot?.view !== 'side' && person.otherEye ? [person.otherEye] : []),
    ...((person.does &&
      !UNSEEN.has(person.does) &&
      (!isPortrait || (hasFace && showsHands(person.does))) &&
      !(isTradeWork(person.does) && !spot)) ||
    (person.does === 'sleep' && hasFace && spot !== undefined) ||
    liesInBed(reading, subject) ||
    (person.does === 'swim' && bathes(stage, subject)) ||
    (person.view !== undefined && person.view === spot?.view)
      ? [person]
      : []),
  ];
}

/** In profile tears are seen, and no brows. */
function hasFeelingSeen(what: Feeling, spot: Spot | undefined): boolean {
  return what === 'tears' || spot?.view !== 'side';
}

const SLEEVED: ReadonlySet<Garment['garment']> = new Set([
  'shirt',
  'sweater',
  'hoodie',
  'suit',
  'jacket',
  'coat',
  'robe',
  'kimono',
  'hanfu',
  'hanbok',
  'uniform',
  'turnout-coat',
  'armour',
  'spacesuit',
]);

/** No tattoo is seen under them. */
function hasSleeves({ wears, role }: PersonLook): boolean {
  return [...wears, ...readRole(role).wears].some(({ garment }) => SLEEVED.has(garment));
}

function liesInBed({ links, subjects }: PromptReading, who: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const bed = to === null ? undefined : subjects[to];
    return subjects[from] === who && bed !== undefined && isBedOf(bed, who, relation);
  });
}

const LIES_ON: ReadonlySet<LinkRelation> = new Set(['on', 'beside']);

/** By where the two stand; what is held, worn or ridden is drawn as one with its carrier. */
function isLinkPlaced(
  stage: Stage,
  link: Link,
  placed: ReadonlySet<object>,
  spots: readonly Spot[],
): boolean {
  const { reading, width, height } = stage;
  const from = reading.subjects[link.from];
  const to = link.to === null ? null : reading.subjects[link.to];
  if (!from || to === undefined || !placed.has(from) || (to && !placed.has(to))) return false;
  const aside = isAsideInRoom(stage, link.relation, from, to);
  if (aside !== undefined) return aside;
  if (to && isFittingLink(stage, from, to)) return true;
  // Hands that are at something else are in nobody's.
  if (to && isHandInHand(link))
    return [from, to].every((who) => reading.handChain?.some(({ subject }) => subject === who));
  const barrier = isBarrierPlaced(stage, link);
  if (barrier !== undefined) return barrier;
  const spotOf = (subject: Subject): Spot | undefined => spots.find((spot) => spot.subject === subject);
  const a = spotOf(from);
  const isSide = link.relation === 'left' || link.relation === 'right';
  const side = askedSide(stage, from) ?? (to && a ? askedSide(stage, to) : undefined);
  if (side !== undefined && isSide) return true;
  if (to === null || (isSide && to.key === 'branch'))
    return a !== undefined && liesInFrame(link.relation, a.x / width, (a.y - a.tall / 2) / height);
  const b = spotOf(to) ?? (link.relation === 'in' ? undefined : spotOf(seenAs(reading, to)));
  const dinner = dinnerOf(reading);
  if (dinner?.people.includes(from) && (to === dinner.table || dinner.foods.includes(to)))
    return b !== undefined && link.relation !== 'holding';
  if (link.relation === 'playing' && isBall(to)) return true;
  // Nobody holds a whole grove.
  if (
    to &&
    SCENERY.has(to.kind) &&
    !isPicked(to) &&
    foodOf(reading, from) !== to &&
    AS_ONE.has(link.relation)
  )
    return false;
  if (!a && b && seatOf(reading, from, to)) return true;
  if (AS_ONE.has(link.relation) && !isOnBack(link, from, to)) return a === undefined || b === undefined;
  if (link.relation === 'around' && b && !a && coilerOf(from, to)) return true;
  if (link.relation === 'looking_at' && (to.kind === 'sky' || to.kind === 'air')) return true;
  // What belongs to the sky is over all that stands.
  if (link.relation === 'over' && from.kind === 'sky') return true;
  if (b && !a && cabinFor(link.relation, to)) return true;
  if (b && !a && isBedOf(to, from, link.relation)) return true;
  // Screens stand on the desk of who sleeps.
  if (b && !a && isComputer(from) && isDesk(to)) return true;
  if (
    link.relation === 'in' &&
    (contentsOf(reading, to).includes(from) || flowersIn(reading, to).includes(from))
  )
    return true;
  if (toppingsOf(reading, to).includes(from)) return true;
  // It fills one side of space.
  if (stage.scene === 'space' && isGlobe(to) && BY_GLOBES.has(link.relation)) return true;
  // All that is named lies on the blanket.
  if (LIES_ON.has(link.relation) && a && b && (picnicOf(reading) === to || picnicOf(reading) === from))
    return true;
  if (isStall(to) && goodsOf(reading).includes(from)) return true;
  // The computer is on the desk of who types.
  if (!b && isComputer(to) && from.person?.hands === 'type' && AT.has(link.relation)) return true;
  // Who paints stands at the easel.
  if (!b && to.kind === 'item' && workWith(to) !== undefined) return true;
  // An army fills the land behind whoever leads it.
  if (from.key === 'army' && link.relation === 'behind') return true;
  if (!b && link.relation === 'around' && from.drawing === 'own/coiled-snake') return true;
  // Among plants and trees, or under them, is wherever one stands: they are all around. A road comes from under the feet.
  // Who is said to be in it is seen beside it.
  if (to.key === 'pool' && link.relation === 'in') return bathes(stage, from);
  if (to.key === 'hot-spring' && link.relation === 'in') return wades(stage, from);
  if (!a || !b)
    return (
      (a?.isPerched === true && sitsOnFlowers(reading, from)) ||
      (isSightOfStage(stage, to) && SEEN_BY.has(link.relation)) ||
      (AROUND.has(link.relation) && (SCENERY.has(to.kind) || to.key === 'street-lamp')) ||
      (link.relation === 'on' &&
        /^(?:road|pier|branch|floating-island|ice-floe|tile-roof|balcony|ship-deck|steps|pool|highway)$/.test(
          to.key,
        )) ||
      ((to.key === 'skatepark' || isSportsGround(to.key)) &&
        (link.relation === 'in' || link.relation === 'on')) ||
      (to.key === 'bridge' && link.relation === 'on' && underfootOf(stage) === 'bridge') ||
      (link.relation === 'in_front' && to.key === 'palace-wall') ||
      (link.relation === 'in_front' && to.key === 'crowd' && hasAudience(stage)) ||
      // They hang near the viewer.
      (link.relation === 'in_front' && from.key === 'prayer-flags')
    );
  const spotsOf = (...of: readonly Subject[]): Spot[] => spots.filter(({ subject }) => of.includes(subject));
  if (link.relation === 'around') return to.key === 'campfire' ? from.count > 1 : isAround(spotsOf(from), b);
  if (link.relation === 'between') return isBetween(a, spotsOf(...flankersOf(reading, link.from)));
  if (isOnBack(link, from, to)) return isBorne(a, b);
  return ARRANGED.has(link.relation) || liesSo(link, a, b);
}

function liesInFrame(relation: LinkRelation, x: number, y: number): boolean {
  if (relation === 'left') return x < 0.45;
  if (relation === 'right') return x > 0.55;
  if (relation === 'top') return y < 0.5;
  if (relation === 'bottom') return y > 0.5;
  return relation === 'middle' && Math.abs(x - 0.5) < 0.15;
}

/** Drawn so that they lean; everything else stands upright. */
const LEANING: ReadonlySet<string> = new Set(['bike', 'ladder']);
/** Nothing is seen under them: what is put there lies before them. */
const CLOSED_BELOW: ReadonlySet<string> = new Set(['bed', 'couch-and-lamp', 'bathtub']);

function liesSo({ relation }: Link, a: Spot, b: Spot): boolean {
  const isNear = Math.abs(a.x - b.x) < (a.tall + b.tall) * 1.2;
  if (relation === 'left') return a.x < b.x;
  if (relation === 'right') return a.x > b.x;
  if (relation === 'hugging') return Math.abs(a.x - b.x) < (a.tall + b.tall) * 0.3;
  // Nobody is fed on the wing.
  if (relation === 'feeding')
    return isNear && isFeeding(a.subject) && !(a.subject.kind === 'bird' && a.isFloating && b.isFloating);
  if (relation === 'fighting') return isNear;
  if (relation === 'leaning_on') return isNear && LEANING.has(a.subject.key);
  if (relation === 'beside') return isNear && Math.abs(a.x - b.x) > Math.min(a.tall, b.tall) * 0.2;
  if (relation === 'over') return a.y < b.y - b.tall * 0.5;
  if (relation === 'under') return a.y - a.tall > b.y - b.tall && !CLOSED_BELOW.has(b.subject.key);
  if (relation === 'behind') return a.depth < b.depth;
  if (relation === 'in_front') return a.depth > b.depth;
  return false;
}

/** People have something to eat in the hand; of animals their nearness tells it. */
function isFeeding({ kind, person }: Subject): boolean {
  return kind !== 'figure' || person?.hands === 'scatter' || person?.hands === 'offer';
}

/** What subjects are seen doing in a still image. */
export function whatIsDone(
  { reading }: Stage,
  things: ReadonlySet<object>,
  layers: readonly Layer[],
): Set<Relation> {
  const { subjects, links } = reading;
  const drawn = subjects.filter((subject) => things.has(subject));
  const has = (...kinds: readonly Subject['kind'][]): boolean =>
    drawn.some(({ kind }) => kinds.includes(kind));
  const acts = new Set<Relation>();
  if (links.some((link) => link.relation === 'riding' && things.has(link))) acts.add('ride');
  if (drawn.some(({ person }) => person?.hands === 'surf')) acts.add('ride');
  // "Riding the subway": who is in it rides.
  if (has('figure') && RIDDEN.has(reading.inside ?? '')) acts.add('ride');
  if (layers.some(({ spot }) => spot?.subject.kind === 'boat' && (spot.isOnWater || spot.isFloating)))
    acts.add('sail');
  if (drawn.some(isAlight)) acts.add('burn');
  const isAloft = layers.some(({ spot }) => spot?.isFloating === true && spot.subject.words !== undefined);
  if (isAloft || has('bird', 'air')) acts.add('fly');
  if (
    has('fish') ||
    drawn.some(({ key }) => SWIMMERS.has(key)) ||
    layers.some(({ spot }) => spot?.isOnWater === true)
  )
    acts.add('swim');
  // A head that was drawn gets a sitting body; people are drawn in the poses of these words.
  const isOnRock = links.some(
    ({ from, to }) => subjects[from]?.key === 'mermaid' && subjects[to ?? -1]?.key === 'rock',
  );
  const sits = drawn.some((subject) => SITTING.has(subject.key) || subject.rests?.how === 'sit');
  if (has('face', 'figure') || isOnRock || sits) acts.add('sit');
  if (has('figure', 'face', 'full')) acts.add('read');
  if (has('face', 'full', 'mount')) acts.add('watch');
  if (drawn.some(({ rests }) => rests?.how === 'run')) acts.add('run');
  if (has('figure')) for (const act of POSES) acts.add(act);
  if (drawn.some(isPlaying)) acts.add('play');
  return acts;
}

const RIDDEN: ReadonlySet<string> = new Set(['subway-car', 'bus', 'airliner']);

/** What is said to burn, or never does otherwise. */
function isAlight({ key, isBurning }: Subject): boolean {
  return isBurning === true || /^(?:campfire|candle|fireplace|torch|fire|lantern|sky-lantern)$/.test(key);
}

/** Their drawings sit by themselves. */
const SITTING: ReadonlySet<string> = new Set(['teddy-bear']);

function isPlaying({ key, person }: Subject): boolean {
  return key === 'guitarist' || isMusic(person?.hands);
}

const POSES: readonly Relation[] = ['watch', 'run', 'dance', 'hold'];
