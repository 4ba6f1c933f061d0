// Measures every image effect against reading the same photo and encoding it as PNG, in the same run, and the memory of
// all of them one after the other. Each round has a photo of its own, as a task has, whose people or things must be found
// (decisions 49 and 55); what that alone comes to is told as well. One command:
// node bench/image-effect.ts [--thing: a cup instead of a person] [effects, by their names, default all]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { JobRefusal, type Job, type JobInput } from '#engine/job.ts';
import { makeEffect } from '#engine/image-effect/make-effect.ts';
import { imageEffect } from '#tools/image-effect/contract.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { IMAGE_EFFECT_IDS } from '#engine/image-effect/effect-ids.ts';
import { giveBack } from '#engine/give-back.ts';
import { runAsChild } from './run-as-child.ts';

runAsChild();

const [WIDTH, HEIGHT] = [864, 1152];
const ROUNDS = 2;
/** No effect may cost more than so many encodings. */
const LIMIT = 40;
const MEGABYTE = 1024 * 1024;

// As in the engine's processes.
sharp.concurrency(1);
sharp.cache(false);

const folder = await mkdtemp(path.join(tmpdir(), 'effect-bench-'));
const photo = path.join(folder, 'photo.png');
const wanted = process.argv.slice(2).filter((one) => one !== '--thing');
const isThing = process.argv.includes('--thing');
/** The network that finds things takes 80 MB more (decision 55). */
const MEMORY_LIMIT_MB = isThing ? 820 : 720;
const SHOWN = new URL(`../tests/fakes/photos/${isThing ? 'cup' : 'astronaut'}.jpg`, import.meta.url);
const shown = await sharp(fileURLToPath(SHOWN))
  .resize(1200, 1600, { fit: 'cover' })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
await changePhoto();

try {
  const encode = median(
    await rounds(() => sharp(photo).resize(WIDTH, HEIGHT).png({ compressionLevel: 6 }).toBuffer()),
  );
  console.log(`read and encode      ${encode.toFixed(0)} ms of processor time, ${WIDTH} x ${HEIGHT}`);
  const { faces, cut } = await measurePeople();
  console.log(
    `what is in it        faces ${faces.toFixed(0)} ms, what to cut out ${cut.toFixed(0)} ms: part of what follows`,
  );
  let [worst, most] = [0, 0];
  const all: number[] = [];
  for (const id of IMAGE_EFFECT_IDS.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const spent = median(await rounds(() => makeEffect(jobOf(id), () => {})).catch(refused));
    if (spent === 0) continue;
    all.push(spent);
    worst = Math.max(worst, spent / encode);
    const rss = process.memoryUsage().rss / MEGABYTE;
    most = Math.max(most, rss);
    await giveBack();
    console.log(
      `${id.padEnd(20)} ${spent.toFixed(0)} ms, ratio ${(spent / encode).toFixed(1)}, ${rss.toFixed(0)} MB`,
    );
  }
  console.log(`median effect        ${median(all).toFixed(0)} ms`);
  const promised = imageEffect.etaSeconds({ ...imageEffect.quote.parse({ effect_id: 'felt' }), count: 1 });
  console.log(
    `worst ratio          ${worst.toFixed(1)} (limit ${LIMIT}); a person is told ${promised} s for one`,
  );
  console.log(`most memory          ${most.toFixed(0)} MB (limit ${MEMORY_LIMIT_MB})`);
  if (worst > LIMIT || most > MEMORY_LIMIT_MB) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** By a hair: people are remembered of a photo that was looked at. */
async function changePhoto(): Promise<void> {
  const { data, info } = shown;
  data[0] = ((data[0] ?? 0) + 1) % 256;
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toFile(photo);
}

/** Effects of faces refuse a cup, and what is cut off at the sides is not continued: told, and not counted. */
function refused(error: unknown): number[] {
  if (!(error instanceof JobRefusal)) throw error;
  console.log(`refused: ${error.message}`);
  return [];
}

/** Processor milliseconds of each round but the first, which compiles the code. */
async function rounds(work: () => Promise<unknown>): Promise<number[]> {
  const spent: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await changePhoto();
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    if (round > 0) spent.push((user + system) / 1000);
  }
  return spent;
}

/** Processor milliseconds. Each time of a photo that differs by a hair: the same one would not be looked at again. */
async function measurePeople(): Promise<{ faces: number; cut: number }> {
  const { data } = await sharp(photo)
    .resize(WIDTH, HEIGHT)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const looks: People[] = [];
  const faces = median(
    await rounds(async () => {
      data[0] = ((data[0] ?? 0) + 1) % 256;
      looks.push(await seePeople({ width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(data) }));
    }),
  );
  const cut = median(
    await rounds(() => Promise.resolve(isThing ? looks.pop()?.salient : looks.pop()?.silhouette)),
  );
  return { faces, cut };
}

function inputOf(index: number): JobInput {
  const facts = { kind: 'image', width: 1200, height: 1600, duration: 0, fps: 0, has_sound: false } as const;
  return { role: 'image', index, key: '', format: 'png', file: photo, ...facts };
}

function jobOf(id: string): Job {
  const template = IMAGE_EFFECT_TEMPLATES.find((one) => one.id === id);
  const text = template?.text ? 'a lake in the mountains' : '';
  return {
    tool: 'image-effect',
    fields: { effect_id: id, text, option: template?.option?.values[0]?.id ?? '', aspect_ratio: '3:4' },
    seed: 4,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs: Array.from({ length: template?.images ?? 1 }, (_, index) => inputOf(index)),
    file: path.join(folder, `${id}.png`),
    folder,
    ffmpeg: null,
    speaker: '',
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
