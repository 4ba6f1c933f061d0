// "A postage stamp with a lighthouse", 邮票设计 熊猫: what is named is printed on a stamp.

import type { PromptReading } from '../reading/prompt-reading.ts';

/** The image itself is the stamp: on a letter it is a small thing. */
const STAMP =
  /^(?:an? |the |design |create |draw )*(?:(?:vintage|retro|old|classic|cute|japanese|chinese|illustrated|colou?rful|simple|\d{4}s) )*(?:postage|postal) stamps?\b|\b(?:as an?|like an?|in the style of an?) (?:vintage )?postage stamp\b|\b(?:postage|postal) stamp (?:design|style|art|illustration)\b|^(?:一[张枚])?(?:复古|生肖|纪念)?邮票|邮票(?:设计|风格|样式|插画)/i;
const OF_STAMP = /^(?:postage|postal|stamps?|(?:postage|postal) stamps?|邮票|枚邮票|张邮票)$/i;

/** Changes the reading: the stamp is none of its things. */
export function showStamp(reading: PromptReading, prompt: string): void {
  const [words] = STAMP.exec(prompt.trim()) ?? [];
  if (words === undefined || reading.frame === 'logo' || reading.stationery || reading.pattern) return;
  const stamp = { words };
  reading.stamp = stamp;
  const own = new Set(
    reading.subjects.filter(({ key, words: said = '' }) => /stamp/.test(key) || OF_STAMP.test(said)),
  );
  if (own.size > 0 && own.size < reading.subjects.length && reading.links.length === 0)
    reading.subjects = reading.subjects.filter((one) => !own.has(one));
  for (const { words: said, shows } of reading.asks)
    if (OF_STAMP.test(said)) shows.splice(0, shows.length, { is: 'thing', thing: stamp });
}
