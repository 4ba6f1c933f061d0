// The line between before and after.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompareFrame } from './compare-frame.tsx';
import type { CompareMode } from './compare-frame.tsx';

afterEach(cleanup);

function draw(mode: CompareMode) {
  const { container } = render(
    <CompareFrame
      ratio={16 / 9}
      mode={mode}
      tags={{ before: 'Before, 320 × 180', after: 'After, 640 × 360' }}
      before={<i />}
      after={<b />}
    />,
  );
  return container.firstElementChild as HTMLElement;
}

it('moves by keys and by hand, and says where it is', () => {
  const frame = draw('split');
  const line = screen.getByRole<HTMLInputElement>('slider', { name: /before and after/i });
  expect(frame.style.getPropertyValue('--line')).toBe('50%');
  fireEvent.change(line, { target: { value: '62' } });
  expect(frame.style.getPropertyValue('--line')).toBe('62%');
});

it.each([
  ['before', '100%', 'Before, 320 × 180', 'After, 640 × 360'],
  ['after', '0%', 'After, 640 × 360', 'Before, 320 × 180'],
] as const)('shows %s alone, with its own tag', (mode, line, there, away) => {
  expect(draw(mode).style.getPropertyValue('--line')).toBe(line);
  expect(screen.getByText(there)).toBeDefined();
  expect(screen.queryByText(away)).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});
