// Which image of an open work is looked at, where its author shows several.
import { useState } from 'react';
import type { PublicImage, PublicTask } from '#contract/task.ts';

export type ShownImage = { image: PublicImage; show: (index: number) => void };

/** The first of them, until another one is chosen. */
export function useShownImage(work: PublicTask | undefined): ShownImage | undefined {
  const [chosen, setChosen] = useState<{ id: string; index: number } | null>(null);
  if (!work) return undefined;
  const isOfIt = chosen?.id === work.id;
  const found = isOfIt ? work.images.find(({ index }) => index === chosen.index) : undefined;
  const { url, thumb, thumbhash, width, height } = work;
  const image = found ?? work.images[0] ?? { index: 0, url, thumb, thumbhash, width, height };
  return { image, show: (index) => setChosen({ id: work.id, index }) };
}
