// What a person has on, layer by layer: the words' garments first, then those of the role, then what is usual.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { ClothPattern } from '../lexicon/cloth-patterns.ts';
import type { Garment, GarmentName } from '../reading/people/person-look.ts';
import { chooseHeadgear, isOnHead, type Worn } from './choose-headgear.ts';
import { jewelOf, necklaceOf, type Necklace } from './jewellery.ts';
import { GROUNDS } from './printed-cloth.ts';
import type { Role, Wear } from './role.ts';

/** How the upper body is cut. */
export type Top =
  | 'dress'
  | 'swimsuit'
  | 'tee'
  | 'shirt'
  | 'sweater'
  | 'hoodie'
  | 'jacket'
  | 'suit'
  | 'coat'
  | 'raincoat'
  | 'robe'
  | 'kimono'
  | 'hanfu'
  | 'qipao'
  | 'sari'
  | 'hanbok'
  | 'armour'
  | 'spacesuit'
  | 'uniform'
  | 'bare';
export type Bottom = 'skirt' | 'tutu' | 'trousers' | 'shorts' | 'none';

export type Outfit = {
  top: { cut: Top; colour: Rgb; pattern?: ClothPattern | undefined };
  /** Worn under an open coat, jacket or suit. */
  under: Rgb;
  bottom: { cut: Bottom; colour: Rgb; pattern?: ClothPattern | undefined };
  shoes: { isBoot: boolean; colour: Rgb };
  headgear: Worn | undefined;
  cloak: Rgb | undefined;
  apron: Rgb | undefined;
  scarf: Rgb | undefined;
  tie: Rgb | undefined;
  mask: Rgb | undefined;
  /** Over the eyes, as at a carnival. */
  eyeMask: Rgb | undefined;
  gloves: Rgb | undefined;
  backpack: Rgb | undefined;
  glasses: 'clear' | 'dark' | undefined;
  goggles: Rgb | undefined;
  hasEyePatch: boolean;
  earrings: Rgb | undefined;
  necklace: Necklace | undefined;
  hasStethoscope: boolean;
  poncho: Rgb | undefined;
  /** Of couriers, on the back. */
  box: Rgb | undefined;
  /** Over the trunk; the arms are free. */
  vest: Rgb | undefined;
  /** Of a coat of the fire brigade. */
  hasBands: boolean;
  hasTattoos: boolean;
  /** Of what is filled with down. */
  isQuilted: boolean;
  /** Sewn on the breast of a robe of the court. */
  badge: 'dragon' | 'rank' | undefined;
  /** Of a uniform with neither gold nor shoulder boards. */
  isPlain: boolean;
  /** Of trousers with a bib. */
  bib: Rgb | undefined;
  /** Of a robe that is cut to fight in. */
  isTrim: boolean;
  isTorn: boolean;
  /** Of armour that is laced of small plates. */
  isLamellar: boolean;
  wings: boolean;
};

/** From the skin outward: of two tops the outer one shows, the inner one where it is open. */
const TOPS: readonly (readonly [GarmentName, Top])[] = [
  ['swimsuit', 'swimsuit'],
  ['t-shirt', 'tee'],
  ['shirt', 'shirt'],
  ['dress', 'dress'],
  ['qipao', 'qipao'],
  ['hanfu', 'hanfu'],
  ['kimono', 'kimono'],
  ['robe', 'robe'],
  ['sari', 'sari'],
  ['hanbok', 'hanbok'],
  ['uniform', 'uniform'],
  ['turnout-coat', 'uniform'],
  ['sweater', 'sweater'],
  ['hoodie', 'hoodie'],
  ['suit', 'suit'],
  ['jacket', 'jacket'],
  ['coat', 'coat'],
  ['armour', 'armour'],
  ['spacesuit', 'spacesuit'],
];

/** Whether a garment covers the upper body. */
export function isTop({ garment }: Pick<Wear, 'garment'>): boolean {
  return TOPS.some(([name]) => name === garment);
}

const USUAL_COLOURS: Partial<Record<GarmentName, string>> = {
  shirt: '#e6e2da',
  't-shirt': '#e8e4dc',
  suit: '#2f3544',
  armour: '#aab4c2',
  spacesuit: '#eceff4',
  jeans: '#3f5a80',
  overalls: '#3f5f8c',
  uniform: '#3a4a6a',
  tie: '#8c2f3a',
  boots: '#4a3226',
  backpack: '#8a6a3c',
  cloak: '#5a2c3c',
  apron: '#e6dfd0',
  tutu: '#f2c4d0',
  mask: '#dfe8ee',
  'eye-mask': '#7a2f8a',
  gloves: '#3a3038',
  goggles: '#3fd8e8',
  'turnout-coat': '#b8923a',
  vest: '#4a5a6a',
  kilt: '#a8302f',
  sari: '#c02c5a',
  hanbok: '#d85a78',
  poncho: '#b8542c',
};

type Rgbs = readonly [string, ...string[]];
const TONES: Rgbs = ['#b8483e', '#33617c', '#5b7a5c', '#c9903f', '#7a4a66', '#d8cbb6', '#3d4660', '#a8603c'];
const SOFT_TONES: Rgbs = ['#c05a5e', '#d8a84e', '#5f8f8a', '#8c6aa0', '#e3d3bd', '#3f6a94', '#cf8a72'];
/** Of children, who wear brighter things. */
const BRIGHT_TONES: Rgbs = ['#e8564a', '#f2b83a', '#3f9ad8', '#5ab46a', '#f08a4a', '#8a6ad0', '#f2f0e8'];
/** Silks of a qipao. */
const SILKS: Rgbs = ['#a8283a', '#1f5f6a', '#5a2f6e', '#22406e', '#2f6a4c', '#8c2f56'];
const SHORTS: Rgbs = ['#3f6aa8', '#4a7a9a', '#c8a45c', '#5a6a4c'];
const TROUSERS: Rgbs = ['#34405a', '#4a4650', '#5c5348', '#2e3440'];

export function outfitOf(
  words: readonly Garment[],
  role: Role,
  who: { isFemale: boolean; age: string; colour?: string | undefined },
  random: Random,
): Outfit {
  // "A bride in a lace dress": of the colour that hers has.
  const colourOfRole = (name: GarmentName): string | undefined =>
    role.wears.find(({ garment }) => garment === name)?.colour;
  const asked = words.map(({ garment, colour = colourOfRole(garment), pattern, words: said }): Wear => ({
    garment,
    words: said,
    ...(colour === undefined ? {} : { colour }),
    ...(pattern === undefined ? {} : { pattern }),
  }));
  // Who is said to wear a top of their own does not wear the role's over it; "a doctor in a red dress" still has the coat.
  const own = asked.some(isTop);
  const usual = role.wears.filter(
    (wear) =>
      !asked.some(({ garment }) => garment === wear.garment) &&
      !(own && isTop(wear) && wear.garment !== 'coat'),
  );
  const all = [...usual, ...asked];
  const find = (...names: GarmentName[]): Wear | undefined =>
    all.find(({ garment }) => names.includes(garment));
  const maybe = (...names: GarmentName[]): Rgb | undefined => {
    const wear = find(...names);
    return wear && colourOf(wear, random.pick(TONES));
  };
  const isChild = who.age === 'child';
  const tone = random.pick(role.tones ?? (isChild ? BRIGHT_TONES : who.isFemale ? SOFT_TONES : TONES));
  const other = random.pick(isChild ? SHORTS : TROUSERS);
  const worn = TOPS.filter(([name]) => find(name)).map(([name, cut]) => ({ name, cut, wear: find(name) }));
  const outer = worn.at(-1);
  const inner = worn.length > 1 ? worn.at(-2) : undefined;
  const hasTattoos = find('tattoo') !== undefined;
  const said = outer?.wear?.words ?? '';
  const isRaincoat = outer?.cut === 'coat' && RAIN.test(said);
  // Men and boys have trunks.
  const trunks = outer?.cut === 'swimsuit' && !who.isFemale ? outer.wear : undefined;
  const cut =
    (isRaincoat ? 'raincoat' : trunks ? 'bare' : outer?.cut) ??
    (role.isInFoam === true || (role.isBareChested === true && !who.isFemale) ? 'bare' : undefined) ??
    (hasTattoos || role.isBareChested === true ? 'tee' : undefined) ??
    (find('tutu') ? 'dress' : undefined) ??
    usualTop(who, find('skirt', 'kilt') !== undefined, random);
  const isWhole = [
    'dress',
    'swimsuit',
    'robe',
    'kimono',
    'hanfu',
    'qipao',
    'sari',
    'spacesuit',
    'armour',
  ].includes(cut);
  const tutu = find('tutu');
  const skirt = find('skirt', 'kilt') ?? (cut === 'hanbok' ? find('hanbok') : undefined);
  const legs = find('overalls', 'trousers', 'jeans');
  const shorts = find('shorts') ?? trunks;
  const silk = cut === 'qipao' ? random.pick(SILKS) : undefined;
  const topColour = colourOf(outer?.wear ?? tutu, who.colour ?? silk ?? tone);
  const bottom = tutu ?? skirt ?? legs ?? shorts;
  const hasShorts = shorts !== undefined || (isChild && cut === 'tee' && !legs);
  return {
    top: {
      cut,
      colour:
        cut === 'hanbok'
          ? mix('#f6ead2', '#f6ead2', 0)
          : // "A striker in white": what their trade wears is of no colour of its own then.
            who.colour !== undefined && (outer?.wear?.colour === undefined || !outer.wear.words)
            ? mix(who.colour, who.colour, 0)
            : topColour,
      pattern: outer?.wear?.pattern ?? tutu?.pattern,
    },
    under: inner
      ? colourOf(inner.wear, '#ece8e0')
      : mix(random.pick(['#ece8e0', '#d9dfe4', '#3a3f4c']), '#ffffff', 0),
    bottom: {
      cut: bottomCut({
        tutu,
        skirt,
        shorts: hasShorts,
        legs: legs !== undefined || !isWhole || cut === 'armour',
      }),
      colour: bottom
        ? colourOf(bottom, other)
        : cut === 'suit'
          ? mix(topColour, '#10101c', 0.12)
          : mix(other, other, 0),
      pattern: bottom?.pattern ?? (find('kilt') ? TARTAN : undefined),
    },
    shoes: {
      isBoot: find('boots') !== undefined || cut === 'armour',
      colour: colourOf(find('boots', 'shoes'), tutu ? '#eab0b4' : '#3a2c2a'),
    },
    headgear:
      isRaincoat && !asked.some(isOnHead)
        ? { kind: 'hood', colour: topColour }
        : chooseHeadgear(all, asked, role, { tone, isFemale: who.isFemale }),
    cloak: maybe('cloak'),
    apron: maybe('apron'),
    scarf: maybe('scarf'),
    tie:
      maybe('tie') ??
      (cut === 'suit' && !who.isFemale && random.chance(0.6) ? mix('#8c2f3a', '#2a2030', 0.1) : undefined),
    mask: maybe('mask'),
    eyeMask: maybe('eye-mask'),
    gloves: maybe('gloves'),
    backpack: maybe('backpack'),
    glasses: find('sunglasses') ? 'dark' : find('glasses') ? 'clear' : undefined,
    goggles: maybe('goggles'),
    hasEyePatch: role.hasEyePatch === true,
    earrings:
      find('earrings') !== undefined || (who.isFemale && who.age === 'adult' && random.chance(0.35))
        ? jewelOf(find('earrings'))
        : undefined,
    necklace: necklaceOf(find('necklace')),
    vest: maybe('vest'),
    poncho: maybe('poncho'),
    box: role.hasBox === true ? mix(find('backpack')?.colour ?? '#f0b42a', '#3a3040', 0.05) : undefined,
    hasBands: find('turnout-coat') !== undefined,
    hasTattoos,
    isQuilted: /puffer|down |padded|羽绒|棉[衣袄服]/i.test(said),
    badge: /龙袍|蟒袍|dragon robe/i.test(said) ? 'dragon' : /官[服袍]|朝服/.test(said) ? 'rank' : undefined,
    isPlain: /中山装|mao suit|zhongshan|tunic/i.test(said),
    bib: maybe('overalls'),
    isTrim: role.isTrim === true && cut === 'robe',
    isTorn: role.isTorn === true,
    isLamellar: role.isLamellar === true && cut === 'armour',
    hasStethoscope: role.wears.some(({ colour }) => colour === '#8fb4cc'),
    wings: role.hasWings === true,
  };
}

const TARTAN: ClothPattern = { name: 'checks' };

/** Against rain: with a hood, closed to the throat. */
const RAIN = /\brain|雨衣/i;

/** The first that is worn. */
function bottomCut(worn: Record<Exclude<Bottom, 'none' | 'trousers'> | 'legs', unknown>): Bottom {
  if (worn.tutu) return 'tutu';
  if (worn.skirt) return 'skirt';
  if (worn.shorts) return 'shorts';
  return worn.legs ? 'trousers' : 'none';
}

function colourOf(wear: Wear | undefined, fallback: string): Rgb {
  const ground = wear?.pattern && GROUNDS[wear.pattern.name];
  const usual = ground ?? (wear && USUAL_COLOURS[wear.garment]);
  return mix(wear?.colour ?? usual ?? fallback, '#3a3040', 0.05);
}

function usualTop(who: { isFemale: boolean; age: string }, hasSkirt: boolean, random: Random): Top {
  if (hasSkirt) return random.pick(['shirt', 'sweater']);
  // Small girls are told by it, from all sides.
  if (who.age === 'baby' || who.age === 'child') return who.isFemale ? 'dress' : 'tee';
  if (who.isFemale) return random.pick(['dress', 'sweater', 'coat', 'dress', 'shirt']);
  return random.pick(['shirt', 'jacket', 'sweater', 'coat']);
}
