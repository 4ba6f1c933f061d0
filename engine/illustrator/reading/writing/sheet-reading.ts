// What is asked to be on a sheet: letters and what bears them, motifs of posters, emblems, cards, ornaments.

/** Words to be lettered, as they stood in quotes. */
export type Writing = {
  text: string;
  on?: WritingCarrier;
  words: string;
  /** A date, a place or a price in small type, no title. */
  isDetail?: boolean;
};

export type WritingCarrier =
  | 'sign'
  | 'neon'
  | 'poster'
  | 'card'
  | 'logo'
  | 'book'
  | 'shirt'
  | 'banner'
  | 'cup'
  | 'bottle'
  | 'cake'
  | 'board';

export type PosterFoot = 'keys' | 'clouds' | 'skyline';

export type MotifName =
  | 'sun'
  | 'moon'
  | 'stars'
  | 'mountains'
  | 'waves'
  | 'snow'
  | 'petals'
  | 'leaves'
  | 'rosette'
  | 'fireworks'
  | 'rainbow';

/** Paper with type and ornaments; `words` name it. */
export type Stationery = {
  kind: 'card' | 'menu' | 'certificate' | 'ticket' | 'scroll';
  words: string;
  leaves: Ornament[];
  blooms: Ornament[];
  /** Of its flowers. */
  colour?: string | undefined;
  layout: 'corners' | 'border' | 'wreath' | 'top' | 'plain';
  isGilt: boolean;
};

/** A rank as it stands in its corner: A, 10, K. */
export type PlayingCard = { rank: string; suit: 'hearts' | 'spades' | 'diamonds' | 'clubs' };

export type EmblemForm =
  | 'round'
  | 'square'
  | 'hexagon'
  | 'shield'
  | 'seal'
  | 'ring'
  | 'arch'
  | 'stamp'
  /** The mark alone, on bare paper. */
  | 'bare'
  /** The same, of lines. */
  | 'line';

export type EmblemInks = { paper: string; field: string; line: string; accent: string };

/** How a logo looks; one of `forms`, where several suit it. */
export type Emblem = {
  forms?: readonly [EmblemForm, ...EmblemForm[]];
  inks?: EmblemInks;
  /** As asked: the paper, and what is printed on it. */
  paper?: string;
  ink?: string;
};

/** What a pattern is of that shows no thing. */
export type PatternFigure = 'tiles' | 'stripes' | 'dots' | 'checks' | 'zigzags' | 'scales' | 'mandala';

export type Ornament =
  | 'eucalyptus'
  | 'olive'
  | 'laurel'
  | 'bamboo'
  | 'fern'
  | 'holly'
  | 'leaf'
  | 'rose'
  | 'blossom'
  | 'daisy'
  | 'lavender'
  | 'tulip';

/** A sign on the sheet of a poster, behind what stands there. */
export type PosterMotif = { what: MotifName };
