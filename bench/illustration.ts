// Measures the built-in illustrator: its processor time against PNG encoding alone in the same run, and its memory over
// many different prompts. One command: node bench/illustration.ts [number of prompts for the memory run, default 200]
import process from 'node:process';
import sharp from 'sharp';
import { STYLES } from '#contract/limits.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';

const PIXELS = 1024;
const ROUNDS = 3;
const MEGABYTE = 1024 * 1024;

const SUBJECTS = [
  'a fox',
  'two cats',
  'a red car',
  'an owl',
  'a sailboat',
  '一只熊猫',
  '一条龙',
  'a castle',
  'a bowl of ramen',
  '宇航员',
];
const PLACES = [
  'in a snowy forest',
  'by the sea at sunset',
  'in a neon city at night',
  '在竹林里',
  '星空下',
  'on a mountain at dawn',
];
const MOODS = ['', 'in the rain', 'with falling petals', 'in thick fog'];

// Encoding must not borrow the second core: the image does not have it either.
sharp.concurrency(1);
sharp.cache(false);

type Timing = { draw: number; encode: number };

const timed = await measureTime();
const draw = median(timed.map((one) => one.draw));
const encode = median(timed.map((one) => one.encode));
console.log(
  `pictures              ${timed.length} of ${PIXELS} x ${PIXELS}, one of each style, ${ROUNDS} rounds, first not counted`,
);
console.log(`illustration, median  ${draw.toFixed(0)} ms`);
console.log(`PNG encoding, median  ${encode.toFixed(0)} ms`);
console.log(`ratio                 ${(draw / encode).toFixed(2)}`);

const memory = await measureMemory(Number(process.argv[2] ?? 200));
console.log(`memory over ${memory.images} different prompts (rss in MB)`);
console.log(`start ${memory.start}  end ${memory.end}  most ${memory.most}`);

async function measureTime(): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, style] of STYLES.entries()) {
      const timing = await drawOne(makePrompt(n * 7), style, n);
      // The first round compiles the code and reads the drawings.
      if (round > 0) timings.push(timing);
    }
  }
  return timings;
}

async function measureMemory(
  images: number,
): Promise<{ images: number; start: number; end: number; most: number }> {
  const start = readRssMegabytes();
  let most = start;
  for (let n = 0; n < images; n++) {
    await drawOne(makePrompt(n), STYLES[n % STYLES.length] ?? 'auto', 1000 + n);
    most = Math.max(most, readRssMegabytes());
  }
  return { images, start, end: readRssMegabytes(), most };
}

async function drawOne(prompt: string, style: (typeof STYLES)[number], seed: number): Promise<Timing> {
  // Processor time, not the clock: other work on the machine would be counted too.
  const began = process.cpuUsage();
  const { image } = await illustrate({ prompt, style, width: PIXELS, height: PIXELS, seed });
  const drawing = process.cpuUsage(began);
  const encodingBegan = process.cpuUsage();
  const { buffer, byteOffset, byteLength } = image.data;
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  await sharp(Buffer.from(buffer, byteOffset, byteLength), { raw })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { draw: inMilliseconds(drawing), encode: inMilliseconds(process.cpuUsage(encodingBegan)) };
}

function inMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** Different for each of the first 240 numbers. */
function makePrompt(n: number): string {
  const subject = SUBJECTS[n % SUBJECTS.length] ?? '';
  const place = PLACES[Math.floor(n / SUBJECTS.length) % PLACES.length] ?? '';
  const mood = MOODS[Math.floor(n / (SUBJECTS.length * PLACES.length)) % MOODS.length] ?? '';
  return [subject, place, mood].filter(Boolean).join(' ');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function readRssMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / MEGABYTE);
}
