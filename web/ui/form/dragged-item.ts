// Something of the product on its way from a card to a place that takes it. What it is, only the page knows.
import type { DragEvent as ReactDragEvent } from 'react';

/** The kind can be seen while it is dragged, the value only when it is let go. */
export type DraggedItem = { kind: string; value: string };

type AnyDrag = Pick<DragEvent | ReactDragEvent, 'dataTransfer'>;

const PREFIX = 'application/x-item-';
/** Pixels of what hangs at the pointer. */
const GHOST_WIDTH = 96;

export function startItemDrag(event: ReactDragEvent<HTMLElement>, { kind, value }: DraggedItem): void {
  event.dataTransfer.setData(PREFIX + kind, value);
  event.dataTransfer.effectAllowed = 'copy';
  showGhost(event);
}

export function hasItem({ dataTransfer }: AnyDrag, kind?: string): boolean {
  const types = dataTransfer?.types ?? [];
  return kind === undefined ? types.some((type) => type.startsWith(PREFIX)) : types.includes(PREFIX + kind);
}

export function readItem({ dataTransfer }: AnyDrag, kind: string): string {
  return dataTransfer?.getData(PREFIX + kind) ?? '';
}

/** A small image instead of the large one, which would cover the place that it is meant for. */
function showGhost(event: ReactDragEvent<HTMLElement>): void {
  const image = event.currentTarget.querySelector('img');
  if (!image) return;
  const ghost = image.cloneNode() as HTMLImageElement;
  ghost.removeAttribute('srcset');
  const height = GHOST_WIDTH / (image.width / image.height || 1);
  ghost.style.cssText = `position:fixed;top:-999px;left:0;width:${GHOST_WIDTH}px;height:${height}px;object-fit:cover`;
  document.body.append(ghost);
  event.dataTransfer.setDragImage(ghost, GHOST_WIDTH / 2, height / 2);
  // The browser has taken its picture of it by then.
  setTimeout(() => ghost.remove());
}
