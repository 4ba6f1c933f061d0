// Recording a voice: the words when there is no microphone, the running time, and the file at the end.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

const RATE = 44_100;
const recorded = vi.fn<(file: File) => void>();
const stopTrack = vi.fn<() => void>();
let ask: () => Promise<unknown>;

class FakeRecorder extends EventTarget {
  readonly mimeType = 'audio/webm;codecs=opus';
  start() {}
  stop() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['opus']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

class FakeContext {
  createAnalyser() {
    return { fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1) };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  close() {
    return Promise.resolve();
  }
}

class FakeDecoder {
  decodeAudioData() {
    const samples = new Float32Array(3 * RATE);
    return Promise.resolve({
      numberOfChannels: 1,
      length: samples.length,
      sampleRate: RATE,
      duration: 3,
      getChannelData: () => samples,
    });
  }
}

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OfflineAudioContext', FakeDecoder);
  ask = () => Promise.resolve({ getTracks: () => [{ stop: stopTrack }] });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    get: () => ({ getUserMedia: () => ask() }),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  recorded.mockClear();
  stopTrack.mockClear();
});

async function begin() {
  render(
    <VoiceRecorder
      most={2}
      onRecorded={recorded}
      formatBeside={(seconds) => `${Math.ceil(seconds)} points`}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  await act(async () => {});
}

it.each([
  ['NotAllowedError', /blocked for this page/],
  ['NotReadableError', /Another program is using the microphone/],
  ['NotFoundError', /No microphone was found/],
])('[product 2.7] says what to do after %s', async (name, words) => {
  ask = () => Promise.reject(new DOMException('no', name));
  await begin();
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

it('says so where this browser gives no microphone at all', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await begin();
  expect(screen.getByRole('alert').textContent).toMatch(/No microphone was found/);
});

it('[product 2.7] shows how long it has run, and hands over a WAV file when it is stopped', async () => {
  await begin();
  act(() => void vi.advanceTimersByTime(1300));
  expect(screen.getByRole('timer').textContent).toBe('Recording 0:01.3');
  expect(screen.getByText('of 0:02 · 2 points')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(recorded).toHaveBeenCalledTimes(1));
  // Not a sample more than may be kept, whatever the recorder brought.
  expect(recorded.mock.calls[0]?.[0]).toMatchObject({
    name: 'recording.wav',
    type: 'audio/wav',
    size: 44 + 2 * 2 * RATE,
  });
  expect(stopTrack).toHaveBeenCalled();
});

it('[product 2.7] stops by itself when it may be no longer', async () => {
  await begin();
  act(() => void vi.advanceTimersByTime(2100));
  await waitFor(() => expect(recorded).toHaveBeenCalledTimes(1));
});

it('forgets a recording that is canceled, and lets the microphone go when the page is left', async () => {
  await begin();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(stopTrack).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  await act(async () => {});
  cleanup();
  expect(stopTrack).toHaveBeenCalledTimes(2);
  expect(recorded).not.toHaveBeenCalled();
});
