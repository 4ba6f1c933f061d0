// The words of instructions, in both languages: what each asks for, and what nobody may guess.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Operation, Region } from './instruction.ts';
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

/** An operation in a few words. */
function say(operation: Operation): string {
  const region =
    'region' in operation && typeof operation.region === 'object' ? ` in ${nameOf(operation.region)}` : '';
  switch (operation.do) {
    case 'tone':
      return `${operation.tone}${region}${formatAmount(operation.amount)}`;
    case 'colour':
      return `colour ${operation.colour.join(' ')}${region}`;
    case 'ink':
      return `${operation.ink}${region}`;
    case 'hour':
      return operation.hour;
    case 'season':
      return operation.season;
    case 'weather':
      return operation.sort;
    case 'sky':
      return `sky: ${operation.words}`;
    case 'background':
      return `background: ${operation.colour?.join(' ') ?? (operation.words || 'a studio')}${operation.below ? ` to ${operation.below.map(Math.round).join(' ')}` : ''}`;
    case 'blur':
      return `blur ${operation.region}`;
    case 'look':
      return `look ${operation.look}${region}`;
    case 'add': {
      const { subject, place } = operation;
      const where = [place.on, place.down, place.across].filter(Boolean).join(' ');
      return `add ${subject.count} ${subject.key}${where && ` ${where}`}`;
    }
    case 'words':
      return `write ${operation.text}${operation.place.down ? ` ${operation.place.down}` : ''}`;
    case 'frame':
      return `frame ${operation.frame}`;
    case 'crop':
      if (operation.to)
        return ['crop to', operation.to, operation.isOfAll && 'of all', operation.place.across]
          .filter(Boolean)
          .join(' ');
      return operation.ratio > 0 ? `crop ${operation.ratio.toFixed(2)}` : `nearer ${operation.zoom}`;
    case 'turn':
      return `turn ${operation.degrees}`;
    case 'mirror':
      return `mirror ${operation.axis}`;
    case 'palette':
      return `colours of ${operation.from + 1}`;
    case 'keep':
      return `keep ${nameOf(operation.region)}`;
    case 'wear':
      return `wear ${operation.colour ? `${operation.colour.join(' ')} ` : ''}${operation.thing}`;
    case 'hide':
      return `hide faces by ${operation.by}${operation.place.across ? ` ${operation.place.across}` : ''}`;
    case 'cover':
      return `cover faces by ${operation.subject.drawing}${operation.place.across ? ` ${operation.place.across}` : ''}`;
    case 'erase':
      return `erase ${operation.what}${operation.place.across ? ` ${operation.place.across}` : ''}`;
    case 'extend':
      return `extend${operation.place.across ? ` ${operation.place.across}` : ''}${operation.ratio ? ` to ${operation.ratio.toFixed(2)}` : ''}`;
    case 'steam':
      return `steam${operation.from ? ` from ${operation.from}` : ''}`;
    case 'cut-out':
      return ['cut-out', operation.what, operation.across].filter(Boolean).join(' ');
    case 'marble':
      return `marble in ${nameOf(operation.region)}`;
    default:
      return operation.do;
  }
}

function nameOf(region: Region): string {
  if (region.kind === 'hue') return region.hue;
  if (region.kind === 'thing')
    return [region.hue, region.what, region.across].filter((word) => word !== undefined).join(' ');
  if (region.kind === 'subject') return region.across ? `subject ${region.across}` : region.kind;
  if (region.kind !== 'person') return region.kind;
  const worn = region.worn ? `${region.worn.join(' ')} ` : '';
  return region.across ? `${worn}${region.part} ${region.across}` : `${worn}${region.part}`;
}

function formatAmount(amount: number): string {
  return amount === 1 ? '' : ` × ${amount}`;
}

const RED = '208 44 44';
const BLUE = '46 116 208';
const PINK = '238 128 170';
const WHITE = '244 242 238';

const UNDERSTOOD: readonly [string, string][] = [
  // Colour.
  ['make it blue', `colour ${BLUE}`],
  ['make it warmer', 'warm'],
  ['a little warmer please', 'warm × 0.5'],
  ['make it cold', 'cool'],
  ['add a pink filter', `colour ${PINK}`],
  ['put a blue filter on it', `colour ${BLUE}`],
  ['put a blue filter on the background', `colour ${BLUE} in background`],
  ['add a warm orange filter', 'colour 236 130 42'],
  ['add a pink filter to the sky', `colour ${PINK} in sky`],
  ['套一个粉色滤镜', `colour ${PINK}`],
  ['加个蓝色滤镜', `colour ${BLUE}`],
  ['add a vintage filter', 'look vintage'],
  ['more saturated', 'vivid'],
  ['less saturated', 'muted'],
  ['make it black and white', 'grey'],
  ['sepia', 'sepia'],
  ['turn the red car blue', `colour ${BLUE} in red vehicle`],
  ['make the white car red', `colour ${RED} in white vehicle`],
  ['把白色的车改成红色', `colour ${RED} in white vehicle`],
  ['change the red parts to blue', `colour ${BLUE} in red`],
  ['把红色的地方改成蓝色', `colour ${BLUE} in red`],
  ['replace red with blue', `colour ${BLUE} in red`],
  ['make the sky pink', `colour ${PINK} in sky`],
  ['make the grass yellow', 'colour 238 198 52 in plants'],
  ['make the sky more dramatic and blue', `dramatic in sky, colour ${BLUE} in sky`],
  ['把照片变成黑白', 'grey'],
  ['降低饱和度', 'muted'],
  ['让画面更温暖', 'warm'],
  ['把红色的车变成蓝色', `colour ${BLUE} in red vehicle`],
  ['让天空变成粉红色，草地变黄', `colour ${PINK} in sky, colour 238 198 52 in plants`],
  ['把树叶变成红色', `colour ${RED} in plants`],
  ['make the sky light blue', 'colour 149 184 230 in sky'],
  ['make the leather jacket blue', `colour ${BLUE} in upper-clothes`],
  ['把皮夹克变成蓝色', `colour ${BLUE} in upper-clothes`],
  ['把衣服换成深绿色', 'colour 37 80 46 in clothes'],
  ['change the shirt to burgundy', 'colour 112 22 38 in upper-clothes'],
  ['make the dress dark blue', 'colour 28 46 104 in clothes'],
  ['turn the dark green car red', `colour ${RED} in green vehicle`],
  ['change her dress from red to blue', `colour ${BLUE} in 208 44 44 clothes`],
  ['把衣服从红色变成蓝色', `colour ${BLUE} in 208 44 44 clothes`],
  ['change the photo from red to blue', `colour ${BLUE} in red`],
  ['change from day to night', 'night'],
  ['由白天变成夜晚', 'night'],
  ['remove the man from the photo', 'erase person'],
  ['remove the cup and its shadow', 'erase vessel'],
  ['去掉杯子和影子', 'erase vessel'],
  ['make it look like it was taken in the 1970s', 'look vintage'],
  ['cartoonify this', 'look anime'],
  ['日系小清新', 'muted'],
  ['fix the exposure', 'exposed, open-shadows × 0.5, clarity × 0.6, vivid × 0.4'],
  ['make it a circle', 'crop 1.00, circle'],
  ['裁成圆形', 'crop 1.00, circle'],
  ['在右下角加上日期2026年1月1日', 'write 2026年1月1日 bottom'],
  ['add the date 24 November 2026 at the bottom', 'write 24 November 2026 bottom'],
  ['remove the background and add a white one', `background: ${WHITE}`],
  ['delete the background and replace it with a forest', 'background: a forest'],
  ['remove the bag', 'erase thing'],
  ['make the shoe red', `colour ${RED} in footwear`],
  ['把包变成黑色', 'colour 24 23 26 in thing'],
  // People.
  ['remove the wrinkles', 'smooth-skin'],
  ['smooth out the wrinkles around her eyes', 'smooth-skin'],
  ['祛痘磨皮', 'smooth-skin'],
  ['remove the dark circles under my eyes', 'brighter in under-eyes × 0.5'],
  ['去黑眼圈', 'brighter in under-eyes × 0.5'],
  ['retouch my portrait', 'smooth-skin in skin, brighter in under-eyes × 0.5'],
  ['人像精修', 'smooth-skin in skin, brighter in under-eyes × 0.5'],
  ['表情变得开心', 'smile'],
  ['give him cat ears and sunglasses', 'wear cat-ears, wear sunglasses'],
  ['加一对白色的猫耳朵', `wear ${WHITE} cat-ears`],
  ['add bunny ears to her', 'wear bunny-ears'],
  ['加个恶魔角', 'wear horns'],
  ['add an angel halo', 'wear halo'],
  ['put a heart over her face', 'cover faces by heart-suit'],
  ['用小猫贴纸遮住她的脸', 'cover faces by cat-face'],
  ['cover the face of the man on the left with a smiley', 'cover faces by grinning-face left'],
  ['hide my face with a clown emoji', 'cover faces by clown-face'],
  ['make her hair black', 'colour 24 23 26 in hair'],
  ['把她们的头发染成黑色', 'colour 24 23 26 in hair'],
  ["make everyone's hair black", 'colour 24 23 26 in hair'],
  ['make the hair of the woman on the right red', `colour ${RED} in hair right`],
  ["dye the left woman's hair blue", `colour ${BLUE} in hair left`],
  ['make her right eye blue', `colour ${BLUE} in eyes`],
  ['把右边女人的头发染成蓝色', `colour ${BLUE} in hair right`],
  ['change the red dress to blue', `colour ${BLUE} in 208 44 44 clothes`],
  ['把红色的裙子改成蓝色', `colour ${BLUE} in 208 44 44 clothes`],
  ['change the shirt from red to blue', `colour ${BLUE} in 208 44 44 upper-clothes`],
  ['make the woman on the right black and white', 'grey in subject right'],
  ['make the hair of the woman on the right blonde', 'colour 220 192 142 in hair right'],
  ['change her hair to blonde', 'colour 220 192 142 in hair'],
  ['change the color of the dress to blue', `colour ${BLUE} in clothes`],
  ["make the man's shirt red", `colour ${RED} in upper-clothes`],
  ['turn the orange suit green', 'colour 64 150 76 in 236 130 42 clothes'],
  ['把橙色的衣服变成蓝色', `colour ${BLUE} in 236 130 42 clothes`],
  ['make her top yellow', 'colour 238 198 52 in upper-clothes'],
  ['make the eyes blue', `colour ${BLUE} in eyes`],
  ['red lips', `colour ${RED} in lips`],
  ['brighten her face', 'brighter in skin × 0.5'],
  ['make her skin smoother', 'smooth-skin in skin'],
  ['皮肤变黑', 'darker in skin × 0.5'],
  ['tan her skin', 'darker in skin × 0.5'],
  ['皮肤美白磨皮', 'brighter in skin × 0.5, smooth-skin in skin'],
  ['make her blonde', 'colour 220 192 142 in hair'],
  ['换成金发', 'colour 220 192 142 in hair'],
  ['皮肤变白', 'brighter in skin × 0.5'],
  ['美白', 'brighter in skin × 0.5'],
  ['美颜', 'smooth-skin'],
  ['头发染黑', 'colour 24 23 26 in hair'],
  ['换成白色的衣服', `colour ${WHITE} in clothes`],
  ['add lipstick', 'colour 190 38 48 in lips'],
  ['涂口红', 'colour 190 38 48 in lips'],
  ['染发成棕色', 'colour 128 84 52 in hair'],
  ['make her look happier', 'smile'],
  ['让她笑一下', 'smile'],
  ['blur her face', 'hide faces by blur'],
  ['给左边的脸打码', 'hide faces by mosaic left'],
  ['打马赛克', 'hide faces by mosaic'],
  ['remove the person in the distance', 'erase others'],
  ['去掉远处的人', 'erase others'],
  ['remove the people in the background', 'erase others'],
  ['把背景里的路人去掉', 'erase others'],
  ['remove the guy behind me', 'erase others'],
  ['去掉旁边的人', 'erase others'],
  ['做成头像', 'crop to head'],
  ['passport photo', 'crop to head, background: 255 255 255'],
  ['一寸照，红底', `crop to head, background: ${RED}`],
  ['蓝底证件照', `crop to head, background: ${BLUE}`],
  ['make her smile', 'smile'],
  ['add sunglasses', 'wear sunglasses'],
  ['put red glasses on him', `wear ${RED} glasses`],
  ['remove the person on the left', 'erase person left'],
  ['remove the child', 'erase person'],
  ['remove both people', 'erase people'],
  ['remove the people', 'erase people'],
  ['erase the object', 'erase subject'],
  ['remove the dog', 'erase animal'],
  ['去掉松鼠', 'erase animal'],
  ['crop to the woman', 'crop to person'],
  ['zoom in on her face', 'crop to face'],
  ['crop to the faces', 'crop to face of all'],
  ['crop to everyone', 'crop to person of all'],
  ['裁剪到所有人', 'crop to person of all'],
  ['把她的头发染成红色', `colour ${RED} in hair`],
  ['把衣服换成蓝色', `colour ${BLUE} in clothes`],
  ['把裤子变成白色', `colour ${WHITE} in lower-clothes`],
  ['让她微笑', 'smile'],
  ['给她戴眼镜', 'wear glasses'],
  ['给他戴上墨镜', 'wear sunglasses'],
  ['去掉左边的人', 'erase people left'],
  ['去掉这个人', 'erase person'],
  ['把这个人P掉', 'erase person'],
  ['删除这些人', 'erase people'],
  ['把那只松鼠弄走', 'erase animal'],
  ['裁剪到人物', 'crop to person'],
  ['whiten teeth', 'colour 246 244 240 in teeth'],
  ['美白牙齿', 'colour 246 244 240 in teeth'],
  ['grey beard', 'colour 136 138 142 in beard'],
  ['blonde beard', 'colour 220 192 142 in beard'],
  ['make his cap red', 'colour 208 44 44 in hat'],
  ['turn the red plaid shirt green', 'colour 64 150 76 in 208 44 44 upper-clothes'],
  ['make the striped shirt blue', 'colour 46 116 208 in upper-clothes'],
  ['把格子衬衫换成绿色', 'colour 64 150 76 in upper-clothes'],
  ['把条纹的裙子变成蓝色', 'colour 46 116 208 in clothes'],
  ['把帽子变成红色', 'colour 208 44 44 in hat'],
  ['瘦脸', 'slim'],
  ['add a moustache', 'wear moustache'],
  ['戴口罩', 'wear mask'],
  ['add a red bow tie', `wear ${RED} bow-tie`],
  ['给他戴上红色领结', `wear ${RED} bow-tie`],
  ['can you put a blue tie on him', `wear ${BLUE} tie`],
  ['系一条领带', 'wear tie'],
  ['give her a scarf', 'wear scarf'],
  ['戴上红围巾', `wear ${RED} scarf`],
  ['add a gold necklace', 'wear 214 168 74 necklace'],
  ['给她加一条项链', 'wear necklace'],
  ['add earrings', 'wear earrings'],
  ['戴珍珠耳环', 'wear 240 234 224 earrings'],
  ['add headphones', 'wear headphones'],
  ['戴耳机', 'wear headphones'],
  ['put a pink bow in her hair', `wear ${PINK} bow`],
  ['头上戴个蝴蝶结', 'wear bow'],
  ['add a hat and a scarf', 'add 1 hat, wear scarf'],
  ['美白磨皮瘦脸', 'brighter in skin × 0.5, smooth-skin in skin, slim'],
  // Things by their names.
  ['make the car red', `colour ${RED} in vehicle`],
  ['把左边的车变成蓝色', `colour ${BLUE} in vehicle left`],
  ['make the sofa red', `colour ${RED} in vehicle`],
  ['make the cat white', `colour ${WHITE} in animal`],
  ['brighten the dog', 'brighter in animal'],
  ['paint the wall blue', `colour ${BLUE} in wall`],
  ['给墙刷成绿色', 'colour 64 150 76 in wall'],
  ['make the floor darker', 'darker in floor'],
  ['把桌子换成白色', `colour ${WHITE} in table`],
  ['remove the cup', 'erase vessel'],
  ['crop to the cat', 'crop to animal'],
  ['zoom in on the cup', 'crop to vessel'],
  ['black and white except the rocket', 'grey, keep rocket'],
  ['老照片修复', 'restore'],
  // Light.
  ['brighter', 'brighter'],
  ['make it a bit darker', 'darker × 0.5'],
  ['very dark', 'darker × 1.5'],
  ["it's too dark", 'brighter'],
  ['increase contrast by 20%', 'contrast × 0.5'],
  ['less contrast, slightly brighter', 'flat, brighter × 0.5'],
  ['dramatic lighting', 'dramatic'],
  ['soft light', 'soft'],
  ['backlight', 'backlight'],
  ['add a vignette', 'vignette'],
  ['make it glow', 'glow'],
  ['lift the shadows and reduce the highlights', 'open-shadows, calm-lights'],
  ['brighten the subject', 'brighter in subject'],
  ['make the sky and the ground darker', 'darker in sky, darker in ground'],
  ['调亮一点', 'brighter × 0.5'],
  ['太暗了', 'brighter'],
  ['不要太亮', 'darker'],
  ['增加对比度', 'contrast'],
  ['让色彩更柔和', 'soft'],
  ['逆光', 'backlight'],
  ['加一点暗角', 'vignette × 0.5'],
  // Season, hour, weather.
  ['autumn leaves', 'autumn'],
  ['turn it into winter', 'winter'],
  ['make it spring with cherry blossoms', 'spring'],
  ['change the season to summer', 'summer'],
  ['turn day into night', 'night'],
  ['golden hour', 'golden'],
  ['blue hour', 'blue-hour'],
  ['at dawn', 'dawn'],
  ['I want it to be night', 'night'],
  ['Make it look like it was taken at night, with stars in the sky', 'night, add 1 stars sky'],
  ['night with rain', 'night, rain'],
  ['a rainy night', 'night, rain'],
  ['雨夜', 'night, rain'],
  ['add rain', 'rain'],
  ['make it snow', 'snow'],
  ['foggy', 'fog'],
  ['make it sunny', 'clear'],
  ['秋天', 'autumn'],
  ['变成冬天，下雪', 'winter, snow'],
  ['变成夜晚', 'night'],
  ['黄昏，电影感', 'sunset, look cinematic'],
  ['起雾', 'fog'],
  ['下雨天', 'rain'],
  ['白天变黑夜', 'night'],
  ['阴天变晴天', 'clear'],
  ['加上雨', 'rain'],
  // Sky and background.
  ['replace the sky with a sunset and make it warmer', 'sky: a sunset, warm'],
  ['a stormy sky', 'sky: stormy sky'],
  ['remove the clouds', 'cloudless'],
  ['blur the background', 'blur background'],
  ['blur the rest', 'blur background'],
  ['其余虚化', 'blur background'],
  ['blur the edges', 'blur edges'],
  ['make the background darker', 'darker in background'],
  ['replace the background with a beach at sunset', 'background: a beach at sunset'],
  ['turn the sky purple at sunset', 'sky: sky purple at sunset'],
  ['put her on a beach', 'background: beach'],
  ['white background', `background: ${WHITE}`],
  ['remove the background', 'cut-out'],
  ['cut out the person', 'cut-out'],
  ['换成蓝色上衣', `colour ${BLUE} in upper-clothes`],
  ['make the jackets blue', `colour ${BLUE} in upper-clothes`],
  ['cut out the man on the right', 'cut-out right'],
  ['keep only the woman on the left', 'cut-out left'],
  ['只留左边的女人', 'cut-out left'],
  ['make the background transparent', 'cut-out'],
  ['抠图', 'cut-out'],
  ['把人抠出来', 'cut-out'],
  ['换成蓝底', `background: ${BLUE}`],
  ['blur out the background', 'blur background'],
  ['put me in front of the eiffel tower', 'background: eiffel tower'],
  ['把我P到埃菲尔铁塔前', 'background: 埃菲尔铁塔'],
  ['add a tree in the background', 'add 1 tree'],
  ['remove the background and make it white', `background: ${WHITE}`],
  ['把背景去掉换成白色', `background: ${WHITE}`],
  ['抠图换背景', 'background: a studio'],
  ['人像模式', 'blur background'],
  ['换个背景', 'background: a studio'],
  ['把猫放到草地上', 'background: 草地'],
  ['make everything except the subject black and white', 'grey in background'],
  ['把天空换成日落', 'sky: 日落'],
  ['多云的天空换成晴天', 'sky: 晴天'],
  ['背景虚化', 'blur background'],
  ['make the person stand out', 'blur background'],
  ['突出人物', 'blur background'],
  ['突出主体', 'blur background'],
  ['把背景换成海边', 'background: 海边'],
  ['换背景，换成海边', 'background: 海边'],
  ['把背景去掉，换成海边', 'background: 海边'],
  ['更换背景，换成白色', `background: ${WHITE}`],
  ['change the background, make it a beach', 'background: a beach'],
  ['把人物放到海边', 'background: 海边'],
  ['去掉背景', 'cut-out'],
  ['背景变成白色', `background: ${WHITE}`],
  // Shape.
  ['crop to a square', 'crop 1.00'],
  ['crop to 16:9', 'crop 1.78'],
  ['zoom in', 'nearer 1.45'],
  ['rotate 90 degrees left', 'turn -90'],
  ['rotate upside down', 'turn 180'],
  ['flip horizontally', 'mirror across'],
  ['flip vertically', 'mirror down'],
  ['straighten the horizon', 'straighten'],
  ['give it a vintage film look with a white border', 'look vintage, frame white'],
  ['调亮一点加上白色边框', 'brighter × 0.5, frame white'],
  ['add a full moon and stars', 'add 1 moon, add 1 stars'],
  ['加上月亮和星星', 'add 1 moon, add 1 stars'],
  ['make it a marble table', 'marble in table'],
  ['put it on a marble table', 'marble in table'],
  ['把它放在大理石桌子上', 'marble in table'],
  ['把桌子换成大理石的', 'marble in table'],
  // Slips of the keys in short words.
  ['remve the backgrond', 'cut-out'],
  ['colour her hiar red', 'colour 208 44 44 in hair'],
  ['make it drak', 'darker'],
  ['blru the background', 'blur background'],
  ['rotate 90', 'turn 90'],
  ['zoom out', 'extend'],
  ['extend the left side', 'extend left'],
  ['扩图', 'extend'],
  ['expand the image on all sides', 'extend'],
  ['extend the background', 'extend'],
  ['电影感调色', 'look cinematic'],
  ['reduce the yellow tint', 'cool'],
  ['去黄', 'cool'],
  ['make the hair shinier', 'glow in hair'],
  ['make the cheeks rosy', 'wear blush'],
  ['加樱花飘落', 'petals'],
  ['在旁边加一只狗', 'add 1 dog'],
  ['多加几棵树', 'add 3 tree'],
  ['change the eye color to hazel', 'colour 142 104 60 in eyes'],
  ['make the grass greener', 'colour 92 142 48 in plants'],
  ['头发颜色深一点', 'darker in hair'],
  ['change the background to a gradient from blue to white', `background: 46 116 208 to ${WHITE}`],
  ['左边再扩一点', 'extend left'],
  ['expand to 16:9', 'extend to 1.78'],
  ['change the coffee to matcha', 'colour 150 172 84 in drink'],
  ['add steam to the teapot', 'steam from thing'],
  ['换成雪山背景', 'background: 雪山'],
  ['裁剪成正方形', 'crop 1.00'],
  ['向左旋转90度', 'turn -90'],
  ['水平翻转', 'mirror across'],
  ['放大', 'nearer 1.45'],
  // Things, words, frames.
  ['add a cat', 'add 1 cat'],
  ['add a cat and a dog on the left', 'add 1 cat, add 1 dog left'],
  ['put a hat on her head', 'add 1 hat head'],
  ['give the man a hat', 'add 1 hat'],
  ['add a pirate hat', 'add 1 pirate-hat'],
  ['add a red beret', 'wear 208 44 44 beret'],
  ['给她戴一顶贝雷帽', 'wear beret'],
  ['put a baseball cap on him', 'wear cap'],
  ['戴鸭舌帽', 'wear cap'],
  ['put a gold crown on her head', 'wear 214 168 74 crown'],
  ['给她加一个皇冠', 'wear crown'],
  ['give her a witch hat', 'wear witch'],
  ['give the cat a hat', 'add 1 hat'],
  ['add a hat to the man', 'add 1 hat'],
  ['put a santa hat on her head', 'wear santa'],
  ['让她戴上牛仔帽', 'wear cowboy'],
  ['add a red beanie', `wear ${RED} beanie`],
  ['给他戴个学士帽', 'wear graduation'],
  ['往左边扩展画面', 'extend left'],
  ['make the sky a blue sky with white clouds', 'sky: a blue sky with white clouds'],
  ['换成黄昏的天空', 'sky: 黄昏的天空'],
  ['change the background to a starry night sky', 'background: a starry night sky'],
  ['换成蓝天白云背景', 'background: 蓝天白云'],
  ['背景换成蓝色天空', 'background: 蓝色天空'],
  ['remove the background and add a beach', 'background: a beach'],
  ['给狗换个背景，草地', 'background: 草地'],
  // What is said in two breaths is asked once.
  ['换个发色，棕色', 'colour 128 84 52 in hair'],
  ['衣服换个颜色，红色', `colour ${RED} in clothes`],
  ['裁剪一下，1:1', 'crop 1.00'],
  ['加个文字，“你好”', 'write 你好'],
  ['加个帽子，红色的', 'add 1 hat'],
  ['add a hat and make it red', 'add 1 hat'],
  ['first remove the people, and finally add some fog', 'erase people, fog'],
  ['change the background, a beach', 'background: a beach'],
  ['给我换个背景，蓝天白云那种', 'background: 蓝天白云那种'],
  ['make the sky less cloudy', 'cloudless'],
  ['给他P个领带', 'wear tie'],
  ['turn the day into a golden sunset', 'sunset'],
  ['make the sunset more orange', 'sunset'],
  // A garment that is named again is the same one.
  ['change the red shirt to a blue shirt', `colour ${BLUE} in 208 44 44 upper-clothes`],
  ['把她的红裙子改成白裙子', `colour ${WHITE} in 208 44 44 clothes`],
  ['change her black hair to blonde hair', 'colour 220 192 142 in hair'],
  ['change the white car to a red car', `colour ${RED} in white vehicle`],
  ['replace the white wall with a blue wall', `colour ${BLUE} in wall`],
  ['把蓝色的天空变成粉色', 'colour 238 128 170 in sky'],
  ['swap the background for a beach', 'background: a beach'],
  ["make it look like I'm on a beach", 'background: a beach'],
  ['make the lipstick darker', 'darker in lips'],
  ['make her eyes bigger and brighter', 'enlarge-eyes, brighter in eyes'],
  ['whiten the teeth and smooth the skin', 'colour 246 244 240 in teeth, smooth-skin'],
  ['去皱纹和黑眼圈', 'smooth-skin, brighter in under-eyes × 0.5'],
  ['make the colors pop', 'vivid'],
  // What light is asked for is said beside it, and a finish beside a colour.
  ['change the lighting to golden hour', 'golden'],
  ['把光线变成黄昏', 'sunset'],
  ['darker lighting', 'darker'],
  ['fix the lighting', 'exposed, open-shadows × 0.5, clarity × 0.6, vivid × 0.4'],
  ['matte black car', 'colour 24 23 26 in vehicle'],
  ['把车变成哑光黑', 'colour 24 23 26 in vehicle'],
  // What lies in the background and has a name of its own is that alone.
  ['make the sky in the background pink', 'colour 238 128 170 in sky'],
  ['把背景里的天空换成晚霞', 'sky: 晚霞'],
  ['make the trees in the background yellow', 'colour 238 198 52 in plants'],
  ['给他戴帽子和墨镜', 'add 1 hat head, wear sunglasses'],
  ['加一朵花', 'add 1 flower'],
  ['加一辆车', 'add 1 car'],
  ['add a cat next to her', 'add 1 cat'],
  ['add three balloons in the sky', 'add 3 balloon sky'],
  ['put a small red balloon in the top left corner', 'add 1 balloon top left'],
  ['add fireworks', 'add 1 fireworks'],
  ['can you add some birds?', 'add 3 bird'],
  ['add the text "Hello, world and all" at the top', 'write Hello, world and all top'],
  ['write happy birthday', 'write happy birthday'],
  ['add a white frame', 'frame white'],
  ['polaroid', 'frame instant'],
  ['在右边加一只猫', 'add 1 cat right'],
  ['加一只猫和一只狗', 'add 1 cat, add 1 dog'],
  ['给他戴一顶帽子', 'add 1 hat head'],
  ['在天空中添加三只气球', 'add 3 balloon sky'],
  ['加一轮月亮', 'add 1 moon'],
  ['在顶部加上文字：新年快乐', 'write 新年快乐 top'],
  ['写上“特价”', 'write 特价'],
  ['写早安两个字', 'write 早安'],
  ['加一个白色边框', 'frame white'],
  ['enhance this photo', 'exposed, open-shadows × 0.5, clarity × 0.6, vivid × 0.4'],
  ['一键美化', 'exposed, open-shadows × 0.5, clarity × 0.6, vivid × 0.4'],
  // Repair, looks, references, what is kept.
  ['remove the noise', 'clean'],
  ['sharpen', 'sharp'],
  ['高清', 'sharp'],
  ['模糊变清晰', 'sharp'],
  ['9:16', 'crop 0.56'],
  ['make it vertical 9:16', 'crop 0.56'],
  ['a vintage polaroid', 'look vintage, frame instant'],
  ['黑白拍立得', 'grey, frame instant'],
  ['make it look like an old film still', 'look vintage'],
  ['cinematic with teal and orange', 'look cinematic'],
  ['teal and orange color grading', 'look cinematic'],
  ['黏土风格', 'look 3d'],
  ['吉卜力风格', 'look anime'],
  ['remove fog', 'dehaze'],
  ['去除噪点', 'clean'],
  ['磨皮', 'smooth-skin'],
  ['old photo', 'look vintage'],
  ['pencil sketch', 'look line_art'],
  ['turn into an oil painting', 'look oil'],
  ['水彩画风格', 'look watercolor'],
  ['use the colors of image 2', 'colours of 2'],
  ['参考图2的色调', 'colours of 2'],
  ['keep the face unchanged and make it night', 'night, keep subject'],
  ['keep the red and make everything else black and white', 'grey, keep red'],
  ['只保留红色，其余黑白', 'grey, keep red'],
  ['keep only the red', 'grey, keep red'],
  ['black and white except the red', 'grey, keep red'],
  ['except for the red bus everything black and white', 'grey, keep red'],
  ['除了红色都变黑白', 'grey, keep red'],
  ['除了红色，其他都变成黑白', 'grey, keep red'],
  // Said politely, contrarily, with slips of the keys.
  ['能不能帮我把皮肤磨皮', 'smooth-skin in skin'],
  ['可不可以把照片调亮一点？谢谢', 'brighter × 0.5'],
  ['麻烦把背景虚化', 'blur background'],
  ['变成黑白，但不要改变脸', 'grey, keep subject'],
  ["i'd like it warmer, thanks", 'warm'],
  ['I need a white background', `background: ${WHITE}`],
  ['give her sunglasses and a cowboy hat', 'wear sunglasses, wear cowboy'],
  ['给她戴墨镜和牛仔帽', 'wear sunglasses, wear cowboy'],
  ['blur the backgroud', 'blur background'],
  ['make it brigther', 'brighter'],
  ['add sunglases', 'wear sunglasses'],
  ['zoom in on the eyes', 'crop to eyes'],
  ['裁剪到猫的眼睛', 'crop to eyes'],
  ['remove the background completely', 'cut-out'],
  ['make the lips pink, no other changes', `colour ${PINK} in lips`],
  ['调亮一点，其他不变', 'brighter × 0.5'],
  ['make the table darker and the cup yellow', 'darker in table, colour 238 198 52 in vessel'],
  ['背景换成蓝色，做成证件照', `background: ${BLUE}, crop to head`],
  // What is kept alone.
  ['只保留脸部裁剪', 'crop to face'],
  ['裁剪，只保留脸部', 'crop to face'],
  ['only keep the face, crop', 'crop to face'],
  ['keep only her face', 'crop to face'],
  ['keep only the person', 'cut-out'],
  ['只保留猫', 'cut-out animal'],
  ['crop and keep only the cat', 'crop to animal'],
  ['keep only the person and blur the rest', 'blur background, keep subject'],
  ['remove everything except the person', 'cut-out'],
  ['delete everything but the cup', 'cut-out vessel'],
  ['除了猫都去掉', 'cut-out animal'],
  ['去掉除了猫以外的所有东西', 'cut-out animal'],
  ['只留下这个人', 'cut-out'],
  ['remove everybody but me', 'erase others'],
  ['remove the tourists', 'erase others'],
  ['blur bg', 'blur background'],
  ['remove bg', 'cut-out'],
  ['deblur', 'sharp'],
  // The first word of a colour may be what shall have it.
  ['make the sky blue', `colour ${BLUE} in sky`],
  ['turn the sky blue', `colour ${BLUE} in sky`],
  ['make the sky blue dress red', `colour ${RED} in 118 184 234 clothes`],
  ['把她的头发染成金色', 'colour 220 192 142 in hair'],
  ['make the red blue', `colour ${BLUE} in red`],
  ['turn the photo upright', 'straighten'],
  ['把照片转正', 'straighten'],
];

describe('instructions that are understood', () => {
  it.each(UNDERSTOOD)('[product 2.2] %s → %s', (instruction, wanted) => {
    const { parts, ignored } = readInstruction(instruction);
    expect(parts.map(({ operation }) => say(operation)).join(', ')).toBe(wanted);
    expect(ignored).toEqual([]);
  });

  it('keeps the order of the words, whatever they ask for', () => {
    const { parts } = readInstruction(
      'Make it night, add a fox on the right; then crop to 4:3 and sharpen it',
    );
    expect(parts.map(({ operation }) => operation.do)).toEqual(['hour', 'add', 'crop', 'tone']);
    expect(parts.map(({ words }) => words)).toEqual([
      'Make it night',
      'add a fox on the right',
      'crop to 4:3',
      'sharpen it',
    ]);
  });
});
