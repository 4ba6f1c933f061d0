// The frame that a film shows now, as a picture in its own pixels.
export async function grabFrame(film: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no frame'))), 'image/png');
  });
}

/** Goes to a place of the film and waits until it is shown there. */
function seekTo(film: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener('seeked', () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('the film cannot be read')), { once: true });
    film.currentTime = seconds;
  });
}

/** One frame of a film that is not on the page. */
export async function grabFrameAt(src: string, seconds: number): Promise<Blob> {
  const film = document.createElement('video');
  Object.assign(film, { muted: true, preload: 'auto', playsInline: true, crossOrigin: 'anonymous' });
  try {
    await new Promise<void>((resolve, reject) => {
      film.addEventListener('loadeddata', () => resolve(), { once: true });
      film.addEventListener('error', () => reject(new Error('the film cannot be read')), { once: true });
      film.src = src;
    });
    await seekTo(film, seconds);
    return await grabFrame(film);
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}
