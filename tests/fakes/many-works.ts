// A person with thousands of finished works, put straight into the database of a product: for walls that must stay
// smooth, not for images. A few images are drawn; each work has files of its own, which are links to them.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { TASK_STATUS } from '#contract/task.ts';
import { openSession } from '#server/account/session-token.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Db } from '#server/database/connect.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { hashThumb, shrinkToThumb } from '#server/media/thumb.ts';
import { locate, openDiskStorage } from '#server/adapters/storage-disk.ts';
import { nearestRatio } from '#contract/limits.ts';
import { type PlanId } from '#contract/prices.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';

const SIZES = [
  [1024, 1024],
  [1216, 832],
  [832, 1216],
  [1344, 768],
  [864, 1152],
  [1536, 640],
] as const;
const IMAGES = 24;
const ROWS_AT_ONCE = 1000;
const WORKS_A_DAY = 40;
const DAY_MS = 24 * 60 * 60_000;
const WORDS = [
  'a fox in the snow',
  'a red boat',
  'an old lighthouse',
  'the harbour at night',
  'a paper crane',
];

type Image = { key: string; thumb: string; width: number; height: number; thumbhash: string };

type Wish = {
  plan?: PlanId;
  email?: string;
  /** The images are drawn this much smaller than the works say: quick to draw, and to show by the thousand. */
  shrink?: number;
  /** So many images has each work. */
  each?: number;
};

/** Returns a token of the person. The works are newest first by their number, the newest of today. */
export async function addManyWorks(
  dataDir: string,
  count: number,
  { plan = 'free', email = `many-${randomUUID()}@example.com`, shrink = 1, each = 1 }: Wish = {},
): Promise<{ token: string }> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir));
  try {
    const userId = await addUser(db, count, plan, email);
    const folder = path.join(dataDir, 'media');
    const images = await getImages(folder, shrink);
    for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
      await addWorks(db, folder, {
        userId,
        images,
        each,
        first,
        last: Math.min(count, first + ROWS_AT_ONCE - 1),
        count,
      });
    }
    return { token: await openSession(db, { userId, deviceId: 'many', browser: 'test' }) };
  } finally {
    await close();
  }
}

async function addUser(db: Db, count: number, plan: PlanId, email: string): Promise<number> {
  const [user] = await db.insert(users).values({ email, name: 'Many', plan, last_seq: count }).returning();
  if (!user) throw new Error('no user was added');
  return user.id;
}

/** By folder and size: every person there has works of the same few. */
const drawn = new Map<string, Promise<Image[]>>();

function getImages(folder: string, shrink: number): Promise<Image[]> {
  const key = `${folder} ${shrink}`;
  const images = drawn.get(key) ?? drawImages(folder, shrink);
  drawn.set(key, images);
  return images;
}

async function drawImages(folder: string, shrink: number): Promise<Image[]> {
  const storage = await openDiskStorage(folder);
  return await Promise.all(
    Array.from({ length: IMAGES }, async (_, at) => {
      const [width, height] = SIZES[at % SIZES.length] ?? SIZES[0];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / shrink}" height="${height / shrink}">
        <linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${at * 47} 55% 62%)"/>
        <stop offset="1" stop-color="hsl(${at * 47 + 90} 60% 32%)"/></linearGradient>
        <rect width="100%" height="100%" fill="url(#g)"/>
        <circle cx="${20 + ((at * 13) % 60)}%" cy="40%" r="18%" fill="hsl(${at * 31} 70% 75%)"/></svg>`;
      const image = sharp(Buffer.from(svg));
      const name = `many-${at}-${randomUUID()}`;
      const whole = await storage.put(`${name}.png`, Readable.from([await image.clone().png().toBuffer()]));
      const small = await shrinkToThumb(image.clone()).toBuffer();
      const thumb = await storage.put(`${name}-thumb.webp`, Readable.from([small]));
      const thumbhash = await hashThumb(image.clone());
      return { key: whole.key, thumb: thumb.key, width, height, thumbhash };
    }),
  );
}

type Portion = {
  userId: number;
  images: readonly Image[];
  each: number;
  first: number;
  last: number;
  count: number;
};

async function addWorks(
  db: Db,
  folder: string,
  { userId, images, each, first, last, count }: Portion,
): Promise<void> {
  const seqs = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const imageOf = (seq: number) => images[(seq * 7) % images.length] as Image;
  const added = await db
    .insert(tasks)
    .values(
      seqs.map((seq) => {
        const { width, height } = imageOf(seq);
        const at = new Date(Date.now() - Math.floor((count - seq) / WORKS_A_DAY) * DAY_MS);
        const prompt = `${WORDS[seq % WORDS.length]}, number ${seq}`;
        return {
          user_id: userId,
          seq,
          type: 1 as const,
          status: TASK_STATUS.completed,
          progress: 100,
          prompt,
          params: {
            engine: 'pro',
            prompt,
            style: 'auto',
            aspect_ratio: '1:1',
            resolution: '1K',
            count: each,
          },
          cost: 0,
          cost_detail: [],
          favorite: seq % 50 === 0,
          ratio: nearestRatio(width, height),
          deadline_at: at,
          created_at: at,
          started_at: at,
          finished_at: at,
        };
      }),
    )
    .returning({ id: tasks.id, seq: tasks.seq });
  await db.insert(media).values(
    added.flatMap(({ id, seq }) => {
      const { key, thumb, width, height, thumbhash } = imageOf(seq);
      return Array.from({ length: each }, (_, index) => {
        const own = { key: `task-${id}-1-${index}.png`, thumb_key: `task-${id}-1-${index}-thumb.webp` };
        link(folder, key, own.key);
        link(folder, thumb, own.thumb_key);
        return {
          user_id: userId,
          task_id: id,
          index,
          role: 'result' as const,
          kind: 'image' as const,
          ...own,
          width,
          height,
          thumbhash: varyHash(thumbhash, seq * each + index),
          seed: seq + index,
          bytes: 1,
          sha256: '',
          format: 'png',
        };
      });
    }),
  );
}

/** Nobody's images share a stand-in: the last bytes are its finest shades. */
function varyHash(hash: string, seq: number): string {
  const bytes = Buffer.from(hash, 'base64');
  bytes.writeUInt16LE(seq & 0xffff, bytes.length - 2);
  return bytes.toString('base64');
}

function link(folder: string, key: string, own: string): void {
  const file = locate(folder, own);
  mkdirSync(path.dirname(file), { recursive: true });
  linkSync(locate(folder, key), file);
}
