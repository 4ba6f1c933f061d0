// Words for what people wear, how their hair is, what they do and from where they are seen.

import type { GarmentName, Hair, PersonAct, PersonLook } from '../reading/people/person-look.ts';
import type { FaceTrait, Feeling, MakeUp } from '../people/face-kinds.ts';
import { FEAT_ACTS } from './feat-entries.ts';
import { FIELD_AND_KITCHEN } from './field-and-kitchen.ts';
import { GESTURE_ACTS } from './gestures.ts';
import { MUSIC_ACTS } from './music.ts';
import { WALKING_AWAY, WALKING_NEARER, WALKING_TO } from './going-to.ts';
import { UNWRAPPING } from './unwrapping.ts';
import { TRADE_ACTS } from './trade-acts.ts';

export const GARMENTS: Record<GarmentName, string> = {
  dress:
    'dress, gown, evening gown, wedding dress, wedding gown, bridal gown, sundress, evening dress, 裙子, 连衣裙, 长裙, 裙, 礼服, 晚礼服, 婚纱, 纱裙, ball gown, ballgown, maxi dress, summer dress, slip dress, party dress, prom dress, cocktail dress, dirndl, nightgown, nightdress, long dress, princess dress, 公主裙, 吊带裙, 睡裙, 蓬蓬纱裙, 洛丽塔裙, 背心裙, 👗',
  skirt:
    'skirt, mini skirt, miniskirt, pleated skirt, long skirt, denim skirt, 短裙, 半身裙, 百褶裙, 牛仔裙, 长半身裙',
  tutu: 'tutu, ballet tutu, ballet dress, ballet skirt, 芭蕾舞裙, 芭蕾裙, 蓬蓬裙',
  swimsuit:
    'swimsuit, swimsuits, one-piece swimsuit, bathing suit, bathing suits, swimming costume, swimming costumes, swimwear, swim trunks, swimming trunks, board shorts, 泳衣, 连体泳衣, 泳装, 游泳衣, 泳裤',
  shirt:
    'shirt, blouse, polo shirt, pyjamas, pajamas, pyjama, pajama, 睡衣, 睡衣裤, 衬衫, 衬衣, 上衣, 衣服, 衣, 衣裳, 衣衫',
  't-shirt':
    't-shirt, tee, tshirt, tee shirt, soccer uniform, soccer uniforms, football uniform, football uniforms, basketball uniform, basketball uniforms, volleyball uniform, sports uniform, sports uniforms, soccer kit, football kit, jersey, sports jersey, football jersey, soccer jersey, basketball jersey, cycling jersey, team jersey, t恤, T恤, 短袖, T恤衫, t恤衫, 球衣, 球服, 队服, 👕',
  sweater: 'sweater, pullover, jumper, cardigan, turtleneck, 毛衣, 针织衫, 毛线衣, 高领毛衣, 开衫, 针织开衫',
  hoodie: 'hoodie, hooded sweatshirt, sweatshirt, 卫衣, 帽衫, 连帽衫, 连帽卫衣',
  suit: 'suit, tuxedo, tailcoat, tail coat, dinner jacket, business suit, blazer, pantsuit, three-piece suit, 西装, 西装外套, 正装, 西服, 燕尾服, 🤵',
  coat: 'coat, overcoat, trench coat, raincoat, rain coat, rain jacket, parka, lab coat, 派克大衣, 呢子大衣, 羊毛大衣, 大衣, 外套, 风衣, 雨衣, 白大褂, 🧥, 🥼',
  jacket:
    'jacket, leather jacket, denim jacket, 牛仔夹克, 牛仔外套, 牛仔衣, bomber jacket, puffer jacket, puffer coat, down jacket, down coat, puffer, padded jacket, windbreaker, tracksuit, track suit, sportswear, 夹克, 皮衣, 皮夹克, 羽绒服, 羽绒衣, 滑雪服, 滑雪衣, ski suit, ski jacket, 棉衣, 棉袄, 棉服, 冲锋衣, 机车夹克, 飞行夹克, 运动服, 运动装',
  robe: 'robe, robes, bathrobe, toga, abaya, kaftan, caftan, thobe, djellaba, cassock, buddhist robe, monk robe, monk robes, taoist robe, dragon robe, dragon robes, academic gown, 长袍, 长衫, 马褂, 长袍马褂, 大褂, 龙袍, 蟒袍, 官服, 官袍, 朝服, 袈裟, 僧衣, 道士服, 法袍, 袍子, 道袍, 僧袍',
  kimono: 'kimono, yukata, 和服, 浴衣, 👘',
  hanfu:
    'hanfu, hanfu dress, 汉服, 古装, 唐装, 襦裙, 齐胸襦裙, 齐腰襦裙, 汉服襦裙, 马面裙, 明制汉服, 唐制汉服, 宋制汉服, 曲裾, 深衣, 褙子, 大袖衫, 嫁衣, 红嫁衣, 大红嫁衣, 喜服, 秀禾服, 凤冠霞帔, 宫装, 宫廷服饰, 广袖流仙裙, 飞鱼服',
  qipao: 'qipao, cheongsam, ao dai, 旗袍, 旗装, 旗服, 奥黛',
  sari: 'sari, saree, silk sari, 纱丽, 莎丽',
  hanbok: 'hanbok, korean hanbok, 韩服',
  kilt: 'kilt, scottish kilt, tartan kilt, tartan skirt, plaid skirt, 苏格兰裙, 格子裙, 苏格兰短裙',
  poncho: 'poncho, mexican poncho, serape, 斗篷披肩, 墨西哥披风',
  armour: 'armor, armour, suit of armor, plate armor, 盔甲, 铠甲, 战甲',
  spacesuit: 'spacesuit, space suit, 宇航服, 太空服',
  uniform:
    'uniform, scrubs, medical scrubs, surgical scrubs, 手术服, 洗手衣, 刷手服, mao suit, zhongshan suit, tunic suit, 中山装, school uniform, sailor uniform, 制服, 校服, 学生制服, jk制服, 水手服, 军装',
  'turnout-coat': 'turnout coat, turnout gear, bunker gear, firefighter uniform, 消防服, 消防战斗服',
  vest: 'vest, waistcoat, life vest, life jacket, safety vest, 马甲, 背心, 救生衣, 🦺',
  tattoo:
    'tattoo, tattoos, arm tattoos, sleeve tattoo, sleeve tattoos, tattooed arms, tattooed, 纹身, 刺青, 花臂',
  apron: 'apron, 围裙',
  cloak: 'cloak, cape, hooded cloak, hooded cape, hooded cloaks, 连帽斗篷, 斗篷, 披风',
  overalls: 'overalls, dungarees, denim overalls, bib overalls, 背带裤, 牛仔背带裤',
  trousers: 'trousers, pants, leggings, sweatpants, cargo pants, 运动裤, 休闲裤, 阔腿裤, 工装裤, 裤子, 长裤',
  jeans: 'jeans, blue jeans, 牛仔裤, 👖',
  shorts: 'shorts, 短裤, 🩳',
  hat: "hat, pointed hat, pointy hat, tall pointed hat, 尖帽, 尖帽子, 尖顶帽, 尖顶帽子, 高尖帽, captain hat, captain's hat, sailor hat, sailor cap, navy cap, police cap, police hat, pilot cap, pilot hat, 船长帽, 水手帽, 海军帽, 警帽, 警察帽, 大盖帽, graduation cap, graduation hat, graduation caps, mortarboard, mortar board, 学士帽, 毕业帽, 博士帽, top hat, bowler hat, sombrero, turban, towel headscarf, white towel headscarf, 白羊肚毛巾, 羊肚毛巾, 白羊肚手巾, 羊肚手巾, fez, hijab, headscarf, jester hat, knitted hat, knit hat, woolly hat, wool hat, winter hat, bobble hat, birthday hat, conical hat, bamboo hat, bamboo hats, conical bamboo hat, fedora, flower crown, crown of flowers, wreath of flowers, flower wreath, flower headband, floral headband, daisy crown, daisy chain, rose crown, crown of roses, laurel wreath, laurel crown, olive wreath, olive crown, phoenix crown, cat ears, cat ear headband, fox ears, wolf ears, bunny ears, rabbit ears, bunny ear headband, feather headdress, feathered headdress, feather crown, war bonnet, veil, bridal veil, wedding veil, white veil, headband, hairband, hair band, hair bow, hairpin, hair pin, hair pins, hairpins, hair stick, hair sticks, jade hairpin, gold hairpin, golden hairpin, chinese hairpin, hair clip, head wrap, headwrap, head tie, ribbon bow, floral crown, floral wreath, flower garland, straw hat, cowboy hat, sun hat, witch hat, wizard hat, party hat, pirate hat, santa hat, christmas hat, chef hat, chefs hat, chef's hat, chef’s hat, 帽子, 厨师帽, 圣诞帽, 海盗帽, 巫师帽, 女巫帽, 生日帽, 草帽, 礼帽, 高礼帽, 绅士帽, 斗笠, 竹斗笠, 玉簪, 金簪, 银簪, 珠钗, 金步摇, 头巾, 头纱, 花环, 花冠, 鲜花花环, 花朵头饰, 鲜花头饰, 桂冠, 月桂冠, 橄榄枝花环, 凤冠, 猫耳, 猫耳发箍, 狐耳, 狐狸耳朵, 兔耳, 兔耳朵, 兔子耳朵, 兔耳发箍, 羽毛头饰, 羽冠, 羽毛冠, 发带, 发箍, 发簪, 簪子, 发钗, 步摇, 发夹, 发卡, 毛线帽, 针织帽, 绒线帽, 竹帽, 🎩, 👒",
  cap: 'cap, baseball cap, beanie, beret, 棒球帽, 鸭舌帽, 贝雷帽, 🧢',
  crown: 'crown, tiara, golden crown, 皇冠, 王冠, 头冠, 👑',
  helmet: 'helmet, 头盔, 安全帽, ⛑️',
  glasses: 'glasses, eyeglasses, spectacles, reading glasses, 眼镜, 老花镜, 老花眼镜, 近视眼镜, 👓',
  sunglasses: 'sunglasses, shades, 墨镜, 太阳镜, 🕶️',
  goggles:
    'goggles, neon goggles, ski goggles, safety goggles, swimming goggles, aviator goggles, steampunk goggles, vr goggles, vr headset, 护目镜, 风镜, 滑雪镜, 泳镜, 飞行员护目镜, 🥽',
  scarf:
    'scarf, 围脖, red scarf of young pioneers, 红领巾, bandana, bandanna, neckerchief, kerchief, 三角巾, 方巾, 口水巾, shawl, 围巾, 披肩, 🧣',
  mask: 'mask, face mask, 口罩, 面罩, 蒙面, 蒙着面, 蒙着脸',
  'eye-mask':
    'carnival mask, carnival masks, venetian mask, venetian masks, venice mask, masquerade mask, masquerade masks, 威尼斯面具, 狂欢节面具, 化装舞会面具, 假面舞会面具, 舞会面具, 面具',
  tie: 'tie, necktie, bow tie, 领带, 领结, 蝴蝶结, 👔',
  gloves: 'gloves, glove, 手套, 🧤',
  boots: 'boots, boot, 靴子, 长靴, 👢',
  shoes: '花盆底鞋, 花盆底, sneakers, sneaker, running shoe, running shoes, 运动鞋, 球鞋, 👟',
  backpack: 'backpack, rucksack, school bag, schoolbag, 背包, 书包, 双肩包, 双肩背包, 双肩书包, 🎒',
  headphones:
    'headphones, headphone, headset, 耳机, 🎧, listening to music, listens to music, listening to a song, 听音乐, 听着音乐, 听歌, 听着歌',
  earrings:
    'earrings, earring, pearl earrings, pearl earring, diamond earrings, jade earrings, emerald earrings, ruby earrings, sapphire earrings, turquoise earrings, amber earrings, drop earrings, dangling earrings, 耳环, 耳坠, 珍珠耳环, 翡翠耳环, 玉耳环, 钻石耳环',
  necklace:
    'necklace, necklaces, pearl necklace, pearl necklaces, diamond necklaces, pearls necklace, string of pearls, diamond necklace, jade necklace, emerald necklace, ruby necklace, sapphire necklace, turquoise necklace, amber necklace, pendant, 项链, 珍珠项链, 翡翠项链, 玉坠, 吊坠, 钻石项链',
};

/** Of these a garment that nobody wears is drawn as a thing. */
export const GARMENT_DRAWINGS: Partial<
  Record<GarmentName, { drawing: string; kind: 'item' | 'hat'; height: number }>
> = {
  dress: { drawing: 'dress', kind: 'item', height: 0.42 },
  't-shirt': { drawing: 't-shirt', kind: 'item', height: 0.36 },
  coat: { drawing: 'coat', kind: 'item', height: 0.42 },
  sweater: { drawing: 'own/sweater', kind: 'item', height: 0.42 },
  kimono: { drawing: 'kimono', kind: 'item', height: 0.42 },
  swimsuit: { drawing: 'own/swimsuit', kind: 'item', height: 0.4 },
  jeans: { drawing: 'jeans', kind: 'item', height: 0.4 },
  shorts: { drawing: 'shorts', kind: 'item', height: 0.3 },
  hat: { drawing: 'top-hat', kind: 'hat', height: 0.12 },
  cap: { drawing: 'billed-cap', kind: 'hat', height: 0.14 },
  crown: { drawing: 'crown', kind: 'hat', height: 0.14 },
  glasses: { drawing: 'glasses', kind: 'item', height: 0.2 },
  sunglasses: { drawing: 'own/sunglasses', kind: 'item', height: 0.2 },
  goggles: { drawing: 'goggles', kind: 'item', height: 0.2 },
  'eye-mask': { drawing: 'own/carnival-mask', kind: 'item', height: 0.3 },
  scarf: { drawing: 'scarf', kind: 'item', height: 0.3 },
  tie: { drawing: 'necktie', kind: 'item', height: 0.3 },
  gloves: { drawing: 'gloves', kind: 'item', height: 0.28 },
  boots: { drawing: 'womans-boot', kind: 'item', height: 0.3 },
  shoes: { drawing: 'running-shoe', kind: 'item', height: 0.32 },
  backpack: { drawing: 'own/backpack', kind: 'item', height: 0.36 },
  headphones: { drawing: 'headphone', kind: 'item', height: 0.4 },
  earrings: { drawing: 'own/earrings', kind: 'item', height: 0.36 },
  necklace: { drawing: 'own/necklace', kind: 'item', height: 0.4 },
};

export const HAIR_CUTS: Record<NonNullable<Hair['cut']>, string> = {
  short: 'short hair, short-haired, 短发, 短头发',
  crop: 'crew cut, crew-cut, buzz cut, buzz-cut, buzzcut, cropped hair, close-cropped hair, pixie cut, pixie haircut, 寸头, 平头, 板寸, 板寸头, 圆寸, 超短发',
  long: 'long hair, long-haired, flowing hair, loose hair, straight hair, long straight hair, hair down, 长发, 长头发, 长发飘飘, 直发, 长直发, 黑长直, 披肩发, 披肩长发, 披发, 披散着头发, 散发',
  bald: 'bald, bald-headed, bald head, shaved head, balding, 光头, 秃头, 秃顶, 谢顶',
  bun: 'bun, hair bun, hair in a bun, updo, chignon, top bun, messy bun, hair up, hair tied up, 发髻, 丸子头, 盘发, 盘着发, 盘起头发',
  topknot: 'topknot, top knot, man bun, man-bun, 束发, 道髻',
  bob: 'bob, bob cut, bob hair, bob haircut, shoulder-length hair, 波波头, 齐肩短发, 齐肩发, 齐耳短发, 学生头, 蘑菇头',
  braid:
    'braid, braided hair, plait, plaited hair, side braid, single braid, french braid, 辫子, 麻花辫, 长辫子, 大辫子, 独辫',
  braids:
    'braids, twin braids, two braids, double braids, plaits, two plaits, 双辫, 两条辫子, 双麻花辫, 两条麻花辫, 麻花双辫, 双马尾辫',
  tails:
    'pigtails, twin tails, twintails, twin-tails, twin tail, twin ponytails, two ponytails, two pigtails, bunches, 双马尾, 两条马尾, 羊角辫, 冲天辫, 小揪揪',
  buns: 'space buns, two buns, twin buns, double buns, hair buns, odango, 双丸子头, 双丸子, 两个丸子头, 双髻, 双环髻, 双丫髻, 哪吒头, 包包头',
  ponytail:
    'ponytail, pony tail, ponytailed, high ponytail, hair tied back, 马尾, 马尾辫, 高马尾, 低马尾, 单马尾',
  curly:
    'curly hair, curls, wavy hair, curly-haired, wavy-haired, long curly hair, 卷发, 卷曲的头发, 大波浪, 波浪卷发, 大波浪卷发, 羊毛卷, 小卷发',
  spiky:
    'spiky hair, spiky-haired, spiked hair, messy hair, tousled hair, 刺猬头, 乱发, 蓬乱的头发, 凌乱的头发, 乱蓬蓬的头发',
  afro: 'afro, afro hair, afro hairstyle, big afro, 爆炸头, 非洲卷发',
};

/** Hair that falls over the forehead. */
export const FRINGES =
  'bangs, fringe, blunt bangs, straight bangs, side bangs, curtain bangs, 刘海, 齐刘海, 斜刘海, 空气刘海, 八字刘海, 平刘海';

/** Hair whose words say its colour. */
export const HAIR_COLOURS: Record<string, string> = {
  '#e8c268':
    'blonde, blond, blonde hair, blond hair, blonde-haired, blond-haired, golden hair, golden-haired, fair-haired, fair hair, 金发碧眼, 金发, 金色头发',
  '#b0492c':
    'redhead, redheaded, red-headed, red hair, red-haired, ginger hair, ginger-haired, auburn hair, auburn-haired, 红发, 红头发',
  '#241a18':
    'black hair, black-haired, dark hair, dark-haired, raven hair, raven-haired, 黑发, 黑头发, 乌发, 青丝',
  '#5c3a24':
    'brunette, brown hair, brown-haired, brunette hair, chestnut hair, chestnut-haired, 棕发, 棕色头发, 褐发, 褐色头发',
  '#dcdcdc':
    'white hair, white-haired, silver-haired, silvery hair, grey hair, gray hair, silver hair, gray-haired, grey-haired, platinum hair, 白发, 白发苍苍, 银发, 白头发, 灰发, 灰白头发, 花白头发, 头发花白, 满头白发, 满头银发, 鹤发',
  '#ec6fa4': 'pink hair, pink-haired, 粉发, 粉色头发, 粉红头发, 粉红色头发',
  '#2f7fd8': 'blue hair, blue-haired, 蓝发, 蓝色头发, 蓝头发',
  '#8a5ac0': 'purple hair, purple-haired, violet hair, violet-haired, 紫发, 紫色头发, 紫头发',
  '#4fa868': 'green hair, green-haired, 绿发, 绿色头发, 绿头发',
  '#e8843a': 'orange hair, orange-haired, 橙发, 橙色头发',
};
export const HAIR_WORDS = 'hair, hairstyle, haircut, 头发, 发型, 秀发';

export const SMILES =
  'smiling, smiles, smile, with a smile, laughing, laughs, grinning, 微笑, 微笑着, 面带微笑, 笑, 笑着, 大笑, 笑容';

export const FEELINGS: Record<Feeling, string> = {
  tears:
    'crying, cries, weeping, weeps, sobbing, in tears, tearful, teary, with tears, shedding tears, crying out loud, 哭, 在哭, 哭泣, 大哭, 哭着, 哭了, 痛哭, 流泪, 流着泪, 流眼泪, 落泪, 泪流满面, 含泪',
  sadness:
    'sad, sad-looking, looking sad, unhappy, heartbroken, miserable, depressed, 难过, 难过的, 伤心, 伤心的, 悲伤的, 不开心, 不开心的, 沮丧, 沮丧的',
  anger:
    'angry, furious, enraged, frowning, scowling, 生气, 生气的, 愤怒, 愤怒的, 发怒, 发火, 皱眉, 皱着眉头',
  surprise:
    'surprised, astonished, amazed, shocked, startled, with a surprised face, 惊讶, 惊讶的, 惊讶地, 吃惊, 吃惊的, 震惊, 惊呆',
};

/** Seen on a face, beside what it feels. */
export const FACE_TRAITS: Record<Exclude<FaceTrait, MakeUp | 'lit-eyes'>, string> = {
  wink: 'winking, winks, wink, 眨眼, 眨着眼, 眨眼睛, 眨着眼睛, 眨一只眼, 抛媚眼, 😉',
  tongue:
    'tongue out, sticking out tongue, sticking tongue out, sticking out their tongues, sticking their tongues out, tongues out, sticking out his tongue, sticking out her tongue, sticking his tongue out, sticking her tongue out, sticks out his tongue, sticks out her tongue, 吐舌头, 吐着舌头, 吐舌, 伸舌头, 伸出舌头, 😛',
  'shut-eyes':
    'eyes closed, closed eyes, eyes shut, closing her eyes, closing his eyes, closes her eyes, closes his eyes, 闭眼, 闭着眼, 闭着眼睛, 闭上眼睛, 闭目, 闭目养神, 双眼紧闭, 闭上双眼',
  yawn: 'yawning, yawns, yawn, giving a yawn, letting out a yawn, 打哈欠, 打呵欠, 打着哈欠, 打着呵欠, 打了个哈欠, 打个哈欠',
  sneeze: 'sneezing, sneezes, sneeze, letting out a sneeze, 打喷嚏, 打了个喷嚏, 打着喷嚏, 打个喷嚏, 🤧',
  wrinkles:
    'wrinkles, deep wrinkles, wrinkled face, weathered face, weathered skin, wrinkled skin, lined face, weather-beaten face, weatherbeaten face, 皱纹, 满脸皱纹, 布满皱纹, 脸上布满皱纹, 饱经风霜, 满脸沧桑, 沧桑的脸, 沧桑的面容',
  dimples: 'dimples, dimple, 酒窝, 小酒窝, 梨涡',
  blush:
    'blushing, blushes, rosy cheeks, rosy-cheeked, flushed cheeks, red cheeks, pink cheeks, 脸红, 红着脸, 羞红了脸, 脸颊绯红, 脸颊微红, 面带红晕, 红扑扑的脸, 红扑扑的脸蛋, 红扑扑的小脸, 红脸蛋, 红红的脸蛋, 红扑扑的脸颊',
  'odd-eyes':
    'heterochromia, heterochromatic eyes, odd eyes, mismatched eyes, two different colored eyes, two different coloured eyes, 异色瞳, 异瞳, 双色瞳, 鸳鸯眼',
  'face-tattoo':
    'face tattoo, face tattoos, facial tattoo, facial tattoos, tattoo on her face, tattoo on his face, tattoos on her face, tattoos on his face, 脸上纹身, 脸上的纹身, 面部纹身, 脸上有纹身',
};

export const MAKE_UP: Record<MakeUp, string> = {
  lipstick: 'lips, lip gloss, lip colour, lip color, 红唇, 嘴唇, 双唇, 唇色',
  'eye-shadow':
    'eyeshadow, eye shadow, smoky eye, smokey eye, smoky eyes, smokey eyes, smoky eye makeup, smoky eye make-up, smokey eye makeup, smoky makeup, heavy makeup, bold makeup, dramatic makeup, 烟熏妆, 眼影, 浓妆, 浓妆艳抹',
};

export const FRECKLES = 'freckles, freckled, freckle-faced, 雀斑, 有雀斑, 满脸雀斑';

export const ACTS: Partial<Record<PersonAct, string>> = {
  ...FIELD_AND_KITCHEN,
  ...TRADE_ACTS,
  ...FEAT_ACTS,
  ...MUSIC_ACTS,
  ...GESTURE_ACTS,
  wave: 'waving, 挥手, 招手',
  unwrap: UNWRAPPING,
  'blow-candles':
    'blowing out candles, blowing out the candles, blowing out his candles, blowing out her candles, blowing out their candles, blowing out birthday candles, blowing out the birthday candles, blowing out his birthday candles, blowing out her birthday candles, blows out the candles, blows out candles, blowing candles, blowing the candles, blowing birthday candles, 吹蜡烛, 吹灭蜡烛, 吹生日蜡烛, 吹蛋糕上的蜡烛, 吹灭生日蜡烛, 吹熄蜡烛',
  cook: 'cooking, to cook, how to cook, cooks, making food, preparing food, making dinner, cooking dinner, making breakfast, makes breakfast, cooking breakfast, preparing breakfast, making lunch, cooking lunch, cooking a meal, preparing a meal, making a meal, preparing dinner, stirring a pot, stirring the pot, stirring a pot of soup, stirring a pot of stew, stirring a big pot, stirring a big pot of soup, stirring a large pot, stirring soup, stirring the soup, stirring a stew, stirring a soup, stirring sauce, 做饭, 做早餐, 做早饭, 做午饭, 做午餐, 做晚饭, 做晚餐, 准备早餐, 准备午餐, 准备晚餐, 熬汤, 煮汤, 炖汤, 煲汤, 熬粥, 煮粥, 搅拌锅里的汤, 搅拌汤, 烹饪, 做菜, 煮饭, 下厨',
  fish: 'fishing, to fish, how to fish, go fishing, goes fishing, went fishing, 钓鱼, 捕鱼, 垂钓',
  paint: 'painting at, painting on a canvas, painting a picture, painting a landscape, 画画, 作画, 写生',
  jump: 'jumping for joy, jumps for joy, jumping, jumps, jump, leaping, leaps, 跳过, 跃过, 跨过, 跳跃, 跳起, 跳起来',
  kneel:
    'proposing, proposes, proposing marriage, proposing to, tying her shoes, tying his shoes, to tie his shoes, to tie her shoes, tie his shoes, tie her shoes, tying his shoelaces, tying her shoelaces, tying shoelaces, tying shoes, tying her ballet shoes, tying her pointe shoes, tying her ballet slippers, lacing her shoes, lacing up her shoes, lacing his shoes, lacing up his boots, tying his boots, tying her skates, 系鞋带, 绑鞋带, 系着鞋带, 系舞鞋, 穿舞鞋, on one knee, down on one knee, on his knee, getting down on one knee, 求婚, 单膝跪地, 单膝下跪, 跪地, 跪下, 跪在地上, kneeling, crouching, squatting, 跪着, 蹲着, 蹲下, 蹲下来, 蹲下身, 蹲, 蹲在',
  reach:
    'to reach, to reach for, to reach up for, reaching for, reaching up, reaching up for, reaching out for, reaches for, reaching, 伸手, 伸手拿, 伸手去拿, 伸手够, 够着',
  cast: 'casting a spell, casting spells, casting magic, casts a spell, conjuring, using magic, 施法, 施展魔法, 念咒语',
  sing: 'singing, sings, singing a song, 唱歌, 演唱, 歌唱, 高歌, 唱着歌',
  drum: 'drumming, playing the drums, playing drums, plays the drums, 打鼓, 敲鼓, 打架子鼓',
  chess:
    'playing chess, to play chess, how to play chess, plays chess, playing a game of chess, chess match, 下棋, 下象棋, 下围棋, 下国际象棋, 对弈, 围棋对弈, playing go, plays go, playing a game of go, playing weiqi, playing baduk, playing xiangqi, playing chinese chess',
  knit: 'knitting, to knit, how to knit, knits, crocheting, 织毛衣, 织围巾, 打毛衣, 打毛线, 织毛线, 编织毛衣',
  photograph:
    'taking a photo, taking photos, takes a photo, taking a picture, taking pictures, take a photo, take photos, take a picture, take pictures, takes a picture, takes pictures, photographing, 拍照, 拍照片, 照相',
  teach:
    'teaching, teaches, teaching a class, teaching a lesson, giving a lesson, giving a lecture, lecturing, writing on a blackboard, writing on the blackboard, writing on a whiteboard, writing on the whiteboard, writing on a chalkboard, writing on the board, 教, 教着, 在教, 上课, 讲课, 教书, 授课, 在黑板上写字, 板书',
  study:
    'studying, doing homework, doing his homework, doing her homework, doing their homework, writing homework, taking an exam, 写字, 做作业, 写作业, 做功课, 自习, 考试',
  type: '坐在电脑前, 坐在屏幕前, 对着屏幕, 对着电脑屏幕, 在电脑上打字, 在笔记本电脑上打字, 在笔记本上打字, 用笔记本电脑打字, 用电脑打字, 用笔记本打字, 在笔记本电脑前打字, 在电脑前打字, 敲笔记本电脑, 敲着笔记本电脑, 敲着笔记本, 敲着电脑, 敲打键盘, 敲击键盘, 敲着键盘, 敲电脑, typing on her laptop, typing on his laptop, types on a laptop, types on her laptop, types on his laptop, typing at a laptop, typing away, works on a laptop, works on her laptop, works on his laptop, working at a laptop, using a laptop to work, working with a laptop, 用笔记本电脑工作, 用笔记本电脑, 用电脑工作, 用笔记本工作, 在电脑前工作, 对着电脑工作, 电脑办公, coding, writing code, programming, typing, typing on a laptop, typing on a computer, working on a laptop, working on his laptop, working on her laptop, working on a computer, working at a computer, using a laptop, using a computer, 写代码, 敲代码, 打代码, 编程, 敲键盘, 用电脑, 玩电脑',
  phone:
    'using a phone, looking at a phone, looking at his phone, looking at her phone, looking at their phones, scrolling on a phone, checking a phone, checking the phone, checking his phone, checking her phone, checking their phones, checks his phone, checks her phone, staring at his phone, staring at her phone, staring at their phones, scrolling his phone, scrolling her phone, scrolling through his phone, scrolling through her phone, using his phone, using her phone, using their phones, playing on his phone, playing on her phone, texting, 看手机, 玩手机, 刷手机, 低头看手机',
  call: 'talking on the phone, talking on a phone, talking on his phone, talking on her phone, speaking on the phone, making a phone call, on the phone, calling on the phone, 打电话, 在打电话, 接电话, 讲电话, 通电话, 打着电话',
  game: 'playing video games, playing a video game, playing videogames, plays video games, playing computer games, playing console games, playing games on a console, gaming, 打游戏, 打着游戏, 玩游戏, 玩着游戏, 打电玩, 玩电玩, 打电动, 玩电子游戏, 打电子游戏, 玩游戏机',
  speech:
    'giving a speech, gives a speech, making a speech, delivering a speech, delivers a speech, giving a speech at a podium, giving a speech at the podium, speaking at a podium, speaking at the podium, speaks at a podium, standing at a podium, standing behind a podium, at a podium, at the podium, behind a podium, behind the podium, at a lectern, behind a lectern, 演讲, 在演讲, 做演讲, 作演讲, 发表演讲, 发表讲话, 致辞, 在讲台上演讲, 在台上演讲',
  binoculars:
    'looking through binoculars, looks through binoculars, looking through a pair of binoculars, looking through his binoculars, looking through her binoculars, watching through binoculars, using binoculars, with binoculars, 用望远镜看, 举着望远镜, 举起望远镜, 拿着望远镜, 用望远镜观察, 用望远镜眺望, 透过望远镜, 用双筒望远镜看, 拿着双筒望远镜, 举着双筒望远镜, 用双筒望远镜, 透过双筒望远镜',
  selfie:
    'taking a selfie, taking selfies, takes a selfie, taking a group selfie, 自拍, 在自拍, 拍自拍, 玩自拍, 自拍合影',
  zither: 'playing the guzheng, playing guzheng, playing the guqin, 弹古筝, 弹奏古筝, 弹古琴, 弹琴, 抚琴',
  archery:
    'shooting an arrow, shooting arrows, drawing a bow, drawing his bow, drawing her bow, aiming a bow, aiming an arrow, firing an arrow, 射箭, 拉弓, 拉弓射箭, 弯弓搭箭',
  dunk: 'shooting hoops, shooting a basketball, shooting baskets, 投篮, dunking, dunks, dunk, slam dunk, slam dunking, dunking a basketball, dunking the ball, making a slam dunk, 扣篮, 灌篮, 大力扣篮',
  swing:
    'on a swing, on the swing, on swings, on a swing set, swinging on a swing, sitting on a swing, 荡秋千, 坐在秋千上, 坐秋千, 玩秋千, 秋千上, 秋千',
  spin: 'spinning, spins, spinning around, spinning round, twirling, twirls, twirling around, pirouetting, pirouettes, doing a pirouette, doing pirouettes, 旋转, 旋转着, 转圈, 转圈圈, 转着圈, 旋转起舞',
  ballet:
    'ballet, 芭蕾, 芭蕾舞, dancing ballet, doing ballet, practicing ballet, practising ballet, performing ballet, dances ballet, ballet class, 芭蕾课, 芭蕾舞课, ballet pair, ballet duo, pas de deux, ballet performance, 双人芭蕾, 芭蕾双人舞, 跳芭蕾, 跳芭蕾舞, 练芭蕾',
  'tai-chi':
    'doing tai chi, does tai chi, practicing tai chi, practising tai chi, practicing taichi, tai chi, taichi, tai chi class, 太极课, 打太极, 打太极拳, 练太极, 练太极拳, 太极拳, 太极',
  'kung-fu':
    'doing kung fu, does kung fu, practicing kung fu, practising kung fu, doing martial arts, practicing martial arts, practising martial arts, doing karate, kung fu, martial arts, karate, training in kung fu, training kung fu, training in martial arts, martial arts training, kung fu training, practicing their stances, 练功夫, 练功, 打功夫, 练武, 练武术, 习武, 练拳, 打拳, 耍拳, 扎马步, 功夫, 武术',
  yoga: 'yoga, yoga class, yoga session, group yoga, 瑜伽, 瑜伽课, 集体瑜伽, doing yoga, does yoga, practicing yoga, practising yoga, in a yoga pose, yoga pose, tree pose, 练瑜伽, 做瑜伽, 练习瑜伽, 瑜伽姿势',
  dj: 'djing, dj-ing, deejaying, spinning records, mixing music, playing a dj set, 打碟, 搓碟, 当DJ',
  tennis: 'playing tennis, to play tennis, plays tennis, swinging a tennis racket, 打网球',
  badminton:
    'badminton match, badminton game, 羽毛球比赛, 羽毛球赛, playing badminton, to play badminton, plays badminton, 打羽毛球',
  'table-tennis':
    'table tennis match, table tennis game, ping pong match, ping pong game, 乒乓球比赛, 乒乓球赛, playing table tennis, playing ping pong, playing ping-pong, 打乒乓球, 打乒乓',
  baseball: 'baseball match, 棒球比赛, playing baseball, swinging a bat, swinging a baseball bat, 打棒球',
  golf: 'playing golf, to play golf, plays golf, swinging a golf club, swinging a club, 打高尔夫, 打高尔夫球',
  barbell:
    'lifting weights, lifting a barbell, lifts a barbell, lifting a heavy barbell, weightlifting, weight lifting, bench pressing, 举重, 举杠铃, 举起杠铃, 举着杠铃',
  'wrap-hands':
    'wrapping his hands, wrapping her hands, wrapping their hands, wrapping hands, wraps his hands, wraps her hands, wrapping his fists, taping his hands, taping her hands, 缠手带, 缠绷带, 缠着绷带, 缠拳击绷带, 绑手带, taping hands, 缠手, 绑绷带',
  'raise-hand':
    'raising their hands, raising his hand, raising her hand, raising hands, raising their hand, raising a hand, raise their hands, raises his hand, raises her hand, hands raised, hand raised, with their hands up, 举手, 举手提问, 举手发言, 举起手, 举着手, 举起手来',
  climb:
    'rock climbing, climbing a rock, climbing a cliff, climbing the cliff, climbing a rock face, climbing the rock face, climbing a rock wall, climbing up a cliff, bouldering, 攀岩, 攀爬岩壁, 爬悬崖, 攀爬悬崖, 攀登峭壁',
  'ice-skate':
    'to skate, to ice skate, how to skate, ice skating, ice-skating, figure skating, pair skating, skating, skates, skating on ice, skating on the ice, skating on a frozen lake, skating on a frozen pond, 滑冰, 溜冰, 花样滑冰, 双人滑, 双人花样滑冰, 双人滑冰',
  'roller-skate':
    'roller skating, roller-skating, rollerblading, inline skating, on roller skates, wearing roller skates, in roller skates, with roller skates, on rollerblades, 穿着轮滑鞋, 穿轮滑鞋, 踩着轮滑鞋, 穿着旱冰鞋, 轮滑, 溜旱冰, 滑旱冰',
  'mend-net':
    'repairing his net, repairing his fishing net, repairing her net, repairing her nets, repairing her fishing net, repairing her fishing nets, repairing a fishing net, repairing the net, repairing the nets, repairing the fishing net, repairing the fishing nets, repairing their net, repairing their nets, repairing their fishing net, repairing their fishing nets, repairs his net, repairs his nets, repairs his fishing net, repairs his fishing nets, repairs her net, repairs her nets, repairs her fishing net, repairs her fishing nets, repairs a net, repairs a fishing net, repairs the net, repairs the nets, repairs the fishing net, repairs the fishing nets, repairs their net, repairs their nets, repairs their fishing net, repairs their fishing nets, fixing his net, fixing his nets, fixing his fishing net, fixing his fishing nets, fixing her net, fixing her nets, fixing her fishing net, fixing her fishing nets, fixing a net, fixing a fishing net, fixing the net, fixing the nets, fixing the fishing net, fixing the fishing nets, fixing their net, fixing their nets, fixing their fishing net, fixing their fishing nets, mending her net, mending her nets, mending her fishing net, mending her fishing nets, mending the net, mending the nets, mending the fishing net, mending the fishing nets, mending their net, mending their nets, mending their fishing net, mending their fishing nets, mends his net, mends his nets, mends his fishing net, mends his fishing nets, mends her net, mends her nets, mends her fishing net, mends her fishing nets, mends a net, mends a fishing net, mends the net, mends the nets, mends the fishing net, mends the fishing nets, mends their net, mends their nets, mends their fishing net, mends their fishing nets, mending nets, mending a net, mending his nets, mending his net, mending fishing nets, mending his fishing nets, mending his fishing net, mending a fishing net, repairing nets, repairing a net, repairing his nets, repairing fishing nets, repairing his fishing nets, 补网, 补渔网, 修补渔网, 修渔网, 织网, 织渔网, 缝补渔网',
  box: 'boxing, punching, shadowboxing, 打拳击, 拳击, 练拳击',
  skate: 'skateboarding, skateboards down, 玩滑板, 滑滑板, 踩滑板',
  ski: 'skiing, to ski, how to ski, skis down, skiing down, 滑雪, 在滑雪',
  snowboard: 'snowboarding, snowboards down, snowboarding down, 玩单板, 单板滑雪',
  stairs:
    'jumping over stairs, jumping over the stairs, jumping over some stairs, jumping over steps, jumping down stairs, jumping down the stairs, jumping off stairs, jumps over stairs, jumps down stairs, 跳过台阶, 跃过台阶, 飞跃台阶, 跳下台阶, 跳过楼梯, 飞跃楼梯, 从台阶上跳下, 从楼梯上跳下',
  waltz:
    'dancing tango, dancing the tango, dancing a tango, tango, tango dancing, waltzing, dancing a waltz, dancing the waltz, ballroom dancing, dancing salsa, salsa dancing, swing dancing, 跳探戈, 探戈, 探戈舞, 跳华尔兹, 华尔兹, 跳交谊舞, 交谊舞, 跳国标舞, 跳双人舞, 双人舞, 跳萨尔萨',
  lift: 'held up, held high, held aloft, raised high, raised, holding up, holds up, raising his, raising her, raises his, raises her, 高举, 高举着, 举起, 举着, 高高举起',
  plant:
    'planting rice, planting rice seedlings, transplanting rice, transplanting rice seedlings, planting seedlings, 插秧, 种水稻, 插稻秧',
  haul: 'carrying water, carrying buckets of water, carrying two buckets, carrying two buckets of water, hauling water, fetching water, 挑水, 挑着水, 挑着水桶, 挑着两桶水, 挑担, 挑着扁担, 挑扁担',
  water: 'watering, waters the, 浇花, 浇水, 在浇花, 在浇水',
  toss: 'tossing a pizza, tossing pizza, tossing pizza dough, tossing dough, tossing the dough, throwing pizza dough, spinning pizza dough, spinning dough, 抛披萨, 甩披萨, 抛面团, 抛饼, 甩饼, 抛披萨饼',
  dandelion:
    'blowing a dandelion, blowing dandelion, blowing dandelions, blowing on a dandelion, blowing dandelion seeds, blows a dandelion, 吹蒲公英',
  scatter: 'scattering grain, scattering seeds, 撒谷子, 撒粮食',
  surf: 'surfing, surfs, surfing a wave, surfing a big wave, surfing a huge wave, surfing the wave, surfing the waves, surfing waves, surfing big waves, riding a wave, riding a big wave, riding the wave, riding the waves, riding a huge wave, riding waves, catching a wave, 冲浪',
  bubbles:
    'blowing bubbles, blowing soap bubbles, blows bubbles, blowing a bubble, making bubbles, 吹泡泡, 吹肥皂泡',
  walk: `${WALKING_TO}, ${WALKING_AWAY}, ${WALKING_NEARER}, walking, walks, strolling, walk, 走, 走在, 走过, 走着, 行走, 走路, 散步, 漫步, 走来, 走去, 走过来, 走过去`,
};

export const VIEWS: Record<NonNullable<PersonLook['view']>, string> = {
  front:
    'front view, looking at viewer, looking at the viewer, looking at camera, looking at the camera, at the camera, to the camera, into the camera, towards the camera, toward the camera, looks at the camera, looking into the camera, facing the camera, facing the viewer, from the front, 正面, 面对镜头, 看镜头, 看向镜头, 正脸, towards the viewer, toward the viewer, towards us, toward us, ' +
    WALKING_NEARER,
  side: 'side view, profile, in profile, side profile, from the side, 侧面, 侧脸, 侧身',
  back:
    'from behind, back view, seen from behind, from the back, view from behind, 背影, 背影照, 背面, 背对镜头, 背对着, away from the camera, away from camera, away from the viewer, away from us, 背向镜头, ' +
    WALKING_AWAY,
};
