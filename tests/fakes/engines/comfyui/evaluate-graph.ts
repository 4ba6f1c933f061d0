// What a graph would make: its sizes, lengths and colours, worked out from its own numbers; and a real file of that.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { makeMedia, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { type FakeGraph, isLinked } from './graph-nodes.ts';
import { listAbove } from './validate-graph.ts';

/** Of images, latents, videos and sounds alike; what is not there is not known of it. */
type Shape = { width?: number; height?: number; count?: number; fps?: number; seconds?: number };
type MadeMedium = { name: string; bytes: Buffer };

/** Links whose shape is that of the node, the last one winning: a latent is as large as it is, whatever words say. */
const LEADING = ['image', 'image1', 'pixels', 'samples', 'samples1', 'images', 'video', 'latent_image'];

/** `read` gives the bytes of an uploaded file. */
export async function makeFiles(
  graph: FakeGraph,
  output: string,
  read: (name: string) => Buffer,
): Promise<MadeMedium[]> {
  const shapes = new Map<string, Shape>();
  for (const id of listAbove(graph, output)) shapes.set(id, await shapeOf(graph, id, shapes, read));
  const { width = 0, height = 0, count = 1, fps = 24, seconds } = shapes.get(output) ?? {};
  const color = colorOf(graph, output);
  if (graph[output]?.class_type === 'SaveVideo') {
    const bytes = await makeVideoFile({ width, height, count, fps, color, hasSound: seconds !== undefined });
    return [{ name: 'mp4', bytes }];
  }
  const made: MadeMedium[] = [];
  for (let number = 0; number < count; number += 1) {
    const background = { r: color[0] ?? 0, g: color[1] ?? 0, b: (number * 40) % 256 };
    const image = sharp({ create: { width, height, channels: 3, background } });
    made.push({ name: 'png', bytes: await image.png().toBuffer() });
  }
  return made;
}

async function shapeOf(
  graph: FakeGraph,
  id: string,
  shapes: ReadonlyMap<string, Shape>,
  read: (name: string) => Buffer,
): Promise<Shape> {
  const { class_type, inputs } = graph[id] ?? { class_type: '', inputs: {} };
  const linked = (name: string): Shape => {
    const value = inputs[name];
    return isLinked(value) ? (shapes.get(value[0]) ?? {}) : {};
  };
  if (class_type === 'LoadImage') return await measureImage(read(String(inputs['image'])));
  if (class_type === 'LoadVideo') return await measureMedia(read(String(inputs['file'])));
  if (class_type === 'LoadAudio')
    return { seconds: (await measureMedia(read(String(inputs['audio'])))).seconds };
  const others = Object.keys(inputs).filter((name) => !LEADING.includes(name));
  const shape: Shape = Object.assign({}, ...[...others, ...LEADING].map(linked));
  const number = (name: string) => (typeof inputs[name] === 'number' ? Number(inputs[name]) : undefined);
  shape.width = number('width') ?? shape.width;
  shape.height = number('height') ?? shape.height;
  shape.fps = number('fps') ?? shape.fps;
  shape.count = number('batch_size') ?? shape.count;
  shape.count = number('length') ?? shape.count;
  if (class_type === 'RepeatImageBatch') shape.count = (linked('image').count ?? 1) * (number('amount') ?? 1);
  if (class_type === 'ImageFromBatch') {
    shape.count = Math.min(linked('image').count ?? 1, number('length') ?? 1);
  }
  if (class_type === 'LatentConcat')
    shape.count = (linked('samples1').count ?? 0) + (linked('samples2').count ?? 0);
  if (class_type === 'CreateVideo') shape.seconds = linked('audio').seconds;
  return shape;
}

async function measureImage(bytes: Buffer): Promise<Shape> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, count: 1 };
}

async function measureMedia(bytes: Buffer): Promise<Shape> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comfyui-'));
  try {
    const file = path.join(folder, 'input');
    await writeFile(file, bytes);
    const { video, audio, seconds } = await probeMedia(await testFfmpeg(), file);
    const sound = audio ? { seconds } : {};
    if (!video) return sound;
    const count = video.frames || Math.round(seconds * video.fps);
    return { width: video.width, height: video.height, fps: video.fps, count, ...sound };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Another graph is another colour: seed and words can be seen in it. The name of the file is none of it. */
export function colorOf(graph: FakeGraph, output: string): Buffer {
  const parts = listAbove(graph, output).map((id) => {
    const { class_type, inputs } = graph[id] ?? { class_type: '', inputs: {} };
    return { class_type, inputs: { ...inputs, filename_prefix: '' } };
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

type VideoFacts = {
  width: number;
  height: number;
  count: number;
  fps: number;
  color: Buffer;
  hasSound: boolean;
};

async function makeVideoFile({ width, height, count, fps, color, hasSound }: VideoFacts): Promise<Buffer> {
  const seconds = count / fps;
  const plain = `color=c=0x${color.toString('hex', 0, 3)}:size=${width}x${height}:rate=${fps}:duration=${seconds}`;
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-c:a', 'aac'];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-frames:v',
    String(count),
  ];
  return await makeMedia('made.mp4', ['-f', 'lavfi', '-i', plain, ...(hasSound ? sound : []), ...codec]);
}
