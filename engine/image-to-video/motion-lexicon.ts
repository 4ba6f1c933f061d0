// Words that say what moves in a video of an image, in both languages. What falls from the sky is known to the illustrator.
import type { Camera } from '#contract/video.ts';

const CAMERA_WORDS: Readonly<Record<Exclude<Camera, 'auto'>, string>> = {
  push_in:
    'push in, push-in, pushes in, pushing in, zoom in, zooms in, zooming in, dolly in, dollies in, move in, moves in, close in, closes in, move closer, moves closer, comes closer, come closer, getting closer, move forward, moves forward, moving forward, 推近, 推进, 拉近, 靠近, 慢慢靠近, 放大, 向前推进, 向前推, 向前移动, 前推, 推镜头, 镜头由远及近, 镜头由远而近, push into, pushes into, pushing into, zoom into, zooms into, zooming into, move into, moves into, moving into, flies forward, flying forward, glides forward, gliding forward, fly-through, flythrough, fly through, pov, pov shot, pov view, fpv, fpv shot, fpv drone, fpv drone shot, first-person, first-person pov, first-person view, first-person perspective, first-person shot, first person, first person pov, first person view, first person perspective, first person shot, point of view, point-of-view shot, 第一人称, 第一人称视角, 第一视角, 主观视角, 主观镜头, 穿越机, 穿越机视角, 穿越机航拍, 穿越镜头, 推镜',
  pull_out:
    'pull out, pulls out, pulling out, pull back, pulls back, pulling back, zoom out, zooms out, zooming out, dolly out, dollies out, move back, moves back, move backward, moves backward, 拉远, 拉开, 后退, 缩小, 向后拉, 向后移动, 后拉, 拉镜头, 镜头由近及远, 镜头由近而远, move away, moves away, moving away, moving backward, 拉镜, 由近及远, 由近而远, 从近到远, 由近到远',
  pan_left:
    'pan right to left, pans right to left, panning right to left, move right to left, moves right to left, moving right to left, sweep right to left, sweeps right to left, sweeping right to left, slide right to left, slides right to left, sliding right to left, track right to left, tracks right to left, tracking right to left, glide right to left, glides right to left, gliding right to left, pan left, pans left, panning left, pan to the left, pans to the left, panning to the left, move left, moves left, moving left, move to the left, moves to the left, from right to left, right to left, 左摇, 向左, 向左摇, 向左平移, 向左移动, 左移, 从右向左, 从右往左, 从右到左, 由右向左, 由右至左, 自右向左, moving to the left, truck left, trucks left, trucking left, slide left, slides left, sliding left, slides to the left, sliding to the left, glides left, glides to the left, gliding to the left, track left, tracks left, tracking left, toward the left, towards the left, pan leftward, pans leftward, pan towards the left, 往左, 往左摇, 往左移',
  pan_right:
    'pan left to right, pans left to right, panning left to right, move left to right, moves left to right, moving left to right, sweep left to right, sweeps left to right, sweeping left to right, slide left to right, slides left to right, sliding left to right, track left to right, tracks left to right, tracking left to right, glide left to right, glides left to right, gliding left to right, pan right, pans right, panning right, pan to the right, pans to the right, panning to the right, move right, moves right, moving right, move to the right, moves to the right, from left to right, left to right, pan, pans, panning, 右摇, 向右, 向右摇, 向右平移, 向右移动, 右移, 从左向右, 从左往右, 从左到右, 由左向右, 由左至右, 自左向右, 平移, 横移, moving to the right, truck right, trucks right, trucking right, slide right, slides right, sliding right, slides to the right, sliding to the right, glides right, glides to the right, gliding to the right, track right, tracks right, tracking right, toward the right, towards the right, pan rightward, pans rightward, pan across, pans across, panning across, panning shot, pan shot, sweep across, sweeps across, sweeping across, moves across, moving across, 往右, 往右摇, 往右移, 摇镜头, 摇镜, 摇摄',
  tilt_up:
    'tilt up, tilts up, tilting up, pan up, pans up, panning up, look up, looks up, move up, moves up, from bottom to top, bottom to top, 上摇, 镜头向上, 向上摇, 向上移动, 上移, 从下往上, 从下向上, 从下到上, 由下至上, 由下往上, 自下而上, 仰拍, tilt upward, tilts upward, tilting upward, tilt upwards, tilts upwards, tilting upwards, pans upward, moves upward, moving upward, 由下而上, 往上摇',
  tilt_down:
    'tilt down, tilts down, tilting down, pan down, pans down, panning down, look down, looks down, move down, moves down, from top to bottom, top to bottom, 下摇, 镜头向下, 向下摇, 向下移动, 下移, 从上往下, 从上向下, 从上到下, 由上至下, 由上往下, 自上而下, 俯拍, tilt downward, tilts downward, tilting downward, tilt downwards, tilts downwards, tilting downwards, pans downward, moves downward, moving downward, 由上而下, 往下摇',
  orbit:
    'orbit, orbits, orbiting, orbit around, orbits around, orbiting around, camera circles, circle around, circles around, circling around, circling, rotate around, rotates around, rotating around, revolves around, arc shot, 环绕, 镜头围绕, 绕拍, 旋转镜头, 环绕镜头, 环绕拍摄, orbit shot, orbiting shot, slow orbit, smooth orbit, full orbit, camera orbit, 360 orbit, 360-degree orbit, 360 degree orbit, 360度环绕',
  tracking:
    'tracking, tracking shot, track, tracks, follow, follows, following, dolly, side scroll, 跟拍, 跟随, 跟踪镜头, 跟镜头, 跟随拍摄, 跟踪, follow shot, following shot, trucking shot, truck shot, side tracking shot, 跟镜, 移镜头, 移镜, 横移镜头, 移动镜头, 追拍',
  handheld:
    'handheld, hand-held, shaky, shaky cam, camera shake, camera shakes, camera shaking, shake, 手持, 手持感, 晃动, 抖动',
  crane_up:
    'crane up, cranes up, crane shot, crane, rising shot, rise up, rises up, camera rises, aerial, aerial shot, drone, drone shot, drone footage, 升镜, 升起镜头, 镜头升起, 镜头上升, 上升, 航拍, 无人机, 无人机航拍, crane up shot, aerial view, aerial footage, drone view, drone video, 航拍镜头, 航拍视角, 无人机视角',
  static:
    'static, static shot, static camera, still camera, locked off, locked camera, fixed camera, fixed shot, 固定镜头, 静止镜头, 镜头不动, 镜头固定, 镜头静止',
};

/** They are said of a camera only where the clause names it: smoke rises too. */
const OF_NAMED_CAMERA: Readonly<Partial<Record<Exclude<Camera, 'auto'>, string>>> = {
  push_in: 'goes forward, going forward, advances, advancing, 前进, 前移, 向前, 向前飞',
  pull_out: 'goes back, going back, moving back',
  pan_right: '摇动, 摇',
  tilt_up: 'looking up, moving up',
  tilt_down: 'looking down, moving down',
  orbit: 'circles, rotates, 盘旋, 围绕, 绕着, 环绕飞行, 360度旋转',
  tracking: '移, 跟着',
  crane_up: 'rises, rising, ascends, ascending, 拉升, 升起',
};

/** What a camera is told and none of ours does. */
export const MOVES_NOT_MADE =
  'dolly zoom, dolly zooms, dolly zoom shot, vertigo effect, vertigo shot, zolly, whip pan, whip pans, barrel roll, dutch roll, crane down, cranes down, crane down shot, pedestal down, 希区柯克变焦, 滑动变焦, 甩镜头, 甩镜, 降镜头, 镜头下降, 镜头旋转';
const NOT_MADE_BY_NAMED_CAMERA =
  'descend, descends, descending, swoop, swoops, swooping, swoops down, lowers, 下降, 俯冲';

/** Of words like these the weaker ones: they say from where one looks, and others how the camera moves. */
const IS_FROM_ABOVE = /^(?:aerial|drone|航拍|无人机|镜头航拍)/iu;

/** These say that it moves aside, and others to which side. */
export const IS_ASIDE = /^(?:pans?|panning(?: shot)?|pan shot|(?:镜头)?(?:平移|横移|摇镜头?|摇摄|摇动?))$/iu;

/** Whether words say less of a camera's move than others beside them. */
export function isLooseMove(words: string): boolean {
  return IS_FROM_ABOVE.test(words) || IS_ASIDE.test(words);
}

/** How fast things go: 1 is as they do. */
export const PACES = { slow_motion: 0.4, slow: 0.65, fast: 1.5, time_lapse: 5 } as const;

export const PACE_WORDS: Readonly<Record<keyof typeof PACES, string>> = {
  slow_motion:
    'slow motion, slow-motion, slowmotion, slo-mo, slow mo, slowmo, 慢动作, 慢镜头, 升格镜头, 升格拍摄',
  slow: 'slow, slowly, gentle, gently, softly, subtle, gradual, gradually, smooth, smoothly, 缓缓, 缓慢, 慢慢, 轻轻, 轻柔, 缓慢地, 慢慢地, 缓缓地, 轻轻地, 柔和, 慢, 微微',
  fast: 'fast, quick, quickly, rapid, rapidly, swift, swiftly, dynamic, 快速, 迅速, 飞快, 飞速, 高速, high speed, at high speed, 动感, 快',
  time_lapse:
    'time lapse, time-lapse, timelapse, hyperlapse, fast forward, sped up, speeded up, 延时, 延时摄影, 延时拍摄, 延时镜头, 快进, 缩时摄影',
};

/** Of two words for it the one that says more. */
export function paceOfBoth(one: number, other: number): number {
  return Math.abs(Math.log(other)) >= Math.abs(Math.log(one)) ? other : one;
}

/** How a move is made may stand within its words: "moves slowly to the left", 向左缓缓移动. */
const WITHIN_ENGLISH =
  '(?:very |slowly |gently |smoothly |softly |gradually |steadily |slightly |quickly |rapidly |fast |swiftly )';
const WITHIN_CHINESE = '(?:缓缓|缓慢|慢慢|轻轻|平稳|快速|迅速|飞快)[地的]?';

const isEnglish = (word: string): boolean => /^[a-z\d]/.test(word);

/** The longest of `words` at each place, whole words in English, also with what may stand within them. */
export function directionPattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const english = longestFirst
    .filter(isEnglish)
    .map((word) => word.replaceAll(' ', `\\s+${WITHIN_ENGLISH}{0,2}`));
  const chinese = longestFirst
    .filter((word) => !isEnglish(word))
    .map((word) => word.replace(/^(镜头|向.|往.)(?=.)/u, `$1(?:${WITHIN_CHINESE})?`));
  return new RegExp([`(?<![\\p{L}\\d])(?:${english.join('|')})(?![\\p{L}\\d])`, ...chinese].join('|'), 'giu');
}

/** What `directionPattern` found, as it stands in the list, and what stood within it. */
export function plainDirection(written: string): { word: string; within: string[] } {
  const within: string[] = [];
  const take = (found: string): string => {
    within.push(found.trim().toLowerCase());
    return '';
  };
  const word = written
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(new RegExp(`(?<= )${WITHIN_ENGLISH}`, 'gu'), take)
    .replaceAll(new RegExp(`(?<=^(?:镜头|向.|往.))${WITHIN_CHINESE}`, 'gu'), take);
  return { word, within };
}

export const CAMERA_MOVES = Object.keys(CAMERA_WORDS) as readonly Exclude<Camera, 'auto'>[];

/** As they stand in the list; of what a camera does in Chinese also with 镜头 before it, which then belongs to it. */
export function cameraWords(camera: Exclude<Camera, 'auto'>): string[] {
  return splitWords(CAMERA_WORDS[camera]).flatMap(withLens);
}

/** What a camera is told: the move that is made of it, or null. `isOfNamed`: in a clause that names the camera. */
export type CameraMeaning = { camera: Exclude<Camera, 'auto'> | null; isOfNamed: boolean };

export function cameraLexicon(): Map<string, CameraMeaning> {
  const built = new Map<string, CameraMeaning>();
  const add = (words: readonly string[], camera: CameraMeaning['camera'], isOfNamed: boolean) => {
    for (const word of words) if (!built.has(word)) built.set(word, { camera, isOfNamed });
  };
  add(splitWords(MOVES_NOT_MADE), null, false);
  for (const camera of CAMERA_MOVES) add(cameraWords(camera), camera, false);
  add(splitWords(NOT_MADE_BY_NAMED_CAMERA).flatMap(withLens), null, true);
  for (const camera of CAMERA_MOVES)
    add(splitWords(OF_NAMED_CAMERA[camera] ?? '').flatMap(withLens), camera, true);
  return built;
}

export function splitWords(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function withLens(word: string): string[] {
  return /^\p{Script=Han}/u.test(word) && !word.includes('镜头') ? [word, `镜头${word}`] : [word];
}

export const CLAUSE = /[^,.;，。；、]+[,.;，。；、]?/gu;
export const NAMES_A_CAMERA = /\b(?:camera|shot|cam)\b|镜头|运镜|机位/iu;

export const AIR_WORDS = {
  stars:
    'stars, star, twinkling stars, starry sky, starry night, starlight, twinkle, twinkling, 星星, 星空, 繁星, 星光, 满天繁星, 闪烁的星星, 星辰',
  bubbles: 'bubbles, bubble, soap bubbles, 气泡, 泡泡, 肥皂泡, 水泡',
  embers:
    'embers, ember, sparks, spark, glowing ash, ashes, fire sparks, campfire, bonfire, flames, 火星, 余烬, 火花, 火星四溅, 篝火, 火焰',
  rays: 'light rays, rays of light, sun rays, sunrays, sunbeams, sunbeam, god rays, light beams, beams of light, sunlight, sunshine, shafts of light, 光线, 光束, 阳光, 丁达尔, 丁达尔效应, 光柱, 阳光洒落, 光影',
  clouds:
    'clouds, cloud, drifting clouds, clouds drifting, moving clouds, 云, 云朵, 白云, 云彩, 飘云, 流云, 云飘动, 云层',
  fog: 'drifting fog, rolling fog, 雾气弥漫',
  steam: 'smoke, steam, steaming, smoking, hot steam, 烟, 烟雾, 蒸汽, 热气, 热气腾腾, 炊烟',
  dust: 'dust, dust motes, floating dust, particles, floating particles, pollen, 尘埃, 灰尘, 微尘, 粒子, 浮尘',
  water:
    'water, waves, wave, ripples, ripple, rippling, reflections, reflection, waterfall, tide, surf, 水, 水面, 湖面, 海面, 河面, 江面, 水波, 波浪, 波纹, 涟漪, 浪, 浪花, 水纹, 倒影, 水流, 瀑布, 波光, 波光粼粼',
  smile:
    'smile, smiles, is smiling, starts smiling, starts to smile, begins to smile, smile at the camera, smiles at the camera, gives a smile, breaks into a smile, 微笑, 微微一笑, 露出微笑, 露出笑容, 露出了笑容, 微笑起来, 笑起来, 笑了起来, 笑了, 在笑, 对着镜头微笑, 对镜头微笑, 嘴角上扬',
  nod: 'nod, nods, nodding, nods her head, nods his head, nodding her head, nodding his head, nod the head, 点头, 点点头, 点了点头',
  shake:
    'shakes her head, shakes his head, shaking her head, shaking his head, shakes the head, shake the head, shaking the head, 摇头, 摇摇头, 摇了摇头',
  hair: 'hair, her hair, his hair, hair blowing, hair blowing in the wind, hair blows in the wind, hair flowing, hair flutters, hair fluttering, hair moves, hair moving, long hair, 头发, 长发, 发丝, 秀发, 头发飘动, 长发飘动, 发丝飘动, 头发飘扬, 长发飘飘, 头发随风飘动, 长发随风飘动',
  breath: 'breathing, breathes, breathe, breath, 呼吸',
} as const;

export type AirWord = keyof typeof AIR_WORDS;

/** They name the video or join other words: nobody misses them in it. */
export const VIDEO_FILLERS =
  'camera, shot, video, film, movie, motion, movement, moving, moves, move, animate, animated, animation, bring to life, bring it to life, bring this to life, bring this photo to life, bring the photo to life, bring this picture to life, bring the picture to life, bring this image to life, bring the image to life, bring my photo to life, brought to life, come alive, comes alive, come to life, comes to life, scene, picture, image, photo, natural, toward, towards, around, drift, drifts, drifting, fall, falls, falling, float, floats, floating, sway, sways, swaying, rise, rises, rising, roll, rolls, rolling, flow, flows, flowing, glide, glides, gliding, shimmer, shimmers, shimmering, glow, glows, blow, blows, blowing, lift, lifts, pass, passes, passing, come, comes, coming, 镜头, 画面, 视频, 动画, 运动, 移动, 动起来, 活起来, 让照片, 让画面, 让图片, 让图像, 让人物, 让她, 让他, 让它, 动, 自然, 飘动, 飘落, 飘, 落下, 飘过, 飘浮, 漂浮, 浮动, 流动, 荡漾, 摇曳, 摆动, 升起, 洒落, 闪烁, 轻拂, 吹过, 弥漫, 随, 随风, 随着, 动作, 泛起, 吹起, 吹拂, 掀起, 起伏, 缭绕, 升腾, 洒下, 落在, 飞舞, 飘扬, 四溅, 中的, 里的';
