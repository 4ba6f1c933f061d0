// Small files that ask for very much: what strangers send to take a machine's memory and time.
import { crc32, deflateSync } from 'node:zlib';
import { makeVideo } from './sample-media.ts';

/** A PNG of one colour, 16 bits a channel with alpha: side × side × 8 bytes when it is opened, some thousandth of it here. */
export function makeHugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side * 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An MP3 of silence whose ID3 tag holds images. */
export function makeSoundWithCovers(covers: readonly Buffer[]): Buffer {
  const frames = covers.map((cover, n) => {
    const body = Buffer.concat([Buffer.from(`\0image/png\0\u0003${n}\0`, 'latin1'), cover]);
    const head = Buffer.alloc(10);
    head.write('APIC', 'latin1');
    head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  });
  const tag = Buffer.concat(frames);
  const head = Buffer.from([
    0x49,
    0x44,
    0x33,
    3,
    0,
    0,
    ...[21, 14, 7, 0].map((bits) => (tag.length >> bits) & 0x7f),
  ]);
  // MPEG 1 layer III, 128 kbit/s, 44,100 Hz: 417 bytes a frame.
  const silence = Buffer.alloc(417);
  silence.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat([head, tag, ...Array.from({ length: 80 }, () => silence)]);
}

/** A small video that says to be very long and large. */
export async function makeLongVideo(): Promise<Buffer> {
  return await makeVideo({
    width: 3840,
    height: 2160,
    seconds: 60,
    fps: 1,
    sound: false,
    source: 'color',
  });
}

function chunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
