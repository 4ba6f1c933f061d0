// A media field on the page: drop, paste, named places, and what helps when a file is refused.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldWord, readFieldWord } from '#contract/field-words.ts';
import type { MediaRule } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { buildUpload, stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { MediaField } from './media-field.tsx';
import type { MediaFieldProps } from './media-field.tsx';
import { forgetMediaFields } from './open-media-field.ts';
import { useMediaField } from './use-media-field.ts';
import type { MediaFieldState } from './use-media-field.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

let server: AnswerServer;
let size: [number, number];
const fields: Record<string, MediaFieldState> = {};

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  size = [640, 480];
  let lastUpload = 0;
  server.asked.length = 0;
  server.answerWith(() => server.ok(buildUpload(String((lastUpload += 1)), size)));
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  stubMediaBrowser(() => size);
  signInAs();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
  vi.unstubAllGlobals();
});

const image = (most: number): MediaRule => ({ kind: 'image', role: 'image', most });
const file = (name: string) => new File(['four'], name, { type: 'image/png' });
const dropped = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const pasted = (files: File[], types = ['Files']) => ({ clipboardData: { files, types } });
const namesIn = (name: string) => fields[name]?.choices.map((choice) => choice.name);
const isSettled = () => waitFor(() => expect(Object.values(fields).some(({ isBusy }) => isBusy)).toBe(false));

type OneProps = { name: string; rule: MediaRule } & Partial<MediaFieldProps>;

function One({ name, rule, ...rest }: OneProps) {
  const field = useMediaField('tool', name, rule);
  useLayoutEffect(() => void (fields[name] = field));
  return <MediaField field={field} label={name} {...rest} />;
}

function draw(...drawn: OneProps[]) {
  for (const name of Object.keys(fields)) delete fields[name];
  render(
    <>
      <textarea aria-label="prompt" />
      {drawn.map((one) => (
        <One key={one.name} {...one} />
      ))}
    </>,
  );
}

const FIRST: OneProps = { name: 'first', rule: image(1) };
const LAST: OneProps = { name: 'last', rule: image(1) };

describe('files let go', () => {
  it('[product 2.0] on the zone are chosen, and while they hang over it says so', async () => {
    draw(FIRST);
    const zone = screen.getByRole('button', { name: /Drag or click/ });
    fireEvent.dragEnter(zone, dropped());
    expect(screen.getByText('Let go to add')).toBeTruthy();
    fireEvent.drop(zone, dropped(file('a.png')));
    expect(namesIn('first')).toEqual(['a.png']);
    expect(screen.queryByText('Let go to add')).toBeNull();
    await isSettled();
  });

  it('on a chosen image take its place, and can be undone', async () => {
    draw(FIRST);
    fireEvent.drop(screen.getByRole('button', { name: /Drag or click/ }), dropped(file('a.png')));
    fireEvent.drop(screen.getByRole('figure', { name: 'a.png' }), dropped(file('b.png')));
    expect(namesIn('first')).toEqual(['b.png']);
    await isSettled();
  });

  it('beside every zone find the one with room, and never make the browser leave the page', async () => {
    draw(FIRST, LAST);
    expect(fireEvent.dragOver(document.body, dropped())).toBe(false);
    expect(fireEvent.drop(document.body, dropped(file('a.png')))).toBe(false);
    fireEvent.drop(document.body, dropped(file('b.png')));
    expect([namesIn('first'), namesIn('last')]).toEqual([['a.png'], ['b.png']]);
    await isSettled();
  });
});

describe('a pasted image', () => {
  it('[product 2.0] goes to the only field from anywhere on the page', async () => {
    draw(FIRST);
    fireEvent.paste(document.body, pasted([file('shot.png')]));
    expect(namesIn('first')).toEqual(['shot.png']);
    await isSettled();
  });

  it('goes to the field in hand, else to the first with room', async () => {
    draw(FIRST, LAST);
    const zones = screen.getAllByRole('button', { name: /Drag or click/ });
    zones[1]?.focus();
    fireEvent.paste(document.body, pasted([file('second.png')]));
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    fireEvent.paste(document.body, pasted([file('one.png')]));
    expect([namesIn('first'), namesIn('last')]).toEqual([['one.png'], ['second.png']]);
    await isSettled();
  });

  it('passes by a field of another kind', async () => {
    draw({ name: 'video', rule: { kind: 'video', role: 'video', most: 1 } }, FIRST);
    fireEvent.paste(document.body, pasted([file('shot.png')]));
    expect([namesIn('video'), namesIn('first')]).toEqual([[], ['shot.png']]);
    await isSettled();
  });

  it('is left out where words are pasted into the prompt with it', () => {
    draw(FIRST);
    fireEvent.paste(screen.getByRole('textbox'), pasted([file('a.png')], ['text/plain', 'Files']));
    expect(namesIn('first')).toEqual([]);
  });
});

describe('a refused file', () => {
  it('says why, and offers the crop where that helps', async () => {
    size = [300, 1200];
    draw(FIRST);
    fireEvent.paste(document.body, pasted([file('strip.png')]));
    expect((await screen.findByRole('alert')).textContent).toContain('crop it?');
    expect(screen.getByRole('button', { name: 'Crop' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry upload' })).toBeNull();
  });

  it('that did not arrive is sent again by a press', async () => {
    server.answerWith({ drop: true });
    draw(FIRST);
    fireEvent.paste(document.body, pasted([file('a.png')]));
    const retry = await screen.findByRole('button', { name: 'Retry upload' });
    server.answerWith(() => server.ok(buildUpload('9', size)));
    fireEvent.click(retry);
    await waitFor(() => expect(fields.first?.refs).toEqual([{ upload_id: '9' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server has forgotten is sent once more', async () => {
    draw({ ...FIRST, error: readFieldWord(fieldWord('file_gone'), 'en') });
    fireEvent.paste(document.body, pasted([file('a.png')]));
    await waitFor(() => expect(fields.first?.refs).toEqual([{ upload_id: '1' }]));
    fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
    await waitFor(() => expect(fields.first?.refs).toEqual([{ upload_id: '2' }]));
  });
});

describe('[product 2.6] two named places', () => {
  const TWO: OneProps = { name: 'two', rule: image(2), names: ['Person A', 'Person B'] };

  it('hold each their own image, and can be exchanged', async () => {
    draw(TWO);
    const [, second] = screen.getAllByRole('button', { name: 'Drop or click' });
    fireEvent.drop(second ?? document, dropped(file('b.png')));
    expect(fields.two?.choices).toMatchObject([{ name: 'b.png', slot: 1 }]);
    expect(within(screen.getByRole('figure', { name: 'Person B' })).getByAltText('b.png')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Swap Person A and Person B' }));
    expect(within(screen.getByRole('figure', { name: 'Person A' })).getByAltText('b.png')).toBeTruthy();
    await isSettled();
  });
});

it('two fields change what they hold without a second upload', async () => {
  draw(FIRST, LAST);
  fireEvent.drop(document.body, dropped(file('a.png')));
  await isSettled();
  act(() => fields.first && fields.last?.exchange(fields.first));
  expect([namesIn('first'), namesIn('last')]).toEqual([[], ['a.png']]);
  expect(fields.last?.refs).toEqual([{ upload_id: '1' }]);
  expect(server.asked).toHaveLength(1);
});
