// What the travel posters of towns show: the sight that a town is known by, on a sheet of colours of its own.

import type { PosterFoot } from '../reading/writing/sheet-reading.ts';

export type Sheet = { ground: string; disc: string; foot?: PosterFoot };

export type City = Sheet & {
  named: RegExp;
  /** Words for things of the lexicon. */
  sights: readonly string[];
};

export const CITIES: readonly City[] = [
  { named: /\bparis\b|巴黎/i, sights: ['eiffel tower'], ground: '#1f6f8b', disc: '#f4c978' },
  {
    named: /\bkyoto\b|京都/i,
    sights: ['torii', 'pagoda'],
    ground: '#2b4c6f',
    disc: '#f6e0ae',
    foot: 'clouds',
  },
  { named: /\b(?:egypt|cairo|giza)\b|埃及|开罗/i, sights: ['pyramid'], ground: '#a8482e', disc: '#f4c062' },
  { named: /\blondon\b|伦敦/i, sights: ['big ben'], ground: '#24406b', disc: '#f1c46a' },
  {
    named: /\bnew york\b|manhattan|纽约/i,
    sights: ['statue of liberty'],
    ground: '#7c2c34',
    disc: '#f6d9a0',
    foot: 'clouds',
  },
  { named: /\brome\b|罗马/i, sights: ['colosseum'], ground: '#2f5f5a', disc: '#f0b456' },
  { named: /\bbeijing\b|北京/i, sights: ['forbidden city'], ground: '#1f4f6a', disc: '#f2c46c' },
  { named: /\bshanghai\b|上海/i, sights: ['东方明珠'], ground: '#1d3566', disc: '#f5d08a' },
  {
    named: /\bsydney\b|悉尼/i,
    sights: ['sydney opera house'],
    ground: '#155a7a',
    disc: '#f6b45c',
    foot: 'clouds',
  },
  { named: /\bdubai\b|迪拜/i, sights: ['burj khalifa'], ground: '#9a4a2c', disc: '#f6cf86' },
  { named: /\bmoscow\b|莫斯科/i, sights: ['圣瓦西里大教堂'], ground: '#22456e', disc: '#f3d9a4' },
  { named: /\b(?:india|agra)\b|印度/i, sights: ['taj mahal'], ground: '#a03f3a', disc: '#f6c878' },
  { named: /\btokyo\b|东京/i, sights: ['tokyo tower'], ground: '#1f3a66', disc: '#f4d6a2' },
  { named: /\bprague\b|布拉格/i, sights: ['týn church'], ground: '#7a3f3a', disc: '#f4d09a' },
  { named: /\bistanbul\b|伊斯坦布尔/i, sights: ['blue mosque'], ground: '#1f5f78', disc: '#f6c478' },
  { named: /\brio\b|里约/i, sights: ['christ the redeemer'], ground: '#1c6f70', disc: '#f8c05c' },
  { named: /\bseoul\b|首尔/i, sights: ['namsan tower'], ground: '#5a2f5c', disc: '#f4c6a4' },
  { named: /\bsingapore\b|新加坡/i, sights: ['marina bay sands'], ground: '#1d3f6c', disc: '#f6b87a' },
  { named: /\bberlin\b|柏林/i, sights: ['brandenburg gate'], ground: '#34506a', disc: '#f2cf84' },
  { named: /\bbarcelona\b|巴塞罗那/i, sights: ['sagrada familia'], ground: '#1f6a86', disc: '#f6c25c' },
  { named: /\blisbon\b|里斯本/i, sights: ['yellow tram'], ground: '#1f5f8a', disc: '#f6dfae' },
  { named: /\bpisa\b|比萨/i, sights: ['leaning tower of pisa'], ground: '#2f5f5a', disc: '#f0b456' },
  { named: /\bguangzhou\b|\bcanton\b|广州/i, sights: ['广州塔'], ground: '#3a2f6c', disc: '#f4c6a4' },
  { named: /\bxi['’]?an\b|西安/i, sights: ['大雁塔'], ground: '#8a4a2c', disc: '#f6d48c' },
  { named: /\bchengdu\b|成都/i, sights: ['panda'], ground: '#2f6a4c', disc: '#f2e6c0' },
  { named: /\bwuhan\b|武汉/i, sights: ['黄鹤楼'], ground: '#24506b', disc: '#f4d09a' },
  { named: /\bchongqing\b|重庆/i, sights: ['火锅'], ground: '#8a2a24', disc: '#f6cf86' },
  { named: /\b(?:athens|greece)\b|雅典|希腊/i, sights: ['parthenon'], ground: '#1c5f96', disc: '#f6d48c' },
  { named: /\bvenice\b|威尼斯/i, sights: ['gondola'], ground: '#1f5f78', disc: '#f6cf8a' },
  { named: /\bsan francisco\b|旧金山/i, sights: ['golden gate bridge'], ground: '#1f4f6a', disc: '#f4c46a' },
  { named: /\bluoyang\b|洛阳/i, sights: ['bouquet of peonies'], ground: '#1f5a46', disc: '#f2e6c0' },
  { named: /\bhangzhou\b|杭州/i, sights: ['雷峰塔'], ground: '#1f5f63', disc: '#f4d6a2' },
  { named: /\bdali\b|大理/i, sights: ['大理三塔'], ground: '#24507a', disc: '#f4d6a2' },
  { named: /\bnanchang\b|南昌/i, sights: ['滕王阁'], ground: '#7a2f2c', disc: '#f6d48c' },
  { named: /\byueyang\b|岳阳/i, sights: ['岳阳楼'], ground: '#24506b', disc: '#f4d09a' },
  { named: /\bdunhuang\b|敦煌/i, sights: ['camel'], ground: '#a8482e', disc: '#f4c062' },
  { named: /\btianjin\b|天津/i, sights: ['ferris wheel'], ground: '#27357a', disc: '#f4c6a4' },
  { named: /\bmunich\b|慕尼黑/i, sights: ['beer', 'pretzel'], ground: '#1f4f8a', disc: '#f2cf84' },
];

/** Large towns without a sight of ours: what all of them have is a skyline of towers. */
export const TOWNS_OF_TOWERS =
  /\b(?:cleveland|chicago|boston|philadelphia|detroit|seattle|portland|denver|dallas|houston|austin|atlanta|miami|los angeles|las vegas|san diego|phoenix|minneapolis|pittsburgh|baltimore|cincinnati|nashville|toronto|montreal|vancouver|calgary|melbourne|brisbane|perth|auckland|frankfurt|rotterdam|manchester|birmingham|warsaw|milan|madrid|mumbai|delhi|bangalore|jakarta|manila|kuala lumpur|bangkok|hanoi|saigon|taipei|osaka|nagoya|busan|hong kong|shenzhen|nanjing|ningbo|qingdao|dalian|shenyang|changsha|zhengzhou|wuxi|hefei|fuzhou|xiamen|kunming|guiyang|jinan|harbin|s[aã]o paulo|buenos aires|mexico city|bogot[aá]|santiago|johannesburg|nairobi|lagos|tel aviv|doha|abu dhabi|riyadh)\b|芝加哥|波士顿|费城|底特律|西雅图|洛杉矶|迈阿密|拉斯维加斯|多伦多|温哥华|墨尔本|法兰克福|米兰|马德里|孟买|雅加达|吉隆坡|曼谷|台北|大阪|香港|深圳|南京|宁波|青岛|大连|沈阳|长沙|郑州|无锡|合肥|福州|厦门|昆明|贵阳|济南|哈尔滨|太原|石家庄|长春|乌鲁木齐|兰州|南宁|海口|温州|东莞|佛山|珠海/i;
