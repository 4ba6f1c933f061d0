// A media field: what is sent when, what is refused before, what can be undone, and what survives a reload.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaRule } from '#contract/media.ts';
import { buildUpload, stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { openFakeTus } from '#tests/fakes/tus-server.ts';
import type { FakeTus } from '#tests/fakes/tus-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { DRAFT_KEPT_MS } from './media-drafts.ts';
import { forgetMediaFields } from './open-media-field.ts';
import { useMediaField } from './use-media-field.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const ONE: MediaRule = { kind: 'image', role: 'image', most: 1 };
const FOUR: MediaRule = { kind: 'image', role: 'image', most: 4 };

let server: AnswerServer;
let lastUpload = 0;
/** Width and height that the browser finds in the next images. */
let size: [number, number] | null;

function answerUpload() {
  lastUpload += 1;
  return server.ok(buildUpload(String(lastUpload), size ?? [0, 0]));
}

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  lastUpload = 0;
  size = [640, 480];
  server.asked.length = 0;
  server.answerWith(() => answerUpload());
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  stubMediaBrowser(() => size);
  signInAs();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
  useToastQueue.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const large = () => new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' });
const listAsked = () => server.asked.map(({ method }) => method);
const image = (name = 'a.png', type = 'image/png') => new File(['four'], name, { type });

function open(rule = ONE, tool = 'image-to-image') {
  return renderHook(() => useMediaField(tool, 'images', rule)).result;
}

/** The page is loaded anew: nothing is left but what the browser kept. */
async function reload(rule = ONE, tool = 'image-to-image') {
  await new Promise((resolve) => setTimeout(resolve, 5));
  cleanup();
  forgetMediaFields();
  return open(rule, tool);
}

describe('a chosen file', () => {
  it('[product 2.0] is sent at once, and becomes a reference', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    expect(field.current).toMatchObject({ isBusy: true, isReady: false, refs: [] });
    expect(field.current.choices).toMatchObject([{ name: 'a.png', state: 'uploading', url: 'blob:1' }]);
    await waitFor(() => expect(field.current.isReady).toBe(true));
    expect(field.current.refs).toEqual([{ upload_id: '1' }]);
    expect(field.current.choices).toMatchObject([{ facts: { width: 640, height: 480 }, problem: null }]);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.path).toBe('/api/task/upload');
    expect(server.asked[0]?.text).toContain('name="file"; filename="a.png"');
  });

  it.each([
    ['of another kind', image('a.mp4', 'video/mp4'), 'Only JPG, PNG and WebP images are supported'],
    ['of no known format', image('a.tiff', 'image/tiff'), 'Only JPG, PNG and WebP images are supported'],
    [
      'of more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'The image must not exceed 10 MB',
    ],
  ])('[product 2.0] %s is refused before a byte is sent', async (_, file, sentence) => {
    const field = open();
    act(() => field.current.add([file]));
    await waitFor(() => expect(field.current.choices[0]?.state).toBe('failed'));
    expect(field.current.choices[0]).toMatchObject({ problem: sentence, remedy: null });
    expect(server.asked).toEqual([]);
  });

  it.each([
    [[200, 800], 'The image must be at least 300 px on each side', null],
    [[300, 900], 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?', 'crop'],
    [null, "This file can't be read. Please try another one", null],
  ] as const)('[product 2.0] of %s is refused before a byte is sent', async (found, sentence, remedy) => {
    size = found && [...found];
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.choices[0]?.problem).toBe(sentence));
    expect(field.current.choices[0]?.remedy).toBe(remedy);
    expect(server.asked).toEqual([]);
  });

  it('that this browser cannot open as HEIC is refused in words that help', async () => {
    size = null;
    const field = open();
    act(() => field.current.add([image('a.heic', 'image/heic')]));
    await waitFor(() => expect(field.current.choices[0]?.problem).toContain('save it as JPG'));
  });

  it('is refused in the words of the server when the server finds what the browser could not', async () => {
    server.answerWith({
      status: 400,
      body: { code: 3010001, msg: 'Invalid parameters', data: { fields: { file: 'No face here' } } },
    });
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.choices[0]?.problem).toBe('No face here'));
    expect(field.current.choices[0]?.remedy).toBeNull();
  });

  it('is kept when the network fails, and sent by a retry', async () => {
    server.answerWith({ drop: true });
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.choices[0]).toMatchObject({ state: 'failed', remedy: 'retry' }));
    server.answerWith(() => answerUpload());
    act(() => field.current.retry(field.current.choices[0]?.id ?? ''));
    expect(field.current.choices[0]).toMatchObject({ state: 'uploading', problem: null });
    await waitFor(() => expect(field.current.refs).toEqual([{ upload_id: '1' }]));
    expect(server.asked).toHaveLength(2);
  });

  it('stays where it is when its upload is stopped', async () => {
    server.answerWith({ hang: true });
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    act(() => field.current.cancel(field.current.choices[0]?.id ?? ''));
    expect(field.current.choices[0]).toMatchObject({ name: 'a.png', state: 'failed', remedy: 'retry' });
    await waitFor(() => expect(server.asked[0]?.isAborted).toBe(true));
    expect(field.current.choices[0]?.problem).toBe('Upload stopped. The file is kept here');
  });
});

describe('several files', () => {
  it('[product 2.2] keep their order, and the same one may be chosen twice', async () => {
    const field = open(FOUR);
    const same = image();
    act(() => field.current.add([same, same, image('c.png')]));
    await waitFor(() => expect(field.current.refs).toHaveLength(3));
    expect(field.current.choices.map(({ name }) => name)).toEqual(['a.png', 'a.png', 'c.png']);
    const [first, , last] = field.current.choices;
    act(() => field.current.move(last?.id ?? '', first?.slot ?? 0));
    expect(field.current.choices.map(({ name }) => name)).toEqual(['c.png', 'a.png', 'a.png']);
  });

  it('are taken as far as there is room, and the rest is said', async () => {
    const field = open(FOUR);
    act(() => field.current.add(['1', '2', '3', '4', '5'].map((name) => image(`${name}.png`))));
    expect(field.current.choices).toHaveLength(4);
    expect(useToastQueue.getState().toasts[0]?.message).toBe('Only 4 files fit here');
    await waitFor(() => expect(field.current.isReady).toBe(true));
  });

  it('for one place: the new one takes it', async () => {
    const field = open();
    act(() => field.current.add([image('old.png')]));
    act(() => field.current.add([image('new.png')]));
    expect(field.current.choices.map(({ name }) => name)).toEqual(['new.png']);
    await waitFor(() => expect(field.current.isReady).toBe(true));
  });

  it('can stand in the second of two places alone, and change it', async () => {
    const field = open({ ...FOUR, most: 2 });
    act(() => field.current.add([image('b.png')], 1));
    expect(field.current.choices).toMatchObject([{ name: 'b.png', slot: 1 }]);
    act(() => field.current.move(field.current.choices[0]?.id ?? '', 0));
    expect(field.current.choices).toMatchObject([{ name: 'b.png', slot: 0 }]);
    await waitFor(() => expect(field.current.isReady).toBe(true));
  });
});

describe('a removed file', () => {
  it('comes back by undo without being sent again', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    act(() => field.current.remove(field.current.choices[0]?.id ?? ''));
    expect(field.current.choices).toEqual([]);
    act(() => useToastQueue.getState().toasts[0]?.action?.onPress());
    expect(field.current.refs).toEqual([{ upload_id: '1' }]);
    expect(server.asked).toHaveLength(1);
  });

  it('is gone after the undo is over, also from the drafts', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    act(() => field.current.remove(field.current.choices[0]?.id ?? ''));
    act(() => useToastQueue.getState().clear());
    const again = await reload();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(again.current.choices).toEqual([]);
  });
});

it('takes a work by its reference, and sends nothing', () => {
  const field = open();
  const facts = { kind: 'image', width: 1024, height: 768, duration: 0, fps: 0, has_sound: false } as const;
  const shown = { url: '/media/7', thumb: '/media/7t', thumbhash: '', name: 'a fox', facts };
  act(() => field.current.addRef({ task_id: '7', index: 1 }, shown));
  expect(field.current.refs).toEqual([{ task_id: '7', index: 1 }]);
  act(() => field.current.addRef({ task_id: '8', index: 0 }, { ...shown, facts: { ...facts, width: 4000 } }));
  expect(field.current).toMatchObject({ refs: [], choices: [{ remedy: 'crop' }] });
  expect(server.asked).toEqual([]);
});

describe('a part of what the server has', () => {
  const cut = { media: { task_id: '7', index: 1 }, second: 1.5 };
  const shown = image('fox.png');

  it('is asked for and not sent, and what is cut of it is named by the cut', async () => {
    const field = open();
    act(() => field.current.addCut(shown, cut, 0));
    expect(field.current.choices).toMatchObject([{ state: 'uploading', url: 'blob:1', origin: null }]);
    await waitFor(() => expect(field.current.refs).toEqual([{ upload_id: '1' }]));
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/task/cut']);
    expect(JSON.parse(server.asked[0]?.text ?? '')).toEqual(cut);
    expect(field.current.choices).toMatchObject([{ facts: { width: 640 }, origin: { upload_id: '1' } }]);
    const again = await reload();
    await waitFor(() => expect(again.current.refs).toEqual([{ upload_id: '1' }]));
    expect(again.current.choices).toMatchObject([{ name: 'fox.png', origin: { upload_id: '1' } }]);
    expect(server.asked).toHaveLength(1);
  });

  it('that had not been cut before a reload is asked for again', async () => {
    server.answerWith({ hang: true });
    const field = open();
    act(() => field.current.addCut(shown, cut, 0));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.answerWith(() => answerUpload());
    const again = await reload();
    await waitFor(() => expect(again.current.refs).toEqual([{ upload_id: '1' }]));
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/task/cut', '/api/task/cut']);
  });

  it('cannot be tried again where the work is gone', async () => {
    server.answerWith({ status: 404, body: { code: 2010002, msg: 'It is gone', data: null } });
    const field = open();
    act(() => field.current.addCut(shown, cut, 0));
    await waitFor(() => expect(field.current.choices[0]?.problem).toBe('It is gone'));
    expect(field.current.choices[0]?.remedy).toBeNull();
  });
});

describe('after a reload', () => {
  it('[product 2.0] the file is there, and what was sent is not sent again', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    const again = await reload();
    await waitFor(() => expect(again.current.refs).toEqual([{ upload_id: '1' }]));
    expect(again.current.choices).toMatchObject([{ name: 'a.png', state: 'ready', facts: { width: 640 } }]);
    expect(server.asked).toHaveLength(1);
  });

  it('what had not arrived is sent', async () => {
    server.answerWith({ hang: true });
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.answerWith(() => answerUpload());
    const again = await reload();
    await waitFor(() => expect(again.current.refs).toEqual([{ upload_id: '1' }]));
    expect(server.asked).toHaveLength(2);
  });

  it('another tool and another person find nothing of it', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    const other = await reload(ONE, 'image-to-video');
    signInAs({ id: '8' });
    const stranger = await reload();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([other.current.choices, stranger.current.choices]).toEqual([[], []]);
  });

  it('of the next day nothing is left', async () => {
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DRAFT_KEPT_MS + 1000);
    const again = await reload();
    await new Promise((resolve) => setTimeout(resolve, 20));
    vi.restoreAllMocks();
    expect(again.current.choices).toEqual([]);
  });

  it('a browser that keeps nothing has lost it, and works on', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('forbidden');
      },
    });
    const field = open();
    act(() => field.current.add([image()]));
    await waitFor(() => expect(field.current.isReady).toBe(true));
    const again = await reload();
    expect(again.current.choices).toEqual([]);
  });
});

describe('a large file', () => {
  let tus: FakeTus;
  beforeEach(() => {
    tus = openFakeTus(() => answerUpload());
    server.answerWith(tus.answer);
  });
  /** A megabyte comes through, then nothing more does. */
  const loseNetwork = () =>
    server.answerWith((asked) => {
      if (asked.method !== 'PATCH') return asked.method === 'POST' ? tus.answer(asked) : { drop: true };
      const upload = tus.uploads.get(asked.path);
      if (upload) upload.offset = 1024 * 1024;
      return { drop: true };
    });

  it('goes on after a reload of the page from where the server has it', async () => {
    loseNetwork();
    const field = open();
    act(() => field.current.add([large()]));
    await waitFor(() => expect(field.current.choices[0]?.isWaiting).toBe(true));
    const again = await reload();
    server.asked.length = 0;
    server.answerWith(tus.answer);
    await waitFor(() => expect(again.current.isReady).toBe(true), { timeout: 10_000 });
    expect(listAsked()).toEqual(['HEAD', 'PATCH', 'POST']);
    expect(server.asked[1]?.headers['upload-offset']).toBe(String(1024 * 1024));
  });

  it('stops when it is told to, and goes on from there when it is wanted again', async () => {
    loseNetwork();
    const field = open();
    act(() => field.current.add([large()]));
    await waitFor(() => expect(field.current.choices[0]?.isWaiting).toBe(true));
    const id = field.current.choices[0]?.id ?? '';
    act(() => field.current.cancel(id));
    expect(field.current.choices[0]).toMatchObject({ state: 'failed', isWaiting: false, remedy: 'retry' });
    server.asked.length = 0;
    server.answerWith(tus.answer);
    act(() => field.current.retry(id));
    await waitFor(() => expect(field.current.isReady).toBe(true), { timeout: 10_000 });
    expect(listAsked()).toEqual(['HEAD', 'PATCH', 'POST']);
  });

  it('is forgotten by the server when it is taken out of the field for good', async () => {
    loseNetwork();
    const field = open();
    act(() => field.current.add([large()]));
    await waitFor(() => expect(field.current.choices[0]?.isWaiting).toBe(true));
    server.answerWith(tus.answer);
    act(() => field.current.clear());
    await waitFor(() => expect(tus.uploads.size).toBe(0));
  });
});
