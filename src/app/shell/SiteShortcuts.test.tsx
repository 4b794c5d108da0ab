import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PALETTE_COOKIE } from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { setKeysOn } from '#src/shared/lib/keys/keymap-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { SiteShortcuts } from './SiteShortcuts.tsx';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

function Page() {
  return (
    <>
      <input aria-label="text" />
      <div role="dialog" aria-label="over the page">
        <button type="button">inside</button>
      </div>
      <Address />
      <SiteShortcuts />
    </>
  );
}

const address = () => screen.getByLabelText('address').textContent;

it('SiteShortcuts opens the shortcut list by ?, but not while typing', async () => {
  const { user } = renderApp(<Page />);
  await user.type(screen.getByLabelText('text'), '?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  expect((await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).textContent).toContain(
    'Next post',
  );
});

it('SiteShortcuts opens dashboard, Explore and post form, and scrolls up, by one key each', async () => {
  const { user } = renderApp(<Page />, { blogs: [aBlog('bo')], path: '/likes' });
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await user.keyboard('d');
  expect(address()).toBe('/dashboard');
  await user.keyboard('e');
  expect(address()).toBe('/explore');
  await user.keyboard('.');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  await user.keyboard('c');
  expect(address()).toBe('/new');
});

it('SiteShortcuts opens activity and messages [layers-07]', async () => {
  const { user } = renderApp(<Page />, { blogs: [aBlog('bo')], path: '/likes' });
  await user.keyboard('a');
  expect(address()).toBe('/activity');
  await user.keyboard('m');
  expect(address()).toBe('/messaging');
});

it('ShortcutList switches single keys off; combinations with Ctrl still work', async () => {
  const { user } = renderApp(<Page />, { path: '/likes' });
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(keys)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['On a post', 'On the page', 'Go to']);
  await user.click(within(keys).getByRole('switch', { name: 'Use single keys' }));
  expect(keys.textContent).not.toContain('Next post');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  await user.keyboard('e');
  expect(address()).toBe('/likes');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeTruthy();
  setKeysOn(true);
});

it("SiteShortcuts ignores members' keys for visitors, and all keys while a dialog has the focus", async () => {
  const { user } = renderApp(<Page />, { path: '/likes' });
  await user.keyboard('dcam');
  expect(address()).toBe('/likes');
  screen.getByRole('button', { name: 'inside' }).focus();
  await user.keyboard('e');
  expect(address()).toBe('/likes');
});

it('SiteShortcuts cycles the palettes, but not while typing [palette-02]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user } = renderApp(<Page />);
  await user.type(screen.getByLabelText('text'), 'P');
  expect(document.documentElement.dataset.palette).toBeUndefined();
  await user.click(document.body);
  await user.keyboard('{Shift>}p{/Shift}');
  expect(document.documentElement.dataset.palette).toBe('darkMode');
  delete document.documentElement.dataset.palette;
  writeCookie(PALETTE_COOKIE, undefined);
});
