// Cuts an instruction into the parts that each ask for something, and takes what is to be written out of it first.

import { COLOUR_WORDS } from './lexicon/colours.ts';

export type Split = {
  /** In order; a quoted text stands as a mark with its number. `isJoined`: an "and" stands before it. */
  clauses: { text: string; isJoined: boolean }[];
  /** What is to be written on the image, without its quotes. */
  quotes: string[];
};

const QUOTES =
  /"([^"\n]{1,200})"|“([^”\n]{1,200})”|「([^」\n]{1,200})」|『([^』\n]{1,200})』|‘([^’\n]{1,200})’|(?<![\p{L}\d])'([^'\n]{1,200})'(?![\p{L}\d])/gu;
/** Words to be written that nobody put in quotes: they end where the sentence does, and are no longer than quoted ones. */
const UNQUOTED_EN =
  /\b((?:add|put|insert|place|write|type)\b(?:\s+(?:the|a|an|some))*\s+(?:text|words|word|title|caption|slogan|headline)(?:\s+(?:saying|that says|reading|of))?\s*[:：]?|write(?:\s+(?:the|a))?|caption it(?: with)?[:：]?|(?:add|put|write)(?: the| a)? date(?=\s[^,.;，。；\n]*\d))\s+(?![\s\uE000]|(?:at|in|on|to)\s+the\s+(?:top|bottom|middle|cent(?:er|re)|left|right|upper|lower)\b[a-z -]*(?:[,.;，。；\n]|$))([^,.;，。；\n\uE000]{1,200})(?=[,.;，。；\n]|$)/giu;
const UNQUOTED_ZH =
  /((?:写上|写着|写个|题字|题上|打上|写)(?:文字|标题|字)?|(?:添加|加上|加入|配上|加)(?:一行|一段|几个|个)?(?:文字|标题|字幕|字样|字(?![幕样]))|(?:添加|加上|加入|加|写上|写)日期(?=[^，。；\n]*\d))\s*[：:是为]?\s*(?![\s\uE000])(?!在|到)([^,.;，。；\n\uE000]{1,200})(?=[,.;，。；\n]|$)/gu;
/** "Add text at the bottom saying hello": where it stands is said before it. */
const PLACE_FIRST =
  /\b((?:add|put|insert|place|write)\b(?:\s+(?:the|a|an|some))*\s+(?:text|words|word|title|caption|slogan|headline))(\s+(?:at|in|on|to)\s+the\s+(?:very\s+)?(?:top|bottom|middle|cent(?:er|re)|left|right|upper|lower)[a-z -]{0,20}?)\s+(?:saying|that says|which says|reading|with)\s+([^,.;，。；\n\uE000]{1,200})(?=[,.;，。；\n]|$)/giu;
const TAIL_PLACE =
  /\s+(?:at|in|on|to)\s+the\s+(?:very\s+)?(?:top|bottom|middle|cent(?:er|re)|left|right|upper|lower)[\w\s-]*$/iu;
const TAIL_PLACE_ZH =
  /(?:，)?在(?:图片|画面|照片)?的?(?:顶部|底部|上方|下方|左上角|右上角|左下角|右下角|中间|中央|左边|右边)$/u;

/** How they look is no part of them either: "in big pink letters", "in gold". */
const COLOUR_NAMES = COLOUR_WORDS.flatMap(({ words }) => words.split(',').map((word) => word.trim()))
  .filter((word) => /^[a-z -]+$/u.test(word))
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const TAIL_LOOK = new RegExp(
  `\\s+in\\s+(?:(?:big|large|huge|small|tiny|bold|bright|nice|fancy|capital)\\s+)*(?:(?:${COLOUR_NAMES})(?:\\s+(?:letters|lettering|text|type|font|script|writing|ink|colou?r))?|(?:letters|lettering|text|type|font|script|writing))$`,
  'iu',
);

/** How much is written, and no part of it: 写“早安”两个字 without its quotes. */
const COUNTED_ZH = /(?:[一二两三四五六七八九十几\d]+个(?:大)?字|字样)$/u;

const ENDS = /[,;，、；。！!？?\n]+|\.(?=\s|$)/u;
const JOINS_EN =
  /\s+(?:and then|and also|then|and|plus|also|but|while|after that|followed by|as well as)\s+/iu;
const JOINS_ZH =
  /(?:并且|并(?=[把将给让加添使])|同时|然后再?|接着|最后|以及|还有|而且|还要|另外|但是|不过|但|(?<=[\p{Script=Han}\w])再(?=[把将加添调变裁旋翻]))/u;
/** 和 is also half of other words: soft, warm, saturation, harmony, kimono. */
const JOIN_HE = /(?<![柔饱温暖缓平随])和(?![谐平煦服尚蔼])|与|(?<!高)跟(?![前后随踪拍])/u;
/** What explains or compares asks for nothing by itself. */
const TAILS =
  /\s+(?=(?:so that|because|so it|so the|as if|just like|for (?!the (?:sky|background|subject|ground))|even if)\b)/iu;

/** The two colours of films are one look. */
const GRADE = /\b(?:teal (?:and|&) orange|orange (?:and|&) teal)\b/giu;

/** "Remove everything except the cat": what is named there is what stays. */
const REMOVAL = String.raw`\b(remove|delete|erase|get rid of|take out|take away)`;
const ALL_BUT = new RegExp(String.raw`${REMOVAL}\s+(?:everything|all)(?:\s+else)?\s+except\s+`, 'giu');
const ALL_BUT_SOMEBODY = new RegExp(
  String.raw`${REMOVAL}\s+(?:everyone|everybody|all\s+(?:the\s+)?people)(?:\s+else)?\s+except\s+(?:me|us|him|her|them|the\s+\w+)`,
  'giu',
);
const ALL_BUT_ZH =
  /除了?([^，。,.;；]{1,8}?)(?:之外|以外|外)?的?(?:其[他它余]|所有|一切|全部)?的?(?:东西|部分)?[都全]+(?:去掉|删掉|删除|移除|擦掉|抹掉|不要)|去掉除了?([^，。,.;；]{1,8}?)(?:之外|以外|外)的?(?:其[他它余]|所有|一切|全部)的?(?:东西|部分)?/giu;

/** "Remove the background and add a white one": it is replaced. */
const BACKGROUND_FOR_ANOTHER = new RegExp(
  String.raw`${REMOVAL}\s+(?:the\s+)?background\s*(?:,\s*|\band\b\s*|\bthen\b\s*)+(?:(?:add|use|put(?: in)?)\s+(?:an?\s+)?([^,.;]{1,40}?)\s+(?:one|background)(?=$|[,.;])|(?:replace|change|swap)\s+it\s+(?:with|to|for|by)\s+)`,
  'iu',
);

/** "Change the background, make it a beach", 换背景，换成海边: one asking in two halves, as it is said aloud. */
const BACKGROUND_IN_HALVES =
  /\b(?:change|replace|swap|switch)\s+(?:the\s+|my\s+)?background\s*(?:,\s*|\band\b\s*|\bthen\b\s*)+(?:make it|turn it into|change it (?:to|into)|to|use)\s+(?=\S)/giu;
const BACKGROUND_IN_HALVES_ZH =
  /(?:(?:把|将|给)?(?:图片|照片|画面)?的?(?:(?:去掉|去除|移除|删掉|删除|抠掉|更换|替换|换掉|换)(?:一?个|一下)?背景|背景(?:去掉|去除|移除|删掉|删除|抠掉|替换掉|换掉|换了|换一下|换一换|换个))(?:一下|掉|了)?)[，,、。\s]*(?:再|然后|给我)?(?:换|替换|改|变|弄|用)(?:成|为|上)/gu;

/** "Swap the background for a beach": what follows is no reason for it. */
const SWAPPED_FOR =
  /\b(swap|exchange|replace|trade|switch)( out)? ((?:the|my|this|that|her|his) [\w-]+) for (?=\S)/giu;

/** In which order is said by where it stands. */
const IN_ORDER =
  /^(?:first(?:ly)?|second(?:ly)?|next|now|finally|lastly|at last)\s+(?=\S)|^(?:首先|其次|最后)/iu;

export function splitInstruction(instruction: string): Split {
  const quotes: string[] = [];
  const mark = (text: string): string => ` \uE000${quotes.push(text.trim()) - 1}\uE000 `;
  const isPair = /\bblack (?:and|&) white\b/giu;
  const text = instruction
    .replaceAll('\uE000', ' ')
    .replace(QUOTES, (...groups) =>
      mark(groups.slice(1, 7).find((group) => typeof group === 'string') as string),
    )
    // Below, every space of a long row of them would be tried as the beginning of the row.
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .replace(PLACE_FIRST, '$1 saying $3$2')
    .replace(UNQUOTED_EN, (_, verb: string, words: string) => keepTail(verb, words, TAIL_PLACE, mark))
    .replace(UNQUOTED_ZH, (_, verb: string, words: string) => keepTail(verb, words, TAIL_PLACE_ZH, mark))
    .replace(/\b(everything|all|everyone|everybody)( else)? but\b/giu, '$1$2 except')
    .replace(isPair, 'black-and-white')
    .replace(GRADE, 'teal-and-orange')
    .replace(/\bexcept(?:ing)? for\b/giu, 'except')
    .replace(SWAPPED_FOR, '$1 $3 with ')
    .replace(BACKGROUND_IN_HALVES, 'replace the background with ')
    .replace(BACKGROUND_IN_HALVES_ZH, '把背景换成')
    .replace(BACKGROUND_FOR_ANOTHER, (_, __, other?: string) => `replace the background with ${other ?? ''}`)
    .replace(ALL_BUT_SOMEBODY, '$1 the other people')
    .replace(ALL_BUT, 'keep only ')
    .replace(ALL_BUT_ZH, '只保留$1$2');
  const clauses = text.split(ENDS).flatMap((part) =>
    part
      .split(JOINS_EN)
      .flatMap((piece) => piece.split(JOINS_ZH))
      .flatMap((piece) => piece.split(JOIN_HE))
      .flatMap((piece, place) =>
        piece.split(TAILS).map((cut, tail) => ({
          text: cut.trim().replace(IN_ORDER, ''),
          isJoined: place > 0 && tail === 0,
        })),
      )
      .filter((clause) => /[\p{L}\d\uE000]/u.test(clause.text)),
  );
  return { clauses, quotes };
}

/** A place after the words, and their look, are no part of them. */
function keepTail(verb: string, words: string, place: RegExp, mark: (text: string) => string): string {
  let text = words;
  // "in pink at the top", and the other way round.
  for (const pattern of [place, TAIL_LOOK, place, COUNTED_ZH]) {
    const found = pattern.exec(text);
    if (found && found.index > 0) text = text.slice(0, found.index);
  }
  const tail = words.slice(text.length);
  return `${verb}${mark(text)}${tail}`;
}
