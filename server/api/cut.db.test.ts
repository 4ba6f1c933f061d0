// Parts of images and frames of videos: cut on the server, shown with the brand mark, given to tools without.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { drawWatermark } from '#server/media/draw-watermark.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { storeImage } from '#server/media/store-image.ts';
import { storeVideo } from '#server/media/store-video.ts';
import { listInputs } from '#server/worker/run/list-inputs.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { makeImage, makeMedia, makeSound, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { type TestApi, useTestApi } from '#tests/start-test-api.ts';

const [WIDTH, HEIGHT] = [800, 600];
const BLUE = { r: 40, g: 90, b: 140 };

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
let scratch: string;
beforeEach(async () => {
  me = await api.signIn();
});
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'cuts-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function addTask(by = me): Promise<number> {
  const { data } = await api.post<{ id: string }>(
    '/api/task/text_to_image/post',
    { prompt: 'a fox', count: 1 },
    by,
  );
  const id = Number(data?.id);
  await api.app.db
    .update(tasks)
    .set({ status: 2, started_at: sql`now()`, finished_at: sql`now()`, progress: 100 })
    .where(eq(tasks.id, id));
  return id;
}

type Stored = Awaited<ReturnType<typeof storeImage>>;

async function addResult(id: number, stored: Stored): Promise<void> {
  const [task] = await api.app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new Error(`no task ${id}`);
  await api.app.db.insert(media).values({ ...stored, user_id: task.user_id, task_id: id, role: 'result' });
}

/** A finished work of one colour, with the mark in its corner as the free plan has it. */
async function addImage({ by = me, hasWatermark = true } = {}): Promise<number> {
  const id = await addTask(by);
  const create = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: BLUE };
  const png = await sharp({ create }).png().toBuffer();
  const options = { name: `task-${id}-0-0`, hasWatermark, text: {} };
  await addResult(id, await storeImage(api.app.storage, Readable.from([png]), options));
  return id;
}

const colour = (name: string) => ['-f', 'lavfi', '-i', `color=${name}:size=640x480:rate=24:duration=1`];

/** Blue in its first second, and red in the next. */
async function addVideo(): Promise<number> {
  const id = await addTask();
  const video = await makeMedia('video.mp4', [
    ...colour('0x285a8c'),
    ...colour('0xc04020'),
    ...'-filter_complex [0:v][1:v]concat=n=2:v=1 -c:v libx264 -pix_fmt yuv420p'.split(' '),
  ]);
  const file = path.join(scratch, `${id}.mp4`);
  await writeFile(file, video);
  const options = { name: `task-${id}-0-0`, hasWatermark: true, text: {}, subtitles: undefined };
  const means = { scratchFolder: scratch, ffmpeg: await testFfmpeg() };
  await addResult(id, await storeVideo(api.app.storage, createReadStream(file), { ...options, ...means }));
  return id;
}

async function send(content: Buffer, type: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(content)], { type }), 'file');
  const response = await api.fetch('/api/task/upload', {
    method: 'POST',
    body,
    headers: { token: me.token },
  });
  const { data } = (await response.json()) as { data: Upload | null };
  if (!data) throw new Error('the file was not taken');
  return data.upload_id;
}

const cut = (asked: object, by = me) => api.post<Upload>('/api/task/cut', asked, by);
const work = (id: number) => ({ task_id: String(id), index: 0 });

async function cutWell(asked: object): Promise<Upload> {
  const { data, ...rest } = await cut(asked);
  if (!data) throw new Error(JSON.stringify(rest));
  return data;
}

async function readKey(key: string): Promise<Buffer> {
  return Buffer.concat((await (await api.app.storage.open(key)).toArray()) as Buffer[]);
}

/** The file that a task gets which is given this upload. */
async function readInput(uploadId: string): Promise<Buffer> {
  const { data } = await api.post<{ id: string }>(
    '/api/task/image_to_image/post',
    { images: [{ upload_id: uploadId }], prompt: 'at night', count: 1 },
    me,
  );
  const [input] = await listInputs(api.app.db, Number(data?.id));
  return await readKey(input?.key ?? '');
}

/** What the browser gets by an address. */
async function load(url: string): Promise<Buffer> {
  const response = await api.fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** How far the pixel that is farthest from a colour is from it. */
async function distance(file: Buffer, { r, g, b } = BLUE): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    most = Math.max(most, Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b));
  }
  return most;
}

/** The lower right quarter, where the mark is. */
const CORNER = { x: 200, y: 150, width: 400, height: 300 };

describe('a part of a work with the brand mark', () => {
  it('is given to tools without the mark, and shown with it by every address', async () => {
    const sent = await cutWell({ media: work(await addImage()), part: CORNER });
    expect(sent).toMatchObject({ kind: 'image', width: 400, height: 300, mime: 'image/png', duration: 0 });
    const given = await readInput(sent.upload_id);
    expect(await sharp(given).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(await distance(given)).toBe(0);
    const addresses = [
      sent.url,
      sent.thumb,
      `${sent.url}&w=1024`,
      `${sent.url}&d=a.png`,
      `${sent.url}&f=webp`,
    ];
    for (const address of addresses) expect(await distance(await load(address))).toBeGreaterThan(40);
  });

  it('shows no pixel that the work does not show, however it is turned', async () => {
    const id = await addImage();
    const { left, top, png } = drawWatermark(WIDTH, HEIGHT);
    const mark = await sharp(png).metadata();
    // The mark comes to the upper left corner, where a cut that was marked anew would have none.
    const sent = await cutWell({ media: work(id), part: { ...CORNER, x: -200, y: -150, angle: 180 } });
    const shown = await load(sent.url);
    const here = { left: WIDTH - left - mark.width, top: HEIGHT - top - mark.height };
    const place = { ...here, width: mark.width, height: mark.height };
    expect(await distance(await sharp(shown).extract(place).png().toBuffer())).toBeGreaterThan(40);
    const [row] = await api.app.db.select().from(media).where(eq(media.task_id, id));
    const work180 = sharp(await readKey(row?.key ?? ''))
      .extract({ left: 400, top: 300, width: 400, height: 300 })
      .rotate(180);
    expect(await sharp(shown).raw().toBuffer()).toEqual(await work180.raw().toBuffer());
    expect(await distance(await readInput(sent.upload_id))).toBe(0);
  });

  it('can be cut again, and is clean for tools still', async () => {
    const first = await cutWell({ media: work(await addImage()), part: CORNER });
    const part = { x: 25, y: 0, width: 350, height: 300 };
    const again = await cutWell({ media: { upload_id: first.upload_id }, part });
    expect(again).toMatchObject({ width: 350, height: 300 });
    expect(await distance(await load(again.url))).toBeGreaterThan(40);
    expect(await distance(await readInput(again.upload_id))).toBe(0);
  });

  it('is the same upload when the same is asked again, and another one for another part', async () => {
    const ref = work(await addImage());
    const [one, two] = await Promise.all([
      cutWell({ media: ref, part: CORNER }),
      cutWell({ media: ref, part: CORNER }),
    ]);
    const later = await cutWell({ media: ref, part: CORNER });
    expect([two.upload_id, later.upload_id]).toEqual([one.upload_id, one.upload_id]);
    expect((await cutWell({ media: ref, part: { ...CORNER, x: 190 } })).upload_id).not.toBe(one.upload_id);
  });

  it('keeps both files for as long as it is kept, and no longer', async () => {
    const { upload_id } = await cutWell({ media: work(await addImage()), part: CORNER });
    const isIt = eq(media.id, Number(upload_id));
    const [row] = await api.app.db.select().from(media).where(isIt);
    await sweepOrphans(api.app, -60);
    for (const key of [row?.key, row?.thumb_key, row?.clean_key]) {
      expect(await api.app.storage.size(key ?? '')).toBeGreaterThan(0);
    }
    await api.app.db
      .update(media)
      .set({ expires_at: sql`now() - interval '1 hour'` })
      .where(isIt);
    await expireUploads(api.app);
    for (const key of [row?.key, row?.thumb_key, row?.clean_key]) {
      expect(await api.app.storage.size(key ?? '')).toBeUndefined();
    }
  });
});

describe('a frame of a video with the brand mark', () => {
  it('is the one that is shown at that second, clean for tools and marked for people', async () => {
    const ref = work(await addVideo());
    const blue = await cutWell({ media: ref, second: 0.5 });
    const red = await cutWell({ media: ref, second: 2 - 0.5 / 24 });
    expect(blue).toMatchObject({ kind: 'image', width: 640, height: 480, mime: 'image/png', duration: 0 });
    expect(await distance(await readInput(blue.upload_id))).toBeLessThan(6);
    expect(await distance(await readInput(red.upload_id), { r: 0xc0, g: 0x40, b: 0x20 })).toBeLessThan(6);
    for (const address of [blue.url, blue.thumb]) {
      expect(await distance(await load(address))).toBeGreaterThan(40);
    }
  });

  it('is exact at its edges', async () => {
    const ref = work(await addVideo());
    const red = { r: 0xc0, g: 0x40, b: 0x20 };
    const edges = [
      [0, BLUE],
      [1 - 0.2 / 24, BLUE],
      [1 + 0.2 / 24, red],
      [2, red],
    ] as const;
    for (const [second, colour] of edges) {
      const { upload_id } = await cutWell({ media: ref, second });
      expect(await distance(await readInput(upload_id), colour)).toBeLessThan(6);
    }
  });
});

describe('what has no mark', () => {
  it('is cut once, of its own kind', async () => {
    const image = await addImage({ hasWatermark: false });
    const ofWork = await cutWell({ media: work(image), part: CORNER });
    const upload_id = await send(await makeImage(), 'image/jpeg');
    const ofUpload = await cutWell({ media: { upload_id }, part: { x: 0, y: 0, width: 301, height: 300 } });
    expect([ofWork.mime, ofUpload.mime]).toEqual(['image/png', 'image/jpeg']);
    expect(ofUpload).toMatchObject({ width: 301, height: 300 });
    for (const sent of [ofWork, ofUpload]) {
      const [row] = await api.app.db
        .select()
        .from(media)
        .where(eq(media.id, Number(sent.upload_id)));
      expect(row?.clean_key).toBe('');
    }
  });
});

const refused = (fields: object) => ({ code: 3010001, data: { fields } });

describe('a cut is refused', () => {
  const NOT_FOUND = { code: 2010002 };

  it('of what this person could not give to a tool', async () => {
    const other = await api.signIn();
    const id = await addImage({ by: other });
    const asked = { media: work(id), part: CORNER };
    expect(await cut(asked)).toMatchObject(NOT_FOUND);
    const { data } = await cut(asked, other);
    expect(await cut({ media: { upload_id: data?.upload_id }, part: CORNER })).toMatchObject(NOT_FOUND);
    await api.app.db.update(tasks).set({ public: true }).where(eq(tasks.id, id));
    expect((await cut(asked)).data).toMatchObject({ width: 400, height: 300 });
    await api.app.db
      .update(tasks)
      .set({ deleted_at: sql`now()` })
      .where(eq(tasks.id, id));
    for (const by of [me, other]) expect(await cut(asked, by)).toMatchObject(NOT_FOUND);
    expect(await api.post('/api/task/cut', asked)).toMatchObject({ http: 401 });
  });

  it.each([
    [{ ...CORNER, x: 210 }, { part: 'The part must lie within the image (800 × 600 px)' }],
    [{ ...CORNER, angle: 5 }, { part: 'The part must lie within the image (800 × 600 px)' }],
    [undefined, { part: 'The part must lie within the image (800 × 600 px)' }],
    [{ ...CORNER, width: 0 }, { 'part.width': expect.any(String) as string }],
  ])('whose part is %j', async (part, fields) => {
    expect(await cut({ media: work(await addImage()), part })).toMatchObject(refused(fields));
  });

  it('where the medium has nothing of the kind', async () => {
    const image = work(await addImage());
    const video = work(await addVideo());
    const sound = { upload_id: await send(await makeSound(1), 'audio/wav') };
    expect(await cut({ media: image, second: 1 })).toMatchObject(
      refused({ second: 'This is no video: say which part of it is cut' }),
    );
    expect(await cut({ media: video, part: CORNER })).toMatchObject(
      refused({ part: 'This is a video: say at which second its frame is cut' }),
    );
    expect(await cut({ media: video, second: 2.5 })).toMatchObject(
      refused({ second: 'The frame must lie within the video: 0–2 seconds' }),
    );
    expect(await cut({ media: sound, second: 0 })).toMatchObject(
      refused({ media: 'Parts are cut out of images, frames out of videos. A sound has neither' }),
    );
  });
});
