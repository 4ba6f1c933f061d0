// The icon beside a ratio has its shape.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RatioIcon } from './ratio-icon.tsx';

afterEach(cleanup);

it.each([
  ['1:1', 0],
  ['16:9', 1],
  ['21:9', 1],
  ['2:3', -1],
])('%s is drawn as what it is', (ratio, lies) => {
  const { container } = render(<RatioIcon ratio={ratio} />);
  const rect = container.querySelector('rect');
  const [width, height] = ['width', 'height'].map((side) => Number(rect?.getAttribute(side)));
  expect(Math.sign((width ?? 0) - (height ?? 0))).toBe(lies);
  expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(14);
});
