// Who one is, small: an image, and the initials of the name while there is none.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

/** They are drawn by the style sheet. */
function readInitials(container: HTMLElement): string | undefined {
  return container.querySelector<HTMLElement>('[data-initials]')?.dataset['initials'];
}

it.each([
  ['Mei Lin', 'ML'],
  ['mei', 'M'],
  ['mei.lin_x', 'MX'],
  ['林 梅', '林'],
  ['  ', '·'],
])('[§3.2] shows the initials of %j as %s', (name, initials) => {
  expect(readInitials(render(<Avatar name={name} />).container)).toBe(initials);
});

it('shows the image, and the initials where it does not come', () => {
  const { container } = render(<Avatar name="Mei Lin" image="/media/face.webp" />);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), readInitials(container)]).toEqual(['/media/face.webp', undefined]);
  if (image) fireEvent.error(image);
  expect(readInitials(container)).toBe('ML');
});
