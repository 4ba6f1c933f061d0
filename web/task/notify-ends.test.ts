// Notifications of the browser: only where nobody looks, one for several, and a press leads to the work.
import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StatusOf } from '#contract/task.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetNotified, mayNotify, notifyEnds } from './notify-ends.ts';

const shown: FakeNotification[] = [];
const opened: string[] = [];
const i18n = createInstance();

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  isClosed = false;
  readonly body: string;
  readonly tag: string;
  constructor(_title: string, { body = '', tag = '' }: NotificationOptions) {
    super();
    this.body = body;
    this.tag = tag;
    shown.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

beforeEach(async () => {
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(window, 'focus').mockImplementation(() => {});
  hide(true);
});
afterEach(() => {
  forgetNotified();
  shown.length = 0;
  opened.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden'); // the page of the next file, too
});

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
}

const end = (id: string, part: Partial<StatusOf> = {}): StatusOf =>
  ({ id, type: 1, status: 2, refunded: 0, error_code: null, ...part }) as StatusOf;
const notify = (...ends: StatusOf[]) =>
  notifyEnds(ends, { t: i18n.t, language: 'en', open: (address) => opened.push(address) });

it('[product 4.0] are for a hidden page, where they are wanted and allowed', () => {
  expect(mayNotify(true)).toBe(true);
  expect(mayNotify(false)).toBe(false);
  FakeNotification.permission = 'default';
  expect(mayNotify(true)).toBe(false);
  FakeNotification.permission = 'granted';
  hide(false);
  expect(mayNotify(true)).toBe(false);
});

it('[product 4.0] name the one that is ready, and a press opens its studio', () => {
  notify(end('41'));
  expect(shown.map(({ body }) => body)).toEqual(['Your Text to image result is ready']);
  shown[0]?.dispatchEvent(new Event('click'));
  expect(opened).toEqual(['/ai-image/generate?id=41']);
  expect(window.focus).toHaveBeenCalledOnce();
  expect(shown[0]?.isClosed).toBe(true);
});

it('[product 4.0] are one for several, however they come', () => {
  notify(end('1'));
  notify(end('2'), end('3'));
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
  expect(shown.at(-1)?.body).toBe('3 results are ready');
  shown.at(-1)?.dispatchEvent(new Event('click'));
  expect(opened).toEqual(['/creations']);
});

it('say of a failure what came back, and do not call it ready among others', () => {
  notify(end('1', { status: -1, refunded: 2, error_code: 'engine_error' }));
  expect(shown.at(-1)?.body).toBe('Generation failed – 2 points returned');
  notify(end('2'));
  expect(shown.at(-1)?.body).toBe('2 tasks have ended');
});

it('are gone and not counted any more when somebody has looked', () => {
  notify(end('1'));
  forgetNotified();
  expect(shown[0]?.isClosed).toBe(true);
  notify(end('2'));
  expect(shown.at(-1)?.body).toBe('Your Text to image result is ready');
});

it('leave the page as it was where the browser only has the word for it', () => {
  vi.stubGlobal('Notification', function () {
    throw new TypeError('Illegal constructor');
  });
  expect(() => notify(end('1'))).not.toThrow();
});
