// Every refusal of product §2.0, provoked on the wire in both languages: what is said, and that nothing was charged.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MediaKind } from '#contract/media-kinds.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import type { Language } from '#texts/words.ts';
import { makeVideo, makeImage, makeSound } from '../fakes/sample-media.ts';
import { type Answer, type TestApi, useTestApi } from '../start-test-api.ts';

type Asked = {
  path: string;
  input?: object;
  files?: readonly (readonly [name: string, content: Buffer | string, type: string])[];
};
type Row = {
  name: string;
  en: string;
  zh: string;
  /** The field it stands under. */
  field: string;
  ask(): Asked | Promise<Asked>;
};

const I2I = '/api/task/image_to_image/post';
const I2V = '/api/task/image_to_video/post';
const LIPS = '/api/task/lip_sync/post';
const UPSCALE = '/api/task/upscale_video/post';
const PAINT = '/api/task/text_to_image_new/post';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
const ids: Record<string, { upload_id: string }> = {};
beforeAll(async () => {
  me = await api.signIn();
  Object.assign(ids, {
    image: await known({ kind: 'image', width: 800, height: 600 }),
    small: await known({ kind: 'image', width: 299, height: 600 }),
    long: await known({ kind: 'image', width: 1600, height: 600 }),
    video: await known({ kind: 'video', width: 640, height: 480, duration: 8 }),
    shortVideo: await known({ kind: 'video', width: 640, height: 480, duration: 1 }),
    tinyVideo: await known({ kind: 'video', width: 320, height: 240, duration: 8 }),
    largeVideo: await known({ kind: 'video', width: 1920, height: 1080, duration: 8 }),
    voice: await known({ kind: 'audio', duration: 5 }),
    longVoice: await known({ kind: 'audio', duration: 75 }),
  });
});

/** A file that was sent and measured. */
async function known(facts: { kind: MediaKind; width?: number; height?: number; duration?: number }) {
  const key = `upload-${Object.values(facts).join('-')}.x`;
  const row = { ...facts, user_id: me.id, role: 'upload' as const, key, bytes: 1, sha256: key, format: 'x' };
  const [inserted] = await api.app.db
    .insert(media)
    .values({ ...row, fps: facts.kind === 'video' ? 24 : 0, expires_at: sql`now() + interval '1 day'` })
    .returning({ id: media.id });
  return { upload_id: String(inserted?.id) };
}

const lips = (part: object) => ({ image: ids.image, audio: ids.voice, consent: true, ...part });

const ROWS: readonly Row[] = [
  {
    name: 'prompt_required',
    field: 'prompt',
    en: 'Please enter a prompt',
    zh: '请输入提示词',
    ask: () => ({ path: PAINT, input: { prompt: '   ' } }),
  },
  {
    name: 'prompt_too_long',
    field: 'prompt',
    en: 'The prompt can have at most 1500 characters',
    zh: '提示词最多 1500 个字符',
    ask: () => ({ path: PAINT, input: { prompt: '画'.repeat(1501) } }),
  },
  {
    name: 'image_required',
    field: 'image',
    en: 'Please upload an image',
    zh: '请上传图片',
    ask: () => ({ path: I2V, input: { prompt: 'snow' } }),
  },
  {
    name: 'images_count',
    field: 'images',
    en: 'Please upload 2 images',
    zh: '请上传 2 张图片',
    ask: () => ({
      path: '/api/task/video_effect/post',
      input: { effect_id: 'hug', images: [ids.image, ids.image, ids.image] },
    }),
  },
  {
    name: 'faces_count',
    field: 'faces',
    en: 'Please choose 2 faces, one for each person',
    zh: '请选择 2 张人脸，每人一张',
    ask: () => ({
      path: '/api/task/video_effect/post',
      input: { effect_id: 'hug', images: [ids.image], faces: [{ x: 0.5, y: 0.5 }] },
    }),
  },
  {
    name: 'image_format',
    field: 'image',
    en: 'Only JPG, PNG and WebP images are supported',
    zh: '仅支持 JPG、PNG、WebP 格式的图片',
    ask: () => ({ path: I2V, input: {}, files: [['image', 'GIF89a is no picture of ours', 'image/gif']] }),
  },
  {
    name: 'image_size',
    field: 'image',
    en: 'The image must not exceed 10 MB',
    zh: '图片不能超过 10 MB',
    ask: async () => ({
      path: I2V,
      input: {},
      files: [['image', Buffer.concat([await makeImage(), Buffer.alloc(10 * 1024 * 1024)]), 'image/jpeg']],
    }),
  },
  {
    name: 'image_small',
    field: 'images',
    en: 'The image must be at least 300 px on each side',
    zh: '图片每边至少 300 像素',
    ask: () => ({ path: I2I, input: { images: [ids.small], mode: 'restyle' } }),
  },
  {
    name: 'image_ratio',
    field: 'image',
    en: 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?',
    zh: '图片比例需在 1:2.5 与 2.5:1 之间，是否裁剪？',
    ask: () => ({ path: I2V, input: { image: ids.long } }),
  },
  {
    name: 'video_required',
    field: 'video',
    en: 'Please upload a video',
    zh: '请上传视频',
    ask: () => ({ path: UPSCALE, input: { target: '1080p' } }),
  },
  {
    name: 'video_format',
    field: 'video',
    en: 'Only MP4, MOV and WebM videos are supported',
    zh: '仅支持 MP4、MOV、WebM 格式的视频',
    ask: () => ({ path: UPSCALE, input: {}, files: [['video', '#EXTM3U\nfile:///etc/passwd', 'video/mp4']] }),
  },
  {
    name: 'video_size',
    field: 'video',
    en: 'The video must not exceed 50 MB',
    zh: '视频不能超过 50 MB',
    ask: async () => ({
      path: UPSCALE,
      input: {},
      files: [
        [
          'video',
          Buffer.concat([await makeVideo({ seconds: 1 }), Buffer.alloc(50 * 1024 * 1024)]),
          'video/mp4',
        ],
      ],
    }),
  },
  {
    name: 'video_duration',
    field: 'video',
    en: 'The video must be 2–60 seconds long',
    zh: '视频时长需为 2–60 秒',
    ask: () => ({ path: LIPS, input: lips({ image: undefined, video: ids.shortVideo }) }),
  },
  {
    name: 'video_dim',
    field: 'video',
    en: 'The video sides must be 360–1920 px',
    zh: '视频边长需为 360–1920 像素',
    ask: () => ({ path: LIPS, input: lips({ image: undefined, video: ids.tinyVideo }) }),
  },
  {
    name: 'already at target (§2.8)',
    field: 'target',
    en: 'The video is already 1080p',
    zh: '视频已是 1080p 分辨率',
    ask: () => ({ path: UPSCALE, input: { video: ids.largeVideo, target: '1080p' } }),
  },
  {
    name: 'audio_required',
    field: 'audio',
    en: 'Please add a voice: type text, upload or record',
    zh: '请添加语音：输入文本、上传或录音',
    ask: () => ({ path: LIPS, input: lips({ audio: undefined }) }),
  },
  {
    name: 'audio_format',
    field: 'audio',
    en: 'Only MP3, WAV, M4A and AAC audio is supported',
    zh: '仅支持 MP3、WAV、M4A、AAC 格式的音频',
    ask: () => ({
      path: LIPS,
      input: { image: ids.image, consent: true },
      files: [['audio', 'OggS is none of them', 'audio/ogg']],
    }),
  },
  {
    name: 'audio_size',
    field: 'audio',
    en: 'The audio must not exceed 10 MB',
    zh: '音频不能超过 10 MB',
    ask: async () => ({
      path: LIPS,
      input: { image: ids.image, consent: true },
      files: [['audio', Buffer.concat([await makeSound(1), Buffer.alloc(10 * 1024 * 1024)]), 'audio/wav']],
    }),
  },
  {
    name: 'audio_duration',
    field: 'audio',
    en: 'The audio must be 1–60 seconds long',
    zh: '音频时长需为 1–60 秒',
    ask: () => ({ path: LIPS, input: lips({ audio: ids.longVoice }) }),
  },
  {
    name: 'text_too_long',
    field: 'speech.text',
    en: 'The text can have at most 300 characters',
    zh: '文本最多 300 个字符',
    ask: () => ({
      path: LIPS,
      input: lips({ audio: undefined, speech: { text: '说'.repeat(301), voice: 'emma' } }),
    }),
  },
  {
    name: 'file_broken',
    field: 'image',
    en: "This file can't be read. Please try another one",
    zh: '无法读取该文件，请更换文件',
    ask: async () => ({
      path: I2V,
      input: {},
      files: [['image', (await makeImage(900, 900)).subarray(0, 2000), 'image/jpeg']],
    }),
  },
  {
    name: 'plan_needed',
    field: 'resolution',
    en: '1080p is available from the Basic plan',
    zh: '1080p 需基础版及以上会员',
    ask: () => ({ path: I2V, input: { image: ids.image, mode: 'pro', resolution: '1080p' } }),
  },
  {
    name: 'consent',
    field: 'consent',
    en: "Please confirm that you may use this person's image and voice",
    zh: '请确认你有权使用该人物的形象与声音',
    ask: () => ({ path: LIPS, input: lips({ consent: undefined }) }),
  },
];

async function ask({ path, input, files }: Asked, language: Language): Promise<Answer<{ fields?: object }>> {
  const headers = { 'accept-language': language };
  if (!files) return await api.post(path, input, { token: me.token, headers });
  const body = new FormData();
  body.set('params', JSON.stringify(input));
  for (const [name, content, type] of files) {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    body.append(name, new Blob([bytes], { type }), name);
  }
  const response = await api.fetch(path, { method: 'POST', body, headers: { token: me.token, ...headers } });
  return { ...((await response.json()) as Answer), http: response.status, headers: response.headers };
}

const countMoves = () => api.app.db.$count(ledger, eq(ledger.user_id, me.id));

describe('[product 2.0] a refusal', { timeout: 60_000 }, () => {
  it.each(ROWS)('$name is said in both languages, under its field, and costs nothing', async (row) => {
    const before = await countMoves();
    for (const language of ['en', 'zh'] as const) {
      const answer = await ask(await row.ask(), language);
      expect(answer).toMatchObject({ http: 200, code: 3010001 });
      expect(answer.data?.fields).toMatchObject({ [row.field]: row[language] });
    }
    expect(await countMoves()).toBe(before);
  });

  it('not_enough says what is needed by its code, and costs nothing', async () => {
    const poor = await api.signIn();
    await api.app.db.update(users).set({ plan: 'ultimate' }).where(eq(users.id, poor.id));
    const input = { prompt: 'a lake', mode: 'pro', resolution: '1080p', duration: 10 };
    const answer = await api.post('/api/task/text_to_video/post', input, { token: poor.token });
    expect(answer).toMatchObject({ http: 200, code: -2, msg: 'Not enough points' });
  });

  it('queue_full says how many wait, and when to come back', async () => {
    const busy = await api.signIn();
    const post = () =>
      api.post('/api/task/text_to_image/post', { prompt: 'a fox', count: 1 }, { token: busy.token });
    for (let at = 0; at < 6; at += 1) expect((await post()).code).toBe(200);
    const answer = await post();
    expect(answer).toMatchObject({
      http: 429,
      code: 429,
      msg: '4 tasks are waiting already. Please wait for one to finish',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
