// A cut sound: the right samples, in a WAV file that anything can read.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutSound } from './cut-sound.ts';

const RATE = 44_100;
let channels: Float32Array[];

beforeEach(() => {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData() {
        const [first = new Float32Array(0)] = channels;
        return Promise.resolve({
          numberOfChannels: channels.length,
          length: first.length,
          sampleRate: RATE,
          duration: first.length / RATE,
          getChannelData: (channel: number) => channels[channel],
        });
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const sound = new File(['encoded'], 'good evening.m4a', { type: 'audio/mp4' });

it('[product 2.7] keeps the part between two times, as one channel of 16 bits', async () => {
  // Two seconds: silence, then a half; the second channel is silent.
  const left = new Float32Array(2 * RATE).fill(0.5, RATE);
  channels = [left, new Float32Array(2 * RATE)];
  const file = await cutSound(sound, 0.5, 1.5);
  expect([file.name, file.type, file.size]).toEqual(['good evening.wav', 'audio/wav', 44 + 2 * RATE]);
  const view = new DataView(await file.arrayBuffer());
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1,
    RATE,
    16,
  ]);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([36 + 2 * RATE, 2 * RATE]);
  const sample = (at: number) => view.getInt16(44 + at * 2, true);
  expect([sample(0), sample(RATE / 2 - 1), sample(RATE / 2), sample(RATE - 1)]).toEqual([0, 0, 8192, 8192]);
});

it('cuts what is louder than a file can hold', async () => {
  channels = [Float32Array.from([2, -2])];
  const view = new DataView(await (await cutSound(sound)).arrayBuffer());
  expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([32767, -32767]);
});
