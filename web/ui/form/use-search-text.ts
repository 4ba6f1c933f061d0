// The text of a search line, whose search begins when typing has rested: not every letter is one.
import { useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/**
 * Returns what the line shows, and what to call with what is typed. `value` is the search that is in force; where it
 * changes from outside (Back, filters that were cleared), what was typed is void.
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [state, setState] = useState({ typed: value, value, asked: value });
  if (value !== state.value) {
    // Our own search has come into force: what was typed since goes on.
    const typed = value === state.asked ? state.typed : value;
    setState({ typed, value, asked: value });
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const text = state.typed.trim();
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, asked: text }));
      latest.current(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [state.typed, (typed) => setState((now) => ({ ...now, typed }))];
}
