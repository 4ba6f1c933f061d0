// A media field on the page: drop, paste, named places, and what helps when a file is refused.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldWord, readFieldWord } from '#contract/field-words.ts';
import type { MediaRule } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { buildUpload, stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { createDataTransfer } from '#tests/fakes/dragged.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { dragResult } from '#web/model/works/dragged-work.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
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
  useToastQueue.getState().clear();
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

const result = { index: 2, kind: 'image', url: '/media/2', thumb: '/media/2t', poster: '', thumbhash: '' };
const facts = { width: 1024, height: 768, duration: 0, fps: 0, has_sound: false };
const work = { id: '41', title: 'a fox', receipt: [], results: [{ ...result, ...facts }] };
/** As a card of any feed hands it on; a browser may add the image as a file. */
function carried(kind: 'image' | 'video' = 'image') {
  const dataTransfer = createDataTransfer([file('thumb.png')]);
  dataTransfer.setData(`application/x-item-${kind}`, dragResult({ id: '41' }, { kind, index: 2 }).value);
  return { dataTransfer };
}
const refs = (name: string) => fields[name]?.choices.map(({ slot, ref }) => ({ slot, ref }));

describe('a work let go', () => {
  it('[product 2.0] stands in the place that it was let go on, as one chosen from Creations does', async () => {
    server.answerWith(({ path }) => (path === '/app/task/detail' ? server.ok(work) : server.ok(null)));
    draw({ name: 'people', rule: image(2), names: ['Person A', 'Person B'] });
    const [, second] = screen.getAllByRole('button', { name: /Drop or click/ });
    fireEvent.dragEnter(second ?? document, carried());
    expect(screen.getByText('Let go to add')).toBeTruthy();
    fireEvent.drop(second ?? document, carried());
    await waitFor(() => expect(refs('people')).toEqual([{ slot: 1, ref: { task_id: '41', index: 2 } }]));
    expect(namesIn('people')).toEqual(['a fox']);
  });

  it('takes the place of what stood there', async () => {
    draw(FIRST);
    fireEvent.drop(screen.getByRole('button', { name: /Drag or click/ }), dropped(file('a.png')));
    await isSettled();
    server.answerWith(server.ok(work));
    fireEvent.drop(screen.getByRole('figure', { name: 'a.png' }), carried());
    await waitFor(() => expect(namesIn('first')).toEqual(['a fox']));
  });

  it('of another kind is not taken, and neither is one beside every place', () => {
    draw(FIRST);
    const zone = screen.getByRole('button', { name: /Drag or click/ });
    fireEvent.dragEnter(zone, carried('video'));
    expect(screen.queryByText('Let go to add')).toBeNull();
    fireEvent.drop(zone, carried('video'));
    fireEvent.drop(document.body, carried());
    expect(namesIn('first')).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('that is gone is said to be', async () => {
    server.answerWith(server.ok({ ...work, results: [] }));
    draw(FIRST);
    fireEvent.drop(screen.getByRole('button', { name: /Drag or click/ }), carried());
    await waitFor(() =>
      expect(useToastQueue.getState().toasts.map(({ message }) => message)).toEqual([
        'This work can no longer be used',
      ]),
    );
    expect(namesIn('first')).toEqual([]);
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
