// What this browser can tell of a video without sending it: size, seconds, and its first frame.
import { canvasBlob } from './prepare-image.ts';

export type VideoRead = { facts: { width: number; height: number; duration: number }; still: Blob | null };

const STILL_SIDE = 512;
const STILL_QUALITY = 0.85;
/** A browser that cannot play it may say nothing at all. */
const PATIENCE_MS = 6000;

/** Null where the video cannot be played here; the server may still be able to. */
export async function readVideo(file: Blob): Promise<VideoRead | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const isThere = await new Promise<boolean>((resolve) => {
      video.addEventListener('loadeddata', () => resolve(true), { once: true });
      video.addEventListener('error', () => resolve(false), { once: true });
      setTimeout(() => resolve(false), PATIENCE_MS);
      video.src = url;
    });
    const { videoWidth: width, videoHeight: height, duration } = video;
    // A video straight from a recorder does not know its own length.
    if (!isThere || width === 0 || !Number.isFinite(duration)) return null;
    return { facts: { width, height, duration }, still: await drawStill(video).catch(() => null) };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function drawStill(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, STILL_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvasBlob(canvas, 'image/jpeg', STILL_QUALITY);
}
