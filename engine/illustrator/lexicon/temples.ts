// Whose temples and palaces there are: each people builds its own, and one that is not drawn is none of another.

import type { SubjectEntry } from './subject.ts';

type Building = Omit<SubjectEntry, 'words'>;

function temple(name: string): Building {
  return { key: name, drawing: `own/${name}`, kind: 'building', height: 0.4 };
}

export const CLASSICAL_TEMPLE = temple('classical-temple');

export const TEMPLE_WORDS: readonly SubjectEntry[] = [
  {
    ...CLASSICAL_TEMPLE,
    words:
      'greek temple, roman temple, marble temple, parthenon, the parthenon, 帕特农神庙, 神庙, 神殿, 圣殿, 🏛️',
  },
  {
    ...temple('egyptian-temple'),
    words:
      'egyptian temple, abu simbel, karnak, karnak temple, luxor temple, 卡纳克神庙, 卢克索神庙, 阿布辛贝神庙',
  },
  { ...temple('hindu-temple'), words: 'hindu temple, khajuraho' },
  {
    ...temple('stepped-temple'),
    words:
      'mayan temple, aztec temple, mayan pyramid, mayan pyramids, maya pyramid, aztec pyramid, aztec pyramids, step pyramid, stepped pyramid, chichen itza, tikal, 玛雅金字塔, 阿兹特克金字塔, 阶梯金字塔, 奇琴伊察, 羽蛇神金字塔',
  },
];

/** By the words that say whose a temple is. */
export const TEMPLES_BY_LAND: readonly (readonly [land: RegExp, Building])[] = [
  [
    /^(?:egypt|(?:ancient[ -])?egyptian|pharaonic|karnak|luxor|isis|horus|anubis|amun|hatshepsut|古?埃及式?|法老)$/i,
    temple('egyptian-temple'),
  ],
  [
    /^(?:india|hindu|(?:south[ -])?indian|hinduism|shiva|vishnu|krishna|ganesha?|印度教?|印度式|南印度|湿婆|毗湿奴)$/i,
    temple('hindu-temple'),
  ],
  [/^(?:mayan?|aztec|incan?|mesoamerican|toltec|玛雅|阿兹特克|印加)$/i, temple('stepped-temple')],
  [/^(?:khmer|cambodian?|angkor|高棉|柬埔寨|吴哥)$/i, temple('angkor-wat')],
  [
    /^(?:greece|athens|rome|(?:ancient[ -])?(?:greek|roman)|grecian|greco-roman|hellenic|hellenistic|athenian|classical|neoclassical|doric|ionic|corinthian|zeus|athena|apollo|poseidon|artemis|hera|aphrodite|jupiter|venus|olympus|古?希腊式?|古?罗马式?|雅典|宙斯|雅典娜|阿波罗|波塞冬|维纳斯)$/i,
    CLASSICAL_TEMPLE,
  ],
];

/** Of this stone only Greeks and Romans are known to have built them. */
export const MARBLE = /^(?:(?:white )?marble|大理石|白色大理石|汉白玉)$/i;

const OF_EUROPE =
  'french|german|scottish|irish|english|british|italian|spanish|portuguese|european|bavarian|russian|法国|德国|苏格兰|爱尔兰|英国|意大利|西班牙|葡萄牙|欧洲|欧式|法式|英式|俄罗斯';
const OF_THE_FAR_EAST = 'chinese|japanese|korean|taoist|daoist|shinto|中国|中式|日本|日式|韩国|道教';
const ELSEWHERE =
  'thai|burmese|balinese|tibetan|nepali|nepalese|jain|sikh|javanese|indonesian|laotian|sri lankan|sumerian|babylonian|assyrian|mesopotamian|persian|iranian|arabian|arabic|arab|moorish|moroccan|ottoman|turkish|ethiopian|african|mongolian|vietnamese|celtic|norse|druid|druidic|elven|elvish|alien|mexican|泰国|泰式|缅甸|巴厘岛?|藏式|藏传|西藏|尼泊尔|锡克教?|苏美尔|巴比伦|亚述|波斯|伊朗|阿拉伯|摩洛哥|奥斯曼|土耳其|埃塞俄比亚|非洲|蒙古|越南|老挝|印尼|精灵|外星';

function lands(...names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')})$`, 'i');
}

/** Of these lands no building of this key is drawn. */
export const STRANGE_TO: Readonly<Record<string, RegExp>> = {
  temple: lands(ELSEWHERE, OF_EUROPE),
  pagoda: lands(ELSEWHERE, OF_EUROPE, 'indian|印度'),
  castle: lands(ELSEWHERE, OF_THE_FAR_EAST, 'indian|rajasthani|mughal|egyptian|印度|莫卧儿|埃及'),
};
