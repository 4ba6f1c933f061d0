// A video that was meant on another screen: it begins by itself once, or it does not, and says why.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '#contract/media.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { animationPoints, goAnimate } from './animation.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { IntendedRunLine } from './intended-run-line.tsx';
import { readUnsentPrompts } from './unsent-prompts.ts';
import { useAnimation, useMeantAnimation } from './use-animation.ts';

const begin = vi.fn<() => void>();

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  begin.mockClear();
  useToastQueue.getState().clear();
  signInAs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type FormProps = { isReady?: boolean; blocked?: string; prompt?: string };

function Form({ isReady = true, blocked, prompt = '' }: FormProps) {
  const run = useAnimation({
    meant: useMeantAnimation(),
    form: { prompt },
    isReady,
    blocked: blocked === undefined ? undefined : { reason: blocked },
    begin,
  });
  return run && <IntendedRunLine run={run} words="It begins in" />;
}

function open(props: FormProps = {}, state: object | null = { animation: { task_id: '41', index: 2 } }) {
  const client = new QueryClient();
  client.setQueryData(['config'], { engines: [], features: [] });
  const draw = (form: FormProps) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <Form {...form} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(draw(props));
  return (form: FormProps) => rerender(draw(form));
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const isCounting = () => screen.queryByText('It begins in') !== null;
const told = () => useToastQueue.getState().toasts.map(({ message }) => message);

it('[product 4.1] begins after five seconds, once', () => {
  open();
  expect(isCounting()).toBe(true);
  pass(4);
  expect(begin).not.toHaveBeenCalled();
  pass(1);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(isCounting()).toBe(false);
  pass(20);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('waits for its image', () => {
  const change = open({ isReady: false });
  pass(10);
  expect(isCounting()).toBe(false);
  change({ isReady: true });
  pass(5);
  expect(begin).toHaveBeenCalledTimes(1);
});

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))],
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('is canceled by %s', (_, cancel) => {
  open();
  pass(3);
  cancel();
  pass(10);
  expect(begin).not.toHaveBeenCalled();
});

it('is left to whoever changes the form meanwhile, or takes the image away', () => {
  const change = open();
  pass(2);
  change({ prompt: 's' });
  change({ prompt: '' });
  pass(10);
  cleanup();
  const take = open();
  take({ isReady: false });
  take({ isReady: true });
  pass(10);
  expect(begin).not.toHaveBeenCalled();
});

it.each(['before', 'after'])('says why it cannot begin, known %s it counts', (when) => {
  const change = open(when === 'before' ? { blocked: '14 points short' } : {});
  change({ blocked: '14 points short' });
  pass(10);
  expect(told()).toEqual(['Not started: 14 points short. The form is filled in.']);
  change({});
  pass(10);
  expect(begin).not.toHaveBeenCalled();
});

it('is not what a form is opened for that nobody meant anything with', () => {
  open({}, null);
  pass(10);
  expect(begin).not.toHaveBeenCalled();
});

it('finds nothing chosen in its form, and keeps the words that stood there', () => {
  writeDraft('image-to-video', { prompt: 'snow falls', duration: 10 });
  const opened = vi.fn<(address: string, state: object) => void>();
  goAnimate({ id: '41' }, 2, opened);
  expect(opened.mock.calls).toEqual([
    ['/ai-video/image-to-video?media=41&n=2', { animation: { task_id: '41', index: 2 } }],
  ]);
  expect(readDraft('image-to-video')).toBeNull();
  expect(readUnsentPrompts('image-to-video')).toEqual(['snow falls']);
});

it('costs what the form begins with, where the tool takes the image', () => {
  const image = { kind: 'image', width: 1024, height: 1024, duration: 0, format: 'png', size: 1 } as Result;
  // Standard, 720p, 5 s.
  expect(animationPoints(image)).toBe(30);
  expect(animationPoints({ ...image, width: 3000, height: 1000 })).toBeNull();
  expect(animationPoints({ ...image, kind: 'video' })).toBeNull();
});
