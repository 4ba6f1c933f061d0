// Hours, weather and places as Chinese life and verse name them, beside the plain words of circumstances.ts.

import type { SceneName, TimeOfDay, Weather } from './circumstances.ts';

/** A disc low over the land goes with these: `suns` are the same words. */
const RISING =
  '旭日东升, 旭日, 旭日初升, 东升的旭日, 冉冉升起的旭日, 日出东方, 红日初升, 红日东升, 朝日, 初升的太阳, 东方日出, rising sun, the rising sun';
const SETTING =
  '落日余晖, 夕阳西下, 夕阳西沉, 残阳, 残阳如血, 斜阳, 落日圆, 日暮, 夕阳余晖, 落日熔金, 白日依山尽';

export const SUNS_LOW = `${RISING}, ${SETTING}`;

export const CHINESE_TIMES: Partial<Record<TimeOfDay, string>> = {
  dawn: RISING,
  sunset: SETTING,
  night:
    '花月夜, 春江花月夜, 月上柳梢, 月上柳梢头, 夜泊, 明月夜, 元宵夜, 除夕夜, 大年三十晚上, 年三十晚上, 中秋夜',
};

export const CHINESE_WEATHER: Partial<Record<Weather, string>> = {
  rain: '雨纷纷, 烟雨蒙蒙, 烟雨朦胧, 细雨蒙蒙, 春雨绵绵',
  snow: '残雪, 江雪, 独钓寒江雪, 寒江雪, 风雪, 暮雪, 雪后, 白雪皑皑, 瑞雪, 细雪, 飞雪, 小雪, 大雪纷飞',
  fog: '云雾弥漫, 烟波, 烟霭',
  petals: '江花, 花月夜, 春江花月夜, 落英缤纷',
};

export const CHINESE_SCENES: Partial<Record<SceneName, string>> = {
  street:
    '古街, 老街, 古城, 古城街道, 古镇老街, 老街巷, 街市, 庙会, 灯市, kyoto, 京都, gion, 祇园, 清水坂, temple fair, china town, chinatown, 唐人街, 宽窄巷子, 丽江, 丽江古城, 平遥古城, 凤凰古城, 长安, 长安城, 小吃街, 小吃摊, 大排档, 夜市小吃街',
  sea: '鼓浪屿, gulangyu',
  'water-town': '小桥流水人家, 流水人家',
  sky: '上青天, 青天, 碧空',
  lake: '春江花月夜, 春江, 江雪, 寒江雪, 独钓寒江, 独钓寒江雪, 富春江, 江心, 烟波江上, 长江天际流',
  meadow:
    '黄土高原, 黄土高坡, 黄土坡, 黄土丘陵, 黄土塬, 陕北, 陕北高原, 延安, loess plateau, loess hills, loess landscape, northern shaanxi, 内蒙古, 内蒙古草原, 呼伦贝尔, 呼伦贝尔草原, inner mongolia, 锡林郭勒草原',
  forest: '竹海, 林樾, 竹林深处, 蜀南竹海',
  mountains:
    '高原, 川西高原, 青藏高原, 川西, 西藏, 香格里拉, tibet, 黄山, 泰山, 华山, 峨眉山, 庐山, 武当山, 嵩山, 恒山, 衡山, 五台山, 青城山, 群山, 群峰, 南山, 见南山, 登高, 登高望远, 登高远眺, 登高远望, 万重山, 青山, 远山, huangshan, yellow mountains, yellow mountain',
  desert: '塞外, 边塞, 大漠孤烟直, 大漠孤烟',
  room: '茶馆, 老茶馆, 茶楼, 茶室, tea house, teahouse, chinese tea house, 火锅店, 饭馆, 小饭馆, 饭店里, 饭店, 酒楼, 面馆, 小面馆, 饺子馆, 包子铺, 书院, 古代书院, 私塾, 学堂, hot pot restaurant, hotpot restaurant, chinese restaurant',
};

/** What stands between the things of verse and asks for none. */
export const VERSE_STRUCTURE =
  '飞流直下, 飞流, 采菊, 昏鸦, 赏月, 江枫渔火, 月落乌啼, 两岸, 相对出, 日边来, 天际流, 碧空尽, 清明时节, 早有, 才露, 尖尖角, 立上头, 上头, 鸣, 一行, 悠然, 遥指, 借问, 何处有, 时节, 但见, 唯见, 疑是, 恰似';

/** Heard, or made by who is seen with it. */
export const CHINESE_PARTS = '锣鼓, 锣鼓喧天, 鼓声, 击鼓, 敲锣打鼓, 表演';

/** Days of the year: what is to be seen of them is said by other words. */
export const CHINESE_DAYS =
  '清明, 清明节, 重阳, 重阳节, 端午, 寒食节, 中元节, 腊八, 腊八节, 小年, 立春, 春分, 惊蛰, 谷雨, 立夏, 小满, 芒种, 夏至, 小暑, 大暑, 立秋, 处暑, 白露, 秋分, 寒露, 霜降, 立冬, 冬至, 小寒, 大寒, 大年初一, 元宵, 除夕, 元旦, 七夕节, 乞巧节, 父亲节, 妇女节, 三八节, 劳动节, 五一节, 建军节, 建党节, 植树节, 愚人节, 光棍节, 双十一, 双十二';

/** Of walls and houses. */
export const BRICK_COLOURS: Readonly<Record<string, string>> = { '#b4523c': '红砖', '#8a8f92': '青砖, 灰砖' };
