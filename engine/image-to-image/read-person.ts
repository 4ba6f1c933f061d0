// Reads what asks for something of the people in the image: glasses, a smile, and that somebody is gone.
import type { Rgb } from '#engine/raster/colour.ts';
import { formatReason } from './format-reason.ts';
import type { Operation, Region, Worn } from './instruction.ts';
import { FACE_MASK, OTHER_MASK, WORN_WORDS } from './lexicon/worn.ts';
import { readCover } from './read-cover.ts';
import { readThingName } from './read-thing.ts';
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  placeOf,
  unknownWords,
  type Before,
  type Clause,
  type Reading,
} from './clause.ts';

const BLUSH =
  /\bblush(?:er)?\b(?! (?:pink|colou?r|background))|\bblushing\b|\brosy cheeks\b|\bcheeks (?:more )?ros(?:y|ier)\b|腮红|脸红(?!色)|红脸蛋/iu;
/** Without a word of what: lips and cheeks. */
const MAKE_UP = /\bmake-?\s?up\b|化(?:个|点|上)?(?:淡|浓|美)?妆|上妆|妆容|彩妆|淡妆|浓妆/iu;
const SLIM =
  /瘦脸|(?:脸|脸型)(?:变|再)?(?:瘦|小)(?:一点|些|点)?|\b(?:slim|slimmer|thin|thinner|narrower|narrow)\b.{0,40}\b(?:face|cheeks|jaw|jawline)\b|\b(?:face|cheeks|jaw|jawline)\b.{0,40}\b(?:slimmer|thinner|narrower)\b/iu;
const WHITER_TEETH =
  /\b(?:whiten|whiter|white|brighten|brighter|bleach)\b.{0,40}\bteeth\b|\bteeth\b.{0,40}\b(?:whiter|white|brighter|whitening)\b|牙齿?.{0,40}(?:美白|变白|洁白|更白|亮白)|美白牙齿?/iu;
const RESTORE =
  /\b(?:restore|repair|fix|revive)\b.{0,40}\b(?:photo|photograph|picture|image|print|scratches)\b|\b(?:photo|picture) restoration\b|(?:remove|get rid of).{0,40}\bscratches\b|(?:老|旧)照片(?:修复|翻新|还原)|修复(?:这张)?(?:老|旧)?照片|去划痕|(?:去掉|去除|修复)划痕/iu;
const SMILE =
  /\bsmil(?:e|es|ing)\b|表情\S{0,6}(?:开心|高兴|快乐)|\blook(?:s|ing)? happ(?:y|ier)\b|微笑|笑一[笑下]|笑起来|笑容|(?:让|使)\S{0,4}笑|开心一?点/iu;
const LESS = /\bless\b|\bstop\b|减少|少一?点|收敛|别|不要/iu;
/** A tan is of the skin alone. */
const TAN =
  /\b(?:make|give)\s+(?:her|him|me|them|us)\s.*\b(?:tan|tanned|suntan|suntanned)\b|晒黑|(?:小麦|古铜)色?(?:的)?(?:皮肤|肤色)|(?:皮肤|肤色).{0,4}(?:小麦|古铜)色?/iu;
const WHITER_SKIN = /(?<!牙齿?)美白(?!牙)|\b(?:whiten|whiter|fairer|lighter|lighten)\b.*\bskin\b/iu;
/** Head and shoulders of the usual shape before one colour. */
const ID_PHOTO = /证件照|[一二两12]寸照|护照照|\b(?:id|passport|visa) (?:photo|picture)\b/iu;
const ID_RATIO = 5 / 7;
const AVATAR = /头像|大头照|职业照|形象照|\bavatar\b|\bprofile (?:photo|picture|pic)\b|\bheadshot\b/iu;
const LIPSTICK = /lipstick|口红|唇膏/iu;
const FACE = /\bfaces?\b|[人]?脸部?|面部|人脸/iu;
const MOSAIC = /\bpixel(?:ate|late|ise|ize)d?\b|\bcensor|\bmosaic|打码|打?马赛克/iu;
const HIDING = /\bhide\b|隐藏|遮[住挡盖]|挡住/iu;
const NOT_THE_FACE = /\b(?:except|but|not|around)\b|以外|之外|除了/iu;
/** Whom the image is not about. */
const OTHERS =
  /\bpassers?-?\s?by\b|\bbystanders?\b|\bstrangers?\b|\btourists?\b|\bphoto-?bombers?\b|\b(?:other|background) people\b|\beveryone else\b|\b(?:people|persons?|guys?|man|men|woman|women|crowd) (?:in (?:the )?(?:back|background|distance)|far away|behind)|路人|行人|游客|其他人|别人|旁人|(?:背景|远处|远方|后面|身后|旁边|身边)[里中上]?的?人/iu;
const PEOPLE =
  /\b(?:person|persons|people|man|men|woman|women|girls?|boys?|guys?|lady|ladies|everyone|everybody|him|her|them|me|crowd|child|children|kids?|baby)\b|人|男|女|孩|宝宝|他|她|我/iu;
/** Of several people it must be said who. */
const ONE =
  /\b(?:person|man|woman|girl|boy|guy|lady|him|her|me|child|kid|baby)\b|(?:[这那][个位名]?人|[这那]位|男人?|女人?|男孩|女孩|小孩|孩子|宝宝|他|她|我)(?!们|都)/iu;
/** What goes with a person and is not the person: "remove his hat". */
const BELONGING =
  /\b(?:hat|cap|beard|tattoo|logo|text|shirt|coat|jacket|phone)\b|帽|胡|纹身|标志|文字|手机/iu;

/** Characters; longer ones ask for more than that. */
const LONGEST_RESTORING = 60;

const LIP_RED: Rgb = [190, 38, 48];
const WHITE: Rgb = [255, 255, 255];

export function readPerson(clause: Clause, before: Before): Reading | null {
  if (hasVerb(clause, 'keep') || (has(clause, 'not') && !hasVerb(clause, 'remove'))) return null;
  return (
    readIdPhoto(clause) ??
    readTan(clause) ??
    readWhiterSkin(clause) ??
    readTeeth(clause) ??
    readPortrait(clause) ??
    readRetouch(clause, before) ??
    readRestoring(clause) ??
    readEyes(clause) ??
    readSlimming(clause) ??
    readCover(clause) ??
    readWorn(clause, before) ??
    readMakeUp(clause, before) ??
    readLipstick(clause) ??
    readSmile(clause) ??
    readHiding(clause) ??
    readErasing(clause)
  );
}

/** "Add sunglasses", 给她戴一条项链. */
function readWorn(clause: Clause, before: Before): Reading | null {
  const thing = wornThing(clause.text);
  if (!thing || hasVerb(clause, 'remove') || TO_BEARD.test(clause.text) || BY_ANOTHER.test(clause.text))
    return null;
  // "A hat and sunglasses" goes on with what was asked before. "Make his beard grey" is about the one that he has.
  const goesOn = before.verb === 'add' && findAll(clause, 'verb').length === 0;
  if (!goesOn && !hasVerb(clause, 'add', 'wear') && !GIVE.test(clause.text)) return null;
  // Nobody else shall wear them instead; and of animals only the eyes are found.
  const isOnAnimal = ANIMAL.test(clause.text.replace(EARS, ''));
  if (isOnAnimal && thing !== 'glasses' && thing !== 'sunglasses')
    return { operations: [], ignored: [formatReason(clause.text, 'on_animal')] };
  const colour = coloursOf(clause)[0]?.colour.rgb ?? (PEARLS.test(clause.text) ? PEARL : undefined);
  return {
    operations: [
      {
        do: 'wear',
        thing,
        place: placeOf(clause),
        ...(colour && { colour }),
        ...(isOnAnimal && { isOnAnimal: true as const }),
        ...(thing.endsWith('glasses') && ROUND.test(clause.text) && { isRound: true as const }),
      },
    ],
  };
}

const GIVE = /\bgive\b/iu;
/** Of glasses, and not of how they are put on. */
const ROUND = /\b(?:round|circular|circle)\b|圆/iu;
/** "Add a woman with sunglasses": worn by one who is not there yet. */
const BY_ANOTHER =
  /\b(?:add|put|place|draw|insert)\s+(?:an?|another|some|two|three)\s+(?:[\w-]+\s+){1,3}?(?:with|wearing|in an?)\s|[加添放画][上个]?[一两][个位名只]?(?:戴|穿|留|系)/iu;
const TO_BEARD = /\bto (?:the|his|my|their) (?:beard|facial)/iu;
const ANIMAL = /狗|猫|\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|kitt(?:y|ies))\b/iu;
/** Of whatever animal, they are for somebody. */
const EARS = /\b(?:cat|kitty|kitten)(?:['’]?s)? ears?\b|猫咪?(?:的)?耳朵?/iu;
const PEARLS = /\bpearls?\b|珍珠/iu;
const PEARL: Rgb = [240, 234, 224];

function wornThing(text: string): Worn | null {
  const known = WORN_WORDS.find(([, words]) => words.test(text))?.[0];
  return known ?? (FACE_MASK.test(text) && !OTHER_MASK.test(text) ? 'mask' : null);
}

const TEETH_WHITE: Rgb = [246, 244, 240];
const WHITENED = 0.6;

function readTeeth(clause: Clause): Reading | null {
  if (!WHITER_TEETH.test(clause.text) || hasVerb(clause, 'remove')) return null;
  const amount = Math.min(1, WHITENED * amountOf(clause));
  return {
    operations: [{ do: 'colour', colour: TEETH_WHITE, amount, region: { kind: 'person', part: 'teeth' } }],
  };
}

const UNDER_EYES = 0.5;

/** "remove the wrinkles", 去痘, "reduce the dark circles under my eyes". */
function readRetouch(clause: Clause, { verb }: Before): Reading | null {
  const matters = new Set(findAll(clause, 'matter').map(({ meaning }) => meaning.value));
  const isSmoothed = findAll(clause, 'tone').some(({ meaning }) => meaning.value === 'smooth-skin');
  // 去皱纹和黑眼圈: what is named next goes as well.
  const goesOn = verb === 'remove' && findAll(clause, 'verb').length === 0;
  if (!hasVerb(clause, 'remove', 'less') && !isSmoothed && !goesOn) return null;
  if (unknownWords(clause).length > 0) return null;
  if (matters.has('blemishes')) return { operations: [{ do: 'tone', tone: 'smooth-skin', amount: 1 }] };
  if (!matters.has('dark-circles')) return null;
  const region: Region = { kind: 'person', part: 'under-eyes' };
  return { operations: [{ do: 'tone', tone: 'brighter', amount: UNDER_EYES, region }] };
}

/** All that is asked, with no word of what is wrong with it. */
const PORTRAIT =
  /^(?:please |can you )?(?:retouch|touch up|beautify|airbrush) (?:my |this |the |her |his |their )?(?:portrait|selfie|face|headshot|photo|picture|skin)(?: please)?$|^(?:portrait|beauty|skin) retouch(?:ing)?$|^(?:请)?(?:帮我)?(?:把|给)?(?:这张|我的|她的|他的)?(?:人像|人物|自拍|脸部?|面部|人脸)?(?:照片?)?(?:做个?|进行)?(?:精修|美化)(?:一下)?(?:人像|人物|自拍|脸部?|面部|照片)?$/iu;

/** "Retouch my portrait", 人像精修: smooth skin, and no shadows below the eyes. */
function readPortrait({ text }: Clause): Reading | null {
  if (!PORTRAIT.test(text.trim())) return null;
  return {
    operations: [
      { do: 'tone', tone: 'smooth-skin', amount: 1, region: { kind: 'person', part: 'skin' } },
      { do: 'tone', tone: 'brighter', amount: UNDER_EYES, region: { kind: 'person', part: 'under-eyes' } },
    ],
  };
}

const RED_EYES = /\bred[- ]?eyes?\b|红眼/iu;
const CORRECTED = /\b(?:fix|correct|reduce|removal|correction|reduction)\b|[去修]|消除|矫正/iu;
const LARGER_EYES =
  /\b(?:bigger|larger|big|large|enlarge|widen)\b.{0,24}\beyes\b|\beyes\b.{0,24}\b(?:bigger|larger|wider)\b|大眼(?:睛)?|(?:眼睛|双眼)(?:变|放|调|弄)?(?:得)?(?:更)?大(?:一?[点些])?|放大(?:双眼|眼睛)/iu;

/** "remove red eye", 大眼瘦脸: of people; those of an animal have their own shape. */
function readEyes(clause: Clause): Reading | null {
  if (RED_EYES.test(clause.text) && (hasVerb(clause, 'remove', 'less') || CORRECTED.test(clause.text)))
    return { operations: [{ do: 'red-eyes' }] };
  if (
    !LARGER_EYES.test(clause.text) ||
    ANIMAL.test(clause.text) ||
    (hasVerb(clause, 'crop', 'zoom-in') && !/[眼]/u.test(clause.text))
  )
    return null;
  const place = placeOf(clause);
  const eyes: Operation = { do: 'enlarge-eyes', amount: amountOf(clause), place };
  if (SLIM.test(clause.text)) return { operations: [eyes, { do: 'slim', amount: 1, place }] };
  return { operations: [eyes], ignored: besides(clause, LARGER_EYES) };
}

/** "瘦脸", "make her face slimmer". */
function readSlimming(clause: Clause): Reading | null {
  if (!SLIM.test(clause.text) || has(clause, 'too')) return null;
  return {
    operations: [{ do: 'slim', amount: amountOf(clause), place: placeOf(clause) }],
    ignored: besides(clause, SLIM),
  };
}

function readRestoring({ text }: Clause): Reading | null {
  return RESTORE.test(text) && text.length < LONGEST_RESTORING ? { operations: [{ do: 'restore' }] } : null;
}

function readSmile(clause: Clause): Reading | null {
  // A mouth that smiles cannot be closed.
  if (!SMILE.test(clause.text) || hasVerb(clause, 'remove') || LESS.test(clause.text)) return null;
  return { operations: [{ do: 'smile', amount: amountOf(clause), place: placeOf(clause) }] };
}

function readIdPhoto(clause: Clause): Reading | null {
  if (AVATAR.test(clause.text) && !hasVerb(clause, 'remove', 'add'))
    return { operations: [{ do: 'crop', ratio: 1, zoom: 1, place: placeOf(clause), to: 'head' }] };
  if (!ID_PHOTO.test(clause.text) || hasVerb(clause, 'remove')) return null;
  const asked = coloursOf(clause)[0]?.colour.rgb;
  return {
    operations: [
      { do: 'crop', ratio: ID_RATIO, zoom: 1, place: placeOf(clause), to: 'head' },
      { do: 'background', words: '', colour: asked ?? WHITE, ...(!asked && { isUsual: true as const }) },
    ],
  };
}

function readTan(clause: Clause): Reading | null {
  if (!TAN.test(clause.text) || hasVerb(clause, 'remove', 'less')) return null;
  const region: Region = { kind: 'skin' };
  const amount = amountOf(clause) / 2;
  return {
    operations: [
      { do: 'tone', tone: 'darker', amount, region },
      { do: 'tone', tone: 'warm', amount, region },
    ],
  };
}

function readWhiterSkin(clause: Clause): Reading | null {
  if (!WHITER_SKIN.test(clause.text) || hasVerb(clause, 'remove', 'less')) return null;
  const region: Region = { kind: 'skin' };
  const isSmoothed = findAll(clause, 'tone').some(({ meaning }) => meaning.value === 'smooth-skin');
  const operations: Operation[] = [{ do: 'tone', tone: 'brighter', amount: amountOf(clause) / 2, region }];
  if (isSmoothed) operations.push({ do: 'tone', tone: 'smooth-skin', amount: 1, region });
  // 美白磨皮瘦脸 in one breath.
  if (SLIM.test(clause.text))
    return { operations: [...operations, { do: 'slim', amount: 1, place: placeOf(clause) }] };
  return { operations, ignored: besides(clause, WHITER_SKIN) };
}

/** What else is asked in the same breath, and nobody here can do: the 瘦脸 of 美白瘦脸. */
function besides({ text, tokens }: Clause, known: RegExp): string[] {
  const found = known.exec(text);
  const [from, to] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  return tokens.flatMap(({ meanings, start, end }, at) => {
    if (meanings.length > 0 || (start < to && end <= to && end > from)) return [];
    const next = tokens[at + 1];
    const isOne = next?.start === end && next.meanings.some(({ is }) => is === 'region');
    return [text.slice(Math.max(start, start < to ? to : 0), isOne ? next.end : end)];
  });
}

/** "add blush", 涂点腮红, "give her make-up": cheeks, and lips where nothing is named. */
function readMakeUp(clause: Clause, before: Before): Reading | null {
  const isBlush = BLUSH.test(clause.text);
  if (!isBlush && !MAKE_UP.test(clause.text)) return null;
  if (hasVerb(clause, 'remove', 'less', 'replace')) return null;
  const goesOn = before.verb !== undefined && findAll(clause, 'verb').length === 0;
  const isAsked = goesOn || hasVerb(clause, 'add', 'wear', 'change', 'more') || /[化涂上]/u.test(clause.text);
  if (!isAsked) return null;
  const blush: Operation = { do: 'wear', thing: 'blush', place: placeOf(clause) };
  if (isBlush) return { operations: [blush] };
  const lips: Region = { kind: 'person', part: 'lips' };
  return { operations: [{ do: 'colour', colour: LIP_RED, amount: 0.8, region: lips }, blush] };
}

/** "add lipstick", "涂口红": the lips are painted, in the usual red where no colour is named. */
function readLipstick(clause: Clause): Reading | null {
  if (!LIPSTICK.test(clause.text) || hasVerb(clause, 'remove', 'less')) return null;
  const colour = coloursOf(clause)[0]?.colour.rgb;
  // "Make the lipstick darker" is about the one that is there.
  if (!colour && has(clause, 'tone') && !hasVerb(clause, 'add', 'wear')) return null;
  const region: Region = { kind: 'person', part: 'lips' };
  return { operations: [{ do: 'colour', colour: colour ?? LIP_RED, amount: 1, region }] };
}

/** "blur his face", "给人脸打码". */
function readHiding(clause: Clause): Reading | null {
  const isMosaic = MOSAIC.test(clause.text);
  const isAsked = isMosaic || HIDING.test(clause.text) || hasVerb(clause, 'blur');
  // A mosaic that is a style is one of all of the image.
  const isStyle = findAll(clause, 'look').some(({ meaning }) => meaning.value === 'mosaic');
  const isOfAll = isStyle || findAll(clause, 'region').length > 0 || has(clause, 'whole');
  const isOfFaces = FACE.test(clause.text) || (isMosaic && !isOfAll);
  if (!isAsked || !isOfFaces || NOT_THE_FACE.test(clause.text) || hasVerb(clause, 'remove')) return null;
  // A mosaic is also what is laid on a car's number: only of faces it is known where they are.
  const known = new RegExp([FACE, MOSAIC, HIDING].map(({ source }) => source).join('|'), 'giu');
  if (unknownWords(clause).some(({ text }) => /[\p{L}\d]/u.test(text.replace(known, '')))) return null;
  return { operations: [{ do: 'hide', by: isMosaic ? 'mosaic' : 'blur', place: placeOf(clause) }] };
}

/** "remove the man on the left", "去掉右边的人", "remove the dog". Of animals and things only what stands out can be told from the rest. */
function readErasing(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'remove') || BELONGING.test(clause.text)) return null;
  if (OTHERS.test(clause.text)) return { operations: [{ do: 'erase', what: 'others', place: {} }] };
  const isOfOthers = findAll(clause, 'region').some(({ meaning }) => meaning.value.kind !== 'subject');
  if (isOfOthers || findAll(clause, 'matter').length > 0 || findAll(clause, 'sort').length > 0) return null;
  const unknown = unknownWords(clause).filter(({ text }) => !PEOPLE.test(text));
  if (unknown.length > 0) {
    const what = readThingName(unknown.map(({ text }) => text).join(' '));
    // An empty cup is another one.
    if (!what || what === 'drink') return null;
    return { operations: [{ do: 'erase', what, place: placeOf(clause) }] };
  }
  const hasSubject = findAll(clause, 'region').length > 0;
  if (PEOPLE.test(clause.text))
    return {
      operations: [
        { do: 'erase', what: ONE.test(clause.text) ? 'person' : 'people', place: placeOf(clause) },
      ],
    };
  return hasSubject ? { operations: [{ do: 'erase', what: 'subject', place: {} }] } : null;
}
