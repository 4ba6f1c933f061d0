// The frame that a video shows now, as an image in its own pixels.
export async function grabFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no frame'))), 'image/png');
  });
}

/** Goes to a place of the video and waits until it is shown there. */
function seekTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('seeked', () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('the video cannot be read')), { once: true });
    video.currentTime = seconds;
  });
}

/** One frame of a video that is not on the page. */
export async function grabFrameAt(src: string, seconds: number): Promise<Blob> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, preload: 'auto', playsInline: true, crossOrigin: 'anonymous' });
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('loadeddata', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('the video cannot be read')), { once: true });
      video.src = src;
    });
    await seekTo(video, seconds);
    return await grabFrame(video);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
