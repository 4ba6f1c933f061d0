// A few frames of a video side by side on one canvas, taken by seeking through it unseen. One video at a time.

/** Sheets are kept by the address without its signature, the oldest go first. */
const KEPT = 24;
const sheets = new Map<string, HTMLCanvasElement>();

export type FrameOrder = {
  src: string;
  count: number;
  /** Pixels of one frame. */
  width: number;
  height: number;
  signal: AbortSignal;
  /** Told after every frame with the sheet as it stands. */
  onFrame: (sheet: HTMLCanvasElement, drawn: number) => void;
};

/** The turn of each order: two videos at once would only slow each other down. */
let turn: Promise<void> = Promise.resolve();

export function readVideoFrames(order: FrameOrder): void {
  const known = sheets.get(nameSheet(order));
  if (known) return order.onFrame(known, order.count);
  turn = turn.then(() => drawSheet(order)).catch(() => {}); // no frames, no scrub: the video itself still plays
}

async function drawSheet({ onFrame, signal, ...order }: FrameOrder): Promise<void> {
  const { src, count, width, height } = order;
  if (signal.aborted) return;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, preload: 'auto', playsInline: true, crossOrigin: 'anonymous' });
  const sheet = Object.assign(document.createElement('canvas'), { width: width * count, height });
  const context = sheet.getContext('2d');
  try {
    video.src = src;
    await heard(video, 'loadeddata', signal);
    for (let n = 0; n < count; n += 1) {
      video.currentTime = (video.duration * (n + 0.5)) / count;
      await heard(video, 'seeked', signal);
      const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
      const [across, down] = [width / scale, height / scale];
      const [left, top] = [(video.videoWidth - across) / 2, (video.videoHeight - down) / 2];
      context?.drawImage(video, left, top, across, down, n * width, 0, width, height);
      onFrame(sheet, n + 1);
    }
    keep(nameSheet(order), sheet);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function heard(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('the video cannot be read')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(new Error('nobody looks any more')), { once: true });
  });
}

function nameSheet({ src, count, width }: Pick<FrameOrder, 'src' | 'count' | 'width'>): string {
  return `${src.split('?')[0]} ${count} ${width}`;
}

function keep(name: string, sheet: HTMLCanvasElement): void {
  sheets.set(name, sheet);
  const [oldest] = sheets.keys();
  if (sheets.size > KEPT && oldest !== undefined) sheets.delete(oldest);
}
