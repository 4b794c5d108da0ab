import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { CommandPalette } from './CommandPalette.tsx';

const ways = { openKeys: vi.fn(), openPalettes: vi.fn() };

function Page() {
  const [isOpen, setOpen] = useState(true);
  const { pathname, hash } = useLocation();
  return (
    <>
      <output aria-label="address">{`${pathname}${hash}`}</output>
      {isOpen ? <CommandPalette {...ways} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const suggestions: Answer = ({ path }) =>
  path === '/v2/search/suggestions' ? { suggestions: [{ kind: 'blog', blog: aBlog('mira') }] } : {};

function show(blogs = [aBlog('bo'), aBlog('bo-two')], answer = suggestions) {
  return renderApp(<Page />, { blogs, answer, path: '/likes' });
}
const field = () => screen.getByRole('combobox', { name: 'Search pages and commands' });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const address = () => screen.getByLabelText('address').textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

it('CommandPalette lists actions, own blogs and pages, and Enter opens the selected one', async () => {
  const { user } = show();
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Actions',
    'Your blogs',
    'Pages',
  ]);
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'mess');
  expect(chosen()).toContain('Messages');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{Enter}');
  await gone();
  expect(address()).toBe('/messaging');
});

it('CommandPalette cycles through rows by arrow keys and resets the selection when the query changes', async () => {
  const { user } = show();
  await user.type(field(), 'queue');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Queuebo',
    'Queuebo-two',
    expect.stringContaining('Settings of a blog'),
    expect.stringContaining('Main button of the editor'),
    'Search for “queue”',
  ]);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Search for “queue”');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Queuebo-two');
  await user.keyboard(' bo');
  expect(chosen()).toBe('Queuebo');
});

it('CommandPalette finds settings by synonyms', async () => {
  const { user } = show();
  await user.type(field(), 'training');
  await user.click(screen.getByRole('option', { name: /Pass posts on to partners/ }));
  await gone();
  expect(address()).toBe('/settings/privacy#third-party-sharing');
});

it('CommandPalette lists blogs of others and offers a search for unknown words', async () => {
  const { user } = show();
  await user.type(field(), 'zzz');
  expect(await screen.findByRole('option', { name: /mira/ })).toBeTruthy();
  await user.click(screen.getByRole('option', { name: 'Search for “zzz”' }));
  await gone();
  expect(address()).toBe('/search/zzz');
});

it('CommandPalette works without server suggestions', async () => {
  const { user } = show([aBlog('bo')], () => new ApiFailure(500, 5000, 'No.'));
  await user.type(field(), 'likes');
  expect(chosen()).toContain('Likes');
});

it('CommandPalette runs actions in place', async () => {
  const { user } = show();
  await user.type(field(), 'keys');
  await user.click(screen.getByRole('option', { name: /Show keyboard shortcuts/ }));
  await gone();
  expect(ways.openKeys).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/likes');
});

it('CommandPalette offers visitors only the commands for visitors', async () => {
  const { user } = show([]);
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names()).toContain('Log in');
  expect(within(screen.getByRole('listbox')).queryByText('Inbox')).toBeNull();
  await user.type(field(), 'password');
  expect(names()).toEqual(['Search for “password”']);
});

it('CommandPalette does nothing when it is closed', async () => {
  const { user } = show();
  await user.keyboard('{Escape}');
  await gone();
  expect(address()).toBe('/likes');
});
