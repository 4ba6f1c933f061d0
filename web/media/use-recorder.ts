// Records from the microphone: how long it has run, how loud it was, and the file at the end.
import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '#web/i18n/text-key.ts';
import { cutSound } from './cut-sound.ts';
import { describeDeviceError } from './describe-device-error.ts';

export type Recorder = {
  state: 'idle' | 'asking' | 'recording' | 'finishing';
  seconds: number;
  /** 0–1, the last ones, newest at the end. */
  levels: readonly number[];
  /** Key of a sentence. */
  problem: TextKey | null;
  start: () => Promise<void>;
  /** Ends it and hands the file over. */
  finish: () => void;
  /** Ends it and forgets it. */
  cancel: () => void;
};

const TICK_MS = 100;
const LEVELS_KEPT = 120;
/** A voice at arm's length; a shout is cut. */
const GAIN = 4;

type Running = { stream: MediaStream; recorder: MediaRecorder; context: AudioContext; timer: number };

/** `most` in seconds: it stops by itself. The file is WAV, whatever this browser records in. */
export function useRecorder(most: number, name: string, onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle');
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<Recorder['problem']>(null);
  const running = useRef<Running | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      letGo(running.current);
      running.current = null;
    };
  }, []);

  async function start(): Promise<void> {
    setProblem(null);
    setState('asking');
    try {
      // Without https a browser has no such thing at all, and this throws as well.
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isMounted.current) record(stream);
      else for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      setProblem(describeDeviceError(error, 'microphone'));
      setState('idle');
    }
  }

  function record(stream: MediaStream): void {
    const recorder = new MediaRecorder(stream);
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const startedAt = performance.now();
    const timer = window.setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      const passed = (performance.now() - startedAt) / 1000;
      setLevels((before) => [...before, Math.min(1, loudness * GAIN)].slice(-LEVELS_KEPT));
      setSeconds(Math.min(most, passed));
      if (passed >= most) finish();
    }, TICK_MS);
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => void convert(new Blob(parts, { type: recorder.mimeType })));
    recorder.start();
    running.current = { stream, recorder, context, timer };
    setSeconds(0);
    setLevels([]);
    setState('recording');
  }

  async function convert(recorded: Blob): Promise<void> {
    try {
      const file = await cutSound(new File([recorded], name), 0, most);
      if (isMounted.current) onRecorded(file);
    } catch {
      setProblem('media.record.failed');
    }
    setState('idle');
  }

  function finish(): void {
    if (!running.current) return;
    setState('finishing');
    // The stop of the recorder brings the file.
    letGo(running.current, true);
    running.current = null;
  }

  function cancel(): void {
    letGo(running.current);
    running.current = null;
    setState('idle');
  }

  return { state, seconds, levels, problem, start, finish, cancel };
}

function letGo(running: Running | null, isFileWanted = false): void {
  if (!running) return;
  const { stream, recorder, context, timer } = running;
  clearInterval(timer);
  if (isFileWanted) recorder.stop();
  for (const track of stream.getTracks()) track.stop();
  void context.close();
}
