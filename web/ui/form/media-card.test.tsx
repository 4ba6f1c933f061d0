// A work as a card: opening it, selecting it, acting on it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataTransfer } from '#tests/fakes/dragged.ts';
import { MediaCard } from './media-card.tsx';
import type { MediaCardProps } from './media-card.tsx';
import { hasItem, readItem } from './dragged-item.ts';

const opened = vi.fn<() => void>();
const toggled = vi.fn<(withRange: boolean) => void>();

beforeEach(() => {
  opened.mockClear();
  toggled.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(part: Partial<MediaCardProps> = {}) {
  render(
    <MediaCard
      src="/media/7"
      alt="a fox in the snow"
      width={1024}
      height={768}
      href="#work"
      onOpen={opened}
      {...part}
    />,
  );
  return screen.getByRole('link', { name: 'a fox in the snow' });
}

const selection = (isOn: boolean, isSelected = false) => ({ isOn, isSelected, onToggle: toggled });

describe('a press on a work', () => {
  it('opens it in place, and leaves a press with a modifier to the browser', () => {
    const link = draw();
    fireEvent.click(link);
    expect(opened).toHaveBeenCalledTimes(1);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link, { metaKey: true });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('selects instead while selecting, with Shift a range', () => {
    const link = draw({ selection: selection(true) });
    fireEvent.click(link);
    fireEvent.click(link, { shiftKey: true });
    expect(toggled.mock.calls).toEqual([[false], [true]]);
    expect(opened).not.toHaveBeenCalled();
  });

  it('of a finger that rests begins the selection and does not open', () => {
    vi.useFakeTimers();
    const link = draw({ selection: selection(false) });
    fireEvent.touchStart(link);
    vi.advanceTimersByTime(500);
    fireEvent.touchEnd(link);
    fireEvent.click(link);
    expect(toggled).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('of a finger that moves on does nothing', () => {
    vi.useFakeTimers();
    const link = draw({ selection: selection(false) });
    fireEvent.touchStart(link);
    fireEvent.touchMove(link);
    vi.advanceTimersByTime(500);
    expect(toggled).not.toHaveBeenCalled();
  });
});

describe('what stands on a work', () => {
  it('is its star and, once it is pointed at, its acts, which are away while selecting', () => {
    const acts = [{ label: 'Download', icon: null, onPress: opened }];
    const link = draw({ acts, isFavorite: true, favoriteLabel: 'Favorite' });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    fireEvent.focus(link);
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Favorite')).toBeTruthy();
    cleanup();
    draw({ acts, selection: selection(true, true) });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select: a fox in the snow' }).checked,
    ).toBe(true);
  });
});

describe('the strip of acts', () => {
  const price = {
    label: 'Animate · 30 points',
    icon: null,
    text: { whole: 'Animate · 30 points', short: '30' },
    onPress: opened,
  };

  it('belongs to its card, says each act once, and goes where an act has an address', () => {
    const link = draw({ acts: [price, { label: 'Edit', icon: null, href: '#edit' }] });
    fireEvent.focus(link);
    expect(screen.getByRole('group', { name: 'a fox in the snow' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Animate · 30 points' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('#edit');
  });

  it.each([
    ['stands there for fingers, which cannot point at it first', true, 1],
    ['waits to be pointed at where there is a mouse', false, 0],
  ])('%s', (_, isTouch, count) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isTouch,
      addEventListener() {},
      removeEventListener() {},
    }));
    draw({ menu: [{ label: 'Download' }], hasTouchMenu: true });
    expect(screen.queryAllByRole('button', { name: 'More' })).toHaveLength(count);
  });
});

it('is dragged as what its page says that it is, to places that take its kind', () => {
  const link = draw({ drag: { kind: 'image', value: '41/2' } });
  const dataTransfer = createDataTransfer() as unknown as DataTransfer;
  fireEvent.dragStart(link, { dataTransfer });
  expect(hasItem({ dataTransfer }, 'image')).toBe(true);
  expect(hasItem({ dataTransfer }, 'video')).toBe(false);
  expect(readItem({ dataTransfer }, 'image')).toBe('41/2');
});
