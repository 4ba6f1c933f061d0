// A box that files can be dropped on: whether some hang over it now, and what to listen to.
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

/** `onFiles` hears what was let go here. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  /** Every element inside tells of its own coming and going. */
  const depth = useRef(0);
  function leave() {
    depth.current = 0;
    setOver(false);
  }
  return {
    isOver,
    listeners: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}
