// The box over an image: keys and pointer move it, and it never leaves the image.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MouthBox } from './mouth-box.tsx';
import type { ChoiceBox } from '../form/box-choice.tsx';
import { moveBox, resizeBox } from '../layer/share-box.ts';
import type { ShareBox } from '../layer/share-box.ts';

afterEach(cleanup);

const box: ShareBox = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };

function show(start = box, around: readonly ChoiceBox[] = []) {
  const onChange = vi.fn<(box: ShareBox) => void>();
  render(
    <MouthBox
      ratio={1}
      box={start}
      onChange={onChange}
      around={around}
      aroundLabel="Who speaks"
      label="Mouth"
      formatPlace={({ x, y }) => `${Math.round(x * 100)} across, ${Math.round(y * 100)} down`}
      keys="Arrows move"
    >
      <img src="data:," alt="" />
    </MouthBox>,
  );
  return { onChange, element: screen.getByRole('application') };
}

const rounded = (one: ShareBox | undefined) =>
  one && Object.values(one).map((value) => Number(value.toFixed(3)));

it('says where it is', () => {
  expect(show().element.getAttribute('aria-label')).toBe('Mouth, 40 across, 60 down');
});

it.each([
  [{ key: 'ArrowLeft' }, [0.39, 0.6, 0.2, 0.1]],
  [{ key: 'ArrowDown' }, [0.4, 0.61, 0.2, 0.1]],
  [{ key: 'ArrowRight', altKey: true }, [0.45, 0.6, 0.2, 0.1]],
  [{ key: 'ArrowRight', shiftKey: true }, [0.39, 0.6, 0.22, 0.1]],
  [{ key: 'ArrowUp', shiftKey: true }, [0.4, 0.61, 0.2, 0.08]],
])('takes %j', (key, expected) => {
  const { element, onChange } = show();
  fireEvent.keyDown(element, key);
  expect(rounded(onChange.mock.lastCall?.[0])).toEqual(expected);
});

it('leaves other keys to the page', () => {
  const { element, onChange } = show();
  for (const key of ['Tab', 'Enter', 'a']) fireEvent.keyDown(element, { key });
  fireEvent.keyDown(element, { key: 'ArrowLeft', ctrlKey: true });
  expect(onChange).not.toHaveBeenCalled();
});

it('stays inside, and never becomes nothing', () => {
  expect(rounded(moveBox(box, -5, 5))).toEqual([0, 0.9, 0.2, 0.1]);
  expect(rounded(resizeBox(box, -1, -1))).toEqual([0.49, 0.64, 0.02, 0.02]);
  const large = resizeBox(box, 3, 3);
  expect(large.x + large.width).toBeLessThanOrEqual(1);
  expect(large.y + large.height).toBeLessThanOrEqual(1);
  expect(large.x).toBeGreaterThanOrEqual(0);
  expect(large.y).toBeGreaterThanOrEqual(0);
});

it('marks what it may lie in, and lets one of several be chosen', () => {
  const onChoose = vi.fn<() => void>();
  const place = (label: string, isChosen: boolean) => ({ box, label, isChosen, onChoose });
  show(box, [place('The one', true)]);
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  show(box, [place('First', true), place('Second', false)]);
  const group = screen.getByRole('radiogroup', { name: 'Who speaks' });
  expect(within(group).getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('First');
  const [first, second] = within(group).getAllByRole('radio');
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
  fireEvent.click(within(group).getByRole('radio', { name: 'Second' }));
  expect(onChoose).toHaveBeenCalledOnce();
});
