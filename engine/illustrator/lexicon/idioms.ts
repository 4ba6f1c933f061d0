// Words that name several animals or things, or a thing and a place on it: 龙凤呈祥, 百鸟朝凤, 车队, 塔顶.

/** What a part of a saying means, as a word of the vocabulary; nothing where it says no more. `many`: how many. */
export type IdiomPart = { text: string; word: string; many?: number };

/** Each part as 龙:龙, 百鸟:鸟*9, or alone where nothing of it is to be seen. */
const WRITTEN = [
  '龙:龙 凤:凤凰',
  '龙:龙 凤:凤凰 呈祥',
  '龙:龙 凤:凤凰 和鸣',
  '龙:龙 飞 凤:凤凰 舞',
  '鸾凤:凤凰*2 和鸣',
  '百鸟:鸟*9 朝 凤:凤凰',
  '双龙:龙*2 戏珠',
  '二龙:龙*2 戏珠',
  '二龙:龙*2 腾飞',
  '龙:龙 腾 虎:老虎 跃',
  '龙:龙 争 虎:老虎 斗',
  '龙:龙 虎:老虎 斗',
  '虎:老虎 踞 龙:龙 盘',
  '龙:龙 盘 虎:老虎 踞',
  '鸳鸯:鸳鸯*2 戏水:游',
  '松:松树 鹤:鹤 延年',
  '松:松树 鹤:鹤 长春',
  '鹤:鹤 鹿:鹿 同春',
  '喜鹊:喜鹊 登 梅:梅花树',
  '三羊:羊*3 开泰',
  '狐:狐狸 假 虎:老虎 威',
  '万马:马*9 奔腾:奔腾',
  '万马:马*9 齐 奔:奔腾',
  '骏马:马*9 奔腾:奔腾',
  '群马:马*9 奔腾:奔腾',
  '八骏:马*8 图:奔腾',
  '八骏:马*8 马:奔腾',
  '八骏:马*8',
  '雁阵:大雁*9',
  '车队:汽车*4',
  '船队:船*4',
  '舰队:军舰*4',
  // The tops of what is high, as the dictionary has them in one word.
  '塔:塔 顶:顶上',
  '塔:塔 尖:顶上',
  '塔:塔 尖上:顶上',
  '树:树 顶:顶上',
  '树:树 顶上:顶上',
  '树:树 梢:顶上',
  '树:树 梢上:顶上',
  '车:车 顶:顶上',
  '车:车 顶上:顶上',
  '船:船 头:上',
] as const;

/** By the saying as a whole. */
export const IDIOMS: ReadonlyMap<string, readonly IdiomPart[]> = new Map(
  WRITTEN.map((written) => {
    const parts = written.split(' ').map(readPart);
    return [parts.map(({ text }) => text).join(''), parts];
  }),
);

function readPart(written: string): IdiomPart {
  const [text = '', meant = ''] = written.split(':');
  const [word = '', many] = meant.split('*');
  return { text, word, ...(many === undefined ? {} : { many: Number(many) }) };
}
