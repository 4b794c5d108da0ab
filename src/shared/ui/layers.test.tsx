import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

const LAYERS = {
  dialog: (onClose: () => void) => (
    <Dialog title="Settings" onClose={onClose}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Dialog>
  ),
  drawer: (onClose: () => void) => (
    <Drawer label="Settings" onClose={onClose}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Drawer>
  ),
} as const;

function Opener({ layer, onClosed }: { layer: keyof typeof LAYERS; onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open
        ? LAYERS[layer](() => {
            setOpen(false);
            onClosed?.();
          })
        : null}
    </>
  );
}

describe.each(['dialog', 'drawer'] as const)('%s', (layer) => {
  it.each([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['the function its content is given', (user) => user.click(screen.getByRole('button', { name: 'Done' }))],
    [
      'a click on the glass',
      (user) => user.click(document.querySelector('[class*=overlay]') ?? document.body),
    ],
  ] satisfies [string, (user: ReturnType<typeof renderUi>['user']) => Promise<void>][])(
    'overlay closes on %s once and restores the focus [overlay-01] [overlay-02]',
    async (_how, close) => {
      const onClosed = vi.fn();
      const { user } = renderUi(<Opener layer={layer} onClosed={onClosed} />);
      const opener = screen.getByRole('button', { name: 'Open' });
      await user.click(opener);
      expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
      await close(user);
      await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );

  it('overlay traps the focus [overlay-03]', async () => {
    const { user } = renderUi(<Opener layer={layer} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('overlay does not call onClose when its owner unmounts it', () => {
    const onClose = vi.fn();
    const { unmount } = renderUi(LAYERS[layer](onClose));
    unmount();
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('Dialog that is not dismissable stays open and has no close button', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(
    <Dialog label="Decide" dismissable={false} onClose={onClose}>
      <Button>Yes</Button>
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Decide' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
