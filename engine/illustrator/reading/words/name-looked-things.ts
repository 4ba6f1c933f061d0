// "A church with stained glass windows", "a comic book on the bed", 桌上的蜡笔: a word for a manner of painting that belongs
// to a thing, or is one, is no manner of the image. It is told as left out, for none of these things is drawn.

import { isThing, joinWords } from './noun-phrase.ts';
import { VOCABULARY } from './vocabulary.ts';
import { DESCRIBING, isFigure, isUnknown, means, meaningOf, UNSHOWN, type Word } from './word.ts';

/** What they are said of is a thing, and the manner stands in its name: "a pixel art poster". */
const BEARERS =
  /^(?:paints?|sets?|kits?|palettes?|tubes?|cases?|box(?:es)?|books?|magazines?|notebooks?|albums?|brush(?:es)?|pens?|pencils?|bottles?|glasses|printers?|screens?|consoles?|games?|cartridges?|posters?|windows?|panes?|tiles?|floors?|walls?|ceilings?|domes?|pavements?|pools?|columns?|signs?|signboards?|signage|supplies|materials|(?:table ?)?cloths?|tablecloths?|cushions?|pillows?|napkins?|blankets?|curtains?|rugs?|handkerchiefs?|quilts?)$/i;
/** Seen from outside, a book is like any other. */
const BOOKS = /^(?:books?|notebooks?|magazines?|书|本)$/i;
const BEARERS_HAN =
  /^(?:颜料|套装|盒子?|书|本|海报|窗|窗户|窗子|玻璃窗|瓷砖|地砖|地板|地面|墙|墙面|墙壁|招牌|牌|标牌|游戏机|游戏|眼镜|打印机|瓶|瓶子|贴纸|笔|毛笔|桌布|台布|星星|纸鹤|千纸鹤|靠垫|抱枕|枕头|窗帘|手帕|毯子|被子)$/u;
/** Looks that something may be made or worked in, whatever the image is. */
const WORKED = /^(?:stained_glass|mosaic|embroidery)$/;
/** What they show is the image: "a stained glass window of a swan", "a comic book cover". */
const SHOWS =
  /^(?:of|showing|depicting|featuring|style|styles|styled|look|aesthetic|art|artwork|painting|paintings|illustration|drawing|design|print|render|rendering|effect|cover|page|panel|portrait|scene|landscape|background|vibes?|for|风格|风|画风|画面|插画|效果|质感)$/i;
/** Manners that are things, too, where they lie, hang or are held. */
const THINGS =
  /^(?:(?:stained[- ]glass|mosaic|mosaic tiles?|frescoe?s?|fresco|murals?|crayons?|wax crayons?|colou?red pencils?|watercolou?rs|ink|comics?|comic books?|manga|graphic novels?|origami|(?:movie|travel)? ?posters?|cartoons?|sketch(?:es)?|illustrations?|(?:oil|watercolou?r) paintings?|chalk(?:board)? drawings?|embroidery|needlework|emblems?|badges?|icons?|logos?|blueprints?|old photos?|woodcuts?|etchings?|engravings?|papercuts?|stained glass windows?|stained-glass windows?|neon signs?)|彩色玻璃|彩绘玻璃|花窗玻璃|彩窗|教堂彩窗|马赛克|壁画|蜡笔|彩铅|彩色铅笔|油画棒|漫画|折纸|海报|电影海报|宣传海报|插画|插图|油画|水彩画|水墨画|国画|山水画|刺绣|绣品|图标|标志|徽章|徽标|剪纸|窗花|年画|老照片|版画|素描|速写|动漫|动画|简笔画|霓虹灯|霓虹)$/iu;
/** Neon stands in the streets that are drawn for it. */
const NEON = /^(?:neon signs?|霓虹灯?)$/i;
const HAD =
  /^(?:with|and|has|have|having|holding|carrying|reading|reads|looks? at|looking at|points? at|pointing at|admir(?:es|ing)|stud(?:ies|ying)|selling|wearing|through|behind|near|beside|by|under|below|beneath|against|of|from|past|making|painting|drawing)$/i;
/** Light comes through it, and somebody stands before it: nothing need be named before these. */
/** Whatever is read is a thing, also in a clause of its own. */
const READ = /^read(?:s|ing)?$/i;
const AT = /^(?:through|from|behind|beside|beneath|against|past|(?:in )?front of)$/i;
const FACED =
  /^(?:in front of|front of|front|next to|full of|covered in|covered with|decorated with|box of|pile of|stack of|wall of)$/i;
const ARTICLE =
  /^(?:an?|the|some|many|several|her|his|its|their|my|large|big|small|old|huge|colou?rful|beautiful)$/i;
/** Where pictures and tools are, and the whole image is not: "on the wall". */
const LIES = /^(?:on|above|over|inside|at|beside|next)$/i;
/** These are never the whole image. */
const PIECES = /^(?:mosaic tiles?|(?:wax )?crayons|colou?red pencils|watercolou?rs|comic books?|comics)$/i;
/** On these a picture is the whole image. */
const SHEETS =
  /^(?:paper|rice|silk|canvas|scroll|parchment|wood|black|white|plain|dark|light|textured|blank|beige|cream|grey|gray|a4|cardboard|blackboard|chalkboard|background)$/i;
const LAID_HAN =
  /^(?:背景[是有为]|挂着?|挂有|贴着?|贴有|贴满|摆着?|放着?|铺着?|别着?|戴着?|拿着?|捧着?|指着|望着|欣赏着?|临摹着?|看着?|读着?|翻着?|卖|举着?|铺满|摆满|印着|透过|穿过|隔着|一盒|一支|一本|一套|一叠|一面)$/u;
const AT_HAN = /(?:[上里下前边中内旁]|门口)的?$/u;
/** What is drawn with, by somebody: 小女孩用蜡笔画画. */
const WITH_HAN = /^(?:用|拿)$/u;
const TOOLS =
  /^(?:crayons?|wax crayons?|colou?red pencils?|watercolou?rs|ink|chalk|蜡笔|彩铅|彩色铅笔|油画棒|水彩|粉笔)$/iu;
const STYLED_HAN = /(?:风格?|式)$/u;
/** So many words stand between a thing and where it is. */
const REACH = 4;

/** Returns the words, with the manners of things left out. */
export function nameLookedThings(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (!isManner(word) || STYLED_HAN.test(word.text)) {
      named.push(word);
      continue;
    }
    const [colour, old] = oldOverColour(words, at);
    const bearer = bearerAfter(words, at);
    if (colour && old) {
      named.push(colour, old);
      at += 2;
    } else if (bearer !== undefined && BOOKS.test(words[bearer]?.text ?? ''))
      named.push({ ...word, meanings: DESCRIBING });
    else if (bearer !== undefined && !SHOWS.test(words[bearer + 1]?.text ?? '')) {
      named.push(joinWords(words, [at, bearer], UNSHOWN));
      at = bearer;
    } else if (isOfGoods(words, at)) named.push({ ...word, meanings: DESCRIBING });
    else if (PENCILS.test(word.text) && (isThingItself(words, at) || isCounted(words, at)))
      named.push({ ...word, meanings: VOCABULARY.get('pencils') ?? [] });
    else if (isThingItself(words, at)) named.push({ ...word, meanings: UNSHOWN });
    else named.push(word);
  }
  return named;
}

/** "A vintage red car" is a red vintage car, where that has a name of its own. */
function oldOverColour(words: readonly Word[], at: number): readonly Word[] {
  const [word, colour, thing] = words.slice(at, at + 3);
  if (!word || !thing || thing.run !== word.run || !means(colour, 'colour')) return [];
  const text = `${word.text} ${thing.text}`;
  const meanings = VOCABULARY.get(text.toLowerCase());
  return colour && meanings ? [colour, { ...thing, text, meanings }] : [];
}

const PENCILS = /^(?:colou?red pencils|彩色铅笔|彩铅)$/i;

/** "Three colored pencils", 三支彩色铅笔: no drawing is made with a number of them. */
function isCounted(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before?.clause === words[at]?.clause && means(before, 'number');
}

function isManner(word: Word): boolean {
  return means(word, 'look') || (means(word, 'tone') && THINGS.test(word.text));
}

/** Where the thing is that the manner stands before; of one that is drawn, only the manner is left out. */
function bearerAfter(words: readonly Word[], at: number): number | undefined {
  const { run, end, isHan } = words[at] as Word;
  const next = words[at + 1];
  if (next?.run !== run) return undefined;
  if (isHan)
    return next.start === end && BEARERS_HAN.test(next.text) && isShownBy(words, at) ? at + 1 : undefined;
  return BEARERS.test(next.text) && isShownBy(words, at) ? at + 1 : undefined;
}

/** A poster alone is the image, and so are a window and a game that are all that is named. */
function isShownBy(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  return words.some(
    (word, other) => word.clause === clause && other !== at && other !== at + 1 && isPlace(word),
  );
}

function isPlace(word: Word): boolean {
  return (
    means(word, 'subject', 'scene', 'near-scene', 'part', 'window', 'garment') ||
    isUnknown(word) ||
    /wall|墙/iu.test(word.text)
  );
}

/** "An embroidered dress", "a mosaic lamp": a garment or a thing is so, and the image is of something else. */
function isOfGoods(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (next?.run !== word.run) return false;
  const isWorn = means(next, 'garment');
  const value = meaningOf(word, 'look')?.value ?? '';
  if (WORKED.test(value)) return isWorn || meaningOf(next, 'subject')?.value.kind === 'item';
  return value === 'vintage' && isOldThing(words, at);
}

/** "A vintage blue car": of one that has a colour, or is there with others. By itself it may be painted so. */
function isOldThing(words: readonly Word[], at: number): boolean {
  const after = words.findIndex((one, index) => index > at && !means(one, 'colour', 'size', 'adjective'));
  const thing = words[after];
  if (thing?.run !== words[at]?.run) return false;
  const kind = meaningOf(thing, 'subject')?.value.kind;
  const isGoods = kind === 'item' || kind === 'vehicle';
  const isColoured = words.slice(at + 1, after).some((one) => means(one, 'colour'));
  const isAmong = words.some((one, other) => other !== after && means(one, 'subject', 'scene'));
  return means(thing, 'garment') || (isGoods && (isColoured || isAmong));
}

function isThingItself(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!THINGS.test(word.text) || SHOWS.test(words[at + 1]?.text ?? '')) return false;
  if (
    NEON.test(word.text) &&
    words.some((one) => /^(?:street|city)$/.test(meaningOf(one, 'scene')?.value ?? ''))
  )
    return false;
  return word.isHan ? isLaidHan(words, at) : isHad(words, at) || isLaid(words, at) || isOfHall(words, at);
}

/** "With frescoes", "reading a comic book", "in front of a stained glass window". */
function isHad(words: readonly Word[], at: number): boolean {
  const { run } = words[at] as Word;
  const next = words[at + 1];
  // "With a comic look", "with a watercolor cat": it is said of that.
  if (next?.run === run && (isThing(next) || means(next, 'adjective', 'colour'))) return false;
  let before = at - 1;
  while (words[before]?.run === run && ARTICLE.test(words[before]?.text ?? '')) before--;
  const led = words[before];
  if (led?.run !== run || before < 1) return false;
  const isLed = HAD.test(led.text) || FACED.test(led.text);
  const named = words.slice(0, before).some((one) => one.clause === led.clause && isPlace(one));
  return isLed && (named || AT.test(led.text) || READ.test(led.text));
}

/** "An oil painting above the fireplace", "crayons on a table". */
function isLaid(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const [link, next] = [words[at + 1], words[at + 2]];
  if (link?.clause !== clause || next?.clause !== clause) return false;
  const isIn = /^in$/i.test(link.text) && PIECES.test(words[at]?.text ?? '');
  // "Watercolors and brushes": they are what is painted with.
  if (/^and$/i.test(link.text)) return PIECES.test(words[at]?.text ?? '') && isThing(next);
  if (!LIES.test(link.text) && !isIn) return false;
  const ahead = words.slice(at + 2, at + 2 + REACH).filter((one) => one.clause === clause);
  if (ahead.some(({ text }) => SHEETS.test(text))) return false;
  return ahead.some(isPlace);
}

/** "A queen on a throne. Stained glass windows light the hall": of the place, where a clause of its own goes on with them. */
function isOfHall(words: readonly Word[], at: number): boolean {
  const { text, clause } = words[at] as Word;
  const before = words.slice(0, at).filter((one) => one.clause !== clause);
  const isBefore = before.some((one) => isThing(one) && !isUnknown(one));
  const isTold = words[at + 1]?.clause === clause;
  // "A knight before a queen, tall stained glass windows": several are none of the whole image where people are.
  const isOfPeople = /windows$/i.test(text) && before.some(isFigure);
  return /windows?$/i.test(text) && ((isBefore && isTold) || isOfPeople);
}

/** 墙上的水墨画, 门上贴着年画, 一盒蜡笔, 小女孩用蜡笔画画. */
function isLaidHan(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const before = words.slice(Math.max(0, at - REACH), at).filter((one) => one.clause === clause);
  const last = before.at(-1);
  if (!last || last.end !== words[at]?.start) return false;
  if (WITH_HAN.test(last.text)) return TOOLS.test(words[at]?.text ?? '') && before.some(isPlace);
  if (before.some(({ text }) => LAID_HAN.test(text))) return true;
  const where = last.text === '的' ? (before.at(-2)?.text ?? '') : last.text;
  return AT_HAN.test(where) && before.some(isPlace);
}
