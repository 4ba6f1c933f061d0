// The keyboard is where it was when a dialog that state opened is closed.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState('');
  const shut = () => setOpen('');
  return (
    <>
      <button onClick={() => setOpen('dialog')}>Ask</button>
      <button onClick={() => setOpen('sheet')}>Show</button>
      <Menu
        trigger={<button>More</button>}
        items={[{ label: 'Report', onSelect: () => setOpen('dialog') }]}
      />
      <Dialog isOpen={open === 'dialog'} onClose={shut} title="A question">
        <input aria-label="Answer" />
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={shut} title="A sheet">
        <input aria-label="Answer" />
      </Sheet>
    </>
  );
}

async function closeOpenOne(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it.each(['Ask', 'Show'])('returns to what opened it: %s [product 4.0]', async (name) => {
  render(<Page />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await closeOpenOne();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('returns to the button of the menu whose entry opened it [product 4.0]', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  const entry = await screen.findByRole('menuitem', { name: 'Report' });
  entry.focus();
  fireEvent.click(entry);
  await closeOpenOne();
  await waitFor(() => expect(document.activeElement).toBe(button));
});
