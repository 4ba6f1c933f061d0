// Things of old China: of the scholar's desk, of houses and yards, of the stage, to be worn.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const OLD_CHINA_THINGS: readonly SubjectEntry[] = [
  ...drawnNouns('item', 0.3, {
    'own/ink-brush':
      'ink brush, ink brushes, calligraphy brush, calligraphy brushes, chinese brush, chinese calligraphy brush, writing brush, 毛笔, 一支毛笔, 狼毫, 狼毫笔',
    'own/inkstone': 'inkstone, inkstones, ink stone, ink slab, 砚台, 砚, 端砚, 一方砚台',
    'own/name-seal':
      'stone seal, jade seal, chinese seal, name seal, seal stamp, chinese seal stamp, imperial seal, 印章, 玉玺, 玉印, 印信, 一方印章, 石印',
    'own/incense-burner':
      'incense burner, incense burners, censer, bronze censer, bronze incense burner, 香炉, 铜香炉, 一尊香炉, 宣德炉, 博山炉',
    'own/wine-jar':
      'wine jar, wine jars, wine jug, chinese wine jar, clay wine jar, 酒坛, 酒坛子, 一坛酒, 酒缸, 大酒坛',
    'own/bronze-mirror': 'bronze mirror, bronze mirrors, ancient bronze mirror, 铜镜, 青铜镜, 一面铜镜',
    'own/jade-pendant':
      'jade pendant, jade pendants, jade disc, jade disk, jade bi, 玉佩, 玉璧, 玉环, 一块玉佩',
    'own/round-fan':
      'round fan, round fans, silk fan, chinese round fan, round silk fan, moon fan, 团扇, 绢扇, 宫扇, 一把团扇',
    'own/palm-fan': 'palm fan, palm leaf fan, palm-leaf fan, cattail fan, 蒲扇, 芭蕉扇, 大蒲扇, 一把蒲扇',
    'own/chinese-knot':
      'chinese knot, chinese knots, chinese knotting, red chinese knot, 中国结, 红色中国结, 同心结, 平安结',
    'own/stone-mill':
      'stone mill, stone mills, millstone, millstones, grindstone, stone grinder, 石磨, 石磨盘, 磨盘, 石碾',
    'own/water-vat':
      'water vat, water vats, water urn, large water jar, ceramic vat, 水缸, 大水缸, 水瓮, 大缸, 陶缸',
    'own/spinning-wheel':
      'spinning wheel, spinning wheels, old spinning wheel, 纺车, 纺纱车, 手摇纺车, 老纺车, 纺线车',
    'own/shadow-puppet':
      'shadow puppet, shadow puppets, chinese shadow puppet, shadow play puppet, 皮影, 皮影人, 皮影人偶, 皮影戏, 皮影戏人偶',
    'own/opera-mask':
      'opera mask, opera masks, peking opera mask, beijing opera mask, chinese opera mask, chinese opera masks, peking opera masks, beijing opera masks, peking opera facial makeup, 脸谱, 京剧脸谱, 戏曲脸谱, 京剧面具, 京剧脸谱面具, 脸谱面具, 川剧脸谱, 川剧变脸面具',
    'own/silk-screen':
      'folding screen, folding screens, room divider, chinese screen, chinese folding screen, silk screen, painted screen, standing screen, 屏风, 折叠屏风, 古典屏风, 中式屏风, 一架屏风, 一扇屏风, 山水屏风, 花鸟屏风',
  }),
];
