// The words under a field: one table for the form and for `data.fields` of 3010001. Source: product §2.0, spec §5.
import * as z from 'zod/mini';
import type { Language, Words, WordValues } from '#texts/words.ts';
import { packWord, readPackedWord } from './packed-word.ts';

const FIELD_WORDS = {
  email_required: { en: 'Please enter your email address', zh: '请输入邮箱地址' },
  email_wrong: { en: 'Please enter the correct email address！', zh: '请输入正确的邮箱地址！' },
  code_required: { en: 'Please enter the verification code', zh: '请输入验证码' },
  code_format: { en: 'The code has 6 digits', zh: '验证码为 6 位数字' },
  required: { en: 'Please fill this in', zh: '此项必填' },
  prompt_required: { en: 'Please enter a prompt', zh: '请输入提示词' },
  prompt_too_long: { en: 'The prompt can have at most {n} characters', zh: '提示词最多 {n} 个字符' },
  text_too_long: { en: 'The text can have at most {n} characters', zh: '文本最多 {n} 个字符' },
  one_image: { en: 'Please upload one image', zh: '请上传 1 张图片' },
  images_count: { en: 'Please upload {n} images', zh: '请上传 {n} 张图片' },
  images_most: { en: 'Please use at most {n} images', zh: '最多使用 {n} 张图片' },
  strength_step: {
    en: 'The strength goes from {a} to {b} in steps of 0.05',
    zh: '强度范围为 {a}–{b}，步长 0.05',
  },
  image_required: { en: 'Please upload an image', zh: '请上传图片' },
  image_format: {
    en: 'Only JPG, PNG and WebP images are supported',
    zh: '仅支持 JPG、PNG、WebP 格式的图片',
  },
  image_size: { en: 'The image must not exceed {n} MB', zh: '图片不能超过 {n} MB' },
  image_small: { en: 'The image must be at least {n} px on each side', zh: '图片每边至少 {n} 像素' },
  image_ratio: {
    en: 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?',
    zh: '图片比例需在 1:2.5 与 2.5:1 之间，是否裁剪？',
  },
  image_huge: {
    en: 'The image has too many pixels to be opened. Please make it smaller',
    zh: '图片像素过多，无法打开，请缩小后重试',
  },
  video_required: { en: 'Please upload a video', zh: '请上传视频' },
  video_format: {
    en: 'Only MP4, MOV and WebM videos are supported',
    zh: '仅支持 MP4、MOV、WebM 格式的视频',
  },
  video_size: { en: 'The video must not exceed {n} MB', zh: '视频不能超过 {n} MB' },
  video_duration: { en: 'The video must be {a}–{b} seconds long', zh: '视频时长需为 {a}–{b} 秒' },
  video_dim: { en: 'The video sides must be {a}–{b} px', zh: '视频边长需为 {a}–{b} 像素' },
  video_short_side: {
    en: 'The shorter side of the video must be {a}–{b} px',
    zh: '视频短边需为 {a}–{b} 像素',
  },
  video_heavy: {
    en: 'This video takes too long to open. Please make it shorter, smaller, or of fewer frames a second',
    zh: '该视频处理耗时过长，请缩短时长、降低分辨率或帧率后重试',
  },
  video_at_target: { en: 'The video is already {x}', zh: '视频已是 {x} 分辨率' },
  video_at_fps: { en: 'The video already has {n} frames a second', zh: '视频已达每秒 {n} 帧' },
  audio_required: {
    en: 'Please add a voice: type text, upload or record',
    zh: '请添加语音：输入文本、上传或录音',
  },
  audio_format: {
    en: 'Only MP3, WAV, M4A and AAC audio is supported',
    zh: '仅支持 MP3、WAV、M4A、AAC 格式的音频',
  },
  audio_size: { en: 'The audio must not exceed {n} MB', zh: '音频不能超过 {n} MB' },
  audio_duration: { en: 'The audio must be {a}–{b} seconds long', zh: '音频时长需为 {a}–{b} 秒' },
  file_required: { en: 'Please choose a file', zh: '请选择文件' },
  file_broken: { en: "This file can't be read. Please try another one", zh: '无法读取该文件，请更换文件' },
  file_gone: {
    en: 'The original file is no longer available, please upload it again',
    zh: '原文件已不可用，请重新上传',
  },
  files_full: {
    en: 'Your uploads of today are used up. Please try again tomorrow',
    zh: '今日上传额度已用完，请明天再试',
  },
  lab_time_used_up: {
    en: 'Your files have used up the processing time of a day. Nothing was charged. Please upload again in {x}',
    zh: '今日的文件处理时间已用完，未扣除积分，请在 {x}后再上传',
  },
  too_many_broken: {
    en: "Too many of your files couldn't be read. Nothing was charged. Please upload again in {x}",
    zh: '无法读取的文件过多，未扣除积分，请在 {x}后再上传',
  },
  video_unavailable: {
    en: 'This server cannot work with videos and sounds: ffmpeg is missing',
    zh: '服务器缺少 ffmpeg，无法处理视频和音频',
  },
  first_frame_missing: { en: 'Please add the first frame', zh: '请先添加首帧' },
  video_pair: { en: 'This mode does not make {x}', zh: '该模式不支持 {x}' },
  one_source: { en: 'Please choose either a video or a portrait', zh: '视频与人像请二选一' },
  one_voice: { en: 'Please use either text or a sound, not both', zh: '文本与音频请二选一' },
  consent: {
    en: "Please confirm that you may use this person's image and voice",
    zh: '请确认你有权使用该人物的形象与声音',
  },
  needs_engine: {
    en: 'This needs a connected engine. Nothing was charged',
    zh: '此项需要接入引擎，未扣除积分',
  },
  speech_unavailable: {
    en: 'No voice engine is here to read text. Please upload or record a voice',
    zh: '当前没有语音引擎朗读文本，请上传或录制语音',
  },
  no_text_here: { en: 'This effect takes no text', zh: '该特效不支持文字' },
  no_option_here: { en: 'This effect has no such option', zh: '该特效没有此选项' },
  blocked: {
    en: 'Your prompt may break the content rules ({reason}). You were not charged',
    zh: '提示词可能违反内容规范（{reason}），未扣除积分',
  },
  text_blocked: {
    en: 'This text may break the content rules ({reason})',
    zh: '该文本可能违反内容规范（{reason}）',
  },
  image_blocked: {
    en: 'This file may break the content rules ({reason}). Nothing was charged',
    zh: '该文件可能违反内容规范（{reason}），未扣除积分',
  },
  blocked_warning: {
    en: 'Your prompt may break the content rules ({reason}). You were not charged. {n} more such tries today, and making pauses for 24 hours',
    zh: '提示词可能违反内容规范（{reason}），未扣除积分。今日再有 {n} 次，创作将暂停 24 小时',
  },
  paused: {
    en: 'Too many prompts broke the content rules. Making is paused until {x}. Nothing was charged',
    zh: '多次违反内容规范，创作已暂停至 {x}，未扣除积分',
  },
  unchecked: {
    en: 'The content rules could not be asked just now. Nothing was changed or charged, please try again in a moment',
    zh: '暂时无法进行内容检查，未做任何更改，未扣除积分，请稍后再试',
  },
  storage_unwritable: {
    en: 'This server cannot store new works just now. Nothing was charged, please try again later',
    zh: '服务器暂时无法保存新作品，未扣除积分，请稍后再试',
  },
  only_completed: { en: 'Only a finished work can be published', zh: '只有已完成的作品可以发布' },
  taken_down: {
    en: 'This work was taken down for breaking the content rules',
    zh: '该作品因违反内容规范已被下架',
  },
  not_oneself: { en: 'You cannot follow yourself', zh: '不能关注自己' },
  not_own_work: { en: 'This is your own work', zh: '这是你自己的作品' },
  reason_required: { en: 'Please say why', zh: '请填写原因' },
  points_zero: { en: 'Please enter more or fewer than 0 points', zh: '积分变动不能为 0' },
  points_short: { en: 'This account has only {n} points', zh: '该账号仅有 {n} 积分' },
  already_decided: {
    en: 'Another admin has decided this already',
    zh: '其他管理员已处理该举报',
  },
  not_own_account: { en: 'You cannot block yourself', zh: '不能封禁自己的账号' },
  nothing_to_return: { en: 'Nothing is left to give back', zh: '没有可退还的积分' },
  only_finished: { en: 'This task has not ended yet', zh: '任务尚未结束' },
  name_length: { en: 'The name needs 1–{n} characters', zh: '昵称需为 1–{n} 个字符' },
  plan_needed: { en: '{x} is available from the {plan} plan', zh: '{x} 需 {plan} 及以上会员' },
  token_reused: {
    en: 'This click was already used for another request',
    zh: '该操作标识已用于另一个请求',
  },
  code_connects: {
    en: 'We have sent a code to {x}. Type it to connect this sign-in with that address',
    zh: '验证码已发送至 {x}，输入后即可将此登录方式与该邮箱关联',
  },
  email_mismatch: { en: 'This is not the email of your account', zh: '与账号邮箱不一致' },
  name_mismatch: { en: 'This is not the name of your account', zh: '与账号昵称不一致' },
  no_address: {
    en: 'Your account has no email address that the link could be sent to',
    zh: '你的账号没有邮箱，无法接收下载链接',
  },
  not_own_picture: { en: 'This is not a picture of yours', zh: '这不是你的图片' },
  text_unreadable: { en: 'This text has characters that cannot be stored', zh: '文本含有无法保存的字符' },
  too_many_values: { en: 'This is more than one request can hold', zh: '内容超出单次请求的上限' },
  search_too_slow: {
    en: 'This search takes too long. Please use more exact words',
    zh: '搜索耗时过长，请使用更精确的关键词',
  },
  not_ready: { en: 'Not usable at the moment', zh: '暂不可用' },
  unknown_cursor: { en: 'This place in the list is not known', zh: '无法识别的列表位置' },
  not_again: {
    en: 'This cannot be run again as it was. Reuse puts it into the form',
    zh: '无法原样再次生成，请用“复用参数”填入表单',
  },
  only_failed: { en: 'Only a failed task can be retried', zh: '只有失败的任务可以重试' },
  only_queued: {
    en: 'Only a task that is still waiting can be canceled',
    zh: '只有排队中的任务可以取消',
  },
} as const satisfies Record<string, Words>;

export type FieldWord = keyof typeof FIELD_WORDS;

/** Packs a word and its values into the one string that a zod check carries as its message. */
export function fieldWord(name: FieldWord, values?: WordValues): string {
  return packWord(name, values);
}

/** The sentence of a packed field word; any other text (zod's own) is returned as it is. */
export function readFieldWord(packed: string, language: Language): string {
  return readPackedWord(FIELD_WORDS, packed, language);
}

const locales = { en: z.locales.en().localeError, zh: z.locales.zhCN().localeError };

/** More than any form has. Without an end, a body of strange fields would be answered by a far larger one. */
const MOST_FIELDS = 50;
const PATH_CHARACTERS = 100;

/**
 * First message of each path that failed, in the caller's language: the `data.fields` of a refusal. At most 50 paths,
 * each cut after 100 characters.
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues.slice(0, MOST_FIELDS).flatMap(pickBranch).flatMap(splitByKey)) {
    if (fields.size === MOST_FIELDS) break;
    const path = shortenPath(issue.path.join('.'));
    if (!fields.has(path)) fields.set(path, describeIssue(issue, language));
  }
  return Object.fromEntries(fields);
}

export function shortenPath(path: string): string {
  return path.length > PATH_CHARACTERS ? `${path.slice(0, PATH_CHARACTERS).toWellFormed()}…` : path;
}

/** Unknown keys come in one issue whose words name them all; each becomes one of its own, at the key's path. */
function splitByKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys
    .slice(0, MOST_FIELDS)
    .map((key) => ({ ...issue, keys: [shortenPath(key)], path: [...issue.path, key] }));
}

/** Of a union without a word of its own, what is wrong with the branch that was nearest: the one with the fewest issues. */
function pickBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  if (readFieldWord(issue.message, 'en') !== issue.message) return [issue];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Fields with a word of their own for being left out. */
const LEFT_OUT: Readonly<Record<string, FieldWord>> = {
  prompt: 'prompt_required',
  email: 'email_required',
  code: 'code_required',
  image: 'image_required',
  images: 'image_required',
  video: 'video_required',
  audio: 'audio_required',
  file: 'file_required',
  reason: 'reason_required',
};

/** An issue must carry its input (`reportInput`), or what is left out reads like what has a wrong type. */
function describeIssue(issue: z.core.$ZodIssue, language: Language): string {
  const isLeftOut = issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined;
  if (isLeftOut) return FIELD_WORDS[LEFT_OUT[String(issue.path.at(-1))] ?? 'required'][language];
  const own = readFieldWord(issue.message, language);
  if (own !== issue.message) return own;
  const said = locales[language](issue as never);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

/** Counts as people do (Unicode code points), not in UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
