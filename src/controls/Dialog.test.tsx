import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

function Page({ mustAnswer = false }: { mustAnswer?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel</Button>
      <Dialog open={isOpen} title="Are you sure?" kind="alertdialog" onClose={mustAnswer ? undefined : close}>
        <Button onClick={close}>No</Button>
      </Dialog>
    </>
  );
}

it('starts on its heading and gives focus back to its opener', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('closes on Escape, which the browser reports as cancel', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('stays open on Escape where it has to be answered', async () => {
  render(<Page mustAnswer />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = screen.getByRole('alertdialog');
  const wasAllowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(wasAllowed).toBe(false);
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close this window' })).not.toBeInTheDocument();
});
