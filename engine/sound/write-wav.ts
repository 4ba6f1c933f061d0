// Writes samples as a WAV file of 16 bits, for ffmpeg to take up.
import { writeFile } from 'node:fs/promises';

const HEADER_BYTES = 44;

/** Channels of one length with values from −1 to 1; what is beyond is cut. */
export async function writeWav(file: string, channels: readonly Float32Array[], rate: number): Promise<void> {
  const frames = channels[0]?.length ?? 0;
  const bytes = frames * channels.length * 2;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0, 'ascii');
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'ascii');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels.length, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * channels.length * 2, 28);
  wav.writeUInt16LE(channels.length * 2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'ascii');
  wav.writeUInt32LE(bytes, 40);
  let at = HEADER_BYTES;
  for (let frame = 0; frame < frames; frame++) {
    for (const channel of channels) {
      wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, channel[frame] as number)) * 32767), at);
      at += 2;
    }
  }
  await writeFile(file, wav);
}
