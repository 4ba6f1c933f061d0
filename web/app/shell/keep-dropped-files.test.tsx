// Files and cards that miss their field.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { useDroppedFiles } from './keep-dropped-files.ts';

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => useToastQueue.getState().clear());
afterEach(cleanup);

function Page() {
  useDroppedFiles();
  return (
    <button type="button" onDrop={(event) => event.preventDefault()}>
      field
    </button>
  );
}

function drop(target: EventTarget, types: string[]): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  return !target.dispatchEvent(event);
}

const told = () => useToastQueue.getState().toasts.map(({ message }) => message);

it('are kept from the browser, and where they go is said', () => {
  render(<Page />);
  expect(drop(document.body, ['Files'])).toBe(true);
  expect(told()).toEqual(['Drop a file onto the field that takes it']);
});

it('a card that is let go beside its place leads nowhere, and nothing is said', () => {
  render(<Page />);
  expect(drop(document.body, ['application/x-item-image', 'Files', 'text/uri-list'])).toBe(true);
  expect(told()).toEqual([]);
});

it('are left to a field that takes them, and words to the browser', () => {
  render(<Page />);
  drop(screen.getByRole('button', { name: 'field' }), ['Files']);
  expect(drop(document.body, ['text/plain'])).toBe(false);
  expect(told()).toEqual([]);
});
