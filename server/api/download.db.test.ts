// What a downloaded file carries: its label, and inside it who made it. What is only looked at carries no label.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { tasks, unlabelled_downloads } from '#server/database/schema/tasks.ts';
import { askMedia } from '#server/ffmpeg/spawn-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { describeImage, describeVideo } from '#server/media/describe-making.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { storeImage } from '#server/media/store-image.ts';
import { storeVideo } from '#server/media/store-video.ts';
import { readPngText } from '#server/media/write-png-text.ts';
import { forgetUnlabelled } from '#server/task/allow-unlabelled.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { makeVideo, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { type TestApi, useTestApi } from '#tests/start-test-api.ts';

const SIZE = { width: 640, height: 480 };
const AT = new Date('2026-11-21T14:38:00Z');
const AIGC = { Label: '1', ContentProducer: 'Atelier', ContentPropagator: 'Atelier' };

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  me = await api.signIn();
});

type Made = { isAi?: boolean; wish?: Partial<typeof tasks.$inferInsert> };

async function addTask({ isAi = true, wish = {} }: Made, kind: 'image' | 'video') {
  const engine = isAi ? 'painter' : 'built-in';
  const id = Number(
    await addWork(api.app, me.id, { engine, public: false, type: kind === 'image' ? 1 : 3, ...wish }),
  );
  await api.app.db.delete(media).where(eq(media.task_id, id));
  return { id, making: { engine: { name: 'Painter & Co', isAi }, taskId: id, index: 0, at: AT } };
}

/** White. Returns where it is looked at. */
async function addImage(made: Made = {}, size = SIZE) {
  const { id, making } = await addTask(made, 'image');
  const create = { ...size, channels: 3 as const, background: '#ffffff' };
  const stored = await storeImage(
    api.app.storage,
    Readable.from([await sharp({ create }).png().toBuffer()]),
    {
      name: `task-${id}-1-0`,
      hasWatermark: false,
      text: describeImage(making),
    },
  );
  await api.app.db.insert(media).values({ ...stored, user_id: me.id, task_id: id, role: 'result' });
  return { id, url: signMediaUrl(api.app.config, stored.key) };
}

/** Black. */
async function addVideo(made: Made = {}) {
  const { id, making } = await addTask(made, 'video');
  const video = await makeVideo({ ...SIZE, seconds: 2, source: 'color' });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'download-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stored = await storeVideo(api.app.storage, Readable.from([video]), {
    name: `task-${id}-1-0`,
    hasWatermark: false,
    text: describeVideo(making),
    subtitles: '1\n00:00:00,000 --> 00:00:01,000\nHello\n',
    scratchFolder: folder,
    ffmpeg: await testFfmpeg(),
  });
  await api.app.db.insert(media).values({ ...stored, user_id: me.id, task_id: id, role: 'result' });
  return { id, folder, subtitles: stored.subtitles_key, url: signMediaUrl(api.app.config, stored.key) };
}

async function get(address: string): Promise<Buffer> {
  const response = await api.fetch(address);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The values in the corner, of 255. */
async function look(
  image: Buffer,
  corner: 'left' | 'right',
): Promise<{ darkest: number; brightest: number }> {
  const box = { left: corner === 'left' ? 0 : SIZE.width - 80, top: SIZE.height - 70, width: 80, height: 70 };
  const pixels = await sharp(image)
    .flatten({ background: 'white' })
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer();
  return { darkest: Math.min(...pixels), brightest: Math.max(...pixels) };
}

const darkest = async (image: Buffer, corner: 'left' | 'right') => (await look(image, corner)).darkest;

async function frameOf(video: Buffer, folder: string, second: number): Promise<Buffer> {
  const [file, frame] = [path.join(folder, 'look.mp4'), path.join(folder, 'look.png')];
  await writeFile(file, video);
  await runFfmpeg(
    await testFfmpeg(),
    [...inputFile(file, ['-ss', String(second)]), '-frames:v', '1', '-f', 'image2', frame],
    { timeoutSeconds: 60 },
  );
  return await sharp(frame).png().toBuffer();
}

describe('[product 2.0] a picture that is downloaded', () => {
  it.each(['png', 'jpg', 'webp'])(
    'carries the label as %s, and the words about its making',
    async (format) => {
      const { id, url } = await addImage();
      const file = await get(`${url}&d=a.${format}&f=${format}`);
      expect(await darkest(file, 'left')).toBeLessThan(140);
      expect(await darkest(file, 'right')).toBeGreaterThan(240);
      const { xmp } = await sharp(file).metadata();
      const packet = String(xmp);
      for (const words of ['Atelier (Painter &amp; Co)', `atelier:${id}:0`, AT.toISOString()]) {
        expect(packet).toContain(words);
      }
      const label = /<TC260:AIGC>(.*)<\/TC260:AIGC>/.exec(packet)?.[1] ?? '';
      expect(JSON.parse(label)).toMatchObject({ ...AIGC, ProduceID: `atelier:${id}:0` });
    },
  );

  it('carries it in the format that it is kept in too, and without a name', async () => {
    const { id, url } = await addImage();
    const file = await get(`${url}&d=a.png`);
    expect(await darkest(file, 'left')).toBeLessThan(140);
    expect(readPngText(file)).toMatchObject({ 'Content ID': `atelier:${id}:0` });
    expect(await darkest(await get(`${url}&f=png`), 'left')).toBeLessThan(140);
  });

  it('has none while it is looked at', async () => {
    const { url } = await addImage();
    expect(await darkest(await get(url), 'left')).toBeGreaterThan(240);
  });

  it('is called no AI’s work where none made it', async () => {
    const { url } = await addImage({ isAi: false });
    const file = await get(`${url}&d=a.png`);
    expect(await darkest(file, 'left')).toBeLessThan(140);
    const { xmp } = await sharp(file).metadata();
    expect(String(xmp)).toContain('Atelier (Painter');
    expect(String(xmp)).not.toContain('AIGC>');
  });
});

describe('[product 2.0] a video that is downloaded', () => {
  it('carries the label from its first frame to its last, its sound, and the words about its making', async () => {
    const { id, folder, url } = await addVideo();
    expect((await look(await frameOf(await get(url), folder, 0), 'left')).brightest).toBeLessThan(40);
    const file = await get(`${url}&d=a.mp4`);
    for (const second of [0, 1.8]) {
      expect((await look(await frameOf(file, folder, second), 'left')).brightest).toBeGreaterThan(180);
    }
    const { ffprobe } = await testFfmpeg();
    const asked = [
      '-v',
      'error',
      '-show_format',
      '-show_streams',
      '-of',
      'json',
      path.join(folder, 'look.mp4'),
    ];
    const limits = {
      wallSeconds: 30,
      processorSeconds: 30,
      memoryBytes: 2 ** 30,
      fileBytes: 0,
      answerBytes: 2 ** 20,
    };
    const { format, streams } = JSON.parse(await askMedia(ffprobe, asked, limits)) as {
      format: { tags: Record<string, string> };
      streams: { codec_name: string }[];
    };
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    expect(format.tags).toMatchObject({
      artist: 'Atelier (Painter & Co)',
      comment: `Content ID atelier:${id}:0`,
      creation_time: '2026-11-21T14:38:00.000Z',
    });
    expect(JSON.parse(format.tags['AIGC'] ?? '')).toMatchObject({ ...AIGC, ProduceID: `atelier:${id}:0` });
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('leaves its subtitles as they are', async () => {
    const { subtitles } = await addVideo();
    expect(String(await get(`${signMediaUrl(api.app.config, subtitles)}&d=a.srt`))).toContain('Hello');
  });
});

describe('an image that is looked at in a larger box', () => {
  it('comes in that size as WebP, without the label, with the words about its making', async () => {
    const { url } = await addImage({}, { width: 2000, height: 1000 });
    for (const side of [1024, 1536]) {
      const file = await get(`${url}&w=${side}`);
      const { format, width, height, xmp } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['webp', side, side / 2]);
      expect(String(xmp)).toContain('TC260:AIGC');
      expect(await darkest(file, 'left')).toBeGreaterThan(240);
    }
    const kept = await api.fetch(`${url}&w=1024`);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    expect((await api.fetch(`${url}&w=1000`)).status).toBe(404);
    expect((await api.fetch(`${url.replace(/s=[^&]+/, 's=x')}&w=1024`)).status).toBe(404);
  });

  it('is never made larger, and of a video there is none', async () => {
    const small = await addImage();
    expect(await sharp(await get(`${small.url}&w=1024`)).metadata()).toMatchObject(SIZE);
    const video = await addVideo();
    const response = await api.fetch(`${video.url}&w=1024`);
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });
});

it('an address of the page gives nothing without the label, whatever is written to it', async () => {
  const { url } = await addImage();
  expect((await api.fetch(`${url}&u=1&d=a.png`)).status).toBe(404);
  expect((await api.fetch(`${url}&u=0&d=a.png`)).status).not.toBe(200);
});

const ask = (id: number, more: object, who = me) =>
  api.post<{ url: string }>(
    '/api/task/download/unlabelled',
    { id: String(id), ...more },
    { token: who.token },
  );
const listLog = (userId: number) =>
  api.app.db
    .select()
    .from(unlabelled_downloads)
    .where(eq(unlabelled_downloads.user_id, userId))
    .orderBy(unlabelled_downloads.id);

describe('[product 2.0] a file without its label', () => {
  it('is given once the statement is accepted, which is asked for once; all of it is logged', async () => {
    const { id } = await addImage();
    const refused = await ask(id, {});
    expect(refused).toMatchObject({
      code: 3010001,
      data: { fields: { accept: 'Please accept the statement of responsibility first' } },
    });
    expect(await listLog(me.id)).toEqual([]);
    const first = await ask(id, { accept: true });
    const again = await ask(id, {});
    const kinds = (await listLog(me.id)).map(({ kind, email, task_id, index, text_version }) => [
      kind,
      email,
      task_id,
      index,
      text_version,
    ]);
    expect(kinds).toEqual(
      ['accepted', 'downloaded', 'downloaded'].map((kind) => [kind, me.email, id, 0, '1']),
    );
    for (const { data } of [first, again]) {
      for (const format of ['png', 'jpg']) {
        const file = await get(`${data?.url}&d=a.${format}&f=${format}`);
        expect(await darkest(file, 'left')).toBeGreaterThan(240);
        expect(String((await sharp(file).metadata()).xmp)).toContain('TC260:AIGC');
      }
    }
    const life = Number(new URL(first.data?.url ?? '', api.url).searchParams.get('e')) - Date.now() / 1000;
    expect(life).toBeGreaterThan(200);
    expect(life).toBeLessThan(301);
  });

  it('is nobody else’s, though the work is public', async () => {
    const other = await api.signIn();
    const shown = await addImage({ wish: { public: true } });
    const hidden = await addImage();
    for (const { id } of [shown, hidden]) {
      expect(await ask(id, { accept: true }, other)).toMatchObject({ code: 2010002 });
    }
    expect(await ask(shown.id, { accept: true, index: 1 })).toMatchObject({ code: 2010002 });
    expect(await listLog(other.id)).toEqual([]);
  });

  it('is on record for six months, the acceptance as long as downloads rest on it', async () => {
    const somebody = await api.signIn();
    const { db } = api.app;
    const log = (kind: 'accepted' | 'downloaded' | 'exported', months: number) =>
      db.insert(unlabelled_downloads).values({
        kind,
        user_id: somebody.id,
        email: somebody.email,
        task_id: 1,
        index: 0,
        text_version: '1',
        created_at: sql`now() - make_interval(months => ${months}, days => 1)`,
      });
    await log('accepted', 8);
    await log('downloaded', 7);
    await log('exported', 7);
    await log('downloaded', 5);
    await forgetUnlabelled(db);
    expect((await listLog(somebody.id)).map(({ kind }) => kind)).toEqual(['accepted', 'downloaded']);
    await db.delete(unlabelled_downloads).where(eq(unlabelled_downloads.kind, 'downloaded'));
    await forgetUnlabelled(db);
    expect(await listLog(somebody.id)).toEqual([]);
  });
});
