// What stands for an idea where nothing that can be drawn is asked for: "loneliness" is somebody on a bench at dusk.

/** A picture in words that the vocabulary has. */
type Idea = readonly [said: RegExp, picture: string];

const IDEAS: readonly Idea[] = [
  [
    /\b(?:loneliness|solitude|being alone|isolation)\b|孤独感?|孤单|寂寞|孤寂/iu,
    'a lonely man sitting on a bench at dusk',
  ],
  [/\b(?:happiness|joy)\b|快乐|幸福感?|喜悦|欢乐/iu, 'a girl with colorful balloons in a flower field'],
  [/\b(?:freedom|liberty)\b|自由/iu, 'an eagle flying over snowy mountains at sunrise'],
  [
    /\b(?:the )?passage of time\b|\btime passing(?: by)?\b|时间的?流逝|时光的?流逝|岁月的?流逝|光阴/iu,
    'an hourglass on a wooden table',
  ],
  [
    /\b(?:dreams?|dreaming)\b|梦境|梦想|梦幻/iu,
    'a whale flying in the night sky over clouds, stars, full moon',
  ],
  [/\bpeace\b|和平/iu, 'a white dove flying over a lake at sunrise'],
  [
    /\b(?:a feeling of )?(?:calm|calmness|serenity|tranquility|stillness)\b|平静|宁静|静谧|安宁/iu,
    'a calm lake with mountains at dawn, mist',
  ],
  [/\bhope\b|希望/iu, 'a sailboat on the sea at sunrise'],
  [
    /\b(?:a )?love story\b|\b(?:romance|love)\b|爱情|浪漫/iu,
    'a couple holding hands under cherry blossom trees at sunset',
  ],
  [/\bchildhood(?: memor(?:y|ies))?\b|童年(?:的?回忆)?/iu, 'a boy flying a kite in a meadow at sunset'],
  [/\b(?:infinity|eternity|the universe)\b|无限|永恒/iu, 'a spiral galaxy in deep space'],
  [/\bdark academia(?: aesthetic)?\b/iu, 'an old library with candles and books at night'],
  [/\bcottage ?core(?: aesthetic)?\b|田园风/iu, 'a cottage with a flower garden'],
  [
    /\b(?:motivation|success|ambition|courage)\b|奋斗|励志|成功|勇气/iu,
    'a mountain climber standing on a cliff at sunrise',
  ],
  [
    /\bcyberpunk (?:vibes?|aesthetic|mood|future)\b|赛博(?:朋克)?(?:未来|氛围|感)/iu,
    'a cyberpunk street at night',
  ],
  [
    /\b(?:the )?future(?: of (?:technology|ai|the world|humanity))?\b|未来科技|科技未来|未来世界|未来感/iu,
    'a robot in a cyberpunk city at night',
  ],
  [/国潮(?:风格?)?|\bguochao(?: style)?\b/iu, 'a red chinese dragon flying over clouds, nianhua'],
  [/治愈系?|\bhealing\b/iu, 'an orange cat sleeping on a sofa'],
  [/岁月静好/u, 'a teapot, a cup of tea and a vase of flowers on a table'],
  [/小确幸/u, 'a latte and a slice of cake on a table'],
  [/诗和远方|诗与远方/u, 'a road leading to snowy mountains at sunrise'],
  [/人间烟火气?|烟火气/u, 'a night market with food stalls and lanterns'],
  [/青春|\byouth\b/iu, 'two students riding bicycles under cherry blossom trees'],
  [/禅意?|\bzen\b/iu, 'a zen garden'],
  [/江湖|武侠/u, '一位古风剑客站在竹林里'],
  [/温暖的家|\bhome sweet home\b|\ba warm home\b/iu, 'a living room with a fireplace and a sofa'],
];

/** Said of the manner, or of paper that has words on it, and not of what is to be seen. */
const NO_PICTURE =
  /\babstract\b|抽象|\b(?:cards?|posters?|banners?|flyers?|invitations?)\b|贺卡|卡片|海报|横幅|请柬/iu;

export type StandIn = {
  /** The idea as written. */
  words: string;
  /** The prompt with the picture in its place. */
  prompt: string;
  /** What else is written. */
  rest: string;
};

/** Returns what to read in place of a prompt of nothing but an idea. */
export function standInFor(prompt: string): StandIn | undefined {
  if (NO_PICTURE.test(prompt)) return undefined;
  for (const [said, picture] of IDEAS) {
    const found = said.exec(prompt);
    if (!found) continue;
    const [words] = found;
    const [before, after] = [prompt.slice(0, found.index), prompt.slice(found.index + words.length)];
    // A Chinese idea stands in no English sentence.
    const join = (...parts: string[]): string =>
      parts
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(/\p{Script=Han}/u.test(words) ? ', ' : ' ');
    return { words, prompt: join(before, picture, after), rest: join(before, after) };
  }
  return undefined;
}
