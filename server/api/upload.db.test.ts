// Files that people send: taken in whole, cleaned, measured; hostile ones refused in words (notes of every case below).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { makeVideo, makeImage, makeSound } from '#tests/fakes/sample-media.ts';
import { type Answer, startApiForTest, useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.signIn());
});

async function send(content: Buffer | string, type: string, by = token): Promise<Answer<Upload>> {
  const body = new FormData();
  body.set(
    'file',
    new Blob([typeof content === 'string' ? content : Uint8Array.from(content)], { type }),
    'file',
  );
  const response = await api.fetch('/api/task/upload', { method: 'POST', body, headers: { token: by } });
  return { ...((await response.json()) as Answer<Upload>), http: response.status, headers: response.headers };
}

function makeChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  chunk.write(name, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

async function fetchStored(url: string): Promise<Buffer> {
  const response = await api.fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const refusalOf = ({ data }: Answer<Upload>) =>
  (data as unknown as { fields: Record<string, string> } | null)?.fields.file;

describe('[product 2.0] an upload', () => {
  it('keeps an image upright, without place and camera, and measures it', async () => {
    const jpeg = await sharp(await makeImage(640, 400))
      .withExif({ IFD0: { Make: 'Camera of the sender' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { code, data } = await send(jpeg, 'image/jpeg');
    expect(code).toBe(200);
    expect(data).toMatchObject({ kind: 'image', width: 400, height: 640, duration: 0, mime: 'image/jpeg' });
    const kept = await fetchStored(data?.url ?? '');
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Camera of the sender')).toBe(false);
    expect((await sharp(await fetchStored(data?.thumb ?? '')).metadata()).format).toBe('webp');
  });

  it('makes an image smaller that is larger than 4096 pixels, and keeps alpha', async () => {
    const create = {
      width: 5000,
      height: 2500,
      channels: 4 as const,
      background: { r: 9, g: 9, b: 200, alpha: 0.4 },
    };
    const { data } = await send(await sharp({ create }).png().toBuffer(), 'image/png');
    expect(data).toMatchObject({ width: 4096, height: 2048, mime: 'image/png' });
    expect((await sharp(await fetchStored(data?.url ?? '')).metadata()).hasAlpha).toBe(true);
  });

  it('takes the first image of a moving PNG', async () => {
    const png = await sharp(await makeImage(400, 400))
      .png()
      .toBuffer();
    // Behind the header: one frame, for ever.
    const control = makeChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect((await send(moving, 'image/png')).data).toMatchObject({ width: 400, mime: 'image/png' });
  });

  it('measures a video and a sound', async () => {
    const video = await send(await makeVideo({ seconds: 2 }), 'video/mp4');
    expect(video.data).toMatchObject({ kind: 'video', width: 480, height: 360, fps: 24, has_sound: true });
    expect(video.data?.duration).toBeCloseTo(2, 0);
    expect(video.data?.thumbhash).not.toBe('');
    const sound = await send(await makeSound(2), 'audio/wav');
    expect(sound.data).toMatchObject({ kind: 'audio', width: 0, mime: 'audio/mp4', has_sound: true });
    expect(sound.data?.duration).toBeCloseTo(2, 1);
  });

  it('knows the same file of the same person again, and nobody else’s', async () => {
    const image = await makeImage(500, 500);
    const first = await send(image, 'image/jpeg');
    const again = await send(image, 'image/jpeg');
    expect(again.data?.upload_id).toBe(first.data?.upload_id);
    const other = await api.signIn();
    expect((await send(image, 'image/jpeg', other.token)).data?.upload_id).not.toBe(first.data?.upload_id);
  });

  it('cuts off what hangs behind an image', async () => {
    const polyglot = Buffer.concat([await makeImage(420, 420), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await send(polyglot, 'image/jpeg');
    expect((await fetchStored(data?.url ?? '')).includes('<script>')).toBe(false);
  });

  it('asks for a file where none came', async () => {
    const answer = await api.post('/api/task/upload', {}, { token });
    expect(answer).toMatchObject({ code: 3010001, data: { fields: { file: 'Please choose a file' } } });
  });

  it('needs a token before it reads a byte', async () => {
    expect((await send('x', 'image/png', '')).http).toBe(401);
  });

  it('leaves nothing behind in the private folder', () => {
    expect(readdirSync(path.join(api.app.config.dataDir, 'incoming'))).toEqual([]);
  });
});

describe('[product 2.0] a hostile upload is refused in words, and costs nothing', () => {
  const FORMAT = 'Only JPG, PNG and WebP images are supported';
  const BROKEN = "This file can't be read. Please try another one";

  it.each([
    [
      'an SVG in disguise',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/png',
      FORMAT,
    ],
    ['a web page', '<html><body>hello</body></html>', 'image/jpeg', FORMAT],
    ['nothing at all', '', 'image/png', FORMAT],
    [
      'a playlist in disguise',
      '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
      'video/mp4',
      'Only MP4, MOV and WebM videos are supported',
    ],
    [
      'a list of files',
      "ffconcat version 1.0\nfile '/etc/passwd'\n",
      'audio/mpeg',
      'Only MP3, WAV, M4A and AAC audio is supported',
    ],
  ])('%s', async (_name, content, type, words) => {
    const answer = await send(content, type);
    expect(answer).toMatchObject({ http: 200, code: 3010001 });
    expect(refusalOf(answer)).toBe(words);
  });

  it('an image of more pixels than anybody needs', async () => {
    const create = { width: 16000, height: 16000, channels: 3 as const, background: '#fff' };
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(10 * 1024 * 1024);
    expect(refusalOf(await send(bomb, 'image/png'))).toBe(
      'The image has too many pixels to be opened. Please make it smaller',
    );
  });

  it('an image that was cut off', async () => {
    const whole = await sharp(await makeImage(900, 900))
      .png()
      .toBuffer();
    expect(refusalOf(await send(whole.subarray(0, whole.length / 2), 'image/png'))).toBe(BROKEN);
  });

  it('a video that was cut off, with its index at the front', async () => {
    const video = await makeVideo({ seconds: 3 });
    expect(refusalOf(await send(video.subarray(0, video.length / 2), 'video/mp4'))).toBe(BROKEN);
  });

  it('the beginning of a video and then a playlist', async () => {
    const video = await makeVideo({ seconds: 1 });
    const mixed = Buffer.concat([video.subarray(0, 32), Buffer.from('\n#EXTM3U\nhttp://127.0.0.1:9/x.ts\n')]);
    expect(refusalOf(await send(mixed, 'video/mp4'))).toBe(BROKEN);
  });

  it('an image larger than 10 MB, told before it is opened', async () => {
    const head = await makeImage(400, 400);
    const large = Buffer.concat([head, Buffer.alloc(11 * 1024 * 1024)]);
    expect(refusalOf(await send(large, 'image/jpeg'))).toBe('The image must not exceed 10 MB');
  });

  it('a stream that is larger than a request may be', async () => {
    const endless = Buffer.alloc(101 * 1024 * 1024);
    // A server that does not read on may also be seen to hang up.
    const http = await send(endless, 'video/mp4').then(
      (answer) => answer.http,
      () => 413,
    );
    expect(http).toBe(413);
  });
});

it('[product 2.0] works with the ffmpeg that npm has, which a fresh machine gets', async () => {
  expect(await findFfmpeg({ ffmpegPath: '', programFolders: [] })).not.toBeNull();
});

it('is refused for the day when the files of one person have taken too much of the machine', async () => {
  const strict = await startApiForTest({ rates: { userLabSeconds: 30 } });
  const [me, other] = [await strict.signIn(), await strict.signIn()];
  const sendTo = async (content: Buffer, by: string) => {
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(content)], { type: 'image/jpeg' }), 'file');
    const headers = { token: by, 'accept-language': 'zh' };
    const response = await strict.fetch('/api/task/upload', { method: 'POST', body, headers });
    return { response, answer: (await response.json()) as Answer<Upload> };
  };
  const image = await makeImage(420, 330);
  expect((await sendTo(image, me.token)).answer.code).toBe(200);
  let sent = await sendTo(await makeImage(421, 330), me.token);
  // Each costs a second of looking at it, and one of opening it, at least.
  for (let width = 422; sent.answer.code === 200 && width < 440; width++) {
    sent = await sendTo(await makeImage(width, 330), me.token);
  }
  const { response, answer } = sent;
  expect([response.status, answer.code]).toEqual([429, 429]);
  expect(answer.msg).toMatch(/^今日的文件处理时间已用完，未扣除积分，请在 2[34] 小时后再上传$/);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  // The same file again is no work, and others have a day of their own.
  expect((await sendTo(image, me.token)).answer.code).toBe(200);
  expect((await sendTo(image, other.token)).answer.code).toBe(200);
});
