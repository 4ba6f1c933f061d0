// What a sheet is headed by where nothing is in quotes: what it is for, as it was typed.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';

/** What stands before its kind, or behind a colon: "Halloween party flyer", 招聘会海报, 海报：秋季音乐会. */
const HEADED =
  /^(?:an? |the |design an? |make an? |create an? )?((?:[\p{Script=Latin}'’-]+ ){1,4})(?:posters?|flyers?|banners?|leaflets?)\b|^(?:一张|一幅|设计一张|做一张)?(\p{Script=Han}{2,10}?)的?(?:宣传|促销|活动)?(?:海报|传单|宣传单|横幅)|^(?:\p{L}+ ){0,3}(?:posters?|flyers?|banners?) (?:for|advertising|announcing|promoting) (?:an? |the |our |my )?((?:[\p{Script=Latin}'’-]+ ){0,4}?[\p{Script=Latin}'’-]+)(?=\s*[,.;:]|$| (?:on|in|at|with|this|next|featuring|from|for|of)\b)|^((?:[\p{Script=Latin}'’-]+ ){2,4})(?:invitations?|invites?)\b|^(?:海报|宣传单)[:：]\s*(\p{Script=Han}{2,10})(?=[，,。；;\s])/iu;
/** They say what the sheet looks like, not what it is for. */
export const MANNER =
  /\b(?:minimal(?:ist|istic)?|vintage|retro|modern|simple|cute|beautiful|colou?rful|propaganda|elegant|typographic|art deco|bold|cool|nice|flat)\b|可爱|复古|简约|国潮|手绘|创意|漂亮|好看|极简|扁平|一张|宣传/gi;
/** So are posters of these kinds called; a film night is none. */
const KINDS =
  /\b(?:movie|film|travel)\b(?! (?:night|day|festival|week|club|fair))|电影(?!节|周|展|之夜)|旅行|旅游(?!节)/gi;

/** Somebody is invited to it. Days and nights are so only with the name of what is on them: others are hours. */
const EVENTS =
  /\b(?:week|fair|market|sale|class|classes|workshop|show|festival|concert|exhibition|party|marathon|half marathon|fun run|tournament|camp|conference|competition|contest|(?:charity|fun|park|colou?r|night) run|fundraiser|hackathon|meetup|recital|gala|carnival|bazaar|open house|retreat|course|lessons?|book club|reunion|championship)$|\b(?:open|sports|field|earth|father'?s|mother'?s|labou?r|independence|memorial|national|children'?s|women'?s|teacher'?s|valentine'?s|adoption|film|movie|game|quiz|trivia|karaoke|ladies|open mic|open-mic|poetry|comedy|opening|prom|bingo|parents'?|jazz|blues|rock|salsa|dance|disco|techno|music|concert|opera|ballet|theat(?:re|er)|cinema|anime|wine|beer|cocktail|taco|pizza|pasta|curry|craft|family|science|astronomy|poker|chess) (?:day|night)$|^welcome (?:back|home|to)\b/i;
const HAN_EVENTS =
  /(?:节|晚会|大会|年会|音乐会|演唱会|读书会|运动会|招聘会|家长会|分享会|交流会|发布会|展|展览|大赛|比赛|决赛|讲座|课程?|体验课|培训班|兴趣班|夏令营|冬令营|市集|集市|夜市|嘉年华|典礼|开放日|招新|招生|工作坊|论坛|团建|春游|义卖|义诊|献血|马拉松|派对|促销|大促|开业|开张)$|^(?:春节|元宵|清明|端午|七夕|中秋|重阳|国庆|元旦|除夕|腊八|小年|劳动节|五一|圣诞|立春|雨水|惊蛰|春分|谷雨|立夏|小满|芒种|夏至|小暑|大暑|立秋|处暑|白露|秋分|寒露|霜降|立冬|小雪|大雪|冬至|小寒|大寒)$/;

/** Changes the reading: a sheet with a date or for an event, but without a title, is headed by what it is for. */
export function headOccasion({ writing, frame, asks }: PromptReading, prompt: string): void {
  const said = (
    HEADED.exec(prompt.trim())
      ?.slice(1)
      .find((one) => one !== undefined) ?? ''
  ).trim();
  const title = said.replaceAll(MANNER, '').replaceAll(KINDS, '').replaceAll(/ {2,}/g, ' ').trim();
  if (title.length < 2) return;
  if (writing.length === 0 && !EVENTS.test(title) && !HAN_EVENTS.test(title)) return;
  const written: Writing = {
    text: asLettered(title),
    on: frame === 'poster' ? 'poster' : 'card',
    words: title,
  };
  writing.unshift(written);
  for (const { words, shows } of asks)
    if (shows.length === 0 && isWithin(title, words)) shows.push({ is: 'thing', thing: written });
}

/** Their first words are their title: 公众号封面 读书笔记, 横幅：欢迎新同学, "YouTube thumbnail: my desk setup". */
const TOPICS: readonly RegExp[] = [
  /^(?:(?:做|设计|帮我做|来)?(?:一[张个条幅])?)((?:微信)?公众号(?:文章|推文)?(?:的)?(?:封面图?|头图|首图)|小红书(?:笔记)?(?:的)?(?:封面图?|首图|配图)|(?:抖音|快手|B站|视频号|短视频|视频|课程|PPT)(?:的)?封面图?|横幅|条幅|锦旗|标语牌)[\s:：，,]+(?:主题是?|内容是?|标题是?)?[:：]?([\p{Script=Han}\d]{2,14})(?=[\s，,。；;！!]|$)/iu,
  /^()?(\p{Script=Han}[\p{Script=Han}\d]{2,12}?)的?((?:微信)?公众号(?:文章|推文)?(?:封面图?|头图|首图)|小红书(?:笔记)?(?:封面图?|首图|配图)|横幅|条幅)(?=[\s，,。；;]|$)/iu,
  /^(?:an? |design an? |make an? )?((?:youtube |video )?thumbnail|(?:instagram|facebook|linkedin|twitter|blog|podcast|newsletter) (?:post|story|banner|header|cover)|banner)(?:\s*[:,]\s*| for | about | saying | with the text )(?:an? |the )?((?:[\p{Script=Latin}\d'’&%-]+ ?){1,6})(?=\s*[,.;!]|$)/iu,
];
/** A picture is described, and not a title. */
const DESCRIBES = /^一[只个位名条群座片朵]|在.+[上下里中旁边]|背景|风格|插画|色调|配色/;
const OF_KIND =
  /^(?:微信|公众号|小红书|抖音|快手|B站|视频号?|短视频|封面图?|头图|首图|配图|横幅|条幅|文章|推文|笔记|youtube|instagram|facebook|linkedin|twitter|blog|podcast|newsletter|thumbnail|post|story|banner|header|cover|video)$/i;

/** Changes the reading of a banner, or of the cover of an article: it is a sheet whose topic is its title. */
export function headTopic(reading: PromptReading, prompt: string): void {
  const { writing, asks, frame } = reading;
  if ((frame !== undefined && frame !== 'poster') || writing.some(({ isDetail }) => !isDetail)) return;
  const [found] = TOPICS.flatMap((topic) => topic.exec(prompt.trim())?.[2] ?? []);
  const said = (found ?? '').trim();
  if (said === '' || DESCRIBES.test(said)) return;
  const written: Writing = { text: asLettered(said), on: 'poster', words: said };
  // A part of the topic may have been taken for a small line.
  reading.writing = [written, ...writing.filter(({ text }) => !said.includes(text))];
  reading.frame = 'poster';
  for (const { words, shows } of asks) {
    if (OF_KIND.test(words)) shows.splice(0, shows.length, { is: 'manner' });
    if (!isWithin(said, words)) continue;
    // Whom a banner greets does not stand on it.
    const greeted = shows.flatMap((one) =>
      one.is === 'thing' && reading.subjects.some((own) => own === one.thing && own.kind === 'figure')
        ? [one.thing]
        : [],
    );
    if (greeted.length > 0 && reading.links.length === 0)
      reading.subjects = reading.subjects.filter((own) => !greeted.some((one) => one === own));
    if (shows.some(({ is }) => is === 'time')) reading.time = undefined;
    const places = new Set(shows.flatMap((one) => (one.is === 'scene' ? [one.scene] : [])));
    reading.scenes = reading.scenes.filter((scene) => !places.has(scene));
    if (!shows.some((one) => one.is === 'thing' && reading.subjects.some((own) => own === one.thing)))
      shows.splice(0, shows.length, { is: 'thing', thing: written });
  }
}

/** Latin words as on posters. */
export function asLettered(text: string): string {
  return /\p{Script=Han}/u.test(text) ? text : text.toUpperCase();
}

/** Whether `part` is in the text, as whole words where it is Latin. */
export function isWithin(text: string, part: string): boolean {
  const [whole, inner] = [text.toLowerCase(), part.toLowerCase()];
  if (/\p{Script=Han}/u.test(inner)) return inner !== '' && whole.includes(inner);
  return inner !== '' && ` ${whole.replaceAll(/[^\p{L}\d%']+/gu, ' ')} `.includes(` ${inner} `);
}
