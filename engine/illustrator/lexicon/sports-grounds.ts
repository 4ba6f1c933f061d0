// Grounds that are made for sport, and the words for them.

import type { SportsGround } from './feat.ts';
import type { SubjectEntry } from './subject.ts';

const WORDS: Record<SportsGround, string> = {
  'tennis-court':
    'tennis court, tennis courts, clay court, clay tennis court, grass court, hard court, clay courts, 网球场, 网球场上, 红土场',
  'basketball-court':
    'basketball court, basketball courts, outdoor basketball court, street basketball court, 篮球场, 篮球场上, 露天篮球场',
  rink: 'ice rink, skating rink, ice skating rink, ice arena, hockey rink, ice hockey rink, 溜冰场, 滑冰场, 冰场, 冰场上, 冰球场, 真冰场',
  pitch:
    'football pitch, soccer pitch, soccer field, football field, football stadium, soccer stadium, soccer ground, 足球场, 足球场上, 绿茵场, 绿茵场上, 球场上',
  track:
    'running track, race track lanes, athletics track, track and field, athletics stadium, olympic stadium, stadium, sports stadium, 田径场, 田径场上, 跑道上, 操场, 操场上, 学校操场, 校园操场, school track, school running track, 操场跑道, 塑胶跑道, 体育场, 体育场上, 运动场, 运动场上',
  'sports-hall':
    'sports hall, gymnasium, school gym, indoor court, basketball hall, dojo, martial arts hall, 体育馆, 体育馆里, 室内球场, 道场, 武馆, 武术馆, 体操馆',
  'boxing-ring':
    'boxing ring, wrestling ring, fighting ring, fight ring, 拳击台, 拳击台上, 擂台, 擂台上, 拳击场',
  'pool-lanes': 'olympic pool, competition pool, swimming lanes, pool lanes, 泳道, 比赛泳池, 奥运泳池',
};

const NAMES = Object.keys(WORDS) as SportsGround[];

export const SPORTS_GROUNDS: readonly SubjectEntry[] = NAMES.map((key) => ({
  key,
  drawing: `own/${key}`,
  kind: 'landmark',
  height: 0.3,
  words: WORDS[key],
}));

export function isSportsGround(key: string | undefined): key is SportsGround {
  return key !== undefined && key in WORDS;
}
