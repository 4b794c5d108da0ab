import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

function renderMenu(onAction: () => void) {
  return renderUi(
    <Menu
      label="Post options"
      items={[
        { id: 'copy', label: 'Copy link', onAction },
        { id: 'visit', label: 'Visit', href: '/wool' },
        { id: 'report', label: 'Report', tone: 'danger', disabled: true },
      ]}
      trigger={(props) => <IconButton icon="more" label="More" {...props} />}
    />,
  );
}

it('Menu opens by keyboard, runs the item, closes and restores the focus', async () => {
  const onAction = vi.fn();
  const { user } = renderMenu(onAction);
  const trigger = screen.getByRole('button', { name: 'More' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  trigger.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Post options' });
  expect(screen.getByRole('dialog', { name: 'Post options' })).toBeTruthy();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy link'));
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('Menu closes on Escape without running an item', async () => {
  const onAction = vi.fn();
  const { user } = renderMenu(onAction);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onAction).not.toHaveBeenCalled();
});

it('Menu renders items with an address as links and ignores disabled ones', async () => {
  const { user } = renderMenu(() => {});
  await user.click(screen.getByRole('button', { name: 'More' }));
  const link = await screen.findByRole('menuitem', { name: 'Visit' });
  expect(link.getAttribute('href')).toBe('/wool');
  expect(screen.getByRole('menuitem', { name: 'Report' }).getAttribute('aria-disabled')).toBe('true');
});
