// How many a drawing shows of a thing, and how many are meant where nobody says it.

/** Things that nobody imagines alone, in languages and words that show no plural. */
export const USUAL_COUNTS: Readonly<Record<string, number>> = {
  'sky-lantern': 5,
  'river-lantern': 7,
  'hot-air-balloon': 3,
  'soap-bubbles': 3,
  jellyfish: 3,
  fish: 5,
  crane: 3,
  butterfly: 3,
  bird: 3,
  dragonfly: 2,
  'auspicious-cloud': 3,
  dumpling: 5,
};

/** Their drawings show one: more than one are several of them. Others show a heap, a bunch or a dish. */
export const PIECES: ReadonlySet<string> = new Set([
  'dumpling',
  'egg',
  'cookie',
  'donut',
  'croissant',
  'bagel',
  'mooncake',
  'cupcake',
  'apple',
  'green-apple',
  'lemon',
  'orange',
  'peach',
  'pear',
  'mango',
  'tomato',
  'potato',
  'strawberry',
  'kiwi-fruit',
  'burger',
  'taco',
  'hot-dog',
  'persimmon',
  'cauliflower',
  'artichoke',
]);

/** Each drawing of these is one as well; a plate of them has one, or a slice. */
export const WHOLE: ReadonlySet<string> = new Set([
  'carrot',
  'watermelon',
  'pineapple',
  'avocado',
  'eggplant',
  'bell-pepper',
  'onion',
  'coconut',
  'melon',
  'lollipop',
  'sandwich',
  'cake',
  'pizza',
  'pretzel',
  'pie',
  'leafy-green',
  'waffle',
  'banana',
  'garlic',
  'ice-cream',
  'popsicle',
]);

/** One drawing shows several of them. */
export const SEVERAL_IN_ONE: ReadonlySet<string> = new Set([
  'pyramids',
  'standing-stones',
  'stonehenge',
  'graveyard',
  'wind-farm',
  'power-plant',
  'building-site',
  'bagpipes',
]);

/** "A pair of scissors" is one. */
export const MADE_OF_TWO: ReadonlySet<string> = new Set(['scissors', 'binoculars', 'earbuds']);

/** "Prayer flags", "puddles": as many as the place has. */
export const SPREAD: ReadonlySet<string> = new Set(['string-lights', 'prayer-flags', 'puddles']);
