// A sheet that hangs from a button leaves with whoever follows a link in it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Popover } from './popover.tsx';

afterEach(cleanup);

it('closes when a link in it is followed, and stays for its other controls', () => {
  render(
    <Popover label="Points" trigger={<button type="button">120</button>}>
      <button type="button">More</button>
      <a href="#history">History</a>
    </Popover>,
  );
  fireEvent.click(screen.getByRole('button', { name: '120' }));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('dialog', { name: 'Points' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
