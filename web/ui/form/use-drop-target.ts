// A box that files, or items of one kind, can be dropped on: whether some hang over it now, and what to listen to.
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { hasItem, readItem } from './dragged-item.ts';

export type DropTarget = {
  /** Hears what was let go here. */
  onFiles: (files: File[]) => void;
  /** Items that it takes beside files, and who hears of them. */
  items?: { kind: string; onItem: (value: string) => void } | undefined;
};

export function useDropTarget({ onFiles, items }: DropTarget) {
  const [isOver, setOver] = useState(false);
  /** Every element inside tells of its own coming and going. */
  const depth = useRef(0);
  function leave() {
    depth.current = 0;
    setOver(false);
  }
  // What a card is dragged as may hold its image as a file too: it is the card that is meant.
  const takes = (event: DragEvent) =>
    hasItem(event)
      ? items !== undefined && hasItem(event, items.kind)
      : event.dataTransfer.types.includes('Files');
  return {
    isOver,
    listeners: {
      onDragEnter(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (takes(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        leave();
        if (items && hasItem(event, items.kind)) items.onItem(readItem(event, items.kind));
        else onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
