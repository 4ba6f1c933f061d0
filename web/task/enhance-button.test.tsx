// The button that writes a prompt on: asks, shows what came, takes it back; a refusal changes nothing.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { CallError } from '#web/api/call-error.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { EnhanceButton } from './enhance-button.tsx';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, input: unknown) => Promise<{ prompt: string }>>(),
}));
vi.mock('#web/api/call.ts', () => ({ call }));

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  call.mockReset();
});

function Form({ words }: { words: string }) {
  const [prompt, setPrompt] = useState(words);
  return (
    <>
      <output>{prompt}</output>
      <EnhanceButton type={1} prompt={prompt} onChange={setPrompt} />
    </>
  );
}

describe('[product 2.0] enhance', () => {
  it('writes the prompt on, and takes it back', async () => {
    call.mockResolvedValue({ prompt: 'a fox, light mist' });
    render(<Form words="a fox" />, { wrapper: QueryPage });
    fireEvent.click(screen.getByRole('button', { name: 'Enhance' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a fox, light mist'));
    expect(call.mock.calls[0]?.[1]).toEqual({ prompt: 'a fox', type: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status').textContent).toBe('a fox');
    expect(screen.getByRole('button', { name: 'Enhance' })).toBeTruthy();
  });

  it('leaves what was typed when it is refused', async () => {
    call.mockRejectedValue(new CallError({ kind: 'refused', message: 'too many' }));
    render(<Form words="a fox" />, { wrapper: QueryPage });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enhance' });
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.getByRole('status').textContent).toBe('a fox');
  });

  it('waits for words', () => {
    render(<Form words="  " />, { wrapper: QueryPage });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enhance' }).disabled).toBe(true);
  });
});
