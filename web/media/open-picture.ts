// A picture decoded for the cropper: from the file, or fetched where it is a work.
import { useEffect, useState } from 'react';
import type { MediaChoice } from './media-choice.ts';

type Picture = Pick<MediaChoice, 'file' | 'url'>;

async function openPicture({ file, url }: Picture): Promise<ImageBitmap> {
  if (file) return createImageBitmap(file);
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  return createImageBitmap(await response.blob());
}

export type OpenedPicture = { bitmap: ImageBitmap | null; hasFailed: boolean };

/** `picture` null: nothing to open. The decoded pixels are let go when another one comes. */
export function useOpenedPicture(picture: Picture | null): OpenedPicture {
  const [opened, setOpened] = useState<OpenedPicture>({ bitmap: null, hasFailed: false });
  const file = picture?.file ?? null;
  const url = picture?.url ?? null;
  useEffect(() => {
    if (file === null && url === null) return;
    let isWanted = true;
    let held: ImageBitmap | null = null;
    async function open() {
      try {
        held = await openPicture({ file, url: url ?? '' });
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
