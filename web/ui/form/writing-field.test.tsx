// The line that is written on.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { countCharacters, cutCharacters } from '../base/count-characters.ts';
import { WritingField } from './writing-field.tsx';

afterEach(cleanup);

let cuts = 0;
let submits = 0;

function Line({ limit }: { limit: number }) {
  const [words, setWords] = useState('');
  return (
    <WritingField
      label="Prompt"
      value={words}
      onChange={setWords}
      limit={limit}
      onCut={() => {
        cuts += 1;
      }}
      onSubmit={() => {
        submits += 1;
      }}
    />
  );
}

function open(limit: number) {
  cuts = 0;
  submits = 0;
  render(<Line limit={limit} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
}

describe('characters', () => {
  it('are counted as a person counts them', () => {
    expect(countCharacters('画境😀')).toBe(3);
    expect(cutCharacters('画境😀!', 3)).toBe('画境😀');
  });
});

describe('the writing field', () => {
  it('counts, and stops at its limit while one types', () => {
    const line = open(3);
    fireEvent.change(line, { target: { value: '画境😀' } });
    expect(screen.getByText('3 / 3')).toBeTruthy();
    fireEvent.change(line, { target: { value: '画境😀a' } });
    expect(line.value).toBe('画境😀');
    expect(cuts).toBe(0);
  });

  it('cuts what is pasted, and says so', () => {
    const line = open(5);
    fireEvent.change(line, { target: { value: 'a pagoda after the snow' } });
    expect(line.value).toBe('a pag');
    expect(cuts).toBe(1);
  });

  it('is sent by Ctrl or Command with Enter, and by nothing else', () => {
    const line = open(50);
    fireEvent.keyDown(line, { key: 'Enter' });
    fireEvent.keyDown(line, { key: 'Enter', shiftKey: true });
    expect(submits).toBe(0);
    fireEvent.keyDown(line, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(line, { key: 'Enter', metaKey: true });
    expect(submits).toBe(2);
  });
});
