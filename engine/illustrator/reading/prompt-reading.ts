// What was understood of a prompt: the plan of an image in words, before anything is placed.

import type { PrintSign } from '../things/print-signs.ts';
import type { Climber } from '../lexicon/climbers.ts';
import type {
  Mood,
  PlumeName,
  Relation,
  SceneName,
  TimeOfDay,
  Weather,
  WordLook,
} from '../lexicon/circumstances.ts';
import type { Inside } from '../lexicon/insides.ts';
import type { ImageLight } from '../lexicon/image-light.ts';
import type { MaterialName } from '../lexicon/materials.ts';
import type { TableGame } from '../lexicon/table-games.ts';
import type { Tone } from '../lexicon/tones.ts';
import type { PersonLook } from './people/person-look.ts';
import type { SubjectKind } from './subject-kinds.ts';
import type {
  Emblem,
  Ornament,
  PatternFigure,
  PlayingCard,
  PosterFoot,
  PosterMotif,
  Stationery,
  Writing,
} from './writing/sheet-reading.ts';

export type Subject = {
  key: string;
  drawing: string;
  kind: SubjectKind;
  /** Part of the image's short side. */
  height: number;
  /** How many: exact up to 12; 13 is a crowd, a flock, "many". */
  count: number;
  /** A colour word stood before it. */
  colour?: string;
  /** "Colourful mugs": each of several has a colour of its own. */
  isMotley?: true;
  size?: SubjectSize;
  /** What is printed on it. */
  print?: Print;
  /** What it is painted as being made of. */
  material?: MaterialName;
  /** Two that belong together, as shoes do; `count` counts the pairs. */
  isPair?: true;
  /** A bicycle with one at its handlebar. */
  hasBasket?: true;
  /** Of a birthday cake, where somebody said how many. */
  candles?: number;
  /** The small one beside its mother. */
  isYoung?: true;
  overgrown?: Climber;
  /** The colour of the flowers of what climbs on it. */
  overgrownIn?: string;
  /** They stand or go one behind the other. */
  isInRow?: true;
  /** "In the distance": beyond all others. */
  far?: { words: string };
  /** Behind somebody who fills the frame. */
  isBehindSitter?: true;
  /** A pet beside them, as near as they are. */
  isBesideSitter?: true;
  /** Flames are at it. */
  isBurning?: true;
  /** Somebody has this for a head. */
  headOf?: Subject;
  /** It stands on its head. */
  isTurnedOver?: true;
  /** Cut through, with the cut face to be seen. */
  isHalved?: true;
  /** So many lie on its one plate. */
  pieces?: number;
  /** Somebody said how many. */
  isCounted?: true;
  /** By a cord from the ceiling. */
  hangs?: true;
  /** On the back seat of what somebody else rides. */
  sitsBehind?: true;
  /** Named as what something comes out of, or as lying or hanging somewhere: nobody has it in the hands. */
  standsApart?: true;
  /** Parts of a building that have colours of their own. */
  parts?: BuildingPart[];
  /** What a person looks like, as far as the words say. */
  person?: PersonLook;
  /** What an animal is said to be at, where it does not stand about; `fire`: it breathes it; `leap`: over something. */
  rests?: Rest;
  /** Of an animal, where something is said of them. */
  eyes?: EyeLook;
  /** It shines by itself. */
  glows?: { words: string };
  /** How far its wheels have turned to the next spoke, 0–1, where a video shows more than one moment of it. */
  roll?: number;
  /** At the mouth of an animal that leaps for it. */
  catches?: 'frisbee' | 'ball';
  /** Of what it catches. */
  caughtColour?: string;
  /** As typed, whole words. Absent where nobody asked for it. */
  words?: string;
};

/** A colour of CSS, and whether light comes from them; one of both. */
export type EyeLook = { colour?: string; glows?: true; words: string };

/** A sign, or something that is drawn small. */
export type Print = { sign?: PrintSign; shown?: Subject; colour?: string; words: string };

/** Of a building or a watch, what a snowman has on, the bridge under a train. */
export type BuildingPart = {
  part: 'roof' | 'door' | 'windows' | 'shutters' | 'scarf' | 'hat' | 'strap' | 'dial' | 'bridge';
  colour: string;
  words: string;
};

export type Rest = {
  how:
    | 'sleep'
    | 'lie'
    | 'sit'
    | 'wade'
    | 'dance'
    | 'yawn'
    | 'fire'
    | 'leap'
    | 'howl'
    | 'roar'
    | 'run'
    | 'walk'
    | 'graze'
    | 'strive';
  words: string;
  /** Who looks out of a window shows us the back. */
  isFromBehind?: true;
  /** How far who runs is in a stride, 0–1, where a video shows more than one moment of it. */
  stride?: number;
};

export type SubjectSize = 'tiny' | 'small' | 'big' | 'huge';

/**
 * `colours`: one or more of CSS; `isInk`: there is nothing of any other; `isLight`: it is that of a light, under which things
 * keep what they are painted in.
 */
export type ColourCast = { colours: readonly string[]; isInk: boolean; isLight?: true };

/** One of those who hold hands: the `index`-th of a subject. */
export type Holder = { subject: Subject; index: number };

/** How two subjects lie to each other; the numbers index `subjects`, and null is the frame ("on the left"). */
export type Link = {
  relation: LinkRelation;
  from: number;
  to: number | null;
  words: string;
};

/** Who is said to be at a place that is no subject, as typed from `start`; `mirrored`: in its water; `hung`: from anything. */
export type PlaceLink = {
  relation: LinkRelation | 'mirrored' | 'hung';
  who: Subject | undefined;
  place: 'water' | 'cloud' | 'rock' | 'land';
  words: string;
  start: number;
};

export type LinkRelation =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'middle'
  | 'on'
  | 'over'
  | 'under'
  | 'behind'
  | 'beside'
  | 'in_front'
  | 'in'
  | 'between'
  | 'around'
  | 'holding'
  | 'wearing'
  | 'chasing'
  | 'following'
  | 'approaching'
  | 'touching'
  | 'riding'
  | 'driving'
  | 'fighting'
  | 'hugging'
  | 'feeding'
  | 'eating'
  | 'drinking'
  | 'playing'
  | 'looking_at'
  | 'tied_to'
  | 'leaning_on';

/** What small things lie on, seen from near. */
export type NearGround = 'linen' | 'wool' | 'sand' | 'snow' | 'grass' | 'moss';

/** What things stand on: "black marble", 木板上, a pedestal; `water`: what is shown on it floats there. */
export type Surface = {
  material: 'marble' | 'stone' | 'concrete' | 'silk' | 'wood' | 'water' | 'pedestal' | 'cloth' | NearGround;
  colour?: string;
  tone?: 'dark' | 'light';
  /** Beads of water lie on it. */
  isWet?: true;
  /** One sees through it, where it is a pedestal. */
  isGlass?: true;
  /** Squares of its colour and of white. */
  isChecked?: true;
  /** A board or a slab, which lies on a table with all that lies on it. */
  isBoard?: true;
  words: string;
};

/** A plate whose colour was said. */
export type Plate = { colour: string; words: string };

/** What rises from things: over what is hot, out of chimneys. */
export type Plume = { what: PlumeName; words: string };

/** What stands on the slab of an isometric view; `words` say of what trade a shop is. */
export type IsometricModel = { kind: IsometricKind; words: string };

export type IsometricKind = 'house' | 'shop' | 'room' | 'castle' | 'farm' | 'island';

/** What repeats all over a sheet. */
export type Pattern = {
  words: string;
  things: Subject[];
  leaves: Ornament[];
  blooms: Ornament[];
  /** Colours that were asked for. */
  inks?: ReadonlyMap<Ornament, string>;
  figure?: PatternFigure;
};

/** What kind of image is asked for. */
export type FrameName =
  | 'portrait'
  | 'close_up'
  | 'full'
  | 'wide'
  | 'top_down'
  | 'product'
  | 'interior'
  | 'food'
  | 'poster'
  | 'logo'
  | 'street'
  | 'landscape'
  /** A plant by itself on a sheet of old paper. */
  | 'specimen';

/** What is not to be in the image. */
export type Unwanted = {
  /** Of subjects, and garments by their names. */
  keys: Set<string>;
  hasPeople: boolean;
  scenes: Set<SceneName>;
  weather: Set<Weather>;
  times: Set<TimeOfDay>;
  looks: Set<WordLook>;
};

/** A phrase of the prompt that forbids something. */
export type Absence = {
  words: string;
  start: number;
  /** The nouns of it, in small letters. */
  nouns: readonly string[];
  unwanted: Unwanted;
  isKnown: boolean;
  /** Of a thing that is drawn as it is: its leaves, its candles, the egg of a soup. */
  isPart: boolean;
};

/** The colour of all that a place is made of, where it is not that of its ground. */
export type PlaceColour = {
  of: 'sky' | 'clouds' | 'fog' | 'water' | 'forest' | 'mountains' | 'city' | 'street';
  colour: string;
  words: string;
};

/** What words of a prompt show where they were heeded: an object of the reading, or a circumstance of the stage. */
export type Shown =
  | { is: 'thing'; thing: object }
  /** That there are as many as were asked for. */
  | { is: 'count'; thing: Subject }
  /** That it is as large or as small as was said. */
  | { is: 'size'; thing: Subject }
  /** That it has the colour that was asked for. */
  | { is: 'colour'; thing: object & { colour?: string }; colour: string }
  /** `isOver`: and what is named is over it. */
  | { is: 'scene'; scene: SceneName; isOver?: true }
  /** Of a room, or of the houses that are to be seen. */
  | { is: 'window' }
  | { is: 'time'; time: TimeOfDay }
  | { is: 'weather'; weather: Weather }
  | { is: 'act'; act: Relation }
  /** How it is painted, framed and felt: heeded always, but nothing that one can point at. */
  | { is: 'manner' }
  /** That this colour is somewhere in the place. */
  | { is: 'tint'; colour: string }
  /** That it is painted in this manner. */
  | { is: 'look'; look: WordLook }
  | { is: 'tone'; tone: Tone }
  | { is: 'mood' }
  /** Forms and colours of nothing. */
  | { is: 'abstract' }
  /** Seen from above. */
  | { is: 'above' };

/** Words that ask for something, as typed. With nothing to show they are not known. */
export type Ask = {
  words: string;
  shows: Shown[];
  /** "On a chair": worth a word only where it is not so. */
  isSmall?: boolean;
  /** Of how all is seen, or of a day that it is for: told, but the worth of the rest does not hang on it. */
  isManner?: boolean;
};

export type PromptReading = {
  /** What was read in place of a prompt that is of nothing but an idea. */
  picture?: string;
  subjects: Subject[];
  links: Link[];
  placeLinks?: PlaceLink[];
  /** Who hold hands, from left to right. */
  handChain?: Holder[];
  writing: Writing[];
  frame?: FrameName;
  /** Places named, in the order of the prompt. */
  scenes: SceneName[];
  /** "In the clouds": up there, not only under them. */
  isAloft: boolean;
  /** "Red background", 红色背景: the colour of the ground behind all. */
  ground?: string;
  /** It goes over into this colour, from the top to the foot. */
  groundTo?: string;
  surface?: Surface;
  /** What is eaten lies on one of this colour. */
  plate?: Plate;
  /** What a poster's sheet ends with at the bottom. */
  foot?: PosterFoot;
  /** Chinese titles stand in columns. */
  isUpright?: boolean;
  /** The colour that letters are said to have. */
  letterInk?: string;
  motifs?: PosterMotif[];
  /** Letters that are a logo themselves. */
  monogram?: Writing;
  emblem?: Emblem;
  /** Seen as a model from above and aside. */
  isometric?: IsometricModel;
  stationery?: Stationery;
  playingCard?: PlayingCard;
  /** All of it is printed on a postage stamp. */
  stamp?: { words: string };
  pattern?: Pattern;
  /** What is to be seen has a white rim, as if cut out, where it is not bare. */
  sticker?: { words: string; isBare?: true };
  /** The colour of a disc on a poster's sheet, behind what stands there. */
  disc?: string;
  time: TimeOfDay | undefined;
  weather: Set<Weather>;
  plumes: Plume[];
  /** Who is there is seen dark against the light. */
  isSilhouette?: true;
  /** From near, and of somebody's hands. */
  isOfHands?: true;
  /** Lamps are lit in the houses. */
  litWindows?: { words: string };
  /** The table is laid full. */
  isFeast?: true;
  /** People have one together. */
  meal?: { words: string };
  /** As a meal, with papers. */
  meeting?: { words: string };
  /** As a meal, with a game on the table. */
  game?: { what: TableGame; words: string };
  /** Colours that belong to no subject: they tint the place. */
  colours: string[];
  placeColours: PlaceColour[];
  relations: Set<Relation>;
  /** Of whom it is said that they fly; empty where it is said of nobody. */
  fliers?: ReadonlySet<Subject>;
  moods: Mood[];
  looks: WordLook[];
  /** What is done to all colours at the end; of several the last named. */
  tone?: Tone;
  /** Laid over the whole image. */
  lights: Set<ImageLight>;
  /** The colours that the whole image has. */
  cast?: ColourCast;
  /** What is behind is to be out of focus. */
  blur?: { words: string };
  isPortrait: boolean;
  /** Down to the hips, before the place. */
  isHalfLength?: true;
  /** What the place is the inside of, where it is no room of a house. */
  inside?: Inside;
  unwanted: Unwanted;
  /** By which phrases; each is among the things that are seen where nothing of it is drawn. */
  absences: readonly Absence[];
  /** All that was asked for, in the order of the prompt. */
  asks: Ask[];
  /** Words as the user wrote them: which are known, and which are not. What was drawn says `reportPlaced`. */
  understood: string[];
  ignored: string[];
};
