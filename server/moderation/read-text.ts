// Reads a text as its reader would: width, case, accents, invisible signs and common disguises make no difference.

/** Letters of other alphabets that look like ours, used inside our words only to hide them. */
const LOOKALIKES = new Map(Array.from('аaеeоoрpсcхxуyіiѕsкkмmтtнhвbоoαaεeοoρpιiκkνvτt').flatMap(pairUp));
/** Signs that stand for letters. */
const SIGNS = new Map(Array.from('0o1i3e4a5s7t8b@a$s!i|i€e').flatMap(pairUp));

/** Only the characters that our Chinese words need. */
const TRADITIONAL = new Map(
  Array.from(
    '愛爱體体強强姦奸亂乱兒儿歲岁學学國国製制藥药彈弹槍枪證证護护偽伪鈔钞幣币習习澤泽東东馬马雲云龍龙劉刘總总統统黃黄陰阴莖茎腦脑屍尸斬斩頭头剝剥殘残販贩鴉鸦猶犹豬猪種种滅灭' +
      '絕绝賤贱滾滚買买賣卖換换臉脸見见錢钱將将軍军蕩荡穢秽褻亵處处噴喷慾欲誘诱脫脱內内褲裤襪袜雞鸡溝沟親亲嬰婴歡欢僞伪駕驾駛驶執执簡简發发騙骗詐诈戰战爭争毆殴鬥斗絞绞燒烧臟脏' +
      '噁恶惡恶綁绑獄狱銬铐銃铳煉炼場场萬万納纳團团無无碼码級级電电視视頻频圖图畫画貓猫誰谁褌裈揚扬倫伦邁迈賽赛車车觀观鬧闹嘗尝試试龜龟魯鲁繩绳熱热癮瘾針针醫医療疗遊游戲戏',
  ).flatMap(pairUp),
);

function pairUp(character: string, index: number, all: readonly string[]): [string, string][] {
  const next = all[index + 1];
  return index % 2 === 0 && next !== undefined ? [[character, next]] : [];
}

/** What is looked at: the text as it is written, and as it would be without its disguise. Each is read once. */
export type Readings = { en: string[]; zh: string[] };

export function readText(text: string): Readings {
  // Marks go first: to put many of them in order takes the square of their number.
  const bare = dropMarks(dropMarks(text).normalize('NFKD'));
  const plain = replaceLookalikes(bare.normalize('NFKC').toLowerCase());
  const chinese = plain.replaceAll(/\p{Script=Han}/gu, (sign) => TRADITIONAL.get(sign) ?? sign);
  return {
    en: unique([splitWords(plain), splitWords(undisguise(plain))]),
    zh: unique([joinChinese(chinese, /\s/gu), joinChinese(chinese, /[^\p{L}\p{N}，。！？；：,!?;:]/gu)]),
  };
}

/** Accents and signs that nobody sees. */
function dropMarks(text: string): string {
  return text.replaceAll(/[\p{M}\p{Cf}]/gu, '');
}

/** Words between single spaces; what ends a phrase stands as a word of its own, so that no phrase goes over it. */
function splitWords(text: string): string {
  const words = text
    .replaceAll(/['’`]s(?![a-z])/g, '')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[,.;:!?()[\]\n]+/g, ' , ')
    .replaceAll(/[^a-z0-9,]+/g, ' ')
    .trim();
  return ` ${words} `;
}

function undisguise(text: string): string {
  return text
    .replaceAll(/(?<=[a-z])[!|](?=[a-z])|(?<=[a-z])[0134578@$€]|[0134578@$€](?=[a-z])/g, readSign)
    .replaceAll(/(?<=[a-z])[._\-*~·•+/\\|](?=[a-z])/g, '')
    .replaceAll(/(?<![a-z0-9])[a-z](?:[\s._\-*~·•+/\\|]+[a-z](?![a-z0-9])){2,}/g, (spelled) =>
      spelled.replaceAll(/[^a-z]/g, ''),
    )
    .replaceAll(/([a-z])\1{2,}/g, '$1');
}

function readSign(sign: string): string {
  return SIGNS.get(sign) ?? sign;
}

/** A word of one alphabet with letters of another in it was not written by accident. */
function replaceLookalikes(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    /[a-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
      ? Array.from(word, (sign) => LOOKALIKES.get(sign) ?? sign).join('')
      : word,
  );
}

/** Chinese has no spaces: what is put between its characters is taken out; `dropped` says how much of it. */
function joinChinese(text: string, dropped: RegExp): string {
  return text.replaceAll(dropped, '');
}

function unique(readings: readonly string[]): string[] {
  return [...new Set(readings)];
}
