// Animals that do what they are known for: a whale leaps out of the sea, an octopus holds a ship, a dog catches a disc.

import { movedAs } from '../../animals/heads.ts';
import { bloomBuild } from '../../scenery/bloom-kinds.ts';
import { CURLED_DRAGON } from '../../things/curled-dragon.ts';
import { PEACOCK_FAN } from '../../things/peacocks.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Show } from '../places/read-circumstances.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

type Deed = {
  /** Whose, by their keys. */
  who: RegExp;
  said: RegExp;
  /** To what, which is drawn with it. */
  takes?: RegExp;
  /** What has to be there too. */
  beside?: Subject['kind'];
  /** What the image has to show as well. */
  where?(subjects: readonly Subject[]): boolean;
  becomes(subject: Subject, word: Word, taken: Subject | undefined): Partial<Subject> | undefined;
};

/** In its claws. */
const TAKING =
  /^(?:catching|catches|catch|grabbing|grabs|carrying|carries|holding|holds|snatching|snatches|clutching|抓|抓着|抓住|抓起|叼着|捕|捕捉|捕鱼|抓鱼|捉)$/i;
const CATCHING =
  /^(?:catching|catches|catch|grabbing|snatching|fetching|leaping for|jumping for|接|接住|接着|叼住|抓住|抓起|抓着|捕捉|捕食|抓鱼|捕鱼|叼着)$/i;
const LEAPING =
  /^(?:breach(?:es|ing)?|(?:leap|jump)(?:s|ing)?(?: out)?|breaking the surface|跃出|跃出水面|跳出水面|跳出|跳出来|跃起|腾空跃起|跳跃|跳起|跃)$/i;

const DISPLAYING =
  /^(?:开屏|展开尾羽|展开羽毛|张开尾巴|displaying|fanning|spreads?|spreading|tail open|open tail|tail spread|tail fanned|fanned tail|tail feathers|feathers spread|plumage|尾羽|华丽的羽毛|羽毛)$/i;
const AT_FLOWER =
  /^(?:collecting (?:nectar|pollen)|gathering (?:nectar|pollen)|sipping nectar|drinking nectar|feeding on nectar|pollinating|pollinates|sitting|sits|landing|lands|landed|resting|perched|perching|采蜜|采花蜜|采花粉|吸食花蜜|吸花蜜|授粉|停|停在|停着|落|落在)$/i;
const SLEEPING =
  /^(?:sleeping|sleeps|asleep|sleep|slumbering|slumber|curled up|curls up|curled|curls|curling|napping|dozing|resting|睡觉|睡着|睡|沉睡|熟睡|睡在|酣睡|沉睡着|蜷缩|蜷缩在|蜷着|盘卧|盘卧在|盘踞|盘踞在|睡着的|沉睡的|睡觉的|熟睡的)$/i;

const DEEDS: readonly Deed[] = [
  {
    who: /^dragon$/,
    said: SLEEPING,
    becomes: ({ drawing }) =>
      drawing === 'dragon' || drawing === CURLED_DRAGON
        ? { drawing: CURLED_DRAGON, height: 0.26 }
        : undefined,
  },
  // Their drawings do it.
  {
    who: /^(?:butterfly|bee|dragonfly|ladybug|beetle|hummingbird)$/,
    said: AT_FLOWER,
    where: (subjects) => subjects.some((one) => bloomBuild(one) !== undefined || one.key === 'hibiscus'),
    becomes: () => ({}),
  },
  { who: /^peacock$/, said: DISPLAYING, becomes: () => ({ drawing: PEACOCK_FAN }) },
  {
    who: /^(?:phoenix|butterfly|eagle|gull|dove|swallow)$/,
    said: /^(?:spreading|spreads|wings spread|spread wings|outstretched wings|展翅|展翅高飞|展开翅膀|张开翅膀|振翅)$/i,
    becomes: () => ({}),
  },
  {
    who: /^dinosaur$/,
    said: /^(?:roaring|roars|roar|growling|snarling|咆哮|吼叫|怒吼|大吼|嘶吼)$/i,
    becomes: () => ({}),
  },
  {
    who: /^whale$/,
    said: LEAPING,
    becomes: ({ drawing }) => ({
      key: 'leaping-whale',
      drawing: drawing === 'own/orca' ? 'own/leaping-orca' : 'own/leaping-whale',
      kind: 'boat',
      height: 0.5,
    }),
  },
  {
    who: /^dolphin$/,
    said: LEAPING,
    becomes: () => ({ key: 'leaping-dolphin', kind: 'boat' }),
  },
  {
    who: /^(?:fish|koi|salmon|trout|bass|swordfish|marlin|tuna|manta|cod|mackerel|sturgeon)$/,
    said: LEAPING,
    becomes: ({ drawing }) => ({
      key: 'leaping-fish',
      kind: 'boat',
      ...(drawing === 'own/butterflyfish' ? { drawing: 'own/river-fish' } : {}),
    }),
  },
  {
    who: /^(?:octopus|squid)$/,
    said: /^(?:attacking|attacks|attack|sinking|seizing|grabbing|holding|wrapping|wrapped|wrapped around|wrapping around|crushing|destroying|dragging|攻击|袭击|进攻|缠住|缠绕|缠绕着|缠着|吞没|拖着|抓住|抱住)$/i,
    beside: 'boat',
    becomes: () => ({ key: 'kraken', drawing: 'own/kraken', kind: 'boat', height: 0.5 }),
  },
  {
    who: /^(?:eagle)$/,
    said: TAKING,
    takes: /^(?:fish|koi|river-fish)$/,
    becomes: (_, __, taken) =>
      taken && { key: 'fishing-eagle', drawing: 'own/fishing-eagle', kind: 'bird', height: 0.42 },
  },
  {
    who: /^penguin$/,
    said: /^(?:sliding|slides|slide|sledging|tobogganing|滑行|滑下|滑着|滑)$/i,
    becomes: () => ({ drawing: 'own/sliding-penguin' }),
  },
  {
    who: /./,
    said: CATCHING,
    takes: /^(?:frisbee|ball|soccer-ball|baseball)$/,
    becomes: (subject, { text }, taken) =>
      taken && movedAs(subject, 'leap') !== undefined
        ? {
            rests: { how: 'leap', words: text },
            catches: taken.key === 'frisbee' ? 'frisbee' : 'ball',
            ...(taken.colour === undefined ? {} : { caughtColour: taken.colour }),
          }
        : undefined,
  },
];

/** So many words may stand between the animal and what it does, and between that and what it is done to. */
const FURTHEST = 7;

/** Changes the cast. */
export function doAnimalFeats(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): void {
  for (const [at, word] of words.entries()) {
    const deed = DEEDS.find((one) => one.said.test(word.text));
    if (!deed) continue;
    const near = nouns.filter(
      (noun) =>
        Math.abs(noun.at - at) <= FURTHEST && noun.word.clause === word.clause && cast.byNoun.has(noun),
    );
    for (const one of DEEDS) if (one.said.test(word.text) && perform(one, word, at, near, cast, show)) break;
  }
}

function perform(deed: Deed, word: Word, at: number, near: readonly Noun[], cast: Cast, show: Show): boolean {
  const isDoer = (noun: Noun): boolean => {
    const subject = cast.byNoun.get(noun);
    return (
      subject !== undefined &&
      subject.kind !== 'figure' &&
      ANIMALS.has(subject.kind) &&
      deed.who.test(subject.key)
    );
  };
  const doing =
    near.findLast((noun) => noun.at < at && isDoer(noun)) ??
    near.find((noun) => noun.at > at && isDoer(noun));
  const subject = doing && cast.byNoun.get(doing);
  if (!subject) return false;
  const of =
    deed.takes &&
    near.find((noun) => noun !== doing && deed.takes?.test(cast.byNoun.get(noun)?.key ?? '') === true);
  const taken = of && cast.byNoun.get(of);
  if (deed.beside !== undefined && !cast.subjects.some((one) => one !== subject && one.kind === deed.beside))
    return false;
  if (deed.where?.(cast.subjects) === false) return false;
  const change = deed.becomes(subject, word, taken);
  if (!change) return false;
  Object.assign(subject, change);
  show(word, { is: 'thing', thing: subject });
  if (!taken || !of) return true;
  cast.subjects.splice(cast.subjects.indexOf(taken), 1);
  for (const [noun, one] of cast.byNoun) if (one === taken) cast.byNoun.set(noun, subject);
  return true;
}

const ANIMALS: ReadonlySet<Subject['kind']> = new Set(['face', 'full', 'mount', 'bird', 'fish', 'air']);

const IN_AIR =
  /^(?:in the air|mid-air|in mid-air|midair|in midair|airborne|jumping|jumps|doing a jump|doing a trick|doing tricks|doing a stunt|performing a trick|flying through the air|腾空|腾空而起|腾跃|飞跃|跳跃|跃起|飞起)$/i;

/** Who rides what leaps: the wheels, or the hooves, are off the ground. */
export function leapOnMount(words: readonly Word[], cast: Cast, show: Show): void {
  const mount = cast.subjects.find(({ key }) => LEAPING_MOUNTS.has(key));
  const word = words.find(({ text }) => IN_AIR.test(text));
  if (!mount || !word || means(word, 'subject') || meaningOf(word, 'scene')) return;
  mount.rests = { how: 'leap', words: word.text };
  show(word, { is: 'thing', thing: mount });
}
const LEAPING_MOUNTS: ReadonlySet<string> = new Set(['bike', 'motorcycle']);
