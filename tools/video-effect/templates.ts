// The 32 video effects: names, what happens, what each takes and costs. Source: product §2.6.
import type { EffectClass, EffectTemplate } from '#contract/effect.ts';
import type { Words } from '#texts/words.ts';

export const VIDEO_EFFECT_CLASSES: readonly EffectClass[] = [
  { id: 'love', name: { en: 'Love', zh: '情感' } },
  { id: 'fun', name: { en: 'Fun', zh: '趣味' } },
  { id: 'magic', name: { en: 'Magic', zh: '魔法' } },
  { id: 'transform', name: { en: 'Transform', zh: '变身' } },
  { id: 'dance', name: { en: 'Dance', zh: '舞蹈' } },
  { id: 'camera', name: { en: 'Camera', zh: '运镜' } },
  { id: 'festival', name: { en: 'Festival', zh: '节日' } },
];

const PRICE = 30;
const PREMIUM_PRICE = 40;
const SECONDS = 5;
const DANCE_SECONDS = 8;

type Row = Pick<EffectTemplate, 'id' | 'name' | 'about'> & Partial<EffectTemplate>;

/** A class of templates; what a row leaves open is as most are: one image, five seconds, music. */
function listClass(classId: string, rows: readonly Row[]): EffectTemplate[] {
  return rows.map((row) => ({
    classId,
    images: 1,
    price: row.isPremium ? PREMIUM_PRICE : PRICE,
    seconds: SECONDS,
    isPremium: false,
    hasMusic: true,
    ...row,
  }));
}

const words = (en: string, zh: string): Words => ({ en, zh });

/** The first line says which images are good, the second which are not. */
const ONE_EACH = words(
  'one person in each photo, from the chest up\ngroup photos (crop them twice instead)',
  '每张一人，半身以上\n合影（可分别裁剪两次）',
);
const CLEAR_OUTLINE = words(
  'one person, animal or thing, calm background\ncrowds, cut-off edges, very dark',
  '单一主体、背景干净\n人群、主体被截断、过暗',
);
const HEAD_VISIBLE = words(
  'a face from the front, some air above the head\ncut-off heads, side view',
  '正脸、头顶留有空白\n头部被截断、侧脸',
);
const WHOLE_FIGURE = words(
  'one figure from head to feet\ngroups, cut-off arms and legs',
  '单人全身入镜\n合影、手脚被截断',
);
const ANY_IMAGE = words('any clear picture\nblurred, very dark', '清晰的图片均可\n模糊、过暗');

const LOVE = listClass('love', [
  {
    id: 'hug',
    name: words('Warm hug', '爱的拥抱'),
    about: words('Two people come together and hold each other.', '两个人慢慢靠近，紧紧相拥。'),
    images: 2,
    isPremium: true,
    tips: ONE_EACH,
    marker: 'hot',
  },
  {
    id: 'kiss',
    name: words('Sweet kiss', '甜蜜之吻'),
    about: words('Two people lean in for a kiss among rising hearts.', '两个人轻轻相吻，爱心缓缓升起。'),
    images: 2,
    isPremium: true,
    tips: words(
      'adults only, one person in each photo\nchildren, group photos',
      '仅限成年人，每张一人\n未成年人、合影',
    ),
  },
  {
    id: 'heart_hands',
    name: words('Heart hands', '双人比心'),
    about: words('Two people make one big heart together.', '两个人合在一起，比出一颗大爱心。'),
    images: 2,
    isPremium: true,
    tips: ONE_EACH,
  },
  {
    id: 'reunion',
    name: words('Hug my past self', '拥抱过去的自己'),
    about: words(
      'You today and the child you were meet across the years.',
      '今天的你，与小时候的自己隔着岁月重逢。',
    ),
    images: 2,
    isPremium: true,
    tips: words('first today, then a childhood photo\ngroup photos', '先放现在，再放小时候\n合影'),
  },
  {
    id: 'propose',
    name: words('Marry me', '求婚时刻'),
    about: words(
      'A ring box opens between two people while petals fall.',
      '花瓣飘落，戒指盒在两人之间缓缓打开。',
    ),
    images: 2,
    isPremium: true,
    tips: ONE_EACH,
  },
  {
    id: 'memory',
    name: words('Bring a photo alive', '老照片动起来'),
    about: words('An old photo breathes again in warm, dusty light.', '老照片在温暖的光尘里，重新有了呼吸。'),
    tips: words(
      'a portrait, old and grey ones too\ngroups, very small faces',
      '人像，黑白旧照也可\n合影、脸太小',
    ),
  },
]);

const FUN = listClass('fun', [
  {
    id: 'squish',
    name: words('Squish it', '捏捏乐'),
    about: words('Two hands squeeze the subject like a soft toy.', '一双手把主体当成解压玩具，捏了又捏。'),
    tips: CLEAR_OUTLINE,
    marker: 'hot',
  },
  {
    id: 'inflate',
    name: words('Inflate', '万物膨胀'),
    about: words('The subject swells like a balloon and floats away.', '主体像气球一样鼓起来，飘上天去。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'fuzzy',
    name: words('Go fluffy', '毛茸茸'),
    about: words('Soft fur grows all over the subject.', '主体长出一身柔软的绒毛。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'jelly',
    name: words('Jelly wobble', '果冻摇晃'),
    about: words('A tap, and the subject wobbles like jelly.', '轻轻一碰，主体像果冻一样晃个不停。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'melt',
    name: words('Melt away', '融化'),
    about: words('The subject melts like wax, drip by drip.', '主体像蜡一样，一滴一滴融化下来。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'cake_cut',
    name: words('Is it cake?', '万物皆蛋糕'),
    about: words('A knife cuts the subject: cake inside.', '一刀切下去，里面竟然是蛋糕。'),
    tips: CLEAR_OUTLINE,
    marker: 'hot',
  },
  {
    id: 'bubble_pop',
    name: words('Balloon head', '气球脑袋'),
    about: words('The head becomes a balloon and drifts off on a string.', '脑袋变成气球，牵着线飘了起来。'),
    tips: HEAD_VISIBLE,
  },
]);

const MAGIC = listClass('magic', [
  {
    id: 'flower',
    name: words('Bloom', '花花世界'),
    about: words('Flowers open everywhere, petals drift past.', '鲜花处处盛开，花瓣随风飘过。'),
    tips: ANY_IMAGE,
  },
  {
    id: 'wings',
    name: words('Angel wings', '天使之翼'),
    about: words(
      'White wings unfold behind the subject, feathers fall.',
      '身后展开一双白色羽翼，羽毛纷纷落下。',
    ),
    tips: words('one person or pet from the front\ngroups, view from behind', '正面的人像或宠物\n合影、背影'),
  },
  {
    id: 'fireball',
    name: words('Fire power', '火焰之力'),
    about: words('Flames gather into a ball of fire and burst.', '火焰汇聚成火球，随后迸发。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'lightning',
    name: words('Lightning', '闪电觉醒'),
    about: words('The sky darkens and lightning runs around the subject.', '天色骤暗，闪电环绕周身。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'dissolve',
    name: words('Turn to dust', '化作星尘'),
    about: words('The subject dissolves into glowing dust.', '主体化作点点发光的星尘，随风散去。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'freeze',
    name: words('Freeze', '冰封'),
    about: words('Frost creeps in and ice seals the picture.', '寒霜蔓延，冰晶将画面封住。'),
    tips: ANY_IMAGE,
  },
]);

const TRANSFORM = listClass('transform', [
  {
    id: 'liquid_metal',
    name: words('Liquid metal', '液态金属'),
    about: words('Mirror-bright metal flows over the subject.', '镜面般的液态金属流遍全身。'),
    tips: CLEAR_OUTLINE,
    marker: 'new',
  },
  {
    id: 'muscle',
    name: words('Muscle up', '肌肉暴涨'),
    about: words('An instant bodybuilder.', '瞬间练成健美身材。'),
    tips: words(
      'adults only, the upper body in the picture\nchildren, loose coats',
      '仅限成年人，上半身入镜\n未成年人、宽大外套',
    ),
  },
  {
    id: 'hero',
    name: words('Superhero suit', '英雄变身'),
    about: words('Armour assembles around the subject in bright plates.', '发光甲片逐一合拢，化成英雄战甲。'),
    tips: WHOLE_FIGURE,
  },
  {
    id: 'figure_turn',
    name: words('Figure on a stand', '手办展示'),
    about: words('The subject becomes a figure turning on its stand.', '主体变成手办，在底座上缓缓旋转。'),
    tips: WHOLE_FIGURE,
  },
  {
    id: 'anime_turn',
    name: words('Into anime', '次元转换'),
    about: words(
      'A sweep of light carries the picture into an anime world.',
      '一道光扫过，画面进入动漫世界。',
    ),
    tips: ANY_IMAGE,
  },
  {
    id: 'outfit',
    name: words('Outfit change', '一键换装'),
    about: words('One spin, and a new outfit.', '转一圈，换上新装。'),
    tips: WHOLE_FIGURE,
    option: {
      label: words('Outfit', '服装'),
      values: [
        { id: 'suit', name: words('Suit', '西装') },
        { id: 'hanfu', name: words('Hanfu', '汉服') },
        { id: 'street', name: words('Streetwear', '街头') },
        { id: 'sport', name: words('Sportswear', '运动') },
      ],
    },
  },
]);

const DANCE = listClass('dance', [
  {
    id: 'dance',
    name: words('Dance star', '热舞达人'),
    about: words('The subject dances on a lit stage for eight seconds.', '在聚光灯下热舞八秒。'),
    isPremium: true,
    seconds: DANCE_SECONDS,
    tips: WHOLE_FIGURE,
    marker: 'hot',
  },
  {
    id: 'pet_dance',
    name: words('Pet dance', '萌宠跳舞'),
    about: words('A pet bounces to the beat for eight seconds.', '萌宠跟着节拍蹦跳八秒。'),
    isPremium: true,
    seconds: DANCE_SECONDS,
    tips: words(
      'one pet, the whole body in the picture\nseveral pets, cut-off legs',
      '一只宠物，全身入镜\n多只宠物、腿被截断',
    ),
  },
]);

const CAMERA = listClass('camera', [
  {
    id: 'fly',
    name: words('Fly over the city', '飞越城市'),
    about: words('The subject flies over the roofs of a city.', '主体飞过城市的屋顶与楼群。'),
    tips: CLEAR_OUTLINE,
    marker: 'new',
  },
  {
    id: 'orbit360',
    name: words('360° orbit', '环绕运镜'),
    about: words('The camera swings around the subject in frozen time.', '时间定格，镜头环绕主体一周。'),
    tips: CLEAR_OUTLINE,
  },
  {
    id: 'earth_zoom',
    name: words('Zoom out to Earth', '镜头拉升地球'),
    about: words('The camera pulls back from the picture into space.', '镜头从画面一路拉升，直至太空。'),
    tips: ANY_IMAGE,
  },
]);

const FESTIVAL = listClass('festival', [
  {
    id: 'money_rain',
    name: words('Money rain', '金钱雨'),
    about: words('Banknotes and gold coins rain down.', '钞票与金币从天而降。'),
    tips: ANY_IMAGE,
  },
  {
    id: 'new_year',
    name: words('New-year greeting', '拜年送福'),
    about: words('Lanterns, fireworks, and your wish on a scroll.', '灯笼高挂，烟花绽放，卷轴送上祝福。'),
    tips: ANY_IMAGE,
    text: { most: 20, label: words('Words on the scroll', '卷轴上的祝福') },
  },
]);

export const VIDEO_EFFECT_TEMPLATES: readonly EffectTemplate[] = [
  ...LOVE,
  ...FUN,
  ...MAGIC,
  ...TRANSFORM,
  ...DANCE,
  ...CAMERA,
  ...FESTIVAL,
];

const byId = new Map(VIDEO_EFFECT_TEMPLATES.map((template) => [template.id, template]));

export function findVideoEffect(id: string): EffectTemplate | undefined {
  return byId.get(id);
}
