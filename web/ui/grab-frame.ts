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
export function seekTo(film: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener('seeked', () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('the film cannot be read')), { once: true });
    film.currentTime = seconds;
  });
}
