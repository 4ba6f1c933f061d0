// Puts the cursor into a field as soon as it is on the page: each step of the form has exactly one.
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

export function useFocusAtFirst(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // Before the dialog notices that the focus is lost and takes it itself.
  useLayoutEffect(() => input.current?.focus(), []);
  return input;
}
