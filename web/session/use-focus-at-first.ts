// Puts the cursor into a field as soon as it is on the page: each step of the form has exactly one.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export function useFocusAtFirst(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return input;
}
