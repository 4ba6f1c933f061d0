// Beings of tales that have no list of their own: genies, mummies, trolls, death; small gods of Chinese temples.

import type { PersonLook } from '../reading/people/person-look.ts';
import type { SubjectEntry } from './subject.ts';

type Being = readonly [key: string, words: string, person: Partial<PersonLook>, height?: number];

const GREEN = { garment: 'dress', colour: '#5f9a5c', words: '' } as const;

const BEINGS: readonly Being[] = [
  ['reaper', 'grim reaper, the grim reaper, reaper, angel of death, 死神, 收割者', { role: 'reaper' }],
  ['mummy', 'mummy, mummies, egyptian mummy, 木乃伊', { role: 'mummy' }],
  [
    'plague-doctor',
    'plague doctor, plague doctors, plague doctor mask, plague mask, 瘟疫医生, 鸟嘴医生, 疫医',
    { role: 'plague-doctor' },
  ],
  [
    'mime',
    'mime, mimes, mime artist, mime artists, pantomime artist, 默剧演员, 哑剧演员, 默剧艺人',
    { role: 'mime' },
  ],
  [
    'troll',
    'troll, trolls, forest troll, cave troll, mountain troll, bridge troll, 巨魔, 山怪, 食人魔',
    { role: 'troll' },
    0.44,
  ],
  ['ogre', 'ogre, ogres, green ogre, 食人妖', { role: 'ogre' }, 0.44],
  ['leprechaun', 'leprechaun, leprechauns, 拉布列康, 爱尔兰小矮人', { role: 'leprechaun' }, 0.3],
  ['oni', 'oni, red oni, oni demon, japanese demon, 赤鬼, 日本鬼', { role: 'oni' }],
  [
    'patched-man',
    "frankenstein, frankenstein's monster, frankenstein monster, 弗兰肯斯坦, 科学怪人",
    { role: 'patched-man' },
    0.42,
  ],
  [
    'guanyin',
    'guanyin, guan yin, goddess of mercy, 观音, 观音菩萨, 观世音, 观世音菩萨, 菩萨',
    { role: 'guanyin' },
  ],
  ['dragon-king', 'dragon king of the sea, 龙王, 东海龙王, 海龙王', { role: 'dragon-king' }],
  ['earth-god', 'earth god, 土地公, 土地爷, 土地神, 山神', { role: 'earth-god' }],
  ['match-god', 'matchmaker god, 月老, 月下老人', { role: 'match-god' }],
  ['mad-monk', 'ji gong, 济公, 济公和尚, 济公活佛', { role: 'mad-monk' }],
  ['black-messenger', '黑无常', { role: 'black-messenger' }],
  ['white-messenger', '白无常', { role: 'white-messenger' }],
  [
    'nymph',
    'nymph, nymphs, forest nymph, wood nymph, dryad, dryads, forest spirit woman, 林中仙女, 森林仙女, 树精, 花妖',
    {
      sex: 'woman',
      age: 'young',
      hair: { cut: 'long', words: '' },
      wears: [GREEN, { garment: 'hat', words: 'flower wreath' }],
    },
  ],
  [
    'banshee',
    'banshee, 女妖, 白骨精, 女鬼',
    {
      sex: 'woman',
      hair: { cut: 'long', colour: '#dfe4e6', words: '' },
      wears: [{ garment: 'dress', colour: '#e6ebee', words: '' }],
    },
  ],
  [
    'amazon',
    'amazon warrior, amazon warriors, amazon woman, 亚马逊女战士, 女战神',
    { sex: 'woman', role: 'warrior' },
  ],
  [
    'halfling',
    'halfling, halflings, hobbit, hobbits, 半身人, 霍比特人',
    {
      sex: 'man',
      age: 'young',
      hair: { cut: 'curly', colour: '#7a4a2c', words: '' },
      wears: [
        { garment: 'shirt', colour: '#e8e0cc', words: '' },
        { garment: 'vest', colour: '#6a7a3a', words: '' },
        { garment: 'trousers', colour: '#6a4f36', words: '' },
      ],
    },
    0.26,
  ],
  [
    'shaman',
    'shaman, shamans, tribal shaman, 萨满, 巫医',
    {
      age: 'old',
      wears: [
        { garment: 'poncho', colour: '#8a4a2c', words: '' },
        { garment: 'trousers', colour: '#5a4632', words: '' },
        { garment: 'hat', words: 'feather headdress' },
        { garment: 'necklace', words: '' },
      ],
    },
  ],
  ['wu-song', '武松, 打虎武松', { sex: 'man', role: 'swordsman' }],
];

const BEING: Omit<SubjectEntry, 'key' | 'words' | 'person'> = {
  drawing: 'own/wanderer',
  kind: 'figure',
  height: 0.4,
};

export const TALE_BEINGS: readonly SubjectEntry[] = [
  ...BEINGS.map(([key, words, person, height = BEING.height]) => ({
    ...BEING,
    key,
    words,
    person,
    height,
  })),
  {
    key: 'genie',
    drawing: 'own/genie',
    kind: 'full',
    height: 0.6,
    words: 'genie, genies, djinn, djinni, jinn, blue genie, genie of the lamp, 灯神, 精灵灯神, 神灯精灵',
  },
  {
    key: 'centaur',
    drawing: 'own/centaur',
    kind: 'full',
    height: 0.6,
    words: 'centaur, centaurs, centaur archer, centaur warrior, 半人马, 人马战士, 半人马射手',
  },
  {
    key: 'magic-lamp',
    drawing: 'own/magic-lamp',
    kind: 'item',
    height: 0.16,
    words:
      "magic lamp, genie lamp, genie's lamp, aladdin's lamp, aladdin lamp, golden oil lamp, brass oil lamp, arabian lamp, 神灯, 阿拉丁神灯",
  },
];
