// What travel posters of lands show: the mountain, the sea or the sight that a land is known by, and its name as title.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';

const LANDS: readonly (readonly [named: RegExp, sight: string])[] = [
  [/\biceland\b|冰岛/i, 'aurora over mountains'],
  [/\bnorway\b|挪威/i, 'lake in the mountains, aurora'],
  [/\bswitzerland\b|swiss alps|\balps\b|zermatt|瑞士|阿尔卑斯/i, 'matterhorn'],
  [/\bnepal\b|himalayas?|尼泊尔|喜马拉雅/i, 'mount everest'],
  [/\bjapan\b|日本/i, 'mount fuji'],
  [/\bchina\b|中国/i, 'great wall'],
  [/\btibet\b|lhasa|西藏|拉萨/i, 'potala palace'],
  [/\bperu\b|秘鲁/i, 'machu picchu'],
  [/\b(?:kenya|tanzania|africa)\b|肯尼亚|坦桑尼亚|非洲/i, 'kilimanjaro, acacia'],
  [
    /\b(?:hawaii|maldives|bali|caribbean|fiji|tahiti|bahamas|thailand|phuket)\b|夏威夷|马尔代夫|巴厘岛|泰国|普吉岛|三亚/i,
    'palm on a beach',
  ],
  [/\b(?:morocco|sahara|namibia)\b|摩洛哥|撒哈拉/i, 'camel in the desert'],
  [/\b(?:canada|finland|sweden|alaska)\b|加拿大|芬兰|瑞典|阿拉斯加/i, 'pine forest'],
  [/\bsuzhou\b|苏州|周庄|乌镇|西塘/i, 'water town'],
  [/\byellowstone\b|黄石公园/i, 'geyser'],
  [/\b(?:holland|netherlands|amsterdam)\b|荷兰/i, 'windmill in a tulip field'],
];
const TRAVEL = /travel|tourism|visit|旅行|旅游/i;

/** Changes the reading of a poster that shows nothing else. */
export function showLand(reading: PromptReading, prompt: string): void {
  const { frame, subjects, scenes, asks, writing } = reading;
  if (frame !== 'poster' || !TRAVEL.test(prompt) || subjects.length > 0) return;
  const land = LANDS.find(([named]) => named.test(prompt));
  if (!land || scenes.length > 0) return;
  const [named, sight] = land;
  const shown = parsePrompt(sight);
  const [name = ''] = named.exec(prompt) ?? [];
  Object.assign(reading, { subjects: shown.subjects, links: shown.links, scenes: shown.scenes });
  if (writing.every(({ isDetail }) => isDetail))
    writing.unshift({
      text: /\p{Script=Han}/u.test(name) ? name : name.toUpperCase(),
      on: 'poster',
      words: name,
    });
  const title = writing[0];
  for (const { words, shows } of asks)
    if (title && shows.length === 0 && named.test(words)) shows.push({ is: 'thing', thing: title });
}

/** A saying that lifts one up stands over peaks and a rising sun. */
const LIFTING = /motivat|inspir|\bquotes?\b|励志|正能量|名言|语录|奋斗/i;

export function showSaying(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, writing, asks, frame, weather, time } = reading;
  const [saying] = writing;
  if (frame !== 'poster' || !saying || subjects.length > 0 || scenes.length > 0) return;
  if (!LIFTING.test(prompt) || weather.size > 0 || time !== undefined) return;
  reading.ground ??= '#24527a';
  reading.motifs = [{ what: 'sun' }, { what: 'mountains' }];
  for (const { words, shows } of asks)
    if (shows.length === 0 && LIFTING.test(words)) shows.push({ is: 'thing', thing: saying });
}
