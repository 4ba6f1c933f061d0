// Files that are pasted, or let go beside every box, find the field that is meant.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MediaKind } from '#contract/media-kinds.ts';
import { hasItem } from '#web/ui/form/dragged-item.ts';
import { formatOf } from './media-formats.ts';

export type FileReceiver = { kind: MediaKind; hasRoom: boolean; take: (files: File[]) => void };

type Here = FileReceiver & { element: HTMLElement };

const receivers = new Map<object, () => Here | null>();

/** It takes part while its element is on the page. */
export function useReceivesFiles(element: RefObject<HTMLElement | null>, receiver: FileReceiver): void {
  const latest = useRef(receiver);
  useEffect(() => {
    latest.current = receiver;
  });
  useEffect(() => {
    const me = {};
    receivers.set(me, () => element.current && { ...latest.current, element: element.current });
    if (receivers.size === 1) listen();
    return () => {
      receivers.delete(me);
      if (receivers.size === 0) stopListening();
    };
  }, [element]);
}

/** Of several fields: the one in hand, else the first that takes such a file and has room, else the first at all. */
function chooseReceiver(files: readonly File[], target: EventTarget | null): Here | null {
  const layer = document.querySelector('[role=dialog]');
  const here = [...receivers.values()]
    .flatMap((read) => read() ?? [])
    // What lies under a dialog is not meant.
    .filter(({ element }) => !layer || layer.contains(element))
    .toSorted((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  const [file] = files;
  const kind = file && formatOf(file)?.kind;
  const fitting = here.filter((receiver) => receiver.kind === kind);
  const inHand = here.find(({ element }) => target instanceof Node && element.contains(target));
  return inHand ?? fitting.find(({ hasRoom }) => hasRoom) ?? fitting[0] ?? here[0] ?? null;
}

function hand(files: readonly File[], event: Event): void {
  if (files.length === 0 || event.defaultPrevented) return;
  const receiver = chooseReceiver(files, event.type === 'paste' ? document.activeElement : null);
  if (!receiver) return;
  event.preventDefault();
  receiver.take([...files]);
}

function paste(event: ClipboardEvent): void {
  // Words copied from an office program bring an image of themselves along.
  const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea');
  if (isWriting && event.clipboardData?.types.includes('text/plain')) return;
  hand([...(event.clipboardData?.files ?? [])], event);
}

function drop(event: DragEvent): void {
  // A card may bring its image along as a file; it is only meant where it was let go.
  if (hasItem(event)) return;
  hand([...(event.dataTransfer?.files ?? [])], event);
}

/** Without this a browser would leave the page for the file. */
function dragOver(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && !hasItem(event)) event.preventDefault();
}

function listen(): void {
  document.addEventListener('paste', paste);
  document.addEventListener('drop', drop);
  document.addEventListener('dragover', dragOver);
}

function stopListening(): void {
  document.removeEventListener('paste', paste);
  document.removeEventListener('drop', drop);
  document.removeEventListener('dragover', dragOver);
}
