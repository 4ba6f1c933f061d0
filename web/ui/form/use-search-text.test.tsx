import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const searched: string[] = [];
/** Brings a search into force, as an address does: at once, or when it is called. */
let arrive = (): void => {};
let isSlow = false;

function Line() {
  const [value, setValue] = useState('');
  const [typed, setTyped] = useSearchText(value, (text) => {
    searched.push(text);
    arrive = () => setValue(text);
    if (!isSlow) arrive();
  });
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Clear</button>
    </>
  );
}

const line = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const rest = () => act(() => vi.advanceTimersByTime(1000));

beforeEach(() => {
  vi.useFakeTimers();
  searched.length = 0;
  isSlow = false;
  render(<Line />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('searches once, when typing has rested', () => {
  for (const text of ['f', 'fo', 'fox ']) type(text);
  expect(searched).toEqual([]);
  rest();
  expect(searched).toEqual(['fox']);
  expect(line().value).toBe('fox ');
});

it('stays empty when the filters are cleared, whatever was typed before', () => {
  type('fox');
  rest();
  fireEvent.click(screen.getByText('Clear'));
  expect(line().value).toBe('');
  rest();
  expect([line().value, screen.getByRole('status').textContent, searched]).toEqual(['', '', ['fox']]);
});

it('keeps what is typed while a search comes into force', () => {
  isSlow = true;
  type('fox');
  rest();
  type('foxes');
  act(() => arrive());
  expect(line().value).toBe('foxes');
  rest();
  expect(searched).toEqual(['fox', 'foxes']);
});
