// What somebody has on the head: by the words, else by the role.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import type { Headgear } from './features.ts';
import { hairOfThings } from './hair-of-things.ts';
import { ORNAMENT_WORDS } from './head-ornaments.ts';
import type { Role, Wear } from './role.ts';

export type Worn = { kind: Headgear; colour: Rgb };

export function isOnHead({ garment }: Wear): boolean {
  return garment === 'hat' || garment === 'cap' || garment === 'crown' || garment === 'helmet';
}

/** The one of the role; of steel only for who fought in such. */
function helmetOf({ headgear, wears }: Role, words: string): Headgear {
  if (headgear !== undefined && /helmet|hard-hat|bubble|kabuto/.test(headgear)) return headgear;
  if (/安全帽|hard hat/i.test(words)) return 'hard-hat';
  if (/knight|骑士/i.test(words)) return 'helmet';
  return wears.some(({ garment }) => garment === 'armour') ? 'helmet' : 'bike-helmet';
}

const HATS: readonly (readonly [RegExp, Headgear])[] = [
  ...ORNAMENT_WORDS,
  [/\bveil|头纱/i, 'veil'],
  [/hair ?pin|簪|钗|步摇/i, 'hairpin'],
  [/head ?wrap|head tie/i, 'turban'],
  [/tiara|头冠/i, 'tiara'],
  [/top hat|礼帽|高帽|🎩/i, 'top-hat'],
  [/bowler|圆顶/i, 'bowler'],
  [/sombrero|墨西哥/i, 'sombrero'],
  [/party|birthday|生日/i, 'party-hat'],
  [/斗笠|conical|bamboo hat|rice hat|笠/i, 'cone-hat'],
  [/turban|缠头/i, 'turban'],
  [/towel|毛巾|手巾/i, 'head-cloth'],
  [/hijab|head ?scar(?:f|ves)|kerchief on|头巾/i, 'headscarf'],
  [/\bfez\b|土耳其/i, 'fez'],
  [/jester|小丑帽/i, 'jester-hat'],
  [/fedora|trilby|侦探帽|绅士帽/i, 'fedora'],
  [/beret|贝雷/i, 'beret'],
  [/beanie|knit|woolly|wool hat|winter hat|bobble|毛线|针织帽|绒帽/i, 'knitted'],
  [/flower|floral|wreath|花环|花冠/i, 'flowers'],
  [/santa|christmas|圣诞/i, 'santa'],
  [/graduation|mortar|学士|毕业|博士/i, 'mortarboard'],
  [/witch|wizard|巫|\bpoint(?:ed|y)\b|尖/i, 'pointed'],
  [/cowboy|牛仔/i, 'cowboy'],
  [/straw|草帽/i, 'straw'],
  [/pirate|海盗/i, 'tricorne'],
  [/captain|sailor|navy|naval|police|pilot|船长|警|海军|机长|大盖/i, 'police'],
  [/chef|厨师/i, 'toque'],
];

/** Which one the words say; undefined where it is just a hat. */
function hatOf(words: string): Headgear | undefined {
  return hairOfThings(words)?.gear ?? HATS.find(([pattern]) => pattern.test(words))?.[1];
}

const HOODED = /hood|连帽|兜帽/i;

/** Returns what is on the head: what was asked for, else what the role has, else what is usual; undefined where it is bare. */
export function chooseHeadgear(
  all: readonly Wear[],
  asked: readonly Wear[],
  { headgear: usualGear, headgearOfWomen, headgearColour, ...rest }: Role,
  { tone, isFemale }: { tone: string; isFemale: boolean },
): Worn | undefined {
  const roleGear = (isFemale ? headgearOfWomen : undefined) ?? usualGear;
  const role = { ...rest, ...(roleGear === undefined ? {} : { headgear: roleGear }) };
  const worn = (list: readonly Wear[]): { kind: Headgear; colour: string | undefined } | undefined => {
    for (const { garment, colour, words = '' } of list) {
      if (garment === 'crown') return { kind: hatOf(words) ?? 'crown', colour };
      if (garment === 'cap') return { kind: hatOf(words) ?? 'cap', colour };
      if (garment === 'helmet') return { kind: helmetOf(role, words), colour };
      if (garment === 'headphones') return { kind: 'headphones', colour };
      if (garment === 'hat')
        return {
          kind: hatOf(words) ?? role.headgear ?? 'sunhat',
          colour: colour ?? hairOfThings(words)?.colour,
        };
    }
    return undefined;
  };
  const hooded = all.find(({ garment, words = '' }) => garment === 'cloak' && HOODED.test(words));
  const found =
    worn(asked) ??
    (hooded ? { kind: 'hood' as const, colour: hooded.colour } : undefined) ??
    (role.headgear ? { kind: role.headgear, colour: headgearColour } : worn(all));
  if (!found) return undefined;
  const robe = all.find(
    ({ garment }) => garment === 'robe' || garment === 'cloak' || garment === 'kimono',
  )?.colour;
  const usual: Partial<Record<Headgear, string>> = {
    crown: '#e3b04a',
    flowers: '#f2a0b4',
    laurel: '#6f9a4c',
    'phoenix-crown': '#e0aa3c',
    'cat-ears': '#3a3038',
    'bunny-ears': '#f4efe9',
    feathers: '#b8402c',
    mortarboard: '#262833',
    tiara: '#e6c878',
    straw: '#dcb878',
    'cone-hat': '#d8bc7c',
    'top-hat': '#24242c',
    bowler: '#2a2630',
    sombrero: '#d9a850',
    turban: '#e8e2d4',
    'head-cloth': '#f2efe8',
    headscarf: '#8a5a7c',
    fez: '#a8242c',
    'jester-hat': '#8a2f9a',
    'party-hat': '#3f8fd8',
    sunhat: '#e6d3ac',
    helmet: '#b4bdca',
    kabuto: '#3a3444',
    toque: '#f8f6f2',
    bubble: '#eceff4',
    veil: '#fbf8f4',
    police: '#22304e',
    nurse: '#f6f8fa',
    'hard-hat': '#e2b53a',
    cowboy: '#8a5c34',
    tricorne: '#2c2428',
    fedora: '#4a4038',
    halo: '#f6dc8c',
    santa: '#c02c30',
    beret: '#7a2c34',
    pointed: robe ?? '#3a3478',
    hood: robe ?? '#4a3a58',
    'fur-hood': all.find(({ garment }) => garment === 'coat')?.colour ?? tone,
    // Seen on hair of every colour.
    headphones: '#2f9dbe',
    'bike-helmet': '#d8433a',
    'riding-helmet': '#24242c',
    'moto-helmet': '#b8282c',
    'fire-helmet': '#c8322a',
    'viking-helmet': '#8a8e98',
    'crested-helmet': '#c89a4a',
    'plumed-hat': '#5a3a28',
    'hair-crown': '#3a5a8c',
    'snake-hair': '#4f8a54',
    'beaded-crown': '#24242c',
    nemes: '#e0b43c',
    fillet: '#e8b83c',
    horns: '#4a2c28',
    'official-hat': '#22202c',
    'warrior-cap': '#2f6a46',
  };
  // Men wind it around the head.
  const kind = found.kind === 'headscarf' && !isFemale ? 'turban' : found.kind;
  return { kind, colour: mix(found.colour ?? usual[kind] ?? tone, '#2a2030', 0.04) };
}
