// Every word that the illustrator knows, with all that it may mean.

import { PADDLING } from '../../lexicon/sport-feats.ts';
import { ANIMALS, RESTS } from '../../lexicon/animals.ts';
import { ANIMALS_IN_ACTION_WORDS } from '../../lexicon/animals-in-action.ts';
import { BARRIERS } from '../../lexicon/barriers.ts';
import { CITIES, CITY_SIGHTS } from '../../lexicon/cities.ts';
import { CONTAINER_WORDS } from '../../lexicon/containers.ts';
import {
  COLOURS,
  LOOKS,
  MEALS,
  MEETINGS,
  MOODS,
  NEAR_SCENES,
  NUMBERS,
  PLUMES,
  RELATIONS,
  SCENES,
  TIMES,
  WEATHERS,
} from '../../lexicon/circumstances.ts';
import {
  CHINESE_ADJECTIVES,
  ENGLISH_TWO_WORDS,
  CHINESE_STRUCTURE,
  ENGLISH_ADJECTIVES,
  ENGLISH_STRUCTURE,
  JOINERS,
} from '../../lexicon/fillers.ts';
import { UNSHOWN_DEEDS } from '../../lexicon/han-deeds.ts';
import { CHINESE_LIFE } from '../../lexicon/chinese-life.ts';
import {
  BRICK_COLOURS,
  CHINESE_DAYS,
  CHINESE_PARTS,
  CHINESE_SCENES,
  CHINESE_TIMES,
  CHINESE_WEATHER,
  VERSE_STRUCTURE,
} from '../../lexicon/chinese-settings.ts';
import { DRINK_WORDS } from '../../lexicon/drinks.ts';
import { FEAT_PEOPLE } from '../../lexicon/feat-entries.ts';
import { DISHES } from '../../lexicon/dishes.ts';
import { FLOWER_ENTRIES } from '../../lexicon/flowers.ts';
import { FRUITS_AND_VEGETABLES } from '../../lexicon/fruits-and-vegetables.ts';
import { FLOWERING_AND_FRUIT_TREES } from '../../lexicon/flowering-and-fruit-trees.ts';
import { FOOD } from '../../lexicon/food.ts';
import { FESTIVE } from '../../lexicon/festive.ts';
import { IDIOMS } from '../../lexicon/idioms.ts';
import { INSIDES } from '../../lexicon/insides.ts';
import { JARS } from '../../lexicon/jars.ts';
import { GOODS } from '../../lexicon/goods.ts';
import { HAND_TOOLS } from '../../lexicon/hand-tools.ts';
import { HOUSE_AND_PLAY } from '../../lexicon/house-and-play.ts';
import { INSTRUMENTS } from '../../lexicon/instruments.ts';
import { OLD_CHINA_THINGS } from '../../lexicon/old-china-things.ts';
import { WORKS_AND_WHEELS } from '../../lexicon/works-and-wheels.ts';
import { HOURS } from '../../lexicon/hours.ts';
import { HOUSE_PLANT_ENTRIES } from '../../lexicon/house-plants.ts';
import { HOUSEHOLD } from '../../lexicon/household.ts';
import { SHOWN_THINGS } from '../../lexicon/shown-things.ts';
import { STRUNG_LIGHTS } from '../../lexicon/lights.ts';
import { LYING_AND_HUNG } from '../../lexicon/lying-and-hung.ts';
import { FROZEN_SWEET_WORDS } from '../../lexicon/frozen-sweets.ts';
import { WORLD_DISHES } from '../../lexicon/world-dishes.ts';
import { SAUCE_WORDS } from '../../lexicon/sauces.ts';
import { PACKAGES_OF_GOODS } from '../../lexicon/packages.ts';
import { LANDFORMS } from '../../lexicon/landforms.ts';
import { GODS_OF_OLD } from '../../lexicon/gods-of-old.ts';
import { LEGENDARY_THINGS, LEGENDS } from '../../lexicon/legends.ts';
import {
  ACTS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_CUTS,
  MAKE_UP,
  HAIR_WORDS,
  FACE_TRAITS,
  FEELINGS,
  FRECKLES,
  FRINGES,
  SMILES,
  VIEWS,
} from '../../lexicon/looks-of-people.ts';
import { FISHES_AND_MORE } from '../../lexicon/fishes.ts';
import { MORE_ANIMALS } from '../../lexicon/more-animals.ts';
import { MORE_BIRDS } from '../../lexicon/more-birds.ts';
import { SMALL_CREATURES } from '../../lexicon/small-creatures.ts';
import { WILD_ANIMALS } from '../../lexicon/wild-animals.ts';
import { WATER_ANIMALS } from '../../lexicon/water-animals.ts';
import { WINGED_ANIMALS } from '../../lexicon/winged-animals.ts';
import { CAMERA_WORDS, MANNERS, NAMES, PARTS, UNDRAWN } from '../../lexicon/not-drawn.ts';
import { NAMED_AFTER } from '../../lexicon/named-after.ts';
import { PEOPLE } from '../../lexicon/people.ts';
import { PLACES } from '../../lexicon/places.ts';
import { MADE_UP_FIGURES } from '../../lexicon/made-up-figures.ts';
import { TREES_AND_PLANTS } from '../../lexicon/trees-and-plants.ts';
import { VEHICLES } from '../../lexicon/vehicles.ts';
import {
  CARRIERS,
  FRAME_PLACES,
  FRAMES,
  LINKS,
  NEGATIONS,
  NEVER_DRAWN,
  NOBODY,
  PLACES_AFTER,
  SAYS,
  SIZES,
} from '../../lexicon/relations.ts';
import { UNDERFOOT } from '../../lexicon/underfoot.ts';
import { MORE_DISHES } from '../../lexicon/more-dishes.ts';
import { MOUNTAINS } from '../../lexicon/mountains.ts';
import { SKY_THINGS } from '../../lexicon/sky.ts';
import { ABSTRACT, IMAGE_LIGHTS, SOFT_BEHIND } from '../../lexicon/image-light.ts';
import { SPORTS_GROUNDS } from '../../lexicon/sports-grounds.ts';
import { TEMPLE_WORDS } from '../../lexicon/temples.ts';
import { TONES } from '../../lexicon/tones.ts';
import { TOPPING_WORDS } from '../../lexicon/toppings.ts';
import { TOWN_BUILDING_WORDS } from '../../lexicon/town-buildings.ts';
import { TRADES } from '../../lexicon/trades.ts';
import { ROOM_FITTING_WORDS, SHIP_ROOMS } from '../../lexicon/room-fittings.ts';
import { SCIENCE_FICTION } from '../../lexicon/science-fiction.ts';
import { SHIPS } from '../../lexicon/ships.ts';
import { STREET_THINGS } from '../../lexicon/street-things.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import { TABLE_GAMES } from '../../lexicon/table-games.ts';
import { TALE_BEINGS } from '../../lexicon/tale-beings.ts';
import { TABLE_THINGS } from '../../lexicon/table-things.ts';
import { THINGS } from '../../lexicon/things.ts';
import { WHEELS_AND_WALLS } from '../../lexicon/wheels-and-walls.ts';
import type { Meaning } from './word.ts';

/** What was written by hand for a drawing of our own comes first: of two entries with one word the first counts. */
export const KNOWN_SUBJECTS: readonly SubjectEntry[] = [
  ...SCIENCE_FICTION,
  ...ROOM_FITTING_WORDS,
  ...CHINESE_LIFE,
  ...ANIMALS,
  ...WINGED_ANIMALS,
  ...WATER_ANIMALS,
  ...FEAT_PEOPLE,
  ...ANIMALS_IN_ACTION_WORDS,
  ...PEOPLE,
  ...MADE_UP_FIGURES,
  ...TRADES,
  ...LEGENDS,
  ...TALE_BEINGS,
  ...GODS_OF_OLD,
  ...LEGENDARY_THINGS,
  ...SHIPS,
  ...VEHICLES,
  ...THINGS,
  ...PACKAGES_OF_GOODS,
  ...FROZEN_SWEET_WORDS,
  ...SAUCE_WORDS,
  ...DRINK_WORDS,
  ...JARS,
  ...FESTIVE,
  ...WORLD_DISHES,
  ...MORE_DISHES,
  ...GOODS,
  ...CONTAINER_WORDS,
  ...TABLE_THINGS,
  ...DISHES,
  ...TOPPING_WORDS,
  ...PLACES,
  ...TREES_AND_PLANTS,
  ...FLOWER_ENTRIES,
  ...FLOWERING_AND_FRUIT_TREES,
  ...FRUITS_AND_VEGETABLES,
  ...HOUSE_PLANT_ENTRIES,
  ...TOWN_BUILDING_WORDS,
  ...TEMPLE_WORDS,
  ...UNDERFOOT,
  ...SPORTS_GROUNDS,
  ...BARRIERS,
  ...STRUNG_LIGHTS,
  ...LYING_AND_HUNG,
  ...MOUNTAINS,
  ...LANDFORMS,
  ...CITY_SIGHTS,
  ...STREET_THINGS,
  ...SKY_THINGS,
  ...MORE_ANIMALS,
  ...WILD_ANIMALS,
  ...MORE_BIRDS,
  ...FISHES_AND_MORE,
  ...SMALL_CREATURES,
  ...FOOD,
  ...HAND_TOOLS,
  ...HOUSEHOLD,
  ...SHOWN_THINGS,
  ...WHEELS_AND_WALLS,
  ...HOUSE_AND_PLAY,
  ...INSTRUMENTS,
  ...OLD_CHINA_THINGS,
  ...WORKS_AND_WHEELS,
];

export const VOCABULARY: ReadonlyMap<string, readonly Meaning[]> = buildVocabulary();

/** Words of both scripts, like T恤: they are looked for before the rest is cut. The longest first. */
export const MIXED_WORDS: readonly string[] = [...VOCABULARY.keys()]
  .filter((word) => /\p{Script=Han}/u.test(word) && /[a-z\d·]/.test(word))
  .toSorted((a, b) => b.length - a.length);

function buildVocabulary(): Map<string, Meaning[]> {
  const built = new Map<string, Meaning[]>();
  function add(words: string, meaning: Meaning, separator = ','): void {
    for (const raw of words.split(separator)) {
      const word = raw.trim().toLowerCase();
      if (word === '') continue;
      const meanings = built.get(word) ?? [];
      built.set(word, meanings);
      const isKnown = meanings.some(({ is }) => is === meaning.is && (is === 'subject' || is === 'link'));
      if (!isKnown) meanings.push(meaning);
    }
  }
  // What is never drawn has no other meaning.
  const closed: readonly (readonly [string, Meaning])[] = [
    [NAMES, { is: 'name' }],
    [UNDRAWN, { is: 'undrawn' }],
    [NAMED_AFTER, { is: 'undrawn' }],
    [CAMERA_WORDS, { is: 'camera' }],
  ];
  for (const [value, words] of entries(TIMES)) add(words, { is: 'time', value });
  for (const [value, words] of entries(HOURS)) add(words, { is: 'time', value });
  for (const [value, words] of entries(WEATHERS)) add(words, { is: 'weather', value });
  for (const [value, words] of entries(PLUMES)) add(words, { is: 'plume', value });
  for (const [value, words] of entries(SCENES)) add(words, { is: 'scene', value });
  for (const [value, words] of entries(CHINESE_TIMES)) add(words, { is: 'time', value });
  for (const [value, words] of entries(CHINESE_WEATHER)) add(words, { is: 'weather', value });
  for (const [value, words] of entries(CHINESE_SCENES)) add(words, { is: 'scene', value });
  for (const words of [...SHIP_ROOMS, ...Object.values(INSIDES)]) add(words, { is: 'scene', value: 'room' });
  for (const { words } of CITIES) add(words, { is: 'scene', value: 'city' });
  for (const [value, words] of entries(LOOKS)) add(words, { is: 'look', value });
  for (const [value, words] of entries(TONES)) add(words, { is: 'tone', value });
  for (const [value, words] of entries(IMAGE_LIGHTS)) add(words, { is: 'image-light', value });
  add(SOFT_BEHIND, { is: 'soft-behind' });
  add(ABSTRACT, { is: 'abstract' });
  for (const [value, words] of entries(COLOURS)) add(words, { is: 'colour', value });
  for (const [value, words] of Object.entries(NUMBERS)) add(words, { is: 'number', value: Number(value) });
  for (const [value, words] of entries(RELATIONS)) add(words, { is: 'act', value });
  for (const [value, words] of entries(ACTS)) add(words ?? '', { is: 'person-act', value });
  for (const [value, words] of entries(RESTS)) add(words, { is: 'rest', value });
  for (const [value, words] of entries(MOODS)) add(words, { is: 'mood', value });
  for (const [value, words] of entries(FRAMES)) add(words, { is: 'frame', value });
  for (const [value, words] of entries(GARMENTS)) add(words, { is: 'garment', value });
  for (const [value, words] of entries(HAIR_CUTS)) add(words, { is: 'hair-cut', value });
  for (const [value, words] of entries(HAIR_COLOURS)) add(words, { is: 'hair-colour', value });
  for (const [value, words] of entries(VIEWS)) add(words, { is: 'view', value });
  for (const [value, words] of entries(SIZES)) add(words, { is: 'size', value });
  for (const [value, words] of entries(LINKS)) add(words ?? '', { is: 'link', value });
  for (const [value, words] of entries(PLACES_AFTER)) add(words ?? '', { is: 'place-after', value });
  for (const [value, words] of entries(FRAME_PLACES)) add(words ?? '', { is: 'frame-place', value });
  for (const [value, words] of entries(CARRIERS)) add(words, { is: 'carrier', value });
  add(HAIR_WORDS, { is: 'hair' });
  add(FRINGES, { is: 'fringe' });
  for (const [value, words] of entries(FACE_TRAITS)) add(words, { is: 'face-trait', value });
  for (const [value, words] of entries(MAKE_UP)) add(words, { is: 'make-up', value });
  add(SAYS, { is: 'says' });
  add('touch of, a touch of, one touch of, hint of, a hint of, 一点, 一抹', { is: 'touch' });
  add(SMILES, { is: 'smile' });
  add(FRECKLES, { is: 'freckles' });
  for (const [value, words] of entries(FEELINGS)) add(words, { is: 'feeling', value });
  add(MEALS, { is: 'meal' });
  add(MEETINGS, { is: 'meeting' });
  for (const [value, words] of entries(TABLE_GAMES)) add(words, { is: 'table-game', value });
  add(PADDLING, { is: 'paddling' });
  add(
    'window, shop window, store window, display window, 橱窗, outside the window, outside her window, outside his window, out of the window, out the window, out of a window, through the window, from the window, view from the window, window view, 窗外, 窗户外面, 窗户外, 窗, 窗户, 窗子, 落地窗, floor-to-ceiling window, floor to ceiling window, french window',
    {
      is: 'window',
    },
  );
  for (const { words, ...value } of KNOWN_SUBJECTS) add(words, { is: 'subject', value });
  add(PARTS, { is: 'part' });
  add(CHINESE_PARTS, { is: 'part' });
  add(CHINESE_DAYS, { is: 'camera' });
  for (const [value, words] of entries(BRICK_COLOURS)) add(words, { is: 'colour', value });
  add(NEGATIONS, { is: 'not' });
  add(NOBODY, { is: 'nobody' });
  add(NEVER_DRAWN, { is: 'never-drawn' });
  add(ENGLISH_ADJECTIVES, { is: 'adjective' }, ' ');
  add(CHINESE_ADJECTIVES, { is: 'adjective' });
  add(ENGLISH_TWO_WORDS, { is: 'adjective' });
  add(ENGLISH_STRUCTURE, { is: 'structure' }, ' ');
  add(CHINESE_STRUCTURE, { is: 'structure' });
  add(VERSE_STRUCTURE, { is: 'structure' });
  add(UNSHOWN_DEEDS, { is: 'unshown' });
  add(JOINERS, { is: 'joiner' });
  // Read part by part in reading/words/split-idioms.ts.
  for (const idiom of IDIOMS.keys()) add(idiom, { is: 'structure' });
  // Where a word has a drawing or a stage of its own, that is meant.
  for (const [value, words] of entries(NEAR_SCENES))
    for (const word of (words ?? '').split(', '))
      if (!built.has(word)) add(word, { is: 'near-scene', value });
  for (const [words] of closed) for (const word of words.split(',')) built.delete(word.trim().toLowerCase());
  for (const [words, meaning] of closed) add(words, meaning);
  add(`${MANNERS}, ${CHINESE_DAYS}`, { is: 'manner' });
  return built;
}

function entries<K extends string>(table: Partial<Record<K, string>>): [K, string][] {
  return Object.entries(table) as [K, string][];
}
