// An image decoded for the cropper: from the file, or fetched where it is a work.
import { useEffect, useState } from 'react';
import type { MediaChoice } from './media-choice.ts';

type Image = Pick<MediaChoice, 'file' | 'url'>;

async function openImage({ file, url }: Image): Promise<ImageBitmap> {
  if (file) return createImageBitmap(file);
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return createImageBitmap(await response.blob());
}

export type OpenedImage = { bitmap: ImageBitmap | null; hasFailed: boolean };

/** `image` null: nothing to open. The decoded pixels are let go when another one comes. */
export function useOpenedImage(image: Image | null): OpenedImage {
  const [opened, setOpened] = useState<OpenedImage>({ bitmap: null, hasFailed: false });
  const file = image?.file ?? null;
  const url = image?.url ?? null;
  useEffect(() => {
    if (file === null && url === null) return;
    let isWanted = true;
    let held: ImageBitmap | null = null;
    async function open() {
      try {
        held = await openImage({ file, url: url ?? '' });
        if (isWanted) setOpened({ bitmap: held, hasFailed: false });
        else held.close();
      } catch {
        if (isWanted) setOpened({ bitmap: null, hasFailed: true });
      }
    }
    void open();
    return () => {
      isWanted = false;
      setOpened({ bitmap: null, hasFailed: false });
      held?.close();
    };
  }, [file, url]);
  return opened;
}
