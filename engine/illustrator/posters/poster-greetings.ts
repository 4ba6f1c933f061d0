// What posters and cards say without quotes: 中秋快乐, "grand opening", "now hiring"; and what their words say already.

import { asLettered, headOccasion, isWithin } from './poster-titles.ts';
import type { Ask, PromptReading } from '../reading/prompt-reading.ts';
import type { Writing } from '../reading/writing/sheet-reading.ts';

/** As it is written, so it is lettered. */
const GREETINGS: readonly RegExp[] = [
  /(?:中秋(?:节)?|新年|春节|新春|元旦|圣诞(?:节)?|生日|国庆(?:节)?|元宵(?:节)?|端午(?:节)?|儿童节|六一|教师节|母亲节|父亲节|情人节|万圣节|七夕|毕业|开学)(?:快乐|安康|大吉)/,
  /[鼠牛虎兔龙蛇马羊猴鸡狗猪]年(?:大吉|快乐|吉祥)/,
  /恭喜发财|大吉大利|恭贺新禧|万事如意|开业大吉|开张大吉|盛大开业|乔迁之喜|新婚快乐|百年好合|阖家团圆|金榜题名/,
  /(?:双十一|双11|双十二|618)(?:大促|狂欢节|狂欢|购物节)?|年终大促|限时特惠|全场[一二三四五六七八九\d.]+折|第二[杯件份]半价|买一送一|清仓甩卖/,
  /(?:[春夏秋冬]季)?新品(?:上市|发布|首发)|新店开业|开学第一课/,
  /垃圾分类|世界读书日|招聘|诚聘英才|运动会|音乐节|毕业季|营业时间|欢迎光临|寻猫启事|寻狗启事|寻物启事/,
  /\b(?:happy (?:new year|birthday|easter|halloween|thanksgiving|hanukkah|diwali|valentine'?s day|mother'?s day|father'?s day|anniversary|holidays)|merry christmas|season'?s greetings)\b/i,
  /\b(?:grand opening|now open|now hiring|we(?:'re| are) hiring|garage sale|yard sale|black friday|save the date|opening hours|back to school|help wanted|thank you|welcome home|congratulations|baby shower|get well soon)\b/i,
  /\b(?:4th of july|fourth of july|independence day)\b/i,
  /\b\d{1,2}% off\b/i,
  /\bkeep calm and carry on\b/i,
  /(?:保护|爱护|节约|珍惜|拒绝|关爱|守护)\p{Script=Han}{1,4}(?=[，,。！!\s]|$)/u,
  /\bsave (?:the )?(?:ocean|planet|earth|water|bees|whales|turtles|forests?|animals|children)\b|\bstop (?:bullying|plastic pollution|smoking|racism|hunger)\b|\bno smoking\b/i,
];

/** Nothing but a sheet may be meant: paper that somebody holds is none. */
const PAPER = /\b(?:posters?|flyers?|cards?|banners?|invitations?)\b|海报|贺卡|卡片|宣传单|传单|请柬|邀请函/i;

/** The sheet itself, by a word that says nothing more. */
const OF_PAPER = /^(?:flyers?|tickets?|cards?|greeting cards?|banners?|贺卡|卡片|宣传单|传单)$/i;

/** What the letters of a sheet are for: they say it. */
const OF_TITLE =
  /^(?:sales?|discounts?|promotions?|promotional|offers?|advert(?:isement)?s?|announcements?|invitations?|促销|优惠|特价|宣传|活动|通知|公告)$/i;

/** Changes the reading of a poster or a card. */
export function letterGreeting(reading: PromptReading, prompt: string): void {
  const { frame, writing, asks } = reading;
  if (!PAPER.test(prompt) || frame === 'logo') return;
  // Somebody has it in the hands.
  if (frame !== 'poster' && reading.subjects.some(({ kind }) => kind === 'figure')) return;
  if (writing.every(({ isDetail }) => isDetail)) {
    const [said] = GREETINGS.flatMap((greeting) => greeting.exec(prompt)?.[0] ?? []);
    if (said === undefined) {
      headOccasion(reading, prompt);
      tellWritten(asks, writing);
      return;
    }
    const on = frame === 'poster' ? 'poster' : 'card';
    const greeting: Writing = { text: asLettered(said), on, words: said };
    // It may have been taken for a small line.
    const again = writing.filter(({ text }) => isWithin(said, text) || isWithin(text, said));
    writing.splice(0, writing.length, greeting, ...writing.filter((one) => !again.includes(one)));
    for (const { shows } of asks)
      if (shows.some((one) => one.is === 'thing' && again.some((own) => own === one.thing)))
        shows.splice(0, shows.length, { is: 'thing', thing: greeting });
    reading.asks = [
      { words: said, shows: [{ is: 'thing', thing: greeting }] },
      ...asks.filter(({ words }) => !isWithin(said, words)),
    ];
  }
  tellWritten(reading.asks, writing);
}

/** "A missing cat poster “MISSING”": what stands there in letters is shown by them. */
function tellWritten(asks: readonly Ask[], writing: readonly Writing[]): void {
  for (const { words, shows } of asks) {
    const isPaper = OF_PAPER.test(words) || OF_TITLE.test(words);
    const written =
      shows.length === 0 ? writing.find(({ text }) => isPaper || isWithin(text, words)) : undefined;
    if (written) shows.push({ is: 'thing', thing: written });
  }
}

const RECIPIENT =
  /\b(?:cards?|invitations?) (?:for|to) (?:my |our |the |a |an |your )?([\p{L}'’]+)|(?:送给|献给|给)(?:我的?)?(\p{Script=Han}{2,4}?)的?(?:\p{Script=Han}{0,6})(?:贺卡|卡片|明信片|卡)|(?:贺卡|卡片|明信片)[\s，,]*(?:送给|献给|给)(?:我的?)?(\p{Script=Han}{2,4}?)(?=[的\s，,。]|$)/iu;

/** Whom an event is for: "science fair poster for kids", 儿童画画班海报. */
const AUDIENCE =
  /\b(?:posters?|flyers?|banners?|class(?:es)?|fair|workshop|camp|lessons|party|show|event|course|festival|club|market|day) for (?:all |little |young |our |(?:high|middle|primary|elementary) school |college )?(kids?|children|toddlers|teens|teenagers|women|men|students|families|seniors|parents|beginners|adults)\b|(儿童|少儿|幼儿|青少年|亲子|老年人?|女士|学生)\p{Script=Han}{0,5}(?:班|课|节|展|活动|夏令营|冬令营|工作坊|大赛|比赛|市集)\p{Script=Han}{0,4}(?:海报|传单)/iu;

/** Changes the reading: whom a card or an event is for is not on the sheet. */
export function leaveRecipient({ subjects, links, asks, frame }: PromptReading, prompt: string): void {
  const [, latin, han, after] = RECIPIENT.exec(prompt) ?? [];
  const [, group, hanGroup] = frame === 'poster' ? (AUDIENCE.exec(prompt) ?? []) : [];
  const name = (latin ?? han ?? after ?? group ?? hanGroup ?? '').toLowerCase();
  if (name === '') return;
  const at = subjects.findIndex(
    ({ kind, words = '' }) => kind === 'figure' && words.toLowerCase().includes(name),
  );
  const [one] = at < 0 ? [] : subjects.splice(at, 1);
  if (!one) return;
  // "For grandma with roses": the roses are on the card.
  links.splice(0, links.length, ...links.filter(({ from, to }) => from !== at && to !== at));
  for (const link of links) {
    if (link.from > at) link.from--;
    if (link.to !== null && link.to > at) link.to--;
  }
  for (const { shows } of asks)
    if (shows.some((shown) => shown.is === 'thing' && shown.thing === one))
      shows.splice(0, shows.length, { is: 'manner' });
}
