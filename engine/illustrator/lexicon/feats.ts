// All feats by name, and from which side each is seen: what is done with the whole body. What more is told of them says
// feat-entries.ts.

const SPORT_VIEWS = {
  kick: 'side',
  keeper: 'side',
  dribble: 'side',
  spike: 'side',
  'tennis-serve': 'side',
  bowl: 'side',
  hockey: 'side',
  'snow-air': 'side',
  'ski-air': 'side',
  sled: 'side',
  hurdle: 'side',
  start: 'side',
  'long-jump': 'side',
  vault: 'side',
  beam: 'side',
  handstand: 'side',
  somersault: 'side',
  ladder: 'back',
  parkour: 'side',
  springboard: 'side',
  crawl: 'side',
} as const;

const PLAY_VIEWS = {
  spar: 'side',
  fist: 'side',
  fence: 'side',
  grapple: 'side',
  'high-kick': 'side',
  duel: 'side',
  tug: 'side',
  snowball: 'side',
  pillow: 'side',
  catch: 'side',
  net: 'side',
  frisbee: 'side',
  shuttlecock: 'front',
  hopscotch: 'front',
  'jump-rope': 'front',
  'hula-hoop': 'front',
  trampoline: 'front',
  breakdance: 'side',
  'street-dance': 'front',
  flamenco: 'front',
  'square-dance': 'front',
} as const;

export type SportFeat = keyof typeof SPORT_VIEWS;
export type PlayFeat = keyof typeof PLAY_VIEWS;
export type Feat = SportFeat | PlayFeat;

const VIEWS = { ...SPORT_VIEWS, ...PLAY_VIEWS };

export const FEAT_NAMES = Object.keys(VIEWS) as Feat[];

export function isFeat(act: string | undefined): act is Feat {
  return act !== undefined && act in VIEWS;
}

/** What the hands do is what the body does. */
export const FEAT_MANNERS = Object.fromEntries(
  FEAT_NAMES.map((feat) => [feat, { view: VIEWS[feat], pose: feat }]),
) as { [F in Feat]: { view: (typeof VIEWS)[F]; pose: F } };
