// What an instruction asks for, one operation after the other, in the order of the words.
import type { Rgb } from '#engine/raster/colour.ts';
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import type { PersonPart } from '#engine/photo/find-person-parts.ts';
import type { Look } from '#engine/illustrator/styles/look.ts';

/** A part of an image that can honestly be told from the rest: by masks, or by the colour it has now. */
export type Region =
  | { kind: 'sky' }
  /** `across`: only the one on that side, of several people. */
  | { kind: 'subject'; across?: Place['across'] }
  | { kind: 'background' }
  | { kind: 'ground' }
  | { kind: 'plants' }
  | { kind: 'wall' }
  | { kind: 'floor' }
  | { kind: 'table' }
  /** Known by its name, and by where it was said to be, or what colour it was said to have. */
  | { kind: 'thing'; what: ThingKind; across?: 'left' | 'middle' | 'right'; hue?: HueName; rgb?: Rgb }
  | { kind: 'skin' }
  /** `worn`: of several people only of those who wear that colour, or the one nearest to it. `wearing`: of whoever wears such clothes. `isOfOne`: of one of them. */
  | { kind: 'person'; part: PersonPart; across?: Place['across']; worn?: Rgb; wearing?: Rgb; isOfOne?: true }
  /** The irises of an animal that is seen close by. */
  | { kind: 'animal-eyes' }
  | { kind: 'hue'; hue: HueName };

/** What a name says of the thing: only what stands out and can be such a one is taken for it. */
export type ThingKind =
  | 'animal'
  /** A bird, a fish, an insect: its eyes are not both seen from the front. */
  | 'creature'
  /** A cup or a bowl, and what is in it. */
  | 'vessel'
  | 'drink'
  /** A building, a tower, a lamp of a street: stands against the sky, and seldom alone. */
  | 'structure'
  | 'rocket'
  /** A car, a boat, an aeroplane, a sofa: no pole. */
  | 'vehicle'
  /** Food, fruit, a ball. */
  | 'morsel'
  /** One shoe or a pair: nobody wears it, or whoever does would stand out instead. */
  | 'footwear'
  | 'thing';

export type HueName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'white'
  | 'black'
  | 'grey'
  | 'brown';

export type Tone =
  | 'brighter'
  | 'darker'
  | 'contrast'
  | 'flat'
  | 'dramatic'
  | 'soft'
  | 'glow'
  | 'vignette'
  | 'backlight'
  | 'clarity'
  | 'warm'
  | 'cool'
  | 'vivid'
  | 'muted'
  | 'fade'
  | 'open-shadows'
  /** As light as a photo should be that was taken too dark. */
  | 'exposed'
  | 'calm-lights'
  | 'sharp'
  | 'clean'
  | 'dehaze'
  /** White is white: no cast of the lamps. */
  | 'neutral'
  | 'grain'
  | 'smooth-skin';

export type Hour = 'night' | 'dawn' | 'day' | 'golden' | 'sunset' | 'blue-hour';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Sort =
  | 'rain'
  | 'snow'
  | 'fog'
  | 'storm'
  /** A bolt in the sky, and nothing that falls. */
  | 'lightning'
  | 'clear'
  | 'cloudy'
  /** The sky of the same hour, without its clouds. */
  | 'cloudless'
  | 'petals'
  | 'leaves'
  | 'fireflies'
  | 'sun-rays';
export type Ink = 'grey' | 'sepia' | 'negative';

/** Where a thing goes: columns and rows of the image; open = wherever there is room. */
export type Place = {
  across?: 'left' | 'middle' | 'right';
  down?: 'top' | 'middle' | 'bottom';
  on?: 'head' | 'sky' | 'ground' | 'table';
  /** Of several people the one who wears about that colour. */
  wearing?: Rgb;
};

/** What lenses, films and screens do to a picture. */
export type Trick =
  | 'flare'
  | 'leak'
  | 'glitch'
  | 'motion-blur'
  | 'zoom-blur'
  | 'miniature'
  | 'duotone'
  | 'fisheye'
  | 'silhouette'
  | 'spotlight'
  | 'bokeh'
  | 'confetti'
  /** A vignette of another colour than black. */
  | 'rim';

/** Wings of feathers, of a bat, and of a butterfly. */
export type Wings = 'angel' | 'bat' | 'butterfly';

export type Frame = 'white' | 'black' | 'gold' | 'wood' | 'instant' | 'round';

export type Operation =
  /** `amount` 1 is what the word alone means; less for "slightly", more for "much". */
  | { do: 'tone'; tone: Tone; amount: number; region?: Region }
  /** `fades`: from nothing above to wholly below, where another colour was said of the same. */
  | { do: 'colour'; colour: Rgb; amount: number; region?: Region; fades?: true }
  | { do: 'ink'; ink: Ink; amount: number; region?: Region }
  | { do: 'hour'; hour: Hour; amount: number }
  | { do: 'season'; season: Season; amount: number }
  | { do: 'weather'; sort: Sort; amount: number }
  /** Paints a new sky from these words. */
  | { do: 'sky'; words: string }
  /** Puts the subject before a scene of these words, or without words before a plain colour, or a sheet of a studio. `table`: of which colour the table is that it shall stand on. `isUsual`: nobody said which colour. */
  /** `below`: what the colour of a sheet goes over into at its foot. */
  | { do: 'background'; words: string; colour?: Rgb; below?: Rgb; table?: Rgb; isUsual?: true }
  /** `what`: only a thing of that kind. `across`: only the one on that side, of several people. */
  | { do: 'cut-out'; what?: Exclude<ThingKind, 'drink'>; across?: Place['across'] }
  | { do: 'blur'; region: 'background' | 'whole' | 'edges' | 'sky'; amount: number }
  | { do: 'look'; look: Look; amount: number; region?: Region }
  /** `beside`: next to what it was said to be, if that is what stands out. */
  | {
      do: 'add';
      subject: Subject;
      place: Place;
      size: number;
      beside?: { what: Exclude<ThingKind, 'drink'>; words: string };
    }
  | { do: 'words'; text: string; place: Place; colour?: Rgb; size: number }
  | { do: 'frame'; frame: Frame; colour?: Rgb }
  /** Leaves what lies in the largest circle in the middle; all else is see-through. */
  | { do: 'circle' }
  /** Worn by everybody whose face is seen, or by the animal that the image is about. `isRound`: of glasses, their lenses are circles. */
  | { do: 'wear'; thing: Worn; colour?: Rgb; place: Place; isOnAnimal?: true; isRound?: true }
  /** From what is named, or from whatever stands out. */
  | { do: 'steam'; amount: number; from?: Exclude<ThingKind, 'drink'> }
  | { do: 'smile'; amount: number; place: Place }
  | { do: 'slim'; amount: number; place: Place }
  /** The same eyes, larger. */
  | { do: 'enlarge-eyes'; amount: number; place: Place }
  /** Takes the red out of pupils that a flash lit. */
  | { do: 'red-eyes' }
  | { do: 'wings'; wings: Wings; colour?: Rgb; place: Place }
  | { do: 'trick'; trick: Trick; colours: readonly Rgb[]; amount: number; place: Place }
  /** More pixels than the result has: all that is done is to make it sharper. `words`: how it was asked. */
  | { do: 'upscale'; words: string }
  /** Takes what the image is about, or only a thing of that kind, from its place and lays it anew. `times`: as large as that. */
  | {
      do: 'arrange';
      how: 'move' | 'copy' | 'flip';
      place: Place;
      amount: number;
      times: number;
      what?: Exclude<ThingKind, 'drink'>;
    }
  /** A line or a light around what the image is about. `isSticker`: and nothing else of the image. */
  | { do: 'outline'; by: 'line' | 'light'; colour?: Rgb; amount: number; isSticker?: true }
  /** Of what the image is about: on what is behind it, or under it. */
  | { do: 'shadow'; where: 'behind' | 'below' | 'either' | 'mirrored'; amount: number }
  /** Shows a scene of these words within what the image is about. */
  | { do: 'double'; words: string }
  /** The image cut into so many squares on each side, or shown whole in each. */
  | { do: 'grid'; across: number; by: 'cut' | 'copies' | 'tints' }
  /** All photos that were given beside one another. */
  | { do: 'collage' }
  /** An old print: scratches, fading, noise. */
  | { do: 'restore' }
  /** More of the image on the side that is named, or on all. `ratio`: width by height that it shall have then. */
  | { do: 'extend'; place: Place; amount: number; ratio?: number }
  /** Takes somebody, or what stands out, away, and fills the place from around it. `person`: one, who is alone or on the side that is named; `others`: whom the image is not about; Things and animals: what stands out, where nobody is. */
  | {
      do: 'erase';
      what: 'people' | 'person' | 'others' | Exclude<ThingKind, 'drink'> | 'subject';
      place: Place;
    }
  /** Makes faces unknown, of those in the distance too. */
  | { do: 'hide'; by: 'blur' | 'mosaic'; place: Place }
  /** The same by a drawing that is laid over each. */
  | { do: 'cover'; subject: Subject; place: Place }
  /** Width by height; 0 = only nearer, by `zoom`. `to`: around whom or what, instead of what stands out. `off`: so much of the side that is named is cut away. */
  | {
      do: 'crop';
      ratio: number;
      zoom: number;
      place: Place;
      /** Whole, their head and shoulders, or hardly more than the face. */
      to?: 'person' | 'head' | 'face' | 'eyes' | Exclude<ThingKind, 'drink'>;
      /** All of the people, where they are several. */
      isOfAll?: true;
      off?: number;
    }
  /** Degrees, clockwise. */
  | { do: 'turn'; degrees: number }
  | { do: 'mirror'; axis: 'across' | 'down' }
  | { do: 'straighten' }
  | { do: 'marble'; region: Region }
  /** Takes the colours of another image that was given, 1 = the second. */
  | { do: 'palette'; from: number; amount: number }
  /** What follows and went before leaves this part as it was. `isOnly`: and nothing else was said to stay. */
  | { do: 'keep'; region: Region; isOnly?: true };

export type Neckwear = 'bow-tie' | 'tie' | 'scarf' | 'necklace';
export type Worn =
  | 'sunglasses'
  | 'glasses'
  | 'moustache'
  | 'beard'
  | 'blush'
  | 'freckles'
  | 'mask'
  | 'earrings'
  | 'headphones'
  | Neckwear
  | Hat;
/** Hats of a kind of their own; any other hat is a drawing of the illustrator. */
export type Hat =
  | 'santa'
  | 'cowboy'
  | 'witch'
  | 'party'
  | 'beanie'
  | 'straw'
  | 'chef'
  | 'graduation'
  | 'cap'
  | 'beret'
  | 'crown'
  /** Where nothing is said of its kind, too. */
  | 'top-hat'
  | 'wreath'
  | 'blossom'
  /** In the hair. */
  | 'bow'
  | 'cat-ears'
  | 'bunny-ears'
  | 'horns'
  /** Above the head. */
  | 'halo';

export type TrickOperation = Extract<Operation, { do: 'trick' }>;

/** One thing that was asked, as it was written. */
export type Part = { operation: Operation; words: string };

export type Instruction = {
  parts: Part[];
  /** What was not understood, as it was written. */
  ignored: string[];
};

/** The operations that change where things are in the image. */
export function isGeometry({ do: name }: Pick<Operation, 'do'>): boolean {
  return (
    name === 'crop' || name === 'turn' || name === 'mirror' || name === 'straighten' || name === 'extend'
  );
}
