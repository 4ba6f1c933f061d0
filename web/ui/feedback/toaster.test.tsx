// The toast queue and its drawing, with the clock in hand.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../layer/dialog.tsx';
import { Toaster } from './toaster.tsx';
import { MAX_TOASTS, toast, TOAST_DURATION, useToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  useToastQueue.getState().clear();
  vi.useRealTimers();
});

const messages = () => useToastQueue.getState().toasts.map(({ message }) => message);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const say = (act_: () => void) => act(act_);

describe('the queue', () => {
  it('[§3.7] holds messages with their fields', () => {
    vi.setSystemTime(1_800_000_000_000);
    toast.warning('Careful');
    expect(useToastQueue.getState().toasts).toEqual([
      expect.objectContaining({
        id: expect.any(String) as string,
        message: 'Careful',
        type: 'warning',
        duration: 4000,
        showClose: true,
        createdAt: 1_800_000_000_000,
      }),
    ]);
  });

  it('[§4.6] [§9.7] holds at most 5 and drops the oldest', () => {
    expect(MAX_TOASTS).toBe(5);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) toast.info(`n${number}`);
    expect(messages()).toEqual(['n3', 'n4', 'n5', 'n6', 'n7']);
  });

  it('tells one that is dropped, closed or cleared that it leaves, once', () => {
    const onLeave = vi.fn<() => void>();
    const id = toast.info('undo me', { onLeave });
    toast.close(id);
    toast.close(id);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('makes one of the same words within 2 seconds', () => {
    toast.error('No network');
    pass(1999);
    toast.error('No network');
    expect(messages()).toEqual(['No network']);
    pass(1);
    toast.error('No network');
    expect(messages()).toHaveLength(2);
  });
});

describe('on the page', () => {
  it.each([
    ['success', 3000],
    ['info', 3000],
    ['warning', 4000],
    ['error', 5000],
  ] as const)('[§4.6] [§9.7] %s leaves by itself after %i ms', (type, duration) => {
    expect(TOAST_DURATION[type]).toBe(duration);
    render(<Toaster />);
    say(() => void toast[type]('Hello'));
    pass(duration - 1);
    expect(messages()).toEqual(['Hello']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('stays while it is looked at', () => {
    render(<Toaster />);
    say(() => void toast.info('Hello'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(10_000);
    expect(messages()).toEqual(['Hello']);
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(3000);
    expect(messages()).toEqual([]);
  });

  it('[§2.28] is cleared by Esc', () => {
    render(<Toaster />);
    say(() => {
      toast.info('one');
      toast.error('two');
    });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(messages()).toEqual([]);
  });

  it('leaves the first Esc to an open dialog, and does not close it by a press', () => {
    const onClose = vi.fn<() => void>();
    render(
      <>
        <Dialog isOpen onClose={onClose} title="Over it">
          text
        </Dialog>
        <Toaster />
      </>,
    );
    pass(1);
    say(() => void toast.error('Wrong code'));
    const card = screen.getByText('Wrong code');
    fireEvent.pointerDown(card);
    fireEvent.click(card);
    pass(1);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(messages()).toEqual(['Wrong code']);
    expect(onClose).toHaveBeenCalled();
  });

  it('[§2.28] stacks with the newest below, an error louder than a success', () => {
    render(<Toaster />);
    say(() => {
      toast.success('one');
      toast.error('two');
    });
    const region = screen.getByRole('region');
    expect([...region.children].map((card) => [card.getAttribute('role'), card.textContent])).toEqual([
      ['status', 'one'],
      ['alert', 'two'],
    ]);
  });
});
