// Words that say how things lie to each other, what is not wanted, how large and how many, and what kind of image it is.

import type { FrameName, LinkRelation, SubjectSize } from '../reading/prompt-reading.ts';
import type { WritingCarrier } from '../reading/writing/sheet-reading.ts';
import { RUNNING_TO, WALKING_TO } from './going-to.ts';

/** What stands after the first thing and before the second. */
export const LINKS: Partial<Record<LinkRelation, string>> = {
  left: 'to the left of, left of, on the left of, on the left side of',
  right: 'to the right of, right of, on the right of, on the right side of',
  on: 'on, at the top of, at the very top of, on top of, atop, upon, onto, perched on, on the back of, balancing on, balanced on, balances on, balancing on top of, standing on, standing on top of, sitting on top of, hanging from, hangs from, hung from, dangling from, hanging off',
  over: 'over, above, 上方, 上空, 跳过, 跃过, 跨过',
  under: 'under, beneath, underneath, below',
  behind:
    'behind, hiding behind, hidden behind, hides behind, peeking from behind, peeking out from behind, peering from behind',
  beside:
    'beside, next to, alongside, near, by the side of, by, close to, at the foot of, at the edge of, at the very edge of, with',
  in_front: 'in front of',
  in: 'in, hatching from, hatching out of, hatches from, hatches out of, hatched from, breaking out of, bursting out of, inside, into, within, peeking out of, peeking out from, peeking from, peeking out from inside, peeping out of, peeping from, peering out of, peering from, poking out of, poking its head out of, popping out of, sticking out of, climbing out of, peeks out of, peeks from, hiding in, hiding inside, trapped in, trapped inside',
  between: 'between',
  around:
    'around, on both sides of, on either side of, at both sides of, standing on both sides of, standing on either side of, sitting on both sides of, sitting on either side of, curled around, coiled around, wrapped around, wrapping around, wound around, winding around, twined around, entwined around, twisting around, climbing around, coiling around, 缠绕着, 缠绕, 缠绕在, 盘绕, 盘绕着, 盘绕在, 缠着, 缠在, 盘在, 绕着, surrounding, circling, gathered around, seated around, sitting around, 围坐, 围坐在, 围着, 围坐着, 围在',
  holding:
    'holding, holds, hold, stealing, steals, snatching, snatches, 偷走, 偷, 偷偷拿走, 偷拿, wielding, wields, brandishing, brandishes, breastfeeding, breast-feeding, gripping, grips, grasping, grasps, 举起, 举起了, 抓着, 夹着, 抱在怀里, 抱在怀中, 搂在怀里, 抱在手里, 拿在手里, 捧在手里, 捧在手心, 捧在手心里, serving, serves, pouring, pours, rescuing, rescues, saving, hugging a, hugging his, hugging her, cuddling a, cuddling his, cuddling her, cuddling with, cradling, cradles, carrying, carries, holding up, in hand, 救出, 救出了, 救起, 救下, 营救, 抢救, 端来, 端来了, 端上, 拿着, 捧着, 抱着, 持, 持着, 撑着, 撑, 同撑, 共撑, 合撑, 合打, 共打, 举着, 提着, 打着, 手持, 拄着, 拄, 手捧, 手拿, 手握, 手提, 手举, 手执, 扛着, 扛起, 握着, 紧握, 紧握着, 手里拿着, 手中拿着, 手里提着, 摇着, 扇着, 挥着, 手上拿着, 拿, 抱, 提, 牵着, 拉着, 牵, 遛, 遛着, 拎着, 叼着, 衔着, 衔, 背着, 驮着, 驮, 端着, 倒着, 救, 救下, pushing, pushes, push, pulling, pulls, dragging, drags, 推, 推着, 拖, 拖着',
  wearing:
    'wearing, wears, trying on, tries on, 试穿, 试穿着, 试戴, dressed in, clad in, 穿着, 戴着, 穿, 戴, 身穿, 身着, 头戴, 披着, 系着, 裹着, 佩戴',
  chasing:
    'chasing, chases, chase, pursuing, hunting, hunts, hunting down, stalking, running after, runs after, run after, 追, 追逐, 追赶, 追着, 捕猎, 猎杀, 追捕, 追猎',
  approaching: `${RUNNING_TO}, ${WALKING_TO}`,
  following: 'following, follows, 跟着, 跟随, 尾随',
  riding: 'riding, rides, ride, riding on, mounted on, 骑, 骑着, 骑在, 骑行, 踩着, 踩, 踏着',
  driving: 'driving, drives, drive, piloting, 开着, 驾驶, 驾驶着, 驾着, 正在开, 在开',
  fighting:
    'fighting, fights, fight, battling, facing off, facing off with, facing off against, faces off with, face off, squaring off, versus, vs, dueling, duel, duelling, 决斗, 打架, 打仗, 战斗, 对战, 搏斗, 大战, 对决, 对峙',
  hugging:
    'hugging, hugs, holding hands, hand in hand, shaking hands, 手牵手, 手牵着手, 手拉手, 手拉着手, 牵手, 牵着手, 握手, embracing, cuddling, kissing, 拥抱, 抱住, 相拥, 依偎, 依偎着, 依偎在一起, 相互依偎, 相依偎, 亲吻, 接吻, 亲吻着, 拥吻',
  feeding: 'feeding, feeds, 喂, 喂养, 喂食',
  eating:
    'eating, eats, eat, licking, licks, 舔, 舔着, 吃, 吃着, 正在吃, 在吃, 啃, 啃着, 正在啃, 啄, 啄着, 啄食',
  drinking: 'drinking, drinks, drinking from, drinks from, sipping, 喝, 喝着, 正在喝',
  playing: 'playing with, plays with, playing, plays, play, 玩, 玩着, 踢, 踢着, 弹, 弹奏, 演奏, 弹着, 吹, 拉',
  looking_at:
    'watching, looking into, looks into, peering into, peers into, looking at, looks at, gazing at, staring at, looking up at, watch, watches, 看, 看着, 眺望, 望着, 仰望, 凝望, 远眺, 欣赏, 盯着',
  tied_to: 'tied to, attached to, tethered to, chained to, 系在, 拴在, 绑在',
  leaning_on:
    'leaning on, leaning against, leans on, leans against, leaned against, leant against, propped against, propped up against, resting against, 靠着, 靠在, 斜靠在, 倚着, 倚靠, 倚在, 斜倚在',
};

/** In Chinese the place stands after what it belongs to: 树下, 桌子旁边, 猫的左边. */
export const PLACES_AFTER: Partial<Record<LinkRelation, string>> = {
  on: '上, 上面, 之上, 顶上',
  over: '上空, 上方',
  under: '下, 下面, 之下, 底下, 下方',
  behind: '后, 后面, 背后, 身后, 之后',
  in_front: '前, 前面, 面前, 身前, 前方',
  beside: '旁, 旁边, 边, 边上, 边缘, 身边, 身旁, 附近',
  between: '之间',
  in: '里, 里面, 中, 内, 之中, 中间, 里的, 中的',
  left: '左边, 左侧, 左面, 左手边',
  right: '右边, 右侧, 右面, 右手边',
  around: '周围, 四周, 两侧, 两旁, 两边',
};

/** "In the top left corner", "lower left". */
function corners(side: 'left' | 'right'): string {
  const places = ['top', 'upper', 'bottom', 'lower'].flatMap((row) => [
    `${row} ${side}`,
    `${row}-${side}`,
    `${row} ${side}-hand`,
  ]);
  return [side, `${side}-hand`, ...places]
    .flatMap((place) => [`${place} corner`, ...(places.includes(place) ? [place] : [])])
    .flatMap((place) => [`in the ${place}`, `at the ${place}`, `on the ${place}`, place])
    .join(', ');
}

/** Where in the frame. */
export const FRAME_PLACES: Partial<Record<LinkRelation, string>> = {
  left: `${corners('left')}, 左上角, 左下角, 左上方, 左下方, 左角, on the left, on the left side, at left, left side, to the left, on left, in the left, left, 画面左侧, 画面左边, 左`,
  right: `${corners('right')}, 右上角, 右下角, 右上方, 右下方, 右角, on the right, on the right side, at right, right side, to the right, on right, in the right, right, 画面右侧, 画面右边, 右`,
  middle:
    'in the center, in the centre, in the middle, at the center, at the centre, centered, centred, center, centre, 中央, 正中, 画面中央, 画面中间, 居中',
  top: 'at the top, on top, in the top, 顶部, 画面上方',
  bottom: 'at the bottom, in the bottom, 底部, 画面下方',
};

export const NEGATIONS =
  "without, no, not, don't, dont, do not, never, free of, devoid of, exclude, excluding, except, minus, instead of, rather than, in place of, without any, with no, there is no, there are no, no more, 没有, 不要, 无, 别, 没, 不带, 不含, 去掉, 不需要, 不出现, 没有任何, 不要有, 别画, 不画, 而不是, 代替, 不要出现, 避免, 禁止, 不加, 不放, 不戴, 没戴, 未戴, 不穿, 没穿, 不打, 没打, 不撑";
/** Nobody at all. */
export const NOBODY =
  'nobody, no one, no-one, deserted, uninhabited, unpeopled, 空无一人, 无人, 没人, 渺无人烟';
/** These are never drawn unless they are asked for in quotes; who forbids them is obeyed. */
export const NEVER_DRAWN =
  'text, texts, watermark, watermarks, letters, letter, words, signature, signatures, caption, captions, writing, blur, blurry, noise, border, borders, frame, frames, distortion, deformed, ugly, extra fingers, bad anatomy, lowres, jpeg artifacts, artifacts, mutated hands, fingers, nsfw, nudity, background, backgrounds, backdrop, backdrops, shadow, shadows, reflection, reflections, clutter, logos, brand, brands, 文字, 水印, 字, 字母, 签名, 边框, 模糊, 噪点, 变形, 背景, 阴影, 影子, 倒影, 杂物, 标语';

export const SIZES: Record<SubjectSize, string> = {
  tiny: 'tiny, miniature, mini, minuscule, 微型, 微缩, 迷你, 极小的, 袖珍, 袖珍的',
  small: 'small, little, 小, 小小的, 小型, 小型的',
  big: 'big, large, tall, 大, 大型, 大型的, 大大的, 高大的, 高大, 高高的, 很高的, 很高',
  huge: 'huge, giant, gigantic, enormous, colossal, massive, towering, oversized, oversize, jumbo, 巨大, 巨大的, 巨型, 超大, 庞大的, 庞大',
};

export const FRAMES: Record<FrameName, string> = {
  specimen:
    'botanical illustration, botanical illustrations, vintage botanical illustration, botanical drawing, botanical painting, botanical print, botanical art, botanical plate, botanical study, 植物图鉴, 植物图谱, 植物插画, 植物学插画, 植物学插图, 博物插画, 博物画',
  portrait:
    'portrait, portraits, close-up portrait, headshot, selfie, bust, head and shoulders, half body, half-body, upper body, waist up, waist-up, from the waist up, half length, half-length, chest up, bust shot, 肖像, 头像, 半身像, 人像, 半身, 自拍照, 证件照, 上半身, 大头照, profile picture, profile pic, 微信头像, qq头像, 抖音头像, 社交头像, 网名头像',
  close_up:
    'close-up, close up, closeup, extreme close-up, macro, macro shot, macro photography, 特写, 微距, 近景, 大特写',
  full: 'full body, full-body, full length, full-length, full body shot, 全身, 全身像, 全身照',
  wide: 'wide shot, wide view, panorama, panoramic, establishing shot, wide angle view, long shot, 全景, 远景, 广角',
  top_down:
    "top view, top-down, top down, flat lay, flatlay, overhead, overhead view, from above, bird's-eye view, bird's eye view, birds eye view, seen from above, from directly above, aerial view, overhead shot, top down view, top-down view, top down shot, top-down shot, top view shot, flat-lay, flat lay photo, flat lay photography, knolling, 俯拍, 俯视, 俯视图, 俯瞰, 鸟瞰, 平铺, 平铺图, 平铺拍摄, 平铺摆拍",
  product:
    'product photo, product shot, product photography, packshot, product render, studio product, 产品图, 产品摄影, 商品图, 产品照, no background, without background, without a background, transparent background, 无背景, 没有背景, 不要背景, 透明背景, 透明底, white background, plain background, simple background, clean background, solid background, solid color background, solid colour background, 纯色背景, 干净背景, 简洁背景, 简约背景, 单色背景, white backdrop, 白色背景, 白色背景上, 纯白背景, 白背景, 白底, 白底图',
  interior: 'interior, interior design, home interior, indoor scene, 室内设计, 家居, 装修, 室内效果图',
  food: 'food photography, food photo, food shot, dish, 美食摄影, 美食, 菜品, 一道菜, 菜肴',
  poster:
    'poster, youtube thumbnail, youtube thumbnails, video thumbnail, infographic, infographics, travel poster, minimalist poster, movie poster, flyer, cover art, book cover, album cover, magazine cover, movie cover, novel cover, record cover, cd cover, leaflet, sale banner, web banner, website banner, promo banner, promotional banner, advertising banner, ad banner, event banner, store banner, youtube banner, shop banner, 海报, 旅行海报, 旅游海报, 封面, 宣传画, 信息图, 信息图表, 宣传单, 传单, 促销横幅, 宣传横幅, 广告横幅, 横幅广告, banner图, 网页横幅',
  logo: 'logo, logo design, emblem, app icon, app icons, icon, icons, flat icon, icon of, icon for, icon design, app logo, badge for, badge design, club badge, team badge, team logo, crest for, team crest, club crest, school crest, family crest, crest of, coat of arms, family coat of arms, heraldic crest, wordmark, monogram logo, patch for, patch design, embroidered patch, 标志, 徽标, 图标, 应用图标, app图标, logo设计, 标志设计, 图标设计, 徽章设计, 校徽, 队徽, 篮球队徽, 足球队徽, 排球队徽, 班徽, 会徽, 家徽, 族徽, 纹章, 盾徽',
  street: 'street photography, street photo, street view, 街拍, 街景',
  landscape:
    'landscape, landscape photo, landscape photography, landscapes, scenery, 风景, 风景画, 风光, 山水',
};

export const CARRIERS: Record<WritingCarrier, string> = {
  sign: 'sign, signs, street sign, signboard, shop sign, road sign, signage, 招牌, 路牌, 牌子, 标牌, 木牌, 木牌子, 店招, 指示牌, 牌匾, 匾额',
  neon: 'neon sign, neon signs, neon lettering, 霓虹灯牌, 霓虹招牌, 灯牌',
  poster: 'poster, movie poster, travel poster, flyer, 海报, 传单',
  card: 'card, greeting card, birthday card, postcard, invitation, name card, business card, 贺卡, 卡片, 明信片, 请柬, 名片, 邀请函',
  logo: 'logo, logo design, emblem, badge, 标志, 徽标, logo设计, 徽章',
  book: 'book, open book, book cover, magazine cover, album cover, notebook, 书, 封面, 杂志, 书本',
  shirt: 't-shirt, shirt, hoodie, t恤, T恤, 衣服, 卫衣',
  banner: 'banner, flag, ribbon, 横幅, 旗帜, 旗子, 条幅, 锦旗',
  cup: 'cup, mug, coffee cup, coffee mug, tea cup, teacup, 杯子, 马克杯, 咖啡杯, 茶杯, 水杯',
  bottle: 'bottle, label, 瓶子, 标签, 瓶身',
  cake: 'cake, birthday cake, 蛋糕, 生日蛋糕',
  board:
    'chalkboard sign, blackboard sign, chalkboard, blackboard, whiteboard, board, billboard, 黑板, 白板, 广告牌, 木板, 门牌',
};
/** Before or after what is to be written. */
export const SAYS =
  'says, saying, say, reads, reading, read, that says, which says, written, with the words, with the text, with the name, bearing the name, with text, the text, text, words, word, lettering, letters, titled, title, title text, caption, labeled, labelled, named, called, slogan, headline, inscription, 写着, 写有, 上书, 字样, 文字, 标题, 题字, 文案, 写上, 印着, 印有, 刻着, 字, 大字, 名为, 名叫, 名字叫, 名字是, 名字, 店名, 店名叫, 店名是, 品牌名, 品牌名叫, 取名, 取名为, 叫做, 标语, 口号, 内容是, 主题, 主题是, 主题为, 标题是, 标题为, 主标题, 副标题, 题为, entitled';
