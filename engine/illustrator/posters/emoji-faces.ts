// Emoji of moods: each mood that is named is a face of its own, round and yellow or of a cat.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const EMOJI = /\b(?:emojis?|emoticons?|emotes?|smileys?)\b|表情包|表情符号|小黄脸/i;
const CAT = /^(?:cat|kitten)(?:-face)?$/;
/** "A dog with a sad face": the face is its own. */
const FACE =
  /^(?:faces?|脸|小黄脸|emojis?|emoticons?|emotes?|smileys?|表情包|表情|黄脸|set|pack|套|一套|九宫格)$/i;

type Face = { named: RegExp; face: string; cat?: string };

/** The first that fits a word counts. */
const FACES: readonly Face[] = [
  {
    named: /\b(?:laugh(?:s|ing)?|lol|tears of joy|hilarious)\b|大笑|笑哭|狂笑|哈哈/i,
    face: 'face-with-tears-of-joy',
    cat: 'cat-with-tears-of-joy',
  },
  {
    named:
      /\b(?:happy|happiness|joy|joyful|smil(?:e|es|ing)|cheerful|excited)\b|开心|高兴|快乐|微笑|笑脸|兴奋|欢乐/i,
    face: 'grinning-face-with-smiling-eyes',
    cat: 'grinning-cat-with-smiling-eyes',
  },
  {
    named: /\b(?:cry|cries|crying|sobbing|tears)\b|大哭|哭泣|流泪|哭脸/i,
    face: 'loudly-crying-face',
    cat: 'crying-cat',
  },
  { named: /\b(?:pleading|begging|puppy eyes)\b|委屈|可怜|求求/i, face: 'pleading-face', cat: 'crying-cat' },
  {
    named: /\b(?:sad|sadness|unhappy|upset|disappointed)\b|难过|伤心|悲伤|失望/i,
    face: 'crying-face',
    cat: 'crying-cat',
  },
  {
    named: /\b(?:angry|anger|mad|furious|rage)\b|生气|愤怒|发火|暴怒/i,
    face: 'angry-face',
    cat: 'pouting-cat',
  },
  {
    named: /\b(?:surprised?|surprise|shocked|shock|amazed|wow)\b|惊讶|吃惊|震惊|惊喜/i,
    face: 'face-with-open-mouth',
    cat: 'weary-cat',
  },
  {
    named: /\b(?:scared|fear|afraid|terrified|frightened)\b|害怕|恐惧|惊恐/i,
    face: 'fearful-face',
    cat: 'weary-cat',
  },
  {
    named: /\b(?:love|loving|in love|heart eyes|love-struck)\b|喜欢|花痴|爱心眼|爱你/i,
    face: 'smiling-face-with-heart-eyes',
    cat: 'smiling-cat-with-heart-eyes',
  },
  {
    named: /\b(?:kiss|kissing|kisses|blowing a kiss)\b|亲亲|飞吻|么么哒/i,
    face: 'face-blowing-a-kiss',
    cat: 'kissing-cat',
  },
  {
    named: /\b(?:smirk|smirking|smug|proud)\b|得意|坏笑|骄傲/i,
    face: 'smirking-face',
    cat: 'cat-with-wry-smile',
  },
  { named: /\b(?:sleepy|sleeping|asleep|tired)\b|睡觉|睡着|犯困|困了|好困|累了/i, face: 'sleeping-face' },
  { named: /\b(?:cool|sunglasses)\b|酷|墨镜|耍酷/i, face: 'smiling-face-with-sunglasses' },
  { named: /\b(?:thinking|confused|puzzled)\b|思考|疑惑|疑问|困惑/i, face: 'thinking-face' },
  {
    named: /\b(?:speechless|eye ?roll|rolling eyes|annoyed)\b|无语|翻白眼|白眼/i,
    face: 'face-with-rolling-eyes',
  },
  { named: /\b(?:embarrassed|shy|blushing)\b|尴尬|害羞|脸红/i, face: 'flushed-face' },
  { named: /\b(?:wink|winking)\b|眨眼/i, face: 'winking-face' },
  { named: /\b(?:silly|crazy|goofy)\b|搞怪|疯狂/i, face: 'zany-face' },
  { named: /\b(?:sick|ill)\b|生病|发烧/i, face: 'face-with-thermometer' },
  { named: /\b(?:party|partying|celebrating)\b|庆祝|派对/i, face: 'partying-face' },
];
/** Where none is named, but a set of them is asked for. */
const USUAL = ['happy', 'laughing', 'love', 'cool', 'sad', 'angry'] as const;
const SET = /\b(?:set|pack|sheet|collection|faces|emojis|emoticons)\b|套|组|合集|多个|各种|九宫格|小黄脸/i;

/**
 * Changes the reading of a prompt that is of emoji: a face for each of its moods. A cat among them has them as a cat;
 * any other animal keeps its own face, and its moods are told as left out.
 */
export function showEmoji(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, asks, links } = reading;
  if (!EMOJI.test(prompt) || scenes.length > 0 || reading.frame === 'poster') return;
  const isCat = CAT_WORDS.test(prompt) && subjects.every(({ key }) => CAT.test(key));
  if (!isCat && subjects.some(({ words = '' }) => faceOf(words) === undefined && !FACE.test(words))) return;
  // Some of their names say nothing anywhere else: they are looked for in the prompt itself.
  const found = FACES.flatMap(({ named, face, cat }) => {
    const said = named.exec(prompt);
    const drawing = isCat ? cat : face;
    return said === null || drawing === undefined ? [] : [{ at: said.index, drawing }];
  });
  const named = found.toSorted((a, b) => a.at - b.at).map(({ drawing }) => drawing);
  const isOfSet = !isCat && named.length === 0 && SET.test(prompt);
  const usual = isOfSet ? USUAL.flatMap((mood) => faceOf(mood)?.face ?? []) : [];
  const all = [...new Set([...named, ...usual])].slice(0, MOST).map(faceSubject);
  if (all.length === 0) return;
  Object.assign(reading, { subjects: all, moods: [] });
  links.splice(0);
  for (const { words, shows } of asks) {
    const face = faceOf(words);
    const own = all.filter(({ key }) => key === (isCat ? face?.cat : face?.face));
    const isAll = (isCat && CAT_WORDS.test(words)) || FACE.test(words);
    if (own.length > 0 || isAll)
      shows.splice(
        0,
        shows.length,
        ...(own.length > 0 ? own : all).map((thing) => ({ is: 'thing', thing }) as const),
      );
  }
}

const MOST = 9;

const CAT_WORDS = /\b(?:cats?|kitt(?:y|en)s?)\b|猫/i;

function faceOf(words: string): Face | undefined {
  return FACES.find(({ named }) => named.test(words));
}

function faceSubject(drawing: string): Subject {
  return { key: drawing, drawing: `fluent/${drawing}`, kind: 'item', height: 0.3, count: 1 };
}
