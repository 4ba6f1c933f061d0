// What arms and hands tell without a thing in them: how it is seen, and the words for it.

import type { Manner } from './manner.ts';

export const GESTURES = {
  'arms-wide': {},
  'arms-up': {},
  'arms-crossed': {},
  'hands-on-hips': {},
  'in-pockets': {},
  'behind-back': {},
  'behind-head': {},
  'hands-folded': {},
  pray: {},
  clap: {},
  chin: { view: 'front' },
  'cover-mouth': { view: 'front' },
  salute: { view: 'front' },
  point: {},
  victory: { view: 'front' },
  'thumb-up': { view: 'front' },
  'bow-down': { view: 'side', pose: 'bow' },
} as const satisfies Record<string, Manner>;

export type Gesture = keyof typeof GESTURES;

export function isGesture(work: string | undefined): work is Gesture {
  return work !== undefined && work in GESTURES;
}

/** What is held is drawn with the arms, before the breast or the face. */
const HELD_BEFORE: ReadonlySet<string> = new Set([
  'cradle',
  'read',
  'phone',
  'call',
  'sing',
  'strum',
  'bow',
  'flute',
  'pipe',
  'sax',
  'squeeze',
  'photograph',
  'game',
  'binoculars',
]);

/** Whether somebody in a portrait is seen down to the hips, since the hands are. */
export function showsHands(work: string | undefined): boolean {
  return isGesture(work) || (work !== undefined && HELD_BEFORE.has(work));
}

/** Before the breast or the face: not seen from behind. */
const BEFORE: ReadonlySet<Gesture> = new Set([
  'arms-crossed',
  'hands-folded',
  'pray',
  'clap',
  'chin',
  'cover-mouth',
  'victory',
  'thumb-up',
]);

export function isHiddenFromBack(work: string | undefined): boolean {
  return isGesture(work) && BEFORE.has(work);
}

/** "Hands in his pockets", and whoever's they are. */
function ofAll(...phrases: readonly string[]): string {
  return phrases
    .flatMap((phrase) =>
      phrase.includes('*')
        ? ['', 'his ', 'her ', 'their '].map((owner) => phrase.replaceAll('* ', owner))
        : [phrase],
    )
    .join(', ');
}

export const GESTURE_ACTS: Record<Gesture, string> = {
  'arms-wide': `${ofAll(
    'arms outstretched',
    'outstretched arms',
    'arms spread',
    'arms spread wide',
    'arms wide open',
    'arms open',
    'arms open wide',
    'arms opened',
    'open arms',
    'arms stretched out',
    'arms stretched wide',
    'arms extended',
    'spreading * arms',
    'spreads * arms',
    'opening * arms',
    'stretching out * arms',
    'hugging the wind',
    'embracing the wind',
    'hugging the sea',
    'embracing the sea',
    'embracing the ocean',
    'embracing the sky',
  )}, 张开双臂, 张开手臂, 张开双手, 展开双臂, 敞开双臂, 伸开双臂, 伸展双臂, 张开怀抱, 双臂张开, 拥抱大海, 拥抱大自然, 拥抱自然, 拥抱天空, 拥抱阳光, 拥抱风, 拥抱蓝天`,
  'arms-up': `${ofAll(
    'cheering',
    'arms raised',
    'raised arms',
    'arms up',
    'arms in the air',
    'hands in the air',
    'fists raised',
    'raising * arms',
    'raises * arms',
    'throwing * arms up',
    'stretching * arms',
  )}, 欢呼, 欢呼雀跃, 振臂高呼, 振臂, 高举双臂, 高举双手, 举起双臂, 举起双手, 双手高举, 伸懒腰, 伸着懒腰`,
  'arms-crossed': `${ofAll('arms crossed', 'crossed arms', 'arms folded', 'folded arms', 'crossing * arms', 'folding * arms', 'crosses * arms')}, 双臂交叉, 抱臂, 抱着双臂, 双手抱胸, 双臂抱胸, 抱着胳膊, 双手环胸, 双手抱臂, 环抱双臂`,
  'hands-on-hips': `${ofAll('hands on hips', 'hands on * hips', 'hand on hip', 'hand on * hip', 'arms akimbo')}, 双手叉腰, 叉腰, 叉着腰, 双手叉着腰, 手叉腰`,
  'in-pockets': `${ofAll('hands in pockets', 'hands in * pockets', 'hand in pocket', 'hand in * pocket', 'hands in the pockets')}, 双手插兜, 手插口袋, 双手插在口袋里, 双手插口袋, 手插在口袋里, 插兜, 手插兜, 双手插进口袋, 手插裤兜, 双手插裤兜`,
  'behind-back': `${ofAll('hands behind * back', 'hands behind back', 'arms behind * back')}, 背着手, 双手背后, 双手背在身后, 负手而立, 负手, 双手负后`,
  'behind-head': `${ofAll('hands behind * head', 'hands behind head', 'arms behind * head', 'arms behind head')}, 双手抱头, 双手枕头, 双手放在脑后, 手放在脑后, 双手抱在脑后`,
  'hands-folded': `${ofAll('hands folded', 'folded hands', 'hands clasped', 'clasped hands', 'clasping * hands')}, 双手交叠, 双手交叉, 双手相扣, 双手交握`,
  pray: `praying, prays, in prayer, palms together, hands in prayer, hands together, prayer hands, namaste, 祈祷, 祷告, 祈福, 许愿, 双手合十, 合十, 合掌, 🙏`,
  clap: `clapping, claps, clapping hands, applauding, applauds, 鼓掌, 拍手, 拍着手, 鼓着掌, 👏`,
  chin: `${ofAll('hand on chin', 'hand on * chin', 'hand under * chin', 'chin in hand', 'chin on hand', 'chin on * hand', 'resting * chin', 'rests * chin', 'propping * chin', 'head in hand', 'stroking * chin', 'touching * chin', 'hand on * cheek', 'touching * face')}, 托腮, 托着腮, 手托下巴, 托着下巴, 手托腮, 托着脸, 摸着下巴, 单手托腮, 双手托腮, 沉思状`,
  'cover-mouth': `${ofAll('covering * mouth', 'covers * mouth', 'hand over * mouth', 'hands over * mouth', 'finger on * lips', 'finger to * lips', 'blowing a kiss', 'blowing kisses')}, 捂嘴, 捂着嘴, 捂住嘴, 捂嘴笑, 掩嘴, 掩面而笑, 掩口`,
  salute: `saluting, salutes, in salute, giving a salute, military salute, 敬礼, 行军礼, 敬军礼, 敬着礼, 🫡`,
  point: `${ofAll('pointing at', 'pointing to', 'points at', 'points to', 'pointing up', 'pointing * finger', 'pointing a finger', 'pointing forward')}, 指着, 指向, 手指着, 手指向`,
  victory: `peace sign, making a peace sign, victory sign, v sign, showing a peace sign, giving a peace sign, flashing a peace sign, making a v sign, doing a peace sign, 比耶, 比剪刀手, 剪刀手, 比v, 比个耶, ✌️`,
  'thumb-up': `thumbs up, thumb up, giving a thumbs up, giving a thumbs-up, thumbs-up, gives a thumbs up, showing thumbs up, 竖大拇指, 竖起大拇指, 竖着大拇指, 点赞, 👍`,
  'bow-down': `bowing, bows down, bowing down, bowing deeply, 鞠躬, 鞠着躬, 作揖, 弯腰鞠躬`,
};
