import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PALETTE_COOKIE } from '#src/shared/lib/look/palette.ts';
import { writeCookie } from '#src/shared/lib/storage/cookies.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { SiteKeys } from './SiteKeys.tsx';

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

function Page() {
  return (
    <>
      <input aria-label="text" />
      <div role="dialog" aria-label="over the page">
        <button type="button">inside</button>
      </div>
      <Address />
      <SiteKeys />
    </>
  );
}

const address = () => screen.getByLabelText('address').textContent;

it('shows the keys at ?, and not while somebody types one', async () => {
  const { user } = renderApp(<Page />);
  await user.type(screen.getByLabelText('text'), '?');
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  expect((await screen.findByRole('dialog', { name: 'Keys' })).textContent).toContain('Next post');
});

it('goes to the dashboard, to Explore, to the post form and up by one key', async () => {
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

it('leaves members’ keys to members, and the page alone while a dialog has the focus', async () => {
  const { user } = renderApp(<Page />, { path: '/likes' });
  await user.keyboard('dc');
  expect(address()).toBe('/likes');
  screen.getByRole('button', { name: 'inside' }).focus();
  await user.keyboard('e');
  expect(address()).toBe('/likes');
});

it('steps through the palettes, and not while somebody types [palette-02]', async () => {
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
