// People: what words call them, and what each word says of their look.

import type { PersonLook } from '../reading/people/person-look.ts';
import { BOARD_RIDERS } from './board-riders.ts';
import { ENSEMBLES, MUSICIANS } from './musicians.ts';
import type { SubjectEntry } from './subject.ts';

function people(
  key: string,
  height: number,
  looks: readonly (readonly [words: string, look?: Partial<PersonLook>])[],
  drawing = `own/${key}`,
): SubjectEntry[] {
  return looks.map(([words, person = {}]) => ({ key, drawing, kind: 'figure', height, words, person }));
}

const woman = { sex: 'woman' } as const;
const man = { sex: 'man' } as const;

/** Of whom the face or the clothes are asked for; else he is small in his boat. */
export const FISHERMAN: Omit<SubjectEntry, 'words'> = {
  key: 'fisherman',
  drawing: 'own/wanderer',
  kind: 'figure',
  height: 0.38,
  person: { ...man, role: 'fisherman' },
};

export const PEOPLE: readonly SubjectEntry[] = [
  ...people('girl', 0.34, [
    ['young girl, schoolgirl, teenage girl, 1girl, 少女, 姑娘, 女生', { ...woman, age: 'young' }],
    ['girl, 女孩, 女孩子, 女孩儿, 👧', woman],
    [
      'twins, identical twins, 双胞胎, 孪生, twin sisters, twin girls, 双胞胎姐妹, 孪生姐妹, 双生姐妹',
      { ...woman, age: 'child' },
    ],
    [
      'little girl, little sister, younger sister, 小姑娘, 妹妹, granddaughter, daughter, 孙女, 外孙女, 小外孙女, 小孙女, 女儿, small girl, 小女孩, 女童, 萝莉, 小女生, 小芳, 小丽',
      { ...woman, age: 'child' },
    ],
  ]),
  ...people('boy', 0.33, [
    ['teenage boy, 1boy, 少年, 男生', { ...man, age: 'young' }],
    [
      'boy, little brother, younger brother, 弟弟, schoolboy, young boy, 男孩, 男孩子, 👦, little boy, grandson, son, 孙子, 外孙, 儿子, small boy, 小男孩, 男童, 小明, 小刚, twin brothers, twin boys, 双胞胎兄弟, 孪生兄弟',
      { ...man, age: 'child' },
    ],
  ]),
  ...people('child', 0.27, [
    [
      'child, kid, toddler, children, grandchild, grandchildren, grandkid, grandkids, 孩子, 小孩, 小孩子, 儿童, 孩童, 小朋友, 胖娃娃, 年画娃娃, 小娃娃, 孩子们, 🧒',
      { age: 'child' },
    ],
    ['女学生, 学姐, 学妹, 女大, 女大学生, 女中学生, 女高中生', { ...woman, age: 'young', role: 'student' }],
    [
      'high school student, high schooler, college student, university student, 高中生, 研究生, 大学新生',
      { age: 'young', role: 'student' },
    ],
    ['男学生, 学长, 学弟, 男大, 男大学生, 男中学生, 男高中生', { ...man, age: 'young', role: 'student' }],
    [
      '👩‍🎓, 👨‍🎓, 🧑‍🎓, student, schoolchild, school child, pupil, 学生, 小学生, 大学生, 中学生, 初中生, 同学们, 全班同学, 同班同学, 班里的同学',
      { age: 'child', role: 'student' },
    ],
  ]),
  ...people('woman', 0.38, [
    [
      'woman, lady, girlfriend, 太太, 女人, 女士, 女子, 女性, 妇人, 妇女, 少妇, 贵妇, 贵妇人, 名媛, 大妈, 女郎, 女友, 女朋友, 小姐姐, 妹子, 甜妹, 御姐, 辣妹, 软妹, 渔女, 渔家女, 女头, 👩',
      woman,
    ],
    [
      'young woman, young lady, beautiful woman, 美女, 美人, 年轻女子, 年轻女人, 年轻女性',
      { ...woman, age: 'young' },
    ],
    [
      'pregnant woman, pregnant women, pregnant lady, pregnant mother, expectant mother, expecting mother, mother-to-be, 孕妇, 孕妈, 孕妈妈, 准妈妈, 孕期女性',
      { ...woman, age: 'adult', isPregnant: true },
    ],
    ['mother, mom, mum, mommy, mama, wife, 宝妈, 妈妈, 母亲, 妻子', { ...woman, age: 'adult' }],
    [
      'grandmother, grandma, granny, old woman, old lady, elderly woman, 奶奶, 老奶奶, 老婆婆, 外婆, 姥姥, 老太太, 👵',
      { ...woman, age: 'old' },
    ],
    [
      'sister, big sister, older sister, aunt, auntie, niece, 姐姐, 阿姨, 姑姑, 姨妈, 婶婶, 侄女, 大姐, 大嫂, 大娘, 大婶, 婆姨, 嫂子, 大姐姐, 胖大姐, 大婶儿, 俏媳妇, 媳妇, 小媳妇',
      woman,
    ],
    ['witch, 女巫, 魔女, 小魔女, 小女巫', { ...woman, role: 'witch' }],
    ['nurse, 护士', { ...woman, role: 'nurse' }],
    ['goddess, 女神', woman],
    ['mulan, hua mulan, 花木兰, 木兰, 穆桂英, 女将军, 女将', { ...woman, role: 'general' }],
    ['businesswoman, 女商人, 职业女性, 职场女性, 商务女士, 商务女性', { ...woman, role: 'business' }],
    ['geisha, 艺伎', { ...woman, wears: [{ garment: 'kimono', words: '' }] }],
    [
      'elf, female elf, elven woman, 精灵女子, 女精灵, 暗夜精灵, 黑暗精灵, 木精灵, 高等精灵, 精灵女孩, 精灵少女, dark elf, wood elf, night elf, high elf, 🧝',
      { ...woman, role: 'elf' },
    ],
    [
      'elf archer, elven archer, elf ranger, elven ranger, elf hunter, 精灵弓箭手, 精灵射手',
      { ...woman, role: 'elf', hands: 'archery' },
    ],
    [
      'actress, female model, fashion model, supermodel, runway model, 女演员, 女模特, 时装模特, 模特',
      { ...woman, role: 'model' },
    ],
  ]),
  ...people('man', 0.39, [
    [
      'man, gentleman, guy, boyfriend, 男人, 先生, 说书先生, 教书先生, 算命先生, 男士, 男子, 男性, 大叔, 汉子, 大汉, 小伙子, 小伙, 帅哥, 美男, 美男子, 酷盖, 男头, 小哥, 型男, 男友, 男朋友, 👨',
      man,
    ],
    ['young man, 年轻男子, 年轻人, 青年', { ...man, age: 'young' }],
    ['father, dad, daddy, papa, husband, 宝爸, 爸爸, 父亲, 丈夫', { ...man, age: 'adult' }],
    ['king, emperor, 国王, 🤴', { ...man, role: 'king' }],
    [
      'chinese emperor, emperor of china, ancient chinese emperor, qin shi huang, 皇帝, 秦始皇, 汉武帝, 唐太宗, 康熙皇帝, 康熙, 乾隆皇帝, 乾隆, 帝王, 天子',
      { ...man, role: 'emperor' },
    ],
    ['pharaoh, egyptian pharaoh, egyptian king, 法老, 埃及法老', { ...man, role: 'pharaoh' }],
    ['brother, big brother, older brother, 哥哥', { ...man, age: 'young' }],
    ['uncle, nephew, 叔叔, 舅舅, 伯伯, 姑父, 侄子, 外甥', man],
    ['prince, 王子', { ...man, role: 'prince' }],
    ['groom, bridegroom, 新郎', { ...man, role: 'groom' }],
    [
      'businessman, boss, office worker, 商人, 老板, 上班族, 打工人, 社畜, 白领, 商务男士, 职场男士',
      { ...man, role: 'business' },
    ],
    [
      'business people, businesspeople, office workers, colleague, colleagues, coworkers, co-workers, 商务人士, 职场人士, 商务人员, 同事, 同事们, 公司员工',
      { role: 'business' },
    ],
    [
      'motorcyclist, biker, dirt bike rider, dirt bike racer, motorbike rider, scooter rider, motorcycle rider, motocross rider, motorcycle racer, 摩托车手, 摩托骑手, 摩托车骑手, 机车骑士',
      { ...man, role: 'motorcyclist' },
    ],
    ['musketeer, 火枪手', { role: 'musketeer' }],
    [
      'legionary, roman soldier, centurion, spartan, spartan warrior, roman legionary, 罗马士兵, 罗马军团士兵, 斯巴达勇士, 斯巴达战士',
      { role: 'legionary' },
    ],
    ['detective, 侦探', { ...man, role: 'detective' }],
    ['cowboy, 牛仔', { ...man, role: 'cowboy' }],
    ['pirate, pirate captain, captain of pirates, 海盗, 海盗船长', { ...man, role: 'pirate' }],
    ['ninja, 忍者, 🥷', { ...man, role: 'ninja' }],
    ['firefighter, fireman, 消防员, 消防队员', { ...man, role: 'firefighter' }],
    [
      'policeman, police officer, cop, traffic cop, traffic policeman, traffic police, 警察, 警官, 警长, 民警, 交警, 交通警察, 👮',
      { ...man, role: 'police' },
    ],
    ['santa, santa claus, father christmas, 圣诞老人, 🎅', { ...man, age: 'old', role: 'santa' }],
    ['sailor, captain, 水手, 船长', { ...man, role: 'sailor' }],
    ['后羿, hou yi', { ...man, hands: 'archery', wears: [{ garment: 'hanfu', words: '' }] }],
    ['worker, construction worker, builder, 工人, 建筑工人, 👷', { ...man, role: 'worker' }],
  ]),
  ...people('elder', 0.35, [
    [
      'old man, elderly man, grandfather, grandpa, 老人, 老者, 老汉, 大爷, 老大爷, 老伯, 姥爷, 爷爷, 老爷爷, 老头, 外公, 老先生, 老翁, 👴',
      { ...man, age: 'old' },
    ],
    ['elder, hermit, sage, poet, 诗人, 隐士', { ...man, age: 'old' }],
  ]),
  // "A barista and a customer": nobody else who is named.
  ...people(
    'other-person',
    0.32,
    [
      [
        'neighbor, neighbour, protester, protestor, demonstrator, activist, 抗议者, 示威者, stranger, passerby, passersby, passer-by, passers-by, pedestrian, bystander, onlooker, visitor, shopper, customer, commuter, passenger, 邻居, 陌生人, 顾客, 乘客',
        {},
      ],
    ],
    'own/wanderer',
  ),
  ...people(
    'person',
    0.32,
    [
      ['闺蜜, 闺密, bestie, besties', woman],
      [
        'person, people, human, owner, dog owner, pet owner, cat owner, 主人, 铲屎官, friend, classmate, 朋友, 好朋友, 好友, 室友, 室友们, roommate, roommates, 同学, 黑人, 白人, someone, figure, man and woman, 行人, 人, 路人, 人们, 人物, 背影, 人影, 🧑',
        {},
      ],
      [
        'traveler, traveller, wanderer, hiker, pilgrim, backpacker, campers, explorer, adventurer, survivor, survivors, 幸存者, 旅人, 旅行者, 徒步者, 徒步旅行者, 徒步的人, 背包客, 露营者, 露营的人, 探险家, 登山者',
        { role: 'traveller' },
      ],
      ['farmer, gardener, peasant, 农夫, 农民, 园丁, 👩‍🌾, 👨‍🌾', { role: 'farmer' }],
      ['shepherd, 牧羊人, 牧民', { role: 'farmer' }],
      ['厨娘, 小厨娘', { ...woman, role: 'chef' }],
      ['chef, cook, baker, 厨师, 大厨, 主厨, 面包师, 👨‍🍳, 👩‍🍳', { role: 'chef' }],
      ['doctor, surgeon, physician, 医生, 大夫, 👨‍⚕️, 👩‍⚕️', { role: 'doctor' }],
      ['engineer, 工程师', { role: 'business' }],
      ['teacher, professor, 老师, 教师, 教授', { role: 'teacher' }],
      ['scientist, chemist, 科学家', { role: 'scientist' }],
      ['painter, artist, 画家, 艺术家, 👩‍🎨, 👨‍🎨', { role: 'painter' }],
      ['pilot, captain of a plane, 飞行员, 机长, 副机长', { role: 'pilot' }],
      [
        'athlete, defender, defenders, 运动员, 球员, 球员们, 队员, 队员们, 防守队员, 防守球员',
        { role: 'athlete' },
      ],
      ['swimmer, 游泳者, 游泳运动员, 游泳的人', { role: 'swimmer', does: 'swim' }],
      ...BOARD_RIDERS,
      [
        'waiter, barista, bartender, shopkeeper, cashier, vendor, street vendor, street food vendor, food vendor, street food seller, food seller, hawker,  merchant, 服务员, 咖啡师, 调酒师, 店主, 收银员, 商贩, 小贩, 售货员',
        { wears: [{ garment: 'apron', words: '' }] },
      ],
      [
        'waitress, waitresses, barmaid, saleswoman, 女服务员, 女招待, 老板娘',
        { ...woman, wears: [{ garment: 'apron', words: '' }] },
      ],
      [
        'politician, ceo, manager, banker, journalist, reporter, secretary, 总裁, 经理, 记者, 秘书, 主持人',
        { role: 'business' },
      ],
      ['electrician, miner, repairman, craftsman, 电工, 矿工, 修理工, 匠人, 工匠', { role: 'worker' }],
      ['mountaineer, 登山运动员', { role: 'athlete' }],
      [
        'librarian, calligrapher, 书法家, scholar, philosopher, writer, author, 图书管理员, 学者, 哲学家, 作家',
        { role: 'teacher' },
      ],
      ['archer, bowman, 弓箭手, 射手, 弓手', { hands: 'archery' }],
      ['dentist, vet, veterinarian, pharmacist, 牙医, 兽医, 药剂师', { role: 'doctor' }],
      ['patient, patients, 病人, 患者', { wears: [{ garment: 'shirt', colour: '#cfe0ea', words: '' }] }],
      ['tourist, 游客, 背包旅客', { role: 'traveller' }],
      ['photographer, 摄影师', { hands: 'photograph' }],
      ['postman, mailman, mail carrier, security guard, 邮递员, 列车员, 保安', { role: 'police' }],
      ['villager, rapper, gamer, assistant, helper, 村民, 玩家, 助手, 助理', {}],
      [
        'dj, disc jockey, disk jockey, 打碟师',
        { hands: 'dj', wears: [{ garment: 'headphones', words: '' }] },
      ],
      ['runner, jogger, sprinter, 跑者, 跑步者', { role: 'athlete', does: 'run' }],
      ['comedian, performer, entertainer, 喜剧演员, 相声演员, 表演者', { role: 'business' }],
      [
        'cyclist, bicyclist, mountain biker, mountain bike rider, mountain bike racer, road bike rider, bike racer, bike rider, bicycle rider, 骑行者, 骑车人, 骑车的人, 自行车手, 单车手, 自行车运动员',
        { role: 'cyclist' },
      ],
      [
        'jockey, horse rider, horseback rider, equestrian, horseman, horsewoman, rider, 骑师, 骑马的人, 马术运动员, 赛马骑手, 骑手',
        { role: 'jockey' },
      ],
      ['golfer, golf player, 高尔夫球手, 高尔夫球员', { role: 'athlete', hands: 'golf' }],
      ['tennis player, 网球运动员, 网球手, 网球选手', { role: 'athlete', hands: 'tennis' }],
      ['badminton player, 羽毛球运动员, 羽毛球手, 羽毛球选手', { role: 'athlete', hands: 'badminton' }],
      [
        'table tennis player, ping pong player, ping-pong player, 乒乓球运动员, 乒乓球手, 乒乓球选手',
        { role: 'athlete', hands: 'table-tennis' },
      ],
      [
        'baseball player, baseball batter, batter, 棒球运动员, 棒球手',
        { role: 'athlete', hands: 'baseball' },
      ],
      [
        'weightlifter, weight lifter, powerlifter, bodybuilder, 举重运动员, 健美运动员',
        { role: 'athlete', hands: 'barbell' },
      ],
      ['boxer, prizefighter, 拳击手, 拳手, 拳击运动员', { role: 'boxer' }],
      [
        'climber, rock climber, rock climbers, 攀岩者, 攀岩运动员, 攀登者',
        { role: 'climber', hands: 'climb' },
      ],
      ['diver, scuba diver, deep sea diver, snorkeler, 潜水员, 潜水者', { role: 'diver' }],
      [
        'kayaker, canoeist, rower, paddler, 皮划艇运动员, 划艇运动员, 赛艇运动员, 划船的人, 划船人',
        { role: 'paddler' },
      ],
      [
        'ice skater, figure skater, speed skater, skater, 滑冰者, 滑冰运动员, 花样滑冰运动员, 溜冰者',
        { role: 'skater', hands: 'ice-skate' },
      ],
      ['roller skater, rollerblader, 轮滑者, 轮滑少年', { role: 'skater', hands: 'roller-skate' }],
      ['baby brother, baby brothers', { age: 'baby', sex: 'man' }],
      ['baby sister, baby sisters', { age: 'baby', sex: 'woman' }],
      ['baby, infant, newborn, 新生儿, 新生宝宝, 婴儿, 宝宝, 小宝宝, 👶', { age: 'baby' }],
    ],
    'own/wanderer',
  ),
  ...people('couple', 0.35, [
    [
      'couple, lovers, 一男一女, 小夫妻, 小两口, 小情侣, 情侣, 恋人, 夫妻, 夫妇, 一对恋人, 一对年轻人, 一对男女, 一对年轻男女, 👫',
    ],
    [
      'wedding couple, bridal couple, newlyweds, newlywed couple, newly married couple, just married couple, just married, wedding, wedding ceremony, wedding party, 新婚夫妇, 新婚夫妻, 一对新人, 新人, 结婚, 婚礼, 婚礼上, 婚礼现场, 婚礼中',
    ],
  ]),
  ...people(
    'family',
    0.35,
    [
      [
        '👪, 👨‍👩‍👦, 👨‍👩‍👧, 👨‍👩‍👧‍👦, 👨‍👩‍👦‍👦, 👨‍👩‍👧‍👧, family, family of three, 一大家子, 一大家人, 全家老小, 一家老小, family of four, family of five, family of six, family of 3, family of 4, family of 5, 一家人, 一家三口, 一家四口, 一家五口, 全家, 全家人, 家人',
      ],
      // Of these the words say who they are.
      ['母女, 母女俩, 母子, 母子俩, 父子, 父子俩, 父女, 父女俩, 爷孙, 爷孙俩, 祖孙, 祖孙俩'],
      ['姐妹, 姐妹俩, 姐妹花, 小姐妹, 兄弟, 兄弟俩, 小兄弟'],
      [
        '姐弟, 姐弟俩, 兄妹, 兄妹俩, siblings, brother and sister, boy and girl twins, 龙凤胎, parents, 父母, 爸妈, grandparents, 祖父母',
      ],
    ],
    'own/wanderer',
  ),
  ...people('band', 0.38, ENSEMBLES, 'own/wanderer'),
  ...people('hanfu', 0.38, [
    [
      'hanfu girl, hanfu woman, 汉服少女, 古装美女, 古风少女, 古装女子, 古风美女, 汉服女孩, 汉服女子, 龙女, 仙女, 仙子, 天女, celestial maiden, chinese fairy',
      { ...woman, wears: [{ garment: 'hanfu', words: '' }] },
    ],
  ]),
  ...people(
    'hanfu',
    0.38,
    [
      [
        'hanfu man, hanfu boy, 公子, 贵公子, 翩翩公子, 古风公子, 汉服男子, 汉服少年, 汉服男孩, 古装男子, 古装少年, 古风男子, 古风少年, 才子',
        { ...man, age: 'young', wears: [{ garment: 'hanfu', words: '' }] },
      ],
    ],
    'own/wanderer',
  ),
  ...people('samurai', 0.38, [
    ['samurai, 武士, 日本武士', { role: 'samurai' }],
    ['warrior, swordsman, 战士, 勇士, 勇者', { role: 'warrior' }],
    [
      'wuxia swordsman, wuxia hero, wuxia warrior, wuxia, chinese swordsman, xianxia swordsman, 剑客, 侠客, 刺客, 大侠, 剑士, 剑侠, 武侠少年, 武侠, 武侠高手, 武林高手, 剑仙, 少侠, 侠士, 仙侠, 仙侠男主, 仙侠少年, 仙侠男子, 修仙者, 剑修, 江湖侠客, 武侠男子, 武侠大侠, 武侠剑客, 武侠人物, wuxia man, wuxia swordsmen, wuxia master',
      { ...man, role: 'swordsman' },
    ],
    [
      'wuxia heroine, swordswoman, wuxia swordswoman, 女侠, 侠女, 女剑客, 女剑侠, 武侠少女, 武侠女子, 武侠女孩, 武侠女侠, 仙侠女主, 仙侠少女, 仙侠女子, 仙侠美女, 江湖女侠, 少女剑客, wuxia girl, wuxia woman, female wuxia hero, swordswomen',
      { ...woman, age: 'young', role: 'swordsman' },
    ],
    ['viking, 维京, viking warrior, norse warrior, 维京人, 维京战士, 维京海盗', { role: 'viking' }],
    ['gladiator, roman gladiator, 角斗士, 罗马角斗士', { role: 'gladiator' }],
    // Such a general is one of old.
    [
      'general, army general, war general, 将军, 大将军, 古代将军, 武将, 大将, ancient general, roman general, chinese general',
      { role: 'general' },
    ],
  ]),
  ...people('knight', 0.38, [
    ['knight, paladin, 骑士', { role: 'knight' }],
    ['soldier, 士兵, 军人', { role: 'soldier' }],
  ]),
  ...people('wizard', 0.38, [['wizard, mage, sorcerer, 巫师, 魔法师, 法师, 🧙', { role: 'wizard' }]]),
  ...people('monk', 0.35, [
    ['monk, buddhist monk, 和尚, 僧人, 僧侣, 老和尚, 老僧, 高僧, 禅师, 方丈, 住持', { ...man, role: 'monk' }],
    ['young monk, little monk, boy monk, 小和尚, 小沙弥', { ...man, age: 'child', role: 'monk' }],
    [
      'shaolin monk, warrior monk, fighting monk, kung fu monk, kung-fu monk, martial monk, 武僧, 少林武僧, 少林和尚, 少林僧人, 少林弟子',
      { ...man, role: 'warrior-monk', does: 'kung-fu' },
    ],
    [
      'young shaolin monk, little shaolin monk, 小武僧, 少林小和尚, 少林小子',
      { ...man, age: 'child', role: 'warrior-monk', does: 'kung-fu' },
    ],
  ]),
  ...people('princess', 0.38, [
    ['princess, 公主, 👸', { ...woman, role: 'princess' }],
    ['queen, empress, 女王, 皇后, 王后, 女皇', { ...woman, role: 'queen' }],
    ['bride, 新娘, 👰', { ...woman, role: 'bride' }],
  ]),
  ...people('astronaut', 0.38, [
    [
      'astronaut, cosmonaut, spaceman, space captain, starship captain, spaceship captain, space commander, 宇航员, 航天员, 太空人, 太空船长, 飞船船长, 宇宙飞船船长, 星舰舰长, 🧑‍🚀, 👨‍🚀, 👩‍🚀',
      { role: 'astronaut' },
    ],
  ]),
  ...people('dancer', 0.4, [
    ['dancer, 舞者, 舞女, 舞娘, 舞姬, 💃', { ...woman, role: 'dancer' }],
    [
      'ballerina, ballet dancer, ballet girl, 芭蕾舞者, 芭蕾舞演员, 芭蕾女孩, 芭蕾少女, 芭蕾舞女孩, 芭蕾舞少女, 芭蕾舞女, 芭蕾舞女演员',
      { ...woman, role: 'ballerina' },
    ],
  ]),
  {
    key: 'fisherman',
    drawing: 'own/fisherman-boat',
    kind: 'boat',
    height: 0.24,
    words: 'fisherman, fishermen, angler, 渔夫, 渔翁, 渔民',
  },
  ...people('guitarist', 0.38, [['guitarist, musician, 吉他手, 音乐家', { role: 'musician' }]]),
  ...people(
    'singer',
    0.38,
    [['singer, vocalist, pop star, 主唱, 歌手, 歌星, 歌唱家', { role: 'musician', hands: 'sing' }]],
    'own/guitarist',
  ),
  ...people(
    'player',
    0.38,
    [
      ['violinist, fiddler, 小提琴手, 小提琴家', { role: 'musician', hands: 'bow' }],
      ['drummer, percussionist, 鼓手', { role: 'musician', hands: 'drum' }],
      ['pianist, piano player, 钢琴家, 钢琴手, 钢琴师', { role: 'musician', hands: 'keys' }],
      ...MUSICIANS,
      ['guzheng player', { role: 'musician', hands: 'zither' }],
    ],
    'own/guitarist',
  ),
];
