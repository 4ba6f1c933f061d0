// A few frames of a film side by side on one canvas, taken by seeking through it unseen. One film at a time.

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

/** The turn of each order: two films at once would only slow each other down. */
let turn: Promise<void> = Promise.resolve();

export function readFilmFrames(order: FrameOrder): void {
  const known = sheets.get(nameSheet(order));
  if (known) return order.onFrame(known, order.count);
  turn = turn.then(() => drawSheet(order)).catch(() => {}); // no frames, no scrub: the film itself still plays
}

async function drawSheet({ onFrame, signal, ...order }: FrameOrder): Promise<void> {
  const { src, count, width, height } = order;
  if (signal.aborted) return;
  const film = document.createElement('video');
  Object.assign(film, { muted: true, preload: 'auto', playsInline: true, crossOrigin: 'anonymous' });
  const sheet = Object.assign(document.createElement('canvas'), { width: width * count, height });
  const context = sheet.getContext('2d');
  try {
    film.src = src;
    await heard(film, 'loadeddata', signal);
    for (let n = 0; n < count; n += 1) {
      film.currentTime = (film.duration * (n + 0.5)) / count;
      await heard(film, 'seeked', signal);
      const scale = Math.max(width / film.videoWidth, height / film.videoHeight);
      const [across, down] = [width / scale, height / scale];
      const [left, top] = [(film.videoWidth - across) / 2, (film.videoHeight - down) / 2];
      context?.drawImage(film, left, top, across, down, n * width, 0, width, height);
      onFrame(sheet, n + 1);
    }
    keep(nameSheet(order), sheet);
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

function heard(film: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(name, () => resolve(), { once: true, signal });
    film.addEventListener('error', () => reject(new Error('the film cannot be read')), {
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
