// Words that say what moves in a video of an image, in both languages. What falls from the sky is known to the illustrator.
import type { Camera } from '#contract/video.ts';

export const CAMERA_WORDS: Readonly<Record<Exclude<Camera, 'auto'>, string>> = {
  push_in:
    'push in, push-in, pushes in, zoom in, zooms in, dolly in, move in, close in, move closer, comes closer, come closer, getting closer, 推近, 推进, 拉近, 靠近, 慢慢靠近, 镜头推近, 镜头推进, 镜头拉近, 放大',
  pull_out:
    'pull out, pulls out, pull back, pulls back, zoom out, zooms out, dolly out, move back, 拉远, 拉开, 镜头拉远, 镜头拉开, 后退, 缩小',
  pan_left:
    'pan left, pans left, pan to the left, move left, moves left, 左摇, 向左, 向左摇, 向左移动, 镜头左移, 镜头向左, 左移',
  pan_right:
    'pan right, pans right, pan to the right, move right, moves right, pan, panning, 右摇, 向右, 向右摇, 向右移动, 镜头右移, 镜头向右, 右移, 平移, 横移',
  tilt_up: 'tilt up, tilts up, look up, looks up, move up, 上摇, 向上摇, 向上移动, 镜头上移, 镜头向上, 仰拍',
  tilt_down: 'tilt down, tilts down, look down, move down, 下摇, 向下摇, 向下移动, 镜头下移, 镜头向下, 俯拍',
  orbit:
    'orbit, orbits, orbiting, orbit around, circle around, circling, rotate around, arc shot, 环绕, 环绕镜头, 绕拍, 旋转镜头, 环绕拍摄',
  tracking:
    'tracking, tracking shot, track, follow, follows, following, dolly, side scroll, 跟拍, 跟随, 跟踪镜头, 跟镜头',
  handheld: 'handheld, hand-held, shaky, shaky cam, camera shake, shake, 手持, 手持镜头, 手持感, 晃动, 抖动',
  crane_up:
    'crane up, crane shot, crane, rising shot, rise up, camera rises, aerial, drone, drone shot, 升镜, 升起镜头, 镜头升起, 镜头上升, 航拍, 无人机',
  static:
    'static, static shot, static camera, still camera, locked off, locked camera, fixed camera, 固定镜头, 静止镜头, 镜头不动, 镜头固定',
};

export const PACE_WORDS = {
  slow: 'slow, slowly, gentle, gently, softly, subtle, gradual, gradually, smooth, smoothly, 缓缓, 缓慢, 慢慢, 轻轻, 轻柔, 缓慢地, 慢慢地, 缓缓地, 轻轻地, 柔和, 慢, 微微',
  fast: 'fast, quick, quickly, rapid, rapidly, swift, swiftly, dynamic, 快速, 迅速, 飞快, 动感, 快',
} as const;

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
  breath: 'breathing, breathes, breathe, breath, 呼吸',
} as const;

export type AirWord = keyof typeof AIR_WORDS;

/** They name the video or join other words: nobody misses them in it. */
export const VIDEO_FILLERS =
  'camera, shot, video, film, movie, motion, movement, moving, moves, move, animate, animated, animation, scene, picture, image, photo, natural, toward, towards, around, drift, drifts, drifting, fall, falls, falling, float, floats, floating, sway, sways, swaying, rise, rises, rising, roll, rolls, rolling, flow, flows, flowing, glide, glides, gliding, shimmer, shimmers, shimmering, glow, glows, blow, blows, blowing, lift, lifts, pass, passes, passing, come, comes, coming, 镜头, 画面, 视频, 动画, 运动, 移动, 动起来, 动, 自然, 飘动, 飘落, 飘, 落下, 飘过, 飘浮, 漂浮, 浮动, 流动, 荡漾, 摇曳, 摆动, 升起, 洒落, 闪烁, 轻拂, 吹过, 弥漫, 随, 随风, 随着, 泛起, 吹起, 吹拂, 掀起, 起伏, 缭绕, 升腾, 洒下, 落在, 飞舞, 飘扬, 四溅, 中的, 里的';
