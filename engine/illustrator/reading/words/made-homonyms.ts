// Names of things that are made, and of people, that mean something else beside other words: a traffic jam, fans of a team, a
// model in a dress, a pool that is played.

import type { Homonym } from './said-of-others.ts';

/** They are asked for with all other homonyms; the first that fits is meant. */
export const MADE_HOMONYMS: readonly Homonym[] = [
  // Who pulls a rope has no coil of it in the hand.
  {
    said: /^(?:ropes?|绳子|绳索|缆绳|粗绳)$/,
    beside: /^(?:pull(?:s|ing)?|haul(?:s|ing)?|tug(?:s|ging)?|[拉拽]着?|拉绳子|拽绳子)$/,
  },
  // 舞龙队举着金龙: it is the one that they dance with.
  {
    said: /^(?:dragons?|龙|金龙|巨龙|长龙|彩龙)$/,
    beside: /^(?:舞龙|舞龙队|舞龙队伍|舞龙表演|dragon danc(?:e|ers|ing))$/,
  },
  // 遛鸟的爷爷: they are in the cage that he has.
  { said: /^鸟$/, beside: /^遛着?$/ },
  // 裹着毯子, 依偎在毯子里: around them, and no rug that lies there.
  { said: /^毯子$/, beside: /^(?:裹着?|裹在|盖着?|披着?|里|依偎在?)$/ },
  // Counted they are coins, and else a heap.
  {
    said: /^(?:gold(?:en)? coins|金币)$/,
    before: /^(?:two|three|four|five|six|seven|eight|[2-8]|枚|个|[两三四五六七八几][枚个]?)$/,
    beside: /./,
    meant: 'coin',
  },
  { said: /^(?:gloves?|mitts?)$/, beside: /^baseball(?: bats?)?$/, meant: 'baseball glove' },
  // The one on its plate is drawn with it.
  {
    said: /^(?:ballerinas?|dancers?|芭蕾女孩|芭蕾舞者|舞者)$/,
    beside: /^(?:music box(?:es)?|八音盒|音乐盒)$/,
  },
  { said: /^pool$/, led: /\b(?:play(?:ing|s)?|shoot(?:ing|s)?) $/, beside: /./, meant: 'pool table' },
  // Nobody is seen in it, and nobody carries it.
  {
    said: /^(?:sedan chair|bridal sedan chair|palanquin|轿子|花轿|大红花轿)$/,
    beside: /^(?:in|inside|carry|carrying|carried|carries|riding|sits?|sitting|.*坐.*|.*抬.*|里|里面|中)$/,
  },
  // 墙头开满了牵牛花: of a wall that nobody sees, over a yard.
  { said: /^墙头上?$/, beside: /^(?:牵牛花|蔷薇花?|爬山虎|喇叭花|.*花|藤|藤蔓|青草|杂草|瓦片)$/ },
  // Who wears something, or walks on a runway, is no model of a thing.
  {
    said: /^models?$/,
    beside:
      /^(?:dress|gown|suit|coat|jacket|outfit|bikini|swimsuit|jeans|skirt|hat|heels|wearing|wears|posing|poses|runway|catwalk|fashion|sitting|standing|walking|hair|haute couture)$/,
    unless:
      /^(?:trains?|cars?|planes?|airplanes?|ships?|boats?|railways?|railroads?|kits?|of|rockets?|houses?)$/,
    meant: 'fashion model',
  },
  // What crosses a road has legs.
  {
    said: /^turtles?$/,
    beside:
      /^(?:roads?|streets?|highways?|gardens?|grass|lawns?|meadows?|paths?|forests?|woods|deserts?|fields?|park|trails?|hills?|hiking|backpacks?|leaf|leaves|hares?|rabbits?|lettuce|crossing)$/,
    meant: 'tortoise',
  },
  // Its gate of honour stands over a street, and in no canal.
  { said: /^(?:古镇|水乡|江南水乡|江南古镇)$/, beside: /牌[坊楼]$/, meant: '古街' },
  // Cars stand in it, behind each other.
  { said: /^(?:traffic jams?|堵车|交通堵塞)$/, beside: /./, meant: 'car', many: 4 },
  // They stand around something.
  {
    said: /^rings?$/,
    led: /\b(?:an?|the) (?:\S+ )?$/,
    beside: /^(?:stones|rocks|mushrooms|fire|flames|candles|people|dancers|children|trees|clouds|light)$/,
    unless: /^(?!of\b)/,
  },
  {
    said: /^(?:an? )?fans?$/,
    beside:
      /^(?:cheering|cheers?|cheer|stadium|team|concert|football|soccer|match|band|idol|autographs?|singer|players?)$/,
    unless: /^(?:spinning|blowing|turning|whirring)$/,
    meant: 'football fan',
  },
  // Beings and courts of China have palaces of their own.
  {
    said: /^(?:宫殿|金色宫殿|大殿)$/,
    beside:
      /^(?:孙悟空|悟空|猪八戒|仙女|仙人|神仙|嫦娥|玉帝|玉皇大帝|皇帝|皇后|妃子|宫女|太监|将军|书生|侠客|女侠|古代|天宫|龙王|青龙|金龙|祥云|筋斗云|金箍棒|汉服|古装|唐朝|宋朝|明朝|清朝)$/,
    unless: /^(?:里|内|中|里面|内部)$/,
    meant: '皇宫',
    isFarToo: true,
  },
  // 小女孩骑着三轮车: it has pedals, and no motor.
  { said: /^三轮车$/, beside: /^(?:骑着?|蹬着?|踩着?)$/, meant: '儿童三轮车' },
  // As the British say it.
  {
    said: /^torch(?:es)?$/,
    beside:
      /^(?:blankets?|covers|duvet|beds?|bedroom|tent|tents|sleeping bags?|pajamas|pyjamas|batter(?:y|ies)|beam)$/,
    meant: 'flashlight',
  },
  // One is of glass and iron where nothing tells of the east, of a feast or of a string that it hangs on.
  {
    said: /^lantern$/,
    beside: /./,
    without:
      /\b(?:chin\w+|asian?|orient\w*|japan\w*|korea\w*|paper|festivals?|mid-autumn|new year|red|temple|shrine|pagoda|pavilion|geisha|kimono|hanfu|qipao|dragon|samurai|tokyo|kyoto|silk|lotus|float\w*|river|sky|fly\w*|hang\w*|hung|strings?|stone|lion dance|bamboo|tea ?house|bridge)\b/,
    meant: 'oil lantern',
  },
  // Where no street is, they are let fly.
  {
    said: /^lanterns?$/,
    beside: /^festivals?$/,
    without: /\b(?:street|town|village|temple|alley|market|chinatown|gate|parade|courtyard|city)\b/,
    meant: 'sky lantern',
    many: 7,
  },
  {
    said: /^(?:mushroom villages?|village of mushroom houses|蘑菇村|蘑菇村庄|蘑菇小镇)$/,
    beside: /./,
    meant: 'mushroom house',
    many: 4,
  },
  { said: /^(?:pumpkin (?:patch(?:es)?|field|farm)|南瓜[地田])$/, beside: /./, meant: 'pumpkin', many: 6 },
  // That of a spider.
  { said: /^(?:webs?|网|蛛网)$/, beside: /^(?:.*spiders?|.*蜘蛛)$/, meant: 'spider web' },
  // In which an animal is, and on which one sits.
  {
    said: /^pots?$/,
    led: /\bin (?:an?|the) (?:\S+ )?$/,
    beside:
      /^(?:octopus|cats?|kittens?|dogs?|pupp(?:y|ies)|mouse|mice|frogs?|rabbits?|bears?|fox|hamsters?|hedgehogs?|monkeys?|birds?|ducks?|snakes?|turtles?|lizards?|squirrels?|pandas?|raccoons?)$/,
    meant: 'clay pot',
  },
  {
    said: /^walls?$/,
    led: /\bon (?:an?|the) (?:(?:old|stone|garden|low|high|mossy|city|ruined) )*$/,
    beside:
      /^(?:(?:black |white |stray )?cats?|kittens?|peacocks?|lizards?|birds?|crows?|ravens?|pigeons?|owls?|roosters?|sitting|sits|perched|snails?|squirrels?)$/,
    without:
      /\b(?:paint\w*|murals?|posters?|pictures?|photos?|shadows?|graffiti|clocks?|hang\w*|hung|frames?|portraits?|art)\b/,
    meant: 'brick wall',
  },
  // Those of computers, before whoever works at them.
  {
    said: /^(?:(?:computer |glowing |multiple )*screens?|屏幕|大屏幕)$/,
    beside:
      /^(?:.*(?:hacker|programmer|coder|developer|gamer|trader|analyst|engineer|operator)s?|typing|coding|computers?|keyboard|.*(?:黑客|程序员|交易员|玩家)|打字|写代码|键盘|电脑)$/,
    meant: 'monitor',
    isFarToo: true,
  },
];
