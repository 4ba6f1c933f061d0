// Whether two whom the words bring together are seen so in a scene that was laid out.

import { cabinFor } from './casting/drive.ts';
import { bathes, isTubOf, isTubToy } from './casting/bathers.ts';
import { isBedOf, isDesk } from './casting/beds.ts';
import { keepsStall } from './casting/keep-stalls.ts';
import { foodOf } from './animals/eat.ts';
import { isBarrierPlaced } from './staging/barriers.ts';
import { isSightOfStage } from './staging/city-sight.ts';
import { coilerOf } from './casting/coiling.ts';
import { wades } from './animals/wade.ts';
import { isSportsGround } from './lexicon/sports-grounds.ts';
import { isTouching, workWith } from './lexicon/hand-work.ts';
import { isBackdrop, isSeenAtScenery, AROUND } from './placed-by-scenery.ts';
import type { Link, LinkRelation, Subject } from './reading/prompt-reading.ts';
import { isBall, isComputer, isPicked } from './people/hands.ts';
import { umbrellaLink, umbrellaOverAnimals } from './people/one-umbrella.ts';
import { hasAudience } from './scenery/audience.ts';
import { holdsOfFittings } from './scenery/interior.ts';
import { isGlobe } from './scenery/globe.ts';
import { isDisc } from './scenery/woods.ts';
import { askedSide } from './scenery/planting.ts';
import { isHandInHand } from './reading/people/hold-hands.ts';
import { DINING_TABLE, dinnerOf } from './casting/diners.ts';
import { partnerOf, riddenBy } from './placing/arrange-cast.ts';
import { carriedBy } from './placing/which-way.ts';
import { hangs } from './placing/perches.ts';
import { sitsOnFlowers } from './placing/hover-at-flower.ts';
import { breadthOf } from './placing/breadths.ts';
import { contentsOf, seenAs } from './contents/containers.ts';
import { isBorne, isOnBack } from './placing/bear-on-back.ts';
import type { Spot } from './placing/spot.ts';
import { flankersOf, isAround, isBetween } from './placing/stand-around.ts';
import { isGripped, isGripping } from './placing/grip-things.ts';
import { isHidden } from './placing/hide-behind-tree.ts';
import { areUnder } from './placing/share-umbrella.ts';
import { seatOf } from './placing/sit-on-body.ts';
import type { Stage } from './staging/stage.ts';
import { underfootOf } from './staging/underfoot.ts';
import { picnicOf } from './contents/picnics.ts';
import { goodsOf, isStall } from './contents/stalls.ts';
import { toppingsOf } from './contents/toppings.ts';
import { flowersIn } from './contents/vases.ts';
import { ANIMAL_KINDS, SCENERY_KINDS } from './reading/subject-kinds.ts';

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
const ARRANGED: ReadonlySet<LinkRelation> = new Set([
  'on',
  'in',
  'chasing',
  'following',
  'looking_at',
  'approaching',
]);

const BLADES = /^(?:sword|katana|jian|bow-and-arrow|rifle|gun)$/;
const RIDES = /^(?:ferris-wheel|roller-coaster|carousel)$/;
/** Few animals are drawn so. */
const HANGING = /^(?:hang|hung|dangl|倒挂|吊在)/i;
/** Where one is who works at something on a desk. */
const AT: ReadonlySet<LinkRelation> = new Set(['in_front', 'behind', 'beside']);
/** Said of what stands over the roofs at the end of a street. */
const LENSES = /^(?:microscope|telescope)$/;
const THROUGH = /\b(?:into|through|in|down)\b|^[看用]|透过|观察/i;
const SEEN_BY: ReadonlySet<LinkRelation> = new Set(['in_front', 'under', 'beside', 'looking_at']);
const BY_GLOBES: ReadonlySet<LinkRelation> = new Set(['beside', 'around', 'over', 'in_front']);
const LIES_ON: ReadonlySet<LinkRelation> = new Set(['on', 'beside']);

/** By where the two stand; what is held, worn or ridden is drawn as one with its carrier. */
export function isLinkPlaced(
  stage: Stage,
  link: Link,
  placed: ReadonlySet<object>,
  spots: readonly Spot[],
): boolean {
  const { reading, width, height } = stage;
  const from = reading.subjects[link.from];
  const to = link.to === null ? null : reading.subjects[link.to];
  if (!from || to === undefined || !placed.has(from) || (to && !placed.has(to))) return false;
  const ofFittings = holdsOfFittings(stage, link.relation, from, to);
  if (ofFittings !== undefined) return ofFittings;
  // Hands that are at something else are in nobody's.
  if (to && isHandInHand(link))
    return [from, to].every((who) => reading.handChain?.some(({ subject }) => subject === who));
  if (
    link.relation === 'leaning_on' &&
    from.person &&
    spots.every((one) => one.subject !== from || one.pose !== 'lean')
  )
    return false;
  // No hands of its own are drawn, or it would be on the back.
  if (link.relation === 'playing' && to && workWith(to) !== undefined && !from.person) return false;
  if (link.relation === 'holding' && link.words.startsWith('背') && to && BLADES.test(to.key)) return false;
  // Who rides has the hands at that: lanterns that hang there are in no hand.
  if (link.relation === 'holding' && to?.kind === 'hang' && riddenBy(reading, link.from)) return false;
  // Nobody is seen in its cabins.
  if (link.relation === 'in' && to && RIDES.test(to.key)) return false;
  // Nobody's eye is at a lens, and no mirror shows whoever stands before it.
  if (to?.key === 'mirror' && link.relation === 'looking_at') return false;
  if (LENSES.test(to?.key ?? '') && THROUGH.test(link.words)) return false;
  const barrier = isBarrierPlaced(stage, link);
  if (barrier !== undefined) return barrier;
  const spotOf = (subject: Subject): Spot | undefined => spots.find((spot) => spot.subject === subject);
  const ridden = AS_ONE.has(link.relation) ? undefined : riddenBy(reading, link.from);
  const a = spotOf(from) ?? (ridden && spotOf(ridden));
  if (HANGING.test(link.words) && ANIMAL_KINDS.has(from.kind) && !hangs(from)) return false;
  const isSide = link.relation === 'left' || link.relation === 'right';
  const side = askedSide(stage, from) ?? (to && a ? askedSide(stage, to) : undefined);
  if (side !== undefined && isSide) return true;
  // The first is where the light comes from.
  if (to === null && reading.subjects.find(isDisc) === from)
    return liesInFrame(link.relation, stage.light.x / width, stage.light.y / height);
  if (to === null || (isSide && to.key === 'branch'))
    return a !== undefined && liesInFrame(link.relation, a.x / width, (a.y - a.tall / 2) / height);
  const isAfter = link.relation === 'chasing' || link.relation === 'following';
  const mount = isAfter ? carriedBy(reading, link.to ?? -1) : undefined;
  const b =
    spotOf(to) ??
    (mount && spotOf(mount)) ??
    (link.relation === 'in' ? undefined : spotOf(seenAs(reading, to)));
  // Two on one scooter.
  if (link.relation === 'behind' && from.sitsBehind && ridden && riddenBy(reading, link.to ?? -1) === ridden)
    return placed.has(ridden);
  // Who sits at a table is behind it.
  if (from.person?.isAtTable && to.key === 'table' && AT.has(link.relation))
    return a?.pose === 'seat' && b !== undefined && Math.abs(a.x - b.x) < b.tall;
  const dinner = dinnerOf(reading);
  if (dinner?.people.includes(from) && (to === dinner.table || dinner.foods.includes(to)))
    return b !== undefined && link.relation !== 'holding';
  if (link.relation === 'playing' && isBall(to)) return true;
  // Nobody holds a whole grove.
  if (
    to &&
    SCENERY_KINDS.has(to.kind) &&
    !isPicked(to) &&
    foodOf(reading, from) !== to &&
    AS_ONE.has(link.relation)
  )
    return false;
  if (isGripping(link, from, to)) return a !== undefined && b !== undefined && isGripped(a, b);
  // Nor does a thing hold anything.
  if (link.relation === 'holding' && from.kind === 'item') return false;
  if (!a && b && seatOf(reading, from, to)) return true;
  if (umbrellaOverAnimals(reading) === to) return areUnder(stage, link, spots);
  if (AS_ONE.has(link.relation) && !isOnBack(link, from, to)) return a === undefined || b === undefined;
  if (link.relation === 'around' && b && !a && coilerOf(from, to)) return true;
  if (link.relation === 'looking_at' && (to.kind === 'sky' || to.kind === 'air')) return true;
  // What belongs to the sky is over all that stands.
  if (link.relation === 'over' && from.kind === 'sky') return true;
  // The disc of an emblem is the ground of its mark.
  if (link.relation === 'behind' && from.kind === 'sky' && stage.scene === 'emblem') return true;
  if (b && !a && cabinFor(link.relation, to)) return true;
  if (b && !a && (isBedOf(to, from, link.relation) || keepsStall(from, link.relation, to))) return true;
  if (b && !a && (isTubOf(to, from, link.relation) || isTubToy(from, to, link.relation))) return true;
  if (a && !b && isTubToy(to, from, link.relation)) return true;
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
  // Two of them are on both sides of who flies there.
  if (stage.scene === 'space' && isGlobe(to) && link.relation === 'between')
    return to.count > 1 || flankersOf(reading, link.from).length > 1;
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
      (a !== undefined && isHidden(stage, link.relation, from, to)) ||
      (a?.isPerched === true && sitsOnFlowers(reading, from)) ||
      (link.relation === 'behind' && b !== undefined && isBackdrop(from)) ||
      (isSightOfStage(stage, to) && SEEN_BY.has(link.relation)) ||
      ((SCENERY_KINDS.has(to.kind) || from.kind === 'tree') &&
        isSeenAtScenery(stage, { ...link, from, to }, spots)) ||
      (AROUND.has(link.relation) && to.key === 'street-lamp') ||
      (link.relation === 'on' &&
        /^(?:road|pier|branch|floating-island|ice-floe|tile-roof|balcony|ship-deck|steps|pool|highway)$/.test(
          to.key,
        )) ||
      ((to.key === 'skatepark' || isSportsGround(to.key)) &&
        (link.relation === 'in' || link.relation === 'on')) ||
      (to.key === 'pavilion-floor' && link.relation === 'in') ||
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
  // "A dragon on a heap of gold, a thief beside it": beside the heap.
  if (link.relation === 'beside' && link.to !== null) {
    const grounds = [to, partnerOf(reading, link)].flatMap((one) => one ?? []);
    return spotsOf(...grounds).some((one) => shareOne(stage, a, one) || isBeside(stage, a, one));
  }
  if (isAtFoot(link, a, b)) return false;
  // Over one of many.
  if (link.relation === 'over') return spotsOf(to).some((one) => liesSo(stage, link, a, one));
  // 桥下划过一条船,船夫戴着斗笠: he may have been left on the bridge.
  if (link.relation === 'in' && b.subject.kind === 'boat' && from.kind === 'figure')
    return Math.abs(a.x - b.x) < (breadthOf(stage, to) * b.tall) / 2 && a.y < b.y + b.tall / 2;
  const partner = partnerOf(reading, link);
  return ARRANGED.has(link.relation) || liesSo(stage, link, a, (partner && spotOf(partner)) ?? b);
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
const CLOSED_BELOW: ReadonlySet<string> = new Set(['bed', 'couch-and-lamp', 'bathtub', DINING_TABLE]);

const HIGH: ReadonlySet<Subject['kind']> = new Set(['building', 'vehicle', 'air']);

/** One is in them in the open air. */
const OPEN =
  /^(?:ruins|ruined-|fountain|gate|iron-gate|city-gate|torii|stonehenge|standing-stones|graveyard|playground|building-site|gas-station|wind-farm|power-plant|tulou|viaduct|triumphal-arch|machu-picchu|angkor-wat|spider-web|tornado|portal|palace-hall|column|moai|statue)/;

/** Who is on something high has the feet up there, and not beside it; of a house one sees no inside. */
function isAtFoot({ relation }: Link, a: Spot, b: Spot): boolean {
  if (!HIGH.has(b.subject.kind)) return false;
  if (relation === 'in') return b.subject.kind === 'building' && !OPEN.test(b.subject.key);
  if (a.subject.kind === 'figure') return false;
  return relation === 'on' && a.y > b.y - b.tall * 0.12;
}

/** So far apart two are still beside each other, in parts of their mean size; so far one may be above the other. */
const [ASIDE, ABOVE] = [1.1, 0.5] as const;
/** So much of the smaller one is free. */
const OVERLAP = 0.65;

/** Under one umbrella two stand as close as it is held; the box of who has it is as wide as both. */
function shareOne({ reading }: Stage, a: Spot, b: Spot): boolean {
  return (
    umbrellaLink(reading) !== undefined &&
    Math.abs(a.y - b.y) < a.tall * 0.1 &&
    Math.abs(a.x - b.x) < (a.tall + b.tall) * 0.25
  );
}

function isBeside(stage: Stage, a: Spot, b: Spot): boolean {
  const [wideA, wideB] = [a, b].map(({ subject, tall }) => breadthOf(stage, subject) * tall) as [
    number,
    number,
  ];
  const apart = Math.abs(a.x - b.x) - (wideA + wideB) / 2;
  const above = Math.max(a.y - a.tall - b.y, b.y - b.tall - a.y);
  const size = (Math.max(wideA, a.tall) + Math.max(wideB, b.tall)) / 2;
  return apart < size * ASIDE && -apart < Math.min(wideA, wideB) * OVERLAP && above < size * ABOVE;
}

/** Above somebody is over them, and not over what is next to them. */
function isAbreast(stage: Stage, a: Spot, b: Spot): boolean {
  const wide = (breadthOf(stage, a.subject) * a.tall + breadthOf(stage, b.subject) * b.tall) / 2;
  return Math.abs(a.x - b.x) < Math.max(wide, stage.short * WIDELY);
}
const WIDELY = 0.2;

function liesSo(stage: Stage, { relation }: Link, a: Spot, b: Spot): boolean {
  const isNear = Math.abs(a.x - b.x) < (a.tall + b.tall) * 1.2;
  if (relation === 'left') return a.x < b.x;
  if (relation === 'right') return a.x > b.x;
  if (relation === 'hugging') return Math.abs(a.x - b.x) < (a.tall + b.tall) * 0.3;
  // Nobody is fed on the wing.
  if (relation === 'feeding')
    return isNear && isFeeding(a.subject) && !(a.subject.kind === 'bird' && a.isFloating && b.isFloating);
  if (relation === 'fighting') return isNear && !isFrontal(a.subject) && !isFrontal(b.subject);
  if (relation === 'touching') return isNear && isTouching(a.work);
  if (relation === 'leaning_on') return isNear && LEANING.has(a.subject.key);
  if (relation === 'over') return a.y < b.y - b.tall * 0.5 && isAbreast(stage, a, b);
  if (relation === 'under') return a.y - a.tall / 2 > b.y - b.tall / 2 && !CLOSED_BELOW.has(b.subject.key);
  if (relation === 'behind') return a.depth < b.depth && !standsLower(a, b);
  if (relation === 'in_front') return a.depth > b.depth && !standsLower(b, a);
  return false;
}

/** Drawn from the front with its arms at its sides: it is not seen to fight anybody. */
function isFrontal({ key, kind, rests, person }: Subject): boolean {
  return person === undefined && (FRONTAL.test(key) || (kind === 'face' && rests?.how !== 'strive'));
}
const FRONTAL = /^(?:robot|alien|snowman|skeleton)$/;

/** What stands nearer to the viewer stands lower in the image: "a boat before a house on the shore" is behind it. */
function standsLower(far: Spot, near: Spot): boolean {
  return !far.isFloating && !near.isFloating && far.y - near.y > Math.min(far.tall, near.tall) * LOWER;
}
const LOWER = 0.35;

/** People have something to eat in the hand; of animals their nearness tells it. */
function isFeeding({ kind, person }: Subject): boolean {
  return kind !== 'figure' || person?.hands === 'scatter' || person?.hands === 'offer';
}
